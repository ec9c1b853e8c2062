// The size of the window as a class, by both dimensions: `data-window` on the root element for the style
// sheets, `useWindow` for components.
//
// | class  | when                                  | what follows                                             |
// |--------|---------------------------------------|----------------------------------------------------------|
// | wide   | at least 1100 x 760                   | everything visible at once                               |
// | low    | at least 1100 wide, 480 to 759 high   | one row at the foot                                      |
// | tablet | 600 to 1099 wide, at least 480 high   | the phone's order, two views beside each other           |
// | land   | less than 480 high                    | one view at a time, rail left, decision in a column right |
// | phone  | less than 600 wide                    | one view at a time, tabs below, decision at the foot     |
//
// Sizes are measured in the reader's own text: at a text size of 140 % a window counts as so much smaller.

export type WindowClass = "wide" | "low" | "tablet" | "land" | "phone";

export interface WindowSize {
  kind: WindowClass;
  /** CSS pixels, divided by the text size. */
  width: number;
  height: number;
}

/** The class of a window of this size. */
export function windowClass(width: number, height: number): WindowClass {
  if (width < 600 && height >= width) return "phone";
  if (height < 480) return "land";
  if (width < 1100) return "tablet";
  return height < 760 ? "low" : "wide";
}

const SCROLLBAR = 30; // px: no bar is wider

/**
 * A length of the window. A phone that has been turned shows what was laid out for its longer side in small, and then
 * names a larger window than it has; the root element is as large as the window is, without the scrollbar.
 */
function seen(inner: number, root: "clientWidth" | "clientHeight"): number {
  const own = document.documentElement[root];
  return own > 0 && inner - own > SCROLLBAR ? own : inner;
}

/** The size in force, and who is told when it changes. */
export class WindowStore {
  current: WindowSize;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly textSize: () => number) {
    this.current = this.measure();
    addEventListener("resize", this.update);
  }

  /** Measure again: the window was resized, or the text size changed. */
  update = (): void => {
    const { width, height } = this.current;
    this.current = this.measure();
    if (this.current.width === width && this.current.height === height) return;
    this.listeners.forEach((listener) => listener());
  };

  /** Call `listener` after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private measure(): WindowSize {
    const scale = this.textSize() / 100;
    const [width, height] = [
      seen(innerWidth, "clientWidth") / scale,
      seen(innerHeight, "clientHeight") / scale,
    ];
    const kind = windowClass(width, height);
    document.documentElement.dataset["window"] = kind;
    return { kind, width, height };
  }
}
