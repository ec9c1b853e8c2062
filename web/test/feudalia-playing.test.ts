import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/api/choices";
import { proposal } from "../src/games/feudalia/playing";
import type { Props } from "../src/games/feudalia/props";

/** A seat that may let a reaper work in fiefs 1 and 2, speak with a priest, and discard either for coins. */
function table(wanted: readonly Choice[], kind = "main"): Props {
  const legal: Choice[] = [
    { kind: "work", vassal: "reaper" },
    { kind: "income", vassal: "reaper" },
    { kind: "influence", vassal: "priest" },
    { kind: "income", vassal: "priest" },
  ];
  return {
    wanted,
    question: { kind },
    seat: 0,
    view: { seats: [{ can_work: { reaper: [1, 2] } }] },
    may: (asked: Choice) =>
      legal.filter((choice) => choice.kind === asked.kind && choice["vassal"] === asked["vassal"]),
  } as unknown as Props;
}

test("a card is proposed for its influence, then for a field, then for its coins", () => {
  assert.deepEqual(proposal(table([]), "priest"), [{ kind: "influence", vassal: "priest" }]);
  assert.deepEqual(proposal(table([]), "reaper"), [
    { kind: "work", vassal: "reaper" },
    { kind: "fief", fief: 1 },
  ]);
});

test("a lesson that asks for income has every card proposed for its coins", () => {
  const asked = table([{ kind: "income" }, { kind: "hire" }]);
  assert.deepEqual(proposal(asked, "reaper"), [{ kind: "income", vassal: "reaper" }]);
  assert.deepEqual(proposal(asked, "priest"), [{ kind: "income", vassal: "priest" }]);
});

test("a lesson that names the field has the card proposed for it", () => {
  const asked = table([
    { kind: "work", vassal: "reaper" },
    { kind: "fief", fief: 2 },
  ]);
  assert.deepEqual(proposal(asked, "reaper")?.[1], { kind: "fief", fief: 2 });
});

test("another question than that of the turn is not the lesson's", () => {
  assert.equal(proposal(table([{ kind: "income" }], "tax_cube"), "reaper")?.[0]?.kind, "work");
});
