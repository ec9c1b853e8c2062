"""The built page: files with a hash in their name are cached for ever, `index.html` is always revalidated."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from katzentisch.server.http.responses import problem_response
from katzentisch.server.wire.errors import ApiError

STATIC = Path(__file__).parents[1] / "static"
_MISSING = "The page has not been built: `make page` builds it (it needs Node). The API is at /api/games.\n"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


async def get_page(request: Request) -> Response:
    """Return a file of the page, or `index.html` for every path the page itself routes."""
    path = request.path_params.get("path", "")
    if path.startswith("api/"):
        return problem_response(ApiError("no_such_path"))
    try:
        file = (STATIC / path).resolve()
        exists = path and file.is_file() and file.is_relative_to(STATIC.resolve())
    except (ValueError, OSError):  # no file can have this name
        return problem_response(ApiError("no_such_path"))
    if exists and file.name != "index.html":
        return FileResponse(file, headers={"Cache-Control": _caching(file)})
    if "." in Path(path).name:
        return problem_response(ApiError("no_such_path"))
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(_MISSING, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _caching(file: Path) -> str:
    """Return the Cache-Control of a file: for ever if its name has a hash (`page-1a2b3c4d.js`)."""
    mark = file.stem.rpartition("-")[2] if "-" in file.stem else ""
    hashed = len(mark) >= 8 and mark.isalnum()
    return "public, max-age=31536000, immutable" if hashed else "no-cache"
