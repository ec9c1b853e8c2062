// The other seats in small: points, fiefs with levels and cubes, masters; a tap opens their side of the
// table.

import { seatColour, seatSign } from "../../cardboard/families";
import { Icon } from "../../ui/icons";
import { points } from "../../ui/points";
import { Fief } from "./Fief";
import type { Props } from "./props";
import type { FiefView, SeatView } from "./types";

export function Others(props: Props) {
  const { view, words, seat } = props;
  return (
    <section class="panel others" aria-label={words.say("page.others")}>
      <h2>{words.say("page.others")}</h2>
      {view.seats
        .filter((other) => other.seat !== seat)
        .map((other) => (
          <button
            type="button"
            class="other"
            key={other.seat}
            style={`--seat:${seatColour(other.seat)}`}
            onClick={() => props.show(other.seat)}
          >
            <Fortune {...props} shown={other.seat} />
            {other.fiefs.map(
              (fief, slot) => fief && <Small {...props} fief={fief} slot={slot + 1} key={slot} />,
            )}
          </button>
        ))}
    </section>
  );
}

function Fortune({ view, words, names, shown }: Props) {
  const { vp, coins } = view.seats[shown] as SeatView;
  return (
    <span class="row">
      <span class="sign">{seatSign(shown)}</span> <b>{names[shown]}</b>{" "}
      <Icon name="crown" size={15} colour="var(--accent)" label={words.say("page.victory")} /> {points(vp)}{" "}
      <Icon name="coin" size={15} colour="var(--coin)" label={words.say("page.coins")} /> {coins}
    </span>
  );
}

/** Somebody's fiefs in small, for pointing at a seat. */
export const Miniature = (props: Props) => (
  <div class="feudalia">
    <Fortune {...props} />
    <div class="fiefs">
      {props.view.seats[props.shown]?.fiefs.map(
        (fief, i) => fief && <Fief {...props} fief={fief} slot={i + 1} mine={false} key={i} />,
      )}
    </div>
  </div>
);

function Small({ fief, words }: Props & { fief: FiefView; slot: number }) {
  return (
    <span class="row small">
      <Icon
        name={fief.colour}
        size={16}
        colour={`var(--${fief.colour})`}
        label={words.name("fief", fief.colour)}
      />
      <span class="levels" role="img" aria-label={words.say("page.level", { n: fief.level })}>
        {"●".repeat(fief.level)}
        {"○".repeat(2 - fief.level)}
      </span>
      {Object.entries(fief.cubes)
        .filter(([, n]) => n)
        .map(([name, n]) => (
          <span key={name}>
            <Icon
              name={name as FiefView["colour"]}
              size={14}
              colour={`var(--${name})`}
              label={words.name("resource", name)}
            />
            {n}
          </span>
        ))}
      <span class="muted">{fief.masters.map(({ master }) => words.name("card", master)).join(", ")}</span>
    </span>
  );
}
