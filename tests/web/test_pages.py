"""The pages around the table: home, new table, lobby, rules, settings, score pad, records."""

import re

import pytest

from katzentisch import games
from katzentisch.core.words import load
from katzentisch.play import WORDS
from tests.web.hands import picture, wait_for_turn
from tests.web.test_words import english_only

GAME = games.names()[0]
LOOKS = [(False, False, "en"), (False, True, "de"), (True, False, "de"), (True, True, "en")]


def look_name(name, phone, dark):
    return f"{name}-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"


@pytest.mark.parametrize(("phone", "dark", "language"), LOOKS)
@pytest.mark.parametrize(
    "path",
    ["/", "/new/{game}", "/rules/{game}", "/settings", "/pad/{game}", "/record", "/stats", "/lab/{game}"],
)
def test_every_page_speaks_its_language_and_fits_the_screen(visit, path, phone, dark, language):
    page = visit(path.format(game=GAME), phone=phone, dark=dark, language=language)
    page.locator("h1:visible").last.wait_for()
    page.wait_for_load_state("networkidle")
    text = page.locator("body").inner_text()
    assert not re.search(
        r"\b(app|home|new|rules|settings|stats|pad|review|game|variant)\.[a-z_]{3,}", text
    ), text
    if language == "de":
        assert [word for word in english_only(GAME) if word in text] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.dataset.theme") == ("dark" if dark else "light")
    picture(page, look_name("page" + path.replace("/{game}", "").replace("/", "-").rstrip("-"), phone, dark))


def test_language_and_theme_change_at_once_and_stay(visit):
    page = visit("/settings")
    page.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("heading", name="Einstellungen").last.wait_for()
    page.get_by_role("radio", name="Dunkel").check()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(242, 235, 221)"
    page.get_by_role("radio", name="140 %").check()
    page.reload()
    page.get_by_role("heading", name="Einstellungen").last.wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "22.4px"


def test_a_rule_is_found_by_its_words_and_by_its_id(visit):
    page = visit(f"/rules/{GAME}#turns")
    section = page.locator("section#turns")
    section.wait_for()
    page.locator(".drawn-table .board, .drawn-table svg").first.wait_for(state="attached")
    page.wait_for_function("() => document.getElementById('turns').getBoundingClientRect().y < 900")
    heading = section.locator("h3").inner_text().split(". ", 1)[1]
    page.get_by_role("searchbox").fill(heading)
    page.locator("mark").first.wait_for()
    assert page.locator("mark").first.inner_text().lower() == heading.lower()
    page.get_by_role("searchbox").fill("zzzz")
    page.get_by_text("No section has these words.").wait_for()


@pytest.mark.parametrize("game", games.names())
def test_rules_are_drawn_with_the_pieces_of_the_game(visit, game):
    page = visit(f"/rules/{game}", language="de")
    page.locator(".drawing svg").first.wait_for()
    drawn = page.locator("section:has(.drawing)")
    assert drawn.count() >= 8
    for section in drawn.all():
        box = section.locator(".drawing").bounding_box()
        assert box["width"] > 40 and box["height"] > 20
    picture(page, f"rules-{game}")


def test_a_new_table_needs_no_choice_at_all(visit):
    page = visit(f"/new/{GAME}")
    page.get_by_role("button", name="Sit down").click()
    assert wait_for_turn(page) == "mine"


def test_a_friend_sits_down_by_link_and_the_game_begins(visit):
    page = visit(f"/new/{GAME}?invite")
    page.get_by_label("2", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for Seat 2").input_value()
    assert page.locator("svg.qr").count() == 2  # for the friend, for spectators
    picture(page, "lobby-desk-light")
    path = link.split("/", 3)[3]
    friend = visit(f"/{path}")
    friend.get_by_label("Your name").fill("Zoé <b>")
    friend.get_by_role("button", name="Take this seat").click()
    friend.wait_for_selector("main.table[data-state]")
    page.wait_for_selector("main.table[data-state]")
    assert "#i=" not in friend.url
    assert page.locator(".seat .name").nth(1).inner_text() == "Zoé <b>"


@pytest.mark.parametrize(
    ("language", "play", "change"), [("en", "Play now", "Change"), ("de", "Sofort spielen", "ndern")]
)
def test_who_gives_no_name_is_called_by_an_animal_and_changes_it_by_one_click(visit, language, play, change):
    page = visit("/", language=language)
    page.get_by_role("button", name=play).first.click()
    wait_for_turn(page)
    animals = load(language, WORDS)
    own = page.locator(".seat .name").first
    assert own.inner_text() in [animals.name("animal", animal) for animal in animals.below("animal")]
    own.click()
    page.locator("dialog input").fill("Zoé")
    page.locator("dialog").get_by_role("button", name=change).click()
    page.locator(".seat .name", has_text="Zoé").wait_for()


def test_guests_are_offered_different_names_and_change_them_in_the_lobby(visit):
    page = visit(f"/new/{GAME}?invite")
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    friend = visit("/" + page.get_by_label("Link for Seat 2").input_value().split("/", 3)[3])
    friend.get_by_role("button", name="Take this seat").click()
    friend.get_by_role("button", name="Change the name").click()
    friend.locator("dialog input").fill("Mo")
    friend.locator("dialog").get_by_role("button", name="Change the name").click()
    page.locator(".seat-card .name", has_text=re.compile(r"\sMo$")).wait_for()


def test_four_words_bring_a_seat_back_on_another_device(visit):
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    wait_for_turn(page)
    address = page.url
    page.goto(re.sub(r"/t/.*", "/settings", address))
    code = page.locator(".panel b.grow").first.inner_text()
    assert len(code.split()) == 4
    other = visit("/")
    other.get_by_label("Four words").fill(code.upper())
    other.get_by_role("button", name="Bring it back").click()
    assert wait_for_turn(other) == "mine"
    assert other.url == address


@pytest.mark.parametrize(("language", "told"), [("en", "about 20 minutes"), ("de", "etwa 20 Minuten")])
def test_a_box_says_for_how_many_it_is_and_how_long_a_game_takes(visit, language, told):
    box = visit("/", language=language).get_by_role("article", name="Felinia")
    assert "2–4" in box.inner_text()
    assert "130" in box.get_by_text(told).get_attribute("title")


def test_my_tables_say_whose_turn_it_is(visit):
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    wait_for_turn(page)
    page.goto(re.sub(r"/t/.*", "/", page.url))
    page.get_by_text("Your turn").first.wait_for()
    picture(page, "home-with-tables")
    page.get_by_role("link", name="Continue").first.click()
    assert wait_for_turn(page) == "mine"


def test_an_address_that_does_not_exist_says_so(visit):
    page = visit("/nowhere/at/all")
    page.get_by_text("There is no page at this address.").wait_for()


def test_every_icon_shows_something_at_sixteen_pixels(visit):
    page = visit("/settings")
    from tests.web.test_words import WEB

    source = (WEB / "src/ui/icons.tsx").read_text(encoding="utf-8")
    paths = dict(re.findall(r'^  (\w+):\s*"([^"]+)"', source, re.M))
    assert len(paths) > 40
    inked = page.evaluate(
        """paths => Object.fromEntries(Object.entries(paths).map(([name, path]) => {
            const canvas = new OffscreenCanvas(16, 16), pen = canvas.getContext('2d');
            pen.scale(16 / 24, 16 / 24);
            pen.fill(new Path2D(path), 'evenodd');
            const alpha = pen.getImageData(0, 0, 16, 16).data.filter((_, i) => i % 4 === 3);
            return [name, alpha.filter(Boolean).length];
        }))""",
        paths,
    )
    assert {name for name, pixels in inked.items() if pixels < 30} == set()
