// Opens the browser's Python with our modules in its memory. The worker of a tab uses it (host.ts), and so do the tests in Node
// (runtime.mjs) and the measurements in a browser (bench/site.py): what they run is what a page runs.

/** What the page needs of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
  };
  globals: { set(name: string, value: unknown): void };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  toPy(value: unknown): unknown;
}

/** Gives a file of the runtime's folder. */
export type Read = (name: string) => Promise<Response>;

const PLACE = "/lib/python3.14/site-packages";
const GZIP = 0x1f; // the first byte of a file that no host has unpacked on the way

/** Start Python from a folder, an address that ends with a slash. */
export async function openPython(folder: string, read: Read): Promise<Python> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.js`);
  const bundle = read("bundle.pack").then(unpacked);
  const lock = read("lock.json").then((answer) => answer.text());
  bundle.catch(() => undefined); // told when it is awaited
  const options = {
    indexURL: folder.replace(/^file:\/\//, ""),
    lockFileContents: await lock,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  };
  const python = await new Promise<Python>((resolve, reject) => {
    const leave = watchWasm(reject);
    loadPyodide(options).then(resolve, reject).finally(leave);
  });
  writeAll(python, await bundle);
  python.runPython("from katzentisch.local.missing import stand_in\nstand_in()");
  return python;
}

/**
 * Pyodide waits for ever if its WebAssembly cannot be fetched or run; here that becomes an error. A host that sends it with another
 * content type will do as well.
 */
function watchWasm(onFail: (error: unknown) => void): () => void {
  const real = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const answer = await source;
      if (!answer.ok) throw new Error(`cannot fetch WebAssembly: ${answer.status}`);
      if (answer.headers.get("content-type")?.startsWith("application/wasm"))
        return await real.call(WebAssembly, answer, imports);
      return await WebAssembly.instantiate(await answer.arrayBuffer(), imports);
    } catch (error) {
      onFail(error);
      throw error;
    }
  };
  return () => void (WebAssembly.instantiateStreaming = real);
}

/**
 * The bytes of the bundle, unpacked by the browser while Python starts. They are written into one array of their final size, which
 * gzip notes at its end: collected by the browser they would be in memory three times.
 */
async function unpacked(answer: Response): Promise<Uint8Array> {
  if (!answer.ok) throw new Error(`cannot fetch the bundle: ${answer.status}`);
  const data = new Uint8Array(await answer.arrayBuffer());
  if (data[0] !== GZIP) return data;
  const plain = new Uint8Array(new DataView(data.buffer).getUint32(data.length - 4, true));
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  Promise.all([writer.write(data), writer.close()]).catch(() => undefined); // who reads is told
  let size = 0;
  for (const reader = readable.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    plain.set(value, size);
    size += value.length;
  }
  if (size !== plain.length) throw new Error("the bundle is damaged");
  return plain;
}

/** Write the files of a bundle (web/offline.mjs) into Python's memory, without copying them. */
function writeAll(python: Python, bundle: Uint8Array): void {
  const size = new DataView(bundle.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + size))) as [string, number][];
  const folders = new Set<string>();
  let from = 4 + size;
  for (const [name, length] of list) {
    const path = `${PLACE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, bundle.subarray(from, (from += length)), { canOwn: true });
  }
}
