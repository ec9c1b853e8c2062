// What stands in a province that is no trading post: a milestone with its symbol and what it brings, or a port.

import type { Words } from "../../../api/words";
import { CREAM, INK } from "../../../cardboard/palette";
import { Plate } from "../../../cardboard/Plate";
import { Glyph } from "../../../ui/icons";
import { memo } from "../../../ui/memo";
import { Town } from "../art/Town";
import { colourOf, isPale, symbolColour, symbolIcon } from "../look";
import type { Printed, Province } from "../types";
import type { Detail } from "./frame";

interface MarkProps {
  province: Province;
  /** What it brings in words, and where they stand; none where there is no room for words. */
  label?: { text: string; x: number; y: number } | undefined;
  detail: Detail;
}

/** A milestone: a disc with the symbols of a crossroads, and a label that says what they bring. */
export const Milestone = memo(function Milestone({ province, label, detail }: MarkProps) {
  const { symbols, x, y } = province;
  if (!symbols.length) return null;
  const middle = (symbols.length - 1) / 2;
  return (
    <g class="above" transform={`translate(${x} ${y})`}>
      <g transform={`scale(${detail.pieces})`}>
        <ellipse cy="17" rx="19" ry="5" fill={INK} opacity=".2" />
        <circle r="17" fill={CREAM} stroke={INK} stroke-width="2" />
        {symbols.map((symbol, index) => (
          <Glyph
            key={index}
            name={symbolIcon(symbol)}
            x={(index - middle) * 14}
            y={0}
            size={symbols.length > 1 ? 15 : 20}
            colour={symbolColour(symbol)}
          />
        ))}
      </g>
      {label && <Label text={label.text} x={label.x} y={label.y} scale={detail.text} />}
    </g>
  );
});

/** "+1 silver": what entering a province brings. */
export const rewardOf = (words: Words, symbols: readonly string[]): string =>
  [...new Set(symbols)]
    .map((what) => words.say("page.reward", { n: symbols.filter((other) => other === what).length, what }))
    .join(" ");

const labelWidth = (text: string): number => text.length * 6.4 + 14;

/** A pill with words. */
function Label({ text, x, y, scale }: { text: string; x: number; y: number; scale: number }) {
  const width = labelWidth(text);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Plate width={width} height={17} round={8.5} fill={CREAM} line={1.2} />
      <text y="4.4" text-anchor="middle" class="label-text">
        {text}
      </text>
    </g>
  );
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of one place another covers. */
const overlap = (a: Place, b: Place): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** Words for every milestone, below it, above it or beside it: where they cover least of what stands there. */
export function labelsOf(printed: Printed, words: Words, scale: number): Record<string, MarkProps["label"]> {
  const { province } = printed.board;
  const taken: Place[] = province.map(({ x, y, kind }) =>
    kind === "port"
      ? { x, y: y - 6, width: 66, height: 48 }
      : kind === "trading_post"
        ? { x: x + 4, y: y + 1, width: 48, height: 44 }
        : { x, y, width: 36, height: 36 },
  );
  const labels: Record<string, MarkProps["label"]> = {};
  for (const { id, x, y, symbols } of province.filter((entry) => entry.symbols.length)) {
    const text = rewardOf(words, symbols);
    const [width, height] = [labelWidth(text) * scale, 17 * scale];
    const [side, far] = [width / 2 + 14, 15 + height / 2];
    const spots = [
      [0, far],
      [0, -far],
      [side, far - 8],
      [-side, far - 8],
      [side, 8 - far],
      [-side, 8 - far],
    ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, width, height }));
    const covered = (spot: Place) =>
      taken.reduce((sum, other) => sum + (other.x === x && other.y === y ? 0 : overlap(spot, other)), 0);
    const best = spots.reduce((a, b) => (covered(b) < covered(a) ? b : a));
    taken.push(best);
    labels[id] = { text, x: best.x - x, y: best.y - y };
  }
  return labels;
}

/** The towns at the coast, and the anchors where ships land. */
export const Ports = memo(function Ports({ printed, scale }: { printed: Printed; scale: number }) {
  return (
    <>
      {printed.board.country.map(({ id, port_province, port_x, port_y }) => {
        const port = printed.board.province.find((province) => province.id === port_province);
        return (
          <g key={id} class="above">
            {port && <Town x={port.x} y={port.y} colour={colourOf(id)} scale={scale} />}
            <g data-place={`port-${id}`}>
              <circle
                cx={port_x}
                cy={port_y}
                r={17 * scale}
                fill={colourOf(id)}
                stroke={INK}
                stroke-width="2.4"
              />
              <Glyph
                name="anchor"
                x={port_x}
                y={port_y}
                size={19 * scale}
                colour={isPale(id) ? INK : CREAM}
              />
            </g>
          </g>
        );
      })}
    </>
  );
});
