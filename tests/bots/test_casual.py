"""The levels that err as people do: what they overlook, misjudge and prefer."""

from itertools import pairwise
from typing import Any

import pytest

from katzentisch import bots, games
from katzentisch.bots.casual import CasualBot
from katzentisch.bots.levels import Level
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight
from katzentisch.lab import runs
from katzentisch.lab.results import play
from katzentisch.lab.tasks import Rules, series
from tests import toy


def cat(**traits: Any) -> CasualBot:
    return CasualBot(Level(1, {"id": "cat", "name": "Cat", "plays": "casual", "face": "", **traits}))


def chosen(bot: bots.Bot, table: Table, number: int = 200) -> list[int]:
    seat = int(table.next_seat())
    return [bot.choose(Sight(table, seat), from_seed(seed)) for seed in range(number)]


def best_of(table: Table) -> int:
    return max(table.legal(0), key=lambda action: table.prior(0, action))


def test_a_cat_without_mistakes_takes_the_best() -> None:
    table = toy.dealt()
    assert set(chosen(cat(), table)) == {best_of(table)}


def test_the_best_is_overlooked_as_often_as_the_level_says() -> None:
    table = toy.dealt()
    assert len(table.legal(0)) > 2
    missed = sum(action != best_of(table) for action in chosen(cat(overlooks=0.3), table, 1000))
    assert missed == pytest.approx(300, abs=45)


def test_near_equal_options_are_confused_more_often_than_different_ones() -> None:
    table = toy.dealt()
    by_prior = sorted(table.legal(0), key=lambda action: -table.prior(0, action))
    gap = table.prior(0, by_prior[0]) - table.prior(0, by_prior[-1])
    taken = chosen(cat(misjudges=gap / 3), table, 1000)
    counts = [taken.count(action) for action in by_prior]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[1] > 0


def test_no_error_is_so_large_that_a_great_difference_is_missed() -> None:
    table = toy.dealt()
    by_prior = sorted(table.legal(0), key=lambda action: -table.prior(0, action))
    gap = table.prior(0, by_prior[0]) - table.prior(0, by_prior[-1])
    assert by_prior[-1] not in chosen(cat(misjudges=gap / 6.1), table, 1000)


def named_options(number: int) -> list[Table]:
    """Tables of The Isle of Cats where the seat to act has three or more cards or cats to choose from."""
    tables: list[Table] = []
    table = games.open(games.options("isle_of_cats", "family", 2, {})).deal(5)
    while len(tables) < number:
        seat = int(table.next_seat())
        if 3 <= len(table.legal(seat)) <= 24:
            tables.append(table.copy())
        table.play(seat, Sight(table, seat).greedy_action(from_seed(1)))
    return tables


def test_every_cat_has_its_own_favourites_and_keeps_them() -> None:
    """With great errors any option is taken at times; a great liking narrows it to the same few each time."""
    tables = named_options(12)

    def taken(name: str, likes: float) -> list[set[int]]:
        return [set(chosen(cat(id=name, misjudges=9.0, likes=likes), table, 20)) for table in tables]

    fond, fair, other = taken("one", 1e6), taken("one", 0.0), taken("other", 1e6)
    assert all(mine <= any_of_them for mine, any_of_them in zip(fond, fair, strict=True))
    assert sum(map(len, fond)) < 0.9 * sum(map(len, fair))
    assert any(mine != yours for mine, yours in zip(fond, other, strict=True))


def test_every_casual_level_errs_less_than_the_one_below() -> None:
    casual = [level for level in bots.levels() if level.plays == "casual"]
    assert len(casual) == 3
    for weaker, stronger in pairwise(casual):
        assert weaker.overlooks.most() > stronger.overlooks.most()
        assert weaker.likes > stronger.likes


def test_a_casual_level_says_what_it_would_have_liked_next() -> None:
    decision = bots.make("kruemel").decide(Sight(toy.dealt(), 0), from_seed(1))
    assert [reason.key for reason in decision.reasons] == ["at_a_glance"]
    assert decision.alternatives[0].action == decision.action


@pytest.mark.parametrize("rung", [*pairwise(["kruemel", "flocke", "moritz", "minka"])], ids="-".join)
def test_each_quick_level_beats_the_one_below(rung: tuple[str, str]) -> None:
    """A coarse guard on one variant; docs/results/bots.md has every rung of every variant."""
    weaker, stronger = rung
    tasks = series(Rules("felinia", "basic", 2), [stronger, weaker], 60, 1)
    assert 0.55 < sum(result.shares[0] for result in runs.run(play, tasks, 1)) / 60 < 0.95
