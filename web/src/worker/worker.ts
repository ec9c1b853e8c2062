// The service worker. It shows calls that the server pushes while the page is closed, and leads back to the table. Where somebody
// plays without a server it keeps the whole page, so that it opens without a network: all files of one version or none. Answers
// of the server are never kept. The build writes the version and the list of files into it.

declare const VERSION: string;
/** Each file and the SHA-256 of its contents. */
declare const FILES: [string, string][];
/** The page that plays by itself, relative to this file. */
declare const PAGE: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `katzentisch-${VERSION}`;
const localPage = new URL(PAGE, location.href).href;

interface Call {
  table: string;
  title: string;
  body: string;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(worker.registration.scope)) return;
  if (new URL(url).pathname.startsWith("/api/")) return;
  event.respondWith(mode === "navigate" ? navigate(event.request) : kept(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "version") event.source?.postMessage({ version: VERSION });
  if (event.data === "take") void worker.skipWaiting();
  if (event.data === "keep") event.waitUntil(keep().then(() => event.source?.postMessage({ kept: VERSION })));
  if (event.data === "mend") event.waitUntil(mend().finally(() => event.ports[0]?.postMessage("done")));
});

/** A new version is complete before it may be taken; who was only called so far keeps nothing. */
async function install(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const names = await caches.keys();
  const plays = windows.some(({ url }) => url.split(/[?#]/)[0] === localPage);
  if (plays || names.some((name) => name.startsWith("katzentisch-"))) await keep();
}

/** Forget the versions before. */
async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("katzentisch-") && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/**
 * Keep all files of this version; those that are there already are not fetched again. A file of another version, because the
 * host is just being given a newer one, is not kept, and neither is this version then: it is tried again later.
 */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [path, digest] of FILES) {
    const url = new URL(path, location.href).href;
    if (await cache.match(url)) continue;
    const answer = await fetch(url, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    if ((await digestOf(answer.clone())) !== digest) throw new Error(`${url} is of another version`);
    await cache.put(url, answer);
  }
}

/** Forget what is damaged of this version, and fetch it anew. */
async function mend(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [path, digest] of FILES) {
    const url = new URL(path, location.href).href;
    const answer = await cache.match(url);
    if (answer && (await digestOf(answer)) !== digest) await cache.delete(url);
  }
  await keep();
}

async function digestOf(answer: Response): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function kept(request: Request): Promise<Response> {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : null;
  return (await cache?.match(request.url)) ?? fetch(request);
}

/** The page that plays by itself comes from here; every other comes from the server, or where that is away, leads to it. */
async function navigate(request: Request): Promise<Response> {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : null;
  const own = await cache?.match(localPage);
  const asked = request.url.split(/[?#]/)[0];
  if (own && (asked === localPage || asked === `${localPage}index.html`)) return own;
  try {
    return await fetch(request);
  } catch (error) {
    if (own) return Response.redirect(localPage);
    throw error;
  }
}

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
