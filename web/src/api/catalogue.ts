// What does not change while the page is open: the games, their sentences, what is printed. Each is asked for
// once.

import { ask } from "./http";
import type { DrawnRound, Lessons, Printed, Shelf, Strengths, TableInfo } from "./wire";
import { Source } from "./words";

export class Catalogue {
  private readonly answers = new Map<string, Promise<unknown>>();
  private readonly sources = new Map<string, Source>();

  shelf = (): Promise<Shelf> => this.once("/api/games");

  /** The sentences of the server itself: problems, refusals, reasons not to undo. */
  serverWords(language: string): Promise<Source> {
    return this.source(`/api/words/${language}`);
  }

  /** A game's own. */
  gameWords(game: string, language: string): Promise<Source> {
    return this.source(`/api/words/${game}/${language}`);
  }

  /** What is printed in the game of a table, which may be older than the games of the shelf. */
  printed({ table, game, variant, seats, settings, own_material }: TableInfo): Promise<Printed> {
    if (own_material) return this.once(`/api/tables/${table}/printed`);
    return this.printedWith(game, variant, seats.length, settings);
  }

  printedWith(
    game: string,
    variant: string,
    seats: number,
    settings: TableInfo["settings"],
  ): Promise<Printed> {
    const query = new URLSearchParams(Object.entries(settings).map(([key, value]) => [key, String(value)]));
    return this.once(`/api/printed/${game}/${variant}/${seats}?${query}`);
  }

  /** The guided first games of a game, and what is said in them. */
  lessons = (game: string, language: string): Promise<Lessons> =>
    this.once(`/api/lessons/${game}/${language}`);

  /** A round as it went in a game of bots. */
  round = (game: string, variant: string): Promise<DrawnRound> => this.once(`/api/rounds/${game}/${variant}`);

  printedOf(game: string, variant: string, seats: number): Promise<Printed> {
    return this.once(`/api/printed/${game}/${variant}/${seats}`);
  }

  /** How much of their searches the levels have time for on this machine. */
  strengths = (game: string, variant: string, seats: number): Promise<Strengths> =>
    this.once(`/api/strengths/${game}/${variant}/${seats}`);

  /** Sentences are parsed once, however many pages show them. */
  private async source(path: string): Promise<Source> {
    const text = await this.once<string>(path);
    let source = this.sources.get(path);
    if (!source) this.sources.set(path, (source = new Source(text)));
    return source;
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
