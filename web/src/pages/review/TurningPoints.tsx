// What turned the game, as cards: number, round, loss or gain, what was done and what was better, with a picture.
// On a phone one card is seen and the others are swiped to; lying down, the one before the present step.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Words } from "../../api/words";
import { useWindow } from "../../app/services";
import { seatColour, seatSign } from "../../cardboard/families";
import type { Before, GamePage } from "../../table/contract";
import { percent, type Point, pointText } from "./analysis";
import { signed } from "./Chances";
import { MovePicture } from "./MovePicture";
import { useViews } from "./useMoments";
import type { Walk } from "./useWalk";

interface TurningPointsProps {
  table: string;
  page: GamePage;
  printed: unknown;
  /** Null until they are computed. */
  points: readonly Point[] | null;
  names: readonly string[];
  walk: Walk;
  words: Words;
  /** Buttons beside the heading. */
  children?: ComponentChildren;
}

export function TurningPoints(props: TurningPointsProps) {
  const { table, page, printed, points, names, walk, words } = props;
  const { kind } = useWindow();
  const views = useViews(table, points ?? []);
  const list = useRef<HTMLOListElement>(null);
  const near = Math.max(0, points?.findLastIndex(({ step }) => step <= walk.step) ?? 0);
  useEffect(() => {
    const box = list.current;
    if (kind === "phone" && box) box.scrollTo({ left: near * box.clientWidth });
  }, [kind, near, points?.length]);
  const beforeOf = ({ step, seat }: Point): Before | null => {
    const seen = views.get(step);
    return seen ? { view: seen.view, question: seen.question, printed, seat, names, words } : null;
  };
  const shown = kind === "land" ? points?.slice(near, near + 1) : points;
  return (
    <section class="points" aria-label={words.say("review.points")}>
      <div class="row points-head">
        <h2 class="grow">{words.say("review.points")}</h2>
        {kind === "phone" && points && points.length > 1 && (
          <span class="muted small">
            {words.say("review.swipe", { number: near + 1, of: points.length })}
          </span>
        )}
        {props.children}
      </div>
      {!points && <p class="muted">{words.say("review.points_soon")}</p>}
      {points?.length === 0 && <p class="muted">{words.say("review.no_points")}</p>}
      <ol class="plain" ref={list}>
        {shown?.map((point) => (
          <li key={point.step}>
            <Card
              page={page}
              before={beforeOf(point)}
              point={point}
              number={(points?.indexOf(point) ?? 0) + 1}
              names={names}
              walk={walk}
              words={words}
              picture={
                <MovePicture page={page} choice={point.shown} seat={point.seat} before={beforeOf(point)} />
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CardProps {
  page: GamePage;
  /** What the deciding seat saw and was asked; null until it has arrived. */
  before: Before | null;
  point: Point;
  number: number;
  names: readonly string[];
  walk: Walk;
  words: Words;
  picture: preact.JSX.Element;
}

function Card({ page, before, point, number, names, walk, words, picture }: CardProps) {
  const { step, seat, round, change } = point;
  const place = round < 0 ? words.say("table.step", { step }) : words.say("review.round", { round });
  return (
    <button
      type="button"
      class="turning-point"
      aria-pressed={walk.step === step}
      onClick={() => walk.to(step)}
    >
      {picture}
      <span class="told">
        <span class="row">
          <b class="number">{number}</b>
          <span class="muted grow">
            {place} · <span style={`color:${seatColour(seat)}`}>{seatSign(seat)}</span> {names[seat]}
          </span>
          <b class={change < 0 ? "loss" : "gained"}>{signed(change)}</b>
        </span>
        <span class="text">
          {pointText(point, names, words, (choice) => (before && page.choiceText?.(before, choice)) ?? "")}
        </span>
        <span class="muted small">
          {words.say("review.chance", { before: percent(point.before), after: percent(point.after) })}
        </span>
      </span>
    </button>
  );
}
