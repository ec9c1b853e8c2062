// A review computed by the lab: `katzentisch review RECORD --json FILE`, opened here.

export interface Analysis {
  points: { step: number; chance: number[]; error: number[] }[];
  turning: { step: number; seat: number; text: string }[];
}
