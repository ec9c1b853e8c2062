// A name for somebody who has given none: an animal nobody at the table is called by.

import type { Words } from "../api/words";

export function friendlyName(words: Words, taken: readonly string[] = []): string {
  const animals = words.below("animal").map((animal) => words.name("animal", animal));
  const free = animals.filter((animal) => !taken.includes(animal));
  return free[Math.floor(Math.random() * free.length)] ?? `${animals[0]} ${taken.length}`;
}
