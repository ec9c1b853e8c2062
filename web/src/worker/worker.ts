// The service worker: shows calls that the server pushes while the page is closed, and leads back to the table. It fetches
// and keeps nothing: answers of the server are never cached. The build writes its version into it, so that browsers
// notice a new one.

declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

interface Call {
  table: string;
  title: string;
  body: string;
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (event.data === "version") event.source?.postMessage({ version: VERSION });
});

worker.addEventListener("push", (event) => {
  const call = read(event.data);
  if (call) event.waitUntil(show(call));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data}`));
});

/** The call of a push; null if it makes no sense. */
function read(data: PushMessageData | null): Call | null {
  try {
    const { table, title, body } = (data?.json() ?? {}) as Call;
    return /^[\w-]{1,40}$/.test(table) ? { table, title: String(title), body: String(body) } : null;
  } catch {
    return null;
  }
}

/** Show a call, unless somebody is looking at the table. */
async function show({ table, title, body }: Call): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === `/t/${table}`)) return;
  await worker.registration.showNotification(title, {
    body,
    tag: `turn-${table}`,
    data: table,
    icon: "/assets/paw.svg",
  });
}

/** Bring the page of a table to the front, or open one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : worker.clients.openWindow(path));
}
