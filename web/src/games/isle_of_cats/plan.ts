// What is chosen and not yet sent, in words: the sentence of the status line and the confirm button.

import type { Option } from "../../api/choices";
import { isGoingOn } from "./Answers";
import { picksText } from "./picks";
import { cardWords, type Props } from "./props";

const find = (plan: readonly Option[], kind: string) =>
  plan.find(({ choice }) => choice.kind === kind)?.choice;

/** "Rescue the blue cat for 3 fish with a basket card." */
export function planText(props: Props, plan: readonly Option[]): string {
  const { words, view, question, printed } = props;
  const picked = picksText(props, plan);
  if (picked) return [picked, namesOf(props, plan)].filter(Boolean).join(": ");
  if (!find(plan, "place")) return "";
  const rescue = find(plan, "rescue");
  const take = find(plan, "take");
  if (take) {
    const tile = printed.shapes[String(take["shape"])]?.kind;
    return words.say("screen.plan_treasure", { tile });
  }
  if (!rescue) return words.say("screen.plan_place");
  if (!("baskets" in question)) return words.say("screen.plan_take", rescue);
  const cat = view.fields.find(
    (entry) => entry.colour === rescue["colour"] && entry.shape === rescue["shape"],
  );
  const basket = find(plan, "basket")?.["basket"] ?? question.baskets?.[0];
  return words.say("screen.plan_rescue", { ...rescue, fish: cat?.price ?? 0, basket });
}

/** The cards of a plan by name. */
function namesOf({ words }: Props, plan: readonly Option[]): string {
  return plan
    .filter(({ choice }) => choice["card"] !== undefined)
    .map(({ choice }) => cardWords(String(choice["card"]), words, choice.kind === "keep_family").title)
    .join(", ");
}

export function confirmText(props: Props, plan: readonly Option[]): string {
  const { words } = props;
  if (find(plan, "place")) return words.say("screen.place");
  const last = plan[plan.length - 1]?.choice;
  if (isGoingOn(props, last)) return words.say("screen.continue");
  return picksText(props, plan);
}
