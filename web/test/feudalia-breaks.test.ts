// Long names are broken where a person would break them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { breakable } from "../src/games/feudalia/breaks";

test("a long compound may be broken at its joints, a short name nowhere", () => {
  const seen = (name: string) => breakable(name).replaceAll("\u00ad", "-");
  assert.equal(seen("Taschendieb"), "Taschen-dieb");
  assert.equal(seen("Bettelmönch"), "Bettel-mönch");
  assert.equal(seen("Kornspeicherverwalter"), "Korn-speicher-verwalter");
  assert.equal(seen("Baumeister"), "Bau-meister");
  assert.equal(seen("Kaufmann"), "Kauf-mann");
  assert.equal(seen("Bischof"), "Bischof");
  assert.equal(seen("Lumberjack"), "Lumber-jack");
  assert.equal(seen("Stonecutter"), "Stone-cutter");
  assert.equal(seen("Treasurer"), "Treas-urer");
  assert.equal(seen("Reaper"), "Reaper");
});
