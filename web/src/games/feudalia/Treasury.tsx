// The treasury: a road of coins with what will be kept, influence left, deck and discard, the tax collector.

import { points } from "../../ui/points";
import { Sign } from "./art/signs";
import { heldCard } from "./playing";
import type { Props } from "./props";
import { isClose, taxState } from "./tax";
import type { SeatView } from "./types";

interface TreasuryProps extends Props {
  open(seat: number): void;
  about(): void;
}

export function Treasury({ open, about, ...props }: TreasuryProps) {
  const { view, words, shown } = props;
  const seat = view.seats[shown];
  if (!seat) return null;
  const held = heldCard(props);
  return (
    <section
      class="panel treasury"
      aria-label={words.say("page.treasury")}
      data-drop="income"
      data-target={held && props.may({ kind: "income", vassal: held }).length ? "" : undefined}
    >
      <div class="purse">
        <span class="big" data-place="coins" title={words.say("page.treasury")}>
          <Sign name="coin" size="1em" colour="var(--coin)" label={words.say("page.coins")} /> {seat.coins}
        </span>
        <span class="keeps">
          {words.say("page.keeps", { n: seat.keeps })}
          {seat.coins > seat.keeps && (
            <b class="lost">{words.say("page.loses", { n: seat.coins - seat.keeps })}</b>
          )}
        </span>
        <span class="big victory" title={words.say("page.victory")}>
          <Sign name="crown" size="1em" colour="var(--accent)" label={words.say("page.victory")} />{" "}
          {points(seat.vp)}
          <small>/{points(view.target)}</small>
        </span>
      </div>
      <Road seat={seat} last={props.printed.track_max} />
      <div class="facts">
        <Influence {...props} />
        <button
          type="button"
          class="plain"
          data-place="deck"
          title={words.say("page.piles", { deck: seat.deck_size, discard: seat.discard_size })}
          onClick={() => open(shown)}
        >
          <span class="spoken">
            {words.say("page.piles", { deck: seat.deck_size, discard: seat.discard_size })}:{" "}
          </span>
          <Sign name="cards" /> {seat.deck_size} <span class="muted">+ {seat.discard_size}</span>
        </button>
        <button
          type="button"
          class="plain"
          aria-label={words.say("page.about")}
          title={words.say("page.about")}
          onClick={about}
        >
          <Sign name="scroll" />
        </button>
        <Collector {...props} of={seat} />
      </div>
    </section>
  );
}

function Influence(props: Props) {
  const { view, words, shown } = props;
  if (view.turn !== shown) return null;
  return (
    <span class="influences" title={words.say("page.influence_left", { n: view.now.influence })}>
      <Sign name="speech" label={words.say("page.influence_left", { n: view.now.influence })} />
      <b>{view.now.influence}</b>
    </span>
  );
}

/** Where the tax collector is, in words; red when he is close. */
export function Collector({ of, ...props }: Props & { of: SeatView }) {
  const state = taxState(props, of);
  if (!state) return null;
  return (
    <span
      class={`collector ${isClose(state) ? "close" : ""}`}
      data-look="tax_collector"
      data-place="collector"
      title={props.words.say(`page.tax_${state}_long`)}
    >
      <Sign name="hat" label={props.words.say(`page.tax_${state}_long`)} />{" "}
      <span class="when" aria-hidden="true">
        {props.words.say(`page.tax_${state}`)}
      </span>
    </span>
  );
}

const ROW = 7; // places in a row of the road

/** Where place `i` of the road lies: it winds from row to row. */
function placeOf(i: number): readonly [number, number] {
  const row = Math.floor(i / ROW);
  const column = row % 2 ? ROW - 1 - (i % ROW) : i % ROW;
  return [15 + column * 30, 16 + row * 31];
}

/** The coin track as a winding road, or as one line where there is no room. */
function Road({ seat, last }: { seat: SeatView; last: number }) {
  const places = Array.from({ length: last + 1 }, (_, i) => i);
  const path = places.map((i) => `${i ? "L" : "M"}${placeOf(i).join(" ")}`).join("");
  const look = (i: number) =>
    `${i > 0 && i <= seat.coins ? "full" : ""} ${i === seat.keeps ? "keep" : ""} ${i === seat.coins ? "here" : ""}`;
  const height = (Math.floor(last / ROW) + 1) * 31 + 2;
  return (
    <>
      <svg class="road" viewBox={`0 0 210 ${height}`} aria-hidden="true">
        <path d={path} class="way" />
        {places.map((i) => {
          const [x, y] = placeOf(i);
          return (
            <g class={look(i)} transform={`translate(${x} ${y})`} key={i}>
              <circle r="11.5" />
              {i === seat.coins && <circle r="14" class="ring" />}
              <text y="4.6">{i}</text>
            </g>
          );
        })}
      </svg>
      <span class="line" aria-hidden="true">
        {places.map((i) => (
          <i class={`${look(i)} ${i % 5 ? "" : "five"}`} key={i} />
        ))}
      </span>
    </>
  );
}
