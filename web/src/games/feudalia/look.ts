// Which card is looked at whole: by resting the pointer on it, by focusing it, by pressing it long.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Offer } from "../../table/offer";
import { FINGER_CLICK, LONG_PRESS, swallowClick } from "../../ui/drag";

export interface Looked {
  card: string;
  /** What it is looked at from: the card opens beside it. */
  from: Element;
  /** Opened by a finger: it stays until it is closed. */
  touch: boolean;
}

const REST = 140; // ms a pointer rests on a pile before the whole card opens
const REST_ON_HAND = 500; // longer on the hand, so that the card does not hide the lit fields

/** Attributes that let a card be looked at; why it may not be chosen is told beside the whole card, not over it. */
export function lookAt<T extends Pick<Offer, "onClick">>(
  card: string,
  offered: T,
): T & { "data-look": string } {
  const onClick = ({ currentTarget, detail }: MouseEvent) => {
    const beside = document.querySelector(".wholecard") ?? currentTarget;
    offered.onClick({ currentTarget: beside, detail } as MouseEvent);
  };
  return { ...offered, ...QUIET, onClick, "data-look": card };
}

const QUIET: Pick<Offer, "onPointerEnter" | "onPointerLeave"> = {
  onPointerEnter: () => undefined,
  onPointerLeave: () => undefined,
};

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-look]") : null;

/** A button of the open card: it is pressed, and nothing else is looked at. */
const onCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".wholecard button") !== null;

/** The card under the pointer or focus below `board`, and how to open or close one. */
export function useLook(
  board: RefObject<HTMLElement | null>,
): [Looked | null, (next: Looked | null) => void] {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    let timer = 0;
    let rests = true; // from the beginning: what comes to lie under a pointer that does not move is not looked at
    let stays = false; // opened by a finger: it stays when another thing loses the focus
    let pressedLong = false; // letting go of a long press is no click: it must not decide anything
    const open = (from: Element, wait: number, touch = false) => {
      clearTimeout(timer);
      const card = from.getAttribute("data-look") as string;
      timer = window.setTimeout(() => {
        if (!from.isConnected) return;
        pressedLong = stays = touch;
        setLooked({ card, from, touch });
      }, wait);
    };
    const close = () => {
      clearTimeout(timer);
      setLooked(null);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons || rests || onCard(event.target)) return;
      const from = thingAt(event.target);
      if (!from || from.getAttribute("aria-pressed") === "true") return close();
      open(from, from.closest(".hand") ? REST_ON_HAND : REST);
    };
    const down = (event: PointerEvent) => {
      if (onCard(event.target)) return;
      const from = thingAt(event.target);
      if (!from || from.closest(".hand")) close();
      if (from && event.pointerType !== "mouse") open(from, LONG_PRESS, true);
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      if (pressedLong && event.type === "pointerup") swallowClick(FINGER_CLICK);
      if (event.type !== "pointermove") pressedLong = false;
    };
    const move = (event: PointerEvent) => {
      if (event.buttons && Math.hypot(event.movementX, event.movementY) > 6) lift(event);
      if (!rests) return;
      rests = false;
      over(event);
    };
    const focus = (event: FocusEvent) => {
      const from = thingAt(event.target);
      if (from?.matches(":focus-visible")) open(from, REST);
    };
    const leave = (event: PointerEvent) => event.pointerType === "mouse" && close();
    const menu = (event: Event) => thingAt(event.target) && event.preventDefault();
    const listeners = [
      ["pointerover", over],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["pointerleave", leave],
      ["focusin", focus],
      ["focusout", () => stays || close()],
      ["contextmenu", menu],
    ] as const;
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return [looked, setLooked];
}
