// The table at a step, whole and scaled to the room there is; a click shows it in its full size.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { useWindow } from "../../app/services";
import type { WindowClass } from "../../app/window";
import { Dialog } from "../../ui/Dialog";
import { Icon, IconButton } from "../../ui/icons";
import type { Walk } from "./useWalk";

/** The size a table is laid out at before it is scaled: small for its class of window, so that text stays large. */
const LAID_OUT: Readonly<Record<WindowClass, readonly [width: number, height: number]>> = {
  wide: [1180, 720],
  low: [1180, 560],
  tablet: [820, 760],
  land: [720, 330],
  phone: [390, 560],
};

interface BoardProps {
  /** The table, read only. */
  children: ComponentChildren;
  /** What led here, in words. */
  caption: string;
  walk: Walk;
  words: Words;
}

export function Board({ children, caption, walk, words }: BoardProps) {
  const [large, setLarge] = useState(false);
  const label = words.say("review.enlarge");
  return (
    <section class="reviewed-table" aria-label={words.say("table.state")}>
      {large ? (
        <Large caption={caption} walk={walk} words={words} onClose={() => setLarge(false)}>
          {children}
        </Large>
      ) : (
        <Scaled>{children}</Scaled>
      )}
      <IconButton icon="eye" class="enlarge" label={label} title={label} onClick={() => setLarge(true)} />
    </section>
  );
}

/** Laid out at a size that suits the window's class, then made as small as needed: nothing is cut. */
function Scaled({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const { kind, width } = useWindow();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const text = innerWidth / Math.max(1, width); // the reader's text size, 1 for 100 %
  const [wide, high] = LAID_OUT[kind].map((length) => length * text) as [number, number];
  const scale = Math.min(room.width / wide, room.height / high);
  const place = `width:${wide}px;height:${high}px;transform:translate(-50%,-50%) scale(${scale})`;
  return (
    <div class="scaled" ref={box}>
      <div class="board reviewed" inert style={place}>
        {children}
      </div>
    </div>
  );
}

interface LargeProps extends BoardProps {
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
