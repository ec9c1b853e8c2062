// What does not change while the page is open: the games, their sentences, what is printed. Each is asked for
// once.

import { ask } from "./http";
import type { Printed, Shelf, TableInfo } from "./wire";
import type { Sentences } from "./words";

export class Catalogue {
  private readonly answers = new Map<string, Promise<unknown>>();

  shelf = (): Promise<Shelf> => this.once("/api/games");

  /** The sentences of the server itself: problems, refusals, reasons not to undo. */
  serverWords(language: string): Promise<Sentences> {
    return this.once(`/api/words/${language}`);
  }

  /** The same and a game's own. */
  gameWords(game: string, language: string): Promise<Sentences> {
    return this.once(`/api/words/${game}/${language}`);
  }

  printed({ game, variant, seats, settings }: TableInfo): Promise<Printed> {
    const query = new URLSearchParams(Object.entries(settings).map(([key, value]) => [key, String(value)]));
    return this.once(`/api/printed/${game}/${variant}/${seats.length}?${query}`);
  }

  printedOf(game: string, variant: string, seats: number): Promise<Printed> {
    return this.once(`/api/printed/${game}/${variant}/${seats}`);
  }

  /** Keep the answer; a failed request is made again when it is next needed. */
  private once<T>(path: string): Promise<T> {
    let answer = this.answers.get(path) as Promise<T> | undefined;
    if (!answer) {
      answer = ask<T>(path);
      this.answers.set(path, answer);
      answer.catch(() => this.answers.delete(path));
    }
    return answer;
  }
}
