// Articles, endings and plurals: how the name of a thing stands in a sentence, by the rules of core/grammar.py.

export interface Wanted {
  article: string;
  case: string;
  many: boolean;
}

/** The attributes of a name by name, its own text under the empty name. */
export type Forms = (name: string) => string | undefined;

const GENDERS = ["m", "f", "n", "pl"];
const CASES = ["nom", "acc", "dat", "gen"];
// One line per case, one column per gender.
const rows = (...lines: string[]): string[][] => lines.map((line) => line.split(" "));
const THE = rows("der die das die", "den die das die", "dem der dem den", "des der des der");
const EIN = rows("- e - e", "en e - e", "em er em en", "es er es er");
const EIN_WORDS: Record<string, string> = { a: "ein", no: "kein", your: "dein" };
const WEAK = rows("e e e en", "en e e en", "en en en en", "en en en en");
const MIXED = rows("er e es en", "en e es en", "en en en en", "en en en en");
const STRONG = rows("er e es e", "en e es e", "em er em en", "en er en er");

export const wanted = (article = "", of = "nom", many = false): Wanted => ({ article, case: of, many });

/** The attribute that would spell a form out; empty for the plain name. */
function attribute({ article, case: of, many }: Wanted): string {
  return [article, of === "nom" ? "" : of, many ? "plural" : ""].filter(Boolean).join("-");
}

/** A name with its article and adjectives in the form a sentence wants. */
export function phrase(language: string, noun: Forms, adjectives: readonly Forms[], form: Wanted): string {
  if (adjectives.length === 0) {
    const spelled = noun(attribute(form));
    if (spelled !== undefined && !spelled.includes("*") && (form.article || language !== "de"))
      return spelled;
  }
  const asked = noun("proper") === undefined ? form : { ...form, article: "" };
  return language === "de" ? german(noun, adjectives, asked) : english(noun, adjectives, asked);
}

/** Whether a name can be counted: it has a plural, or is one. */
export function hasPlural(noun: Forms): boolean {
  return noun("plural") !== undefined || noun("gender") === "pl" || noun("article") === "none";
}

const plain = (forms: Forms): string => forms("adjective") || forms("") || "";

function english(noun: Forms, adjectives: readonly Forms[], { article, case: of, many }: Wanted): string {
  const words = [...adjectives.map(plain), (many ? noun("plural") : "") || noun("") || ""];
  let first = article === "a" ? "" : article;
  if (article === "a" && !many && noun("article") !== "none")
    first = (adjectives.length === 0 && noun("article")) || (/^[aeiou]/i.test(words[0] ?? "") ? "an" : "a");
  const said = (first ? [first, ...words] : words).join(" ");
  return of === "gen" ? `${said}'s` : said;
}

function german(noun: Forms, adjectives: readonly Forms[], form: Wanted): string {
  const gender = noun("gender") ?? "";
  const many = form.many || gender === "pl";
  const column = GENDERS.indexOf(many ? "pl" : gender);
  const row = CASES.indexOf(form.case);
  const article = column >= 0 && !(form.article === "a" && many) ? form.article : "";
  const table = article === "the" ? WEAK : article ? MIXED : STRONG;
  const ending = table[row]?.[column] ?? "";
  const words = adjectives.map((adjective) =>
    adjective("bends") === "no" ? plain(adjective) : plain(adjective) + ending,
  );
  words.push(nounForm(noun, form.case, form.many).replaceAll("*", ending));
  if (article === "the") words.unshift(THE[row]?.[column] ?? "");
  else if (article) words.unshift(`${EIN_WORDS[article]}${EIN[row]?.[column]?.replace("-", "")}`);
  return words.join(" ");
}

function nounForm(noun: Forms, of: string, many: boolean): string {
  const spelled = noun(attribute(wanted("", of, many)));
  if (spelled !== undefined) return spelled;
  if (!many) return noun("") || "";
  const plural = noun("plural") || noun("") || "";
  return of === "dat" && !/[ns*]$/.test(plural) ? `${plural}n` : plural;
}

/** The genitive of a player's name. */
export function whose(name: string, language: string): string {
  if (language !== "de") return `${name}'s`;
  return /[sßxz]$/i.test(name) ? `${name}'` : `${name}s`;
}
