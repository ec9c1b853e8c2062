// Each seat's chance to win after every step, with axis, rounds and the turning points; below it one slider,
// exactly as wide as the plot.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { useWindow } from "../../app/services";
import { seatColour } from "../../cardboard/families";
import { Glyph, IconButton } from "../../ui/icons";
import { memo } from "../../ui/memo";
import { type Analysis, percent, type Point, type Round, roundsOf, sharesAt, stepOf } from "./analysis";
import { SignMark } from "./SignMark";
import type { Walk } from "./useWalk";

interface PlotProps {
  /** Null until it is computed: then there are axis and slider alone. */
  analysis: Analysis | null;
  points: readonly Point[];
  names: readonly string[];
  /** Whose line is drawn thicker. */
  own: number;
  walk: Walk;
  words: Words;
}

/** The size of the drawing and where in it the curves lie. */
interface Area {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  x(step: number): number;
  y(share: number): number;
}

const LINES = [0, 0.25, 0.5, 0.75, 1];
const SIGN_EVERY = 30; // steps
const LABEL = 26; // px for the number of a round
const NARROW = 480; // px: no room for names at the ends of the lines

export function Plot({ analysis, points, names, own, walk, words }: PlotProps) {
  const [box, size] = useSize();
  const { kind } = useWindow();
  const narrow = kind === "phone" || size.width < NARROW;
  const area = areaOf(size, walk.last, narrow);
  const jump = (event: MouseEvent) => {
    const { left } = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - left - area.left) / (area.right - area.left);
    walk.to(Math.round(share * walk.last));
  };
  return (
    <figure class={`plot ${narrow ? "narrow" : ""}`} aria-label={words.say("review.graph")}>
      <div class="curves" ref={box}>
        {size.width > 0 && (
          <svg
            width={size.width}
            height={size.height}
            role="img"
            aria-label={analysis ? spoken(analysis, walk.step, names, words) : words.say("review.graph")}
            onClick={jump}
          >
            <Axis area={area} />
            {analysis && <Rounds area={area} analysis={analysis} step={walk.step} words={words} />}
            {analysis && <Curves area={area} analysis={analysis} seats={names.length} own={own} />}
            {analysis && area.right < size.width - 50 && (
              <Ends area={area} shares={sharesAt(analysis, walk.last, names.length)} names={names} />
            )}
            <Now area={area} analysis={analysis} step={walk.step} seats={names.length} />
            {flagsOf(points, area).map((flag, i) => (
              <FlagMark key={i} flag={flag} number={i + 1} here={points[i]?.step === walk.step} />
            ))}
          </svg>
        )}
      </div>
      <Slider
        area={area}
        walk={walk}
        points={points}
        rounds={analysis ? roundsOf(analysis) : []}
        words={words}
      />
    </figure>
  );
}

/** The size of an element, measured again whenever it changes. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, size] as const;
}

/** Where it is narrow, the buttons of the slider are not beside it, and the names stand in the legend alone. */
function areaOf({ width, height }: { width: number; height: number }, last: number, narrow: boolean): Area {
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [left, right] = narrow
    ? [3.2 * em, width - 1.2 * em]
    : [Math.max(66, 3.6 * em), width - Math.max(116, 7 * em)];
  const [top, bottom] = [0.9 * em, height - 2 * em];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (step) => left + (step / Math.max(1, last)) * (right - left),
    y: (share) => top + (1 - Math.max(0, Math.min(1, share))) * (bottom - top),
  };
}

const Axis = memo(function Axis({ area }: { area: Area }) {
  return (
    <g class="axis">
      {LINES.map((share) => (
        <>
          <path d={`M${area.left} ${area.y(share)}H${area.right}`} class={share % 0.5 ? "between" : ""} />
          <text x={area.left - 7} y={area.y(share)} dy=".35em" text-anchor="end">
            {percent(share)}&nbsp;%
          </text>
        </>
      ))}
    </g>
  );
});

interface Analysed {
  area: Area;
  analysis: Analysis;
}

interface RoundsProps extends Analysed {
  step: number;
  words: Words;
}

/** Ticks and numbers of the rounds; the present one is tinted. */
function Rounds({ area, analysis, step, words }: RoundsProps) {
  const rounds = roundsOf(analysis);
  const present = rounds.findLast(({ from }) => from < Math.max(1, step));
  const every = Math.max(1, Math.ceil((LABEL * rounds.length) / Math.max(1, area.right - area.left)));
  const hasRoom = ({ from, to }: Round, i: number) =>
    i % every === 0 && every * (area.x(to) - area.x(from)) >= LABEL / 2;
  return (
    <g class="axis rounds">
      {present && (
        <rect
          x={area.x(present.from)}
          y={area.top}
          width={area.x(present.to) - area.x(present.from)}
          height={area.bottom - area.top}
        />
      )}
      {rounds.map(({ round, from, to }, i) => (
        <>
          <path d={`M${area.x(from)} ${area.bottom}v6`} />
          {hasRoom({ round, from, to }, i) && (
            <text x={(area.x(from) + area.x(to)) / 2} y={area.bottom} dy="1.4em" text-anchor="middle">
              {!i && area.x(to) - area.x(from) > 70 ? words.say("review.round", { round }) : round}
            </text>
          )}
        </>
      ))}
    </g>
  );
}

interface CurvesProps extends Analysed {
  seats: number;
  own: number;
}

/** A line per seat with a band for sampling error and the seat's sign now and then; the own one above. */
const Curves = memo(function Curves({ area, analysis, seats, own }: CurvesProps) {
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => Number(a === own) - Number(b === own),
  );
  return (
    <>
      {order.map((seat) => (
        <path d={band(analysis, seat, area)} fill={seatColour(seat)} opacity=".14" />
      ))}
      {order.map((seat) => (
        <g fill="none" stroke-linejoin="round">
          <path d={line(analysis, seat, area)} stroke="var(--panel)" stroke-width="5.5" />
          <path
            class="line"
            d={line(analysis, seat, area)}
            stroke={seatColour(seat)}
            stroke-width={seat === own ? 3.2 : 2.2}
          />
          {signs(analysis, seat).map(([step, share]) => (
            <g transform={`translate(${area.x(step)} ${area.y(share)})`}>
              <circle r="7" fill="var(--panel)" />
              <SignMark seat={seat} size={9} />
            </g>
          ))}
        </g>
      ))}
    </>
  );
});

const start = ({ moments }: Analysis) => 1 / (moments[0]?.shares.length ?? 1);

function line(analysis: Analysis, seat: number, { x, y }: Area): string {
  const steps = analysis.moments.map((moment) => `L${x(stepOf(moment))} ${y(moment.shares[seat] ?? 0)}`);
  return `M${x(0)} ${y(start(analysis))}${steps.join("")}`;
}

function band(analysis: Analysis, seat: number, { x, y }: Area): string {
  const edge = (sign: number) =>
    analysis.moments.map(
      (moment) => `${x(stepOf(moment))} ${y((moment.shares[seat] ?? 0) + sign * (moment.band[seat] ?? 0))}`,
    );
  return `M${x(0)} ${y(start(analysis))}L${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

/** Where a seat's sign stands on its line: every 30 steps, each seat a little later than the one before. */
function signs({ moments }: Analysis, seat: number): [step: number, share: number][] {
  const places: [number, number][] = [];
  const every = Math.max(SIGN_EVERY, moments.length / 6);
  for (let i = Math.round(every / 2 + seat * 7); i < moments.length - 6; i += Math.round(every)) {
    const moment = moments[i];
    if (moment) places.push([stepOf(moment), moment.shares[seat] ?? 0]);
  }
  return places;
}

/** Sign and name at the right end of each line, moved apart where lines end close together. */
function Ends({ area, shares, names }: { area: Area; shares: readonly number[]; names: readonly string[] }) {
  const apart = 19;
  const ends = shares.map((share, seat) => ({ seat, y: area.y(share) })).sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => (end.y = Math.max(end.y, (ends[i - 1]?.y ?? -apart) + apart)));
  let lowest = area.bottom;
  for (const end of [...ends].reverse()) {
    end.y = Math.min(end.y, lowest);
    lowest = end.y - apart;
  }
  return (
    <>
      {ends.map(({ seat, y }) => (
        <g class="end-name" transform={`translate(${area.right + 13} ${y})`}>
          <SignMark seat={seat} size={10} />
          <text x="11" dy=".35em">
            {shortened(names[seat] ?? "")}
          </text>
        </g>
      ))}
    </>
  );
}

const shortened = (name: string) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

interface NowProps {
  area: Area;
  analysis: Analysis | null;
  step: number;
  seats: number;
}

function Now({ area, analysis, step, seats }: NowProps) {
  return (
    <g class="now">
      <path d={`M${area.x(step)} ${area.top - 4}V${area.bottom + 6}`} />
      {analysis &&
        sharesAt(analysis, step, seats).map((share, seat) => (
          <circle cx={area.x(step)} cy={area.y(share)} r="5" fill={seatColour(seat)} />
        ))}
    </g>
  );
}

/** The number of a turning point: `x`, `y` on the line, and `at` the height of the number. */
interface Flag {
  x: number;
  y: number;
  at: number;
}

const FLAG = 24;

/** Below the line for a loss, above it for a gain, and further off where another flag already stands. */
function flagsOf(points: readonly Point[], area: Area): Flag[] {
  const flags: Flag[] = [];
  for (const point of points) {
    const [x, y] = [area.x(point.step), area.y(point.after)];
    const free = (at: number) =>
      flags.every((other) => Math.abs(other.x - x) > FLAG || Math.abs(other.at - at) > FLAG);
    const places = point.change < 0 ? [34, 60, -34, 86, -60, -86] : [-34, -60, 34, -86, 60, 86];
    const inside = places.map((away) => y + away).filter((at) => at > area.top + 12 && at < area.bottom - 12);
    flags.push({ x, y, at: inside.find(free) ?? inside[0] ?? (area.top + area.bottom) / 2 });
  }
  return flags;
}

function FlagMark({ flag, number, here }: { flag: Flag; number: number; here: boolean }) {
  const { x, y, at } = flag;
  return (
    <g class={`flag ${here ? "here" : ""}`}>
      <path d={`M${x} ${y}V${at}`} />
      <rect x={x - FLAG / 2} y={at - FLAG / 2} width={FLAG} height={FLAG} rx="7" />
      <text x={x} y={at} dy=".35em" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

interface SliderProps {
  area: Area;
  walk: Walk;
  points: readonly Point[];
  rounds: readonly Round[];
  words: Words;
}

const PAW = 15; // half the thumb

/** One slider with a paw for a thumb, over the same stretch as the curves. */
function Slider({ area, walk, points, rounds, words }: SliderProps) {
  const { step, last, to } = walk;
  const label = words.say("review.scrubber", { step, steps: last });
  const at = (where: number) => area.x(where) - area.left + PAW;
  const [from, now, until] = [at(0), at(step), at(last)];
  return (
    <div class="slider">
      <IconButton icon="prev" label={words.say("review.back")} title="←" onClick={() => to(step - 1)} />
      <div
        class="rail"
        style={`left:${area.left - PAW}px;width:${Math.max(0, area.right - area.left) + 2 * PAW}px`}
      >
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={words.say("review.slider")}
          aria-valuetext={label}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <svg width="100%" height="44" aria-hidden="true">
          <path d={`M${from} 22H${until}`} stroke="var(--line)" />
          <path d={`M${from} 22H${now}`} stroke="var(--accent)" />
          {rounds.map(({ from: first }) => (
            <circle class="dot" cx={at(first)} cy="22" r="2.2" />
          ))}
          {points.map((point) => (
            <path class="tick" d={`M${at(point.step)} 7v7`} />
          ))}
          <circle class="thumb" cx={now} cy="22" r={PAW - 1.7} />
          <Glyph name="paw" x={now} y={22} size={18} colour="var(--accent)" />
        </svg>
      </div>
      <span class="row">
        <IconButton icon="next" label={words.say("review.forward")} title="→" onClick={() => to(step + 1)} />
        <IconButton
          icon={walk.playing ? "pause" : "play"}
          label={words.say(walk.playing ? "review.pause" : "review.play")}
          onClick={walk.togglePlay}
        />
      </span>
    </div>
  );
}

function spoken(analysis: Analysis, step: number, names: readonly string[], words: Words): string {
  const shares = sharesAt(analysis, step, names.length);
  const chances = names.map((name, seat) => `${name} ${percent(shares[seat] ?? 0)}\u00a0%`);
  return `${words.say("review.graph")}: ${chances.join(", ")}`;
}
