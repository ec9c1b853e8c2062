// The island without pieces: sea, shallows, surf, cliff, sand; borders and frontiers; the lake.

import { INK } from "../../../cardboard/palette";
import { memo } from "../../../ui/memo";
import { outline, smooth } from "../art/geometry";
import type { Printed, Province } from "../types";

export const Sea = memo(function Sea({ printed }: { printed: Printed }) {
  const [width = 0, height = 0] = printed.board.board.canvas;
  const everywhere = { x: -width * 2, y: -height * 2, width: width * 5, height: height * 5 };
  return (
    <>
      <defs>
        <pattern id="waves" width="64" height="34" patternUnits="userSpaceOnUse">
          <path
            d="M4 12q6 -6 12 0t12 0M36 28q6 -6 12 0t12 0"
            fill="none"
            stroke="var(--foam)"
            stroke-width="1.6"
            stroke-linecap="round"
            opacity=".6"
          />
        </pattern>
      </defs>
      <rect {...everywhere} fill="var(--sea)" />
      <rect {...everywhere} fill="url(#waves)" />
    </>
  );
});

const coastOf = ({ board }: Printed): string => smooth(board.board.coast.filter((_, i) => i % 2 === 0));

/** Shallow water and surf around the island, its cliff and its sand. */
export const Shore = memo(function Shore({ printed }: { printed: Printed }) {
  const coast = coastOf(printed);
  const middle = (printed.board.board.canvas[1] ?? 0) * 0.47;
  const hatches = printed.board.board.coast
    .filter(([, y = 0], i) => y > middle && i % 3 === 0)
    .map(([x = 0, y = 0], i) => `M${x} ${y + 3}v${5 + ((i * 7) % 5)}`);
  return (
    <g stroke-linejoin="round" fill="none" class="above">
      <path d={coast} stroke="var(--shallows)" stroke-width="104" opacity=".5" />
      <path d={coast} stroke="var(--shallows)" stroke-width="66" opacity=".7" />
      <path d={coast} stroke="var(--foam)" stroke-width="34" opacity=".6" />
      <path
        d={coast}
        stroke="var(--foam)"
        stroke-width="46"
        stroke-dasharray="2 22 30 18"
        stroke-linecap="round"
        opacity=".35"
      />
      <path d={coast} transform="translate(0 13)" fill="var(--cliff)" stroke={INK} stroke-width="3" />
      <path d={hatches.join("")} stroke={INK} stroke-opacity=".4" stroke-width="1.6" />
      <path d={coast} fill="var(--sand)" stroke={INK} stroke-width="3" />
    </g>
  );
});

/** The shape of the island, to cut provinces off at the drawn coast. */
export const CoastClip = memo(function CoastClip({ printed }: { printed: Printed }) {
  return (
    <clipPath id="coast">
      <path d={coastOf(printed)} />
    </clipPath>
  );
});

/** Borders of provinces, the frontiers between kingdoms, the beach and the lake. */
export const Borders = memo(function Borders({ printed }: { printed: Printed }) {
  const { province, country, board } = printed.board;
  return (
    <g class="above" fill="none">
      <g clip-path="url(#coast)">
        <path
          d={province.map((entry) => outline(entry.outline)).join("")}
          stroke="var(--border)"
          stroke-opacity=".55"
          stroke-width="1.6"
          stroke-dasharray="5 4"
        />
        {country.map(({ id }) => (
          <g key={id} class="frontier">
            <Rim
              id={`frontier-${id}`}
              printed={printed}
              inside={province.filter((entry) => entry.country === id)}
            />
          </g>
        ))}
        <path d={coastOf(printed)} stroke="var(--sand)" stroke-width="15" opacity=".9" />
      </g>
      {board.lake && <Lake points={board.lake} />}
    </g>
  );
});

function Lake({ points }: { points: number[][] }) {
  const shore = smooth(points);
  const middle = (i: number) => points.reduce((sum, point) => sum + (point[i] ?? 0), 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  return (
    <g stroke-linecap="round">
      <path d={shore} fill="var(--sea)" stroke={INK} stroke-width="2.4" />
      <path
        d={shore}
        stroke="var(--foam)"
        stroke-width="5"
        opacity=".5"
        transform={`translate(${x} ${y}) scale(.86) translate(${-x} ${-y})`}
      />
      <path
        d={`M${x - 24} ${y - 6}q6 -5 12 0t12 0M${x - 2} ${y + 12}q6 -5 12 0t12 0`}
        stroke="var(--foam)"
        stroke-width="2"
      />
    </g>
  );
}

interface RimProps {
  /** Unique on the page. */
  id: string;
  printed: Printed;
  inside: readonly Province[];
  /** Whether the rim follows the coast and the lake too, not only other provinces. */
  closed?: boolean;
}

/**
 * A line along the inner side of the rim of several provinces: the outlines of their neighbours, cut off at
 * the rim. What lies between two of them is not drawn.
 */
export function Rim({ id, printed, inside, closed }: RimProps) {
  const { province, board } = printed.board;
  const own = new Set(inside.map((entry) => entry.id));
  const around = new Set(inside.flatMap(({ borders, roads }) => [...borders, ...roads]));
  const others = province.filter((entry) => around.has(entry.id) && !own.has(entry.id));
  return (
    <>
      <clipPath id={id}>
        <path d={inside.map((entry) => outline(entry.outline)).join("")} />
      </clipPath>
      <g clip-path={`url(#${id})`} stroke-linejoin="round">
        <path d={others.map((entry) => outline(entry.outline)).join("")} />
        {closed && <path d={coastOf(printed)} class="shore" />}
        {closed && board.lake && <path d={smooth(board.lake)} class="shore" />}
      </g>
    </>
  );
}
