// Sentences for people, in Project Fluent's format, with the functions of core/words.py: NAME, COUNTED, PLAYER, YOU,
// LIST and SIZE. Code asks for a dotted key, `event.sold`; the file holds it as `event-sold`.

import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import { type Forms, hasPlural, phrase, wanted, type Wanted, whose } from "./grammar";
import type { ScoreLine } from "./wire";

export type Facts = Readonly<Record<string, unknown>>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Scope = Parameters<FluentNumber["toString"]>[0];
type Value = FluentType<unknown> | string;
type Options = Record<string, Value>;

/** The messages of one file; what is parsed once may be part of several Words. */
export class Source {
  private parsed: FluentResource | undefined;

  constructor(private readonly text: string) {}

  get resource(): FluentResource {
    return (this.parsed ??= new FluentResource(this.text));
  }
}

/** The message of a dotted key: "event.sold" -> "event-sold". */
export const idOf = (key: string): string => key.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");

/** A text with a capital first letter. */
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The sentences of one language; later files win. `you` is the seat of the reader, null for somebody who watches. */
export class Words {
  readonly language: string;
  readonly sources: readonly Source[];
  private bundle: FluentBundle;
  private you: number | null = null;
  private players: readonly string[] = [];
  private seats = new Map<number | null, Words>();
  private readonly ids: ReadonlySet<string>;

  constructor(language: string, ...sources: (Source | string)[]) {
    this.language = language;
    this.sources = sources.map((item) => (typeof item === "string" ? new Source(item) : item));
    this.bundle = this.filled();
    this.ids = new Set(this.sources.flatMap(({ resource }) => resource.body.map(({ id }) => id)));
  }

  /** The pseudo-language of tests counts as English does. */
  private get locale(): string {
    return this.language === "qps" ? "en" : this.language;
  }

  /** The same sentences as the player in a seat reads them. */
  forSeat(you: number | null): Words {
    if (you === this.you) return this;
    let other = this.seats.get(you);
    if (!other) {
      other = new Words(this.language, ...this.sources);
      other.you = you;
      other.seats = this.seats;
      this.seats.set(this.you, this).set(you, other);
    }
    return other;
  }

  /** Whether there is a sentence under this key. */
  has(key: string): boolean {
    return this.bundle.hasMessage(idOf(key));
  }

  /** The sentence under a key with its blanks filled; the key itself where there is none. */
  say(key: string, facts: Facts = {}, players: readonly string[] = []): string {
    const message = this.bundle.getMessage(idOf(key));
    const pattern = message?.value;
    if (!pattern) return key;
    if ("gender" in message.attributes) return this.phrase(key, key, [], wanted()); // a name that bends
    this.players = players;
    return this.format(pattern, facts);
  }

  /** The log line of an event as one seat heard it. */
  event(heard: Facts, players: readonly string[]): string {
    const key = `event.${heard["kind"]}`;
    const secret = heard["secret"] && this.has(`${key}_secret`);
    return this.say(secret ? `${key}_secret` : key, heard, players);
  }

  /** The name of a thing as it stands alone, on a label: ("good", "wine") -> "Wine". */
  name(domain: string, value: unknown): string {
    return capital(this.phrase(`${domain}.${value}`, String(value), [], wanted()));
  }

  /** The name of a kind of points. */
  scoreName(key: string): string {
    return this.name(this.has(`score.${key}`) ? "score" : "kind", key);
  }

  /** What earned a line of a score: in the game's own words for single lines, else its source. */
  scoreLine({ key, facts }: ScoreLine, names: readonly string[]): string {
    const coloured = `score_line.${key}_colour`;
    if (facts["colour"] && this.has(coloured)) return this.say(coloured, facts, names);
    return this.has(`score_line.${key}`) ? this.say(`score_line.${key}`, facts, names) : this.scoreName(key);
  }

  /** What stands between prefix and suffix, in the order of the files: below("rule", "title") -> ["turns", ...]. */
  below(prefix: string, suffix = ""): string[] {
    const start = `${idOf(prefix)}-`;
    const end = suffix && `-${suffix}`;
    return [...this.ids]
      .filter((id) => id.startsWith(start) && id.endsWith(end))
      .map((id) => id.slice(start.length, id.length - end.length));
  }

  private filled(): FluentBundle {
    const functions = {
      NAME: (given: unknown[], options: object) => this.named(given as Value[], options as Options),
      COUNTED: (given: unknown[], options: object) => this.counted(given as Value[], options as Options),
      PLAYER: (given: unknown[], options: object) => this.player(given as Value[], options as Options),
      YOU: (given: unknown[]) => this.isYou(given[0] as Value),
      LIST: (given: unknown[], options: object) => this.list(given[0] as Value, options as Options),
      SIZE: ([things]: unknown[]) =>
        things instanceof FluentNone ? things : new Whole(things instanceof List ? things.value.length : 1),
    } as unknown as NonNullable<ConstructorParameters<typeof FluentBundle>[1]>["functions"];
    const bundle = new FluentBundle(this.locale, { ...(functions && { functions }), useIsolating: false });
    for (const source of this.sources) bundle.addResource(source.resource, { allowOverrides: true });
    return bundle;
  }

  private format(pattern: Pattern, facts: Facts): string {
    const given = Object.entries(facts).map(([name, value]) => [name, this.fluent(value)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }

  private fluent(value: unknown): Value {
    if (typeof value === "string" || value instanceof FluentType) return value;
    if (typeof value === "number") return Number.isInteger(value) ? new Whole(value) : new Broken(value);
    if (Array.isArray(value))
      return new List(value, (items) => this.joined(items.map((item) => this.shown(item))));
    return value === undefined || value === null ? "none" : String(value);
  }

  /** A fact as text. */
  private shown(value: unknown): string {
    const fluent = this.fluent(value);
    return fluent instanceof Broken ? fluent.written(this.locale) : String(fluent);
  }

  /** A list as the language writes it: "A, B and C". */
  private joined(parts: readonly string[], style: Value = "and"): string {
    if (style === "comma") return parts.join(", ");
    const type = style === "or" ? "disjunction" : "conjunction";
    return new Intl.ListFormat(this.locale === "en" ? "en-GB" : this.locale, { type }).format(parts);
  }

  // ------------------------------------------------------------------ names

  private forms(key: string): Forms | undefined {
    const message = this.bundle.getMessage(idOf(key));
    if (!message) return undefined;
    return (name) => {
      const pattern = name ? message.attributes[name] : message.value;
      return pattern ? this.bundle.formatPattern(pattern, {}, []) : undefined;
    };
  }

  private phrase(key: string, otherwise: string, adjectives: readonly Forms[], form: Wanted): string {
    const noun = this.forms(key);
    return noun ? phrase(this.language, noun, adjectives, form) : otherwise;
  }

  private adjectives(values: readonly Value[], { adjective = "colour" }: Options): Forms[] {
    return values.flatMap((value) => this.forms(`${adjective}.${this.shown(value)}`) ?? []);
  }

  private named([thing, ...rest]: Value[], options: Options): Value {
    if (thing === undefined || thing instanceof FluentNone) return thing ?? "";
    const { domain, form, article = "", case: of = "nom", number, join } = options;
    const asked = wanted(String(article), String(of), number === "many");
    const adjectives = this.adjectives(rest, options);
    const key = `${domain}.${this.shown(thing)}`;
    let said: string;
    if (form) said = this.forms(key)?.(String(form)) ?? this.forms(key)?.("") ?? this.shown(thing);
    else if (thing instanceof List)
      said = this.joined(this.grouped(thing, String(domain), adjectives, asked), join);
    else said = this.phrase(key, this.shown(thing), adjectives, asked);
    return options["capital"] === "yes" ? capital(said) : said;
  }

  /** Each name once, those that come several times counted: "2 serfs", "a squire". */
  private grouped(things: List, domain: string, adjectives: readonly Forms[], form: Wanted): string[] {
    const counts = new Map<string, number>();
    for (const item of things.value) counts.set(this.shown(item), (counts.get(this.shown(item)) ?? 0) + 1);
    return [...counts].map(([thing, n]) =>
      n === 1
        ? this.phrase(`${domain}.${thing}`, thing, adjectives, form)
        : this.numberOf(String(n), `${domain}.${thing}`, thing, adjectives, form.case),
    );
  }

  private numberOf(
    n: string,
    key: string,
    otherwise: string,
    adjectives: readonly Forms[],
    of: string,
  ): string {
    const noun = this.forms(key);
    if (noun && hasPlural(noun))
      return `${n} ${phrase(this.language, noun, adjectives, wanted("", of, true))}`;
    return `${n} × ${this.phrase(key, otherwise, adjectives, wanted("", of))}`;
  }

  private counted([n, thing = "", ...rest]: Value[], options: Options): Value {
    if (n === undefined || n instanceof FluentNone) return n ?? "";
    const { domain, article = "", case: of = "nom" } = options;
    const key = `${domain}.${this.shown(thing)}`;
    const adjectives = this.adjectives(rest, options);
    if (n.valueOf() !== 1)
      return this.numberOf(this.shown(n), key, this.shown(thing), adjectives, String(of));
    const said = this.phrase(key, this.shown(thing), adjectives, wanted(String(article), String(of)));
    const full = article ? said : `1 ${said}`;
    return options["capital"] === "yes" ? capital(full) : full;
  }

  private list(things: Value, { join }: Options): Value {
    return things instanceof List
      ? this.joined(
          things.value.map((item) => this.shown(item)),
          join,
        )
      : things;
  }

  // ------------------------------------------------------------------ players

  private player([seats]: Value[], { case: of, you, join }: Options): Value {
    if (seats === undefined || seats instanceof FluentNone) return seats ?? "";
    const names = items(seats).map((seat) => {
      if (you && seat === this.you) return String(you);
      return (typeof seat === "number" ? this.players[seat] : undefined) ?? this.shown(seat);
    });
    const last = names.length - 1;
    if (of === "gen" && last >= 0 && !(you && names[last] === you))
      names[last] = whose(names[last] as string, this.language);
    return this.joined(names, join);
  }

  private isYou(seats: Value): string {
    const every = items(seats);
    if (this.you === null || !every.includes(this.you)) return "no";
    return every.length === 1 ? "yes" : "among";
  }
}

/** The items of a list; anything else is a list of one. */
const items = (value: Value): readonly unknown[] => (value instanceof List ? value.value : [value.valueOf()]);

/** A whole number, written without separators. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A number with a fraction: halves with their sign, others by locale. */
class Broken extends FluentNumber {
  override toString(scope: Scope): string {
    return Number.isInteger(2 * this.value) ? this.written("") : super.toString(scope);
  }

  written(language: string): string {
    if (!Number.isInteger(2 * this.value)) return new Intl.NumberFormat(language).format(this.value);
    const whole = Math.trunc(this.value);
    return `${whole || (this.value < 0 ? "-" : "")}½`;
  }
}

/** A list of facts. */
class List extends FluentType<readonly unknown[]> {
  constructor(
    value: readonly unknown[],
    private readonly join: (items: readonly unknown[]) => string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.join(this.value);
  }
}
