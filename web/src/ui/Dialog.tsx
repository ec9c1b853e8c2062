// A dialog over the page: focus stays inside, Escape closes, the ground behind closes too.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

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
