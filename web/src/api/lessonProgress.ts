// How far somebody is in a lesson, by table; kept in this browser only.

export interface Progress {
  /** The game; unknown of lessons that were begun long ago. */
  game?: string;
  lesson: string;
  /** The next step in order. */
  next: number;
  /** Occasions that were shown. */
  seen: readonly string[];
  /** By step of the lesson: how many decisions the game had when it was carried out. Taking one back goes back here too. */
  at?: Readonly<Record<number, number>>;
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

/** The table at which a lesson of a game is under way, the newest first; null if none is. */
export function begunLesson(game: string): string | null {
  const begun = Object.entries(read()).filter(([, progress]) => progress.game === game && !progress.over);
  return begun.at(-1)?.[0] ?? null;
}

/** The lessons of a game that were taken to their end. */
export const doneLessons = (game: string): ReadonlySet<string> =>
  new Set(
    Object.values(read())
      .filter((progress) => progress.game === game && progress.over)
      .map(({ lesson }) => lesson),
  );

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
