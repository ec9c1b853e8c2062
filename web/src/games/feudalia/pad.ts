// Feudalia on a real table: is it over, what does the tax collector take, what may be kept?

import type { Words } from "../../api/words";
import { countsOf, numberOf, type Row, type Task } from "../../scorepad/task";

const RESOURCES = ["wheat", "wood", "clay", "stone"];

const end: Task = {
  name: "pad.end",
  columns: { least: 2, most: 4, start: 2 },
  columnName: (words, index) => words.say("new.seat", { number: index + 1 }),
  common: (words) => [
    { key: "target", label: words.say("pad.target"), kind: "number" },
    { key: "round_complete", label: words.say("pad.round_complete"), kind: "check" },
  ],
  rows: (words) => [
    { key: "name", label: words.say("new.name"), kind: "name" },
    { key: "vp", label: words.say("pad.points"), kind: "number" },
    { key: "nobles", label: words.say("pad.nobles"), kind: "number" },
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

const tax: Task = {
  name: "pad.tax",
  columns: { least: 3, most: 3, start: 3 },
  columnName: (words, index) => words.say("pad.fief", { number: index + 1 }),
  rows: (words) => [...cubes(words), { key: "shield", label: words.say("pad.shield"), kind: "number" }],
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
  columns: { least: 3, most: 3, start: 3 },
  columnName: (words, index) => words.say("pad.fief", { number: index + 1 }),
  common: (words) => [
    { key: "money", label: words.say("pad.money"), kind: "number" },
    { key: "save_more", label: words.say("pad.save_more"), kind: "number" },
  ],
  rows: (words) => [{ key: "level", label: words.say("pad.level"), kind: "number", most: 2 }],
  toCase: (columns, common) => ({
    ask: "save",
    money: numberOf(common, "money"),
    levels: columns.map((column) => numberOf(column, "level")),
    unplayed: [],
    save_more: numberOf(common, "save_more"),
  }),
};

export const tasks: Task[] = [end, tax, save];
