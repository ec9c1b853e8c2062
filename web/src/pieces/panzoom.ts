// Pan and zoom an SVG on a small screen: pinch, drag, double tap, wheel with Ctrl. Works on the viewBox.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PanZoom {
  /** For the viewBox attribute. */
  viewBox: string;
  box: Box;
  show(box: Box): void;
  reset(): void;
}

const DOUBLE_TAP = 300; // ms
const FAR_ENOUGH = 8; // px before a press is a pan

/** `whole` is everything there is to see; `nearest` how much of it one may zoom into at most. */
export function usePanZoom(svg: RefObject<SVGSVGElement | null>, whole: Box, nearest = 0.25): PanZoom {
  const [box, setBox] = useState(whole);
  const latest = useRef(box);
  latest.current = box;

  useEffect(() => {
    const root = svg.current;
    if (!root) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let lastTap = 0;
    let panning = false;

    const keepInside = ({ x, y, width, height }: Box): Box => ({
      width,
      height,
      x: Math.min(Math.max(x, whole.x), whole.x + whole.width - width),
      y: Math.min(Math.max(y, whole.y), whole.y + whole.height - height),
    });
    const zoom = (factor: number, clientX: number, clientY: number) => {
      const rect = root.getBoundingClientRect();
      const now = latest.current;
      const width = Math.min(whole.width, Math.max(whole.width * nearest, now.width * factor));
      const height = (width * whole.height) / whole.width;
      const [u, v] = [(clientX - rect.left) / rect.width, (clientY - rect.top) / rect.height];
      setBox(keepInside({ width, height, x: now.x + (now.width - width) * u, y: now.y + (now.height - height) * v }));
    };
    const pan = (dx: number, dy: number) => {
      const rect = root.getBoundingClientRect();
      const now = latest.current;
      setBox(keepInside({ ...now, x: now.x - (dx * now.width) / rect.width, y: now.y - (dy * now.height) / rect.height }));
    };
    const distance = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      panning = false;
      if (event.pointerType !== "touch" || fingers.size > 1) return;
      if (event.timeStamp - lastTap < DOUBLE_TAP) zoom(latest.current.width < whole.width ? 10 : 0.5, event.clientX, event.clientY);
      lastTap = event.timeStamp;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (!panning && fingers.size === 1 && Math.hypot(dx, dy) < FAR_ENOUGH) return;
      panning = true;
      const apart = distance();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2 && apart) zoom(apart / Math.max(1, distance()), event.clientX, event.clientY);
      else if (latest.current.width < whole.width && !document.body.classList.contains("dragging")) pan(dx, dy);
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.15 : 0.87, event.clientX, event.clientY);
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("wheel", wheel, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("wheel", wheel);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, [whole.width, whole.height]);

  return { box, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, show: setBox, reset: () => setBox(whole) };
}
