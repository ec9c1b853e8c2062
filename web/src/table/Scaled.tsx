// A table in small: laid out at a size that suits the window's class, then scaled to the room there is; nothing is cut.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useWindow } from "../app/services";
import type { WindowClass } from "../app/window";

/** The size a table is laid out at before it is scaled: small for its class of window, so that text stays large. */
const LAID_OUT: Readonly<Record<WindowClass, readonly [width: number, height: number]>> = {
  wide: [1180, 720],
  low: [1180, 560],
  tablet: [820, 760],
  land: [720, 330],
  phone: [390, 560],
};

/** With `asHigh` the box takes the height its width asks for. */
export function Scaled({ children, asHigh = false }: { children: ComponentChildren; asHigh?: boolean }) {
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
    <div class="scaled" ref={box} style={asHigh ? `aspect-ratio:${wide}/${high}` : undefined}>
      <div class="board reviewed" inert style={place}>
        {children}
      </div>
    </div>
  );
}
