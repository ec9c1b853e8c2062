// The fields left and right of the island with their cats, and the treasures and oshax on the table.

import type { Choice } from "../../api/choices";
import { seatColour, seatSign } from "../../cardboard/families";
import { offer } from "../../table/offer";
import { drag } from "../../ui/drag";
import { Icon } from "../../ui/icons";
import { memo } from "../../ui/memo";
import { Island } from "./art/Island";
import { placesOf } from "./places";
import type { Props, Square } from "./props";
import { TilePicture } from "./Tile";
import type { FieldCat, Side } from "./types";
import type { Hand } from "./useHeld";

const NOTHING: readonly Square[] = [];

export interface FieldsProps {
  props: Props;
  /** In the sandbox: try this tile. */
  onTry: ((shape: string, colour?: string) => void) | null;
  /** The choice whose tile is in hand: its place is empty. */
  carried: Choice | null;
  hand: { readonly current: Hand };
  locate: { current: (x: number, y: number) => [number, number] };
}

/** A cat that somebody took since my last decision. */
interface Gone extends FieldCat {
  seat: number;
}

const SIDES: readonly Side[] = ["left", "right"];
const sideOf = (cat: FieldCat): Side => cat.side ?? "left";

/** The cats in the order they are seen: first those on the left. */
export function catsInOrder(fields: readonly FieldCat[]): FieldCat[] {
  return SIDES.flatMap((side) => fields.filter((cat) => sideOf(cat) === side));
}

/** What picking a cat from the fields means now: rescue it, or herd it to the other field. */
export function choiceOf(cat: FieldCat, props: Props): Choice {
  const kind = props.question.kind === "herd" ? "herd" : "rescue";
  return { kind, colour: cat.colour, shape: cat.shape };
}

function goneSince({ recent }: Props): Gone[] {
  return recent
    .filter(({ event }) => event["kind"] === "cat_rescued" || event["kind"] === "cat_taken")
    .map(({ seat, event }) => ({
      seat,
      colour: String(event["colour"]),
      shape: String(event["shape"]),
      side: (event["side"] ?? "left") as Side,
    }));
}

const isSame = (choice: Choice | null, other: Choice) =>
  choice !== null && choice["shape"] === other["shape"] && choice["colour"] === other["colour"];

/** Attributes that take a tile up to the boat, where the server said at which places it may lie. */
function takesUp(choice: Choice, given: FieldsProps) {
  const { props, onTry, carried, hand, locate } = given;
  const offered = offer(props, choice);
  const [shape, colour] = [String(choice["shape"]), choice["colour"] as string | undefined];
  if (onTry) return { ...offered, "aria-disabled": false, onClick: () => onTry(shape, colour) };
  const canTry = !offered["aria-disabled"] && placesOf(props.question, shape) !== null;
  if (!canTry) return offered;
  const held = isSame(carried, choice);
  return {
    ...offered,
    "aria-pressed": held,
    onClick: (event: MouseEvent) => {
      if (!held) hand.current.propose(choice);
      else if (event.detail === 0 && props.pending.length) props.confirm(); // by Enter, a second time
      else hand.current.carry(null);
    },
    onPointerDown: (event: PointerEvent) => lift(event, choice, hand, locate),
  };
}

export const Fields = memo(function Fields(given: FieldsProps) {
  const { view, words } = given.props;
  const cats = catsInOrder(view.fields);
  const gone = goneSince(given.props);
  const sided = view.mode !== "family";
  return (
    <aside class={`fields ${sided ? "" : "one"}`} aria-label={words.say("screen.fields")}>
      <div class="fieldgrid">
        {(sided ? SIDES : SIDES.slice(0, 1)).map((side) => (
          <Field
            key={side}
            {...given}
            side={side}
            sided={sided}
            cats={cats.filter((cat) => sideOf(cat) === side)}
            gone={gone.filter((cat) => sideOf(cat) === side)}
            first={side === "left" ? 1 : 1 + cats.filter((cat) => sideOf(cat) === "left").length}
          />
        ))}
        <Island />
      </div>
      <Supply {...given} />
    </aside>
  );
});

interface FieldProps extends FieldsProps {
  side: Side;
  sided: boolean;
  cats: readonly FieldCat[];
  gone: readonly Gone[];
  /** The number of its first cat. */
  first: number;
}

function Field(given: FieldProps) {
  const { props, side, sided, cats, gone } = given;
  const { words, printed } = props;
  return (
    <section class={`field ${side}`} style={`--n:${Math.max(1, cats.length + gone.length)}`}>
      <h2>
        <span class="sidename">{sided ? words.name("side", side) : words.say("screen.fields")}</span>
        {sided && (
          <b>
            <Icon name="fish" size={16} label={words.say("screen.fish")} /> {printed.prices[side]}
          </b>
        )}
      </h2>
      <div class="cats">
        {cats.map((cat, i) => (
          <FieldCatButton key={`${cat.colour}${cat.shape}${i}`} {...given} cat={cat} n={given.first + i} />
        ))}
        {gone.map((cat, i) => (
          <Ghost key={`gone${i}`} cat={cat} props={props} />
        ))}
      </div>
    </section>
  );
}

const squaresOf = ({ printed }: Props, shape: string) => printed.shapes[shape]?.turns[0] ?? NOTHING;

function FieldCatButton(given: FieldProps & { cat: FieldCat; n: number }) {
  const { cat, n, props, side, carried } = given;
  const { words } = props;
  const choice = choiceOf(cat, props);
  const name = `${words.name("colour", cat.colour)}, ${words.name("shape", cat.shape)}`;
  const price = cat.price === undefined ? "" : `, ${words.say("screen.price", { n: cat.price })}`;
  return (
    <button
      type="button"
      class={`fieldcat ${side} ${isSame(carried, choice) ? "held" : ""}`}
      title={name}
      data-cat={`${cat.colour}-${cat.shape}`}
      {...takesUp(choice, given)}
    >
      <kbd class="key" aria-hidden="true">
        {n}
      </kbd>
      <span class="spoken">{`${name}${price}`}</span>
      <TilePicture kind="cat" squares={squaresOf(props, cat.shape)} colour={cat.colour} even />
    </button>
  );
}

/** A cat that was just taken, with the sign of who took it. */
function Ghost({ cat, props }: { cat: Gone; props: Props }) {
  const { words, names } = props;
  return (
    <span
      class="fieldcat gone"
      title={words.say("screen.took", { name: names[cat.seat], colour: cat.colour })}
    >
      <TilePicture kind="cat" squares={squaresOf(props, cat.shape)} colour={cat.colour} even />
      <span class="taker" style={`--seat:${seatColour(cat.seat)}`}>
        <span class="sign">{seatSign(cat.seat)}</span> <span class="takername">{names[cat.seat]}</span>
      </span>
    </span>
  );
}

/** Treasures and oshax on the table, with how many of each are left. */
export function Supply(given: FieldsProps) {
  const { props } = given;
  const { view, words } = props;
  const kinds = Object.entries(view.supply).flatMap(([kind, shapes]) =>
    Object.entries(shapes).map(([shape, left]) => ({ kind, shape, left })),
  );
  return (
    <div class="supply" role="group" aria-label={words.say("screen.supply")}>
      {kinds
        .filter(({ left }) => left > 0)
        .map(({ kind, shape, left }) => (
          <button
            type="button"
            key={shape}
            class={`find ${kind}`}
            data-shape={shape}
            title={words.name("shape", shape)}
            aria-label={`${words.name("tile", kind)}: ${words.name("shape", shape)}, ${left}`}
            {...takesUp({ kind: "take", shape }, given)}
          >
            <TilePicture kind={kind} squares={squaresOf(props, shape)} />
            {kind !== "oshax" && <span class="left">{left}</span>}
          </button>
        ))}
    </div>
  );
}

/**
 * A tile is dragged to the boat: dropped there, it is taken and placed by one confirmation. A second finger
 * turns it on the way.
 */
function lift(
  event: PointerEvent,
  choice: Choice,
  hand: FieldsProps["hand"],
  locate: FieldsProps["locate"],
): void {
  const turn = (other: PointerEvent) => other.pointerId !== event.pointerId && hand.current.turn(1);
  const end = () => removeEventListener("pointerdown", turn);
  drag(event, {
    start() {
      (document.activeElement as HTMLElement | null)?.blur(); // Enter confirms, it does not press the field again
      hand.current.carry(choice);
      addEventListener("pointerdown", turn);
    },
    move: ({ x, y }) => hand.current.hover(...locate.current(x, y)),
    drop({ x, y, over }) {
      end();
      if (over?.closest('[data-place="boat"]')) hand.current.put(...locate.current(x, y));
      else hand.current.carry(null);
    },
    cancel() {
      end();
      hand.current.carry(null);
    },
  });
}
