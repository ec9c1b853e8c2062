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
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: `${folder}/`,
    lockFileContents: readFileSync(join(folder, "lock.json"), "utf8"),
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const bundle = new Uint8Array(readFileSync(join(folder, "bundle.zip")));
  python.unpackArchive(bundle, "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.runPython("from katzentisch.local.missing import stand_in\nstand_in()");
  return python;
}
