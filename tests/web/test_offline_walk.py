"""All that the page offers without a server, once each by clicks, with the network cut; bots say beforehand how strong they are here."""

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.hands import picture, play_by_list, raise_curtain, wait_for_turn
from tests.web.test_offline import PATIENCE, PLAYER, kept, opened
from tests.web.test_offline_trouble import play, step

if TYPE_CHECKING:
    from playwright.sync_api import Page

REVIEW = 600_000  # ms for all decisions of a game on a busy machine; a quiet one takes half a minute
FINISHED = """async () => {
    const host = await localPlayer.start();
    const made = await localPlayer.make(host, "felinia");
    await localPlayer.play(host, made);
    host.worker.terminate();
    const kept = { keys: made.keys, looking: {}, invitations: {}, spectators: {} };
    localStorage.setItem("katzentisch.local-seats", JSON.stringify(kept));
    return made.info.table;
}"""


@pytest.fixture
def cut(offline: Any) -> "Page":
    """A page that was loaded once, without a network since."""
    page = opened(offline, reduced_motion="reduce")
    kept(page)
    page.context.set_offline(True)
    page.reload()
    page.locator(".box .actions").first.wait_for()
    return page


@pytest.mark.timeout(400)
def test_a_game_with_hints_why_not_and_a_log(cut):
    page = cut
    page.locator(".box", has_text="Felinia").locator(".actions .primary").click()
    wait_for_turn(page)
    page.locator(".ship").first.click(force=True)
    page.locator(".why").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    page.locator(".tutor").wait_for()
    assert page.locator(".tutor h3, .tutor h2").first.inner_text().startswith("My suggestion")
    page.keyboard.press("Escape")
    play(page)
    page.keyboard.press("l")
    page.locator(".logline").first.wait_for()
    told = page.locator(".logline").all_inner_texts()
    assert any("You " in line for line in told) and not re.search(r"event\.|\{", "".join(told))
    picture(page, "offline-log")


@pytest.mark.timeout(400)
def test_a_device_goes_round_behind_a_curtain_and_a_choice_is_taken_back(cut):
    page = cut
    page.goto(page.url.split("#")[0] + "#/new/feudalia")
    page.get_by_role("group", name="Players").get_by_label("2").check()
    page.get_by_label("Seat 2").select_option("here")
    assert not page.locator("option[value=invited]").count(), "nobody can be invited to this device"
    page.locator(".foot .primary").click()
    page.locator(".hold, .status .sentence").first.wait_for()
    if page.locator(".hold").count():
        picture(page, "offline-curtain")
        raise_curtain(page)
    wait_for_turn(page)
    before = step(page)
    play_by_list(page, Random(1), 1)
    assert step(page) > before
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(f"() => Number(document.querySelector('main.table').dataset.step) === {before}")


@pytest.mark.timeout(400)
def test_a_lesson_a_puzzle_and_the_score_pad(cut):
    page = cut
    home = page.url.split("#")[0]
    page.locator(".box", has_text="Felinia").locator(".learn").click()
    page.locator(".tutor .primary").click()
    page.locator(".tutor h3", has_text="Put a bid token on Market 1.").wait_for()
    page.goto(f"{home}#/puzzles/felinia")
    page.locator(".puzzle-tile").first.click()
    page.locator(".tutor .primary").click()
    page.locator(".tutor").wait_for(state="detached")
    page.keyboard.press("1")
    page.locator("button.confirm:not([disabled])").click()
    page.locator(".tutor").wait_for()
    page.goto(f"{home}#/pad/felinia")
    page.get_by_role("rowheader").first.wait_for()
    page.locator("main input[type=number], main input[inputmode=numeric]").first.fill("3")
    page.locator("main form .primary").click()
    page.wait_for_function("() => document.querySelector('.answer')?.innerText.trim()")
    picture(page, "offline-pad")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_finished_game_is_reviewed_replayed_branched_and_counted(cut, static_host):
    page = cut
    page.goto(static_host.base + "#/settings")
    page.evaluate(PLAYER, static_host.base)
    table = page.evaluate(FINISHED)
    page.reload()
    page.goto(f"{static_host.base}#/t/{table}/review?step=10")
    page.get_by_role("slider").wait_for()
    assert page.get_by_role("slider").input_value() == "10"
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[type=range]').value === '11'")
    page.locator(".plot .line").nth(1).wait_for(timeout=REVIEW)  # the chances, by the smaller search of a tab
    assert not page.get_by_role("button", name="Link").count(), (
        "a link to a table that is on this device alone"
    )
    picture(page, "offline-review")
    page.get_by_role("button", name="Try from here").click()
    page.wait_for_function(f"() => location.hash.startsWith('#/t/') && !location.hash.includes('{table}')")
    page.locator("main.table[data-state]").wait_for()
    page.goto(static_host.base + "#/stats")
    page.locator(".mytable").first.wait_for()
    picture(page, "offline-stats")


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("language", "waiting", "weaker"),
    [
        ("en", "How strong Bastet is on this device", r"Bastet plays weaker on this device .* about \d+%"),
        ("de", "Wie stark Bastet auf diesem Gerät ist", r"Bastet spielt auf diesem Gerät .* etwa \d+\s%"),
    ],
)
def test_a_bot_that_has_no_time_for_its_search_says_so_before_the_game(
    offline, static_host, language, waiting, weaker
):
    static_host.held.add("pyodide.asm.wasm")
    page = offline("#/new/felinia", language=language, phone=language == "de", service_workers="block")
    page.set_default_timeout(PATIENCE)
    level = page.locator(".seatrow select").last
    level.select_option("kruemel")
    assert not page.locator(".strength-note").count()
    assert not page.locator(".local-notice").count(), "the games are fetched before anybody needs them"
    level.select_option("bastet")
    page.locator(".strength-note", has_text=waiting).wait_for()
    static_host.restore()
    page.locator(".strength-note", has_text=re.compile(weaker)).wait_for()
    picture(page, f"offline-strength-{language}")


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("language", "device", "sentence", "calls", "arrange", "seat"),
    [
        (
            "en",
            "You are playing without a server",
            "That needs a server",
            "Tell me when it is my turn",
            "Messages, pause, your seat",
            ("Let a bot play for me", "Hand it on"),
        ),
        (
            "de",
            "Du spielst ohne Server",
            "Dafür braucht es einen Server",
            "Sag mir Bescheid, wenn ich dran bin",
            "Nachrichten, Pause, dein Platz",
            ("Ein Bot soll für mich spielen", "Weitergeben"),
        ),
    ],
)
def test_what_needs_a_server_says_so(offline, language, device, sentence, calls, arrange, seat):
    page = opened(offline, language=language)
    page.get_by_text(device).wait_for()
    assert not page.locator("a[href*='invite']").count()
    page.goto(offline.site.base + "#/settings")
    page.get_by_text(sentence).wait_for()
    page.goto(offline.site.base + "#/")
    page.locator(".box .actions .primary").first.click()
    page.locator("main.table[data-state=mine]").wait_for()
    page.get_by_role("button", name=arrange).click()
    dialog = page.locator("[role=dialog], dialog")
    dialog.get_by_text(sentence).wait_for()
    lend, hand_on = seat
    dialog.get_by_role("button", name=lend).wait_for()
    assert not dialog.get_by_role("button", name=hand_on).count(), "a link that leads nowhere"
    picture(page, f"offline-arrange-{language}")
    page.keyboard.press("Escape")
    page.goto(offline.site.base + "#/")
    page.get_by_role("button", name=calls).click()
    dialog.get_by_text(sentence).wait_for()
