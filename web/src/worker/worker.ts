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
const HASHED = /\/runtime-\w+\/|-[0-9A-Z]{8}\.\w+$/;
/** What a proxy says whose server is away. */
const AWAY = new Set([502, 503, 504]);
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
    await keepFile(cache, url, digest);
  }
}

/**
 * Fetch a file of this version and keep it. A file with a hash in its address comes from the browser's cache if the page has fetched
 * it: the network carries it once, and what the browser compiled of that answer serves the next visit. Such files are large; they
 * are checked where they are kept, so that none is in memory twice.
 */
async function keepFile(cache: Cache, url: string, digest: string): Promise<void> {
  const hashed = HASHED.test(url);
  for (const how of hashed ? (["force-cache", "reload"] as const) : (["no-cache"] as const)) {
    const answer = await fetch(url, { cache: how });
    if (!answer.ok || (!hashed && (await digestOf(answer.clone())) !== digest)) continue;
    await cache.put(url, answer);
    if (!hashed || (await isWhole(cache, url, digest))) return;
  }
  throw new Error(`${url} cannot be fetched, or is of another version`);
}

/** Whether a kept file is what it should be; if not, it is forgotten. */
async function isWhole(cache: Cache, url: string, digest: string): Promise<boolean> {
  const answer = await cache.match(url);
  const whole = answer !== undefined && (await digestOf(answer)) === digest;
  if (!whole) await cache.delete(url);
  return whole;
}

/** Forget what is damaged of this version, and fetch it anew. */
async function mend(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [path, digest] of FILES) {
    const url = new URL(path, location.href).href;
    if (await cache.match(url)) await isWhole(cache, url, digest);
  }
  await keep();
}

async function digestOf(answer: Response): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function kept(request: Request): Promise<Response> {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : null;
  const own = await cache?.match(request.url);
  return (own && (await fetchedBefore(request))) ?? own ?? fetch(request);
}

/**
 * The WebAssembly as the page fetched it on the first visit, if the browser still has that answer: it keeps what was compiled then
 * with it, while our own copy would be compiled once more. The network is not asked.
 */
async function fetchedBefore({ url, cache }: Request): Promise<Response | null> {
  if (!url.endsWith(".wasm") || cache === "reload") return null;
  const answer = await fetch(url, { mode: "same-origin", cache: "only-if-cached" }).catch(() => null);
  return answer?.ok ? answer : null;
}

/** The page that plays by itself comes from here; every other comes from the server, or where that is away, leads to it. */
async function navigate(request: Request): Promise<Response> {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : null;
  const own = await cache?.match(localPage);
  const asked = request.url.split(/[?#]/)[0];
  if (own && (asked === localPage || asked === `${localPage}index.html`)) return own;
  const answer = await fetch(request).catch(() => Response.error());
  const isAway = answer.type === "error" || AWAY.has(answer.status);
  return own && isAway ? Response.redirect(localPage) : answer;
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
