// The journal of the local tables in IndexedDB: numbered lines, and now and then a snapshot instead of the lines before it.
// Python's side is katzentisch/play/store_journal.py. Every method is durable when it resolves.

const NAME = "katzentisch";

export interface Loaded {
  snapshot: Uint8Array;
  number: number;
  lines: string[];
}

/** Why the browser keeps nothing: a code with a sentence under `local` in the page's words. */
export class NotKept extends Error {}

export async function openJournal(): Promise<Journal> {
  if (!("indexedDB" in self)) throw new NotKept("forbidden");
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("line");
      request.result.createObjectStore("snapshot");
    };
    return new Journal(await settled(request));
  } catch {
    throw new NotKept("forbidden"); // a private window, or storage switched off
  }
}

export class Journal {
  constructor(private readonly base: IDBDatabase) {
    base.onversionchange = () => base.close();
  }

  async load(): Promise<Loaded> {
    const change = this.base.transaction(["line", "snapshot"]);
    const kept = await settled<{ number: number; data: Uint8Array } | undefined>(
      change.objectStore("snapshot").get(0),
    );
    const number = kept?.number ?? 0;
    const after = IDBKeyRange.lowerBound(number, true);
    const lines = await settled<string[]>(change.objectStore("line").getAll(after));
    return { snapshot: kept?.data ?? new Uint8Array(), number, lines };
  }

  /** Keep a line; a number that is taken means that another tab writes here too. */
  async append(number: number, line: string): Promise<void> {
    const change = this.base.transaction("line", "readwrite", { durability: "strict" });
    change.objectStore("line").add(line, number);
    await done(change);
  }

  async replace(number: number, data: Uint8Array): Promise<void> {
    const change = this.base.transaction(["line", "snapshot"], "readwrite", { durability: "strict" });
    change.objectStore("snapshot").put({ number, data }, 0);
    change.objectStore("line").delete(IDBKeyRange.upperBound(number));
    await done(change);
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(reason(request.error));
  });
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(reason(change.error));
  });
}

function reason(error: DOMException | null): NotKept {
  if (error?.name === "QuotaExceededError") return new NotKept("full");
  if (error?.name === "ConstraintError") return new NotKept("elsewhere");
  return new NotKept(error?.message ?? "forbidden");
}
