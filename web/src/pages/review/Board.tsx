// The table at a step: what is looked at first, as large as it gets, else the whole table scaled to the room there is; a click shows it whole.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { Scaled } from "../../table/Scaled";
import { Dialog } from "../../ui/Dialog";
import { Icon, IconButton } from "../../ui/icons";
import type { Walk } from "./useWalk";

interface BoardProps {
  /** The table, read only. */
  children: ComponentChildren;
  /** What is looked at first, if the game draws it alone. */
  scene: ComponentChildren;
  /** What led here, in words. */
  caption: string;
  /** The same with the reasons of a bot, below the board. */
  foot: ComponentChildren;
  walk: Walk;
  words: Words;
}

export function Board({ children, scene, caption, foot, walk, words }: BoardProps) {
  const [large, setLarge] = useState(false);
  const label = words.say("review.enlarge");
  return (
    <div class="seen-board">
      <section class="reviewed-table" aria-label={words.say("table.state")}>
        {large ? (
          <Large caption={caption} walk={walk} words={words} onClose={() => setLarge(false)}>
            {children}
          </Large>
        ) : scene ? (
          <div class="board reviewed scene" inert>
            {scene}
          </div>
        ) : (
          <Scaled>{children}</Scaled>
        )}
      </section>
      <div class="seen-foot">
        {foot}
        <IconButton icon="eye" class="enlarge" label={label} title={label} onClick={() => setLarge(true)} />
      </div>
    </div>
  );
}

interface LargeProps extends Omit<BoardProps, "scene" | "foot"> {
  onClose(): void;
}

/** The whole window for the table, with steps back and on. */
function Large({ children, caption, walk, words, onClose }: LargeProps) {
  return (
    <Dialog label={words.say("table.state")} class="large-table" onClose={onClose}>
      <div class="board reviewed">{children}</div>
      <div class="row large-foot">
        <IconButton icon="prev" label={words.say("review.back")} onClick={() => walk.to(walk.step - 1)} />
        <IconButton icon="next" label={words.say("review.forward")} onClick={() => walk.to(walk.step + 1)} />
        <span class="grow">{caption}</span>
        <button type="button" onClick={onClose}>
          <Icon name="cross" /> {words.say("app.close")}
        </button>
      </div>
    </Dialog>
  );
}
