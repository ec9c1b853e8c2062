// The streak of days, solved marks, the next puzzle, and bots that are mastered.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { dayOf, keepSolved, remembered, solvedOf, streak } from "../src/api/puzzles";
import type { PlayedGame } from "../src/api/wire";
import { masteries } from "../src/pages/stats/mastered";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const DAY = 86_400_000;
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
beforeEach(() => kept.clear());

const solvedOn = (...daysAgo: number[]) => {
  for (const ago of daysAgo) keepSolved("felinia", `p${ago}`, 1, dayOf(NOON - ago * DAY));
  return streak(remembered(), NOON);
};

test("a streak counts days in a row up to today", () => assert.equal(solvedOn(0, 1, 2, 4), 3));
test("today may still be open", () => assert.equal(solvedOn(1, 2), 2));
test("a day left out ends it", () => assert.equal(solvedOn(2, 3), 0));
test("days are those of UTC", () => {
  assert.equal(dayOf(Date.parse("2026-11-18T23:59:59Z")), "2026-11-18");
  assert.equal(dayOf(Date.parse("2026-11-19T00:00:00Z")), "2026-11-19");
});

test("the first outcome of a puzzle counts, and a solution looked at is not solved", () => {
  keepSolved("felinia", "a", 0, "");
  keepSolved("felinia", "a", 3, "");
  keepSolved("felinia", "b", 2, "");
  assert.deepEqual(remembered().solved["felinia"], { a: 0, b: 2 });
  assert.equal(solvedOf(remembered(), "felinia"), 1);
  assert.deepEqual(remembered().days, {});
});

test("a puzzle of the day whose solution was looked at makes no streak", () => {
  keepSolved("felinia", "a", 0, dayOf(NOON));
  assert.equal(streak(remembered(), NOON), 0);
});

test("damaged memory is an empty one", () => {
  kept.set("katzentisch.puzzles", "{");
  assert.deepEqual(remembered(), { solved: {}, days: {} });
});

const game = (won: number, ...levels: string[]): PlayedGame => ({
  table: "",
  game: "felinia",
  variant: "basic",
  created: 0,
  seat: 0,
  names: [],
  points: [],
  won,
  levels: ["", ...levels],
});

test("a bot is mastered by three wins in the last five games", () => {
  const played = [game(1, "minka"), game(0, "minka"), game(1, "minka"), game(0.5, "minka"), game(0, "minka")];
  assert.deepEqual(masteries(played, ["kruemel", "minka"]), [
    { level: "minka", games: 5, won: 3, mastered: true },
  ]);
});

test("older wins do not count", () => {
  const lost = Array.from({ length: 3 }, () => game(0, "minka"));
  const won = Array.from({ length: 9 }, () => game(1, "minka"));
  assert.equal(masteries([...lost, ...won], ["minka"])[0]?.mastered, false);
});
