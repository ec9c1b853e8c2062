// Who sits where: a pill per seat with its sign, its count, and whose turn it is. Pointing at one shows that
// side in small.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Words } from "../api/words";
import { Portrait } from "../cardboard/Face";
import { seatColour, seatSign } from "../cardboard/families";
import { Icon } from "../ui/icons";
import type { Counter, GamePage, Player, TableProps } from "./contract";

interface SeatsProps {
  page: GamePage;
  /** The table as it is shown; null until it has arrived. */
  table: TableProps | null;
  players: readonly Player[];
  toAct: readonly number[];
  shown: number;
  words: Words;
  onShow(seat: number): void;
}

/** A pill that is pointed at, and how far from the right it ends: its miniature hangs there. */
interface Pointed {
  seat: number;
  right: number;
}

export function Seats({ page, table, players, toAct, shown, words, onShow }: SeatsProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  return (
    <nav class="seats" aria-label={words.say("table.seats")}>
      {players.map((player) => (
        <SeatPill
          key={player.seat}
          player={player}
          acts={toAct.includes(player.seat)}
          shown={shown === player.seat}
          count={(table && page.counter?.(table, player.seat)) ?? null}
          plate={(table && page.plate?.(table, player.seat)) ?? null}
          words={words}
          onShow={onShow}
          onPoint={setPointed}
        />
      ))}
      {table && page.Miniature && pointed && pointed.seat !== shown && (
        <div
          class="mini panel"
          aria-hidden="true"
          style={`--seat:${seatColour(pointed.seat)};right:${pointed.right}px`}
        >
          {words.say("table.area_of", { name: table.names[pointed.seat] ?? "" })}
          <page.Miniature {...table} seat={-1} shown={pointed.seat} />
        </div>
      )}
    </nav>
  );
}

interface PillProps {
  player: Player;
  acts: boolean;
  shown: boolean;
  count: Counter | null;
  /** What the game adds: levels, cards in hand. */
  plate: ComponentChildren;
  words: Words;
  onShow(seat: number): void;
  onPoint(pointed: Pointed | null): void;
}

function SeatPill({ player, acts, shown, count, plate, words, onShow, onPoint }: PillProps) {
  const { seat, name } = player;
  const away = !player.bot && !player.online;
  const spoken = [
    name,
    count && `${count.value} ${count.label}`,
    acts && words.say("table.turn_of", { names: name }),
    away && words.say("table.offline"),
  ];
  const point = ({ currentTarget }: { currentTarget: Element }) =>
    onPoint({ seat, right: innerWidth - currentTarget.getBoundingClientRect().right });
  const leave = () => onPoint(null);
  return (
    <button
      type="button"
      class={`seat ${plate ? "plated" : ""} ${acts ? "acts" : ""} ${shown ? "shown" : ""} ${away ? "away" : ""}`}
      style={`--seat:${seatColour(seat)}`}
      aria-pressed={shown}
      data-place={`seat-${seat}`}
      title={player.mine && shown ? words.say("table.your_name") : undefined}
      onClick={() => onShow(seat)}
      onPointerEnter={(event) => event.pointerType === "mouse" && point(event)}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && point(event)}
      onBlur={leave}
    >
      <span class="spoken">{spoken.filter(Boolean).join(", ")}</span>
      <Portrait name={name} level={player.level} twin={player.twin} seat={seat} size={30} />
      <span class="sign" aria-hidden="true">
        {seatSign(seat)}
      </span>
      <span class="name" aria-hidden="true">
        {name}
      </span>
      {count && (
        <b aria-hidden="true">
          {count.icon && <Icon name={count.icon} size={14} />} {count.value}
        </b>
      )}
      {plate}
    </button>
  );
}
