// The record of a finished game as a file. It is asked for with our token, so a plain link would not do.

import { tokensOf } from "./keys";

export async function downloadRecord(table: string): Promise<void> {
  const headers = { authorization: `Bearer ${tokensOf(table).join(",")}` };
  const answer = await fetch(`/api/tables/${table}/record`, { headers });
  if (!answer.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `${table}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
