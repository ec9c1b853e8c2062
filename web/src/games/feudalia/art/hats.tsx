// Hats, in the coordinates of a head.

import hats from "./drawings/hats.json";
import { drawn } from "./drawn";
import type { Drawing } from "./shapes";

export type HatName = keyof typeof hats;

export const hat = (name: HatName): Drawing => drawn(hats[name]);
