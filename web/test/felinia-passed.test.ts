import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/api/choices";
import { passed } from "../src/games/felinia/passed";
import type { Props } from "../src/games/felinia/props";
import type { Missing } from "../src/games/felinia/types";

const SELL: Choice = { kind: "sell", what: "wine" };
const DONE: Choice = { kind: "done" };

/** Why a seat with these choices is not asked, with a boat of two seats at the only berth; empty if it is asked. */
function why(kind: string, choices: Choice[], missing: Missing | null = null, riders: number[] = []): string {
  const props = {
    question: { kind },
    legal: choices.map((choice, action) => ({ action, choice })),
    view: { berths: [{ berth: 1, boat: "boat-01", riders, missing }] },
    printed: { boats: { boat: [{ id: "boat-01", seats: 2 }] } },
    words: { say: (key: string) => key },
  } as unknown as Props;
  return passed(props)?.why ?? "";
}

test("nobody is asked to board where a good is lacking for every boat", () => {
  assert.equal(why("board", [DONE, SELL], { goods: ["books"], silver: 1 }), "page.no_boat");
});

test("where only silver is lacking something may be sold for it, unless the boat is full", () => {
  assert.equal(why("board", [DONE, SELL], { goods: [], silver: 1 }), "");
  assert.equal(why("board", [DONE, SELL], { goods: [], silver: 1 }, [0, 1]), "page.no_boat");
});

test("who can board is asked", () => {
  assert.equal(why("board", [DONE, { kind: "board", berth: 1 }], { goods: [], silver: 0 }), "");
});

test("nobody is asked about a store that has room for everything; about one that has not, and at the end", () => {
  assert.equal(why("store", [DONE, SELL]), "page.all_stored");
  assert.equal(why("store", [{ kind: "pay" }, SELL]), "");
  assert.equal(why("close", [DONE, SELL]), "");
  assert.equal(why("deal", [{ kind: "pass" }, SELL]), "");
});
