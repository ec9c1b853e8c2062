// A review computed by the lab, if there is one for this table.

export interface Analysis {
  points: { step: number; chance: number[]; error: number[] }[];
  turning: { step: number; seat: number; text: string }[];
}

export async function fetchAnalysis(table: string): Promise<Analysis | null> {
  const answer = await fetch(`/api/tables/${table}/review`);
  return answer.ok ? ((await answer.json()) as Analysis) : null;
}
