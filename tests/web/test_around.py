"""Around the table: invitations, wrong addresses, lost seats, names instead of ids, paper."""

import json
import re

import pytest

from katzentisch import games
from tests.web.hands import make_table, sit_down, wait_for_turn
from tests.web.moments import finished

GAMES = games.names()
KEEP = "kept => localStorage.setItem('katzentisch.seats', JSON.stringify(kept))"


def lobby(visit, site, **look):
    """Open the lobby of a table for three as its maker; two seats are open."""
    made = make_table(site, "isle_of_cats", "family", seats=3, invited=2)
    table = made["info"]["table"]
    page = visit("/settings", **look)
    kept = {"keys": made["keys"], "invitations": {table: made["invitations"]}}
    page.evaluate(KEEP, kept | {"spectators": {table: made["spectator"]}})
    page.goto(f"{site.base}/t/{table}")
    page.locator(".lobby").wait_for()
    return page, made


def told_reachable(page, **told):
    """Let the server say this about where it is reached."""
    answer = {"addresses": [], "only_here": False, "command": ""} | told
    page.route("**/api/reachable", lambda route: route.fulfill(json=answer))


def test_wrong_four_words_get_an_answer(visit):
    page = visit("/")
    page.get_by_label("Four words").fill("no such seat anywhere")
    page.get_by_role("button", name="Bring it back").click()
    page.get_by_role("alert").wait_for()
    assert "No seat has these four words" in page.get_by_role("alert").inner_text()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "There is no such table"), ("de", "Diesen Tisch gibt es nicht")]
)
@pytest.mark.parametrize("path", ["/t/aaaaaaaaaaaa", "/t/aaaaaaaaaaaa/review", "/t/aaaaaaaaaaaa#i=nonsense"])
def test_an_unknown_table_says_so_with_a_way_on(visit, path, language, told):
    page = visit(path, language=language)
    if path.endswith("review"):
        page.get_by_role("alert").wait_for()
    else:
        page.get_by_role("heading", name=told).wait_for()
    page.locator(".ways-on a[href='/']").click()
    page.locator(".shelf").wait_for()
    visit.complaints.clear()  # the browser itself reports the answer 404


def test_an_address_without_a_seat_says_who_can_invite(visit, site):
    table = make_table(site, "felinia", seats=2)["info"]["table"]
    page = visit(f"/t/{table}")
    page.get_by_role("heading", name="You have no seat at this table of Felinia").wait_for()
    assert "Ana can send you a link" in page.locator(".lead").inner_text()
    page.get_by_role("link", name="Bring back a seat").click()
    page.get_by_label("Four words").wait_for()


def test_an_address_of_a_finished_game_offers_to_look_at_it(visit, site):
    page = visit("/settings")
    made = finished(site, "isle_of_cats", "family")
    page.goto(f"{site.base}/t/{made['table']}")
    page.locator("h1", has_text="You have no seat").wait_for()
    page.locator(".ways-on").get_by_role("link", name="Review").click()
    page.get_by_role("slider").wait_for()


def test_newcomers_are_offered_the_family_game_of_the_isle_first(visit):
    page = visit("/")
    first = page.locator(".box").first
    first.wait_for()
    assert first.get_attribute("aria-label") == "The Isle of Cats"
    first.get_by_role("button", name="Play now").click()
    assert wait_for_turn(page) == "mine"
    page.goto(re.sub("/t/.*", "/", page.url))
    assert "Family game" in page.locator(".mytable").first.inner_text()
    button = page.get_by_role("article", name="The Isle of Cats").get_by_role("button", name="Play now")
    button.get_by_text("Full game").wait_for()


def test_my_tables_that_wait_for_me_come_first(visit, site):
    mine = make_table(site, "felinia", seats=2)
    waits = make_table(site, "isle_of_cats", "family", seats=3, invited=2)  # newer, but nobody can move
    page = visit("/settings")
    page.evaluate(KEEP, {"keys": mine["keys"] + waits["keys"]})
    page.goto(site.base)
    rows = page.locator("section:has(> .row h2) .mytable")
    rows.nth(1).wait_for()
    page.locator(".mytable.turn").first.wait_for()
    assert [row.locator("b").inner_text() for row in rows.all()] == ["Felinia", "The Isle of Cats"]


def test_a_guest_is_told_who_invites_to_what(visit, site):
    _, made = lobby(visit, site)
    link = f"/t/{made['info']['table']}#i={made['invitations'][0]['invitation']}"
    guest = visit(link)
    guest.get_by_role("heading", name="Ana invites you to The Isle of Cats").wait_for()
    assert "Family game" in guest.locator(".invited").inner_text()
    guest.get_by_role("button", name="Take this seat").click()
    guest.locator(".lobby").wait_for()
    assert "Ana invites you to The Isle of Cats" in guest.locator("main h1").inner_text()
    assert guest.locator(".lead").inner_text() == "The game begins as soon as every seat is taken."


def test_open_seats_are_filled_with_bots_and_the_game_begins(visit, site):
    page, _ = lobby(visit, site)
    for level in ("minka", "kruemel"):
        page.locator(".fill select").first.select_option(level)
        before = page.locator(".fill").count()
        page.get_by_role("button", name="Let a bot sit here").first.click()
        page.wait_for_function("n => document.querySelectorAll('.fill').length < n", arg=before)
    assert wait_for_turn(page) == "mine"
    assert page.locator(".seat .name").all_inner_texts() == ["Ana", "Minka", "Krümel"]


def test_a_table_is_called_off_and_its_guests_are_told(visit, site):
    page, made = lobby(visit, site)
    table = made["info"]["table"]
    guest = visit(f"/t/{table}#i={made['invitations'][0]['invitation']}")
    guest.get_by_role("button", name="Take this seat").click()
    guest.locator(".lobby").wait_for()
    page.get_by_role("button", name="Call the table off").click()
    page.get_by_role("button", name="Really call it off?").click()
    page.locator(".shelf").wait_for()
    assert page.locator(".mytable").count() == 0
    guest.locator(".lead", has_text="Your seat is gone").wait_for()


def test_a_seat_is_offered_once_the_name_for_it_is_suggested(visit, site):
    _, made = lobby(visit, site)
    table = made["info"]["table"]
    guest, held = visit("/settings"), []
    guest.route(f"**/api/tables/{table}", lambda route: held.append(route))
    with guest.expect_request(f"**/api/tables/{table}"):
        guest.goto(f"{site.base}/t/{table}#i={made['invitations'][0]['invitation']}")
    take = guest.get_by_role("button", name="Take this seat")
    take.wait_for()
    assert take.is_disabled()
    held[0].continue_()
    take.click()
    guest.locator(".lobby").wait_for()


def test_invitations_name_the_address_in_the_network(visit, site):
    page, made = lobby(visit, site)
    told_reachable(page, addresses=["http://192.168.0.7:8000"])
    page.reload()
    link = page.get_by_label("Link for Seat 2")
    link.wait_for()
    page.wait_for_function("() => document.querySelector('.linkrow input').value.includes('192.168.0.7')")
    assert link.input_value().startswith(f"http://192.168.0.7:8000/t/{made['info']['table']}#i=")
    assert page.locator(".only-here").count() == 0


def test_a_server_for_this_machine_alone_warns_with_the_command_that_opens_it(visit, site):
    page, _ = lobby(visit, site)
    told_reachable(page, only_here=True, command="katzentisch serve --host 0.0.0.0 --port 8000")
    page.reload()
    page.locator(".only-here code").wait_for()
    assert page.locator(".only-here code").inner_text() == "katzentisch serve --host 0.0.0.0 --port 8000"


PAGES = ["/", "/settings", "/stats", "/record", "/nowhere/at"]
PAGES += [f"/{page}/{game}" for page in ("new", "lab", "rules", "pad") for game in GAMES]
RAW = re.compile(
    r"\b(?:seat_\d|[a-z_]+\.(?:name|title|text|hint|about)\b|"
    r"(?:app|home|new|lobby|table|review|rules|pad|settings|stats|lost|game|variant|bot|choice|event)\.[a-z_]{3,}|"
    r"[a-z]+_[a-z_]+|undefined|NaN|\[object)"
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_shows_a_raw_id_and_each_has_a_title_of_its_own(visit, path, language):
    page = visit(path, language=language)
    page.locator("h1:visible").last.wait_for()
    page.wait_for_load_state("networkidle")
    text = page.locator("body").inner_text()
    names = page.evaluate(
        "() => [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map(one =>"
        " [one.ariaLabel, one.title, one.placeholder].join(' ')).join(' ')"
    )
    assert RAW.findall(f"{text} {names} {page.title()}") == []
    assert page.title().endswith("Katzentisch") and (path == "/" or page.title() != "Katzentisch")


@pytest.mark.parametrize("path", ["/rules/chess", "/new/chess", "/lab/chess", "/pad/chess", "/t"])
def test_a_game_there_is_not_is_a_wrong_address(visit, path):
    page = visit(path)
    page.get_by_text("There is no page at this address.").wait_for()
    page.locator(".ways-on a[href='/']").wait_for()
    visit.complaints.clear()  # the browser itself reports the answer 404


@pytest.mark.parametrize("path", ["/", "/stats", "/new/felinia", "/rules/felinia", "/pad/felinia"])
def test_a_server_that_does_not_answer_is_said_with_a_way_on(visit, path):
    page = visit("/settings")
    page.route("**/api/**", lambda route: route.abort())
    page.goto(visit.site.base + path)
    page.get_by_role("alert").first.wait_for()
    assert "cannot be reached" in page.get_by_role("alert").first.inner_text()
    assert page.get_by_role("link").count() >= 1
    visit.complaints.clear()  # the browser itself reports the lost requests


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_goal_and_their_summary_fits_one_sheet(visit, game, language):
    page = visit(f"/rules/{game}", language=language)
    page.locator(".goal-picture svg").first.wait_for()
    order = page.locator(".chapter").evaluate_all("all => all.map(one => one.dataset.chapter)")
    assert order == ["goal", "round", "scoring", "reference"]
    numbers = [
        int(text.split(".")[0])
        for text in page.locator(".chapter > section:not(.counted) > h3").all_inner_texts()
    ]
    assert numbers == list(range(1, len(numbers) + 1))
    width = page.locator(".rules section .text").first.evaluate(
        "one => one.clientWidth / parseFloat(getComputedStyle(one).fontSize)"
    )
    assert width <= 45  # em: lines of at most about eighty letters
    page.evaluate("document.documentElement.dataset.print = 'short'")
    sheet = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1


def test_a_score_sheet_is_printed_without_the_page_around_it(visit):
    page = visit("/pad/felinia")
    page.locator(".sheetform td input").first.wait_for()
    page.emulate_media(media="print")
    assert page.locator(".bar").is_hidden() and page.get_by_role("button", name="Count").is_hidden()
    assert (
        page.locator(".sheetform td").first.evaluate("one => getComputedStyle(one).borderTopStyle") == "solid"
    )


def test_rules_are_reached_from_every_table(visit, site):
    page = visit("/settings")
    sit_down(page, site, make_table(site, "isle_of_cats", "family", seats=2))
    wait_for_turn(page)
    page.keyboard.press("?")
    with page.expect_popup() as opened:
        page.locator("dialog").get_by_role("link", name="Rules of this game").click()
    opened.value.locator(".goal-picture").wait_for()


def test_rules_are_reached_from_a_table_on_a_phone(visit, site):
    page = visit("/settings", phone=True)
    sit_down(page, site, make_table(site, "isle_of_cats", "family", seats=2))
    wait_for_turn(page)
    page.locator(".bar").get_by_role("button", name="Log").tap()
    page.locator(".drawer").get_by_role("button", name="What can I do?").tap()
    with page.expect_popup() as opened:
        page.locator("dialog").get_by_role("link", name="Rules of this game").tap()
    opened.value.locator(".goal-picture").wait_for()


def test_settings_of_the_table_are_kept(visit):
    page = visit("/settings")
    for name, value in (
        ("pace", "fast"),
        ("alwaysConfirm", "true"),
        ("everyStop", "true"),
        ("sound", "true"),
    ):
        page.locator(f"[name={name}][value={value}]").check()
    page.reload()
    page.locator("[name=pace]").first.wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('katzentisch.settings')"))
    assert (kept["pace"], kept["alwaysConfirm"], kept["everyStop"], kept["sound"]) == (
        "fast",
        True,
        True,
        True,
    )
    assert page.locator("[name=pace][value=fast]").is_checked()
