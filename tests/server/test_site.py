"""The built page: hashed files for ever, index.html always anew."""

import asyncio
import gzip
import shutil
from pathlib import Path

import pytest

from katzentisch.server.http import packing, static_site

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


async def test_a_file_is_packed_once_however_many_ask_for_it(server, built, monkeypatch):
    """A file of ten megabytes takes a second of one core: packed for each of sixty readers, everybody waited for seconds."""
    script = b"const cat = 'miau';\n" * 100_000
    (static_site.STATIC / "assets" / "large-A1B2C3D4.js").write_bytes(script)
    pack, packed = packing._pack, []
    monkeypatch.setattr(packing, "_pack", lambda *which: packed.append(which) or pack(*which))
    asked = {"Accept-Encoding": "gzip"}
    answers = await asyncio.gather(
        *(server.request("GET", "/assets/large-A1B2C3D4.js", headers=asked) for _ in range(20))
    )
    assert len(packed) == 1
    for status, headers, body in answers:
        assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "Accept-Encoding")
        assert (
            headers["content-type"].startswith("text/javascript") and "immutable" in headers["cache-control"]
        )
        assert gzip.decompress(body) == script and len(body) < len(script) / 2
    assert (await server.request("GET", "/assets/large-A1B2C3D4.js"))[2] == script


async def test_files_that_are_asked_for_at_once_do_not_get_mixed_up(server, built):
    """A page asks for all its scripts in the same moment; each is packed under a name of its own."""
    scripts = {f"/assets/part-{number:08X}.js": f"// {number}\n".encode() * 5000 for number in range(12)}
    for path, script in scripts.items():
        (static_site.STATIC / path.strip("/")).write_bytes(script)
    asked = {"Accept-Encoding": "gzip"}
    answers = await asyncio.gather(*(server.request("GET", path, headers=asked) for path in scripts))
    for (status, headers, body), script in zip(answers, scripts.values(), strict=True):
        assert (status, int(headers["content-length"])) == (200, len(body))
        assert gzip.decompress(body) == script


async def test_a_file_that_was_replaced_is_packed_anew(server, built):
    index = static_site.STATIC / "index.html"
    for text in (b"<p>old</p>" * 200, b"<p>new!</p>" * 200):
        index.write_bytes(text)
        _, _, body = await server.request("GET", "/", headers={"Accept-Encoding": "gzip"})
        assert gzip.decompress(body) == text


async def test_a_packed_file_that_somebody_deleted_is_packed_again(server, built):
    """Systems tidy up their folder of temporary files: a server may run for months."""
    index = static_site.STATIC / "index.html"
    index.write_bytes(b"<p>miau</p>" * 200)
    asked = {"Accept-Encoding": "gzip"}
    await server.request("GET", "/", headers=asked)
    folder = Path(server.app.state.packed_files._folder.name)
    for tidy in (lambda: [file.unlink() for file in folder.iterdir()], lambda: shutil.rmtree(folder)):
        tidy()
        status, _, body = await server.request("GET", "/", headers=asked)
        assert status == 200 and gzip.decompress(body) == index.read_bytes()


async def test_what_is_packed_already_or_cannot_be_stored_is_sent_as_it_is(server, built, monkeypatch):
    asked = {"Accept-Encoding": "gzip"}
    for name in ("runtime.zip", "bundle.pack", "cat.woff2"):
        (static_site.STATIC / name).write_bytes(b"0" * 5000)
        _, headers, body = await server.request("GET", f"/{name}", headers=asked)
        assert "content-encoding" not in headers and body == b"0" * 5000

    def full(*which):
        raise OSError("no space left on device")

    monkeypatch.setattr(packing, "_pack", full)
    (static_site.STATIC / "index.html").write_bytes(b"1" * 5000)
    status, headers, body = await server.request("GET", "/", headers=asked)
    assert (status, body) == (200, b"1" * 5000) and "content-encoding" not in headers


async def test_words_are_packed_once_and_texts_of_long_ago_are_forgotten(monkeypatch):
    texts, made = packing.PackedTexts(), []
    compress = gzip.compress
    monkeypatch.setattr(
        packing.gzip, "compress", lambda text, **how: made.append(text) or compress(text, **how)
    )
    for number in range(310):
        text = f"{number} miau".encode() * 100
        assert gzip.decompress(texts.packed(str(number), text)) == text
        assert gzip.decompress(texts.packed("0", b"0 miau" * 100)) == b"0 miau" * 100
    assert len(made) == 310 and "0" in texts._texts and len(texts._texts) == 300


async def test_text_is_packed_for_whoever_can_unpack_it(server):
    _, plain, text = await server.request("GET", "/api/words/en")
    _, packed, body = await server.request("GET", "/api/words/en", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain and packed["content-encoding"] == "gzip"
    assert gzip.decompress(body) == text and len(body) < len(text) / 2
