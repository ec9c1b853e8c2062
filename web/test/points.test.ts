// Points read as people write them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { points, signed } from "../src/ui/points";

test("halves have a sign of their own, and less than nothing a true minus", () => {
  assert.deepEqual([3.5, 0.5, 0, -0.5, -2, -10.5].map(points), ["3½", "½", "0", "−½", "−2", "−10½"]);
  assert.deepEqual([3.5, 0, -0.5, -2].map(signed), ["+3½", "0", "−½", "−2"]);
});
