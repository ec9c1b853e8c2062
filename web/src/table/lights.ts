// Lighting parts of a table; the other parts that have a name are quiet meanwhile.

import { useEffect } from "preact/hooks";

const OPENED = 120; // ms: a table that opens the view of what is meant has drawn it

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
  // After every drawing, since the table may have drawn the parts anew, and once more when it has opened another view.
  useEffect(() => {
    const shine = () => light(document.querySelector("main.table"), lights);
    let dark = shine();
    const timer = setTimeout(() => {
      dark();
      dark = shine();
    }, OPENED);
    return () => (clearTimeout(timer), dark());
  });
}

/** Light parts of a table; returns how to put the light out. */
export function light(table: Element | null, { parts, names, actions }: Lights): () => void {
  const below = (selector: string) => [...(table?.querySelectorAll(selector) ?? [])];
  const choices = actions.flatMap((action) => below(`[data-lit][data-action="${action}"]`));
  const named = names.flatMap((name) => (parts[name] ? below(parts[name]) : []));
  const lit = [...named, ...choices];
  // Where some choices are meant, the others of their part stand back, and the part needs no light of its own.
  const around = named.filter((part) => choices.some((choice) => part !== choice && part.contains(choice)));
  const others = around
    .flatMap((part) => [...part.querySelectorAll("[data-lit]")])
    .filter((other) => !choices.some((choice) => choice.contains(other) || other.contains(choice)));
  const quiet = Object.entries(parts)
    .filter(([name]) => names.length > 0 && !names.includes(name))
    .flatMap(([, selector]) => below(selector))
    .filter((part) => !lit.some((other) => part.contains(other) || other.contains(part)));
  for (const element of lit) element.setAttribute("data-lighted", around.includes(element) ? "around" : "");
  for (const element of others) element.setAttribute("data-other", "");
  for (const element of quiet) element.setAttribute("data-quiet", "");
  return () => {
    for (const element of lit) element.removeAttribute("data-lighted");
    for (const element of others) element.removeAttribute("data-other");
    for (const element of quiet) element.removeAttribute("data-quiet");
  };
}
