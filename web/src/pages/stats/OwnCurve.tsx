// A person's own curve in one game: the points of every finished game in order, won ones filled, the best crowned.

import type { PlayedGame } from "../../api/wire";
import { useGameWords } from "../../app/language";
import { Glyph } from "../../ui/icons";

/** Points as people write them: halves with their sign. */
export function pointsText(points: number): string {
  if (Number.isInteger(2 * points) && !Number.isInteger(points)) return `${Math.floor(points) || ""}½`;
  return String(Math.round(10 * points) / 10);
}

const [WIDE, HIGH, LEFT, TOP, BOTTOM] = [320, 150, 34, 22, 126];
const MOST = 40; // games drawn

interface OwnCurveProps {
  game: string;
  /** Newest first. */
  played: readonly PlayedGame[];
}

export function OwnCurve({ game, played }: OwnCurveProps) {
  const words = useGameWords(game);
  if (!words) return null;
  const all = played.map((entry) => entry.points[entry.seat] ?? 0);
  const best = Math.max(...all);
  const won = played.reduce((sum, entry) => sum + entry.won, 0);
  const facts = { games: played.length, won: pointsText(won), best: pointsText(best) };
  return (
    <section class="panel own-curve">
      <h2>{words.say("game.name")}</h2>
      <p class="muted">{words.say("stats.summary", facts)}</p>
      <Curve played={played.slice(0, MOST)} best={best} label={words.say("stats.curve", facts)} />
    </section>
  );
}

/** The games from left to right in the order they were played. */
function Curve({ played, best, label }: { played: readonly PlayedGame[]; best: number; label: string }) {
  const games = [...played].reverse();
  const own = games.map((entry) => entry.points[entry.seat] ?? 0);
  const least = Math.min(0, ...own);
  const most = Math.max(10, best);
  const x = (i: number) => LEFT + ((i + 0.5) / games.length) * (WIDE - LEFT - 8);
  const y = (points: number) => BOTTOM - ((points - least) / (most - least)) * (BOTTOM - TOP);
  const top = own.indexOf(best);
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {[least, (least + most) / 2, most].map((points) => (
        <g class="axis">
          <path d={`M${LEFT} ${y(points)}H${WIDE}`} />
          <text x={LEFT - 6} y={y(points)} dy=".35em" text-anchor="end">
            {Math.round(points)}
          </text>
        </g>
      ))}
      <path class="own-line" d={own.map((points, i) => `${i ? "L" : "M"}${x(i)} ${y(points)}`).join("")} />
      {games.map(({ won, table }, i) => (
        <circle key={table} class={won ? "won" : ""} cx={x(i)} cy={y(own[i] ?? 0)} r="5" />
      ))}
      {top >= 0 && <Glyph name="crown" x={x(top)} y={y(best) - 14} size={15} colour="var(--accent)" />}
    </svg>
  );
}
