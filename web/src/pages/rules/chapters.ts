// The sections of the rules in the order somebody learns them: the goal, how a round goes, what scores, the rest.

import type { Words } from "../../api/words";

export interface Section {
  id: string;
  number: number;
  title: string;
  text: string;
}

export interface Chapter {
  id: "goal" | "round" | "scoring" | "reference";
  title: string;
  sections: Section[];
}

/** The ids of sections each chapter begins with, in order; games share them where they mean the same. */
const ROUND = ["turns", "day", "preparation"];
const SCORING = ["scoring", "groups", "end", "ending"];

/** The game's own sections by chapter; what every game shares (the table, the server) comes last. */
export function chapters(words: Words, shared: Words): Chapter[] {
  const ids = words.below("rule", "title");
  const own = ids.filter((id) => !shared.has(`rule.${id}.title`));
  const chosen = (wanted: readonly string[]) => wanted.filter((id) => own.includes(id));
  const first = new Set(["goal", ...ROUND, ...SCORING]);
  const rest = [...own.filter((id) => !first.has(id)), ...ids.filter((id) => !own.includes(id))];
  const order = [
    ["goal", chosen(["goal"])],
    ["round", chosen(ROUND)],
    ["scoring", chosen(SCORING)],
    ["reference", rest],
  ] as const;
  let number = 0;
  const section = (id: string): Section => ({
    id,
    number: ++number,
    title: words.say(`rule.${id}.title`),
    text: words.say(`rule.${id}.text`),
  });
  return order.map(([id, sections]) => ({
    id,
    title: words.say(`rules.${id}`),
    sections: sections.map(section),
  }));
}
