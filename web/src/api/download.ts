// Files for people: the record of a game, a table of numbers.

import { askHost, refusalOf } from "./http";
import { tokensOf } from "./seatKeys";

/** The record of a game; fetched, not linked: the request carries our token. */
export async function recordOf(table: string): Promise<string> {
  const headers = { authorization: `Bearer ${tokensOf(table).join(",")}` };
  const answer = await askHost(`/api/tables/${table}/record`, { headers });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.text();
}

export async function downloadRecord(table: string): Promise<void> {
  save(new Blob([await recordOf(table)], { type: "application/jsonl" }), `${table}.jsonl`);
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
