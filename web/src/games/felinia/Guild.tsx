// The desk of the guild: give one tile, take another kind and a card; or gold and spice for a bonus tile.

import { useState } from "preact/hooks";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { Good, symbolColour, symbolIcon } from "./look";
import type { Props } from "./props";
import { BonusHead } from "./Sets";

const GIFTS = [
  ["exchange-spice", "spice"],
  ["exchange-food", "food"],
] as const;

/** The bonus stack with its top tile, which lies open to all. */
export function Stack(props: Props) {
  const { words, view } = props;
  const { top, left } = view.bonus;
  return (
    <span class="aside top-bonus" title={words.say("board.stack", { left })}>
      {top ? (
        <>
          <BonusHead props={props} tile={top} size={20} /> {words.name("bonus", top)}
        </>
      ) : (
        words.say("board.stack", { left })
      )}
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
        <div class="desk-row">
          <span class="muted small">{words.say("page.bonus_stack")}</span>
          <span class="row">
            {view.bonus.stack.map((tile) => (
              <button
                type="button"
                key={tile}
                class="bonus"
                {...offer(props, { kind: "exchange-bonus", tile })}
              >
                <BonusHead props={props} tile={tile} />
                {words.name("bonus", tile)}
              </button>
            ))}
          </span>
        </div>
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
      <div class="desk-row">
        <span class="muted small">{words.say("page.give")}</span>
        <span class="row">
          {own.map((good) => (
            <button
              type="button"
              key={good}
              class="pick"
              aria-pressed={good === give}
              aria-label={`${words.say("page.give")} ${words.name("good", good)}`}
              onClick={() => setGiven(good)}
            >
              <Good good={good} words={words} size={32} />
            </button>
          ))}
        </span>
      </div>
      {GIFTS.filter(([kind]) => props.may({ kind }).length > 0).map(([kind, gift]) => (
        <Take key={kind} props={props} kind={kind} gift={gift} give={give} />
      ))}
    </>
  );
}

function Take({ props, kind, gift, give }: { props: Props; kind: string; gift: string; give: string }) {
  const { words, view } = props;
  return (
    <div class="desk-row">
      <span class="muted small">
        {words.say("page.take")} +{" "}
        <span class="gift" data-what={gift}>
          <Icon
            name={symbolIcon(gift)}
            size={16}
            colour={symbolColour(gift)}
            label={`${words.say("page.gift")} ${words.name("what", gift)}`}
          />
        </span>
      </span>
      <span class="row">
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
              <Good good={take} words={words} size={32} />
            </button>
          ))}
      </span>
    </div>
  );
}
