"""A plain static host with the folder of `make site` below a sub-path, for tests and measurements."""

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katzentisch.server.http.static_site import STATIC

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
BELOW = "games/table/"  # where the page lies on the host
_PATIENCE = 60  # s
_ASK = """([folder, program]) => new Promise((resolve, reject) => {
    window.asked ??= 0;
    if (!window.asked) {
        window.python = new Worker(new URL("python_worker.js", location.href), { type: "module" });
        window.python.postMessage({ folder });
    }
    const id = ++window.asked;
    const hear = ({ data }) => {
        if (data.id !== id) return;
        window.python.removeEventListener("message", hear);
        if (data.failed) reject(new Error(data.failed)); else resolve(data.told);
    };
    window.python.addEventListener("message", hear);
    window.python.postMessage({ id, program });
})"""
_WORKER = Path(__file__).with_name("python_worker.js")


_OLDEST = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """What `python -m http.server` is: it knows nothing of the page, of headers or of a page for all addresses.

    An old one, with `host.knows_little`, knows the oldest kinds of files alone: neither WebAssembly nor modules.
    """

    def guess_type(self, path: Any) -> str:
        """Return what kind of file it is."""
        if not self.server.host.knows_little:  # type: ignore[attr-defined]
            return super().guess_type(path)
        return _OLDEST.get(Path(str(path)).suffix, "application/octet-stream")

    def log_message(self, *said: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Serve a file; one that a test holds back waits, one that it changes begins with other text."""
        host: StaticHost = self.server.host  # type: ignore[attr-defined]
        name = self.path.split("?")[0].rpartition("/")[2]
        host.asked.append(name)
        if name in host.held:
            host.released.wait(_PATIENCE)
        if name in host.before:
            data = host.before[name].encode() + Path(self.translate_path(self.path)).read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/javascript")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        else:
            with contextlib.suppress(ConnectionError):  # somebody left
                super().do_GET()


class StaticHost:
    """A running host: `base` is the address of the page, `folder` the page's files.

    Beside the page it has `python_worker.js`, which runs programs in the Python of the page. A test may hold files back, by their
    names, until `released` is set, and put text `before` scripts. `asked` has the name of each file it was asked for.
    """

    def __init__(self, top: Path) -> None:
        self.folder = top / BELOW
        self.held: set[str] = set()
        self.released = threading.Event()
        self.before: dict[str, str] = {}
        self.knows_little = False
        self.asked: list[str] = []
        self.build()
        handler = functools.partial(_Quiet, directory=str(top))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.host = self  # type: ignore[attr-defined]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.base = f"http://127.0.0.1:{self._server.server_port}/{BELOW}"

    @property
    def runtime(self) -> str:
        """The folder of the browser's Python."""
        return next(self.folder.glob("runtime-*")).name

    def build(self, page: Path = STATIC) -> None:
        """Write the page anew, as `make site` does, from the server's page or a changed one."""
        node = shutil.which("node")
        if node is None or not (STATIC / "offline" / "index.html").is_file():
            raise RuntimeError("Node or the runtime is missing: `make page` builds it.")
        command = [node, "offline.mjs", str(ROOT / "build" / "offline"), str(self.folder)]
        environment = {**os.environ, "KATZENTISCH_PAGE": str(page)}
        subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, env=environment)
        shutil.copy(_WORKER, self.folder)

    def restore(self) -> None:
        """Serve everything as it is."""
        self.held.clear()
        self.before.clear()
        self.knows_little = False
        self.asked.clear()
        self.released.set()
        self.released = threading.Event()

    def stop(self) -> None:
        """End the host."""
        self._server.shutdown()
        self._server.server_close()


def in_python(page: "Page", host: StaticHost, program: str) -> Any:
    """Return what the last line of a program says, run in the Python of the host's page, in a worker of the tab."""
    return page.evaluate(_ASK, [f"{host.base}{host.runtime}/", program])
