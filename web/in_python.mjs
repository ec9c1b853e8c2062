// Runs a program in the browser's Python and prints what its last line says, for tests.
//
//   node in_python.mjs SITE < program.py

import { readFileSync } from "node:fs";
import { openRuntime } from "./runtime.mjs";

const python = await openRuntime(process.argv[2]);
try {
  const told = await python.runPythonAsync(readFileSync(0, "utf8"));
  process.stdout.write(`${told}\n`, () => process.exit(0)); // whole, however long
} catch (error) {
  console.error(String(error.message).slice(-2000));
  process.exit(1);
}
