// Helpers for what a game says about its things (`GamePage.things`).

import type { Facts, Words } from "../api/words";
import type { About } from "./contract";

/** An attribute of an element; empty if it has none. */
export const read = (element: Element, name: string): string => element.getAttribute(name) ?? "";

/** A thing whose sentences stand in the words: `about.<kind>`, `about.<kind>_does` and perhaps `about.<kind>_worth`. */
export const told = (words: Words, kind: string, facts: Facts = {}): About => ({
  name: words.say(`about.${kind}`, facts),
  does: words.say(`about.${kind}_does`, facts),
  worth: words.has(`about.${kind}_worth`) ? words.say(`about.${kind}_worth`, facts) : "",
});

/** What is told about a thing that may be called by its title. */
export const titled = (element: Element, about: About): About => ({
  ...about,
  name: read(element, "title") || about.name,
});
