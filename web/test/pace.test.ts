import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { TableState } from "../src/api/connection";
import type { SeatView } from "../src/api/wire";
import { DELAYS, PacedViews } from "../src/table/pace";

(globalThis as { document?: unknown }).document = { hidden: false };

/** A state after so many entries and steps, with a view of its own. */
function state(seq: number, more: Partial<TableState> = {}): TableState {
  const seats = new Map([[0, { seat: 0 } as SeatView]]);
  const rest = { line: "open", toAct: [], heard: new Map(), chat: [], taken: -1, waiting: false };
  return { ...rest, seq, step: seq, seats, ...more } as unknown as TableState;
}

/** Views at normal pace, and the entries shown so far. */
function paced(first = state(1)) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown: number[] = [];
  const views = new PacedViews(
    first,
    () => DELAYS.normal,
    ({ seq }) => seq !== shown.at(-1) && shown.push(seq),
  );
  return { views, shown, wait: () => mock.timers.tick(DELAYS.normal) };
}

test("moves of others are shown one by one, in their order", () => {
  const { views, shown, wait } = paced();
  for (const seq of [2, 3, 4]) views.take(state(seq));
  assert.equal(views.shown.seq, 2, "the first need not wait");
  assert.equal(views.behind, 2);
  for (let i = 0; i < 3; i++) wait();
  assert.deepEqual(shown, [2, 3, 4]);
  assert.equal(views.behind, 0);
});

test("skipping shows what is true now, and nothing older afterwards", () => {
  const { views, shown, wait } = paced();
  for (const seq of [2, 3, 4, 5]) views.take(state(seq));
  views.skip();
  wait();
  assert.deepEqual(shown, [2, 5]);
});

test("an undo empties the queue", () => {
  const { views, shown, wait } = paced();
  for (const seq of [2, 3, 4]) views.take(state(seq));
  views.take(state(5, { step: 1 }));
  wait();
  assert.deepEqual(shown, [2, 5]);
});

test("the answer to our own choice is shown at once, the reply stands apart from it", () => {
  const { views, shown, wait } = paced();
  views.take(state(2));
  views.take({ ...views.shown, waiting: true });
  views.take(state(3, { waiting: true }));
  views.take({ ...views.shown, waiting: false, taken: 3 });
  views.take(state(4, { taken: 3 }));
  assert.deepEqual(shown, [2, 3]);
  wait();
  assert.deepEqual(shown, [2, 3, 4]);
});

test("chat is shown at once, also while views wait", () => {
  const { views, wait } = paced();
  const newest = state(3);
  for (const one of [state(2), newest]) views.take(one);
  const said = [{ number: 1, seat: 1, name: "Ben", text: "hm", at: 0 }];
  views.take({ ...newest, chat: said });
  assert.deepEqual(views.shown.chat, said);
  assert.equal(views.shown.seq, 2);
  wait();
  assert.deepEqual(views.shown.chat, said);
});

test("nothing waits in a tab that is out of sight", () => {
  const { views } = paced();
  (document as { hidden: boolean }).hidden = true;
  for (const seq of [2, 3, 4]) views.take(state(seq));
  (document as { hidden: boolean }).hidden = false;
  assert.equal(views.shown.seq, 4);
});
