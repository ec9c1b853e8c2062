// Requests over HTTP. What happens at a table goes through its socket (connection.ts), what never changes is
// kept
// (catalogue.ts).

import { localHost } from "../local/host";
import { isLocal } from "../local/place";
import { person } from "./seatKeys";
import type * as wire from "./wire";

/** The server refused: a code with a sentence under `problem` in the words, and facts for its blanks. */
export class Refusal extends Error {
  constructor(readonly problem: wire.Problem) {
    super(problem.message);
  }
}

/** Ask whoever keeps the tables: the server, or the host on this device. */
export const askHost = (
  path: string,
  how: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> => (isLocal ? localHost.fetch(path, how) : fetch(path, how));

/** What a proxy says whose server is away. */
const AWAY = new Set([502, 503, 504]);

export async function ask<T>(path: string, body?: unknown, tokens: readonly string[] = []): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (tokens.length) headers["authorization"] = `Bearer ${tokens.join(",")}`;
  let answer: Response;
  try {
    answer = await askHost(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "no_connection", facts: {}, message: "The server cannot be reached." });
  }
  if (answer.ok) return answer.json() as Promise<T>;
  throw await refusalOf(answer);
}

/** What an answer that is no success says. */
export async function refusalOf(answer: Response): Promise<Refusal> {
  const problem = await answer.json().catch(() => null);
  if (problem?.code) return new Refusal(problem);
  const code = AWAY.has(answer.status) ? "no_connection" : "http";
  return new Refusal({ code, facts: { status: answer.status }, message: answer.statusText });
}

/** Make a table; the words that open my other seats open my seat there too. */
export function makeTable(wish: wire.NewTable): Promise<wire.TableMade> {
  const me = wish.seats.findIndex(({ who }) => who === "here");
  const same_as = person()?.token ?? "";
  const seats = wish.seats.map((seat, i) => (i === me && seat.who === "here" ? { ...seat, same_as } : seat));
  return ask("/api/tables", { ...wish, seats });
}
/** Take an invited seat, under the same words as my others. */
export const sit = (table: string, wish: wire.Sit) =>
  ask<wire.SeatKey>(`/api/tables/${table}/sit`, { ...wish, same_as: person()?.token ?? "" });
export const rename = (table: string, wish: wire.Rename) =>
  ask<wire.TableInfo>(`/api/tables/${table}/name`, wish);
export const fill = (table: string, wish: wire.Fill) =>
  ask<wire.TableInfo>(`/api/tables/${table}/fill`, wish);
/** New secrets for one's own seat: the old ones open it no more. */
export const renew = (table: string, own: wire.OwnSeat) =>
  ask<wire.SeatKey>(`/api/tables/${table}/renew`, own);
export const mute = (table: string, wish: wire.Mute) => ask<unknown>(`/api/tables/${table}/mute`, wish);
export const report = (table: string, wish: wire.ReportSeat) =>
  ask<unknown>(`/api/tables/${table}/report`, wish);
export const callOff = (table: string, tokens: string[]) =>
  ask<wire.TableInfo>(`/api/tables/${table}/call-off`, { tokens });
/** Where other devices find this server. */
export const reachable = () => ask<wire.Reachable>("/api/reachable");
export const tableInfo = (table: string) => ask<wire.TableInfo>(`/api/tables/${table}`);
/** All seats of four words; with a token of one of them, that token opens all. */
export const recover = (code: string, token = "") => ask<wire.Recovered>("/api/recover", { code, token });
/** The words of the first of these seats recover all of them. */
export const oneCode = (tokens: string[]) => ask<unknown>("/api/one-code", { tokens });
export const handOn = (table: string, own: wire.OwnSeat) =>
  ask<wire.Invitation>(`/api/tables/${table}/hand-on`, own);
export const toBot = (table: string, wish: wire.ToBot) =>
  ask<wire.TableInfo>(`/api/tables/${table}/to-bot`, wish);
export const takeBack = (table: string, own: wire.OwnSeat) =>
  ask<wire.TableInfo>(`/api/tables/${table}/take-back`, own);
export const pause = (table: string, wish: wire.Pause) =>
  ask<wire.TableInfo>(`/api/tables/${table}/pause`, wish);
/** The ways this server can call people. */
export const callable = () => ask<wire.Callable>("/api/calls");
export const callMe = (table: string, wish: wire.CallMe) =>
  ask<wire.CallInfo>(`/api/tables/${table}/calls`, wish);
export const callsOf = (table: string, own: wire.OwnSeat) =>
  ask<wire.Calls>(`/api/tables/${table}/calls/list`, own);
export const stopCall = (table: string, wish: wire.StopCall) =>
  ask<wire.Calls>(`/api/tables/${table}/calls/stop`, wish);
/** What a link in a mail asks for. */
export const followLink = (what: "confirm" | "stop", wish: wire.SignedLink) =>
  ask<unknown>(`/api/calls/${what}`, wish);
export const circle = (table: string, tokens: readonly string[]) =>
  ask<wire.Circle>(`/api/tables/${table}/circle`, undefined, tokens);
export const mine = (tokens: string[]) => ask<wire.Mine>("/api/mine", { tokens });
/** Imprint and privacy as the operator wrote them, and how long data are kept. */
export const about = (language: string) => ask<wire.About>(`/api/about/${language}`);
export const myData = (tokens: string[]) => ask<wire.MyData>("/api/my-data", { tokens });
export const forgetMe = (table: string, own: wire.OwnSeat) =>
  ask<unknown>(`/api/tables/${table}/forget-me`, own);
export const ownGames = (tokens: string[]) => ask<wire.OwnGames>("/api/own-games", { tokens });
/** How fair a game is between bots, by its whole path. */
export const balance = (path: string) => ask<wire.BalanceReport>(path);
export const rematch = (table: string, wish: wire.Rematch) =>
  ask<wire.TableMade>(`/api/tables/${table}/rematch`, wish);
export const branch = (table: string, wish: wire.Branch) =>
  ask<wire.TableMade>(`/api/tables/${table}/branch`, wish);
export const openRecord = (text: string, names: readonly string[] = []) =>
  ask<wire.TableInfo>("/api/records", { text, names });
/** A table that goes on where a record ends. */
export const playOn = (wish: wire.PlayOn) => ask<wire.TableMade>("/api/records/play", wish);
export const scenario = (wish: wire.Scenario) => ask<wire.TableInfo>("/api/scenarios", wish);
export const replay = (table: string, tokens: readonly string[]) =>
  ask<wire.Replay>(`/api/tables/${table}/replay`, undefined, tokens);
export const moment = (table: string, step: number, tokens: readonly string[]) =>
  ask<wire.Moment>(`/api/tables/${table}/at/${step}`, undefined, tokens);
export const review = (table: string, tokens: readonly string[]) =>
  ask<wire.Review>(`/api/tables/${table}/review`, undefined, tokens);
export const referee = (game: string, task: unknown) =>
  ask<Record<string, unknown>>(`/api/referee/${game}`, task);
