// Builds the page into the server's package: hashed files, one index.html, nothing inline.
//
//   node build.mjs            build once
//   node build.mjs --watch    build again whenever a source changes
//   node build.mjs --size     build, then print the gzipped sizes; every build fails above its budget
//
// A game's style sheet is no part of the page's own: it is fetched with the game, before the game is drawn.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { context, transform } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.KATZENTISCH_PAGE ?? join(here, "../src/katzentisch/server/static");
// Script and style, gzipped, in KB: what the first page loads, and what a table of each game loads on top of it.
const BUDGETS = { home: 60, table: 100 };
const TABLE = ["src/main.tsx", "pages/table/TablePage.tsx"];
const GAMES = readdirSync(join(here, "src/games")).filter((name) => !name.includes("."));

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

/** A game's style sheet becomes a file of its own; the script that imports it waits until it is in force. */
const sheets = {
  name: "sheets",
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir, kind, namespace }) => {
      if (namespace === "sheet-script") return { path, namespace: "sheet-file" };
      if (kind !== "import-statement" || !resolveDir.includes(join("src", "games"))) return undefined;
      return { path: join(resolveDir, path), namespace: "sheet-script" };
    });
    build.onLoad({ filter: /.*/, namespace: "sheet-script" }, ({ path }) => ({
      contents: `import url from ${JSON.stringify(path)};
                 import { applySheet } from ${JSON.stringify(join(here, "src/app/sheet.ts"))};
                 await applySheet(url);`,
      resolveDir: here,
    }));
    build.onLoad({ filter: /.*/, namespace: "sheet-file" }, async ({ path }) => {
      const plain = readFileSync(path, "utf8");
      const { code } = await transform(plain, { loader: "css", minify: true, target: "es2022" });
      return { contents: code, loader: "file", watchFiles: [path] };
    });
  },
};

// What is fetched later, and what is there already when it is: esbuild makes a file of its own for each set of parts that need a module,
// dozens of small ones, and a phone fetches six at a time. A part that needs all of another has them in one file with it.
const PARTS = [
  {
    of: /src\/pages\/(new-table\/NewTable|record\/OpenRecord|puzzles\/PuzzleList|rules\/Rules|score-pad\/ScorePad|privacy\/Privacy|stats\/Stats|table\/TablePage)\.tsx$/,
    after: "src/app/App.tsx",
  },
  { of: /src\/games\/\w+\/(picture|pad)\.tsx?$/, after: "src/app/App.tsx" },
  {
    of: /src\/(pages\/(review\/Review|puzzles\/PuzzlePage)|games\/\w+\/index)\.tsx$/,
    after: "src/pages/table/TablePage.tsx",
  },
];

const together = {
  name: "together",
  setup(build) {
    for (const { of, after } of PARTS)
      build.onLoad({ filter: of }, ({ path }) => ({
        contents: `${readFileSync(path, "utf8")}\nimport ${JSON.stringify(join(here, after))};`,
        loader: path.endsWith("x") ? "tsx" : "ts",
        resolveDir: dirname(path),
      }));
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
        .replace("%preloads%", preloads(result.metafile, script))
        .replace("%style%", "/" + relative(out, entry.cssBundle));
      writeFileSync(join(out, "index.html"), html);
      const fresh = new Set([
        "paw.svg",
        "paw-192.png",
        "paw-512.png",
        ...outputs.map(([path]) => basename(path)),
      ]);
      for (const name of readdirSync(join(out, "assets")))
        if (!fresh.has(name)) rmSync(join(out, "assets", name));
    });
  },
};

/** What the first script imports, fetched beside it and not after it. */
function preloads(metafile, script) {
  return [...fetched(metafile, "src/main.tsx")]
    .filter((path) => path.endsWith(".js") && path !== script)
    .map((path) => `<link rel="modulepreload" href="/${relative(out, path)}">`)
    .join("\n    ");
}

/** Gzipped bytes of every script and style sheet. */
function sizes(metafile) {
  return new Map(
    Object.keys(metafile.outputs)
      .filter((path) => /\.(js|css)$/.test(path))
      .map((path) => [path, gzipSync(readFileSync(path), { level: 9 }).length]),
  );
}

/** What a browser fetches for these sources: their scripts, all that those import at once, and their sheets. */
function fetched(metafile, ...sources) {
  const paths = new Set();
  const waiting = Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => sources.some((source) => entryPoint?.endsWith(source)))
    .map(([path]) => path);
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (paths.has(path)) continue;
    paths.add(path);
    const { imports, cssBundle } = metafile.outputs[path];
    waiting.push(...imports.filter(({ kind }) => kind !== "dynamic-import").map((one) => one.path));
    if (cssBundle) waiting.push(cssBundle);
  }
  return paths;
}

/** KB of the first page, and of a table of each game on top of it. */
function parts(metafile) {
  const bytes = sizes(metafile);
  const kilobytes = (paths) => [...paths].reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0) / 1024;
  const home = kilobytes(fetched(metafile, "src/main.tsx"));
  const table = (game) => kilobytes(fetched(metafile, ...TABLE, `games/${game}/index.tsx`)) - home;
  return [
    { name: "home", now: home, most: BUDGETS.home },
    ...GAMES.map((game) => ({ name: `+ table of ${game}`, now: table(game), most: BUDGETS.table })),
  ];
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
  plugins: [words, sheets, together, index],
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
  const now = parts(metafile);
  const told = now.map((part) => `${part.name} ${part.now.toFixed(1)} (at most ${part.most})`);
  console.log(`page, KB of script and style, gzipped: ${told.join(", ")}`);
  if (now.some((part) => part.now > part.most)) process.exit(1);
}
