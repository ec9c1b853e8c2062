// Names on everything: what the pointer rests on, what has the focus and what a finger holds says what it is called, what it does
// and what it is worth now. Key I, with nothing pointed at, begins a walk over all of it by the arrow keys.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useKeys } from "../app/useKeys";
import { FINGER_CLICK, LONG_PRESS, swallowClick } from "../ui/drag";
import type { About, GamePage, TableProps } from "./contract";

const REST = 350; // ms a pointer rests
const STILL = 8; // px a finger may move meanwhile
const MARGIN = 6; // px
const TALL = 0.4; // of the window: something larger is pointed at in its middle
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Named {
  element: Element;
  about: About;
}

interface NamesProps {
  page: GamePage;
  props: TableProps;
}

const boardOf = () => document.getElementById("board");

export function Names({ page, props }: NamesProps) {
  const latest = useRef({ page, props });
  latest.current = { page, props };
  const [named, setNamed] = useState<Named | null>(null);
  const close = () => setNamed(null);
  useEffect(() => listen(() => latest.current, setNamed), []);
  useWalk(() => latest.current);
  useEffect(() => {
    // Escape puts it away and closes whatever else it would close: a name must never be in the way.
    const escape = ({ key }: KeyboardEvent) => void (key === "Escape" && close());
    addEventListener("keydown", escape, true);
    return () => removeEventListener("keydown", escape, true);
  }, []);
  const lives = named?.element.isConnected;
  useEffect(() => void (named && !named.element.isConnected && close()));
  useQuietTitle(lives ? named.element : null);
  return named && lives ? <Tip key={named.element} {...named} /> : null;
}

/** What an element, or what it is part of, has to say; null if nothing, or if the table says it otherwise. */
function namedAt({ page, props }: NamesProps, target: EventTarget | null): Named | null {
  const board = boardOf();
  let element = target instanceof Element ? target : null;
  while (element && element !== board) {
    const here = element;
    const thing = page.things?.find(({ at }) => here.matches(at));
    if (thing) {
      const about = thing.about(here, props);
      return about && { element: here, about };
    }
    element = element.parentElement;
  }
  return null;
}

/** Follow pointer, finger and focus on the board. */
function listen(given: () => NamesProps, show: (named: Named | null) => void): () => void {
  const board = boardOf();
  if (!board) return () => undefined;
  let timer = 0;
  let held = false; // a finger holds something: letting go must decide nothing
  let from = [0, 0];
  let rests = true; // since a press, or from the beginning: what comes to lie under a pointer that does not move is not asked about
  const after = (wait: number, target: EventTarget | null, then?: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const named = namedAt(given(), target);
      show(named);
      if (named) then?.();
    }, wait);
  };
  const stop = () => {
    clearTimeout(timer);
    show(null);
  };
  const listeners: Readonly<Record<string, (event: PointerEvent) => void>> = {
    pointerover: ({ pointerType, buttons, target }) => {
      if (pointerType !== "mouse" || buttons || rests) return;
      show(null);
      after(REST, target);
    },
    pointerleave: ({ pointerType }) => void (pointerType === "mouse" && stop()),
    pointerdown: ({ pointerType, target, clientX, clientY }) => {
      stop();
      held = false;
      rests = true;
      from = [clientX, clientY];
      if (pointerType !== "mouse") after(LONG_PRESS, target, () => (held = true));
    },
    pointermove: ({ pointerType, buttons, target, clientX, clientY }) => {
      const [x = 0, y = 0] = from;
      if (Math.hypot(clientX - x, clientY - y) <= STILL) return;
      if (pointerType !== "mouse" && !held) clearTimeout(timer);
      if (pointerType === "mouse" && rests && !buttons) after(REST, target);
      rests = false;
    },
    pointerup: ({ pointerType }) => {
      if (pointerType === "mouse") return;
      clearTimeout(timer);
      if (held) swallowClick(FINGER_CLICK);
    },
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => held && event.preventDefault(),
  };
  const focus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(":focus-visible") && after(0, target);
  const blur = () => held || stop(); // what a finger asked about stays until it touches something else
  const escape = ({ key }: KeyboardEvent) => key === "Escape" && clearTimeout(timer); // what is about to be told, too
  for (const [name, listener] of Object.entries(listeners))
    board.addEventListener(name, listener as EventListener);
  board.addEventListener("focusin", focus);
  board.addEventListener("focusout", blur);
  addEventListener("keydown", escape, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners))
      board.removeEventListener(name, listener as EventListener);
    board.removeEventListener("focusin", focus);
    board.removeEventListener("focusout", blur);
    removeEventListener("keydown", escape, true);
  };
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
};

/** Key I gives the first thing the focus; arrows go on and back, Escape ends the walk. */
function useWalk(given: () => NamesProps): void {
  const at = useRef<Element | null>(null);
  const leave = () => {
    at.current?.removeAttribute("data-walked");
    at.current = null;
  };
  const visit = (step: number) => {
    const selector = (given().page.things ?? []).map((thing) => thing.at).join(", ");
    const all = selector ? [...(boardOf()?.querySelectorAll(selector) ?? [])].filter(isSeen) : [];
    const next = all[at.current ? (all.indexOf(at.current) + step + all.length) % all.length : 0];
    leave();
    if (!next) return;
    at.current = next;
    next.setAttribute("data-walked", "");
    if (!next.hasAttribute("tabindex") && !next.matches("button, a")) next.setAttribute("tabindex", "-1");
    (next as HTMLElement).focus();
  };
  const isWalking = () => at.current !== null && document.activeElement === at.current;
  useKeys((key) => {
    if (key === "i" && !isWalking()) return (leave(), visit(0), true);
    return false;
  }, 0.25);
  useKeys((key) => {
    const step = STEPS[key];
    if (step === undefined || !isWalking()) return false;
    visit(step);
    return true;
  }, 3);
  useEffect(() => leave, []);
}

/** While we tell what something is, the browser does not tell it a second time. */
function useQuietTitle(element: Element | null): void {
  useEffect(() => {
    const title = element?.getAttribute("title");
    element?.setAttribute("aria-describedby", "named");
    if (title) element?.removeAttribute("title");
    return () => {
      element?.removeAttribute("aria-describedby");
      if (title && !element?.hasAttribute("title")) element?.setAttribute("title", title);
    };
  }, [element]);
}

/** The rectangle to lie beside: something very tall is taken at its middle. */
function rimOf(element: Element): { left: number; top: number; bottom: number } {
  const { left, top, bottom, height, width } = element.getBoundingClientRect();
  if (height < TALL * innerHeight) return { left: left + width / 2, top, bottom };
  const middle = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  return { left: left + width / 2, top: middle, bottom: middle };
}

function Tip({ element, about }: Named) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState("visibility:hidden");
  useLayoutEffect(() => {
    if (!box.current) return;
    const rim = rimOf(element);
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const left = Math.max(MARGIN, Math.min(rim.left - width / 2, innerWidth - width - MARGIN));
    const above = rim.top - height - MARGIN;
    const top = above > MARGIN ? above : Math.min(rim.bottom + MARGIN, innerHeight - height - MARGIN);
    setPlace(`left:${left}px;top:${Math.max(MARGIN, top)}px`);
  }, [element, about.name, about.does, about.worth]);
  return (
    <>
      {element.matches("svg [data-walked]") && <Ring around={element} />}
      <div class="named floating" id="named" role="tooltip" ref={box} style={place}>
        <b>{about.name}</b>
        <p>{about.does}</p>
        {about.worth && <p class="worth">{about.worth}</p>}
      </div>
    </>
  );
}

/** Where the walk is in a drawing: outlines of shapes have the units of their drawing. */
function Ring({ around }: { around: Element }) {
  const { left, top, width, height } = around.getBoundingClientRect();
  return <div class="walked" style={`left:${left}px;top:${top}px;width:${width}px;height:${height}px`} />;
}
