// The cathedral: one building that fills with light, and what each of its parts costs and lacks.

import { offer } from "../../table/offer";
import { points } from "../../ui/points";
import { type Building, CathedralPicture, type Part, type PartName } from "./art/cathedral";
import { Sign } from "./art/signs";
import { lacksFor, missing, Price } from "./Price";
import type { Props } from "./props";
import { chipsFor } from "./recent";
import type { CathedralView } from "./types";

const PARTS: readonly PartName[] = [
  "foundations",
  "main_nave",
  "dean_and_canons",
  "stained_glass",
  "silverware",
];

const isPart = (card: string): boolean => (PARTS as readonly string[]).includes(card);

export function Cathedral(props: Props) {
  const { view, words } = props;
  const open = view.cathedral.filter((card) => card.open || !isPart(card.card));
  const later = view.cathedral.filter((card) => !card.open && isPart(card.card) && leftOf(props, card) > 0);
  return (
    <section class="panel cathedral" aria-label={words.say("page.cathedral")}>
      <div class="view">
        <div class="standing">
          <CathedralPicture parts={building(props)} />
          {CHAPELS.map((name) => (
            <Label {...props} name={name} key={name} />
          ))}
        </div>
      </div>
      <div class="stages">
        {open.map((card) => (
          <Stage {...props} card={card} key={card.card} />
        ))}
        {later.map((card) => (
          <Stage {...props} card={card} later key={card.card} />
        ))}
        {open.length === 0 && later.length === 0 && <p class="muted">{words.say("page.stands")}</p>}
      </div>
    </section>
  );
}

const CHAPELS: readonly PartName[] = ["silverware", "dean_and_canons", "stained_glass"];

const sizeOf = ({ printed, view }: Props, name: string): number => {
  const seen = view.cathedral.find(({ card }) => card === name);
  const taken = seen?.taken.reduce((sum, n) => sum + n, 0) ?? 0;
  const full = printed.cathedral.find(({ card }) => card === name)?.tokens ?? 1;
  return Math.max(full, taken + (seen?.tokens ?? 0));
};

const leftOf = (props: Props, { card, taken }: CathedralView): number =>
  sizeOf(props, card) - taken.reduce((sum, n) => sum + n, 0);

/** Each part with the seats that have given to it. */
function building(props: Props): Building {
  const part = (name: PartName): Part => {
    const seen = props.view.cathedral.find(({ card }) => card === name);
    const taken = seen?.taken.flatMap((n, seat) => Array.from({ length: n }, () => seat)) ?? [];
    const size = sizeOf(props, name);
    return { size, taken, state: taken.length >= size ? "done" : seen?.open ? "open" : "plan" };
  };
  return Object.fromEntries(PARTS.map((name) => [name, part(name)])) as unknown as Building;
}

/** The name of a chapel on the drawing, with the tokens given to it. */
function Label({ name, ...props }: Props & { name: PartName }) {
  const { taken, size } = building(props)[name];
  return (
    <span class={`tagged on-${name}`} aria-hidden="true" data-place={`part-${name}`}>
      {props.words.say("page.chapel", { card: name })}{" "}
      <b>
        {taken.length}/{size}
      </b>
    </span>
  );
}

/** A card to build: its price, and what is missing in words; or what must come before it. */
function Stage({ card, later = false, ...props }: Props & { card: CathedralView; later?: boolean }) {
  const { words, printed } = props;
  const face =
    printed.cathedral.find((other) => other.card === card.card) ??
    printed.objectives.find((other) => other.objective === card.card);
  if (!face) return null;
  const taken = card.taken.reduce((sum, n) => sum + n, 0);
  const master = "needs_master" in face ? face.needs_master : "";
  const lacks = later ? {} : lacksFor(props, card.card);
  return (
    <button
      type="button"
      class={`stage ${later ? "later" : ""}`}
      data-card={card.card}
      {...offer(props, { kind: "build", card: card.card })}
    >
      <span class="what">
        <b>{words.name("building", card.card)}</b>
        <span class="muted">
          {words.say("page.built_of", { taken, of: taken + (later ? leftOf(props, card) : card.tokens) })} ·{" "}
          <Sign name="crown" colour="var(--accent)" label={words.say("page.victory")} /> {points(face.vp)}
        </span>
        {chipsFor(props, "built", { card: card.card })}
      </span>
      <span class="what">
        <Price cost={face.cost} words={words} lacks={lacks} />
        <em>{missing(words, lacks)}</em>
        {master && <span class="muted">{words.say("page.with_master", { master })}</span>}
      </span>
    </button>
  );
}
