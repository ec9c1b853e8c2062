// What a choice that is not sent yet leads to, for the status line: a price, a ship to board, a reward.

import { rewardOf } from "./island/Marks";
import { boatOf, type Props } from "./props";

export function gainOf(props: Props, plan: Props["pending"]): string {
  const choice = plan[0]?.choice;
  if (!choice) return "";
  if (choice.kind === "guild" || choice.kind === "market") return priceOf(props, choice["market"] ?? "guild");
  if (choice.kind === "buy") return boardableOf(props, String(choice["good"]));
  return choice.kind === "go" ? foundOn(props, plan) : "";
}

function priceOf({ view, words }: Props, space: unknown): string {
  const at = view.spaces.find((other) => other.space === space);
  return at ? words.say("page.price", { price: at.price }) : "";
}

/** "Then you can board the 5:15 ship". */
export function boardableOf(props: Props, good: string): string {
  const { view, words } = props;
  const ships = (view.boards[good] ?? [])
    .map((berth) => view.berths.find((other) => other.berth === berth)?.boat)
    .filter((id) => typeof id === "string")
    .map((id) => boatOf(props, id).departure);
  return ships.length ? words.say("page.then_board", { times: ships }) : "";
}

/** What the provinces of a way bring. */
function foundOn({ printed, words }: Props, plan: Props["pending"]): string {
  const symbols = plan.flatMap(
    ({ choice }) => printed.board.province.find(({ id }) => id === choice["province"])?.symbols ?? [],
  );
  return rewardOf(words, symbols);
}
