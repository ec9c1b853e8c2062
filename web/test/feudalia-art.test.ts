import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { backdrop } from "../src/games/feudalia/art/backdrops";
import { characterOf, DRAWN, headOf } from "../src/games/feudalia/art/cast";

const TOKENS = readFileSync("src/style/tokens.css", "utf8");

/** The paints of a drawing; a brush or a part that does not exist throws on the way. */
function paints(drawing: unknown): string[] {
  return [...JSON.stringify(drawing).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string);
}

test("every character is drawn with its backdrop, in paints that exist", () => {
  for (const card of DRAWN) {
    const character = characterOf(card);
    const used = paints([backdrop(character.backdrop), character.figure(), headOf(card)]);
    assert.ok(used.length > 30, `${card} has only ${used.length} strokes`);
    for (const paint of used) assert.ok(TOKENS.includes(`${paint}:`), `${card}: ${paint} is no token`);
  }
});
