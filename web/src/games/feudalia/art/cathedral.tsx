// The cathedral, one building: each token taken fills a stone or a pane with light and bears the sign of its
// seat. A stage that is not begun is a dashed pencil line, the open one stands in its scaffold.

import { seatColour } from "../../../cardboard/families";
import { at, type Drawing, dot, flat, line } from "./shapes";

/** A part of the building: how many tokens it has, and which seats have taken one. */
export interface Part {
  state: "plan" | "open" | "done";
  size: number;
  taken: readonly number[];
}

export type PartName = "foundations" | "main_nave" | "dean_and_canons" | "stained_glass" | "silverware";
export type Building = Readonly<Record<PartName, Part>>;

const SIGNS = [
  "M0-5A5 5 0 1 1-.01-5Z",
  "M0-5.4L5.4 4.4H-5.4Z",
  "M-4.6-4.6H4.6V4.6H-4.6Z",
  "M0-6L6 0L0 6L-6 0Z",
] as const;

const sign = (x: number, y: number, seat: number, scale: number): Drawing => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r="8" class="badge" />
    <path d={SIGNS[seat % 4]} fill={seatColour(seat)} class="seatsign" />
  </g>
);

/** A pointed window; lit once its token is taken. */
function lancet(x: number, y: number, width: number, height: number, lit: boolean, hue: string): Drawing {
  const [left, right, spring] = [x - width / 2, x + width / 2, y - height + width * 0.7];
  return [
    <path
      class={`glass ${lit ? "lit" : ""}`}
      style={`--hue:var(--paint-${hue})`}
      d={`M${left} ${y}V${spring}Q${x} ${y - height - width * 0.35} ${right} ${spring}V${y}Z`}
    />,
    lit && line(`M${x} ${y - height + 4}V${y}M${left} ${y - height * 0.42}H${right}`, "ink", 1.4),
    lit && flat(`M${left + 1.5} ${y - height * 0.42}H${x}V${y - 1}H${left + 1.5}Z`, "white", 0.35),
  ];
}

/** So many windows side by side between two walls, each with the sign of the seat that gave it. */
function windows(part: Part, box: Box, hues: readonly string[]): Drawing {
  const step = (box.to - box.from) / part.size;
  const width = Math.min(box.width, step - 3);
  return Array.from({ length: part.size }, (_, i) => {
    const x = box.from + step * (i + 0.5);
    const seat = part.taken[i];
    return [
      lancet(x, box.y, width, box.height, seat !== undefined, hues[i % hues.length] as string),
      seat !== undefined && sign(x, box.y - box.height * 0.26, seat, Math.min(0.95, width / 17)),
    ];
  });
}

interface Box {
  from: number;
  to: number;
  y: number;
  width: number;
  height: number;
}

const wall = (d: string): Drawing => <path class="wall" d={d} />;
const roof = (d: string): Drawing => <path class="roof" d={d} />;
const part = (name: PartName, { state }: Part, drawing: Drawing): Drawing => (
  <g class={`part ${state}`} data-part={name}>
    {drawing}
  </g>
);

const spire = (p: Part): Drawing => {
  const above = { ...p, size: Math.ceil(p.size / 2), taken: p.taken.slice(0, Math.ceil(p.size / 2)) };
  const below = { ...p, size: Math.floor(p.size / 2), taken: p.taken.slice(Math.ceil(p.size / 2)) };
  return part("silverware", p, [
    roof("M146 78L170 6L194 78Z"),
    wall("M148 160V76H192V160Z"),
    <path class="finial" d="M170 6V-8M164-2H176" />,
    windows(above, { from: 150, to: 190, y: 108, width: 13, height: 25 }, ["mint"]),
    below.size > 0 && windows(below, { from: 150, to: 190, y: 142, width: 13, height: 25 }, ["mint"]),
  ]);
};

const chapel = (name: PartName, p: Part, x: number, hue: string): Drawing =>
  part(name, p, [
    roof(`M${x - 44} 174L${x} 132L${x + 44} 174Z`),
    wall(`M${x - 36} 252V172H${x + 36}V252Z`),
    windows(p, { from: x - 34, to: x + 34, y: 246, width: 12, height: 50 }, [hue]),
    p.state === "open" &&
      line(`M${x - 42} 254V190M${x + 42} 254V190M${x - 46} 226H${x - 32}M${x + 32} 226H${x + 46}`, "oak", 3),
  ]);

const SCAFFOLD =
  "M94 254V120M246 254V120M86 226H112M228 226H254M86 190H112M228 190H254M94 160H112M228 160H246";

function nave(p: Part): Drawing {
  const lit = p.taken.length > 0;
  const petals = Array.from({ length: 8 }, (_, i) => (
    <ellipse
      class={`glass ${lit ? "lit" : ""}`}
      cx="0"
      cy="-10.5"
      rx="4.4"
      ry="6.5"
      style={`--hue:var(--paint-${["brick", "amber", "tide", "mint"][i % 4]})`}
      transform={`rotate(${i * 45})`}
    />
  ));
  return part("main_nave", p, [
    roof("M92 150L170 88L248 150Z"),
    wall("M102 252V146L170 98L238 146V252Z"),
    at(170, 148, 1, [
      <circle r="20" class="wall" />,
      petals,
      <circle r="4" class={`glass ${lit ? "lit" : ""}`} style="--hue:var(--paint-amber)" />,
    ]),
    windows(p, { from: 107, to: 233, y: 244, width: 26, height: 62 }, ["brick", "amber", "tide"]),
    p.state === "open" && [line(SCAFFOLD, "oak", 3), line("M94 226L110 190M246 226L230 190", "oak", 2)],
  ]);
}

function foundations(p: Part): Drawing {
  const width = 312 / p.size;
  return part("foundations", p, [
    Array.from({ length: p.size }, (_, i) => {
      const x = 14 + i * width;
      const seat = p.taken[i];
      return [
        <path
          class={`footstone ${seat === undefined ? "" : "lit"}`}
          d={`M${x + 1} 254H${x + width - 1}V286H${x + 1}Z`}
        />,
        seat !== undefined && sign(x + width / 2, 270, seat, Math.min(1, width / 20)),
      ];
    }),
    <path class="step" d="M4 286H336V296H4Z" />,
  ]);
}

/** The whole building in 340 x 312. */
export function CathedralPicture({ parts }: { parts: Building }) {
  return (
    <svg class="building" viewBox="0 -12 340 312" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {dot(286, 46, 22, "var(--fief-sun)", false)}
      {flat("M-400 262Q-200 236 0 244T170 236T350 232T740 250V360H-400Z", "var(--art-ground)")}
      {spire(parts.silverware)}
      {chapel("dean_and_canons", parts.dean_and_canons, 62, "heather")}
      {chapel("stained_glass", parts.stained_glass, 278, "amber")}
      {nave(parts.main_nave)}
      {foundations(parts.foundations)}
    </svg>
  );
}
