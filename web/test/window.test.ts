import assert from "node:assert/strict";
import { test } from "node:test";
import { windowClass } from "../src/app/window";

test("a window has its class by width and height", () => {
  const classes = {
    "1920x1080": "wide",
    "1440x900": "wide",
    "1440x780": "wide",
    "1536x730": "low",
    "1366x650": "low",
    "1280x720": "low",
    "1024x768": "tablet",
    "820x1180": "tablet",
    "844x390": "land",
    "720x450": "land",
    "390x844": "phone",
    "360x640": "phone",
    "280x420": "phone",
  };
  for (const [size, expected] of Object.entries(classes)) {
    const [width, height] = size.split("x").map(Number) as [number, number];
    assert.equal(`${size} ${windowClass(width, height)}`, `${size} ${expected}`);
  }
});
