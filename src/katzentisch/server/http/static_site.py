"""The built page: hashed files for ever, `index.html` always asked for anew."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from katzentisch.server.wire.errors import ApiError, problem

STATIC = Path(__file__).parents[1] / "static"
MISSING = "The page has not been built: `make page` builds it (it needs Node). The API is at /api/games.\n"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


async def get_page(request: Request) -> Response:
    """Return a file of the page, or `index.html` for every address the page itself understands."""
    path = request.path_params.get("path", "")
    if path.startswith("api/"):
        return problem(ApiError("no_such_path"))
    try:
        wanted = (STATIC / path).resolve()
        found = path and wanted.is_file() and wanted.is_relative_to(STATIC.resolve())
    except (ValueError, OSError):  # a name no file can have
        return problem(ApiError("no_such_path"))
    if found and wanted.name != "index.html":
        return FileResponse(wanted, headers={"Cache-Control": caching(wanted)})
    if "." in Path(path).name:
        return problem(ApiError("no_such_path"))
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def caching(file: Path) -> str:
    """Return how long browsers may keep a file: for ever if its name has a hash (`page-1a2b3c4d.js`)."""
    mark = file.stem.rpartition("-")[2] if "-" in file.stem else ""
    hashed = len(mark) >= 8 and mark.isalnum()
    return "public, max-age=31536000, immutable" if hashed else "no-cache"
