// Builds the page into the server's package: hashed files, one index.html, nothing inline.
//
//   node build.mjs            build once
//   node build.mjs --watch    build again whenever a source changes
//   node build.mjs --size     build, then print the gzipped sizes; every build fails above its budget

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.KATZENTISCH_PAGE ?? join(here, "../src/katzentisch/server/static");
// Script and style, gzipped, in KB: what the first page loads, and what a table of the largest game loads in all.
const BUDGETS = { home: 40, table: 72, everything: 107 };
const TABLE = ["src/main.tsx", "pages/table/TablePage.tsx"];

/** The page fetches its own sentences as they are written, without comments. */
const words = {
  name: "words",
  setup(build) {
    build.onResolve({ filter: /^words:/ }, ({ path }) => ({
      path: `${path.slice(6)}.ftl`,
      namespace: "words",
    }));
    build.onLoad({ filter: /.*/, namespace: "words" }, ({ path }) => {
      const source = join(here, "words", path);
      return {
        contents: readFileSync(source, "utf8").replace(/^#.*\n/gm, ""),
        loader: "file",
        watchFiles: [source],
      };
    });
  },
};

/** Once the files are written, name them in index.html; only then drop those of earlier builds. */
const index = {
  name: "index",
  setup(build) {
    build.onEnd((result) => {
      if (!result.metafile) return;
      const outputs = Object.entries(result.metafile.outputs);
      const [script, entry] = outputs.find(([, file]) => file.entryPoint?.endsWith("main.tsx"));
      const html = readFileSync(join(here, "index.html"), "utf8")
        .replace("%script%", "/" + relative(out, script))
        .replace("%style%", "/" + relative(out, entry.cssBundle));
      writeFileSync(join(out, "index.html"), html);
      const fresh = new Set(["paw.svg", ...shipped(result.metafile).map((path) => basename(path))]);
      for (const name of readdirSync(join(out, "assets")))
        if (!fresh.has(name)) rmSync(join(out, "assets", name));
    });
  },
};

/**
 * What the page loads: the main style sheet holds all games' rules already, their own copies are not needed.
 */
function shipped(metafile) {
  const style = Object.values(metafile.outputs).find((file) =>
    file.entryPoint?.endsWith("main.tsx"),
  ).cssBundle;
  return Object.keys(metafile.outputs).filter((path) => !path.endsWith(".css") || path === style);
}

/** Gzipped bytes of every script and style sheet. */
function sizes(metafile) {
  return new Map(
    shipped(metafile)
      .filter((path) => /\.(js|css)$/.test(path))
      .map((path) => [path, gzipSync(readFileSync(path), { level: 9 }).length]),
  );
}

/** What a browser fetches for these sources: their scripts, all that those import at once, and the style sheet. */
function fetched(metafile, ...sources) {
  const outputs = Object.entries(metafile.outputs);
  const paths = new Set(shipped(metafile).filter((path) => path.endsWith(".css")));
  const waiting = outputs
    .filter(([, { entryPoint }]) => sources.some((source) => entryPoint?.endsWith(source)))
    .map(([path]) => path);
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (paths.has(path)) continue;
    paths.add(path);
    const statics = metafile.outputs[path].imports.filter(({ kind }) => kind === "import-statement");
    waiting.push(...statics.map((one) => one.path));
  }
  return paths;
}

/** KB of the first page, of a table of the largest game, and of everything. */
function totals(metafile) {
  const bytes = sizes(metafile);
  const kilobytes = (paths) => [...paths].reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0) / 1024;
  const games = readdirSync(join(here, "src/games")).filter((name) => !name.includes("."));
  return {
    home: kilobytes(fetched(metafile, "src/main.tsx")),
    table: Math.max(
      ...games.map((game) => kilobytes(fetched(metafile, ...TABLE, `games/${game}/index.tsx`))),
    ),
    everything: kilobytes(bytes.keys()),
  };
}

mkdirSync(join(out, "assets"), { recursive: true });
copyFileSync(join(here, "paw.svg"), join(out, "assets/paw.svg"));
const builder = await context({
  entryPoints: [join(here, "src/main.tsx")],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
  metafile: true,
  legalComments: "none",
  publicPath: "/assets",
  plugins: [words, index],
  logLevel: "warning",
  absWorkingDir: process.cwd(),
});

if (process.argv.includes("--watch")) {
  await builder.watch();
  console.log(`watching; the page is in ${relative(process.cwd(), out)}`);
} else {
  const { metafile } = await builder.rebuild();
  await builder.dispose();
  if (process.argv.includes("--size")) {
    const list = [...sizes(metafile)].sort((a, b) => b[1] - a[1]);
    for (const [path, bytes] of list) console.log(`${String(bytes).padStart(7)}  ${relative(out, path)}`);
  }
  const now = totals(metafile);
  const parts = Object.keys(BUDGETS).map(
    (part) => `${part} ${now[part].toFixed(1)} (at most ${BUDGETS[part]})`,
  );
  console.log(`page, KB of script and style, gzipped: ${parts.join(", ")}`);
  if (Object.keys(BUDGETS).some((part) => now[part] > BUDGETS[part])) process.exit(1);
}
