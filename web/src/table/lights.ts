// Lighting parts of a table; the other parts that have a name are quiet meanwhile.

import { useEffect } from "preact/hooks";

export interface Lights {
  /** All parts of the table by name (GamePage.parts). */
  parts: Readonly<Record<string, string>>;
  /** The names of those to light. */
  names: readonly string[];
  /** Light what offers these actions too. */
  actions: readonly number[];
}

/** Light parts of the table and choices on it, as long as this is on screen. */
export function useLights(lights: Lights): void {
  useEffect(() => light(document.querySelector("main.table"), lights));
  // after every drawing: the table may have drawn the parts anew
}

/** Light parts of a table; returns how to put the light out. */
export function light(table: Element | null, { parts, names, actions }: Lights): () => void {
  const below = (selector: string) => [...(table?.querySelectorAll(selector) ?? [])];
  const lit = [
    ...names.flatMap((name) => (parts[name] ? below(parts[name]) : [])),
    ...actions.flatMap((action) => below(`[data-lit][data-action="${action}"]`)),
  ];
  const quiet = Object.entries(parts)
    .filter(([name]) => names.length > 0 && !names.includes(name))
    .flatMap(([, selector]) => below(selector))
    .filter((part) => !lit.some((other) => part.contains(other) || other.contains(part)));
  for (const element of lit) element.setAttribute("data-lighted", "");
  for (const element of quiet) element.setAttribute("data-quiet", "");
  return () => {
    for (const element of lit) element.removeAttribute("data-lighted");
    for (const element of quiet) element.removeAttribute("data-quiet");
  };
}

export type Corner = "foot-left" | "foot-right" | "top-left" | "top-right";

const CORNERS: readonly Corner[] = ["foot-right", "foot-left", "top-right", "top-left"];
const BY_CHOICE = 1000; // lying on a choice is so much worse than on a part that is only lit

/** The corner of the table where a bubble of this size lies least on what is lit. */
export function freeCorner(width: number, height: number): Corner {
  const around = document.querySelector("main.table")?.getBoundingClientRect();
  if (!around) return "foot-right";
  const lit = [...document.querySelectorAll("[data-lighted]")].map((element) => ({
    box: element.getBoundingClientRect(),
    weight: element.hasAttribute("data-lit") ? BY_CHOICE : 1,
  }));
  const cost = (corner: Corner) => {
    const left = corner.endsWith("left") ? around.left : around.right - width;
    const top = corner.startsWith("top") ? around.top : around.bottom - height;
    const bubble = new DOMRect(left, top, width, height);
    return lit.reduce((sum, { box, weight }) => sum + weight * shared(bubble, box), 0);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** The area two boxes share. */
function shared(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
