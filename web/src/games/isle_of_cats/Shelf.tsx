// The own shelf: lessons with what they are worth now, the hand, and the other boats or the sister.

import { offer } from "../../table/offer";
import { memo } from "../../ui/memo";
import { FamilyChip } from "./Answers";
import { MiniCard, shownCard } from "./IsleCard";
import { LessonRow } from "./LessonRow";
import { OtherBoats } from "./Others";
import type { Props } from "./props";
import { Sister } from "./Sister";
import type { LessonProgress } from "./types";

export const Shelf = memo(function Shelf({ props }: { props: Props }) {
  const { outlooks = [], hand = [] } = props.view.seats[props.seat] ?? {};
  return (
    <div class="shelf" style={`--lessons:${share(outlooks.length)}fr;--hand:${share(hand.length)}fr`}>
      <Lessons props={props} />
      {props.view.mode !== "family" && <OwnHand props={props} />}
      {props.view.sister ? <Sister props={props} /> : <OtherBoats props={props} />}
    </div>
  );
});

/** How much of the shelf so many cards take, beside one part for the others: what is empty leaves its room. */
const share = (n: number) => Math.min(0.5 + 0.2 * n, 2);

/** How closely cards lie on the shelf. */
const crowd = (n: number) => (n > 2 ? "many" : "few");

export function Lessons({ props }: { props: Props }) {
  const outlooks = props.view.seats[props.seat]?.outlooks ?? [];
  const title = props.words.say("screen.lessons");
  return (
    <section class={`panel lessons ${crowd(outlooks.length)}`}>
      <h2 class="label">{title}</h2>
      <div class="lessonlist">
        {!outlooks.length && <span class="muted small">{props.words.say("screen.none")}</span>}
        {outlooks.map((outlook, i) => (
          <Lesson key={`${outlook.card}${i}`} outlook={outlook} props={props} />
        ))}
      </div>
    </section>
  );
}

/** A lesson: picture, name, what it is worth now and what is missing. */
function Lesson({ outlook, props }: { outlook: LessonProgress; props: Props }) {
  const { words, printed, view } = props;
  const card = shownCard(outlook.card, props, view.mode === "family");
  return (
    <LessonRow
      card={outlook.card}
      {...card}
      grid={printed.room_grid}
      mark={outlook.colour && <FamilyChip colour={outlook.colour} size={16} />}
      now={
        <>
          <b>{words.say("screen.now", { n: outlook.points })}</b>
          <span class="togo">
            {" · "}
            {words.say(`missing.${outlook.missing}`, { n: outlook.n })}
          </span>
        </>
      }
    />
  );
}

/** The hand; anytime cards glow whenever they can be played, also out of turn. */
export function OwnHand({ props }: { props: Props }) {
  const { words } = props;
  const { hand = [], wish } = props.view.seats[props.seat] ?? {};
  const wished = wish === undefined ? -1 : hand.indexOf(wish);
  return (
    <section class={`panel hand ${crowd(hand.length)}`}>
      <h2 class="label">{words.say("screen.hand")}</h2>
      <div class="handlist">
        {!hand.length && <span class="muted small">{words.say("screen.none")}</span>}
        {hand.map((card, i) => {
          const choice = { kind: "play", card };
          const playable = props.choices.number(choice) >= 0;
          return (
            <MiniCard
              key={`${card}${i}`}
              card={card}
              props={props}
              foot={i === wished ? words.say("screen.wish") : undefined}
              offered={playable ? { ...offer(props, choice) } : undefined}
            />
          );
        })}
      </div>
    </section>
  );
}
