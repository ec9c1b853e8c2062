"""Views, questions and what is printed have exactly the shape their types declare."""

import pytest

from katzentisch.core.tests.typed import assert_matches
from katzentisch.games.felinia.box.printed_types import Printed
from katzentisch.games.felinia.knowledge.view_types import Question, View
from katzentisch.games.felinia.state.asked import QUESTIONS

from .positions import game
from .test_hidden import lively_game

SPECTATOR = -1


@pytest.mark.parametrize("families", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_views_and_questions_of_whole_games_match_their_types(mode, families):
    asked = set()
    for number, table in enumerate(lively_game(mode, families, families, next_boat_visible=families == 3)):
        actor = table.to_act[0]
        assert_matches(table.question(actor), Question)
        asked.add(table.question(actor)["kind"])
        for seat in range(SPECTATOR, families) if number % 5 == 0 else ():
            assert_matches(table.view(seat), View)
            assert_matches(table.question(seat), Question)
    assert_matches(table.view(SPECTATOR), View)
    assert asked >= {"bid", "deal", "guild", "board", "step", "store"}
    assert asked <= set(QUESTIONS)


@pytest.mark.parametrize("families", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_is_printed_matches_its_type(mode, families):
    assert_matches(game(mode, families).printed(), Printed)


def test_a_view_after_the_end_shows_all_and_matches_its_type():
    table = game("advanced", 3).deal(4)
    while not table.is_over:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    for seat in range(SPECTATOR, 3):
        assert_matches(table.view(seat), View)
        assert_matches(table.question(seat), Question)
        assert all(family["own"] is not None for family in table.view(seat)["seats"])
