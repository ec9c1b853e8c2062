// Dragging with mouse, pen or finger. A short press is a click; under a finger, the piece floats 56 px
// higher.

export interface DragPoint {
  x: number;
  y: number;
  /** What lies under the point. */
  readonly over: Element | null;
}

export interface Drag {
  /** The pointer has moved far enough: this is a drag. */
  start?(): void;
  move(point: DragPoint): void;
  drop(point: DragPoint): void;
  /** Escape, or the system took the pointer away. */
  cancel?(): void;
}

const FAR_ENOUGH = 6; // px
const FINGER = 56; // px that a held piece floats above a finger

/** Begin on `pointerdown`. The click that would follow a drag is swallowed. */
export function drag(event: PointerEvent, handlers: Drag): void {
  if (event.button !== 0) return;
  const { clientX, clientY, pointerId, pointerType } = event;
  const lift = pointerType === "touch" ? FINGER : 0;
  let dragging = false;

  const at = (moved: PointerEvent): DragPoint => {
    const [x, y] = [moved.clientX, moved.clientY - lift];
    // Looked up only if asked for: most steps of a drag need no more than the point.
    return {
      x,
      y,
      get over() {
        return document.elementFromPoint(x, y);
      },
    };
  };
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    if (!dragging && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR_ENOUGH) return;
    if (!dragging) {
      dragging = true;
      document.body.classList.add("dragging");
      handlers.start?.();
    }
    moved.preventDefault();
    handlers.move(at(moved));
  };
  const up = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    finish();
    if (!dragging) return;
    swallowClick();
    handlers.drop(at(moved));
  };
  const cancel = () => {
    finish();
    if (dragging) handlers.cancel?.();
  };
  const key = (pressed: KeyboardEvent) => pressed.key === "Escape" && cancel();
  const finish = () => {
    document.body.classList.remove("dragging");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", key);
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", key);
  // A touch pointer is captured by its first element; other elements would get no events.
  (event.target as Element).releasePointerCapture?.(pointerId);
}

/** How long a finger presses until that asks about a thing, in ms. */
export const LONG_PRESS = 450;

/** How long after a finger was lifted its click may come, in ms. */
export const FINGER_CLICK = 400;

/** Swallow the click of a press that was something else; it comes within `wait`, and never after another press. */
export function swallowClick(wait = 0): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
    end();
  };
  const end = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", end, true);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", end, true);
  setTimeout(end, wait);
}

/** Screen coordinates in the units of an SVG element. */
export function inside(element: SVGGraphicsElement, x: number, y: number): DOMPoint {
  const matrix = element.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(0, 0);
}

/** Carry an element along with the pointer; `drop` hears on which `[data-drop]` it was let go, if on any. */
export function carry(
  event: PointerEvent,
  drop: (onto: string | undefined) => void,
  start?: () => void,
): void {
  const piece = event.currentTarget as HTMLElement;
  const [left, top] = [event.clientX, event.clientY];
  const settle = () => {
    delete piece.dataset["carried"];
    piece.style.transform = "";
  };
  drag(event, {
    start() {
      piece.dataset["carried"] = "";
      start?.();
    },
    move: ({ x, y }) => void (piece.style.transform = `translate(${x - left}px, ${y - top}px)`),
    drop({ over }) {
      const onto = over?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
      settle();
      drop(onto);
    },
    cancel: settle,
  });
}
