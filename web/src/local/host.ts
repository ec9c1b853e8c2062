// The server's stand-in on this device: requests and sockets answered by a worker (src/worker/host.ts), which is started when it is
// first needed and again when it has died. What the page shows before anybody plays are files.

import { fileAt, runtime } from "./place";
import { isOutdated, mendKept } from "./updates";

/** What a page needs of a WebSocket. */
export interface SocketLike {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { reason: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export type HostState =
  | { kind: "asleep" | "ready" }
  | { kind: "loading"; loaded: number; of: number }
  | { kind: "failed"; code: string; why: string };

interface Told {
  id?: number;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  socket?: number;
  data?: string;
  closed?: string;
}

const OPEN = 1;
const CLOSED = 3;

export class LocalHost {
  state: HostState = { kind: "asleep" };
  /** Why the last choice could not be kept on this device, as a code; empty if it was. */
  unkept = "";
  private worker: Worker | null = null;
  private next = 1;
  private readonly asked = new Map<number, { text: string; resolve(answer: Response): void }>();
  private readonly sockets = new Map<number, LocalSocket>();
  private readonly listeners = new Set<() => void>();
  private unsent: string[] = []; // what was said before there was a worker
  private heard = false; // whether the worker has said anything
  private anew = false; // whether files that were fetched before may be damaged

  /** Call `listener` after every change of the state; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async fetch(path: string, how: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    const method = how.method ?? "GET";
    const file = `${path.slice(1).split("?")[0]}.json`;
    if (method === "GET" && runtime.answers.includes(file) && isPlain(path))
      return fetch(fileAt(`${runtime.folder}/${file}`));
    return new Promise<Response>((resolve) => {
      const id = this.next++;
      const text = JSON.stringify({ id, method, path, headers: how.headers ?? {}, body: how.body ?? "" });
      this.asked.set(id, { text, resolve });
      if (this.state.kind === "failed") this.refuse();
      else this.post(text);
    });
  }

  socket(path: string): SocketLike {
    const number = this.next++;
    const socket = new LocalSocket(
      (data) => this.post(JSON.stringify({ socket: number, data })),
      () => {
        this.sockets.delete(number);
        if (this.state.kind === "ready") this.post(JSON.stringify({ socket: number, close: true }));
      },
    );
    this.sockets.set(number, socket);
    if (this.state.kind === "failed") queueMicrotask(() => this.end(number, ""));
    else {
      this.post(JSON.stringify({ socket: number, open: path }));
      queueMicrotask(() => socket.opened());
    }
    return socket;
  }

  /** Start anew after a failure, or take the tables over from another tab. */
  again = async (): Promise<void> => {
    if (this.state.kind !== "failed") return;
    const damaged = ["failed", "unreachable"].includes(this.state.code);
    if (damaged) await mendKept();
    if (damaged && (await isOutdated())) return location.reload();
    this.anew = damaged;
    this.set({ kind: "asleep" });
    if (damaged) this.start();
  };

  private post(text: string): void {
    if (this.worker) return this.worker.postMessage(text);
    this.unsent.push(text);
    this.start();
  }

  private start(): void {
    if (this.state.kind === "loading") return;
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") return this.fail("old_browser", "");
    this.set({ kind: "loading", loaded: 0, of: 0 });
    const worker = moduleWorker(fileAt(`${runtime.folder}/host.js`));
    if (!worker) return this.fail("old_browser", "");
    this.worker = worker;
    this.heard = false;
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.died(worker, event.message);
    };
    worker.postMessage({ start: runtime.bytes, anew: this.anew });
    for (const text of this.unsent.splice(0)) worker.postMessage(text);
  }

  private hear(data: string | Record<string, unknown>): void {
    if (typeof data === "string") return this.told(JSON.parse(data) as Told);
    this.heard = true;
    if ("ready" in data) this.ready();
    else if ("unkept" in data) this.note(String(data["unkept"]));
    else if ("failed" in data) this.fail(String(data["failed"]), String(data["why"]));
    else this.set({ kind: "loading", loaded: Number(data["loaded"]), of: Number(data["of"]) });
  }

  /** Tables are there from now on: the browser is asked not to clear them away when it wants room. */
  private ready(): void {
    this.anew = false;
    navigator.storage?.persist?.().catch(() => undefined);
    this.set({ kind: "ready" });
  }

  private told({ id, status, headers, body, socket, data, closed }: Told): void {
    if (id !== undefined) {
      this.asked
        .get(id)
        ?.resolve(new Response(body ?? "", { status: status ?? 500, headers: headers ?? {} }));
      this.asked.delete(id);
    } else if (socket !== undefined && data !== undefined) this.sockets.get(socket)?.onmessage?.({ data });
    else if (socket !== undefined) this.end(socket, closed ?? "");
  }

  /** A worker that crashed: connections end, and connecting again starts another, which reads the journal. */
  private died(worker: Worker, why: string): void {
    if (worker !== this.worker) return;
    if (this.state.kind === "loading") return void this.neverStarted(why);
    this.drop();
    this.unsent = [...this.asked.values()].map(({ text }) => text);
    this.set({ kind: "asleep" });
    if (this.unsent.length) this.start();
  }

  /** A worker that said nothing at all: its file is not there, or the browser does not know modules in workers. */
  private async neverStarted(why: string): Promise<void> {
    if (this.heard) return this.fail("failed", why);
    const answer = await fetch(fileAt(`${runtime.folder}/host.js`)).catch(() => null);
    this.fail(answer?.ok ? "old_browser" : "unreachable", why);
  }

  /** Somebody has read why a choice was not kept. */
  heed = (): void => this.note("");

  private note(unkept: string): void {
    this.unkept = unkept;
    this.listeners.forEach((listener) => listener());
  }

  private fail(code: string, why: string): void {
    this.drop();
    this.unsent = [];
    if (why) console.warn(`no games on this device: ${code}\n${why}`);
    this.set({ kind: "failed", code, why });
    this.refuse();
  }

  private drop(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const number of this.sockets.keys()) this.end(number, "");
  }

  private refuse(): void {
    const code = this.state.kind === "failed" ? `local_${this.state.code}` : "no_connection";
    const body = JSON.stringify({ code, facts: {}, message: "The games cannot be started on this device." });
    for (const { resolve } of this.asked.values()) resolve(new Response(body, { status: 503 }));
    this.asked.clear();
  }

  private end(number: number, reason: string): void {
    const socket = this.sockets.get(number);
    this.sockets.delete(number);
    if (!socket) return;
    socket.readyState = CLOSED;
    socket.onclose?.({ reason });
  }

  private set(state: HostState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

class LocalSocket implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;

  constructor(
    private readonly say: (data: string) => void,
    private readonly leave: () => void,
  ) {}

  opened(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  send(data: string): void {
    this.say(data);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.leave();
    this.onclose?.({ reason: "" });
  }
}

/** Start a worker of modules; null where the browser does not know them: it never asks for the type. */
function moduleWorker(address: string): Worker | null {
  let asked = false;
  const options = {
    get type(): WorkerType {
      asked = true;
      return "module";
    },
  };
  try {
    const worker = new Worker(address, options);
    if (asked) return worker;
    worker.terminate();
  } catch {
    // refused at once
  }
  return null;
}

/** Whether an address asks for what everybody gets: no settings that differ from the usual. */
function isPlain(path: string): boolean {
  return !path.includes("?") || path.endsWith("?");
}

export const localHost = new LocalHost();
