// The log by turns: who worked, who was hired, what was built.

import type { LogPlan } from "../../table/turns";

export const log: LogPlan = {
  begins: { turn_began: "log.turn" },
  turns: true,
  parts: [
    ["log.worked", ["worked", "influenced"], "vassal"],
    ["log.hired", ["hired_vassal"], "vassal"],
    ["log.housed", ["hired_master"], "master"],
    ["log.upgraded", ["upgraded"], "fief"],
    ["log.built", ["built"], "card"],
    ["log.points", ["built", "upgraded"], "points"],
  ],
};
