import assert from "node:assert/strict";
import { test } from "node:test";
import type { LessonInfo, LessonStep } from "../src/api/wire";
import { after, dueStep, isInPart, litBy, plannedStep, rewound, wantedFrom } from "../src/table/walk";

const step = (id: string, question: object = {}, choices: object[] = []): LessonStep => ({
  id,
  question: question as LessonStep["question"],
  choices: choices as LessonStep["choices"],
  light: [],
  also: [],
  picture: "",
});
const lesson: LessonInfo = {
  name: "first",
  variant: "basic",
  settings: {},
  seed: "1",
  bots: ["", "kruemel"],
  steps: [
    step("goal"),
    step("bid", { kind: "bid", turn: 1 }, [{ kind: "market" }]),
    step("board", { kind: "board" }, [{ kind: "board" }]),
    step("between"),
    step("walk", { kind: "step" }),
  ],
  occasions: [step("guild", { kind: "guild" }), step("sell", { kind: "bid" }, [{ kind: "sell" }])],
};
const at = (next: number, seen: string[] = []) => ({ lesson: "first", next, seen });
const due = (next: number, question: object, choices: object[], seen: string[] = []) =>
  dueStep(lesson, at(next, seen), question as never, choices as never)?.step.id;

test("a word comes at any decision, a step at its question", () => {
  assert.equal(due(0, { kind: "store" }, [{ kind: "done" }]), "goal");
  assert.equal(due(1, { kind: "bid", turn: 1 }, [{ kind: "market", market: 2 }]), "bid");
  assert.equal(due(1, { kind: "bid", turn: 2 }, [{ kind: "market", market: 2 }]), undefined);
  assert.equal(due(1, { kind: "bid", turn: 1 }, [{ kind: "bank" }]), undefined);
});

test("a step whose occasion did not come is passed over, words between are not", () => {
  assert.equal(due(1, { kind: "board" }, [{ kind: "board" }]), "board");
  assert.equal(due(2, { kind: "step" }, [{ kind: "go" }]), "between");
  assert.equal(due(2, { kind: "store" }, [{ kind: "done" }]), undefined);
});

test("occasions come after the last step, each once", () => {
  assert.equal(due(5, { kind: "bid" }, [{ kind: "sell" }]), "sell");
  assert.equal(due(5, { kind: "bid" }, [{ kind: "sell" }], ["sell"]), undefined);
  const [guild] = lesson.occasions as [LessonStep];
  assert.deepEqual(after(at(5), lesson, guild, 5), at(5, ["guild"]));
  assert.deepEqual(after(at(0), lesson, lesson.steps[0] as LessonStep, 0), { ...at(1), at: {} });
});

test("taking a choice back goes back in the lesson", () => {
  const [, bid, board] = lesson.steps as [LessonStep, LessonStep, LessonStep];
  const first = after(at(1), lesson, bid, 1, 4);
  const second = after(first, lesson, board, 2, 9);
  assert.equal(second.next, 3);
  assert.equal(rewound(second, 10), second);
  assert.deepEqual(rewound(second, 9), { ...first, next: 2 });
  assert.equal(rewound(second, 4).next, 1);
});

test("what a step asks for is lit alone; where it is not possible, all that carries the step out", () => {
  const picky = {
    ...step("take", { kind: "take" }, [{ kind: "cat", colour: "red" }]),
    also: [{ kind: "cat" }],
  };
  const option = (action: number, colour: string) => ({ action, choice: { kind: "cat", colour } });
  assert.deepEqual(litBy(picky, [option(1, "red"), option(2, "blue")]), [option(1, "red")]);
  assert.deepEqual(litBy(picky, [option(2, "blue"), option(3, "green")]).length, 2);
  assert.deepEqual(litBy(step("word"), [option(1, "red")]), []);
});

test("a plan of two choices tells the second step, and a table knows what is asked for up to the next word", () => {
  const told = plannedStep(lesson, 1, [{ kind: "market" }, { kind: "board" }]);
  assert.equal(told?.id, "board");
  assert.equal(plannedStep(lesson, 1, [{ kind: "market" }]), null);
  assert.equal(plannedStep(lesson, 1, [{ kind: "bank" }, { kind: "board" }]), null);
  assert.deepEqual(wantedFrom(lesson, 1), [{ kind: "market" }, { kind: "board" }]);
  assert.deepEqual(wantedFrom(lesson, 3), []);
});

test("cards that are taken together stay lit until all of them are chosen", () => {
  const cards = step("buy", { kind: "buy" }, [
    { kind: "buy", card: "a" },
    { kind: "buy", card: "b" },
  ]);
  const buy = (card: string) => ({ kind: "buy", card });
  const legal = ["a", "b", "c"].map((card, action) => ({ action, choice: buy(card) }));
  assert.equal(isInPart(cards, [buy("a"), { kind: "done" }], legal), true);
  assert.equal(isInPart(cards, [buy("a"), buy("b"), { kind: "done" }], legal), false);
  assert.equal(isInPart(cards, [buy("c")], legal), false);
  assert.equal(isInPart(cards, [buy("a")], legal.slice(0, 1)), false);
});
