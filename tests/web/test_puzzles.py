"""Puzzles in a browser: tried by the list and by keys, answered, solved, remembered; the same table as everywhere."""

import json
from urllib.request import urlopen

import pytest

from katzentisch.play import puzzles

GAMES = ["felinia", "feudalia", "isle_of_cats"]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_answered_and_its_solution_shown(visit, site, game):
    page = visit(f"/puzzles/{game}", reduced_motion="reduce")
    page.locator(".puzzle-tile").first.wait_for()
    assert page.locator(".puzzle-tile").count() == len(puzzles.puzzles(game))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".puzzle-tile").first.click()
    page.locator(".tutor").wait_for()
    assert not any(
        url.endswith("/solution") for url in asked
    )  # the answer is not here before one asks for it
    page.locator(".tutor .primary").click()
    page.locator(".tutor").wait_for(state="detached")
    assert page.locator("#board [data-lit]").count() > 0
    puzzle = puzzles.puzzles(game)[0]
    solution = json.load(urlopen(f"{site.base}/api/puzzles/{game}/{puzzle.id}/solution"))
    assert solution["choices"][0]["choice"] == puzzle.answer

    page.keyboard.press("1")  # the first choice on the table, by its key
    page.locator("button.confirm:not([disabled])").click()
    page.locator(".tutor").wait_for()
    if page.locator("main.table[data-state=mine]").count():  # not the best: try again, then look
        page.locator(".tutor").get_by_role("button", name="Try again").click()
        page.locator(".tutor").wait_for(state="detached")
        page.keyboard.press("1")
        page.locator("button.confirm:not([disabled])").click()
        page.locator(".tutor").wait_for()
    page.locator(".tutor button.quiet").click()
    page.locator(".tutor .hints li").first.wait_for()
    assert page.locator(".tutor .hints li").count() == min(4, len(puzzle.tried))
    page.locator(".tutor").get_by_role("link", name="Next puzzle").click()
    page.get_by_role("button", name="Show the solution").wait_for()
    assert puzzle.id not in page.url
    page.goto(f"{site.base}/puzzles/{game}")
    page.locator(".puzzle-tile").first.wait_for()
    marks = page.locator(".puzzle-tile").first.get_attribute("class").split()
    assert marks[-1] in ("seen", "solved")


def test_the_puzzle_of_the_day_is_solved_from_the_start_page_and_begins_a_streak(visit, site):
    page = visit("/", reduced_motion="reduce")
    page.locator(".daily-card[href*='felinia']").click()
    page.locator(".tutor").wait_for()
    name = page.url.rsplit("/", 1)[-1]
    assert name == json.load(urlopen(f"{site.base}/api/puzzles/felinia"))["of_day"]
    puzzle = puzzles.puzzle("felinia", name)
    assert puzzle is not None
    page.locator(".tutor .primary").click()
    answer = puzzles.position(puzzle).game.action(puzzle.answer)
    page.keyboard.press("m")
    page.locator(f".moves li button[data-action='{answer}']").click()
    page.locator("button.confirm:not([disabled])").click()
    page.get_by_text("Right, at the first try!").wait_for()
    page.goto(f"{site.base}/")
    page.locator(".daily-card.done").wait_for()
    page.get_by_text("1 day in a row").wait_for()
    page.goto(f"{site.base}/stats")
    page.get_by_text("1 day in a row").wait_for()
    page.get_by_text("1 solved").wait_for()


def test_puzzles_are_filtered_by_level_and_by_what_is_open(visit, site):
    page = visit("/puzzles/felinia", language="de")
    page.locator(".puzzle-tile").first.wait_for()
    page.get_by_role("radio", name="Schwer").check()
    hard = [puzzle for puzzle in puzzles.puzzles("felinia") if puzzle.level == 3]
    assert page.locator(".puzzle-tile").count() == len(hard)
    kept = json.dumps({"solved": {"felinia": {hard[0].id: 1}}})
    page.evaluate("kept => localStorage.setItem('katzentisch.puzzles', kept)", kept)
    page.reload()
    page.get_by_role("radio", name="Schwer").check()
    assert page.locator(".puzzle-tile.solved").count() == 1
    page.get_by_role("checkbox", name="nur offene").check()
    assert page.locator(".puzzle-tile").count() == len(hard) - 1
