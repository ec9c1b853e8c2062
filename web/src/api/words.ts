// Sentences for people, filled by the same rules as core/words.py:
//
//   {price}            a fact as it is
//   {good:good}        the fact's name, looked up under `good.<value>`
//   {seat:player}      the name of the player in that seat
//   {n:?tile|tiles}    the first form if the fact is 1, otherwise the second
//
// A list is joined by commas; names that come several times are counted: "2 × Serf, Squire".

export type Facts = Readonly<Record<string, unknown>>;
export type Sentences = Readonly<Record<string, string>>;

const BLANK = /\{(\w+)(?::([^{}]*))?\}/g;

/** The sentences of one language; later tables win. */
export class Words {
  readonly language: string;
  readonly sentences: Sentences;

  constructor(language: string, ...tables: Sentences[]) {
    this.language = language;
    this.sentences = Object.assign({}, ...tables);
  }

  /** Whether there is a sentence under this key. */
  has(key: string): boolean {
    return key in this.sentences;
  }

  /** The sentence under a key with its blanks filled; the key itself where there is none. */
  say(key: string, facts: Facts = {}, players: readonly string[] = []): string {
    const sentence = this.sentences[key];
    return sentence === undefined ? key : this.fill(sentence, facts, players);
  }

  /** Fill the blanks of a sentence. */
  fill(sentence: string, facts: Facts, players: readonly string[] = []): string {
    return sentence.replace(BLANK, (blank, name: string, form: string | undefined) =>
      name in facts ? this.shown(facts[name], form, players) : blank,
    );
  }

  /** The log line of an event as one seat heard it. */
  event(heard: Facts, players: readonly string[]): string {
    const key = `event.${heard["kind"]}`;
    const secret = heard["secret"] && this.has(`${key}_secret`);
    return this.say(secret ? `${key}_secret` : key, heard, players);
  }

  /** The name of a thing: ("good", "wine") -> "Wine". */
  name(domain: string, value: unknown): string {
    return this.sentences[`${domain}.${value}`] ?? String(value);
  }

  /** The name of a kind of points, without its blanks: "Visible rats: {rats}" -> "Visible rats". */
  scoreName(key: string): string {
    return this.name("score", key).replace(/[\s:(–-]*\{.*$/s, "") || this.name("kind", key);
  }

  /** The keys directly below a prefix, in the order of the file: `below("rule")` -> ["turns", ...]. */
  below(prefix: string): string[] {
    const start = `${prefix}.`;
    const names = Object.keys(this.sentences)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length).split(".")[0] as string);
    return [...new Set(names)];
  }

  private shown(value: unknown, form: string | undefined, players: readonly string[]): string {
    if (Array.isArray(value)) {
      const shown = value.map((one) => this.shown(one, form, players));
      return (form === undefined ? shown : counted(shown)).join(", ");
    }
    if (form === undefined) return asPython(value);
    if (form.startsWith("?")) {
      const [one = "", many = ""] = form.slice(1).split(/\|(.*)/s);
      return value === 1 ? one : many;
    }
    if (form === "player" && typeof value === "number") return players[value] ?? String(value);
    return this.name(form, asPython(value));
  }
}

/** Names, those that come several times counted. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name));
}

/** Values as Python prints them, so that log lines read the same in terminal and page. */
function asPython(value: unknown): string {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null || value === undefined) return "None";
  return String(value);
}
