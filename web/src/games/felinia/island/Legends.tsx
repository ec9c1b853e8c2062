// For each kingdom: which kinds of trade tiles are laid there, as printed, and how many of them still lie hidden.

import type { Words } from "../../../api/words";
import { INK } from "../../../cardboard/palette";
import { Glyph } from "../../../ui/icons";
import type { Box } from "../../../ui/panzoom";
import { Head } from "../art/Head";
import { colourOf, isPale } from "../look";
import type { Props } from "../props";
import type { Country, Printed, View } from "../types";
import type { Detail } from "./frame";

/** How many tiles of each kind are laid in a kingdom, as printed; special tiles last, if they are in use. */
export function spreadIn(printed: Printed, view: View, kingdom: string): [kind: string, n: number][] {
  const row = Object.entries(printed.trade_tiles.distribution[kingdom] ?? {});
  const kinds = row.filter(
    (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > 0,
  );
  const posts = postsIn(printed, view, kingdom).length;
  const rest = posts - kinds.reduce((sum, [, n]) => sum + n, 0);
  return rest > 0 ? [...kinds, ["", rest]] : kinds;
}

const postsIn = ({ board }: Printed, view: View, kingdom: string) =>
  board.province
    .filter(({ country }) => country === kingdom)
    .map(({ id }) => view.provinces[id])
    .filter((post) => post !== undefined);

/** "2 of 6 hidden", or in a game with open tiles "5 of 8 left". */
export function liveLine(printed: Printed, view: View, words: Words, kingdom: string): string {
  const posts = postsIn(printed, view, kingdom);
  const hidden = posts.filter(({ tile }) => tile === "face_down").length;
  const left = posts.filter(({ tile }) => tile !== null).length;
  const starts = spreadIn(printed, view, kingdom).some(([kind]) => !kind);
  return starts
    ? words.say("page.left_of", { n: left, all: posts.length })
    : words.say("page.hidden_of", { n: hidden, all: posts.length });
}

interface Corner {
  country: Country;
  x: number;
  y: number;
  /** Above the port rather than in a corner. */
  flat: boolean;
}

const WIDTH = 108;
const ROW = 33;
const SHARE = 42; // units for one kind in a flat legend

/** Where the legends stand: one above the highest port, the others in the corner next to their port. */
function cornersOf({ board }: Printed, seen: Box, scale: number, rows: (id: string) => number): Corner[] {
  const top = board.country.reduce((a, b) => (b.port_y < a.port_y ? b : a));
  const [left, right] = [seen.x + (WIDTH / 2 + 20) * scale, seen.x + seen.width - (WIDTH / 2 + 20) * scale];
  const [upper, lower] = [
    () => seen.y + 34 * scale,
    (id: string) => seen.y + seen.height - (rows(id) * ROW + 30) * scale,
  ];
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  return board.country.map((country) => {
    if (country === top) return { country, x: country.port_x, y: seen.y + 10 * scale, flat: true };
    const x = country.port_x < middle.x ? left : right;
    const y = country.port_y < middle.y ? upper() : lower(country.id);
    return { country, x, y, flat: false };
  });
}

export function Legends({ seen, detail, ...props }: Props & { seen: Box; detail: Detail }) {
  const { printed, view, words } = props;
  const scale = Math.min(1.32, detail.text * 1.04);
  const rows = (id: string) => Math.ceil(spreadIn(printed, view, id).length / 2);
  return (
    <g class="above legends">
      {cornersOf(printed, seen, scale, rows).map(({ country, x, y, flat }) => {
        const Drawn = flat ? Flat : Upright;
        return (
          <g
            key={country.id}
            class="legend"
            data-kingdom={country.id}
            transform={`translate(${x} ${y}) scale(${flat ? Math.min(1.1, scale) : scale})`}
          >
            <Drawn
              name={words.say("page.kingdom_short", { kingdom: country.id })}
              country={country.id}
              spread={spreadIn(printed, view, country.id)}
              live={liveLine(printed, view, words, country.id)}
            />
          </g>
        );
      })}
    </g>
  );
}

interface LegendProps {
  name: string;
  country: string;
  spread: readonly [kind: string, n: number][];
  live: string;
}

/** Ribbon, two columns of heads, and the live line below. */
function Upright({ name, country, spread, live }: LegendProps) {
  const height = Math.ceil(spread.length / 2) * ROW + 6;
  return (
    <>
      <Plate x={-WIDTH / 2} y={0} width={WIDTH} height={height} />
      {spread.map(([kind, n], i) => (
        <Count key={kind} kind={kind} n={n} x={-32 + (i % 2) * 50} y={20 + Math.floor(i / 2) * ROW} />
      ))}
      <text y={height + 15} text-anchor="middle" class="live">
        {live}
      </text>
      <g transform="translate(0 -14)">
        <Ribbon name={name} country={country} />
      </g>
    </>
  );
}

/** Ribbon left of the port with the live line below, heads in one row right of it. */
function Flat({ name, country, spread, live }: LegendProps) {
  const width = spread.length * SHARE + 12;
  const half = ribbonWidth(name) / 2 + 13;
  return (
    <>
      <Plate x={26} y={-4} width={width} height={36} />
      {spread.map(([kind, n], i) => (
        <Count key={kind} kind={kind} n={n} x={46 + i * SHARE} y={15} />
      ))}
      <g transform={`translate(${-30 - half} 8)`}>
        <Ribbon name={name} country={country} />
        <text y="27" text-anchor="middle" class="live">
          {live}
        </text>
      </g>
    </>
  );
}

const Plate = (box: { x: number; y: number; width: number; height: number }) => (
  <>
    <rect {...box} y={box.y + 3} rx="10" fill={INK} opacity=".16" />
    <rect {...box} rx="10" fill="var(--panel)" stroke="var(--legend-line)" stroke-width="1.6" />
  </>
);

const Count = ({ kind, n, x, y }: { kind: string; n: number; x: number; y: number }) => (
  <>
    {kind ? (
      <Head kind={kind} x={x} y={y} size={23} />
    ) : (
      <Glyph name="star" x={x} y={y} size={19} colour="var(--coin)" />
    )}
    <text x={x + 16} y={y + 6} class="count">
      {n}
    </text>
  </>
);

const ribbonWidth = (name: string) => name.length * 10 + 30;

function Ribbon({ name, country }: { name: string; country: string }) {
  const half = ribbonWidth(name) / 2;
  const colour = colourOf(country);
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path
        d={`M${-half - 13} -7h16v20h-16l6 -10zM${half + 13} -7h-16v20h16l-6 -10z`}
        fill={`color-mix(in oklab, ${colour} 70%, ${INK})`}
        stroke-width="1.5"
      />
      <rect x={-half} y="-13" width={half * 2} height="23" rx="3" fill={colour} stroke-width="1.6" />
      <text y="4.4" text-anchor="middle" class={`ribbon ${isPale(country) ? "on-pale" : ""}`} stroke="none">
        {name}
      </text>
    </g>
  );
}
