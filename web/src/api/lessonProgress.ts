// How far somebody is in a lesson, by table; kept in this browser only.

export interface Progress {
  lesson: string;
  /** The next step in order. */
  next: number;
  /** Occasions that were shown. */
  seen: readonly string[];
  /** Whether the last step is behind: the game goes on, and occasions are still told. */
  over?: boolean;
}

const STORED = "katzentisch.lessons";

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}");
  } catch {
    return {};
  }
}

/** The progress at a table, null where no lesson is taken. */
export const progressAt = (table: string): Progress | null => read()[table] ?? null;

/** Whether somebody is being told what to do at a table. */
export const isInLesson = (table: string): boolean => {
  const progress = progressAt(table);
  return progress !== null && !progress.over;
};

/** Keep the progress at a table; null ends the lesson. */
export function keepProgress(table: string, progress: Progress | null): void {
  const all = read();
  if (progress) all[table] = progress;
  else delete all[table];
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Private mode without storage: the lesson lasts as long as the tab.
  }
}
