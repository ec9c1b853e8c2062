// WebSocket client of one table: keeps the newest view, reconnects by itself.
//
// After a break it names the last log entry it has seen and is sent the rest. An action quotes the log entry
// of the view it answers, so that it is never played twice.

import { localHost, type SocketLike } from "../local/host";
import { isLocal } from "../local/place";
import type * as wire from "./wire";

export type Line = "connecting" | "open" | "lost";

export interface TableState {
  line: Line;
  info: wire.TableInfo | null;
  mySeats: number[];
  seq: number;
  step: number;
  toAct: number[];
  /** What each of this page's seats sees. */
  seats: Map<number, wire.SeatView>;
  /** All that was heard, by seat, oldest first. */
  heard: Map<number, wire.Heard[]>;
  asked: wire.UndoAsked | null;
  result: wire.Result | null;
  chat: wire.Chatted[];
  /** Own seat and other seat, whose lines the own one does not want to read. */
  muted: number[][];
  online: number[];
  spectators: number;
  /** The last refusal of something this page sent; cleared by the next view. */
  refused: wire.Refused | null;
  /** How often the server has asked for a confirmation: what was sent cannot be undone freely. */
  asks: number;
  /** Whether an action is on its way. */
  waiting: boolean;
  /** The log entry of the last action of this page that was taken, and the action. */
  taken: number;
  chosen: number;
  closed: string;
}

/** A table of which nothing has arrived yet. */
export const nothing: TableState = {
  line: "connecting",
  info: null,
  mySeats: [],
  seq: -1,
  step: 0,
  toAct: [],
  seats: new Map(),
  heard: new Map(),
  asked: null,
  result: null,
  chat: [],
  muted: [],
  online: [],
  spectators: 0,
  refused: null,
  asks: 0,
  waiting: false,
  taken: -1,
  chosen: -1,
  closed: "",
};

/** What a page may say to whoever runs a table: a server by its socket, or a puzzle. */
export type TableLine = Pick<
  Connection,
  "act" | "undo" | "redo" | "consent" | "chat" | "why" | "hint" | "weigh" | "noteMuted"
>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** A socket of whoever keeps the tables: the server, or the host on this device. */
function openSocket(path: string): SocketLike {
  if (isLocal) return localHost.socket(path);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as SocketLike;
}

export class Connection {
  state: TableState = nothing;
  private socket: SocketLike | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private done = false;
  private hints: ((hinted: wire.Hinted) => void)[] = [];
  private weighings: ((weighed: wire.Weighed) => void)[] = [];
  private reasons = new Map<string, (reason: wire.Reason) => void>();
  private unanswered: wire.Act | null = null;
  private unsaid: wire.FromPage[] = []; // lines of the chat that were written while there was no connection

  constructor(
    private readonly table: string,
    private readonly tokens: () => string[],
    private readonly changed: (state: TableState) => void,
  ) {
    addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.socket?.close();
  }

  // ------------------------------------------------------------------ what the page asks

  /** Play an action; with `free` only if it can be undone freely, else the server asks for a confirmation. */
  act(seat: number, action: number, free = false): void {
    this.unanswered = { type: "act", seat, seq: this.state.seq, action, free };
    this.set({ waiting: true, refused: null });
    this.send(this.unanswered);
  }

  undo = (seat: number) => this.send({ type: "undo", seat, seq: this.state.seq });
  redo = (seat: number) => this.send({ type: "redo", seat, seq: this.state.seq });
  consent = (seat: number, agree: boolean) => this.send({ type: "consent", seat, agree });
  chat(seat: number, text: string): void {
    this.unsaid.push({ type: "chat", seat, text });
    if (this.state.line === "open") this.sendUnsaid();
  }

  /** Note that an own seat wants to read another one no more, or again; the server has been told. */
  noteMuted(seat: number, whom: number, muted: boolean): void {
    const others = this.state.muted.filter((pair) => pair[0] !== seat || pair[1] !== whom);
    this.set({ muted: muted ? [...others, [seat, whom]] : others });
  }

  /** Ask why an action may not be taken now, or what it would gain with those that follow it. */
  why(seat: number, action: number, following: readonly number[] = []): Promise<wire.Reason> {
    return new Promise((resolve) => {
      this.reasons.set([seat, action, ...following].join(":"), resolve);
      this.send({ type: "why", seat, action, following: [...following] });
    });
  }

  /** Ask what a good player would do now; a refusal leaves it unanswered. */
  hint(seat: number): Promise<wire.Hinted> {
    return new Promise((resolve) => {
      this.hints.push(resolve);
      this.send({ type: "hint", seat, seq: this.state.seq });
    });
  }

  /** Ask whether something is clearly better than an action; a refusal leaves it unanswered. */
  weigh(seat: number, action: number): Promise<wire.Weighed> {
    return new Promise((resolve) => {
      this.weighings = [resolve]; // only the latest matters
      this.send({ type: "weigh", seat, seq: this.state.seq, action });
    });
  }

  // ------------------------------------------------------------------ the socket

  private open = (): void => {
    const socket = openSocket(`/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", tokens: this.tokens(), seen: this.state.seq } satisfies wire.Hello),
      );
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(message.data) as wire.FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.reason);
    };
  };

  private lost(reason: string): void {
    this.socket = null;
    if (this.done) return;
    this.set({ line: "lost", closed: reason });
    this.timer = window.setTimeout(this.open, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private retryNow = (): void => {
    if (this.socket || this.done || document.hidden) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.open();
  };

  private send(message: wire.FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private sendUnsaid(): void {
    for (const line of this.unsaid.splice(0)) this.send(line);
  }

  private set(some: Partial<TableState>): void {
    this.state = { ...this.state, ...some };
    this.changed(this.state);
  }

  // ------------------------------------------------------------------ what the server says

  private hear(message: wire.FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "view":
        return this.view(message);
      case "changed":
        return this.set({ info: message.info });
      case "presence":
        return this.set({ online: message.online, spectators: message.spectators });
      case "said":
        return this.set({ chat: [...this.state.chat, message.said] });
      case "taken":
        return this.taken(message);
      case "refused":
        return this.refuse(message);
      case "reason":
        return this.reason(message);
      case "hinted":
        return this.hints.splice(0).forEach((resolve) => resolve(message));
      case "weighed":
        return this.weighings.splice(0).forEach((resolve) => resolve(message));
      case "closing":
        return void (this.pause = Math.max(FIRST_PAUSE, message.after * 1000));
    }
  }

  private welcome(message: wire.Welcome): void {
    this.pause = FIRST_PAUSE;
    const { info, seats: mySeats, chat, muted = [] } = message;
    this.set({ line: "open", closed: "", info, mySeats, chat, muted });
    // An action whose answer was lost is sent again; the server knows by its seq whether it was played.
    if (this.unanswered) this.send(this.unanswered);
    this.sendUnsaid();
  }

  private view(message: wire.View): void {
    const seats = new Map(message.seats.map((seat) => [seat.seat, seat]));
    const heard = new Map(this.state.heard);
    for (const seat of message.seats) {
      const before = (heard.get(seat.seat) ?? []).filter((event) => event.step <= message.since);
      heard.set(seat.seat, [...before, ...seat.heard]);
    }
    const { seq, step, asked, result } = message;
    this.set({
      seq,
      step,
      toAct: message.to_act,
      seats,
      heard,
      asked,
      result,
      refused: null,
      waiting: this.unanswered !== null,
    });
  }

  private taken(message: wire.Taken): void {
    const chosen = this.unanswered?.action ?? this.state.chosen;
    this.unanswered = null;
    this.set({ waiting: false, taken: message.now, chosen });
  }

  private refuse(message: wire.Refused): void {
    if (message.to === "act") this.unanswered = null;
    if (message.code === "confirm_first") return this.set({ asks: this.state.asks + 1, waiting: false });
    if (message.to === "hello") this.done = true; // the server does not know us: do not reconnect
    this.set({ refused: message, waiting: false });
  }

  private reason(message: wire.Reason): void {
    const key = [message.seat, message.action, ...(message.following ?? [])].join(":");
    this.reasons.get(key)?.(message);
    this.reasons.delete(key);
  }
}
