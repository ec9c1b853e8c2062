// Adds to the built page what it needs to play without a server (docs/offline.md); build.mjs has run before.
//
//   node offline.mjs SOURCES        SOURCES is the folder that `python -m tools.offline_bundle` has filled
//   node offline.mjs SOURCES SITE   copies the page without a server to SITE, a folder for any static host
//
// It writes into the page's folder: `runtime-<version>/` (the Python of the browser, our modules compiled for it, the first
// answers), `offline/index.html`, the manifest, and the service worker with the list of all files and its own version.

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { icon } from "./icon.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.KATZENTISCH_PAGE ?? join(here, "../src/katzentisch/server/static");
const sources = process.argv[2];
const PYODIDE = join(here, "node_modules/pyodide");
/** The files of the runtime, scripts by the ending that every host knows as a script. */
const RUNTIME = { "pyodide.js": "pyodide.mjs", "pyodide.asm.js": "pyodide.asm.mjs", "pyodide.asm.wasm": "" };

const hash = (...parts) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 12);
};

/** All files below a folder, as paths with slashes. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    )
    .sort();
}

/** What of Python's own library no page ever imports: it is neither fetched nor read at the start. */
const UNUSED =
  /^(xml|xmlrpc|unittest|_pyrepl|wsgiref|ctypes|dbm|curses|lib2to3|ensurepip|idlelib|pydoc_data|turtledemo|tkinter|distutils|venv)\/|^(pdb|pydoc|doctest|pickletools|mailbox|imaplib|smtplib|poplib|ftplib|optparse|turtle|zipapp|webbrowser|_sysconfigdata\w+)\.py$|^encodings\/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_8|utf_16|utf_32)/;

/**
 * Compile modules with the Python that will run them. Python's own library stays an archive, from which modules are imported;
 * ours become one file whose parts the worker writes into memory as they are: a list of paths and sizes, then all data.
 */
const COMPILE = `
import compileall, io, json, os, re, shutil, zipfile

def compiled(data, folder, unused):
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if not re.search(unused, name)])
    compileall.compile_dir(folder, quiet=2, legacy=True, optimize=0, invalidation_mode=compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH, stripdir=folder)
    files = {}
    for path, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            file = os.path.join(path, name)
            if not name.endswith(".py") or not os.path.exists(file + "c"):
                with open(file, "rb") as opened:
                    files[os.path.relpath(file, folder)] = opened.read()
    shutil.rmtree(folder)
    return files

def zipped(*what):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in compiled(*what).items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()

def packed(*what):
    files = compiled(*what)
    index = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return b"".join([len(index).to_bytes(4, "little"), index, *files.values()])
`;

async function compile() {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  python.runPython(COMPILE);
  const make = (how, path, folder, unused) => {
    const made = python.globals.get(how)(new Uint8Array(readFileSync(path)), folder, unused);
    const bytes = Buffer.from(made.toJs());
    made.destroy();
    return bytes;
  };
  const pack = make("packed", join(sources, "sources.zip"), "/bundle", "^$");
  return {
    "bundle.pack": gzipSync(pack, { level: 9 }),
    "python_stdlib.zip": make("zipped", join(PYODIDE, "python_stdlib.zip"), "/stdlib", UNUSED.source),
  };
}

/** The lock file of the runtime without its packages: ours are in the bundle. */
function lockFile() {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return JSON.stringify({ info, packages: {} });
}

/** The worker of a tab as one module, and what opens its Python as another, for Node and measurements. */
async function script(name) {
  const { outputFiles } = await build({
    entryPoints: [join(here, `src/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return Buffer.from(outputFiles[0].contents);
}

async function writeRuntime() {
  const made = { ...(await cachedCompile()), "lock.json": lockFile() };
  made["host.js"] = await script("host");
  made["python.js"] = await script("python");
  for (const [name, original] of Object.entries(RUNTIME))
    made[name] = readFileSync(join(PYODIDE, original || name));
  made["pyodide.js"] = made["pyodide.js"].toString().replaceAll("pyodide.asm.mjs", "pyodide.asm.js");
  for (const path of filesOf(join(sources, "api")))
    made[`api/${path}`] = readFileSync(join(sources, "api", path));
  const folder = `runtime-${hash(...Object.entries(made).flat())}`;
  for (const name of readdirSync(out))
    if (name.startsWith("runtime-") && name !== folder) rmSync(join(out, name), { recursive: true });
  for (const [path, data] of Object.entries(made)) {
    mkdirSync(dirname(join(out, folder, path)), { recursive: true });
    writeFileSync(join(out, folder, path), data);
  }
  return folder;
}

/** Compiling takes some seconds: the same sources are compiled once. */
async function cachedCompile() {
  const key = hash(
    readFileSync(join(sources, "sources.zip")),
    readFileSync(join(PYODIDE, "package.json")),
    COMPILE,
    UNUSED.source,
  );
  const folder = join(sources, `compiled-${key}`);
  const names = ["bundle.pack", "python_stdlib.zip"];
  if (names.some((name) => !existsSync(join(folder, name)))) {
    const made = await compile();
    mkdirSync(folder, { recursive: true });
    for (const name of names) writeFileSync(join(folder, name), made[name]);
  }
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** The page that plays by itself: the same scripts, found from a root. It names its runtime, so that the two are of one version. */
function localPage(root) {
  const policy = readFileSync(join(sources, "policy.txt"), "utf8");
  return readFileSync(join(out, "index.html"), "utf8")
    .replaceAll(/(href|src)="\/(?=[\w-])/g, `$1="${root}`)
    .replace(
      '<meta name="referrer"',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="katzentisch-root" content="${root}">
    <meta name="katzentisch-runtime" content="${escaped(JSON.stringify(runtimeParts()))}">
    <link rel="manifest" href="${root}site.webmanifest">
    <link rel="apple-touch-icon" href="${root}assets/paw-192.png">
    <meta name="referrer"`,
    );
}

/** What the page must know of its runtime: where it is, what it weighs, which answers are files. */
function runtimeParts() {
  const folder = readdirSync(out).find((name) => name.startsWith("runtime-"));
  const parts = filesOf(join(out, folder)).map((path) => [path, statSync(join(out, folder, path)).size]);
  const loaded = parts.filter(([path]) => !path.startsWith("api/") && !path.endsWith(".js"));
  const answers = parts.map(([path]) => path).filter((path) => path.startsWith("api/"));
  return { folder, answers, bytes: Object.fromEntries(loaded) };
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

// Without an `id`: that would be read from the top of the host, so that two sites below it were the same app.
const MANIFEST = {
  name: "Katzentisch",
  short_name: "Katzentisch",
  description: "A digital table for Felinia, Feudalia and The Isle of Cats.",
  display: "standalone",
  background_color: "#1b2233",
  theme_color: "#1b2233",
  icons: [
    { src: "assets/paw.svg", sizes: "any", type: "image/svg+xml" },
    { src: "assets/paw-192.png", sizes: "192x192", type: "image/png" },
    { src: "assets/paw-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** The service worker of a folder: its version is the hash of all it may keep, `page` the page that plays by itself. */
async function writeWorker(folder, page, pageFile) {
  const paths = filesOf(folder).filter((path) => !path.endsWith(".html") && path !== "worker.js");
  const digest = (path) =>
    createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex");
  const files = [[page, digest(pageFile)], ...paths.map((path) => [path, digest(path)])];
  const source = readFileSync(join(here, "src/worker/worker.ts"), "utf8");
  const version = hash(source, JSON.stringify(files));
  const define = {
    VERSION: JSON.stringify(version),
    FILES: JSON.stringify(files),
    PAGE: JSON.stringify(page),
  };
  const options = { loader: "ts", minify: true, target: "es2022", format: "iife", define };
  writeFileSync(join(folder, "worker.js"), (await transform(source, options)).code);
}

/** `make site`: the page that plays by itself, in a folder of its own. */
async function writeSite(site) {
  rmSync(site, { recursive: true, force: true });
  cpSync(out, site, { recursive: true });
  rmSync(join(site, "offline"), { recursive: true });
  writeFileSync(join(site, "index.html"), localPage("./"));
  writeFileSync(
    join(site, "site.webmanifest"),
    JSON.stringify({ ...MANIFEST, start_url: "./", scope: "./" }),
  );
  await writeWorker(site, "./", "index.html");
}

if (!sources || !existsSync(join(sources, "sources.zip"))) {
  console.error("usage: node offline.mjs SOURCES, a folder that `python -m tools.offline_bundle` has filled");
  process.exit(2);
}
if (!process.argv[3]) {
  const runtime = await writeRuntime();
  mkdirSync(join(out, "offline"), { recursive: true });
  mkdirSync(join(out, "portraits"), { recursive: true });
  for (const size of [192, 512]) writeFileSync(join(out, `assets/paw-${size}.png`), icon(size));
  cpSync(join(sources, "api/portraits"), join(out, "portraits"), { recursive: true });
  writeFileSync(join(out, "offline/index.html"), localPage("../"));
  writeFileSync(
    join(out, "site.webmanifest"),
    JSON.stringify({ ...MANIFEST, start_url: "offline/", scope: "./" }),
  );
  await writeWorker(out, "offline/", "offline/index.html");
  const parts = filesOf(join(out, runtime)).filter((path) => !path.startsWith("api/"));
  const data = parts.map((path) => readFileSync(join(out, runtime, path)));
  const mb = (list) => (list.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(1);
  console.log(`runtime, MB: ${mb(data)}, gzipped ${mb(data.map((part) => gzipSync(part)))}`);
} else {
  await writeSite(process.argv[3]);
  console.log(`a site of static files: ${process.argv[3]}`);
}
