import assert from "node:assert/strict";
import { test } from "node:test";
import { spine } from "../src/cardboard/catArt";
import { type Cell, extent, oriented, outline } from "../src/cardboard/outline";

const L: Cell[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
];

test("an outline is one closed path per loop", () => {
  assert.equal(outline(L).match(/M/g)?.length, 1);
  const ring: Cell[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ];
  assert.equal(outline(ring).match(/M/g)?.length, 2);
  assert.ok(outline(L).endsWith("Z"));
});

test("four quarter turns and two flips lead back", () => {
  const sorted = (cells: readonly Cell[]) => cells.map(String).sort();
  assert.deepEqual(sorted(oriented(L, 4)), sorted(L));
  assert.deepEqual(sorted(oriented(oriented(L, 0, true), 0, true)), sorted(L));
  assert.deepEqual(extent(oriented(L, 1)), { width: 3, height: 2 });
});

test("the head is at the upper end of the spine, whatever way the cat lies", () => {
  for (let turns = 0; turns < 4; turns++) {
    for (const flipped of [false, true]) {
      const path = spine(oriented(L, turns, flipped));
      assert.equal(path.length, 4);
      assert.ok(path[0]![1] <= path[3]![1]);
    }
  }
});
