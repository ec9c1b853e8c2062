// How it ended: a podium, a bar per player stacked by source, and every line of every score.

import type { ComponentChildren } from "preact";
import { downloadRecord } from "../api/download";
import type { Result } from "../api/wire";
import type { Words } from "../api/words";
import { FAMILIES, seatColour, seatSign } from "../cardboard/families";
import { Dialog } from "../ui/Dialog";
import { points } from "../ui/points";
import { CircleTable } from "./CircleTable";
import { Confetti } from "./Confetti";
import type { GamePage, Player } from "./contract";
import { OtherGame } from "./OtherGame";
import { Podium } from "./Podium";

interface EndProps {
  table: string;
  result: Result;
  words: Words;
  names: readonly string[];
  players: readonly Player[];
  mySeats: readonly number[];
  rematch: string;
  /** How many sat at the table. */
  seats: number;
  /** Whether somebody here has won: paws rain. */
  joy?: boolean;
  /** A challenge to friends, where there can be one. */
  challenge?: ComponentChildren;
  onRematch?: (() => void) | undefined;
  /** Light up what earned a line. */
  onLine?: ((seat: number, key: string) => void) | undefined;
  onClose(): void;
}

const SHADES = [
  ...Object.values(FAMILIES).map(({ colour }) => colour),
  "var(--wood)",
  "var(--clay)",
  "var(--stone)",
  "var(--coin)",
];

/** A result with somebody who sits in no seat in the last column; she wins if no seat does. */
export function withRival(
  result: Result,
  names: readonly string[],
  rival: ReturnType<NonNullable<GamePage["rival"]>> | undefined,
) {
  if (!rival) return { result, names };
  const score = {
    seat: names.length,
    total: rival.lines.reduce((sum, line) => sum + line.points, 0),
    lines: [...rival.lines],
  };
  const winners = result.winners.length ? result.winners : [score.seat];
  return { result: { ...result, winners, scores: [...result.scores, score] }, names: [...names, rival.name] };
}

/** Everything a seat made. */
export const madeBy = (result: Result, seat: number | undefined): number =>
  result.scores.find((score) => score.seat === seat)?.total ?? 0;

/** The sources of points, in the order in which they first appear. */
function sources(result: Result): string[] {
  return [...new Set(result.scores.flatMap(({ lines }) => lines.map(({ key }) => key)))];
}

function pointsOf(result: Result, seat: number, key: string): number {
  const lines = result.scores.find((score) => score.seat === seat)?.lines ?? [];
  return lines.filter((line) => line.key === key).reduce((sum, line) => sum + line.points, 0);
}

/** What earned these points, in the words of the game. */
function told(result: Result, seat: number, key: string, words: Words, names: readonly string[]): string {
  const lines = result.scores.find((score) => score.seat === seat)?.lines ?? [];
  return lines
    .filter((line) => line.key === key)
    .map((line) => `${words.say(`score.${key}`, line.facts, names)}: ${points(line.points)}`)
    .join("\n");
}

export function EndOfGame(props: EndProps) {
  const { result, words, table } = props;
  return (
    <Dialog label={words.say("end.result")} class="end" onClose={props.onClose}>
      {props.joy && <Confetti />}
      <h2>{headline(props)}</h2>
      <Podium result={result} names={props.names} players={props.players} />
      <Bars {...props} />
      <Breakdown {...props} />
      <CircleTable table={table} words={words} />
      {props.challenge}
      {result.seed && <p class="muted small">{words.say("end.seed", { seed: result.seed })}</p>}
      <div class="row wrap">
        {props.rematch ? (
          <a class="button primary" href={`/t/${props.rematch}`}>
            {words.say("end.to_rematch")}
          </a>
        ) : (
          props.onRematch && (
            <button type="button" class="primary" onClick={props.onRematch}>
              {words.say("end.rematch")}
            </button>
          )
        )}
        {props.onRematch && !props.rematch && <OtherGame table={table} seats={props.seats} words={words} />}
        <a class="button" href={`/t/${table}/review`}>
          {words.say("end.review")}
        </a>
        <button type="button" onClick={() => downloadRecord(table)}>
          {words.say("end.download")}
        </button>
        <span class="grow" />
        <button type="button" onClick={props.onClose}>
          {words.say("end.table")}
        </button>
      </div>
    </Dialog>
  );
}

function headline({ result, words, names, mySeats }: EndProps): string {
  const winners = result.winners;
  if (!winners.length) return words.say("end.title_none");
  if (winners.length === 1 && mySeats.length === 1 && winners[0] === mySeats[0])
    return words.say("end.title_you");
  const who = winners.map((seat) => names[seat]);
  return words.say(winners.length > 1 ? "end.title_shared" : "end.title", { names: who });
}

function Bars({ result, words, names }: EndProps) {
  const keys = sources(result);
  const longest = Math.max(
    1,
    ...result.scores.map(({ seat }) =>
      keys.reduce((sum, key) => sum + Math.abs(pointsOf(result, seat, key)), 0),
    ),
  );
  return (
    <div class="stack" aria-hidden="true">
      {result.scores.map(({ seat, total }) => (
        <div class="line">
          <span>
            <span style={`color:${seatColour(seat)}`}>{seatSign(seat)}</span> {names[seat]}
          </span>
          <span class="track">
            {keys.map((key, i) => {
              const earned = pointsOf(result, seat, key);
              return (
                earned !== 0 && (
                  <i
                    class={earned < 0 ? "minus" : ""}
                    title={`${words.scoreName(key)}: ${points(earned)}`}
                    style={`width:${(100 * Math.abs(earned)) / longest}%;--shade:${SHADES[i % SHADES.length]}`}
                  />
                )
              );
            })}
          </span>
          <b>{points(total)}</b>
        </div>
      ))}
    </div>
  );
}

function Breakdown({ result, words, names, onLine }: EndProps) {
  const winner = (seat: number) => (result.winners.includes(seat) ? "winner" : "");
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.say("end.source")}</th>
          {result.scores.map(({ seat }) => (
            <th scope="col" class={winner(seat)}>
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources(result).map((key, i) => (
          <tr>
            <th scope="row">
              <span aria-hidden="true" style={`color:${SHADES[i % SHADES.length]}`}>
                ■
              </span>{" "}
              {words.scoreName(key)}
            </th>
            {result.scores.map(({ seat }) => (
              <td
                class={winner(seat)}
                title={told(result, seat, key, words, names)}
                onClick={() => onLine?.(seat, key)}
              >
                {points(pointsOf(result, seat, key))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say("end.total")}</th>
          {result.scores.map(({ seat, total }) => (
            <td class={winner(seat)}>{points(total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
