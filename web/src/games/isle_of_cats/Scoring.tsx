// Scoring line by line: each line of the score lights the squares that earned it (the lantern).

import { useEffect, useState } from "preact/hooks";
import type { ScoreLine } from "../../api/wire";
import { isCalm } from "../../app/settings";
import { IconButton } from "../../ui/icons";
import type { Props, Square } from "./props";
import type { Printed } from "./types";

const PACE = 1100; // ms a line stays lit

export interface Lantern {
  lines: readonly ScoreLine[];
  at: number;
  lit: readonly Square[];
  go(to: number): void;
}

/** Walk through the lines of a seat's score; by itself, or step by step where motion is not wanted. */
export function useLantern({ result, printed, counted }: Props, seat: number): Lantern {
  const lines = result?.scores.find((score) => score.seat === seat)?.lines ?? [];
  const [at, setAt] = useState(0);
  const [walking, setWalking] = useState(!isCalm());
  useEffect(() => setAt(0), [seat]);
  useEffect(() => {
    if (!walking || counted || at >= lines.length) return;
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [walking, counted === undefined, at, lines.length]);
  const now = counted ? lines.indexOf(counted.line) : at;
  const line = counted?.line ?? lines[at];
  return {
    lines,
    at: now,
    lit: line ? squaresOf(line, printed) : [],
    go(to) {
      setWalking(false);
      setAt(Math.max(0, Math.min(lines.length - 1, to)));
    },
  };
}

/** The squares a line names, or those of the rooms it names. */
function squaresOf({ facts }: ScoreLine, printed: Printed): Square[] {
  if (Array.isArray(facts["squares"])) return facts["squares"] as Square[];
  const rooms = (facts["rooms"] ?? []) as string[];
  return printed.room_grid.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (rooms.includes(letter) ? [[y, x] as Square] : [])),
  );
}

export function ScoreWalk({ props, lantern, seat }: { props: Props; lantern: Lantern; seat: number }) {
  const { words, names, result } = props;
  const total = result?.scores.find((score) => score.seat === seat)?.total ?? 0;
  return (
    <section class="panel scorewalk" aria-label={words.say("end.result")}>
      <div class="row">
        <b class="grow">
          {names[seat]}: {words.say("screen.points", { n: total })}
        </b>
        <IconButton icon="prev" label={words.say("review.back")} onClick={() => lantern.go(lantern.at - 1)} />
        <IconButton
          icon="next"
          label={words.say("review.forward")}
          onClick={() => lantern.go(lantern.at + 1)}
        />
      </div>
      <ol class="plain" tabIndex={0} aria-label={words.say("end.source")}>
        {lantern.lines.map((line, i) => (
          <li key={i}>
            <button
              type="button"
              class={`quiet ${i === lantern.at ? "now" : ""}`}
              aria-current={i === lantern.at}
              onClick={() => lantern.go(i)}
            >
              <span class="grow">
                {words.say(
                  `score_line.${line.key}${line.key === "public_lesson" && line.facts["colour"] ? "_colour" : ""}`,
                  line.facts,
                  names,
                )}
              </span>
              <b>{line.points}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Squares lit by the lantern, or washed because a tile in hand would fill their room. */
export function LanternLight({ squares, of }: { squares: readonly Square[]; of: "lantern" | "room" }) {
  return (
    <g class={`light ${of}`} pointer-events="none">
      {squares.map(([row, column], i) => (
        <rect
          key={`${row},${column}`}
          x={column}
          y={row}
          width="1"
          height="1"
          style={of === "lantern" ? `--wait:${Math.min(i * 40, 700)}ms` : undefined}
        />
      ))}
    </g>
  );
}
