"""Games move: a table of this device goes on at the server, a game of the server is kept on this device."""

import json
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Visitor
from tests.web.hands import ask, picture
from tests.web.moments import played

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60_000  # ms; a whole runtime is started on a busy machine
SEATED = "main.table[data-state=mine]"


def on_this_device(visit, **how) -> "Page":
    page = visit("/offline/", **how)
    page.set_default_timeout(PATIENCE)
    page.locator(".box .actions .primary").first.click()
    page.locator(SEATED).wait_for()
    return page


def forgive(visit: Visitor, what: str) -> None:
    """The browser tells of each refused request."""
    visit.complaints[:] = [said for said in visit.complaints if what not in said]


@pytest.mark.timeout(300)
def test_a_table_of_this_device_goes_on_at_the_server_with_somebody_invited(visit, site):
    page = on_this_device(visit)
    local = page.url
    page.goto(f"{site.base}/offline/#/")
    page.get_by_role("button", name="Take online").click()
    page.get_by_role("heading", name="Play on").wait_for()
    assert page.url == f"{site.base}/record?moved"
    picture(page, "moving-take-online")
    seats = page.locator(".seatrow")
    names = [seats.nth(i).locator("input, select").last.input_value() for i in range(seats.count())]
    assert len(names) >= 2 and all(names), "who sat there is not known"
    page.get_by_label("Seat 2").select_option("invited")
    page.locator(".foot .primary").click()
    page.wait_for_url(f"{site.base}/t/*")
    table = page.url.rpartition("/")[2]
    info = json.loads(page.evaluate("async (url) => (await fetch(url)).text()", f"/api/tables/{table}"))
    assert info["status"] == "lobby" and info["seats"][1]["kind"] == "invited"
    assert info["seed"], "whoever has the record has the seed: it is shown"
    assert page.evaluate("localStorage.getItem('katzentisch.moving')") is None
    page.goto(local)  # it stays on this device, too
    page.locator(SEATED).wait_for()


@pytest.mark.timeout(300)
def test_a_finished_game_of_the_server_is_kept_on_this_device(visit, site):
    text = played("felinia", "basic", 2, 7)[0]
    info = ask(site, "/api/records", {"text": text, "names": ["Ana", "Ben"]})
    page = visit(f"/t/{info['table']}/review")
    page.set_default_timeout(PATIENCE)
    page.get_by_role("button", name="Keep on this device").click()
    page.wait_for_url("**/offline/#/t/*/review")
    page.locator(".review-actions").wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site.base}/offline/#/")
    row = page.locator(".mytable", has_text="Ana · Ben")
    row.get_by_role("link", name="Review").click()
    page.locator(".review-actions").wait_for()
    assert not [url for url in asked if "/api/" in url and "/runtime-" not in url], "the server was asked"
    page.get_by_role("button", name="Open online").click()  # and back again
    page.wait_for_url(f"{site.base}/t/*/review")


@pytest.mark.timeout(300)
def test_a_table_that_cannot_be_taken_along_says_why_and_stays(visit, site):
    page = on_this_device(visit)
    page.goto(f"{site.base}/offline/#/")
    take = page.get_by_role("button", name="Take online")
    page.route("**/api/games", lambda route: route.abort())
    take.click()
    page.get_by_text("The server cannot be reached").wait_for()
    page.unroute("**/api/games")
    page.evaluate(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; null"
    )
    take.click()
    page.get_by_text("There is no room left in this browser's storage").wait_for()
    assert page.url == f"{site.base}/offline/#/"
    forgive(visit, "ERR_FAILED")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("where", ["/record", "/offline/#/record"])
def test_a_record_of_other_rules_is_refused_on_both_sides_in_a_sentence(visit, where):
    header, *choices = played("felinia", "basic", 2, 7)[0].splitlines()
    other = "\n".join([json.dumps(json.loads(header) | {"rules": "0.0"}), *choices])
    page = visit(where)
    page.set_default_timeout(PATIENCE)
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": other.encode()}
    page.locator("input[type=file]").set_input_files(file)
    said = page.locator("[role=alert]", has_text="0.0")
    said.wait_for()
    assert "felinia" in said.inner_text()
    forgive(visit, "400")


@pytest.mark.timeout(300)
def test_the_file_of_an_unfinished_game_goes_on_on_this_device(visit):
    text = "\n".join(played("felinia", "basic", 2, 7)[0].splitlines()[:4])
    page = visit("/offline/#/record", language="de", phone=True)
    page.set_default_timeout(PATIENCE)
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("heading", name="Weiterspielen").wait_for()
    picture(page, "moving-go-on")
    assert not page.locator("option[value=invited]").count(), "nobody can be invited to this device"
    page.get_by_role("button", name="Weiterspielen").click()
    page.locator("main.table[data-state]").wait_for()
    assert "/offline/#/t/" in page.url
