// Subscribing this browser to calls of the server: the service worker receives them while the page is closed.

import type { Callable } from "../api/wire";

/** Why this browser cannot be called, as a key of a sentence; empty if it can. */
export function whyNoPush(callable: Callable): string {
  if (!callable.ways.includes("push")) return "calls.push_off";
  if (!isSecureContext) return "settings.notify_unable";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return "calls.push_unable";
  return Notification.permission === "denied" ? "settings.notify_refused" : "";
}

/** Ask the person and the browser's push service; returns where to push, or throws with the key of a sentence. */
export async function subscribeToPush(callable: Callable): Promise<Record<string, string>> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("settings.notify_refused");
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const subscription = await current(pushManager, callable.push_key);
    const { endpoint = "", keys = {} } = subscription.toJSON();
    return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    throw new Error("calls.push_failed");
  }
}

/** The subscription of this browser; one that was made for another key of the server is replaced. */
async function current(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** The person's time zone, as the server takes it. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
