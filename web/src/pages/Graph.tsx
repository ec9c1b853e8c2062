// Each seat's chance to win after every step, with a band for sampling error, and the turning points.
// The lab computes it; until then the slot says how.

import { useState } from "preact/hooks";
import { seatColour } from "../pieces/families";
import type { Words } from "../words";
import type { Analysis } from "../net/analysis";

interface GraphProps {
  step: number;
  steps: number;
  names: readonly string[];
  words: Words;
  onStep(step: number): void;
}

const HEIGHT = 100;

export function Graph({ step, steps, names, words, onStep }: GraphProps) {
  const [value, setValue] = useState<Analysis | null>(null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file) setValue(JSON.parse(await file.text()) as Analysis);
  };
  if (!value) {
    return (
      <label class="muted small graph-none">
        {words.say("review.graph_none")} <input type="file" accept=".json" aria-label={words.say("review.graph")} onChange={open} />
      </label>
    );
  }
  const width = Math.max(1, steps);
  return (
    <figure class="graph" aria-label={words.say("review.graph")}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken(value, step, names, words)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          onStep(Math.round(((event.clientX - box.left) / box.width) * width));
        }}
      >
        {names.map((_, seat) => (
          <>
            <path d={band(value, seat)} fill={seatColour(seat)} opacity=".18" />
            <path d={line(value, seat)} fill="none" stroke={seatColour(seat)} stroke-width="2" vector-effect="non-scaling-stroke" />
          </>
        ))}
        <path d={`M${step} 0V${HEIGHT}`} stroke="var(--accent)" stroke-width="2" vector-effect="non-scaling-stroke" />
      </svg>
      <div class="row wrap">
        {value.turning.map((point, i) => (
          <button type="button" key={point.step} title={point.text} onClick={() => onStep(point.step)}>
            <b style={`color:${seatColour(point.seat)}`}>{i + 1}</b> {words.say("table.step", { step: point.step })}
          </button>
        ))}
      </div>
    </figure>
  );
}

const height = (chance: number) => HEIGHT * (1 - chance);

function line({ points }: Analysis, seat: number): string {
  return points.map(({ step, chance }, i) => `${i ? "L" : "M"}${step} ${height(chance[seat] ?? 0)}`).join("");
}

function band({ points }: Analysis, seat: number): string {
  const upper = points.map(({ step, chance, error }) => `${step} ${height((chance[seat] ?? 0) + (error[seat] ?? 0))}`);
  const lower = points.map(({ step, chance, error }) => `${step} ${height((chance[seat] ?? 0) - (error[seat] ?? 0))}`).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}

function spoken({ points }: Analysis, step: number, names: readonly string[], words: Words): string {
  const now = points.findLast((point) => point.step <= step);
  const chances = names.map((name, seat) => `${name} ${Math.round(100 * (now?.chance[seat] ?? 0))} %`);
  return `${words.say("review.graph")}: ${chances.join(", ")}`;
}
