// A fief: a landscape in the colour of its resource, its cubes, fields and cities, the price of the next level.

import { Icon } from "../../pieces/icons";
import { Cube } from "../../pieces/Token";
import { offer } from "../../table/offer";
import { Portrait } from "./Supply";
import { Price, STUFF } from "./Price";
import type { FiefView, MasterView, Props } from "./view";

interface FiefProps extends Props {
  fief: FiefView;
  place: number;
  mine: boolean;
  /** The card of the hand that is held; fiefs where it can work light up. */
  held: string | null;
}

/** What clicking the fief means now: work here, or answer a question about fiefs. */
function plan({ held, place, ...props }: FiefProps) {
  const answers = ["fief", "house"].map((kind) => ({ kind, fief: place })).find((choice) => props.may(choice).length);
  if (answers) return offer(props, answers);
  const works = held && props.view.seats[props.seat]?.can_work?.[held]?.includes(place);
  return works ? offer(props, { kind: "work", vassal: held }, { kind: "fief", fief: place }) : null;
}

export function Fief(all: FiefProps) {
  const { fief, place, mine, words, printed } = all;
  const name = words.name("fief", fief.colour);
  const target = mine ? plan(all) : null;
  return (
    <article class="fief" style={`--stuff:var(--${fief.colour})`} data-target={target?.["data-lit"]} aria-label={`${place}. ${name}`}>
      <svg class="land" viewBox="0 0 300 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70V40Q50 10 110 34T220 26T300 38V70Z" opacity=".45" />
        <path d="M0 70V54Q70 34 150 52T300 50V70Z" opacity=".8" />
      </svg>
      <header>
        <Icon name={fief.colour} size={20} colour="var(--stuff)" /> <b>{place}. {name}</b>
        <span class="levels" role="img" aria-label={words.say("page.level", { n: fief.level })}>{"●".repeat(fief.level)}{"○".repeat(2 - fief.level)}</span>
      </header>
      <div class="cubes">
        <Cubes {...all} cubes={fief.cubes} from={`fief_${place}`} />
        <span class="muted small count">{fief.total}/{printed.fief_limit}</span>
      </div>
      <div class="slots">
        {Object.entries(fief.vassals).flatMap(([card, n]) => Array.from({ length: n }, (_, i) => (
          <span class="slot full" key={card + i} title={words.name("card", card)}><Portrait card={card} kind={all.printed.vassals.find((one) => one.vassal === card)?.kind ?? ""} size={34} /></span>
        )))}
        {Array.from({ length: fief.free_fields }, (_, i) => <span class="slot" key={i}>{words.say("page.field")}</span>)}
        {fief.masters.map((master) => <City {...all} master={master} key={master.master} />)}
        {Array.from({ length: fief.free_cities }, (_, i) => <span class="slot city" key={i}>{words.say("page.city")}</span>)}
      </div>
      {mine && (
        <footer>
          {target && <button type="button" class="here" {...target}>{words.say("page.here")}</button>}
          {fief.level < 2 && (
            <button type="button" class="upgrade" {...offer(all, { kind: "upgrade", fief: place })}>
              {words.say("page.upgrade")} <Price cost={printed.fiefs[fief.colour][fief.level]?.upgrade ?? {}} words={words} />
            </button>
          )}
        </footer>
      )}
    </article>
  );
}

function Cubes({ cubes, from, ...props }: FiefProps & { cubes: Readonly<Record<string, number>>; from: string }) {
  return (
    <>
      {STUFF.flatMap((name) => {
        const n = cubes[name] ?? 0;
        const label = props.words.name("resource", name);
        const given = props.mine && props.may({ kind: "give", resource: name, from }).length > 0;
        const drawn = Array.from({ length: n }, (_, i) => <Cube stuff={name} icon={name} label={label} key={name + i} />);
        if (!given || !n) return drawn;
        return [<button type="button" class="cubebutton" key={name} aria-label={props.label({ kind: "give", resource: name, from })} {...offer(props, { kind: "give", resource: name, from })}>{drawn}</button>];
      })}
    </>
  );
}

/** A master in a city: used by a click, moved or laden by the small buttons. */
function City({ master, ...props }: FiefProps & { master: MasterView }) {
  const { words, mine } = props;
  const name = words.name("card", master.master);
  const fired = props.may({ kind: "house_firing", master: master.master }).length > 0;
  const use = { kind: fired ? "house_firing" : "use", master: master.master };
  return (
    <span class={`slot city full ${master.turned ? "turned" : ""}`}>
      {mine ? <button type="button" title={name} aria-label={props.label(use)} {...offer(props, use)}><Portrait card={master.master} size={34} /></button> : <span title={name}><Portrait card={master.master} size={34} /></span>}
      <span class="mastername">{name}</span>
      {master.cubes && <span class="stash"><Cubes {...props} cubes={master.cubes} from={master.master} /></span>}
      {mine && ["move", "stash"].map((kind) => props.may({ kind, master: master.master }).length > 0 && (
        <button type="button" class="tiny" key={kind} aria-label={props.label({ kind, master: master.master })} {...offer(props, { kind, master: master.master })}>{kind === "move" ? "⇄" : "⬓"}</button>
      ))}
    </span>
  );
}
