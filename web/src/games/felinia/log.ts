// The log by rounds: what each family bought, whom it sent, and which tiles it took.

import type { LogPlan } from "../../table/turns";

export const log: LogPlan = {
  begins: { round_began: "log.round" },
  first: { kind: "round_began", round: 1 },
  parts: [
    ["log.bought", ["bought"], "good"],
    ["log.exchanged", ["exchanged"], "take"],
    ["log.boarded", ["boarded"], "boat"],
    ["log.settled", ["settled"], "trade"],
  ],
};
