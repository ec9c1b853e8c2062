// Says the sentences of a file as the page does and compares them: node test/render.mjs CASES.json

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = mkdtempSync(join(tmpdir(), "page-words-"));
const outfile = join(out, "words.mjs");
await build({
  entryPoints: [join(here, "../src/api/words.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  logLevel: "error",
});
const { Words } = await import(outfile);
rmSync(out, { recursive: true });

const { players, groups } = JSON.parse(readFileSync(process.argv[2], "utf8"));
let wrong = 0;
for (const { language, sources, cases } of groups) {
  const words = new Words(language, ...sources);
  for (const { key, facts, you, text } of cases) {
    const said = words.forSeat(you).say(key, facts, players);
    if (said === text) continue;
    wrong++;
    console.log(`${language} ${key} ${JSON.stringify(facts)}\n  Python: ${text}\n  page:   ${said}`);
  }
}
process.exit(wrong ? 1 : 0);
