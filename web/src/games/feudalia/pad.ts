// Feudalia on a real table: is it over, what does the tax collector take, what may be kept?

import type { Words } from "../../api/words";
import { countsOf, numberOf, type Row, type Task } from "../../scorepad/task";

const RESOURCES = ["wheat", "wood", "clay", "stone"];

/** A row for a number; its key in the case is the last part of its label's key. */
const number = (words: Words, label: string): Row => ({
  key: label.slice("pad.".length),
  label: words.say(label),
  kind: "number",
});

const end: Task = {
  name: "pad.end",
  columns: { least: 2, most: 4, start: 2 },
  columnName: (words, index) => words.say("new.seat", { number: index + 1 }),
  common: (words) => [
    number(words, "pad.target"),
    { key: "round_complete", label: words.say("pad.round_complete"), kind: "check" },
  ],
  rows: (words) => [
    { key: "name", label: words.say("new.name"), kind: "name" },
    { key: "vp", label: words.say("pad.points"), kind: "number" },
    number(words, "pad.nobles"),
    { key: "out", label: words.say("pad.out"), kind: "check" },
  ],
  toCase: (columns, common) => ({
    ask: "end",
    target: numberOf(common, "target") || 10,
    round_complete: Boolean(common["round_complete"]),
    players: columns.map((column, index) => ({
      name: String(column["name"] || index + 1),
      vp: numberOf(column, "vp"),
      nobles: numberOf(column, "nobles"),
      out: Boolean(column["out"]),
    })),
  }),
};

const cubes = (words: Words): Row[] =>
  RESOURCES.map((resource) => ({
    key: `cubes.${resource}`,
    label: words.name("resource", resource),
    kind: "number",
    most: 12,
  }));

/** The columns of a question about the three fiefs of a seat. */
const fiefs: Pick<Task, "columns" | "columnName"> = {
  columns: { least: 3, most: 3, start: 3 },
  columnName: (words, index) => words.say("pad.fief", { number: index + 1 }),
};

const tax: Task = {
  name: "pad.tax",
  ...fiefs,
  rows: (words) => [...cubes(words), number(words, "pad.shield")],
  toCase: (columns) => ({
    ask: "tax",
    fiefs: columns.map((column) => ({
      cubes: countsOf(column, "cubes."),
      shield: numberOf(column, "shield"),
    })),
    hand: [],
  }),
};

const save: Task = {
  name: "pad.save",
  ...fiefs,
  common: (words) => [number(words, "pad.money"), number(words, "pad.save_more")],
  rows: (words) => [{ ...number(words, "pad.level"), most: 2 }],
  toCase: (columns, common) => ({
    ask: "save",
    money: numberOf(common, "money"),
    levels: columns.map((column) => numberOf(column, "level")),
    unplayed: [],
    save_more: numberOf(common, "save_more"),
  }),
};

export const tasks: Task[] = [end, tax, save];
