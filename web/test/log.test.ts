import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Heard } from "../src/api/wire";
import { type Facts, Words } from "../src/api/words";
import { log as felinia } from "../src/games/felinia/log";
import { log as feudalia } from "../src/games/feudalia/log";
import { log as isle } from "../src/games/isle_of_cats/log";
import { chaptersOf, headingOf, type LogPlan, turnsTold } from "../src/table/turns";

const NAMES = ["Ana", "Ben"];

/** The headings of a log as seat 0 reads them, with the number of lines below each. */
function headings(game: string, language: string, plan: LogPlan, ...events: Facts[]): string[] {
  const file = `../src/katzentisch/games/${game}/words/${language}.ftl`;
  const words = new Words(language, readFileSync(file, "utf8")).forSeat(0);
  const heard: Heard[] = events.map((event, step) => ({ step, event }));
  return chaptersOf(heard, plan).map((one) => {
    const heading = one.heading ? headingOf(one, plan, words, NAMES) : "";
    return `${heading} (${one.heard.length})`;
  });
}

test("Felinia's log has a chapter for each round, the first too", () => {
  const events = [
    { kind: "bought", seat: 1, good: "wine" },
    { kind: "bought", seat: 0, good: "books" },
    { kind: "bought", seat: 0, good: "books" },
    { kind: "boarded", seat: 0, boat: "boat-01" },
    { kind: "settled", seat: 0, trade: "panther" },
    { kind: "round_began", seat: 1, round: 2 },
  ];
  assert.deepEqual(headings("felinia", "en", felinia, ...events), [
    "Round 1 · you: 2 books bought, one merchant on board, a panther taken · Ben: wine bought (5)",
    "Round 2 (1)",
  ]);
  assert.equal(
    headings("felinia", "de", felinia, ...events)[0],
    "Runde 1 · du: 2 Bücher gekauft, ein Händler an Bord, ein Panther genommen · Ben: Wein gekauft (5)",
  );
});

test("the Isle's log has two chapters a day, however many reveal their cards", () => {
  const events = [
    { kind: "figure_taken", seat: 0 },
    { kind: "day_began", seat: -1, day: 1 },
    { kind: "bought", seat: 1, cards: 4 },
    { kind: "revealed", seat: 0 },
    { kind: "revealed", seat: 1 },
    { kind: "cat_rescued", seat: 1, shape: "cat_bar" },
    { kind: "tile_taken", seat: 1, tile: "common" },
    { kind: "tile_taken", seat: 1, tile: "oshax" },
    { kind: "day_began", seat: -1, day: 2 },
  ];
  assert.deepEqual(headings("isle_of_cats", "en", isle, ...events), [
    " (1)",
    "Day 1 · Ben: 4 cards bought (2)",
    "Day 1, on the island · Ben: 1 cat rescued, a common treasure and an oshax taken (5)",
    "Day 2 (1)",
  ]);
});

test("Feudalia's log has a chapter for each turn, of one seat", () => {
  const turn = { kind: "turn_began", round: 2 };
  const events = [
    { ...turn, seat: 0 },
    { kind: "worked", seat: 0, vassal: "serf" },
    { kind: "robbed", seat: 1, vassal: "serf" },
    { kind: "built", seat: 0, card: "foundations", points: 0.5 },
    { ...turn, seat: 1 },
  ];
  assert.deepEqual(headings("feudalia", "en", feudalia, ...events), [
    "You: a serf at work; the foundations built; +½ point (4)",
    "Ben: nothing (1)",
  ]);
});

test("moves are told by turns, and what nobody did is in no turn", () => {
  const words = new Words(
    "en",
    readFileSync("../src/katzentisch/games/feudalia/words/en.ftl", "utf8"),
  ).forSeat(0);
  const events: Facts[] = [
    { kind: "hired_vassal", seat: 1, vassal: "reaper" },
    { kind: "tokens_placed", seat: -1 },
    { kind: "upgraded", seat: 1, fief: 2, points: 1 },
  ];
  const moves = events.map((event, n) => ({ n, seat: Number(event["seat"]), step: n, event, text: "" }));
  assert.deepEqual(turnsTold(moves, feudalia, words, NAMES), [
    { seat: 1, text: "Ben: a reaper hired; fief 2 upgraded; +1 point" },
  ]);
});
