// Beside the confirm button: what the held card may do besides working, and the end of the turn.

import type { Choice } from "../../api/choices";
import { offer } from "../../table/offer";
import { useTools } from "../../table/tools";
import { Sign, type SignName } from "./art/signs";
import { openAnswers } from "./Chooser";
import { heldCard } from "./playing";
import type { Props } from "./props";

export function useActions(props: Props): void {
  const { pending, legal, readOnly, seat, view } = props;
  const tools = readOnly || openAnswers(props).length ? null : <Actions {...props} />;
  useTools(tools, [pending, legal, readOnly, seat, view]);
}

function Actions(props: Props) {
  const { words, printed } = props;
  const held = heldCard(props);
  const card = printed.vassals.find(({ vassal }) => vassal === held);
  return (
    <span class="feudalia-actions">
      {card && (
        <Target
          {...props}
          choice={{ kind: "income", vassal: card.vassal }}
          text={words.say("page.income", { n: card.income })}
          icon="coin"
        />
      )}
      {card?.influence && (
        <Target
          {...props}
          choice={{ kind: "influence", vassal: card.vassal }}
          text={words.say("page.influence")}
          icon="speech"
        />
      )}
      {props.may({ kind: "pass" }).length > 0 && <EndOfTurn {...props} />}
    </span>
  );
}

interface TargetProps extends Props {
  choice: Choice;
  text: string;
  icon: SignName;
}

const Target = ({ choice, text, icon, ...props }: TargetProps) => (
  <button type="button" class="target" data-drop={choice.kind} {...offer(props, choice)}>
    <Sign name={icon} colour={icon === "coin" ? "var(--coin)" : "currentColor"} /> <span>{text}</span>
  </button>
);

/** Says first what is kept, where something is lost. */
function EndOfTurn(props: Props) {
  const { words, view, seat } = props;
  const own = view.seats[seat];
  const loses = own && own.coins > own.keeps;
  return (
    <button type="button" class="pass" {...offer(props, { kind: "pass" })}>
      <span>{words.say("page.end_turn")}</span>
      {loses && <small>{words.say("page.keeps_of", { n: own.keeps, of: own.coins })}</small>}
    </button>
  );
}
