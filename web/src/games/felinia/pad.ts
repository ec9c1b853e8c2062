// Felinia on a real table: what is each family worth?

import type { Words } from "../../api/words";
import { countsOf, listOf, numberOf, type Row, type Task, tickedOf } from "../../scorepad/task";

const KINDS = ["lion", "tiger", "panther", "lynx", "cheetah"];
const BONUS = ["bonus-lion", "bonus-tiger", "bonus-cheetah", "bonus-panther", "bonus-lynx"];
const SPECIAL = ["pantry", "spicery", "hermitage", "atlas", "forager", "mint", "goldmine"];
const COUNTS = ["gold", "spice", "merchandise", "silver"];

function rows(advanced: boolean): (words: Words) => Row[] {
  return (words) => [
    { key: "name", label: words.say("new.name"), kind: "name" },
    ...KINDS.map((kind) => ({
      key: `trade.${kind}`,
      label: `${words.say("score.trade")}: ${words.name("trade", kind)}`,
      kind: "number" as const,
      most: 9,
    })),
    ...BONUS.map((id) => ({ key: `bonus.${id}`, label: words.name("bonus", id), kind: "check" as const })),
    { key: "groups", label: words.say("score.groups"), kind: "list" },
    ...COUNTS.map((key) => ({
      key,
      label: words.has(`score.${key}`) ? words.say(`score.${key}`) : words.say("pad.silver"),
      kind: "number" as const,
    })),
    ...(advanced
      ? ["food", "mysterious"].map((key) => ({
          key,
          label: words.say(`score.${key}`),
          kind: "number" as const,
        }))
      : []),
    ...(advanced
      ? SPECIAL.map((id) => ({
          key: `special.${id}`,
          label: words.name("trade", id),
          kind: "check" as const,
        }))
      : []),
  ];
}

function score(mode: "basic" | "advanced"): Task {
  const advanced = mode === "advanced";
  return {
    name: `variant.${mode}`,
    columns: { least: 1, most: 4, start: 2 },
    columnName: (words, index) => words.say("new.seat", { number: index + 1 }),
    rows: rows(advanced),
    toCase: (columns) => ({
      task: "score",
      mode,
      players: columns.map((column, index) => ({
        name: String(column["name"] || index + 1),
        trade: countsOf(column, "trade."),
        bonus: tickedOf(column, "bonus."),
        groups: listOf(column, "groups"),
        ...Object.fromEntries(COUNTS.map((key) => [key, numberOf(column, key)])),
        ...(advanced
          ? {
              food: numberOf(column, "food"),
              mysterious: numberOf(column, "mysterious"),
              special: tickedOf(column, "special."),
            }
          : {}),
      })),
    }),
  };
}

export const tasks: Task[] = [score("basic"), score("advanced")];
