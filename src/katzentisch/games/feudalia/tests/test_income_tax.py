"""Which cards pay half of an income (RULES.md 6.2, R8): every set, each once, in bounded time."""

import itertools
import random

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.actions import MOST_SETS
from katzentisch.games.feudalia.rules.income_tax import discard_sets


def test_every_set_that_can_be_listed_has_an_action():
    game = feudalia.BOX.open("scenario_1", 2, {})
    first = game.action({"kind": "discard_set", "set": 1})
    assert game.action({"kind": "discard_set", "set": MOST_SETS}) == first + MOST_SETS - 1


def by_trying_all(counts: list[int], income: list[int], due: int) -> list[list[int]]:
    """List the sets by their definition, the first card counting up fastest."""
    sets = [list(digits[::-1]) for digits in itertools.product(*(range(count + 1) for count in counts[::-1]))]
    worth = {
        tuple(chosen): sum(n * coins for n, coins in zip(chosen, income, strict=True)) for chosen in sets
    }

    def needs_every_card(chosen: list[int]) -> bool:
        total = worth[tuple(chosen)]
        return all(total - coins < due for n, coins in zip(chosen, income, strict=True) if n)

    exact = [chosen for chosen in sets if worth[tuple(chosen)] == due and needs_every_card(chosen)]
    more = [chosen for chosen in sets if worth[tuple(chosen)] > due and needs_every_card(chosen)]
    return exact or more


def test_the_sets_are_those_of_the_definition_in_every_small_hand():
    chance = random.Random(1)
    for _ in range(400):
        kinds = chance.randint(1, 5)
        counts = [chance.randint(0, 3) for _ in range(kinds)]
        income = [chance.randint(0, 6) for _ in range(kinds)]
        due = sum(n * coins for n, coins in zip(counts, income, strict=True)) // 2
        if due == 0:
            continue
        sets = [list(chosen) for chosen in discard_sets(vec[i64](counts), vec[i64](income), due)]
        assert sets == by_trying_all(counts, income, due)[:MOST_SETS]


def test_a_hand_of_sixty_different_cards_is_answered_with_the_first_sets():
    income = [1 + n % 7 for n in range(60)]
    due = sum(income) // 2
    sets = discard_sets(vec[i64]([1] * 60), vec[i64](income), due)
    assert len(sets) == MOST_SETS
    assert all(sum(n * coins for n, coins in zip(chosen, income, strict=True)) == due for chosen in sets)
