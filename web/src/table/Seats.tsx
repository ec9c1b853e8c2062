// Who sits where: a pill per seat with its sign, its count, and whose turn it is.

import { Portrait } from "../pieces/Face";
import { seatColour, seatSign } from "../pieces/families";
import { Icon } from "../pieces/icons";
import type { Words } from "../words";
import type { Counter, Player } from "./contract";

interface SeatsProps {
  players: readonly Player[];
  toAct: readonly number[];
  shown: number;
  counter(seat: number): Counter | null;
  words: Words;
  onShow(seat: number): void;
}

export function Seats({ players, toAct, shown, counter, words, onShow }: SeatsProps) {
  return (
    <nav class="seats" aria-label={words.say("table.seats")}>
      {players.map((player) => (
        <SeatPill key={player.seat} player={player} acts={toAct.includes(player.seat)} shown={shown === player.seat} count={counter(player.seat)} words={words} onShow={onShow} />
      ))}
    </nav>
  );
}

interface PillProps {
  player: Player;
  acts: boolean;
  shown: boolean;
  count: Counter | null;
  words: Words;
  onShow(seat: number): void;
}

function SeatPill({ player, acts, shown, count, words, onShow }: PillProps) {
  const { seat, name } = player;
  const away = !player.bot && !player.online;
  const spoken = [name, count && `${count.value} ${count.label}`, acts && words.say("table.turn_of", { names: name }), away && words.say("table.offline")];
  return (
    <button
      type="button"
      class={`seat ${acts ? "acts" : ""} ${shown ? "shown" : ""} ${away ? "away" : ""}`}
      style={`--seat:${seatColour(seat)}`}
      aria-pressed={shown}
      aria-label={spoken.filter(Boolean).join(", ")}
      title={words.say("table.area_of", { name })}
      onClick={() => onShow(seat)}
    >
      <Portrait name={name} level={player.level} seat={seat} size={30} />
      <span class="sign" aria-hidden="true">{seatSign(seat)}</span>
      <span class="name">{name}</span>
      {count && (
        <b>
          {count.icon && <Icon name={count.icon} size={14} />} {count.value}
        </b>
      )}
    </button>
  );
}
