// Begin a lesson: its table, with me in the learner's seat and its bots in the others.

import * as api from "../api/http";
import { keepProgress } from "../api/lessonProgress";
import { keepMade } from "../api/seatKeys";
import type { LessonInfo, NewTable } from "../api/wire";
import type { Words } from "../api/words";
import { friendlyName } from "../app/friendlyName";
import { go } from "../app/route";

/** Make the table of a lesson and go there; `name` is the learner's, empty for an animal's. */
export async function startLesson(
  game: string,
  lesson: LessonInfo,
  name: string,
  words: Words,
): Promise<void> {
  const made = await api.makeTable(lessonTable(game, lesson, name || friendlyName(words), words));
  keepMade(made);
  keepProgress(made.info.table, { game, lesson: lesson.name, next: 0, seen: [] });
  go(`/t/${made.info.table}`);
}

function lessonTable(game: string, lesson: LessonInfo, name: string, words: Words): NewTable {
  const { variant, settings, bots } = lesson;
  const seats = bots.map((level) =>
    level
      ? ({ who: "bot", level, name: words.name("bot", level) } as const)
      : ({ who: "here", name } as const),
  );
  return { game, variant, settings, seats, lesson: lesson.name };
}
