// Where a card plays: backdrops of 120 x 90.

import backdrops from "./drawings/backdrops.json";
import { type Brushes, drawn } from "./drawn";
import { type Drawing, flat } from "./shapes";

const sky = (): Drawing => flat("M-1-1H121V91H-1Z", "var(--art-sky)");
const land = (far: string, near: string): Drawing => [
  flat("M-2 62Q30 46 62 58T122 50V92H-2Z", far, 0.55),
  flat("M-2 76Q34 64 70 72T122 66V92H-2Z", near),
];
const BRUSHES: Brushes = { sky, land };

export type Backdrop = keyof typeof backdrops;

export const backdrop = (name: Backdrop): Drawing => drawn(backdrops[name], BRUSHES);
