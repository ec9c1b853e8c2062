// Files for people: the record of a finished game, a table of numbers.

import { askHost } from "./http";
import { tokensOf } from "./seatKeys";

/** Fetched, not linked: the request carries our token. */
export async function downloadRecord(table: string): Promise<void> {
  const headers = { authorization: `Bearer ${tokensOf(table).join(",")}` };
  const answer = await askHost(`/api/tables/${table}/record`, { headers });
  if (answer.ok) save(await answer.blob(), `${table}.jsonl`);
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
