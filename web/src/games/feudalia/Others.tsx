// The other seats: levels, hand and tax collector on every seat's plate; their fiefs in small when pointed at.

import { Icon } from "../../ui/icons";
import { points } from "../../ui/points";
import { Sign } from "./art/signs";
import { Fief } from "./Fief";
import { colourOf } from "./Price";
import type { Props } from "./props";
import { Levels } from "./Supply";
import { isClose, taxState } from "./tax";

/** What every seat's plate tells besides name and points. */
export function Plate({ of, ...props }: Props & { of: number }) {
  const { view, words } = props;
  const seat = view.seats[of];
  if (!seat) return null;
  const tax = taxState(props, seat);
  return (
    <span class="feudalia-plate">
      <span class="lands">
        {seat.fiefs.map(
          (fief, i) =>
            fief && (
              <span key={i}>
                <Sign
                  name={fief.colour}
                  size={15}
                  colour={colourOf(fief.colour)}
                  label={words.name("fief", fief.colour)}
                />
                <Levels n={fief.level} words={words} />
                <span class="digit" aria-hidden="true">
                  {fief.level}
                </span>
              </span>
            ),
        )}
      </span>
      <span class="state">
        <span class="cards" title={words.say("page.in_hand", { n: seat.hand_size })}>
          <Sign name="cards" size={15} label={words.say("page.hand")} /> {seat.hand_size}
        </span>
        {tax && (
          <span class={`collector ${isClose(tax) ? "close" : ""}`} title={words.say(`page.tax_${tax}_long`)}>
            <Sign name="hat" size={16} label={words.say(`page.tax_${tax}_long`)} />
            <span class="when" aria-hidden="true">
              {words.say(`page.tax_${tax}`)}
            </span>
          </span>
        )}
      </span>
    </span>
  );
}

/** Somebody's land as large as it gets, for looking back. */
export const Scene = (props: Props) => (
  <div class="feudalia scenery">
    <div class="fiefs">
      <Fiefs {...props} />
    </div>
  </div>
);

const Fiefs = (props: Props) => (
  <>
    {props.view.seats[props.shown]?.fiefs.map(
      (fief, i) => fief && <Fief {...props} fief={fief} slot={i + 1} mine={false} readOnly key={i} />,
    )}
  </>
);

/** Somebody's fiefs in small, for pointing at a seat. */
export const Miniature = (props: Props) => {
  const seat = props.view.seats[props.shown];
  return (
    <div class="feudalia small-land">
      <span class="row">
        <Icon name="crown" size={15} colour="var(--accent)" label={props.words.say("page.victory")} />{" "}
        {points(seat?.vp ?? 0)}{" "}
        <Icon name="coin" size={15} colour="var(--coin)" label={props.words.say("page.coins")} />{" "}
        {seat?.coins ?? 0}
      </span>
      <div class="fiefs">
        <Fiefs {...props} />
      </div>
    </div>
  );
};
