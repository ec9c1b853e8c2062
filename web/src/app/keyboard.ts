// Keys: what was opened last is closed first by Escape; else the handler on top is asked first. The table's frame is at level 0, a game at 1, what opens over them
// at 2.

/** Answer a key; true if it meant something here. */
export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

interface Entry {
  level: number;
  handle: KeyHandler;
}

export class Keyboard {
  private entries: readonly Entry[] = [];
  private open: readonly (() => void)[] = []; // how to close what is open, the last opened at the end

  constructor() {
    addEventListener("keydown", (event) => {
      // A modal dialog closes itself, unless somebody takes Escape away from it: a card that is pointed at in it must not.
      if (event.key === "Escape" && document.querySelector("dialog[open]")) return;
      if (event.key === "Escape" && this.closeLast()) return event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const key = nameOf(event);
      const fromTop = [...this.entries].sort((a, b) => b.level - a.level);
      if (fromTop.some(({ handle }) => handle(key, event))) event.preventDefault();
    });
  }

  /** Escape closes this from now on; returns how to say that it is closed. */
  opened(close: () => void): () => void {
    this.open = [...this.open, close];
    return () => void (this.open = this.open.filter((other) => other !== close));
  }

  private closeLast(): boolean {
    const close = this.open.at(-1);
    close?.();
    return close !== undefined;
  }

  /** Ask `handle` about keys; returns how to stop that. */
  listen(handle: KeyHandler, level: number): () => void {
    const entry = { level, handle };
    this.entries = [...this.entries, entry];
    return () => void (this.entries = this.entries.filter((other) => other !== entry));
  }
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
}

/** Letters come as small letters, "shift+u" with the shift key. */
function nameOf(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.key;
  const letter = event.key.toLowerCase();
  return event.shiftKey && /[a-zäöüß]/.test(letter) ? `shift+${letter}` : letter;
}

/** Whether Enter or Space would press the control that has the focus anyway. */
export function onControl(event: KeyboardEvent): boolean {
  return (event.target as Element).closest?.("button, a, summary, [role=button]") !== null;
}
