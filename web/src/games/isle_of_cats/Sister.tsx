// Solo: what the sister scores for, and what she does today.

import { FamilyChip } from "./Answers";
import { lessonFace } from "./art/faces";
import { LessonRow } from "./LessonRow";
import type { Props } from "./props";

export function Sister({ props: { view, words, printed } }: { props: Props }) {
  const { sister } = view;
  if (!sister) return null;
  const worth = (name: string) =>
    sister.lines.find(({ facts }) => (facts["card"] ?? facts["colour"]) === name);
  const faceOf = (card: string) => {
    const lesson = printed.sister_lessons.find((entry) => entry.card === card);
    return lesson ? lessonFace(lesson.worth) : {};
  };
  const all = sister.lines.reduce((sum, line) => sum + line.points, 0);
  return (
    <section class="panel sister">
      <h2 class="label">
        {words.say("page.sister")} · <b>{words.say("screen.points", { n: all })}</b>
        {sister.first && ` · ${words.say("screen.sister_first")}`}
      </h2>
      <ol class="plain colours">
        {sister.colours.map((colour) => (
          <li key={colour} title={words.say("score_line.sister_colour", worth(colour)?.facts)}>
            <FamilyChip colour={colour} /> <span class="spoken">{words.name("colour", colour)}</span>{" "}
            {String(worth(colour)?.facts["each"])} <b>= {worth(colour)?.points}</b>
          </li>
        ))}
        <li class="muted small">
          {words.say("page.sister_cards", { cards: sister.cards_left, deck: sister.deck })}
        </li>
      </ol>
      {sister.card && (
        <p class="small">
          {words.say("screen.sister_card")}: {words.name("basket_text", sister.card)}
        </p>
      )}
      <div class="lessonlist" role="group" aria-label={words.say("score.sister_lesson")}>
        {sister.lessons.map((card) => (
          <LessonRow
            key={card}
            card={card}
            kind="lesson"
            title={words.name("sister_card", card)}
            text={words.name("sister_text", card)}
            face={faceOf(card)}
            grid={printed.room_grid}
            now={
              <>
                <span class="spoken">{words.say("screen.now", { n: worth(card)?.points })}</span>
                <b aria-hidden="true">{worth(card)?.points}</b>
              </>
            }
          />
        ))}
      </div>
    </section>
  );
}
