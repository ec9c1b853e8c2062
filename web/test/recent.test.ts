import assert from "node:assert/strict";
import { test } from "node:test";
import type { Heard } from "../src/api/wire";
import type { Words } from "../src/api/words";
import { recentMoves } from "../src/table/recent";

const words = {
  has: (key: string) => key !== "event.silent",
  event: (event: { kind: string }) => event.kind,
} as unknown as Words;

/** "0a 1b" is what seats 0 and 1 did, a step each. */
const heard = (told: string): Heard[] =>
  told.split(" ").map((one, step) => ({ step, event: { seat: Number(one[0]), kind: one.slice(1) } }));
const texts = (told: string, myTurn: boolean) =>
  recentMoves(heard(told), 0, myTurn, words, []).map(({ n, text }) => `${n}${text}`);

test("the moves of the others since my last one, numbered", () => {
  assert.deepEqual(texts("0a 1b 2c 0d 1e 2f", true), ["1e", "2f"]);
});

test("they stay while my turn goes on, and go when it has ended", () => {
  assert.deepEqual(texts("1b 2c 0d 0e", true), ["1b", "2c"]);
  assert.deepEqual(texts("1b 2c 0d 0e", false), []);
  assert.deepEqual(texts("1b 0d 1e", false), ["1e"]);
});

test("what has no sentence is not told and has no number", () => {
  assert.deepEqual(texts("0a 1silent 2c", true), ["1c"]);
});
