// Key I shows the element under the pointer, or with the focus, large and in words; H held lifts the pieces.

import { useEffect, useState } from "preact/hooks";
import type { Words } from "../api/words";
import { useClosable, useKeys } from "../app/useKeys";

const THINGS = "button, .playcard, [role=button], [role=img], [title], [aria-label]";

/** The thing on the board that has the focus, or else the one under the pointer. */
function pointedAt(): Element | null {
  const board = document.getElementById("board");
  const focus = document.activeElement?.matches(":focus-visible") ? document.activeElement : null;
  const under =
    focus && board?.contains(focus) ? focus : [...(board?.querySelectorAll(":hover") ?? [])].pop();
  const thing = under?.closest(THINGS);
  return thing && board?.contains(thing) ? thing : null;
}

/** What a thing is called and says, each sentence once. */
function told(thing: Element): string[] {
  const named = [thing, ...thing.querySelectorAll("[aria-label], [title]")].flatMap((element) => [
    element.getAttribute("aria-label"),
    element.getAttribute("title"),
  ]);
  return [...new Set(named.map((text) => text?.trim() ?? "").filter(Boolean))];
}

export function useInspected(): [Element | null, () => void] {
  const [thing, setThing] = useState<Element | null>(null);
  useKeys((key) => {
    if (key !== "i") return false;
    const next = pointedAt();
    if (!next) return false; // a walk over all things begins (Names.tsx)
    setThing(next === thing ? null : next);
    return true;
  }, 0.5);
  useClosable(thing !== null, () => setThing(null));
  return [thing, () => setThing(null)];
}

export function Inspected({ thing, words, onClose }: { thing: Element; words: Words; onClose(): void }) {
  useEffect(() => {
    addEventListener("pointerdown", onClose);
    return () => removeEventListener("pointerdown", onClose);
  }, []);
  const enlarge = (box: HTMLElement | null) => {
    const copy = thing.cloneNode(true) as Element;
    for (const name of ["id", "aria-disabled"]) copy.removeAttribute(name); // what cannot be chosen is dim; here it is to be read
    box?.replaceChildren(copy);
  };
  // The frame has the game's class, so that the game's style applies to the copy.
  const look = thing.closest(".board > *")?.getAttribute("class") ?? "";
  return (
    <section class="inspected" role="status" aria-label={words.say("table.inspected")}>
      {thing instanceof HTMLElement && (
        <div class={look}>
          <div class="large" inert ref={enlarge} />
        </div>
      )}
      {told(thing).map((text) => (
        <p>{text}</p>
      ))}
    </section>
  );
}

/** Whether H is held: pieces are lifted, to see what is below. */
export function useLifted(): boolean {
  const [lifted, setLifted] = useState(false);
  useKeys((key) => key === "h" && (setLifted(true), true), 0);
  useEffect(() => {
    const lower = () => setLifted(false);
    addEventListener("keyup", lower);
    addEventListener("blur", lower);
    return () => {
      removeEventListener("keyup", lower);
      removeEventListener("blur", lower);
    };
  }, []);
  return lifted;
}
