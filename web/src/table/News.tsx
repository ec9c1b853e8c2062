// "Since your last turn": what the others did, numbered; in a wide or low window as a row, lying down as a column, elsewhere behind a button.

import { useEffect, useState } from "preact/hooks";
import type { Words } from "../api/words";
import { useWindow } from "../app/services";
import { useClosable } from "../app/useKeys";
import { seatColour, seatSign } from "../cardboard/families";
import type { RecentMove } from "./contract";
import { SoundOffer } from "./SoundOffer";
import type { TurnTold } from "./turns";

interface NewsProps {
  recent: readonly RecentMove[];
  /** The same by turns, each in one line, for a row that has no room for all moves; null for games without turns. */
  turns: readonly TurnTold[] | null;
  words: Words;
  /** What was taken by itself, as nothing else could be done. */
  byItself: string;
  /** What the game says about its phase; shown here where the bar has no room for it. */
  phase: string;
  /** Whether something may be offered here, beside the news or where there is none. */
  offers: boolean;
  /** Look at a step in the review. */
  onJump(step: number): void;
}

const SIGNS = 6; // at most so many signs on the button
const ROW = 4; // so many moves have room in a row: more are told by turns

/** The number of a move in the colour of its seat, with the seat's sign; for the strip and for the board. */
export function MoveChip({ n, seat }: { n: number; seat: number }) {
  return (
    <span class="movechip" style={`--seat:${seatColour(seat)}`} data-move={n}>
      {seatSign(seat)} {n}
    </span>
  );
}

export function News({ recent, turns, words, byItself, phase, offers, onJump }: NewsProps) {
  const { kind } = useWindow();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [recent.length]);
  useClosable(open, () => setOpen(false));
  const title = words.say("digest.title");
  return (
    <section class="news" aria-label={title} data-count={recent.length}>
      {kind !== "wide" && kind !== "low" && phase && <span class="phase">{phase}</span>}
      {recent.length > 0 && (
        <button type="button" class="news-open" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Signs recent={recent} />
          <span>{words.say("table.moves_since", { n: recent.length })}</span>
        </button>
      )}
      {kind === "wide" && turns && recent.length > ROW && <Turns turns={turns} />}
      {kind === "wide" && !(turns && recent.length > ROW) && recent.length > 0 && (
        <Moves recent={recent} look="news-row" />
      )}
      {kind === "low" && turns && recent.length > ROW && <Turns turns={turns} />}
      {(kind === "land" || (kind === "low" && !(turns && recent.length > ROW))) && recent.length > 0 && (
        <Moves recent={[...recent].reverse()} look="news-row" />
      )}
      {offers && (kind === "wide" || kind === "low" || (!recent.length && !byItself)) && (
        <SoundOffer words={words} />
      )}
      {byItself && <span class="by-itself">{byItself}</span>}
      {open && <Moves recent={recent} look="news-list panel" onJump={onJump} />}
    </section>
  );
}

interface MovesProps {
  recent: readonly RecentMove[];
  look: string;
  onJump?: (step: number) => void;
}

function Moves({ recent, look, onJump }: MovesProps) {
  return (
    <ol class={`plain ${look}`}>
      {recent.map(({ n, seat, step, text }) => (
        <li key={n}>
          {seat >= 0 && <MoveChip n={n} seat={seat} />}{" "}
          {onJump ? (
            <button type="button" class="quiet" onClick={() => onJump(step)}>
              {text}
            </button>
          ) : (
            text
          )}
        </li>
      ))}
    </ol>
  );
}

function Turns({ turns }: { turns: readonly TurnTold[] }) {
  return (
    <ol class="plain news-row by-turns">
      {turns.map(({ seat, text }, i) => (
        <li key={i}>
          <span class="sign" style={`--seat:${seatColour(seat)}`} aria-hidden="true">
            {seatSign(seat)}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The seats that moved, as signs in their colours. */
function Signs({ recent }: { recent: readonly RecentMove[] }) {
  return (
    <span class="signs" aria-hidden="true">
      {recent
        .filter(({ seat }) => seat >= 0)
        .slice(-SIGNS)
        .map(({ n, seat }) => (
          <span key={n} style={`color:${seatColour(seat)}`}>
            {seatSign(seat)}
          </span>
        ))}
    </span>
  );
}
