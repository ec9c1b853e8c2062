"""Tournaments and ratings: seats changed about, early answers, strengths with intervals."""

import json
import math
from pathlib import Path

import pytest

from katzentisch.cli.main import main
from katzentisch.lab.ratings import Played, rate
from katzentisch.lab.tasks import Rules
from katzentisch.lab.tournament import Pairing, Plan, hold, pairings_of, seatings, tasks_of
from tests.lab.tracking import untracked

TOY = Rules("tests.toy", seats=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_side_sits_in_each_seat_equally_often(seats):
    ways = seatings(seats)
    assert len(set(ways)) == len(ways)
    assert all(2 * sum(way[seat] for way in ways) == len(ways) for seat in range(seats))


def test_on_a_ladder_only_neighbours_play():
    plan = Plan(TOY, ("a", "b", "c"), 1, 1, ladder=True)
    assert [(one.first, one.second) for one in pairings_of(plan)] == [("a", "b"), ("b", "c")]
    everybody = Plan(TOY, ("a", "b", "c"), 1, 1)
    assert len(pairings_of(everybody)) == 3


def test_all_pairings_and_seatings_play_the_same_deals():
    plan = Plan(TOY, ("greedy", "random", "kruemel"), 4, 1)
    seeds = [[task.seed for task in tasks_of(plan, one, 0, 4)] for one in pairings_of(plan)]
    assert seeds[0] == seeds[1] == seeds[2]
    assert len(set(seeds[0])) == 4


def test_a_bot_against_itself_wins_half_by_symmetry():
    standing = hold(Plan(TOY, ("greedy", "greedy"), 30, 3, stop_early=False), untracked)
    assert standing.pairings[0].games == 60
    assert 0.35 < standing.pairings[0].share < 0.65


def test_a_question_that_is_decided_is_asked_no_more():
    standing = hold(Plan(TOY, ("greedy", "random"), 400, 3), untracked)
    pairing = standing.pairings[0]
    assert pairing.is_decided(0.5)
    assert pairing.games < 200
    assert [rating.bot for rating in standing.ratings] == ["greedy", "random"]


def test_a_few_games_decide_nothing():
    assert not Pairing(0, "a", "b", 4.0, 4).is_decided(0.5)
    assert Pairing(0, "a", "b", 90.0, 100).is_decided(0.75)
    assert not Pairing(0, "a", "b", 80.0, 100).is_decided(0.75)


def test_two_hundred_points_win_three_of_four_games():
    games = [Played(("a", "b"), (1.0, 0.0) if number % 4 else (0.0, 1.0), number) for number in range(400)]
    first, second = rate(games)
    assert first.elo - second.elo == pytest.approx(400 * math.log10(3), abs=3)
    assert first.low < first.elo < first.high


def test_who_lost_no_game_may_still_lose_the_next():
    games = [Played(("a", "b"), (1.0, 0.0), number) for number in range(12)]
    first, second = rate(games)
    assert first.elo - first.low > 100
    assert second.high - second.elo > 100
    many = [Played(("a", "b"), (1.0, 0.0), number) for number in range(240)]
    assert rate(many)[0].low > first.low


def test_ratings_understand_tables_of_four():
    games = [Played(("a", "b", "a", "b"), (0.7, 0.0, 0.3, 0.0), number) for number in range(50)]
    assert [rating.bot for rating in rate(games)] == ["a", "b"]


def test_the_command_tells_share_interval_and_ratings(capsys, tmp_path: Path):
    out = tmp_path / "games.csv"
    words = [
        "tournament",
        "tests.toy",
        "--bots",
        "greedy,random",
        "--seats",
        "3",
        "--deals",
        "5",
        "--jobs",
        "1",
    ]
    assert main([*words, "--json", "--out", str(out)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["pairings"][0]["games"] == 30
    assert answer["ratings"][0]["bot"] == "greedy"
    assert len(out.read_text().splitlines()) == 1 + 30 * 3
    assert main([*words, "--lang", "de"]) == 0
    assert "Erster gewinnt" in capsys.readouterr().out


def test_a_target_that_is_no_share_is_refused(capsys):
    assert main(["tournament", "tests.toy", "--target", "75"]) == 2
    assert capsys.readouterr().err == "--target is a share between 0 and 1, not 75.\n"
