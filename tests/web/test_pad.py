"""The score pad: what is entered by hand is counted exactly as `katzentisch referee` counts it."""

import json
import subprocess
import sys

import pytest

from katzentisch import games
from tests.web.hands import picture

FELINIA = {
    "task": "score",
    "mode": "advanced",
    "players": [
        {
            "name": "Ana",
            "trade": {"lion": 3, "lynx": 2},
            "bonus": ["bonus-lion"],
            "groups": [3, 1],
            "gold": 2,
            "spice": 1,
            "merchandise": 2,
            "silver": 4,
            "food": 1,
            "mysterious": 2,
            "special": ["hermitage"],
        },
        {
            "name": "Ben",
            "trade": {"tiger": 1, "panther": 4},
            "bonus": [],
            "groups": [2],
            "gold": 0,
            "spice": 3,
            "merchandise": 1,
            "silver": 0,
            "food": 0,
            "mysterious": 0,
            "special": [],
        },
    ],
}
END = {
    "ask": "end",
    "target": 10,
    "round_complete": True,
    "players": [
        {"name": "Ana", "vp": 11, "nobles": 2, "out": False},
        {"name": "Ben", "vp": 10, "nobles": 3, "out": False},
    ],
}
TAX = {
    "ask": "tax",
    "fiefs": [
        {"cubes": {"wheat": 5, "stone": 2}, "shield": 1},
        {"cubes": {"wood": 3}, "shield": 0},
        {"cubes": {}, "shield": 0},
    ],
    "hand": [],
}
SAVE = {"ask": "save", "money": 7, "levels": [1, 0, 2], "unplayed": [], "save_more": 1}


def referee(game, case):
    """Answer a case by the command."""
    command = [sys.executable, "-m", "katzentisch", "referee", game, "--json"]
    done = subprocess.run(command, input=json.dumps(case), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def numbers(answer):
    """List the numbers of an answer in the order in which it tells them."""
    if isinstance(answer, dict):
        return [n for value in answer.values() for n in numbers(value)]
    if isinstance(answer, list):
        return [n for value in answer for n in numbers(value)]
    return [answer] if isinstance(answer, int | float) and not isinstance(answer, bool) else []


def fill(page, row, column, value):
    """Enter a value into a cell of the sheet; the rows are named as on the screen."""
    cell = (
        page.locator("tr")
        .filter(has=page.get_by_role("rowheader", name=row, exact=True))
        .locator("td")
        .nth(column)
    )
    field = cell.locator("input")
    if value is True:
        field.check()
    elif value:
        field.fill(", ".join(map(str, value)) if isinstance(value, list) else str(value))


def shown(page):
    """Read the numbers of the answer on the screen."""
    page.get_by_role("button", name="Count").click()
    page.locator(".answer").wait_for()
    leaves = page.locator(".answer dd:not(:has(dl))").all_inner_texts()
    return [
        float(part)
        for leaf in leaves
        for part in leaf.split(", ")
        if part.lstrip("-").replace(".", "").isdigit()
    ]


ADVANCED_ONLY = ("food", "mysterious", "special")
BASIC = {
    **FELINIA,
    "mode": "basic",
    "players": [
        {key: value for key, value in player.items() if key not in ADVANCED_ONLY}
        for player in FELINIA["players"]
    ],
}


def felinia_rows(mode):
    """Name the rows of the sheet, in order."""
    keys = ["name", *[f"trade.{kind}" for kind in ("lion", "tiger", "panther", "lynx", "cheetah")]]
    keys += [f"bonus.bonus-{kind}" for kind in ("lion", "tiger", "cheetah", "panther", "lynx")]
    keys += ["groups", "gold", "spice", "merchandise", "silver"]
    if mode == "basic":
        return keys
    special = ("pantry", "spicery", "hermitage", "atlas", "forager", "mint", "goldmine")
    return [*keys, "food", "mysterious", *[f"special.{tile}" for tile in special]]


@pytest.mark.parametrize("case", [BASIC, FELINIA], ids=["basic", "advanced"])
def test_felinia_is_counted_as_the_referee_counts(visit, case):
    page = visit("/pad/felinia")
    page.get_by_role("radio", name="Basic" if case is BASIC else "Advanced").check()
    rows = page.get_by_role("rowheader")
    rows.first.wait_for()
    labels = dict(zip(felinia_rows(case["mode"]), rows.all_inner_texts(), strict=True))
    for column, player in enumerate(case["players"]):
        for key, value in player.items():
            if isinstance(value, dict):
                for kind, n in value.items():
                    fill(page, labels[f"{key}.{kind}"], column, n)
            elif key in ("bonus", "special"):
                for tile in value:
                    fill(page, labels[f"{key}.{tile}"], column, True)
            else:
                fill(page, labels[key], column, value)
    assert shown(page) == [float(n) for n in numbers(referee("felinia", case))]
    assert "Ana" in page.locator(".answer").inner_text()
    picture(page, f"pad-felinia-{case['mode']}")


@pytest.mark.parametrize(("task", "case"), [(0, END), (1, TAX), (2, SAVE)], ids=["end", "tax", "save"])
def test_feudalia_is_counted_as_the_referee_counts(visit, task, case):
    page = visit("/pad/feudalia")
    page.get_by_role("radio").nth(task).check()
    rows = page.get_by_role("rowheader")
    rows.first.wait_for()
    labels = rows.all_inner_texts()
    if case is END:
        page.locator("label.field input").first.fill("10")
        page.locator("label.field [type=checkbox]").check()
        for column, player in enumerate(case["players"]):
            for label, value in zip(labels, player.values(), strict=True):
                fill(page, label, column, value)
    elif case is TAX:
        for column, fief in enumerate(case["fiefs"]):
            for label, stuff in zip(labels, ("wheat", "wood", "clay", "stone"), strict=False):
                fill(page, label, column, fief["cubes"].get(stuff, 0))
            fill(page, labels[-1], column, fief["shield"])
    else:
        page.locator("label.field input").nth(0).fill("7")
        page.locator("label.field input").nth(1).fill("1")
        for column, level in enumerate(case["levels"]):
            fill(page, labels[0], column, level)
    assert shown(page) == [float(n) for n in numbers(referee("feudalia", case))]


def lay(page, shape, colour, square):
    """Choose a tile of the pad and lay it with its first corner on a square (row, column) of the boat."""
    page.locator(f"[name=shape][value={shape}]").check()
    if colour:
        page.locator(f"[name=colour][value={colour}]").check()
    deck = page.locator(".padboat g.deck")
    x, y = deck.evaluate(
        "(deck, [row, column]) => { const at = new DOMPoint(column + 0.5, row + 0.5).matrixTransform(deck.getScreenCTM()); return [at.x, at.y]; }",
        list(square),
    )
    page.mouse.click(x, y)


def laid_cells(shape, square):
    """Return the squares of a shape as printed, moved to a square."""
    turns = games.box("isle_of_cats").open("full", 2).printed()["shapes"][shape]["turns"]
    return [[square[0] + row, square[1] + column] for row, column in turns[0]]


@pytest.mark.parametrize("mode", ["full", "family"])
def test_a_real_boat_is_counted_as_the_referee_counts(visit, mode):
    page = visit("/pad/isle_of_cats")
    page.get_by_role("radio", name="Full game" if mode == "full" else "Family game").check()
    page.get_by_role("radio", name="Boat 2").check()
    laid = [("cat_bar", "blue", (2, 6)), ("cat_plus", "blue", (3, 6)), ("cat_tee", "red", (3, 12))]
    for shape, colour, square in laid:
        lay(page, shape, colour, square)
    tiles = [
        {"kind": "cat", "shape": shape, "colour": colour, "cells": laid_cells(shape, square)}
        for shape, colour, square in laid
    ]
    case = {"task": "score", "mode": mode, "boat": "boat2", "tiles": tiles, "lessons": [113, 125]}
    if mode == "full":
        page.get_by_label("Fish", exact=True).fill("4")
        page.get_by_label("Public lessons").fill("143 blue")
        case |= {"fish": 4, "public": [{"id": 143, "colour": "blue"}]}
    else:
        case["lessons"] = [151, 160]
    page.get_by_label("Your lessons").fill(", ".join(map(str, case["lessons"])))
    picture(page, f"pad-isle-{mode}")
    assert shown(page) == [float(n) for n in numbers(referee("isle_of_cats", case))]


def test_a_tile_is_laid_and_taken_away_by_keys(visit):
    page = visit("/pad/isle_of_cats")
    page.locator(".padboat").wait_for()
    page.locator("[name=shape][value=cat_bar]").check()
    page.evaluate("document.activeElement?.blur()")
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.get_by_role("img", name="Boat with 1 tile").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("img", name="Boat with 0 tiles").wait_for()


def test_tiles_are_picked_by_their_pictures_in_the_chosen_colour(visit):
    page = visit("/pad/isle_of_cats", language="de")
    shapes = page.locator(".tile-chooser .chip:has([name=shape])")
    shapes.first.wait_for()
    printed = games.box("isle_of_cats").open("full", 2).printed()["shapes"]
    assert shapes.count() == len(printed)
    assert all(box.locator("svg path").count() for box in shapes.all())
    before = shapes.first.locator("svg").inner_html()
    page.get_by_role("radio", name="rot").check()
    page.wait_for_function(
        "before => document.querySelector('.chip:has([name=shape]) svg').innerHTML !== before", arg=before
    )
    assert all(
        len(box.inner_text()) > 2 for box in shapes.all()
    )  # each has a name for those who cannot see it
