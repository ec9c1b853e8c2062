"""The page without a server when something is wrong, and when a newer version of it appears."""

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from katzentisch.server.http.static_site import STATIC
from tests.web.conftest import DESK, FLAGS, SETTINGS, Visitor, chromium
from tests.web.hands import picture
from tests.web.static_host import StaticHost
from tests.web.test_offline import PATIENCE, kept, opened

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

SEATED = "main.table[data-state=mine]"
ENGLISH_FIRST = [
    "en",
    pytest.param("de", marks=pytest.mark.slow),
]  # a test that takes long: the other language in `make soak`
NO_STORAGE = "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); };\n"
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("not here", "SecurityError"); } });"""
SENTENCES = {
    "en": {
        "forbidden": "This browser keeps nothing for this page",
        "full": "The storage of this device is full",
        "elsewhere": "Your tables are open in another tab",
        "old_browser": "This browser is too old to run the games",
        "unreachable": "Part of the games could not be fetched",
        "broken": "The tables kept on this device cannot be read",
        "failed": "The games could not be started",
        "update": "A newer version of Katzentisch is ready",
    },
    "de": {
        "forbidden": "Dieser Browser speichert nichts für diese Seite",
        "full": "Der Speicher dieses Geräts ist voll",
        "elsewhere": "Deine Tische sind in einem anderen Tab",
        "old_browser": "Dieser Browser ist zu alt",
        "unreachable": "Ein Teil der Spiele konnte nicht geladen werden",
        "broken": "Die Tische auf diesem Gerät lassen sich nicht lesen",
        "failed": "Die Spiele konnten auf diesem Gerät nicht gestartet werden",
        "update": "Eine neuere Version von Katzentisch ist bereit",
    },
}


def told(page: "Page", code: str, language: str = "en") -> None:
    """Wait for the sentence of a trouble; the page is there all the same."""
    page.locator(".local-notice", has_text=SENTENCES[language][code]).wait_for()
    picture(page, f"offline-{code}-{language}")


def begin(page: "Page") -> str:
    """Begin a game by "Play now"; return the address of its table."""
    page.locator(".box .actions .primary").first.click()
    page.locator(SEATED).wait_for()
    return page.url


def step(page: "Page") -> int:
    return int(page.locator("main.table").get_attribute("data-step") or 0)


def choose(page: "Page") -> None:
    """Take the first move of the list, without waiting for what comes of it."""
    page.keyboard.press("m")
    page.locator(".moves li button").first.click()
    page.locator(".confirm:enabled").click()


def play(page: "Page") -> None:
    """Take a move and wait until it is our turn again."""
    before = step(page)
    choose(page)
    page.wait_for_function(f"() => Number(document.querySelector('main.table').dataset.step) > {before}")
    page.locator(SEATED).wait_for()


# Each trouble is told in English in `make test`, in German in `make soak`.
LANGUAGES = ["en", pytest.param("de", marks=pytest.mark.slow)]
NOTICED = 32_000  # ms: so long the browser believes what it knew of the room there is


def forgive(visit: Visitor, *what: str) -> None:
    """Forget what the browser tells of the trouble itself."""
    visit.complaints[:] = [said for said in visit.complaints if not any(part in said for part in what)]


def without_storage(route: "Route") -> None:
    """Serve a script whose worker may keep nothing."""
    answer = route.fetch()
    route.fulfill(response=answer, body=NO_STORAGE + answer.text())


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_storage_is_forbidden_a_sentence_says_so_and_the_online_way_is_offered(visit, language):
    page = visit("/settings", language=language, service_workers="block")
    page.route("**/host.js", without_storage)
    page.goto(visit.site.base + "/offline/")
    page.set_default_timeout(PATIENCE)
    page.locator(".box .actions .primary").first.click()
    told(page, "forbidden", language)
    page.locator(".local-notice a").click()
    page.wait_for_url(visit.site.base + "/")
    forgive(visit, "no games on this device")


@pytest.mark.timeout(300)
def test_a_window_without_any_storage_shows_home_and_rules(offline):
    context_free = offline("", service_workers="block")
    context_free.set_default_timeout(PATIENCE)
    context_free.add_init_script(FORBIDDEN)
    context_free.reload()
    context_free.locator(".box .actions").first.wait_for()
    context_free.goto(offline.site.base + "#/rules/felinia")
    context_free.locator("main h1, main h2").first.wait_for()


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_with_full_storage_a_choice_is_refused_and_nothing_is_lost(offline):
    language = "de"
    page = opened(offline, language=language)
    table = begin(page)
    play(page)
    before = step(page)
    session = page.context.new_cdp_session(page)
    origin = "/".join(offline.site.base.split("/")[:3])
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.wait_for_timeout(NOTICED)
    choose(page)
    told(page, "full", language)
    assert step(page) == before, "a choice is shown that was not kept"
    page.locator(".local-notice button").click()
    page.locator(".local-notice").wait_for(state="detached")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.goto(offline.site.base + "#/settings")
    page.goto(table)
    page.locator(SEATED).wait_for()
    assert step(page) == before
    play(page)
    assert not page.locator(".local-notice").count()
    forgive(offline, "not written")


LINES = """(change) => new Promise((resolve, reject) => {
    const request = indexedDB.open("katzentisch");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
        const store = request.result.transaction("line", "readwrite").objectStore("line");
        const all = store.getAllKeys();
        all.onsuccess = () => {
            const last = all.result.at(-1);
            const asked = change === "damage" ? store.put("no such line", last + 1)
                : change === "repair" ? store.delete(last) : store.count();
            asked.onsuccess = () => { request.result.close(); resolve(all.result.length); };
        };
    };
})"""


@pytest.mark.timeout(300)
def test_the_browser_is_asked_to_keep_tables_once_there_are_any(offline):
    page = offline("#/settings", service_workers="block")
    page.set_default_timeout(PATIENCE)
    page.add_init_script("StorageManager.prototype.persist = async () => { window.asked = true; };")
    page.goto(offline.site.base)
    page.reload()
    page.locator(".box .actions").first.wait_for()
    assert not page.evaluate("window.asked"), "who only looks at the boxes is asked for nothing"
    begin(page)
    assert page.evaluate("window.asked")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_that_cannot_be_read_are_left_alone(offline, language):
    page = opened(offline, language=language)
    table = begin(page)
    page.goto(offline.site.base + "#/rules/felinia")
    page.reload()
    number = page.evaluate(LINES, "damage")
    page.goto(table)
    told(page, "broken", language)
    assert page.evaluate(LINES, "count") == number + 1
    page.evaluate(LINES, "repair")
    page.locator(".local-notice button").click()
    page.goto(offline.site.base + "#/rules/felinia")
    page.goto(table)
    page.locator(SEATED).wait_for()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_tables_are_open_in_one_tab_and_can_be_taken_over(offline, language):
    first = opened(offline, language=language)
    table = begin(first)
    second = offline("#" + table.partition("#")[2], context=first.context)
    second.set_default_timeout(PATIENCE)
    second.locator(SEATED).wait_for()
    told(first, "elsewhere", language)
    play(second)
    now = step(second)
    first.bring_to_front()
    first.locator(".local-notice button").click()
    first.wait_for_function(f"() => Number(document.querySelector('main.table').dataset.step) >= {now}")
    told(second, "elsewhere", language)
    first.locator(SEATED).wait_for()
    play(first)


def closed(visit: Visitor, times: int) -> None:
    """Close the tab in the middle of choices; what it had shown is there when it is opened again."""
    page = opened(visit, reduced_motion="reduce")
    address = begin(page)
    for n in range(times):
        choose(page)
        page.wait_for_timeout(n * 37 % 200)
        shown = step(page)
        page.close()
        page = visit("#" + address.partition("#")[2], context=visit.contexts[0])
        page.set_default_timeout(PATIENCE)
        page.locator(f"{SEATED}, main.table[data-state=over]").wait_for()
        assert step(page) >= shown, f"the tab had shown entry {shown}"
        if not page.locator(SEATED).count():
            page.goto(visit.site.base + "#/")
            address = begin(page)


@pytest.mark.timeout(300)
def test_no_choice_that_was_shown_is_lost_when_the_tab_is_closed(offline):
    closed(offline, 3)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_tab_is_closed_fifty_times(offline):
    closed(offline, 50)


OLD_WORKERS = {  # a browser that ignores the type of a worker, one that refuses it, and one that cannot load its imports
    "ignores": "const Real = Worker; window.Worker = class { constructor(url) { return new Real(url); } };",
    "refuses": "window.Worker = class { constructor() { throw new TypeError('no modules'); } };",
    "none": "delete window.Worker;",
}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("old", OLD_WORKERS)
def test_a_browser_without_workers_of_modules_says_so_and_offers_the_online_way(visit, old):
    language = "de" if old == "refuses" else "en"
    page = visit("/offline/", language=language)
    page.set_default_timeout(PATIENCE)
    page.add_init_script(OLD_WORKERS[old])
    page.reload()
    page.locator(".box .actions .primary").first.click()
    told(page, "old_browser", language)
    assert page.locator(".local-notice a[href='/']").count()
    forgive(visit, "import", "old_browser")


@pytest.mark.timeout(300)
def test_a_worker_whose_file_cannot_be_run_is_an_old_browser(offline, static_host):
    static_host.before["host.js"] = "syntax that no browser knows;\n"
    page = opened(offline, service_workers="block")
    page.locator(".box .actions .primary").first.click()
    told(page, "old_browser")
    forgive(offline, "SyntaxError")


DAMAGE = """async ([name, text]) => {
    for (const version of await caches.keys()) {
        const cache = await caches.open(version);
        for (const { url } of await cache.keys())
            if (url.endsWith(name)) await (text ? cache.put(url, new Response(text)) : cache.delete(url));
    }
}"""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_cache_is_told_and_mended_when_there_is_a_network(offline, language):
    page = opened(offline, language=language)
    kept(page)
    page.evaluate(DAMAGE, ["bundle.pack", "nothing that Python knows"])
    page.reload()
    page.locator(".box .actions .primary").first.click()
    told(page, "failed", language)
    page.locator(".local-notice button").click()
    page.locator(".local-notice").wait_for(state="detached")
    begin(page)
    forgive(offline, "503")


@pytest.mark.timeout(300)
def test_damaged_webassembly_is_told_and_mended(offline):
    page = opened(offline)
    kept(page)
    page.evaluate(DAMAGE, ["pyodide.asm.wasm", "nothing that a browser runs"])
    page.reload()
    page.locator(".box .actions .primary").first.click()
    told(page, "failed")
    page.locator(".local-notice button").click()
    page.locator(".local-notice").wait_for(state="detached")
    begin(page)
    forgive(offline, "503", "wasm", "WebAssembly", "CompileError")


@pytest.mark.timeout(300)
def test_the_webassembly_of_the_first_visit_is_taken_while_the_browser_has_it(browser, static_host, tmp_path):
    """What the browser has compiled lies with that answer. The kept copy is damaged and the network cut, so that no other is left."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=FLAGS, viewport=DESK
    )
    try:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.goto(static_host.base)
        begin(page)
        kept(page)
        page.evaluate(DAMAGE, ["pyodide.asm.wasm", "nothing that a browser runs"])
        context.set_offline(True)
        page.reload()
        page.locator(SEATED).wait_for()
    finally:
        context.close()


@pytest.mark.timeout(300)
def test_an_old_host_that_does_not_know_webassembly_serves_it_nevertheless(offline, static_host):
    static_host.knows_little = True
    page = opened(offline, service_workers="block")
    begin(page)


@pytest.mark.timeout(300)
def test_a_cache_that_lacks_a_file_says_what_to_do_without_a_network_and_goes_on_with_one(offline):
    page = opened(offline, language="de")
    kept(page)
    page.evaluate(DAMAGE, ["pyodide.asm.wasm", ""])
    page.context.set_offline(True)
    page.reload()
    page.locator(".box .actions .primary").first.click()
    told(page, "unreachable", "de")
    page.context.set_offline(False)
    page.locator(".local-notice button").click()
    page.locator(".local-notice").wait_for(state="detached")
    begin(page)
    forgive(offline, "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "wasm", "falling back", "Aborted", "fetch")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_rules_and_pad_are_there_before_the_games_and_a_bar_counts_megabytes(
    offline, static_host, language
):
    static_host.held.add("pyodide.asm.wasm")
    page = opened(offline, language=language, phone=language == "de", service_workers="block")
    page.locator(".box .actions .primary").first.click()
    of, unit = ("of", "MB") if language == "en" else ("von", "MB")
    notice = page.locator(".local-notice")
    notice.get_by_text(f" {of} ").wait_for()
    assert notice.inner_text().rstrip().endswith(unit)
    bar = notice.locator("progress").evaluate("bar => [bar.value, bar.max]")
    assert 0 < bar[0] < bar[1] > 10_000_000
    picture(page, f"offline-loading-{language}")
    page.goto(offline.site.base + "#/rules/felinia")
    page.locator("main h2").first.wait_for()
    page.goto(offline.site.base + "#/pad/felinia")
    page.get_by_role("rowheader").first.wait_for()
    assert notice.locator("progress").count(), "the games wait no more"
    page.goto(offline.site.base + "#/")
    page.locator(".box .actions").first.wait_for()
    static_host.restore()
    notice.wait_for(state="detached")


@pytest.mark.timeout(300)
def test_what_came_at_once_is_counted_while_the_rest_is_on_its_way(offline, static_host):
    static_host.before["host.js"] = "performance.now = () => 50;\n"  # all in one moment
    static_host.held.add("pyodide.asm.wasm")
    page = opened(offline, service_workers="block")
    page.locator(".box .actions .primary").first.click()
    page.locator(".local-notice").get_by_text(" of ").wait_for()


def newer(tmp_path: Path) -> Path:
    """Make a page of another version: its scripts and its runtime have other names, the old ones are gone."""
    page = tmp_path / "newer"
    shutil.copytree(STATIC, page)
    for folder in page.glob("runtime-*"):
        folder.rename(page / "runtime-newer")
    names = [path.name for path in (page / "assets").glob("*.js")]
    named = re.compile(f"(?<=/)({'|'.join(map(re.escape, names))})")
    for path in [page / "index.html", *(page / "assets").glob("*.js")]:
        path.write_text(named.sub(r"newer-\1", path.read_text()))
    for name in names:
        (page / "assets" / name).rename(page / "assets" / f"newer-{name}")
    return page


VERSIONS = "async () => (await caches.keys()).sort()"
UPDATE = "async () => { await (await navigator.serviceWorker.ready).update(); }"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_a_newer_version_in_the_middle_of_a_game_is_told_and_taken_on_request(
    offline: Any, static_host: StaticHost, tmp_path: Path, language: str
) -> None:
    try:
        page = opened(offline, language=language, phone=language == "de")
        kept(page)
        page.reload()
        table = begin(page)
        other = offline("#/rules/felinia", context=page.context)
        other.locator("main h2").first.wait_for()
        page.bring_to_front()
        play(page)
        (old,) = page.evaluate(VERSIONS)
        asked: list[str] = []
        page.context.on("request", lambda request: request.service_worker or asked.append(request.url))
        static_host.build(newer(tmp_path))
        page.evaluate(UPDATE)
        told(page, "update", language)
        page.locator(".local-notice button").last.click()  # later
        play(page)  # the game goes on, in the version it began with
        page.reload()
        page.locator(SEATED).wait_for()
        told(page, "update", language)
        scripts = "[...document.scripts].map(({ src }) => src).join()"
        assert "newer-" not in page.evaluate(scripts)
        assert not [url for url in asked if "newer" in url], "two versions at once"
        before = step(page)
        assert len(page.evaluate(VERSIONS)) == 2
        page.locator(".local-notice button").first.click()
        page.wait_for_function(f"() => {scripts}.includes('newer-')")
        page.locator(SEATED).wait_for()
        assert (page.url, step(page)) == (table, before)
        play(page)
        (new,) = page.evaluate(VERSIONS)
        assert new != old
        other.wait_for_function(f"() => {scripts}.includes('newer-')")  # every tab changes with it
        assert static_host.runtime == "runtime-newer"
    finally:
        static_host.build()


@pytest.mark.timeout(300)
def test_a_host_that_changes_while_somebody_looks_for_the_first_time_never_mixes_two_versions(
    offline: Any, static_host: StaticHost, tmp_path: Path
) -> None:
    """Nothing is kept yet: the page of the old version finds no games any more, says so, and is loaded anew on request."""
    try:
        page = opened(offline, service_workers="block")
        index = static_host.folder / "index.html"
        written = index.stat().st_mtime
        static_host.build(newer(tmp_path))
        os.utime(index, (written, written))  # within one second, which is all that a plain host tells
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.locator(".box .actions .primary").first.click()
        told(page, "unreachable")
        assert not [url for url in asked if "newer" in url], "the old page asked for the newer version"
        page.locator(".local-notice button").click()
        page.wait_for_function("() => [...document.scripts].some(({ src }) => src.includes('newer-'))")
        begin(page)
        forgive(offline, "404")
        page.goto(offline.site.base + "#/")
        page.locator(".box .actions").first.wait_for()
        static_host.build()
        page.get_by_role("link", name="Rules").first.click()  # a script that the host has no more
        page.get_by_text("This part of the page did not arrive").wait_for()
        page.get_by_role("button", name="Load the page again").click()
        page.locator("main h2").first.wait_for()
        page.close()  # nothing more is asked while the host is built anew
        forgive(offline, "404", "did not arrive", "Failed to load resource", "dynamically imported")
    finally:
        static_host.build()
