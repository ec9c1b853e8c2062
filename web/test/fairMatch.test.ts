import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable, SeatInfo } from "../src/api/wire";
import { fairLevels, fairRank, type Played, playedGames } from "../src/pages/new-table/fairMatch";

const LEVELS = ["kruemel", "flocke", "moritz", "minka", "murr", "kasimir", "sibylle", "bastet"];

/** A finished game: I sit in seat 0, `bots` in the others; "p" is a person. */
function finished(bots: readonly string[], winners: number[], created: number, game = "felinia"): MyTable {
  const seats = ["", ...bots].map((level, seat) => ({
    seat,
    kind: seat === 0 || level === "p" ? "person" : "bot",
    level: level === "p" ? "" : level,
  }));
  const info = { game, status: "over", created, winners, seats: seats as unknown as SeatInfo[] };
  return { info, seats: [0] } as unknown as MyTable;
}

/** Somebody of this strength who always plays at the level proposed; the share of the games won. */
function career(strength: number, games: number): number {
  const played: Played[] = [];
  let random = 7;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const level = fairRank(played, LEVELS.length);
    random = (random * 48271) % 2147483647;
    const share = random / 2147483647 < 1 / (1 + 3 ** (level - strength)) ? 1 : 0;
    played.push({ bots: [level], share });
    if (i >= 10) won += share;
  }
  return won / (games - 10);
}

test("who has not played meets the second level and the kitten", () => {
  assert.deepEqual(fairLevels("felinia", [], LEVELS, 2), ["flocke", "kruemel"]);
});

test("whoever wins meets stronger bots, whoever loses weaker ones", () => {
  const won = [1, 2, 3].map((day) => finished(["minka"], [0], day));
  const lost = [1, 2, 3].map((day) => finished(["minka"], [1], day));
  assert.deepEqual(fairLevels("felinia", won, LEVELS, 3), ["minka", "moritz", "murr"]);
  assert.deepEqual(fairLevels("felinia", lost, LEVELS, 2), ["flocke", "kruemel"]);
  assert.deepEqual(fairLevels("feudalia", won, LEVELS, 1), ["flocke"]);
});

test("only games against bots alone count, in the order they were played", () => {
  const tables = [
    finished(["murr"], [0, 1], 9),
    finished(["minka", "p"], [0], 3),
    finished(["kruemel"], [1], 1),
  ];
  assert.deepEqual(playedGames("felinia", tables, LEVELS), [
    { bots: [0], share: 0 },
    { bots: [4], share: 0.5 },
  ]);
});

test("a match is fair: 40 to 60 % of the games are won, whatever somebody's strength", () => {
  for (const strength of [0, 1.3, 2.5, 4, 5.4, 7]) {
    const share = career(strength, 1000);
    assert.ok(share > 0.4 && share < 0.6, `${strength}: ${share}`);
  }
});

test("nobody leaves the ladder", () => {
  const always = (share: number) => Array.from({ length: 50 }, () => ({ bots: [share ? 7 : 0], share }));
  assert.equal(fairRank(always(1), 8), 7);
  assert.equal(fairRank(always(0), 8), 0);
});
