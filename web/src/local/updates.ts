// The service worker of a page that plays by itself: it keeps all files, and a newer version waits until it is asked for.

import { fileAt, isLocal, runtime } from "./place";

const LOOK_EVERY = 3_600_000; // ms
const LONGEST_MENDING = 60_000; // ms

class Updates {
  waiting: ServiceWorker | null = null;
  /** Whether somebody wants to hear of it later: with the next start of the page. */
  postponed = false;
  private looked = Date.now();
  private readonly listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Register the worker, let it keep the page, and look for newer versions: at the start, and when somebody comes back to the page. */
  async watch(): Promise<void> {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller)
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    const registration = await serviceWorker.register(fileAt("worker.js"));
    const look = () => this.found(registration.waiting);
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
    look();
    document.addEventListener("visibilitychange", () => this.lookAgain(registration));
    const { active } = await serviceWorker.ready;
    active?.postMessage("keep");
  }

  postpone = (): void => {
    this.postponed = true;
    this.listeners.forEach((listener) => listener());
  };

  private lookAgain(registration: ServiceWorkerRegistration): void {
    if (document.hidden || Date.now() - this.looked < LOOK_EVERY) return;
    this.looked = Date.now();
    registration.update().catch(() => undefined); // no network: later
  }

  /** The first version of all replaces nothing: nobody is told of it. */
  private found(waiting: ServiceWorker | null): void {
    if (!waiting || !navigator.serviceWorker.controller || waiting === this.waiting) return;
    this.waiting = waiting;
    this.listeners.forEach((listener) => listener());
  }
}

export const updates = new Updates();

/** Change to the version that waits: every tab is loaded anew once it is in charge, so that none mixes two versions. */
export function takeUpdate(): void {
  updates.waiting?.postMessage("take");
}

/** Let the service worker look through what it keeps and fetch anew what is damaged; resolves when it has tried. */
export async function mendKept(): Promise<void> {
  const active = navigator.serviceWorker?.controller;
  if (!active) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, LONGEST_MENDING);
    active.postMessage("mend", [port2]);
  });
}

/** Whether the host has another version by now; a page that is kept is always asked of what is kept, and whole. */
export async function isOutdated(): Promise<boolean> {
  // "reload" also replaces what the browser keeps: a host that tells whole seconds alone calls a page of the same second unchanged.
  const answer = await fetch(location.href.split("#")[0] ?? "", { cache: "reload" }).catch(() => null);
  return answer !== null && answer.ok && !(await answer.text()).includes(runtime.folder);
}

/** Whether this browser keeps the page that plays by itself, so that it opens while the server is away. */
export async function isKept(): Promise<boolean> {
  return (
    (await globalThis.caches?.match(new URL("/offline/", location.href)).catch(() => undefined)) !== undefined
  );
}

if (isLocal && "serviceWorker" in navigator) updates.watch().catch(() => undefined); // a private window: not kept, but playable
