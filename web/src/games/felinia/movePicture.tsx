// A choice as a small picture, for the review: token → stall, good → store, merchant → ship, a piece of the map.

import type { JSX } from "preact";
import type { Choice } from "../../api/choices";
import { seatColour } from "../../cardboard/families";
import { CREAM, INK } from "../../cardboard/palette";
import { Plate } from "../../cardboard/Plate";
import { Glyph, type IconName } from "../../ui/icons";
import { Figure, Sign } from "./art/Figure";
import { outline, road } from "./art/geometry";
import { Head } from "./art/Head";
import { Ship } from "./art/Ship";
import { Special } from "./art/Special";
import { colourOf, goodColour, goodIcon, symbolColour, symbolIcon } from "./look";
import type { Before } from "./props";
import type { Printed, Province, View } from "./types";

const [WIDTH, HEIGHT] = [134, 110];

/** What is drawn depends on the kind of choice; null where a picture says no more than words. */
export function movePicture(choice: Choice, { printed, view, seat }: Before): JSX.Element | null {
  const drawn = pictureOf(choice, printed, view, seat);
  return (
    drawn && (
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        {drawn}
      </svg>
    )
  );
}

function pictureOf(choice: Choice, printed: Printed, view: View, seat: number): JSX.Element | null {
  const { kind } = choice;
  if (kind === "market" || kind === "guild" || kind === "bank")
    return <Bid seat={seat} place={String(choice["market"] ?? kind)} />;
  if (kind === "buy") return <Pair from={<Ware good={String(choice["good"])} />} to="basket" />;
  if (kind === "sell") return <Pair from={<Thing what={String(choice["what"])} />} to="coin" />;
  if (kind.startsWith("exchange-") && choice["give"])
    return <Pair from={<Ware good={String(choice["give"])} />} to={goodIcon(String(choice["take"]))} />;
  if (kind === "board") return <Boarding berth={choice["berth"]} printed={printed} view={view} seat={seat} />;
  if (kind === "go" || kind === "reveal")
    return <Crop to={String(choice["province"])} printed={printed} view={view} seat={seat} />;
  return null;
}

/** A token on its way to a stall. */
const Bid = ({ seat, place }: { seat: number; place: string }) => {
  const colour = place === "guild" ? "var(--heather)" : place === "bank" ? "var(--tide)" : "var(--brick)";
  return (
    <>
      <circle cx="28" cy="62" r="17" fill={seatColour(seat)} stroke={INK} stroke-width="2.4" />
      <Sign seat={seat} x={28} y={62} size={7} colour="var(--on-seat)" />
      <Arrow />
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M78 40H128V88H78Z" fill="var(--panel)" />
        {[0, 1, 2, 3].map((i) => (
          <path
            key={i}
            d={`M${75 + i * 14} 26h14v14a7 5 0 0 1 -14 0z`}
            fill={i % 2 ? CREAM : colour}
            stroke-width="1.5"
          />
        ))}
      </g>
      <StallSign place={place} />
    </>
  );
};

/** The number of a market, or what stands for the guild and the bank. */
const StallSign = ({ place }: { place: string }) =>
  place === "bank" || place === "guild" ? (
    <Glyph name={place === "bank" ? "coin" : "spice"} x={103} y={68} size={26} colour="var(--coin)" />
  ) : (
    <text x="103" y="77" text-anchor="middle" font-size="26" font-weight="700" fill="var(--ink)">
      {place.replace(/\D+/g, "")}
    </text>
  );

const Arrow = () => (
  <path
    d="M52 62H68M63 56L70 62L63 68"
    fill="none"
    stroke="var(--ok)"
    stroke-width="4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

const Pair = ({ from, to }: { from: JSX.Element; to: IconName }) => (
  <>
    <g transform="translate(28 62)">{from}</g>
    <Arrow />
    <Glyph name={to} x={102} y={62} size={44} colour="var(--coin)" />
  </>
);

const Ware = ({ good }: { good: string }) => (
  <>
    <Plate width={38} round={9} fill={goodColour(good)} line={2} />
    <Glyph name={goodIcon(good)} x={0} y={0} size={24} colour={INK} />
  </>
);

const Thing = ({ what }: { what: string }) =>
  what === "gold" || what === "spice" ? (
    <Glyph name={symbolIcon(what)} x={0} y={0} size={36} colour={symbolColour(what)} />
  ) : (
    <Ware good={what} />
  );

interface SeenProps {
  printed: Printed;
  view: View;
  seat: number;
}

/** The ship with the merchant on his seat. */
function Boarding({ berth, printed, view, seat }: SeenProps & { berth: unknown }) {
  const at = view.berths.find((other) => other.berth === berth);
  const boat = printed.boats.boat.find(({ id }) => id === at?.boat);
  if (!at || !boat) return null;
  return (
    <svg x="12" y="4" width="110" height="102" viewBox="0 0 120 103">
      <Ship kingdom={boat.destination} seats={boat.seats} riders={[...at.riders, seat]} />
    </svg>
  );
}

/** The provinces around the one in question, with the road there. */
function Crop({ to, printed, view, seat }: SeenProps & { to: string }) {
  const { province } = printed.board;
  const goal = province.find(({ id }) => id === to);
  const from = province.find(({ id }) => id === view.merchant?.province);
  if (!goal) return null;
  const middle = from && from !== goal ? { x: (goal.x + from.x) / 2, y: (goal.y + from.y) / 2 } : goal;
  const box = [middle.x - WIDTH * 0.75, middle.y - HEIGHT * 0.75, WIDTH * 1.5, HEIGHT * 1.5];
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={box.join(" ")}>
      <rect x={box[0]} y={box[1]} width={box[2]} height={box[3]} fill="var(--sea)" />
      {province.map((entry) => (
        <Ground key={entry.id} province={entry} goal={entry === goal} />
      ))}
      {from && from.roads.includes(goal.id) && (
        <path
          d={road(from, goal)}
          fill="none"
          stroke={seatColour(seat)}
          stroke-width="7"
          stroke-linecap="round"
        />
      )}
      <Lying province={goal} printed={printed} view={view} />
      {from && <Figure seat={seat} x={from.x} y={from.y - 6} scale={1.3} />}
    </svg>
  );
}

const Ground = ({ province, goal }: { province: Province; goal: boolean }) => (
  <path
    d={outline(province.outline)}
    fill={`color-mix(in oklab, ${colourOf(province.country)} 45%, var(--land))`}
    stroke={goal ? "var(--ok)" : "var(--border)"}
    stroke-width={goal ? 6 : 1.4}
  />
);

/** What lies in the province: a tile, a symbol. */
function Lying({
  province: { id, x, y, symbols },
  printed,
  view,
}: Omit<SeenProps, "seat"> & { province: Province }) {
  const trade = view.provinces[id]?.trade;
  const known = printed.trade_tiles.kind.some((kind) => kind.id === trade);
  if (trade && known) return <Head kind={trade} x={x} y={y} size={38} />;
  if (trade) return <Special name={trade} x={x} y={y} size={40} />;
  const symbol = symbols[0];
  return symbol ? (
    <Glyph name={symbolIcon(symbol)} x={x} y={y} size={30} colour={symbolColour(symbol)} />
  ) : (
    <Glyph name={view.provinces[id] ? "paw" : "anchor"} x={x} y={y} size={28} colour={INK} />
  );
}
