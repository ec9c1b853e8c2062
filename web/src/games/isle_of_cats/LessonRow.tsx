// A lesson as a row: its picture, its name and text, and what it is worth now.

import type { ComponentChildren } from "preact";
import { CardPicture } from "./art/CardPicture";
import type { FaceOf } from "./art/faces";

interface LessonRowProps {
  card: string;
  kind: string;
  title: string;
  text: string;
  face: FaceOf;
  grid: readonly string[];
  /** Before the title: the colour that was named for it. */
  mark?: ComponentChildren;
  now: ComponentChildren;
}

export function LessonRow({ card, kind, title, text, face, grid, mark, now }: LessonRowProps) {
  return (
    <span class={`lessonrow ${kind}`} data-card={card} title={`${title}: ${text}`}>
      <span class="art">
        <CardPicture face={face} grid={grid} />
      </span>
      <span class="told">
        <b>
          {mark}
          {title}
        </b>
        <span class="about">{text}</span>
        <span class="now">{now}</span>
      </span>
    </span>
  );
}
