// Drawings as data: the files of drawings/ list strokes, and this draws them.

import { at, type Drawing, dot, flat, inked, limb, line, oval, pole } from "./shapes";

/** Each stroke is the name of a brush and what it is given; a list among that is a drawing of its own. */
export type Strokes = readonly (readonly unknown[])[];
type Brush = (...values: never[]) => Drawing;
export type Brushes = Readonly<Record<string, Brush>>;

const BRUSHES: Brushes = { at, dot, flat, inked, limb, line, oval, pole };

/** Draw strokes with the common brushes and those a file has of its own. */
export function drawn(strokes: Strokes, own: Brushes = {}): Drawing {
  return strokes.map(([name, ...values]) => {
    const brush = own[name as string] ?? (BRUSHES[name as string] as Brush);
    return brush(...(values.map((value) => (Array.isArray(value) ? drawn(value, own) : value)) as never[]));
  });
}
