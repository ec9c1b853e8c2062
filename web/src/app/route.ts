// Router: addresses of the page, and navigation without reloading.

import { options } from "preact";
import { useEffect, useState } from "preact/hooks";
import { address, here, isLocal } from "../local/place";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "lab"; game: string }
  | { page: "table"; table: string }
  | { page: "review"; table: string }
  | { page: "record" }
  | { page: "rules"; game: string }
  | { page: "pad"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "challenge"; challenge: string }
  | { page: "settings" }
  | { page: "stats" }
  | { page: "privacy" }
  | { page: "calls" }
  | { page: "lost" };

/** Read an address: "/t/abc/review" -> {page: "review", table: "abc"}. */
export function read(path: string): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { page: "home" };
  if (first === "settings") return { page: "settings" };
  if (first === "stats") return { page: "stats" };
  if (first === "privacy") return { page: "privacy" };
  if (first === "calls") return { page: "calls" };
  if (first === "record") return { page: "record" };
  if (second === undefined) return { page: "lost" };
  if (first === "new") return { page: "new", game: second };
  if (first === "lab") return { page: "lab", game: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "pad") return { page: "pad", game: second };
  if (first === "challenge") return { page: "challenge", challenge: second };
  if (first === "puzzles" && third !== undefined) return { page: "puzzle", game: second, puzzle: third };
  if (first === "puzzles") return { page: "puzzles", game: second };
  if (first === "t")
    return { page: third === "review" || /^\d+$/.test(third ?? "") ? "review" : "table", table: second };
  return { page: "lost" };
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => read(here().pathname));
  useEffect(() => {
    const follow = () => setRoute(read(here().pathname));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return route;
}

/** Follow links of our own without loading the page anew; leave new tabs and other hosts alone. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const to = ownAddress(link);
    if (!to) return;
    event.preventDefault();
    const now = here();
    const same = to.pathname === now.pathname && to.search === now.search;
    go(to.pathname + to.search + to.hash);
    if (!same) scrollTo(0, 0);
    if (to.hash) requestAnimationFrame(() => show(to.hash.slice(1)));
  });
}

/** Where a link leads within the page; null if it leads elsewhere. */
function ownAddress(link: HTMLAnchorElement): URL | null {
  if (link.origin !== location.origin) return null;
  if (!isLocal)
    return link.pathname.startsWith("/api/") || link.dataset["leaves"] ? null : new URL(link.href);
  if (link.pathname !== location.pathname) return null;
  if (link.hash.startsWith("#/")) return new URL(link.hash.slice(1), location.origin);
  return new URL(here().pathname + here().search + link.hash, location.origin);
}

/** Links are written as on a server; a page that plays by itself keeps them behind its own address. */
if (isLocal) {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown; "data-leaves"?: unknown };
    if (vnode.type === "a" && typeof props.href === "string" && !props["data-leaves"])
      props.href = address(props.href);
    before?.(vnode);
  };
}

/** Bring a part of the page into sight, and the focus with it. */
function show(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
