// The harbour: ships by departure, with sail, seats and fare; what is lacking for the fare is hatched.

import { seatColour } from "../../cardboard/families";
import { offer } from "../../table/offer";
import { Glyph, Icon } from "../../ui/icons";
import { colourOf, Good } from "./look";
import { boatOf, type Props, spread } from "./props";
import type { Berth, Boat } from "./types";

const minutes = (boat: Boat) => boat.departure.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

export function Harbour(props: Props) {
  const { words, view, question } = props;
  const ships = view.berths
    .filter((berth) => berth.boat)
    .map((berth) => ({ berth, boat: boatOf(props, berth.boat as string) }));
  ships.sort((a, b) => minutes(a.boat) - minutes(b.boat));
  const next = view.pile.next && boatOf(props, view.pile.next);
  return (
    <section class="panel harbour" aria-label={words.say("page.harbour")}>
      <h2>{words.say("page.harbour")}</h2>
      {ships.map(({ berth, boat }) => (
        <Ship key={boat.id} props={props} berth={berth} boat={boat} />
      ))}
      {question.kind === "board" && (
        <button type="button" class="done" {...offer(props, { kind: "done" })}>
          {words.say("page.done")}
        </button>
      )}
      <p class="muted small" title={`${words.say("board.own_good")} ${words.say("board.last_boats")}`}>
        {words.say("page.pile", { left: view.pile.left })}
        {next && (
          <>
            {" "}
            · <span style={`color:${colourOf(next.destination)}`}>■</span>{" "}
            {words.say("page.next_boat", { time: next.departure })} {words.name("kingdom", next.destination)}
          </>
        )}
      </p>
    </section>
  );
}

function Ship({ props, berth, boat }: { props: Props; berth: Berth; boat: Boat }) {
  const { words } = props;
  const facts = { time: boat.departure, kingdom: boat.destination };
  return (
    <button
      type="button"
      class={`ship ${berth.arrived ? "arrived" : ""}`}
      style={`--sail:${colourOf(boat.destination)}`}
      {...offer(props, { kind: "board", berth: berth.berth })}
    >
      <span class="spoken">
        {words.say("page.sail", facts)}: {props.label({ kind: "board", berth: berth.berth })}
      </span>
      <span data-piece={boat.id}>
        <Hull
          boat={boat}
          riders={
            berth.arrived ? berth.riders.map((rider, i) => (i < berth.landed ? -1 : rider)) : berth.riders
          }
        />
      </span>
      <span class="fare">
        <b>
          <Icon name="clock" size={15} /> {boat.departure}
        </b>
        <span class="small">{words.name("kind", boat.destination)}</span>
        <span class="row">
          <Fare props={props} berth={berth} boat={boat} />
        </span>
      </span>
    </button>
  );
}

function Fare({ props, berth, boat }: { props: Props; berth: Berth; boat: Boat }) {
  const boarding = props.question.kind === "board";
  const lacking = boarding ? [...(berth.missing?.goods ?? [])] : [];
  const goods = spread(boat.goods).map((good) => {
    const index = lacking.indexOf(good);
    if (index >= 0) lacking.splice(index, 1);
    return { good, missing: index >= 0 };
  });
  const poor = boarding && (berth.missing?.silver ?? 0) > 0;
  return (
    <>
      {goods.map(({ good, missing }, index) => (
        <Good key={index} good={good} words={props.words} size={26} missing={missing} />
      ))}
      {boat.silver > 0 && (
        <span class={poor ? "poor" : ""}>
          {boat.silver}
          <Icon name="coin" size={17} label={props.words.say("page.silver")} />
        </span>
      )}
    </>
  );
}

export function Hull({ boat, riders }: { boat: Boat; riders: number[] }) {
  return (
    <svg
      viewBox="0 0 150 74"
      width="112"
      height="56"
      aria-hidden="true"
      stroke="var(--tile-ink)"
      stroke-linejoin="round"
    >
      <path d="M70 4V44" stroke-width="3" />
      <path d="M74 6Q112 14 106 40Q88 44 74 40Z" fill="var(--sail)" stroke-width="2.5" />
      <path d="M66 10Q40 18 44 40Q56 43 66 40Z" fill="var(--tile-cream)" stroke-width="2.5" />
      <path d="M12 46H138Q132 70 112 70H38Q18 70 12 46Z" fill="var(--hull)" stroke-width="3" />
      {Array.from({ length: boat.seats }, (_, index) => {
        const rider = riders[index];
        const taken = rider !== undefined && rider >= 0;
        return (
          <g key={index}>
            <circle
              cx={62 + index * 28}
              cy="57"
              r="11"
              fill={taken ? seatColour(rider) : "var(--tile-cream)"}
              stroke-width="2"
            />
            {taken && <Glyph name="merchant" x={62 + index * 28} y={57} size={14} colour="var(--on-seat)" />}
          </g>
        );
      })}
    </svg>
  );
}
