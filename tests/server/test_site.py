"""The built page: hashed files for ever, index.html always anew."""

import gzip
from pathlib import Path

import pytest

from katzentisch.server.http import static_site

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "main-A1B2C3D4.js").write_text("1")
    (tmp_path / "assets" / "paw.svg").write_text("<svg/>")
    monkeypatch.setattr(static_site, "STATIC", tmp_path)


async def test_without_a_built_page_the_server_says_so(server, monkeypatch, tmp_path):
    monkeypatch.setattr(static_site, "STATIC", tmp_path / "nowhere")
    status, _, body = await server.request("GET", "/")
    assert status == 503 and body.startswith(b"The page has not been built: `make page` builds it")


async def test_every_address_of_the_page_is_the_page(server, built):
    for path in ("/", "/t/abcdef", "/t/abcdef/17", "/index.html"):
        status, headers, body = await server.request("GET", path)
        if path == "/index.html":
            assert status == 404
        else:
            assert (status, headers["cache-control"], body) == (200, "no-cache", b"<!doctype html>the page")


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(server, built):
    _, headers, body = await server.request("GET", "/assets/main-A1B2C3D4.js")
    assert headers["cache-control"] == "public, max-age=31536000, immutable" and body == b"1"
    assert headers["content-type"].startswith("text/javascript")
    _, headers, _ = await server.request("GET", "/assets/paw.svg")
    assert headers["cache-control"] == "no-cache"


async def test_a_missing_file_is_not_the_page(server, built):
    for path in ("/assets/main-00000000.js", "/api/nothing"):
        status, _, body = await server.request("GET", path)
        assert status == 404 and b"no_such_path" in body


async def test_text_is_packed_for_whoever_can_unpack_it(server):
    _, plain, text = await server.request("GET", "/api/words/en")
    _, packed, body = await server.request("GET", "/api/words/en", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain and packed["content-encoding"] == "gzip"
    assert gzip.decompress(body) == text and len(body) < len(text) / 2
