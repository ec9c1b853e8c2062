// A dialog over the page: focus stays inside, Escape closes, the ground behind closes too.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useWords } from "../app/language";
import { IconButton } from "./icons";

interface DialogProps {
  label: string;
  class?: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ label, class: look, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect: as soon as it is seen, it is modal and Escape closes it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    box.current?.scrollTo({ top: 0 }); // the focus goes to its first button, which may lie far below
    return () => (before instanceof HTMLElement || before instanceof SVGElement) && before.focus();
  }, []);
  return (
    <dialog
      ref={box}
      class={look}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      {children}
    </dialog>
  );
}

/** The title of a long dialog and the way out, which stay in sight while it scrolls. */
export function DialogHead({ title, onClose }: { title: string; onClose(): void }) {
  const words = useWords();
  return (
    <div class="row dialog-head">
      <h2 class="grow">{title}</h2>
      <IconButton icon="cross" class="quiet" label={words.say("app.close")} onClick={onClose} />
    </div>
  );
}
