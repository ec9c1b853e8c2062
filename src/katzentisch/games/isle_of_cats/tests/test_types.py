"""Views, questions and what is printed are what their types say, for every seat of every variant."""

import random

import pytest

from katzentisch.core.tests.typed import assert_matches
from katzentisch.games.isle_of_cats.box.printed_types import Printed
from katzentisch.games.isle_of_cats.knowledge.view_types import Question, View
from katzentisch.games.isle_of_cats.tests.positions import rules

TABLES = [
    ("full", 2, None),
    ("full", 3, None),
    ("full", 4, None),
    ("family", 2, None),
    ("family", 4, None),
    ("solo", 1, "easy"),
    ("solo", 1, "expert"),
]


@pytest.mark.parametrize(("variant", "seats", "difficulty"), TABLES)
def test_views_and_questions_of_a_whole_game_match_their_types(variant, seats, difficulty):
    table = rules(variant, seats, difficulty).deal(seats)
    chance = random.Random(seats)
    kinds = set()
    while not table.is_over:
        for seat in range(-1, seats):
            assert_matches(table.question(seat), Question)
            kinds.add(table.question(seat).get("kind"))
        if chance.random() < 0.2:
            for seat in range(-1, seats):
                assert_matches(table.view(seat), View)
        seat = table.next_seat()
        table.play(seat, chance.choice(table.legal(seat)))
    for seat in range(-1, seats):
        assert_matches(table.view(seat), View)
    assert len(kinds) > 4


def test_what_is_printed_matches_its_type():
    assert_matches(rules().printed(), Printed)
