// The other boats as miniatures, the day track and the island order.

import { seatColour, seatSign } from "../../cardboard/families";
import { Icon } from "../../ui/icons";
import { Boat, boatBox } from "./Boat";
import type { Props } from "./props";
import { Stores } from "./Stores";
import { Tile } from "./Tile";
import { asCells } from "./turning";
import type { View } from "./types";

export function OtherBoats({ props }: { props: Props }) {
  const { view, names, words } = props;
  return (
    <section class="panel others">
      <h2 class="label">{words.say("screen.others")}</h2>
      <div class="minis">
        {view.seats.map((other, seat) =>
          seat === props.seat ? null : (
            <button
              type="button"
              class="other"
              key={seat}
              data-place={`boat-${seat}`}
              style={`--seat:${seatColour(seat)}`}
              onClick={() => props.show(seat)}
            >
              <span class="small">
                <span class="sign">{seatSign(seat)}</span> {names[seat]}{" "}
                {other.fish !== undefined && (
                  <>
                    <Icon name="fish" size={12} /> {other.fish}
                  </>
                )}
              </span>
              <SmallBoat {...props} shown={seat} />
            </button>
          ),
        )}
      </div>
    </section>
  );
}

function SmallBoat({ view, printed, names, words, shown }: Props) {
  const { boat, tiles } = view.seats[shown] as View["seats"][number];
  return (
    <svg
      viewBox={boatBox(printed.room_grid, false)}
      role="img"
      aria-label={`${names[shown]}: ${words.say("screen.tiles", { n: tiles.length })}`}
    >
      <Boat drawing={printed} boat={boat} />
      {tiles.map(({ kind, squares, colour }) => (
        <Tile kind={kind} cells={asCells(squares)} colour={colour} />
      ))}
    </svg>
  );
}

/** A boat and its stores, for pointing at a seat. */
export const Miniature = (props: Props) => (
  <div class="isle">
    <SmallBoat {...props} />
    <Stores seat={props.view.seats[props.shown]} words={props.words} />
  </div>
);

/** A boat at sea, for looking back. */
export const Scene = (props: Props) => (
  <div class="isle scenery">
    <SmallBoat {...props} />
    <Stores seat={props.view.seats[props.shown]} words={props.words} />
  </div>
);

const DAYS = [1, 2, 3, 4, 5];

/** Phases in which who has passed makes no more moves. */
const PASSED_COUNTS: readonly string[] = ["rescuing", "finds"];

/** Five moons and a black sail: how long until Vesh comes; then who is first on the island. */
export function Track({ props }: { props: Props }) {
  const { view, names, words } = props;
  return (
    <div class="track">
      <div class="days" role="img" aria-label={words.say("screen.day", { n: view.day })}>
        {DAYS.map((day) => (
          <span class={day === view.day ? "today" : day < view.day ? "past" : ""}>
            <Icon name="moon" size={18} />
          </span>
        ))}
        <Icon name="flag" size={20} />
      </div>
      <ol class="plain order" aria-label={words.say("screen.order")}>
        {view.order.map((seat) => (
          <li key={seat} style={`--seat:${seatColour(seat)}`}>
            <span class="sign">{seatSign(seat)}</span> {names[seat]}
            {PASSED_COUNTS.includes(view.phase) && view.seats[seat]?.passed && (
              <span class="muted small"> · {words.say("screen.passed")}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
