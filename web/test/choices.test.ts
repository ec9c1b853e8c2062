import assert from "node:assert/strict";
import { test } from "node:test";
import { Choices, fits, numbers } from "../src/api/choices";

const choices = new Choices([
  {
    kind: "buy",
    first: 0,
    fields: [
      { name: "good", values: ["wine", "books"] },
      { name: "price", values: [1, 2, 3] },
    ],
  },
  { kind: "done", first: 6, fields: [] },
]);

test("an action number has a name, the last field running fastest", () => {
  assert.deepEqual(choices.name(4), { kind: "buy", good: "books", price: 2 });
  assert.deepEqual(choices.name(6), { kind: "done" });
});

test("every number survives number -> name -> number", () => {
  for (let action = 0; action < 7; action++) assert.equal(choices.number(choices.name(action)), action);
});

test("a choice this game does not have is -1", () => {
  assert.equal(choices.number({ kind: "buy", good: "tea", price: 1 }), -1);
  assert.equal(choices.number({ kind: "sing" }), -1);
});

test("runs are read back into numbers", () => {
  assert.deepEqual(numbers([3, 3, 9, 1]), [3, 4, 5, 9]);
  assert.deepEqual(numbers([]), []);
});

test("a choice fits what is wanted of it", () => {
  assert.ok(fits({ kind: "buy", good: "wine", price: 1 }, { kind: "buy", good: "wine" }));
  assert.ok(!fits({ kind: "buy", good: "wine", price: 1 }, { kind: "buy", good: "books" }));
});
