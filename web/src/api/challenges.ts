// Challenges: the same deal against the same bots. A server knows a challenge by its id; a page that plays by itself puts the
// deal, with what people made of it, into the link.

import { isLocal, linkTo } from "../local/place";
import * as api from "./http";
import { person, tokensOf } from "./seatKeys";
import type * as wire from "./wire";

/** A challenge as a link carries it where no server keeps it. */
export interface Deal {
  game: string;
  variant: string;
  settings: wire.TableInfo["settings"];
  rules: string;
  seed: string;
  /** The level of the bot in each seat, empty where the person sits. */
  bots: string[];
  results: wire.ChallengeResult[];
}

const CARRIED = "~"; // no id begins like this
const STORED = "katzentisch.challenges";
const LONGEST = 4000;
const MOST_RESULTS = 20;

/** The deal in the last part of a link; null if it is an id, or no deal. */
export function dealIn(code: string): Deal | null {
  if (!code.startsWith(CARRIED) || code.length > LONGEST) return null;
  try {
    const bytes = atob(code.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    return checked(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A deal read from a link, which anybody may have written; null if it is none. */
function checked(data: Partial<Deal>): Deal | null {
  const { game, variant, settings, rules, seed, bots, results } = data;
  const texts = [game, variant, rules, seed];
  if (!texts.every((text) => typeof text === "string" && text.length < 60)) return null;
  if (!Array.isArray(bots) || !bots.every((level) => typeof level === "string")) return null;
  if (bots.filter((level) => !level).length !== 1 || !Array.isArray(results)) return null;
  if (typeof settings !== "object" || settings === null) return null;
  const known = results.slice(0, MOST_RESULTS).map((result: wire.ChallengeResult) => ({
    name: String(result.name).slice(0, 40),
    points: Number(result.points) || 0,
    won: result.won === true,
    over: true,
    again: result.again === true,
  }));
  return { ...(data as Deal), results: known };
}

const codeOf = (deal: Deal): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(deal));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return CARRIED + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** What the link of a challenge leads to; what went wrong has a sentence. */
export async function challengeOf(code: string): Promise<wire.Challenge> {
  if (!code.startsWith(CARRIED))
    return api.ask<wire.Challenge>(`/api/challenges/${encodeURIComponent(code)}`);
  const deal = dealIn(code);
  if (!deal) throw new api.Refusal({ code: "no_such_challenge", facts: {}, message: "" });
  return { ...deal, challenge: code };
}

/** Make the table of a challenge, with me in the first one's seat; `nameOf` names the bots. */
export async function take(
  code: string,
  name: string,
  nameOf: (level: string) => string,
): Promise<wire.TableMade> {
  const deal = dealIn(code);
  if (!deal) {
    const { bots } = await challengeOf(code);
    const wish = { name, bots: bots.map((level) => level && nameOf(level)), same_as: person()?.token ?? "" };
    return api.ask(`/api/challenges/${encodeURIComponent(code)}/take`, wish);
  }
  const seats = deal.bots.map((level) =>
    level ? ({ who: "bot", level, name: nameOf(level) } as const) : ({ who: "here", name } as const),
  );
  const { game, variant, settings, seed } = deal;
  const made = await api.makeTable({ game, variant, settings, seed, seats, hints: true });
  keepTaken(made.info.table, deal);
  return made;
}

function taken(): Record<string, Deal> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}");
  } catch {
    return {};
  }
}

function keepTaken(table: string, deal: Deal): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...taken(), [table]: deal }));
  } catch {
    // Private mode without storage: the game can be played, and is compared with nobody's.
  }
}

/** Whether the deal of a table is played by others too. */
export const isChallenged = (info: wire.TableInfo): boolean =>
  info.challenge !== "" || taken()[info.table] !== undefined;

/** Let others play the deal of a finished table, or see what they made of it: the results and the link. */
export async function challengeWith(
  info: wire.TableInfo,
): Promise<{ results: wire.ChallengeResult[]; link: string }> {
  const known = info.challenge
    ? await challengeOf(info.challenge)
    : await api.ask<wire.Challenge>(`/api/tables/${info.table}/challenge`, { tokens: tokensOf(info.table) });
  const before = taken()[info.table]?.results ?? [];
  const results = [...before, ...known.results];
  if (!isLocal) return { results, link: linkTo(`/challenge/${known.challenge}`) };
  const { game, variant, settings, rules, seed } = info;
  const deal = { game, variant, settings, rules, seed, bots: known.bots, results };
  return { results, link: linkTo(`/challenge/${codeOf(deal)}`) };
}
