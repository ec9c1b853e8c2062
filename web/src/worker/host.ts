// The worker of a tab: Python, the games, the bots and the tables. It speaks the server's own messages; what it says and hears
// besides is in `FromHost` and `ToHost`. The page's side is src/local/host.ts, Python's katzentisch/local/tab.py.

import { openJournal, NotKept, type Journal } from "./journal";
import { openPython, type Python } from "./python";

/** What the page says first: the files of the runtime with their sizes, and whether the last start with them failed. */
interface Start {
  start: Record<string, number>;
  anew: boolean;
}

interface Tab {
  hear(text: string): void;
}

const START = `
from katzentisch.local.tab import start
await start(kept, post)
`;
const TELL_EVERY = 100; // ms
const here = new URL(".", import.meta.url);

listen();

/** Begin when the page says so; what it says before the games are there waits for them. */
function listen(): void {
  const waiting: string[] = [];
  let tab: Tab | null = null;
  const onOpen = (opened: Tab) => {
    tab = opened;
    self.postMessage({ ready: true });
    for (const text of waiting.splice(0)) tab.hear(text);
  };
  self.addEventListener("message", ({ data }: MessageEvent<string | Start>) => {
    if (typeof data !== "string") void begin(data, onOpen);
    else if (tab) tab.hear(data);
    else waiting.push(data);
  });
}

async function begin(start: Start, onOpen: (tab: Tab) => void): Promise<void> {
  try {
    const [python, journal] = await Promise.all([loadPython(start), alone().then(openJournal)]);
    onOpen(await open(python, journal));
  } catch (error) {
    self.postMessage({ failed: codeOf(error), why: String(error).slice(-2000) });
  }
}

/** One tab at a time writes: the newest takes over, and the one before is told. */
async function alone(): Promise<void> {
  if (!navigator.locks) return;
  await new Promise<void>((resolve) => {
    const hold = () => new Promise<void>(() => resolve());
    navigator.locks.request("katzentisch-tables", { steal: true }, hold).catch(() => {
      self.postMessage({ failed: "elsewhere", why: "" });
      self.close();
    });
  });
}

/** Fetch the runtime and tell the page how much of it has arrived; a file that cannot be fetched ends the start. */
function loadPython(start: Start): Promise<Python> {
  return new Promise((resolve, reject) => {
    const told = countFetched(start, reject);
    openPython(here.href, (name) => fetch(new URL(name, here))).then((python) => {
      told();
      resolve(python);
    }, reject);
  });
}

/**
 * Count the bytes of every file that is fetched here; pages hear of it ten times a second at most. A copy is counted: the browser
 * keeps compiled WebAssembly only of a response that is handed on as it came, and then starts in half the time.
 */
function countFetched(start: Start, onFail: (error: unknown) => void): () => void {
  const { start: files, anew } = start;
  const real = self.fetch.bind(self);
  const cache = anew ? "reload" : "force-cache"; // their address has the hash of their contents
  const of = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  let timer = 0;
  const tell = () => {
    timer = 0;
    self.postMessage({ loaded: Math.min(done, of), of });
  };
  const count = async (body: ReadableStream<Uint8Array>) => {
    for (const reader = body.getReader(); ;) {
      const piece = await reader.read();
      if (piece.done || self.fetch === real) return;
      done += piece.value.length;
      timer ||= setTimeout(tell, TELL_EVERY); // what comes last is told too
    }
  };
  self.fetch = async (what, how) => {
    const answer = await real(what, { ...how, cache }).catch((error: unknown) => {
      onFail(error);
      throw error;
    });
    if (!answer.ok) onFail(new Error(`cannot fetch ${answer.url}: ${answer.status}`));
    else if (answer.body) count(answer.clone().body!).catch(() => undefined); // who reads the original is told
    return answer;
  };
  return () => {
    self.fetch = real;
    clearTimeout(timer);
    done = of;
    tell();
  };
}

async function open(python: Python, journal: Journal): Promise<Tab> {
  const noted = noting();
  const kept = {
    load: async () => {
      const { snapshot, number, lines } = await journal.load();
      return python.toPy([snapshot, number, lines]);
    },
    append: (number: number, line: string) => noted(journal.append(number, line)),
    replace: (number: number, data: { toJs(): Uint8Array }) => journal.replace(number, data.toJs().slice()),
  };
  python.globals.set("kept", kept);
  python.globals.set("post", (text: string) => self.postMessage(text));
  return (await python.runPythonAsync(START)) as Tab;
}

/** Return what tells the page why a choice could not be kept, and once it can be again. */
function noting(): (kept: Promise<void>) => Promise<void> {
  let unkept = "";
  return async (kept) => {
    try {
      await kept;
      if (unkept) self.postMessage({ unkept: (unkept = "") });
    } catch (error) {
      unkept = error instanceof NotKept ? error.message : "unwritten";
      self.postMessage({ unkept });
      throw error;
    }
  };
}

/** Why there is no host, as a code with a sentence under `local` in the page's words. */
function codeOf(error: unknown): string {
  if (error instanceof NotKept) return error.message;
  const text = String(error);
  for (const code of ["forbidden", "full", "elsewhere"])
    if (new RegExp(`StoreError: .*\\b${code}\\b`).test(text)) return code;
  if (text.includes("StoreError")) return "broken";
  return text.includes("fetch") || text.includes("import") ? "unreachable" : "failed";
}
