// What a cat holds in its raised right paw, drawn around the paw at (0, 0), and what it carries in the left arm.

import loads from "./drawings/loads.json";
import tools from "./drawings/tools.json";
import { drawn } from "./drawn";
import type { Drawing } from "./shapes";

export type Tool = keyof typeof tools;
export type Load = keyof typeof loads;

/** In the right paw: from the paw a pole may reach 40 down, a blade 45 up. */
export const tool = (name: Tool): Drawing => drawn(tools[name]);

/** In the left arm, around (0, 0) at the belly. */
export const load = (name: Load): Drawing => drawn(loads[name]);
