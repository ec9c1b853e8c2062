"""The page without a server: from a static host under a sub-path, with the network cut, with its worker killed."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.conftest import Visitor
from tests.web.static_host import StaticHost

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLAYER = (Path(__file__).parent / "local_player.js").read_text()
PATIENCE = 60_000  # ms; a whole runtime is started on a busy machine


@pytest.fixture
def static_site(static_host: StaticHost) -> str:
    """The address of the page."""
    return static_host.base


def opened(visit: Visitor, **how: Any) -> "Page":
    """Open the start page."""
    page = visit("", **how)
    page.set_default_timeout(PATIENCE)
    page.locator(".box .actions").first.wait_for()
    return page


def kept(page: "Page") -> None:
    """Wait until the service worker has all files."""
    page.evaluate(
        """() => new Promise(async (resolve) => {
            navigator.serviceWorker.addEventListener("message", ({ data }) => data.kept && resolve());
            (await navigator.serviceWorker.ready).active.postMessage("keep");
        })"""
    )


@pytest.mark.timeout(600)
def test_loaded_once_it_plays_whole_games_of_all_three_without_a_network(offline, static_site):
    page = opened(offline)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    kept(page)
    page.context.set_offline(True)
    page.reload()
    page.locator(".box .actions").first.wait_for()
    page.locator(".box .actions .primary").first.click()
    page.locator(".seated").wait_for()
    address = page.url
    assert "/games/table/#/t/" in address
    page.reload()  # the table is there again, from the journal
    page.locator(".seated").wait_for()
    page.goto(static_site + "#/settings")
    page.evaluate(PLAYER, static_site)
    ended = page.evaluate(
        """async () => {
            const host = await localPlayer.start();
            const ended = {};
            for (const game of ["felinia", "feudalia", "isle_of_cats"]) {
                const { view } = await localPlayer.play(host, await localPlayer.make(host, game));
                ended[game] = view.result.scores.length;
            }
            host.worker.terminate();
            return ended;
        }"""
    )
    assert ended == {"felinia": 2, "feudalia": 2, "isle_of_cats": 2}
    assert {url.split("/games/table/")[0] + "/games/table/" for url in asked} == {static_site}


def _killed(page: "Page", times: int) -> list[int]:
    """Play at one table whose worker is killed at any moment; return the newest entry seen before each kill."""
    seen: list[int] = page.evaluate(
        """async (times) => {
            const seen = [];
            let made = null;
            for (let n = 0; n < times; n++) {
                const host = await localPlayer.start();
                made ??= await localPlayer.make(host, "felinia");
                const { view } = await localPlayer.play(host, made, 1);
                if (seen.length && view.seq < seen.at(-1)) throw new Error(`entry ${seen.at(-1)} is gone: ${view.seq}`);
                seen.push(view.seq);
                localPlayer.play(host, made, 3); // in the middle of this it dies
                await new Promise((resolve) => setTimeout(resolve, (n * 37) % 60));
                host.worker.terminate();
                if (view.result) made = null, seen.push(0);
            }
            return seen;
        }""",
        times,
    )
    return seen


@pytest.mark.timeout(600)
def test_no_choice_that_was_shown_is_lost_when_the_worker_is_killed(offline, static_site):
    page = opened(offline)
    page.evaluate(PLAYER, static_site)
    assert len(_killed(page, 3)) >= 3


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_worker_is_killed_a_hundred_times(offline, static_site):
    page = opened(offline)
    page.set_default_timeout(3_600_000)
    page.evaluate(PLAYER, static_site)
    assert len(_killed(page, 100)) >= 100


@pytest.mark.timeout(300)
def test_the_runtime_is_fetched_once_for_playing_and_keeping(offline, static_host):
    """The files small enough for the cache of a window that forgets, as the browser of tests has; the page is kept after they came."""
    static_host.held.add("paw-512.png")
    page = opened(offline)
    page.locator(".box .actions .primary").first.click()
    page.locator(".seated").wait_for()
    static_host.held.clear()
    static_host.released.set()
    kept(page)
    names = ["bundle.pack", "python_stdlib.zip"]
    assert [static_host.asked.count(name) for name in names] == [1, 1]
    page.reload()
    page.locator(".seated").wait_for()
    assert [static_host.asked.count(name) for name in names] == [1, 1]


@pytest.mark.timeout(300)
def test_a_server_offers_the_same_page_and_leads_to_it_while_it_is_away(visit):
    page = visit("/")
    page.set_default_timeout(PATIENCE)
    page.locator("a[href='/offline/']").click()
    page.locator(".box .actions").first.wait_for()
    assert page.url.endswith("/offline/")
    assert page.evaluate("document.querySelector('meta[name=katzentisch-root]').content") == "../"
    kept(page)
    page.context.set_offline(True)
    page.goto(page.url.replace("/offline/", "/settings"))
    page.locator(".box .actions").first.wait_for()
    assert page.url.endswith("/offline/"), "the service worker did not lead to the page that plays by itself"


@pytest.mark.timeout(300)
def test_a_browser_that_cannot_says_so_and_the_rules_are_there(offline, static_site):
    page = opened(offline)
    page.add_init_script("delete globalThis.WebAssembly")
    page.reload()
    page.locator(".box .actions .primary").first.click()
    page.locator(".local-notice").get_by_text("This browser is too old").wait_for()
    page.goto(static_site + "#/rules/felinia")
    page.locator("main h1, main h2").first.wait_for()
