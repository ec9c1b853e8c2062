// Pan and zoom an SVG on a small screen: pinch, drag, double tap, wheel with Ctrl. Works on the viewBox.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { FINGER_CLICK, inside, swallowClick } from "./drag";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PanZoom {
  /** For the viewBox attribute. */
  viewBox: string;
  show(box: Box): void;
  reset(): void;
  /** Move what is seen by so many pixels, as far as there is something to see. */
  pan(dx: number, dy: number): void;
}

const DOUBLE_TAP = 300; // ms
const SAME_PLACE = 30; // px between the two taps
const FAR_ENOUGH = 8; // px before a press is a pan
const NEAREST = 0.25; // of the whole one may zoom into at most

/**
 * `whole` is everything there is to see; a double tap makes one unit of it `close` pixels large, or half of
 * it fill the screen.
 */
export function usePanZoom(svg: RefObject<SVGSVGElement | null>, whole: Box, close = 0): PanZoom {
  const [box, setBox] = useState(whole);
  const latest = useRef(box);
  latest.current = box;

  const keepInside = ({ x, y, width, height }: Box): Box => ({
    width,
    height,
    x: Math.min(Math.max(x, whole.x), whole.x + whole.width - width),
    y: Math.min(Math.max(y, whole.y), whole.y + whole.height - height),
  });
  const scale = () => svg.current?.getScreenCTM()?.a || 1; // 0 before it has a size
  const pan = (dx: number, dy: number) => {
    const now = latest.current;
    const next = keepInside({ ...now, x: now.x - dx / scale(), y: now.y - dy / scale() });
    if (next.x !== now.x || next.y !== now.y) setBox(next);
  };

  useEffect(() => {
    const root = svg.current;
    if (!root) return;
    const isClose = () => latest.current.width < whole.width;
    const zoom = (factor: number, clientX: number, clientY: number) => {
      const point = inside(root, clientX, clientY);
      const now = latest.current;
      const width = Math.min(whole.width, Math.max(whole.width * NEAREST, now.width * factor));
      const height = (width * whole.height) / whole.width;
      setBox(
        keepInside({
          width,
          height,
          x: point.x - ((point.x - now.x) * width) / now.width,
          y: point.y - ((point.y - now.y) * height) / now.height,
        }),
      );
    };
    const farther = () => (close ? scale() > close * 0.9 : isClose());
    return listenToGestures(root, {
      zoom,
      doubleTap: (x, y) => zoom(farther() ? 10 : close ? scale() / close : 0.5, x, y),
      pan: (dx, dy) => isClose() && !document.body.classList.contains("dragging") && pan(dx, dy),
    });
  }, [whole.width, whole.height]);

  return {
    pan,
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    show: setBox,
    reset: () => setBox(whole),
  };
}

interface Gestures {
  /** Two fingers, or the wheel with Ctrl: factor, and the point that stays where it is. */
  zoom(factor: number, clientX: number, clientY: number): void;
  doubleTap(clientX: number, clientY: number): void;
  pan(dx: number, dy: number): void;
}

/** Turn pointer and wheel events of an element into gestures; returns how to stop that. */
function listenToGestures(root: SVGSVGElement, on: Gestures): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let lastTap: PointerEvent | null = null;
  let panning = false;

  const isSecond = (tap: PointerEvent) =>
    lastTap &&
    tap.timeStamp - lastTap.timeStamp < DOUBLE_TAP &&
    Math.hypot(tap.clientX - lastTap.clientX, tap.clientY - lastTap.clientY) < SAME_PLACE;
  const distance = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    panning = false;
    if (event.pointerType !== "touch" || fingers.size > 1) return;
    const twice = isSecond(event);
    lastTap = twice ? null : event;
    if (!twice) return;
    on.doubleTap(event.clientX, event.clientY);
    // The view has moved: the click would hit another element than the one tapped.
    addEventListener("pointerup", () => swallowClick(FINGER_CLICK), { once: true });
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!panning && fingers.size === 1 && Math.hypot(dx, dy) < FAR_ENOUGH) return;
    panning = true;
    const apart = distance();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2 && apart) on.zoom(apart / Math.max(1, distance()), event.clientX, event.clientY);
    else on.pan(dx, dy);
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    on.zoom(event.deltaY > 0 ? 1.15 : 0.87, event.clientX, event.clientY);
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
}
