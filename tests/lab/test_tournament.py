"""Tournaments and ratings: seats changed about, early answers, strengths with intervals."""

import itertools
import json
import math
import re
from pathlib import Path
from shlex import split

import choix
import pytest

from katzentisch.cli.main import main, shell_words
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.tournament import show
from katzentisch.core.chance import from_seed
from katzentisch.lab.ratings import ELO, Played, rate
from katzentisch.lab.sequential import Hypotheses, decision
from katzentisch.lab.tasks import Rules
from katzentisch.lab.tournament import Pairing, Plan, Standing, hold, pairings_of, seatings, tasks_of
from tests.lab.tracking import untracked

TOY = Rules("tests.toy", seats=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_side_sits_in_each_seat_equally_often(seats):
    ways = seatings(seats)
    assert len(set(ways)) == len(ways)
    assert all(2 * sum(way[seat] for way in ways) == len(ways) for seat in range(seats))


def test_on_a_ladder_only_neighbours_play():
    plan = Plan(TOY, ("a", "b", "c"), 1, 1, ladder=True)
    assert [(pairing.first, pairing.second) for pairing in pairings_of(plan)] == [("a", "b"), ("b", "c")]
    everybody = Plan(TOY, ("a", "b", "c"), 1, 1)
    assert len(pairings_of(everybody)) == 3


def test_all_pairings_and_seatings_play_the_same_deals():
    plan = Plan(TOY, ("greedy", "random", "kruemel"), 4, 1)
    seeds = [[task.seed for task in tasks_of(plan, pairing, 0, 4)] for pairing in pairings_of(plan)]
    assert seeds[0] == seeds[1] == seeds[2]
    assert len(set(seeds[0])) == 4


def test_a_bot_against_itself_wins_half_by_symmetry():
    standing = hold(Plan(TOY, ("greedy", "greedy"), 30, 3, stop_early=False), untracked)
    assert standing.pairings[0].games == 60
    assert 0.35 < standing.pairings[0].share < 0.65


def test_a_bot_is_not_found_stronger_than_itself():
    plan = Plan(TOY, ("greedy", "greedy"), 40, 3, decide=Hypotheses(0.5, 0.6))
    pairing = hold(plan, untracked).pairings[0]
    assert plan.answer(pairing) == "below"
    assert sum(pairing.shares_by_deal()) == pytest.approx(pairing.share * len(pairing.shares_by_deal()))


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


def ladder(deals, *names):
    """Return games in which each bot wins every game against the next one."""
    pairs = itertools.pairwise(names)
    return [Played(pair, (1.0, 0.0), deal) for pair in pairs for deal in range(deals)]


def test_who_lost_no_game_may_still_lose_the_next():
    first, second = rate(ladder(12, "a", "b"))
    assert first.low < first.elo < first.high
    assert second.low < second.elo < second.high
    assert (first.has_upper_end, first.has_lower_end) == (False, True)
    assert (second.has_upper_end, second.has_lower_end) == (True, False)


def test_more_games_say_more_of_bots_far_apart():
    """One deal says little, a hundred say more, although the share is the same."""
    few, some, many = (rate(ladder(deals, "a", "b", "c"))[0] for deals in (1, 10, 100))
    assert few.elo < some.elo < many.elo
    assert few.low < some.low < many.low
    assert few.low < 150 < 400 < many.low


def test_one_lost_game_gives_a_rating_both_ends():
    games = [*ladder(20, "a", "b"), Played(("a", "b"), (0.0, 1.0), 20)]
    assert all(rating.has_upper_end and rating.has_lower_end for rating in rate(games))


def test_ends_are_known_round_a_circle_of_wins():
    games = [*ladder(3, "a", "b", "c"), *ladder(1, "c", "a")]
    assert all(rating.has_upper_end and rating.has_lower_end for rating in rate(games))
    middle = next(rating for rating in rate(ladder(3, "a", "b", "c")) if rating.bot == "b")
    assert not middle.has_upper_end
    assert not middle.has_lower_end


def test_ratings_agree_with_choix():
    """Another library, given our prior as games, finds the same strengths."""
    chance, names = from_seed(5), ("a", "b", "c", "d")
    winners = [
        (first, second) if chance.below(10) < 5 + second - first else (second, first)
        for first, second in itertools.combinations(range(4), 2)
        for _ in range(40)
    ]
    games = [Played((names[w], names[x]), (1.0, 0.0), deal) for deal, (w, x) in enumerate(winners)]
    prior = list(itertools.permutations(range(4), 2))
    expected = choix.ilsr_pairwise(4, [*winners, *prior], alpha=0)
    got = {rating.bot: rating.elo for rating in rate(games)}
    assert [got[name] for name in names] == pytest.approx([ELO * value for value in expected], abs=0.5)


def test_an_interval_holds_the_truth_about_as_often_as_it_says():
    """Sixty tournaments of two bots of which the first truly wins 70 %: 95 % intervals miss seldom."""
    truth, missed = 200 * math.log10(7 / 3), 0
    for seed in range(60):
        chance = from_seed(seed)
        wins = [float(chance.below(10) < 7) for _ in range(40)]
        games = [Played(("a", "b"), (won, 1 - won), deal) for deal, won in enumerate(wins)]
        rating = next(rating for rating in rate(games) if rating.bot == "a")
        missed += not rating.low <= truth <= rating.high
    assert missed <= 8


def test_a_few_deals_that_end_alike_are_not_certain():
    """Four deals, one win each way in every one: the bots look equal, but nobody knows it to a point."""
    games = [Played(bots, (1.0, 0.0), deal) for deal in range(4) for bots in (("a", "b"), ("b", "a"))]
    first, second = rate(games)
    assert first.elo == pytest.approx(second.elo, abs=1)
    assert first.low < -15 < 15 < first.high


def test_ratings_understand_tables_of_four():
    games = [Played(("a", "b", "a", "b"), (0.7, 0.0, 0.3, 0.0), number) for number in range(50)]
    assert [rating.bot for rating in rate(games)] == ["a", "b"]


def test_the_command_tells_share_interval_and_ratings(capsys, tmp_path: Path):
    out = tmp_path / "games.csv"
    words = split("tournament tests.toy --bots greedy,random --seats 3 --deals 5 --jobs 1")
    assert main([*words, "--json", "--out", str(out)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["pairings"][0]["games"] == 30
    assert answer["ratings"][0]["bot"] == "greedy"
    assert len(out.read_text().splitlines()) == 1 + 30 * 3
    assert main([*words, "--lang", "de"]) == 0
    assert "Erster gewinnt" in capsys.readouterr().out


@pytest.mark.parametrize("given", ["0.5", "0.6,0.5", "a,b", "0,1", "0.5,0.6,0.7", "nan,0.6"])
def test_shares_that_make_no_test_are_refused(capsys, given):
    assert main(["tournament", "tests.toy", "--decide", given]) == 2
    assert "--decide takes two shares between 0 and 1" in capsys.readouterr().err


def shares_until_decided(truth, seed, between):
    """Return what the test decides about deals whose two games are each won with probability `truth`."""
    chance, shares = from_seed(seed), []
    while (answer := decision(shares, between)) is None:
        shares.append(sum(float(chance.fraction()) < truth for _ in range(2)) / 2)
    return answer, len(shares)


@pytest.mark.parametrize("truth", [0.5, 0.6])
def test_a_sequential_test_errs_seldom_and_stops_early(truth):
    between = Hypotheses(0.5, 0.6)
    answers = [shares_until_decided(truth, seed, between) for seed in range(200)]
    assert sum(answer != truth for answer, _ in answers) <= 16  # 5 % of 200, and some luck
    assert sum(deals for _, deals in answers) / 200 < 135  # a fixed number of deals needs twice as many


def test_a_tournament_stops_where_the_sequential_test_has_decided(capsys):
    words = ["tournament", "tests.toy", "--bots", "greedy,random", "--deals", "400", "--jobs", "1"]
    assert main([*words, "--decide", "0.5,0.6", "--json"]) == 0
    pairing = json.loads(capsys.readouterr().out)["pairings"][0]
    assert (pairing["answer"], pairing["decided"]) == ("above", True)
    assert pairing["games"] < 200
    assert main([*words, "--decide", "0.5,0.6"]) == 0
    assert "rather 60%" in capsys.readouterr().out


def test_a_bot_that_lost_no_game_is_given_a_bound(capsys):
    plan = Plan(TOY, ("a", "b"), 5, 1)
    standing = Standing([Pairing(0, "a", "b", 10.0, 10)], rate(ladder(10, "a", "b")))
    show(Shell(shell_words("en"), json_wanted=False), plan, standing)
    shown = capsys.readouterr().out
    assert re.search(r"a +> \+\d+ +–", shown)
    assert re.search(r"b +< -\d+ +–", shown)
    assert "only a bound" in shown


def test_a_target_that_is_no_share_is_refused(capsys):
    assert main(["tournament", "tests.toy", "--target", "75"]) == 2
    assert capsys.readouterr().err == "--target is a share between 0 and 1, not 75.\n"
