"""The balance report: what is measured, what counts as changed, and how it is shown."""

import json
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from katzentisch import games as shelf
from katzentisch.cli.main import main
from katzentisch.cli.terminal.game_options import game_words
from katzentisch.core.chance import from_seed
from katzentisch.lab.balance import measure, things_of
from katzentisch.lab.changes import FEWEST_GAMES, compare, p_value
from katzentisch.lab.event_names import named_in_choices, never_used
from katzentisch.lab.intervals import share_interval
from katzentisch.lab.plots import Bar, Line, bars, chart
from katzentisch.lab.results import Result


def games(number: int, first_wins: int, wine: int = 0) -> list[Result]:
    """Return games of two seats of which the first wins some; in `wine` games the second buys wine."""
    return [
        Result(
            index,
            index,
            ["a", "b"],
            [1.0, 0.0] if index < first_wins else [0.0, 1.0],
            [10, 8],
            [{"gold": 10}, {"gold": 8}],
            5 + index % 2,
            20,
            [{"bought good books": 1}, {"bought good wine": 2} if index < wine else {}],
        )
        for index in range(number)
    ]


def test_wins_by_seat_points_by_source_and_length():
    balance = measure(games(40, 30))
    assert [share.value for share in balance.by_seat] == [0.75, 0.25]
    assert balance.by_seat[0].low == pytest.approx(share_interval(30, 40)[0])
    assert balance.sources["gold"].value == 9
    assert balance.lengths == {5: 20, 6: 20}


def test_a_thing_has_uses_per_seat_and_the_win_share_of_its_users():
    wine = next(thing for thing in things_of(games(40, 30, wine=10)) if thing.name == "wine")
    assert (wine.event, wine.domain) == ("bought", "good")
    assert wine.uses.value == 20 / 80
    assert (wine.wins.value, wine.wins.number) == (0.0, 10)


def significant(base: list[Result], other: list[Result]) -> list[tuple[str, str]]:
    return [(change.kind, change.name) for change in compare(base, other) if change.is_significant]


def test_only_what_changed_beyond_chance_is_called_a_change():
    base = games(400, 200)
    assert significant(base, games(400, 206)) == []
    assert ("seat", "1") in significant(base, games(400, 300))


def noise(number: int, seed: int) -> list[Result]:
    """Return games in which everything is drawn by lot, with forty things that few use."""
    chance = from_seed(seed)
    played = []
    for game in range(number):
        winner = int(chance.below(2))
        uses = [{f"bought good g{int(chance.below(40))}": 1 + int(chance.below(3))} for _ in range(2)]
        points = [int(chance.below(60)), int(chance.below(60))]
        sources = [{"gold": points[0]}, {"gold": points[1]}]
        shares = [float(seat == winner) for seat in range(2)]
        rounds, decisions = 5 + int(chance.below(9)), int(chance.below(200))
        played.append(Result(game, game, ["a", "b"], shares, points, sources, rounds, decisions, uses))
    return played


@pytest.mark.parametrize("number", [2, 5, FEWEST_GAMES, 100])
def test_the_same_material_compared_with_itself_claims_nothing(number):
    """A false claim in at most 5 of 100 comparisons of nothing but noise, from few games and from many."""
    claims = [significant(noise(number, 2 * seed), noise(number, 2 * seed + 1)) for seed in range(100)]
    assert sum(1 for claimed in claims if claimed) <= 5


def test_few_games_claim_no_change_however_large():
    fewer = FEWEST_GAMES - 1
    assert significant(games(fewer, 0), games(fewer, fewer)) == []
    assert ("seat", "1") in significant(games(40, 0), games(40, 40))


def test_a_p_value_is_no_smaller_than_that_of_all_signs_turned():
    """Compared with the exact probability, by all 4,096 ways to set the signs of twelve differences."""
    for differences in ([1.0] * 12, [1.0] * 9 + [-1.0] * 3, [5.0] + [0.1] * 11, [2.0, 3.0, 1.0, -1.0] * 3):
        total = abs(sum(differences))
        exact = sum(
            abs(sum(-d if ways >> index & 1 else d for index, d in enumerate(differences))) >= total - 1e-9
            for ways in range(4096)
        )
        assert exact / 4096 <= p_value(differences)


def test_the_same_run_has_not_changed_at_all():
    assert significant(games(50, 20, wine=9), games(50, 20, wine=9)) == []


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
    answer = json.loads(capsys.readouterr().out)
    assert answer["changes"]
    assert not any(change["is_significant"] for change in answer["changes"])
    assert answer["other_material"].startswith("material (")
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert f"other is {answer['other_material']}; both played the same deals" in shown
    assert "Command: katzentisch balance tests.toy" in shown


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
    vassals = sorted(next(names for names in sets if "reaper" in names and "kneader" in names))
    assert never_used(vassals[1:], sets) == vassals[:1]
    assert never_used(["nothing known"], sets) == []


def test_a_thing_that_appears_or_vanishes_has_changed():
    without, withal = games(200, 100), games(200, 100, wine=150)
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
    texts = [element for element in ET.fromstring(picture).iter() if element.get("text-anchor") == "end"]
    assert [element.text for element in texts] == [long, "x" * 43 + "…"]
    assert all(float(element.get("x")) >= 6 * len(element.text) for element in texts)
