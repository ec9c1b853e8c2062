import assert from "node:assert/strict";
import { test } from "node:test";
import type { LessonInfo, LessonStep } from "../src/api/wire";
import { after, dueStep } from "../src/table/walk";

const step = (id: string, question: object = {}, choices: object[] = []): LessonStep => ({
  id,
  question: question as LessonStep["question"],
  choices: choices as LessonStep["choices"],
  light: [],
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
  assert.deepEqual(after(at(0), lesson, lesson.steps[0] as LessonStep, 0), at(1));
});
