// At the right of the hand: the answers to an open question, or what the held card may do besides working,
// and the end of the turn.

import type { Choice } from "../../api/choices";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { Chooser, openAnswers } from "./Chooser";
import { heldCard } from "./playing";
import type { Props } from "./props";

export function Actions(props: Props) {
  const { words, readOnly, printed } = props;
  if (readOnly) return null;
  if (openAnswers(props).length) return <Chooser {...props} />;
  const held = heldCard(props);
  const card = printed.vassals.find(({ vassal }) => vassal === held);
  const target = (choice: Choice, text: string, icon: "coin" | "speech", key: string) => (
    <button type="button" class="target" data-drop={choice.kind} {...offer(props, choice)}>
      <Icon name={icon} /> {text} <kbd class="wide-only">{key}</kbd>
    </button>
  );
  return (
    <section class="actions" aria-label={words.say("page.actions")}>
      {!card && props.may({ kind: "pass" }).length > 0 && (
        <p class="muted small">{words.say("page.take_up")}</p>
      )}
      {card &&
        target(
          { kind: "income", vassal: card.vassal },
          words.say("page.income", { n: card.income }),
          "coin",
          "C",
        )}
      {card?.influence &&
        target({ kind: "influence", vassal: card.vassal }, words.say("page.influence"), "speech", "I")}
      <button type="button" class="pass" {...offer(props, { kind: "pass" })}>
        {words.say("choice.pass")}
      </button>
    </section>
  );
}
