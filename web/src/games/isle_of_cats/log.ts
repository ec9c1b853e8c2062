// The log by days: the cards of the day, then what was rescued and taken on the island.

import type { LogPlan } from "../../table/turns";

export const log: LogPlan = {
  begins: { day_began: "log.day", revealed: "log.island" },
  parts: [
    ["log.bought", ["bought", "bought_drawn"], "cards"],
    ["log.rescued", ["cat_rescued", "cat_taken"], "shape"],
    ["log.taken", ["tile_taken"], "tile"],
  ],
};
