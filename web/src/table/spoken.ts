// The table in words, for games without a `describe` of their own: what is asked, then the view, line by
// line.

import type { TableProps } from "./contract";

export function spokenTable({ words, names, question, view, legal }: TableProps): string[] {
  const asked = question["kind"] ? [words.say(`question.${question["kind"]}`, question, names)] : [];
  const count = words.say("table.any", { n: legal.length });
  const lines = Object.entries(view as object).map(([name, value]) => `${name}: ${told(value)}`);
  return [...asked, count, ...lines];
}

function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join("; ") || "–";
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${told(inner)}`)
    .join(", ");
}
