// The button of a box that leads to its lessons: the one that was begun, or the next one.

import { begunLesson, doneLessons } from "../../api/lessonProgress";
import type { Words } from "../../api/words";
import { go } from "../../app/route";
import { useCatalogue, useSettings } from "../../app/services";
import { startLesson } from "../../table/startLesson";

interface LearnProps {
  game: string;
  words: Words;
  /** My tables: a lesson at one that is gone does not go on. */
  tables: readonly string[];
  onError(error: Error): void;
}

export function Learn({ game, words, tables, onError }: LearnProps) {
  const catalogue = useCatalogue();
  const { name } = useSettings();
  const begun = begunLesson(game);
  const goesOn = begun !== null && tables.includes(begun);
  const done = doneLessons(game);
  const learn = async () => {
    if (goesOn) return go(`/t/${begun}`);
    const { lessons } = await catalogue.lessons(game, words.language);
    const lesson = lessons.find((other) => !done.has(other.name)) ?? lessons[0];
    if (lesson) await startLesson(game, lesson, name, words);
  };
  return (
    <button type="button" class="learn" onClick={() => void learn().catch(onError)}>
      {words.say(goesOn ? "home.learn_on" : done.size ? "home.learn_more" : "home.learn")}
    </button>
  );
}
