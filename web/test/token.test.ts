import assert from "node:assert/strict";
import { test } from "node:test";
import { Cube } from "../src/cardboard/Token";

const spoken = (label: string) =>
  Cube({ stuff: "wheat", icon: "wheat", label }).props as Record<string, unknown>;

test("a cube with a name is spoken, one without is not", () => {
  assert.equal(spoken("Wheat")["aria-label"], "Wheat");
  assert.equal(spoken("Wheat")["aria-hidden"], undefined);
  assert.equal(spoken("")["role"], undefined);
  assert.equal(spoken("")["aria-hidden"], true);
});
