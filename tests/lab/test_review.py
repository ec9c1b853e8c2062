"""The review of a record: fair, repeatable, cached, and right about an obvious mistake."""

import re
from pathlib import Path
from typing import NoReturn

import pytest

from katzentisch import games
from katzentisch.cli.main import main
from katzentisch.core.chance import from_seed
from katzentisch.core.record import Record
from katzentisch.core.words import load
from katzentisch.lab.estimates import estimate
from katzentisch.lab.review import Moment, Settings, as_data, conclude, review
from katzentisch.lab.review_report import report, turning_text, turning_title
from katzentisch.lab.tasks import Rules
from tests import toy
from tests.lab.tracking import untracked

TOY = Rules("tests.toy", seats=2)
QUICK = Settings(samples=12, iterations=40)


def recorded(seed: int = 3) -> Record:
    """Return a random game of Whiskers."""
    game = TOY.open()
    record = Record.of(game, seed)
    table, chance = game.deal(seed), from_seed(seed)
    while not table.is_over:
        seat = table.next_seat()
        actions = table.legal(seat)
        record.choices.append((seat, actions[chance.below(len(actions))]))
        table.play(*record.choices[-1])
    return record


def test_every_decision_is_judged_for_every_seat():
    moments = review(recorded(), TOY, QUICK, untracked).moments
    assert [moment.number for moment in moments] == list(range(8))
    for moment in moments:
        assert sum(moment.led) == pytest.approx(1)
        assert sum(moment.expected) == pytest.approx(1)
    final = recorded().replay(TOY.open())
    assert moments[-1].led == [1.0 / len(final.winners()) * (seat in final.winners()) for seat in (0, 1)]
    assert moments[-1].band == [0.0, 0.0]


def test_the_same_seed_gives_the_same_review_on_any_number_of_processes():
    assert review(recorded(), TOY, QUICK, untracked) == review(recorded(), TOY, QUICK, untracked, jobs=2)


def test_luck_in_shares_of_the_win_sums_to_zero():
    assert sum(review(recorded(), TOY, QUICK, untracked).luck) == pytest.approx(0, abs=1e-9)


def test_a_review_made_before_comes_from_the_cache(tmp_path: Path):
    first = review(recorded(), TOY, QUICK, untracked, tmp_path)

    def never(answers: object, total: int, text: str, done: int) -> NoReturn:
        raise AssertionError("nothing should be computed")

    assert review(recorded(), TOY, QUICK, never, tmp_path).luck == first.luck
    with pytest.raises(AssertionError):
        review(recorded(), TOY, Settings(samples=13, iterations=40), never, tmp_path)


def test_an_estimate_does_not_depend_on_what_the_seat_cannot_know():
    table = TOY.open().deal(4)
    elsewhere = table.guess(0, 9)
    assert estimate(table, 0, -1, 10, 5) == estimate(elsewhere, 0, -1, 10, 5)


def moment(number: int, cost: float) -> Moment:
    reasons: list[tuple[str, dict[str, object]]] = [("clear", {"visits": 1, "iterations": 2})]
    return Moment(
        number, 0, 1, [0.5, 0.5], [0.1, 0.1], [0.4, 0.6], 2, cost, reasons, {"kind": "lay", "left": 3}
    )


def test_turning_points_are_the_costliest_choices_in_the_order_of_the_game():
    costs = [0.01, 0.2, 0.05, 0.3, 0.04, 0.06, 0.07]
    conclusion = conclude([moment(number, cost) for number, cost in enumerate(costs)], 2)
    assert [turn.number for turn in conclusion.turning_points] == [1, 2, 3, 5, 6]
    assert conclusion.luck == pytest.approx([0.7, -0.7])


def test_the_page_and_the_data_name_choices():
    conclusion = conclude([moment(0, 0.2)], 2)
    game = TOY.open()
    told = as_data(conclusion, game)["turning_points"][0]
    assert told["better"] == {"kind": "lay", "value": 3}
    assert told["question"] == {"kind": "lay", "left": 3}
    from katzentisch.bots import WORDS
    from katzentisch.cli.terminal.language import shell_words

    words = load("en", toy.BOX.folder / "words", WORDS)
    page = report(conclusion, game, ["Ana", "Ben"], shell_words("en"), words).to_html()
    assert "Lay the 3" in page
    assert "<svg" in page


@pytest.mark.parametrize(("share", "cost"), [(0.404, 0.032), (0.396, 0.034), (0.005, 0.995)])
def test_what_a_choice_cost_is_the_difference_of_the_chances_beside_it(share: float, cost: float):
    """0.436 is 44 %, 0.404 is 40 % and 0.032 is 3 %: rounded one by one they would contradict each other."""
    from katzentisch.bots import WORDS

    words = load("en", toy.BOX.folder / "words", WORDS)
    turn = moment(0, cost)
    turn.expected[0] = share
    title = turning_title(TOY.open(), turn, words, ["Ana", "Ben"])
    text = turning_text(TOY.open(), turn, words, ["Ana", "Ben"])
    before, after = (int(number) for number in re.findall(r"([0-9]+)%", text))
    assert f"−{before - after}%" in title


@pytest.mark.skipif("felinia" not in games.names(), reason="needs a game on the shelf")
def test_the_command_tells_the_story_of_a_record(tmp_path: Path, capsys, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = games.box("felinia").open(seats=2)
    record = Record.of(game, 1)
    table = game.deal(1)
    for _ in range(60):
        seat = table.next_seat()
        record.choices.append((seat, table.legal(seat)[0]))
        table.play(*record.choices[-1])
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(game))
    words = ["review", str(file), "--samples", "4", "--iterations", "16", "--jobs", "1"]
    assert main([*words, "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "60 Entscheidungen" in shown
    assert "Runde " in shown and "“ statt „" in shown and "(Siegchance " in shown and "nur auf " in shown
    assert "{" not in shown  # prices and the like are those of the question
    assert main([*words, "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert "You, Round " in told and "leaves you at" in told and "Player 2, Round " not in told
    assert main([*words, "--names", "Ana,Minka"]) == 0
    named = capsys.readouterr().out
    assert "Ana, Round " in named or "Minka, Round " in named
    assert "Ana  " in named and "Minka  " in named and "Player" not in named
    for wrong in ("Ana", "Ana,Ben,Cara", "Ana,"):
        assert main([*words, "--names", wrong]) == 2
        assert f"'{wrong}'" in capsys.readouterr().err
    assert main([*words, "--seat", "3"]) == 2
    assert "--seat 3" in capsys.readouterr().err
    assert main([*words, "--out", str(tmp_path / "page.html")]) == 0
    assert "<svg" in (tmp_path / "page.html").read_text()
