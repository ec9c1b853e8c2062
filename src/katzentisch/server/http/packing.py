"""Compression (gzip) of answers and of the page's files; what stays the same is compressed once.

Packing costs far more than sending: the largest file of the page takes a second of one core. When it was packed for every
request, a few dozen downloads from one address held everybody up for seconds.
"""

import asyncio
import gzip
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

LEAST = 1000  # bytes that are worth packing
PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
_FAST = 3  # the level for what is packed for one reader: a quarter of the time of the best
_PACKABLE = frozenset([".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"])
_MOST_KEPT = 300  # texts of the API: words, lessons, what is printed
_MOST_BYTES = 16 * 1024 * 1024


def unpacks(headers: Mapping[str, str]) -> bool:
    """Whether whoever sent these headers can unpack what was packed."""
    return "gzip" in headers.get("accept-encoding", "")


class PackAnswers(GZipMiddleware):
    """Middleware that packs answers of the API; files of the page come packed."""

    def __init__(self, app: ASGIApp) -> None:
        """Pack quickly: most answers are packed for one reader."""
        super().__init__(app, minimum_size=LEAST, compresslevel=_FAST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class PackedTexts:
    """Texts that many ask for, packed once; those asked for longest ago are forgotten."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def packed(self, tag: str, text: bytes) -> bytes:
        """Return a text packed; `tag` names the text, such as a hash of it."""
        known = self._texts.get(tag)
        if known is None:
            known = self._texts[tag] = gzip.compress(text, mtime=0)
            self._size += len(known)
            while len(self._texts) > _MOST_KEPT or (self._size > _MOST_BYTES and len(self._texts) > 1):
                _, forgotten = self._texts.popitem(last=False)
                self._size -= len(forgotten)
        self._texts.move_to_end(tag)
        return known


class PackedFiles:
    """Files packed once, in a folder that ends with the process."""

    def __init__(self) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._packing: dict[str, asyncio.Task[Path]] = {}
        # How many files were begun: each has a name of its own, also if several are begun at once.
        self._begun = 0

    async def packed(self, file: Path) -> Path | None:
        """Return a file packed; None if that is not worth it. However many ask at once, it is packed once."""
        about = file.stat()
        if file.suffix not in _PACKABLE or about.st_size < LEAST:
            return None
        key = f"{file} {about.st_mtime_ns} {about.st_size}"
        if key not in self._packing or self._is_gone(self._packing[key]):
            self._begun += 1
            self._packing[key] = asyncio.create_task(self._pack(file, f"{self._begun}{file.suffix}"))
        try:
            return await asyncio.shield(self._packing[key])
        except OSError:  # there is no room: it is sent as it is, and tried again the next time
            self._packing.pop(key, None)
            return None

    def _is_gone(self, packing: asyncio.Task[Path]) -> bool:
        """Whether somebody deleted what was packed, as systems do that tidy up their folder of temporary files."""
        is_packed = packing.done() and not packing.cancelled() and packing.exception() is None
        return is_packed and not packing.result().is_file()

    async def _pack(self, file: Path, name: str) -> Path:
        if self._folder is not None and not Path(self._folder.name).is_dir():
            self.close()
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(
                prefix="katzentisch-packed-", ignore_cleanup_errors=True
            )
        packed = Path(self._folder.name) / name
        await asyncio.to_thread(_pack, file, packed)
        return packed

    def close(self) -> None:
        """Delete what was packed."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _pack(file: Path, packed: Path) -> None:
    with file.open("rb") as source, gzip.open(packed, "wb") as target:
        shutil.copyfileobj(source, target)
