// The harbour: ships by departure, each with a note: time, kingdom, fare, and what I lack for it.

import { MoveChip } from "../../table/News";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { HeadIcon } from "./art/Head";
import { Ship } from "./art/Ship";
import { colourOf, Good } from "./look";
import { boatOf, type Props, spread } from "./props";
import type { Berth, Boat } from "./types";

const minutes = (boat: Boat) => boat.departure.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

interface Moored {
  berth: Berth;
  boat: Boat;
}

/** The ships at their berths, earliest departure first. */
export function shipsOf(props: Props): Moored[] {
  const ships = props.view.berths
    .filter((berth) => berth.boat)
    .map((berth) => ({ berth, boat: boatOf(props, berth.boat as string) }));
  return ships.sort((a, b) => minutes(a.boat) - minutes(b.boat));
}

export function Harbour(props: Props) {
  const { words, view } = props;
  const next = view.pile.next && boatOf(props, view.pile.next);
  const rules = `${words.say("board.own_good")} ${words.say("board.last_boats")}`;
  return (
    <section class="panel harbour" aria-label={words.say("page.harbour")}>
      <h2>
        {words.say("page.harbour")}
        <span class="small muted pile" title={rules}>
          {words.say("page.pile", { left: view.pile.left })}
          {next && (
            <>
              {" · "}
              <HeadIcon
                kind={next.destination}
                size={18}
                label={words.name("kingdom", next.destination)}
              />{" "}
              {next.departure}
            </>
          )}
        </span>
      </h2>
      <div class="ships">
        {shipsOf(props).map(({ berth, boat }, index) => (
          <ShipWithNote key={boat.id} props={props} berth={berth} boat={boat} first={index === 0} />
        ))}
      </div>
    </section>
  );
}

/** Who sits on which place; -1 for those who have left the ship already. */
const ridersOf = ({ riders, arrived, landed }: Berth): number[] =>
  arrived ? riders.map((rider, i) => (i < landed ? -1 : rider)) : riders;

function ShipWithNote({ props, berth, boat, first }: { props: Props; first: boolean } & Moored) {
  const { words } = props;
  const facts = { time: boat.departure, kingdom: boat.destination };
  const lack = lackOf(props, { berth, boat });
  const boarding = props.question.kind === "board"; // then the frame means: this one may be boarded
  return (
    <div class="berth">
      <button
        type="button"
        class={`ship ${berth.arrived ? "arrived" : ""} ${lack.near && !boarding ? "near" : ""}`}
        style={`--sail:${colourOf(boat.destination)}`}
        {...offer(props, { kind: "board", berth: berth.berth })}
      >
        <span class="spoken">
          {words.say("page.sail", facts)}: {props.label({ kind: "board", berth: berth.berth })}
        </span>
        <span class="moored" data-piece={boat.id}>
          <Ship kingdom={boat.destination} seats={boat.seats} riders={ridersOf(berth)} />
          <Boarded props={props} boat={boat} />
        </span>
        <span class="note">
          <span class="when">
            <Icon name="clock" size={15} />
            <b>{boat.departure}</b> {words.say("page.kingdom_short", { kingdom: boat.destination })}
            {first && <span class="muted first"> · {words.say("page.first")}</span>}
          </span>
          <span class="fare">
            <Fare props={props} berth={berth} boat={boat} />
          </span>
          {lack.text && <span class="lack">{lack.text}</span>}
        </span>
      </button>
    </div>
  );
}

/** Chips of those who boarded this ship since my last decision. */
function Boarded({ props, boat }: { props: Props; boat: Boat }) {
  const moves = props.recent.filter(({ event }) => event["kind"] === "boarded" && event["boat"] === boat.id);
  return (
    moves.length > 0 && (
      <span class="moves-here">
        {moves.map(({ n, seat }) => (
          <MoveChip key={n} n={n} seat={seat} />
        ))}
      </span>
    )
  );
}

function Fare({ props, berth, boat }: { props: Props } & Moored) {
  const lacking = [...(berth.missing?.goods ?? [])];
  const goods = spread(boat.goods).map((good) => ({ good, missing: takeOut(lacking, good) }));
  const poor = (berth.missing?.silver ?? 0) > 0;
  const order = [...goods].sort((a, b) => Number(a.missing) - Number(b.missing));
  return (
    <>
      {order.map(({ good, missing }, index) => (
        <Good key={index} good={good} words={props.words} missing={missing} />
      ))}
      {boat.silver > 0 && (
        <span class={`coins ${poor ? "poor" : ""}`}>
          {boat.silver}
          <Icon name="coin" size={17} colour="var(--coin)" label={props.words.say("page.silver")} />
        </span>
      )}
    </>
  );
}

/** Take one thing out of a list; whether it was there. The last alike is lacking, the first are owned. */
function takeOut(list: string[], thing: string): boolean {
  const index = list.indexOf(thing);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** What I lack for a fare, and where it is on offer; near if one purchase would do, or nothing is lacking. */
export function lackOf(props: Props, { berth, boat }: Moored): { text: string; near: boolean } {
  const { words } = props;
  const missing = berth.missing;
  if (berth.arrived) return { text: words.say("page.ship_arrived"), near: false };
  if (!missing) return { text: "", near: false };
  if (berth.riders.length >= boat.seats) return { text: words.say("page.ship_full"), near: false };
  const { goods, silver } = missing;
  if (!goods.length)
    return silver
      ? { text: words.say("page.lack_silver", { silver }), near: false }
      : { text: words.say("page.fare_ready"), near: true };
  const markets = marketsWith(props, goods);
  const kinds = new Set(goods).size;
  if (kinds === 1 && markets.length)
    return { text: words.say("page.lack_on", { goods, markets }), near: goods.length === 1 };
  return { text: words.say("page.lacking", { goods }), near: false };
}

/** The markets still to be settled this round where one of these goods lies. */
function marketsWith({ view }: Props, goods: readonly string[]): string[] {
  if (view.phase !== "bidding" && view.phase !== "trading") return [];
  const now = view.spaces.findIndex(({ space }) => space === view.space);
  return view.spaces
    .filter(({ open }, index) => open && index >= now)
    .filter((space) => goods.some((good) => (space.goods[good] ?? 0) > 0))
    .map(({ space }) => space);
}

/** Four ships in small, for a window that shows the market alone. */
export function SmallShips(props: Props) {
  const { words } = props;
  return (
    <div class="small-ships" role="group" aria-label={words.say("page.harbour")}>
      {shipsOf(props).map(({ berth, boat }) => {
        const lack = lackOf(props, { berth, boat });
        return (
          <span key={boat.id} class={`small-ship ${lack.near ? "near" : ""}`} title={lack.text}>
            <Ship kingdom={boat.destination} seats={boat.seats} riders={ridersOf(berth)} />
            <span>
              <b>{boat.departure}</b> {words.say("page.kingdom_short", { kingdom: boat.destination })}
              <span class="row">
                <Fare props={props} berth={berth} boat={boat} />
              </span>
            </span>
          </span>
        );
      })}
    </div>
  );
}
