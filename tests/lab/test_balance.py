"""The balance report: what is measured, what counts as changed, and how it is shown."""

import json
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from katzentisch import games as shelf
from katzentisch.cli.main import main
from katzentisch.cli.terminal.game_options import game_words
from katzentisch.lab.balance import Balance, compare, measure, things_of
from katzentisch.lab.event_names import named_in_choices, never_used
from katzentisch.lab.intervals import share_interval
from katzentisch.lab.plots import Bar, Line, bars, chart
from katzentisch.lab.results import Result


def games(number: int, first_wins: int, wine: int = 0) -> list[Result]:
    """Return games of two seats of which the first wins some; in `wine` games the second buys wine."""
    return [
        Result(
            one,
            one,
            ["a", "b"],
            [1.0, 0.0] if one < first_wins else [0.0, 1.0],
            [10, 8],
            [{"gold": 10}, {"gold": 8}],
            5 + one % 2,
            20,
            [{"bought good books": 1}, {"bought good wine": 2} if one < wine else {}],
        )
        for one in range(number)
    ]


def test_wins_by_seat_points_by_source_and_length():
    balance = measure(games(40, 30))
    assert [one.value for one in balance.by_seat] == [0.75, 0.25]
    assert balance.by_seat[0].low == pytest.approx(share_interval(30, 40)[0])
    assert balance.sources["gold"].value == 9
    assert balance.lengths == {5: 20, 6: 20}


def test_a_thing_has_uses_per_seat_and_the_win_share_of_its_users():
    wine = next(thing for thing in things_of(games(40, 30, wine=10)) if thing.name == "wine")
    assert (wine.event, wine.domain) == ("bought", "good")
    assert wine.uses.value == 20 / 80
    assert (wine.wins.value, wine.wins.number) == (0.0, 10)


def significant(base: Balance, other: Balance) -> list[tuple[str, str]]:
    return [(change.kind, change.name) for change in compare(base, other) if change.is_significant]


def test_only_what_changed_beyond_chance_is_called_a_change():
    base = measure(games(400, 200))
    assert significant(base, measure(games(400, 206))) == []
    assert ("seat", "1") in significant(base, measure(games(400, 300)))


def test_the_same_run_has_not_changed_at_all():
    assert significant(measure(games(50, 20, wine=9)), measure(games(50, 20, wine=9))) == []


class Page(HTMLParser):
    """Collects what a page would fetch from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_needs_nothing_else(tmp_path: Path, language: str, capsys):
    out = tmp_path / "balance.html"
    words = ["balance", "tests.toy", "--bot", "random", "--games", "20", "--jobs", "1", "--lang", language]
    assert main([*words, "--out", str(out)]) == 0
    page = Page()
    page.feed(out.read_text())
    assert page.fetched == []
    assert out.read_text().count("<svg") >= 3
    assert main(words) == 0
    assert "|---|" in capsys.readouterr().out


def test_two_materials_are_compared(tmp_path: Path, capsys):
    changed = tmp_path / "material"
    changed.mkdir()
    (changed / "cards.toml").write_text(
        (Path("tests/toy/material") / "cards.toml").read_text() + "\n# corrected\n"
    )
    words = [
        "balance",
        "tests.toy",
        "--bot",
        "random",
        "--games",
        "10",
        "--jobs",
        "1",
        "--against",
        str(changed),
    ]
    assert main([*words, "--json"]) == 0
    changes = json.loads(capsys.readouterr().out)["changes"]
    assert changes
    assert not any(change["is_significant"] for change in changes)


def test_plots_are_well_formed_pictures():
    drawn = [
        bars("Wins & losses", [Bar("a <b>", 0.4, 0.3, 0.5), Bar("c", 0.0, 0.0, 0.1)], mark=0.5),
        chart("Curve", [Line("x", [(1, 0.2), (2, 0.4)], [(0.1, 0.3), (0.3, 0.5)])], "step"),
        chart("One point", [Line("x", [(1, 0.2)])], "step"),
    ]
    for picture in drawn:
        assert ET.fromstring(picture).tag.endswith("svg")


@pytest.mark.parametrize(("language", "heading"), [("en", "Cards bought"), ("de", "Gekaufte Karten")])
def test_things_are_called_as_on_the_cards(language: str, heading: str, tmp_path: Path):
    """Headings come from words, names from the sentence of the log that tells of the thing."""
    out = tmp_path / "balance.md"
    words = ["balance", "isle_of_cats", "--games", "3", "--jobs", "1", "--lang", language, "--out", str(out)]
    assert main(words) == 0
    text = out.read_text(encoding="utf-8")
    section = text.split(f"## {heading}\n")[1].split("\n## ")[0]
    game = game_words(shelf.box("isle_of_cats"), language)
    names = {game.say(key) for key in game.ids() if key.startswith("card-")}
    rows = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 20
    assert set(rows) <= names


def test_what_nobody_used_is_in_the_report_too():
    game = shelf.box("feudalia").open()
    sets = named_in_choices(game)
    vassals = sorted(next(one for one in sets if "reaper" in one and "kneader" in one))
    assert never_used(vassals[1:], sets) == vassals[:1]
    assert never_used(["nothing known"], sets) == []


def test_a_thing_that_appears_or_vanishes_has_changed():
    without, withal = measure(games(200, 100)), measure(games(200, 100, wine=150))
    assert ("uses", "bought good wine") in significant(without, withal)
    assert ("uses", "bought good wine") in significant(withal, without)


def test_what_has_only_a_number_is_told_by_what_is_printed_on_it(capsys):
    assert main(["balance", "felinia", "--games", "8", "--jobs", "1", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "| 9.45 Uhr ins Gepardenreich, 2 Plätze |" in shown
    assert "boat-" not in shown


def test_a_long_label_has_room_beside_its_bar():
    long, longer = "9:45 to the Cheetah's Kingdom, 2 seats", "x" * 60
    picture = bars("Wins", [Bar(long, 0.5, 0.4, 0.6), Bar(longer, 0.5, 0.4, 0.6)])
    texts = [one for one in ET.fromstring(picture).iter() if one.get("text-anchor") == "end"]
    assert [one.text for one in texts] == [long, "x" * 43 + "…"]
    assert all(float(one.get("x")) >= 6 * len(one.text) for one in texts)
