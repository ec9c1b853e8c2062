// How large the island is drawn: what is seen of the canvas, how large words and pieces must be to be read.

import type { Box } from "../../../ui/panzoom";
import type { Printed } from "../types";

/** The size of the drawing on the screen, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Detail {
  /** Whether there is room for words and scenery. */
  words: boolean;
  /** How much larger words are drawn so that they can be read. */
  text: number;
  /** How much larger pieces are drawn. */
  pieces: number;
}

const SMALL = 0.6; // pixels for one unit of the canvas: below it words and scenery are left out
const READABLE = 10.5; // px
const WORDS = 12.5; // units: the words at a crossroads
const LARGEST = 1.5;

/** The island with its shore and ports, without the margin of the canvas. */
export function wholeOf({ board }: Printed): Box {
  const [width = 0, height = 0] = board.board.canvas;
  return { x: width * 0.056, y: height * 0.02, width: width * 0.888, height: height * 0.971 };
}

/** One kingdom with its port and a rim around it. */
export function kingdomOf({ board }: Printed, kingdom: string): Box {
  const points = board.province
    .filter(({ country }) => country === kingdom)
    .flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const port = board.country.find(({ id }) => id === kingdom);
  if (port) xs.push(port.port_x - 20, port.port_x + 20);
  if (port) ys.push(port.port_y - 20, port.port_y + 20);
  const rim = 14;
  const [x, y] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  return { x, y, width: Math.max(...xs) + rim - x, height: Math.max(...ys) + rim - y };
}

/** Pixels for one unit of the canvas if all of a box is to be seen. */
export const scaleOf = (box: Box, { width, height }: Size): number =>
  width && height ? Math.min(width / box.width, height / box.height) : 1;

/** What is seen when a box is drawn into a window of another shape: the box, and more at its sides. */
export function seenOf(box: Box, size: Size): Box {
  const scale = scaleOf(box, size);
  const [width, height] =
    size.width && size.height ? [size.width / scale, size.height / scale] : [box.width, box.height];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

export function detailOf(scale: number): Detail {
  const words = scale >= SMALL;
  return {
    words,
    text: Math.min(LARGEST, Math.max(1, READABLE / (WORDS * scale))),
    pieces: words ? 1 : 1.32,
  };
}
