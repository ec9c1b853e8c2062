// Requests over HTTP. What happens at a table goes through its socket (connection.ts), what never changes is
// kept
// (catalogue.ts).

import type * as wire from "./wire";

/** The server refused: a code with a sentence under `problem` in the words, and facts for its blanks. */
export class Refusal extends Error {
  constructor(readonly problem: wire.Problem) {
    super(problem.message);
  }
}

export async function ask<T>(path: string, body?: unknown, tokens: readonly string[] = []): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (tokens.length) headers["authorization"] = `Bearer ${tokens.join(",")}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "no_connection", facts: {}, message: "The server cannot be reached." });
  }
  if (answer.ok) return answer.json() as Promise<T>;
  const problem = await answer.json().catch(() => null);
  throw new Refusal(
    problem?.code ? problem : { code: "http", facts: { status: answer.status }, message: answer.statusText },
  );
}

export const makeTable = (wish: wire.NewTable) => ask<wire.TableMade>("/api/tables", wish);
export const sit = (table: string, wish: wire.Sit) => ask<wire.SeatKey>(`/api/tables/${table}/sit`, wish);
export const rename = (table: string, wish: wire.Rename) =>
  ask<wire.TableInfo>(`/api/tables/${table}/name`, wish);
export const fill = (table: string, wish: wire.Fill) =>
  ask<wire.TableInfo>(`/api/tables/${table}/fill`, wish);
export const callOff = (table: string, tokens: string[]) =>
  ask<wire.TableInfo>(`/api/tables/${table}/call-off`, { tokens });
/** Where other devices find this server. */
export const reachable = () => ask<wire.Reachable>("/api/reachable");
export const tableInfo = (table: string) => ask<wire.TableInfo>(`/api/tables/${table}`);
export const recover = (code: string) => ask<wire.Recovered>("/api/recover", { code });
export const mine = (tokens: string[]) => ask<wire.Mine>("/api/mine", { tokens });
/** Imprint and privacy as the operator wrote them, and how long data are kept. */
export const about = (language: string) => ask<wire.About>(`/api/about/${language}`);
export const myData = (tokens: string[]) => ask<wire.MyData>("/api/my-data", { tokens });
export const forgetMe = (table: string, own: wire.OwnSeat) =>
  ask<unknown>(`/api/tables/${table}/forget-me`, own);
export const ownGames = (tokens: string[]) => ask<wire.OwnGames>("/api/own-games", { tokens });
/** How fair a game is between bots, by its whole path. */
export const balance = (path: string) => ask<wire.BalanceReport>(path);
export const rematch = (table: string, tokens: string[]) =>
  ask<wire.TableMade>(`/api/tables/${table}/rematch`, { tokens });
export const branch = (table: string, wish: wire.Branch) =>
  ask<wire.TableMade>(`/api/tables/${table}/branch`, wish);
export const openRecord = (text: string) => ask<wire.TableInfo>("/api/records", { text });
export const scenario = (wish: wire.Scenario) => ask<wire.TableInfo>("/api/scenarios", wish);
export const replay = (table: string, tokens: readonly string[]) =>
  ask<wire.Replay>(`/api/tables/${table}/replay`, undefined, tokens);
export const moment = (table: string, step: number, tokens: readonly string[]) =>
  ask<wire.Moment>(`/api/tables/${table}/at/${step}`, undefined, tokens);
export const review = (table: string, tokens: readonly string[]) =>
  ask<wire.Review>(`/api/tables/${table}/review`, undefined, tokens);
export const referee = (game: string, task: unknown) =>
  ask<Record<string, unknown>>(`/api/referee/${game}`, task);
