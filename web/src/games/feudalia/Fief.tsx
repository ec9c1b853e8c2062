// A fief: its landscape, its cubes in stacks, plots to work in, houses of masters, the price of the next level.

import type { Choice } from "../../api/choices";
import { offer } from "../../table/offer";
import { points } from "../../ui/points";
import { Stack } from "./art/cubes";
import { FutureHouse, House } from "./art/house";
import { Landscape, Plot, ROOFS } from "./art/land";
import { Bust } from "./art/Portrait";
import { Sign } from "./art/signs";
import { lookAt } from "./look";
import { fiefsFor, heldCard, workIn } from "./playing";
import { colourOf, lacksFor, Price, STUFF } from "./Price";
import type { Counts, Props } from "./props";
import type { FiefView, MasterView } from "./types";

interface FiefProps extends Props {
  fief: FiefView;
  slot: number;
  mine: boolean;
}

/** What clicking the fief means now: work here, or answer a question about fiefs. */
export function targetOf({ slot, ...props }: Props & { slot: number }) {
  const answers = ["fief", "house"]
    .map((kind) => ({ kind, fief: slot }))
    .find((choice) => props.may(choice).length);
  if (answers) return { ...offer(props, answers), "aria-label": props.label(answers) };
  const held = heldCard(props);
  if (!held || !fiefsFor(props, held).includes(slot)) return null;
  const [work, fief] = workIn(held, slot) as [Choice, Choice];
  const isHere = props.pending[1]?.choice["fief"] === slot;
  const label = props.words.say("page.work_in", { vassal: held, fief: slot });
  return {
    ...offer(props, work, fief),
    "aria-pressed": isHere,
    "aria-label": label,
    onClick: () => props.decide(work, fief),
  };
}

export function Fief(all: FiefProps) {
  const { fief, slot, mine, words } = all;
  const target = mine && !all.readOnly ? targetOf(all) : null;
  // The whole landscape is the target; who uses keys or a reader finds the button in it.
  const click = (event: MouseEvent) => !(event.target as Element).closest("button") && target?.onClick(event);
  return (
    <article
      class={`fief level-${fief.level} ${target?.["aria-pressed"] ? "chosen" : ""}`}
      style={`--stuff:var(--${fief.colour});--soil:var(--paint-hill-${fief.colour}-3)`}
      data-target={target?.["data-lit"]}
      data-slot={slot}
      data-drop={mine ? slot : undefined}
      aria-label={`${slot}. ${words.name("fief", fief.colour)}`}
      onClick={click}
    >
      <Landscape stuff={fief.colour} level={fief.level} />
      <Head {...all} />
      <div class="yard">
        <div class="store">
          <Cubes {...all} cubes={fief.cubes} from={`fief_${slot}`} />
          <Warning {...all} />
        </div>
        <div class="homes">
          <Homes {...all} />
        </div>
      </div>
      <Plots {...all} target={target} />
    </article>
  );
}

/** Its name with its level, points, cubes of so many, the next level. */
function Head({ fief, slot, mine, words, printed, ...rest }: FiefProps) {
  const props = { ...rest, words, printed } as Props;
  const full = fief.total > printed.fief_limit;
  return (
    <header>
      <span class="fname">
        <span class="number">{slot}</span>
        <Sign name={fief.colour} size="1.2em" colour={colourOf(fief.colour)} />
        <b>{words.say("page.settlement", { colour: fief.colour, level: fief.level })}</b>
      </span>
      <span class="tagged" title={words.say("page.victory")}>
        <Sign name="crown" colour="var(--accent)" label={words.say("page.victory")} />
        {points(fief.vp)}
      </span>
      <span
        class={`tagged cap ${full ? "over" : ""}`}
        title={words.say("page.at_most", { n: printed.fief_limit })}
      >
        {fief.total}/{printed.fief_limit}
      </span>
      {fief.level === 2 ? (
        <span class="tagged complete">
          <Sign name="check" /> <span>{words.say("page.complete")}</span>
        </span>
      ) : (
        <Upgrade {...props} fief={fief} slot={slot} mine={mine} />
      )}
    </header>
  );
}

function Upgrade({ fief, slot, mine, ...props }: FiefProps) {
  const { words, printed } = props;
  const price = (
    <>
      <Sign name="up" /> <span class="next">{words.say("page.grows", { level: fief.level + 1 })}</span>
      <Price
        cost={printed.fiefs[fief.colour]?.[fief.level]?.upgrade ?? {}}
        words={words}
        lacks={mine ? lacksFor(props, `fief_${slot}`) : {}}
      />
    </>
  );
  if (!mine || props.readOnly) return <span class="upgrade">{price}</span>;
  const choice = { kind: "upgrade", fief: slot };
  return (
    <button type="button" class="upgrade" {...offer(props, choice)}>
      <span class="spoken">{props.label(choice)}: </span>
      {price}
    </button>
  );
}

/** What the tax collector would take, or takes now. */
function Warning({ fief, slot, mine, words, question }: FiefProps) {
  const asked = "fief" in question && question.fief === slot ? question : null;
  const due = asked && (asked.kind === "tax_cube" || asked.kind === "adjust") ? Number(asked["n"]) : 0;
  if (mine && due > 0)
    return (
      <span class="fate due">
        <Sign name={asked?.kind === "tax_cube" ? "hat" : "cross"} /> −{due}
      </span>
    );
  return fief.tax > 0 ? (
    <span class="fate" title={words.say("page.tax", { n: fief.tax })}>
      <Sign name="hat" label={words.say("page.tax", { n: fief.tax })} /> {fief.tax}
    </span>
  ) : null;
}

/** The fields: who works here, and the free ones, which light up as one target. */
function Plots({ target, ...all }: FiefProps & { target: ReturnType<typeof targetOf> }) {
  const { fief, slot } = all;
  const held = heldCard(all);
  const here = target?.["aria-pressed"] ? held : null;
  const free = Array.from({ length: fief.free_fields }, (_, i) => (
    <span class="slot" key={i}>
      <Plot stuff={fief.colour} />
      {here && i === 0 && (
        <span class="ghost">
          <Bust card={here} />
        </span>
      )}
    </span>
  ));
  return (
    <div class="plots" data-place={`slots-${slot}`}>
      <Workers {...all} />
      {target ? (
        <button type="button" class="here" {...target}>
          {free.length > 0 ? free : <span class="slot arrow">↓</span>}
        </button>
      ) : (
        free
      )}
    </div>
  );
}

/** Who works here. Copies are numbered behind those in hand, so that a played card glides from there. */
function Workers({ fief, slot, ...props }: FiefProps) {
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
            data-look={card}
            data-piece={`${card}-${before(card) + i}`}
          >
            <Plot stuff={fief.colour} />
            <Bust card={card} />
          </span>
        )),
      )}
    </>
  );
}

/** Stacks of cubes; one that may be given is a button, and what is proposed is lifted. */
function Cubes({ cubes, from, ...props }: FiefProps & { cubes: Counts; from: string }) {
  const { question, words } = props;
  const paying = props.mine && props.pending[0]?.choice.kind === "default";
  const proposed = paying && "proposed" in question ? question.proposed : undefined;
  return (
    <>
      {STUFF.filter((name) => (cubes[name] ?? 0) > 0).map((name) => {
        const n = cubes[name] ?? 0;
        const give = { kind: "give", resource: name, from };
        const isPicked = props.pending[0]?.action === props.choices.number(give);
        const lifted = proposed?.[from]?.[name] ?? (isPicked ? 1 : 0);
        const due = question.kind === "tax_cube" || question.kind === "adjust";
        const inside = (
          <>
            <Stack stuff={name} n={n} lifted={lifted} fate={due ? "due" : "given"} />
            <b>{n}</b>
          </>
        );
        const spoken = `${n} ${words.name("resource", name)}`;
        const place = { "data-piece": `${props.shown}-${from}-${name}`, "data-from": `slots-${props.slot}` };
        return props.mine && props.may(give).length > 0 ? (
          <button
            type="button"
            class="pilebutton"
            key={name}
            {...place}
            aria-label={`${props.label(give)} (${spoken})`}
            {...offer(props, give)}
          >
            {inside}
          </button>
        ) : (
          <span class="stacked" key={name} {...place} role="img" aria-label={spoken} title={spoken}>
            {inside}
          </span>
        );
      })}
    </>
  );
}

function Homes(props: FiefProps) {
  const { fief, words } = props;
  return (
    <>
      {fief.masters.map((master) => (
        <City {...props} master={master} key={master.master} />
      ))}
      {Array.from({ length: fief.free_cities }, (_, i) => (
        <span class="slot city" key={i}>
          <House roof={ROOFS[fief.colour]} />
          <span class="plate">{words.say("page.free")}</span>
        </span>
      ))}
      {fief.level < 2 && (
        <span class="slot city soon" title={words.say("page.house_comes")}>
          <FutureHouse />
          <span class="plate">{words.say("page.grows", { level: fief.level + 1 })}</span>
        </span>
      )}
    </>
  );
}

/** What a master may do besides its action. */
export const choresOf = ({ may }: Props, master: string): string[] =>
  ["move", "stash"].filter((kind) => may({ kind, master }).length > 0);

/** A master in a city: used by a click, moved or laden by the small buttons. */
function City({ master, ...props }: FiefProps & { master: MasterView }) {
  const { words, mine, fief } = props;
  const id = master.master;
  const name = words.name("card", id);
  const asked = ["house_firing", "straighten"].find((kind) => props.may({ kind, master: id }).length);
  const use = { kind: asked ?? "use", master: id };
  const inside = (
    <>
      <House roof={ROOFS[fief.colour]} master={id} asleep={master.turned} />
      <span class="plate">{name}</span>
    </>
  );
  return (
    <span class={`slot city full ${master.turned ? "turned" : ""}`} data-piece={id}>
      {mine && !props.readOnly ? (
        <button type="button" class="door" aria-label={props.label(use)} {...lookAt(id, offer(props, use))}>
          {inside}
        </button>
      ) : (
        <span class="door" data-look={id} title={name}>
          {inside}
        </span>
      )}
      {master.cubes && (
        <span class="stash">
          <Cubes {...props} cubes={master.cubes} from={id} />
        </span>
      )}
      {mine && <Chores {...props} master={master} />}
    </span>
  );
}

/** Moving to another city, and moving cubes between the fief and a master who holds some: small, for a pointer; a finger has them on the whole card. */
function Chores({ master: { master }, ...props }: FiefProps & { master: MasterView }) {
  const kinds = choresOf(props, master);
  return kinds.length > 0 ? (
    <span class="chores">
      {kinds.map((kind) => (
        <button
          type="button"
          key={kind}
          aria-label={props.label({ kind, master })}
          title={props.label({ kind, master })}
          {...offer(props, { kind, master })}
        >
          <Sign name={kind === "move" ? "swap" : "any"} />
        </button>
      ))}
    </span>
  ) : null;
}
