// Plays the same games in the browser's Python and prints the hash of every step, for tests/local/test_same_games.py.
//
//   node same_games.mjs SITE < tasks.json

import { readFileSync } from "node:fs";
import { openRuntime } from "./runtime.mjs";

const python = await openRuntime(process.argv[2]);
python.globals.set("tasks", readFileSync(0, "utf8"));
console.log(
  await python.runPythonAsync(`
from katzentisch.local.same_games import hashes
hashes(tasks)
`),
);
process.exit(0);
