// Each seat's chance to win after every step, with a band for sampling error, and the turning points.
// The server lets the lab compute it and says how far it is; where it cannot, a review from a file can be
// opened.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { tokensOf } from "../../api/seatKeys";
import type { TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { usePolled } from "../../app/usePolled";
import { seatColour } from "../../cardboard/families";
import { memo } from "../../ui/memo";
import { Problem } from "../../ui/Problem";
import { type Analysis, readAnalysis, stepOf, turningText } from "./analysis";
import type { Walk } from "./useWalk";

interface GraphProps {
  info: TableInfo;
  walk: Walk;
  words: Words;
}

const HEIGHT = 100;

export function Graph({ info, walk, words }: GraphProps) {
  const { table } = info;
  const { step, last, to } = walk;
  const over = info.status === "over";
  const names = info.seats.map(({ name }) => name);
  const [opened, setOpened] = useState<Analysis | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const { value: review, error: failed } = usePolled(over ? () => api.review(table, tokensOf(table)) : null, [
    table,
    over,
  ]);
  const analysis = opened ?? (review?.ready ? review : null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    try {
      if (file) setOpened(readAnalysis(await file.text(), words.say("review.no_review")));
    } catch (problem) {
      setError(problem as Error);
    }
  };
  if (!analysis && review) {
    return (
      <p class="muted small graph-none" role="status">
        {words.say("review.computing", { done: review.done, of: review.of })}{" "}
        <progress max={review.of} value={review.done} aria-label={words.say("review.graph")} />
      </p>
    );
  }
  if (!analysis) {
    return (
      <label class="muted small graph-none">
        {words.say("review.graph_none")}{" "}
        <input type="file" accept=".json" aria-label={words.say("review.graph")} onChange={open} />
        {(error ?? failed) && <Problem error={(error ?? failed) as Error} />}
      </label>
    );
  }
  const width = Math.max(1, last);
  const here = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    to(Math.round(((event.clientX - box.left) / box.width) * width));
  };
  const point = analysis.turning_points.find((moment) => stepOf(moment) === step);
  return (
    <figure class="graph" aria-label={words.say("review.graph")}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken(analysis, step, names, words)}
        onClick={here}
      >
        <Curves analysis={analysis} seats={names.length} />
        <path
          d={`M${step} 0V${HEIGHT}`}
          stroke="var(--accent)"
          stroke-width="2"
          vector-effect="non-scaling-stroke"
        />
      </svg>
      <div class="row wrap">
        {analysis.turning_points.map((moment, i) => (
          <button
            type="button"
            key={moment.number}
            aria-pressed={moment === point}
            onClick={() => to(stepOf(moment))}
          >
            <b style={`color:${seatColour(moment.seat)}`}>{i + 1}</b>{" "}
            {words.say("table.step", { step: stepOf(moment) })}
          </button>
        ))}
        <span class="muted small">
          {analysis.luck
            .map((luck, seat) => words.say("review.luck", { name: names[seat] ?? "", share: percent(luck) }))
            .join(" · ")}
        </span>
      </div>
      {point && <p>{turningText(point, names, words)}</p>}
    </figure>
  );
}

const Curves = memo(function Curves({ analysis, seats }: { analysis: Analysis; seats: number }) {
  return (
    <>
      {Array.from({ length: seats }, (_, seat) => (
        <>
          <path d={band(analysis, seat)} fill={seatColour(seat)} opacity=".18" />
          <path
            d={line(analysis, seat)}
            fill="none"
            stroke={seatColour(seat)}
            stroke-width="2"
            vector-effect="non-scaling-stroke"
          />
        </>
      ))}
    </>
  );
});

const height = (share: number) => HEIGHT * (1 - Math.max(0, Math.min(1, share)));
const percent = (share: number) => `${share > 0 ? "+" : ""}${Math.round(100 * share)} %`;

function line({ moments }: Analysis, seat: number): string {
  return moments
    .map((moment, i) => `${i ? "L" : "M"}${stepOf(moment)} ${height(moment.shares[seat] ?? 0)}`)
    .join("");
}

function band({ moments }: Analysis, seat: number): string {
  const edge = (sign: number) =>
    moments.map(
      (moment) => `${stepOf(moment)} ${height((moment.shares[seat] ?? 0) + sign * (moment.band[seat] ?? 0))}`,
    );
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

function spoken({ moments }: Analysis, step: number, names: readonly string[], words: Words): string {
  const now = moments.findLast((moment) => stepOf(moment) <= step);
  const chances = names.map((name, seat) => `${name} ${Math.round(100 * (now?.shares[seat] ?? 0))} %`);
  return `${words.say("review.graph")}: ${chances.join(", ")}`;
}
