// The desk of the guild: give one tile, take another kind and a card; or gold and spice for a bonus tile.

import { useState } from "preact/hooks";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { Good } from "./look";
import type { Props } from "./props";

const GIFTS = [
  ["exchange-spice", "spice"],
  ["exchange-food", "fish"],
] as const;

/** The bonus stack, with its top tile open to all. */
export function Stack({ words, view }: Props) {
  return (
    <span class="small muted">
      {words.say("board.stack", { left: view.bonus.left })}{" "}
      {view.bonus.top && <b>{words.name("bonus", view.bonus.top)}</b>}
    </span>
  );
}

/** Where the family at the guild chooses its exchange. */
export function Desk(props: Props) {
  const { words, view, question } = props;
  if (question.kind !== "guild") return null;
  return (
    <div class="desk" role="group" aria-label={words.say("page.guild")}>
      <Exchange {...props} />
      {view.bonus.stack && (
        <>
          <span class="muted small">{words.say("page.bonus_stack")}</span>
          <span class="row">
            {view.bonus.stack.map((tile) => (
              <button
                type="button"
                key={tile}
                class="bonus"
                {...offer(props, { kind: "exchange-bonus", tile })}
              >
                {words.name("bonus", tile)}
              </button>
            ))}
          </span>
        </>
      )}
    </div>
  );
}

function Exchange(props: Props) {
  const { words, view, seat } = props;
  const own = Object.entries(view.seats[seat]?.goods ?? {})
    .filter(([, n]) => n > 0)
    .map(([good]) => good);
  const [given, setGiven] = useState("");
  const give = own.includes(given) ? given : own[0];
  if (!give) return null;
  return (
    <>
      <span class="row">
        <span class="muted small">{words.say("page.give")}</span>
        {own.map((good) => (
          <button
            type="button"
            key={good}
            class="pick"
            aria-pressed={good === give}
            aria-label={`${words.say("page.give")} ${words.name("good", good)}`}
            onClick={() => setGiven(good)}
          >
            <Good good={good} words={words} size={30} />
          </button>
        ))}
      </span>
      {GIFTS.filter(([kind]) => props.may({ kind }).length > 0).map(([kind, icon]) => (
        <span class="row" key={kind}>
          <span class="muted small">
            {words.say("page.take")} + <Icon name={icon} size={14} label={words.say("page.gift")} />
          </span>
          {Object.keys(view.bag.goods)
            .filter((take) => take !== give)
            .map((take) => (
              <button
                type="button"
                key={take}
                class="pick"
                aria-label={props.label({ kind, give, take })}
                {...offer(props, { kind, give, take })}
              >
                <Good good={take} words={words} size={30} />
              </button>
            ))}
        </span>
      ))}
    </>
  );
}
