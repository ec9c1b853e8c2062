// Where the page was found, and whether it plays by itself: the pages of a static site, and /offline/ of a server, name their
// root in a meta element. They keep their own addresses behind a `#`, so that any file host serves them, under any path.

/** The folder of the browser's Python, which answers lie there as files, and what the files weigh that are fetched to play. */
interface Runtime {
  folder: string;
  answers: string[];
  bytes: Record<string, number>;
}

// Tests without a browser have neither document nor location.
const meta = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="katzentisch-${name}"]`)?.content;

const named = meta("root");

/** Whether tables are played on this device, without a server. */
export const isLocal = named !== undefined;

/** The folder of the page's files. */
export const root = new URL(named ?? "/", globalThis.location?.href ?? "http://localhost/");

/** Whether a server is behind this local page, where tables can be taken online. */
export const hasServer = isLocal && named === "../";

/** The runtime of this page: it stands in the page itself, so that a page never plays with that of another version. */
export const runtime = JSON.parse(meta("runtime") ?? "null") as Runtime;

/** The address of a file of the page. */
export const fileAt = (path: string): string => new URL(path, root).href;

/** The page's own address of a path: "/t/abc" -> "#/t/abc" where it plays by itself. */
export const address = (path: string): string => (isLocal && path.startsWith("/") ? `#${path}` : path);

/** A whole link to a path, to hand out. */
export const linkTo = (path: string): string => new URL(address(path), location.href).href;

/** Where the page is now: its own path, query and fragment. */
export function here(): URL {
  if (!isLocal) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}
