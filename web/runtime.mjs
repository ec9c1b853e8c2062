// The browser's Python in Node, with the modules a page would load: for tests and measurements.
//
//   import { openRuntime } from "./runtime.mjs";
//   const python = await openRuntime("../dist/site");

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Load the runtime of a built page; `site` is its folder. */
export async function openRuntime(site) {
  const name = readdirSync(site).find((entry) => entry.startsWith("runtime-"));
  if (!name) throw new Error(`${site} has no runtime: \`make page\` builds it`);
  const folder = resolve(site, name);
  const { openPython } = await import(pathToFileURL(join(folder, "python.js")).href);
  const read = async (file) => new Response(readFileSync(join(folder, file)));
  return openPython(pathToFileURL(`${folder}/`).href, read);
}
