// Runs programs in the Python of a built page, in a worker of a browser; asked by tests and measurements.
//
//   postMessage({ folder })        starts Python from the folder of a runtime
//   postMessage({ id, program })   answers with { id, told }, what its last line says, or { id, failed }

let python;

self.onmessage = async ({ data: { folder, id, program } }) => {
  if (folder) {
    python = import(`${folder}python.js`).then(({ openPython }) => openPython(folder, (name) => fetch(folder + name)));
    return;
  }
  try {
    self.postMessage({ id, told: await (await python).runPythonAsync(program) });
  } catch (error) {
    self.postMessage({ id, failed: String(error.message).slice(-2000) });
  }
};
