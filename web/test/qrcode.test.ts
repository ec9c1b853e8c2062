import assert from "node:assert/strict";
import { test } from "node:test";
import { encode } from "uqr";
import { qrcode } from "../src/ui/qrcode";

test("every length of link has the squares another's encoder gives it", () => {
  for (let length = 1; length <= 213; length++) {
    const text = "https://katzentisch.example/t/ä-Ω#i=".repeat(9).slice(0, length);
    if (new TextEncoder().encode(text).length > 213) break;
    assert.deepEqual(
      qrcode(text),
      encode(text, { ecc: "M", boostEcc: false, border: 0, maskPattern: 0 }).data,
      `${length}`,
    );
  }
});

test("what is too long has no code", () => {
  assert.equal(qrcode("a".repeat(213))?.length, 57);
  assert.equal(qrcode("a".repeat(214)), null);
});
