// A fief: a landscape in the colour of its resource, its cubes, fields and cities, the price of the next
// level.

import type { Choice } from "../../api/choices";
import { Cube } from "../../cardboard/Token";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { fiefsFor, heldCard, workIn } from "./playing";
import { lacksFor, Price, STUFF } from "./Price";
import type { Counts, Props } from "./props";
import { Portrait } from "./Supply";
import type { FiefView, MasterView, Resource } from "./types";

interface FiefProps extends Props {
  fief: FiefView;
  slot: number;
  mine: boolean;
}

/** What clicking the fief means now: work here, or answer a question about fiefs. */
function plan({ slot, ...props }: FiefProps) {
  const answers = ["fief", "house"]
    .map((kind) => ({ kind, fief: slot }))
    .find((choice) => props.may(choice).length);
  if (answers) return offer(props, answers);
  const held = heldCard(props);
  if (!held || !fiefsFor(props, held).includes(slot)) return null;
  const [work, fief] = workIn(held, slot) as [Choice, Choice];
  const isHere = props.pending[1]?.choice["fief"] === slot;
  const offered = offer(props, work, fief);
  return { ...offered, "aria-pressed": isHere, onClick: () => props.pick(work, fief) };
}

/** What stands on the hill: a mill, firs, a kiln, crags. */
const LANDMARKS: Readonly<Record<Resource, string>> = {
  wheat:
    "M243 78L250 18H260L267 78ZM255 20L238 6M255 20L272 6M255 20L240 34M255 20L270 34M234 11L242 3M276 11L268 3M236 39L244 31M274 39L266 31",
  wood: "M201 78L219 22L237 78ZM226 78L246 8L266 78ZM252 78L270 20L288 78Z",
  clay: "M222 78V36Q241 6 260 36V78ZM264 78V12H275V78ZM234 78V48Q241 37 248 48V78Z",
  stone: "M186 78L224 24L236 36L252 6L300 78ZM252 6L244 20L252 24L260 18Z",
};

export const Land = ({ of }: { of: Resource }) => (
  <svg class="land" viewBox="0 0 300 84" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <path d="M0 84V54Q50 24 110 48T220 40T300 52V84Z" opacity=".45" />
    <path class="landmark" d={LANDMARKS[of]} />
    <path d="M0 84V68Q70 44 150 60T300 46V84Z" />
  </svg>
);

export function Fief(all: FiefProps) {
  const { fief, slot, mine, words, printed } = all;
  const name = words.name("fief", fief.colour);
  const target = mine ? plan(all) : null;
  // The whole landscape is the target; who uses keys or a reader finds the button in it.
  const click = (event: MouseEvent) => !(event.target as Element).closest("button") && target?.onClick(event);
  return (
    <article
      class="fief"
      style={`--stuff:var(--${fief.colour})`}
      data-target={target?.["data-lit"]}
      data-drop={mine ? slot : undefined}
      aria-label={`${slot}. ${name}`}
      onClick={click}
    >
      <Land of={fief.colour} />
      <header>
        <Icon name={fief.colour} size={20} colour="var(--stuff)" />{" "}
        <b>
          {slot}. {name}
        </b>
        <span class="levels" role="img" aria-label={words.say("page.level", { n: fief.level })}>
          {"●".repeat(fief.level)}
          {"○".repeat(2 - fief.level)}
        </span>
      </header>
      <div class="cubes">
        <Cubes {...all} cubes={fief.cubes} from={`fief_${slot}`} />
        <span class="muted small count">
          {fief.tax > 0 && (
            <span title={words.say("page.tax", { n: fief.tax })}>
              {words.say("page.tax_short", { n: fief.tax })} ·{" "}
            </span>
          )}
          {fief.total}/{printed.fief_limit}
        </span>
      </div>
      <div class="slots" data-place={`slots-${slot}`}>
        <Vassals {...all} />
        {Array.from({ length: fief.free_fields }, (_, i) => (
          <span class="slot" key={i}>
            {words.say("page.field")}
          </span>
        ))}
        {fief.masters.map((master) => (
          <City {...all} master={master} key={master.master} />
        ))}
        {Array.from({ length: fief.free_cities }, (_, i) => (
          <span class="slot city" key={i}>
            {words.say("page.city")}
          </span>
        ))}
      </div>
      {mine && (
        <footer>
          {target && (
            <button type="button" class="here" {...target}>
              {words.say("page.here")} <kbd class="wide-only">{slot}</kbd>
            </button>
          )}
          {fief.level < 2 && (
            <button type="button" class="upgrade" {...offer(all, { kind: "upgrade", fief: slot })}>
              {words.say("page.upgrade")}{" "}
              <Price
                cost={printed.fiefs[fief.colour]?.[fief.level]?.upgrade ?? {}}
                words={words}
                lacks={lacksFor(all, `fief_${slot}`)}
              />
            </button>
          )}
        </footer>
      )}
    </article>
  );
}

/** Who works here. Copies are numbered behind those in hand, so that a played card glides from there. */
function Vassals({ fief, slot, ...props }: FiefProps) {
  const seat = props.view.seats[props.shown];
  const before = (card: string) =>
    seat?.fiefs
      .slice(0, slot - 1)
      .reduce((sum, other) => sum + (other?.vassals[card] ?? 0), seat.hand?.[card] ?? 0) ?? 0;
  return (
    <>
      {Object.entries(fief.vassals).flatMap(([card, n]) =>
        Array.from({ length: n }, (_, i) => (
          <span
            class="slot full"
            key={card + i}
            title={props.words.name("card", card)}
            data-piece={`${card}-${before(card) + i}`}
          >
            <Portrait
              card={card}
              kind={props.printed.vassals.find((other) => other.vassal === card)?.kind ?? ""}
              size={34}
            />
          </span>
        )),
      )}
    </>
  );
}

function Cubes({ cubes, from, ...props }: FiefProps & { cubes: Counts; from: string }) {
  const { question } = props;
  const paying = props.mine && props.pending[0]?.choice.kind === "default";
  const proposed = paying && "proposed" in question ? question.proposed : undefined;
  return (
    <>
      {STUFF.flatMap((name) => {
        const n = cubes[name] ?? 0;
        const label = props.words.name("resource", name);
        const given = props.mine && props.may({ kind: "give", resource: name, from }).length > 0;
        const taken = proposed?.[from]?.[name] ?? 0;
        const drawn = Array.from({ length: n }, (_, i) => (
          <span
            data-piece={`${props.shown}-${from}-${name}-${i}`}
            data-from={`slots-${props.slot}`}
            key={name + i}
          >
            <Cube stuff={name} icon={name} label={label} lifted={i >= n - taken} />
          </span>
        ));
        if (!given || !n) return drawn;
        return [
          <button
            type="button"
            class="cubebutton"
            key={name}
            aria-label={props.label({ kind: "give", resource: name, from })}
            {...offer(props, { kind: "give", resource: name, from })}
          >
            {drawn}
          </button>,
        ];
      })}
    </>
  );
}

/** A master in a city: used by a click, moved or laden by the small buttons. */
function City({ master, ...props }: FiefProps & { master: MasterView }) {
  const { words, mine } = props;
  const name = words.name("card", master.master);
  const asked = ["house_firing", "straighten"].find(
    (kind) => props.may({ kind, master: master.master }).length,
  );
  const use = { kind: asked ?? "use", master: master.master };
  return (
    <span class={`slot city full ${master.turned ? "turned" : ""}`} data-piece={master.master}>
      {mine ? (
        <button type="button" title={name} aria-label={props.label(use)} {...offer(props, use)}>
          <Portrait card={master.master} size={34} />
        </button>
      ) : (
        <span title={name}>
          <Portrait card={master.master} size={34} />
        </span>
      )}
      <span class="mastername">{name}</span>
      {master.cubes && (
        <span class="stash">
          <Cubes {...props} cubes={master.cubes} from={master.master} />
        </span>
      )}
      {mine &&
        ["move", "stash"].map(
          (kind) =>
            props.may({ kind, master: master.master }).length > 0 && (
              <button
                type="button"
                class="tiny"
                key={kind}
                aria-label={props.label({ kind, master: master.master })}
                {...offer(props, { kind, master: master.master })}
              >
                {kind === "move" ? "⇄" : "⬓"}
              </button>
            ),
        )}
    </span>
  );
}
