// Who sits where at a table that is about to begin or to go on: me, somebody beside me, somebody invited, a bot.

import type { Shelf } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { Portrait, twinOf } from "../../cardboard/Face";
import { LevelSelect } from "../../cardboard/LevelSelect";
import { isLocal } from "../../local/place";
import { StrengthNote } from "../../ui/StrengthNote";
import { bot, type SeatWish, usualLevel } from "./seats";

interface SeatRowsProps {
  seats: readonly SeatWish[];
  shelf: Shelf;
  game: string;
  variant: string;
  words: Words;
  onChange(index: number, seat: SeatWish): void;
}

export function SeatRows({ seats, shelf, game, variant, words, onChange }: SeatRowsProps) {
  const levels = seats.map((seat) => (seat.who === "bot" ? seat.level : ""));
  return (
    <>
      {seats.map((seat, i) => (
        <SeatRow
          key={i}
          index={i}
          seat={seat}
          twin={twinOf(levels, i)}
          shelf={shelf}
          taken={seats.map(({ name }) => name ?? "")}
          words={words}
          onChange={onChange}
        />
      ))}
      <StrengthNote shelf={shelf} game={game} variant={variant} seats={seats.length} levels={levels} />
    </>
  );
}

interface SeatRowProps {
  /** How many bots of its level sit before this one. */
  twin: number;
  index: number;
  seat: SeatWish;
  shelf: Shelf;
  /** The names of all seats. */
  taken: readonly string[];
  words: Words;
  onChange(index: number, seat: SeatWish): void;
}

function SeatRow({ index, seat, twin, shelf, taken, words, onChange }: SeatRowProps) {
  const name = seat.name ?? "";
  const kinds = { here: index ? "new.hotseat" : "new.you", invited: "new.person", bot: "new.bot" } as const;
  const become = (who: string) => {
    if (who === "bot") onChange(index, bot(usualLevel(shelf, index), words));
    else
      onChange(index, {
        who: who as "here" | "invited",
        name: who === "here" ? friendlyName(words, taken) : "",
      });
  };
  return (
    <div class="seatrow">
      <Portrait
        name={name || String(index)}
        level={seat.who === "bot" ? seat.level : ""}
        twin={twin}
        seat={index}
        size={40}
      />
      <select
        aria-label={words.say("new.seat", { number: index + 1 })}
        value={seat.who}
        onChange={(event) => become(event.currentTarget.value)}
      >
        {Object.entries(kinds).map(([who, text]) =>
          isLocal && who === "invited" ? null : <option value={who}>{words.say(text)}</option>,
        )}
      </select>
      {seat.who === "bot" ? (
        <LevelSelect
          levels={shelf.bots}
          level={seat.level}
          words={words}
          onLevel={(level) => onChange(index, bot(level, words))}
        />
      ) : (
        <input
          aria-label={words.say("new.name")}
          placeholder={words.say("new.name")}
          value={name}
          maxLength={24}
          required={seat.who === "here"}
          onInput={(event) => onChange(index, { ...seat, name: event.currentTarget.value })}
        />
      )}
      {seat.who === "bot" && <span class="about muted small">{words.say(`bot_about.${seat.level}`)}</span>}
    </div>
  );
}
