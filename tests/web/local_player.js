// Speaks to the worker of a page that plays by itself, as the page does; evaluated in the page by test_offline.py.
(root) => {
  const start = async () => {
    const { folder, bytes } = JSON.parse(document.querySelector("meta[name=katzentisch-runtime]").content);
    const worker = new Worker(new URL(`${folder}/host.js`, root), { type: "module" });
    const host = { worker, answers: new Map(), sockets: new Map(), next: 1, began: performance.now() };
    host.ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (typeof data === "string") hear(host, JSON.parse(data));
        else if (data.ready) resolve(performance.now() - host.began);
        else if (data.failed) reject(new Error(`${data.failed} ${data.why}`));
      };
    });
    worker.postMessage({ start: bytes });
    await host.ready;
    return host;
  };
  const hear = (host, told) => {
    if (told.id !== undefined) host.answers.get(told.id)?.(told);
    else if (told.data !== undefined) host.sockets.get(told.socket)?.(JSON.parse(told.data));
  };
  const ask = async (host, path, body) => {
    const id = host.next++;
    const answer = new Promise((resolve) => host.answers.set(id, resolve));
    const method = body ? "POST" : "GET";
    host.worker.postMessage(JSON.stringify({ id, method, path, body: body ? JSON.stringify(body) : "" }));
    const { status, body: text } = await answer;
    if (status >= 300) throw new Error(`${status} ${text}`);
    return JSON.parse(text);
  };
  const seats = (level) => [{ who: "here", name: "Ana" }, { who: "bot", level }];
  const make = (host, game, variant = "", level = "minka") =>
    ask(host, "/api/tables", { game, variant, settings: {}, seats: seats(level), undo: "free", spectators: true, clock: 0 });
  /** Play so many first legal choices, or to the end; gives the last view and the milliseconds of the bots. */
  const play = (host, made, most = 1e9) =>
    new Promise((resolve) => {
      const socket = host.next++;
      const say = (message) => host.worker.postMessage(JSON.stringify({ socket, data: JSON.stringify(message) }));
      const waits = [];
      let asked = 0;
      host.sockets.set(socket, (message) => {
        if (message.type !== "view") return;
        const mine = message.seats.find(({ legal }) => legal.length);
        if (!mine && !asked) asked = performance.now();
        if (mine && asked) {
          waits.push(performance.now() - asked);
          asked = 0;
        }
        if (message.result || (mine && most === 0)) return resolve({ view: message, waits });
        if (!mine) return;
        most--;
        say({ type: "act", seat: mine.seat, seq: message.seq, action: mine.legal[0] });
      });
      host.worker.postMessage(JSON.stringify({ socket, open: `/api/tables/${made.info.table}/socket` }));
      say({ type: "hello", tokens: made.keys.map(({ token }) => token), seen: -1 });
    });
  window.localPlayer = { start, ask, make, play };
}
