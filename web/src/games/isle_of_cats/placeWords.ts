// A place for the tile in hand in words, for the list of moves: what lies beside it and what it would cover.

import type { Choice } from "../../api/choices";
import { MAP_LETTERS } from "./colours";
import type { Before, Square } from "./props";
import type { LaidTile } from "./types";

const key = (row: number, column: number) => `${row},${column}`;

/** "e12: touches 2 blue cats, covers 2 rats, stern cabin"; empty for other choices. */
export function choiceText(props: Before, choice: Choice): string {
  const { question, words } = props;
  if (choice.kind !== "place" || question.kind !== "place") return "";
  const squares = squaresAt(props, choice);
  const told = [
    touchedText(props, squares),
    ratsText(props, squares),
    mapText(props, squares),
    roomsText(props, squares),
  ];
  return `${words.say("screen.at", choice)}: ${told.filter(Boolean).join(", ")}`;
}

export function squaresAt({ question, printed }: Before, choice: Choice): Square[] {
  const shape = question.kind === "place" ? question.shape : "";
  const turned = printed.shapes[shape]?.turns[Number(choice["turn"])] ?? [];
  return turned.map(([row = 0, column = 0]) => [
    row + Number(choice["row"]),
    column + Number(choice["column"]),
  ]);
}

/** How many cats of its colour lie beside the tile. */
function touchedText({ question, view, seat, words }: Before, squares: readonly Square[]): string {
  const colour = question.kind === "place" ? question.colour : undefined;
  if (!colour) return "";
  const beside = new Set(
    squares.flatMap(([row = 0, column = 0]) => [
      key(row - 1, column),
      key(row + 1, column),
      key(row, column - 1),
      key(row, column + 1),
    ]),
  );
  const touches = (tile: LaidTile) =>
    tile.squares.some(([row = 0, column = 0]) => beside.has(key(row, column)));
  const n = (view.seats[seat]?.tiles ?? []).filter((tile) => tile.colour === colour && touches(tile)).length;
  return n ? words.say("screen.touches", { n, colour }) : "";
}

const marksBelow = ({ view, seat, printed }: Before, squares: readonly Square[]) =>
  squares.map(([row = 0, column = 0]) => printed.boats[view.seats[seat]?.boat ?? ""]?.[row]?.[column] ?? "");

function ratsText(props: Before, squares: readonly Square[]): string {
  const n = marksBelow(props, squares).filter((mark) => mark === "x").length;
  return n ? props.words.say("screen.gain_rats", { n }) : "";
}

function mapText(props: Before, squares: readonly Square[]): string {
  const colour = marksBelow(props, squares)
    .map((mark) => MAP_LETTERS[mark])
    .find(Boolean);
  return colour ? props.words.say("screen.gain_map", { colour }) : "";
}

function roomsText({ printed, words }: Before, squares: readonly Square[]): string {
  const letters = new Set(squares.map(([row = 0, column = 0]) => printed.room_grid[row]?.[column] ?? ""));
  return [...letters].map((letter) => words.name("room", letter)).join(" + ");
}
