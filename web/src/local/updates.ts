// The service worker of a page that plays by itself: it keeps all files, and a newer version waits until it is asked for.

import { fileAt, isLocal } from "./place";

class Updates {
  waiting: ServiceWorker | null = null;
  private readonly listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Register the worker, let it keep the page, and look for newer versions. */
  async watch(): Promise<void> {
    const registration = await navigator.serviceWorker.register(fileAt("worker.js"));
    const look = () => this.found(registration.waiting);
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
    look();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  }

  /** The first version of all replaces nothing: nobody is told of it. */
  private found(waiting: ServiceWorker | null): void {
    if (!waiting || !navigator.serviceWorker.controller || waiting === this.waiting) return;
    this.waiting = waiting;
    this.listeners.forEach((listener) => listener());
  }
}

export const updates = new Updates();

/** Change to the version that waits: the page is loaded anew once it is in charge. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  updates.waiting?.postMessage("take");
}

if (isLocal && "serviceWorker" in navigator) updates.watch().catch(() => undefined); // a private window: not kept, but playable
