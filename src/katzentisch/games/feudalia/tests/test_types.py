"""Views, questions and what is printed are exactly what their types say."""

import pytest

from katzentisch.core.chance import from_seed
from katzentisch.core.game import SPECTATOR
from katzentisch.core.tests.typed import assert_matches
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.printed_types import Printed
from katzentisch.games.feudalia.knowledge.view_types import Question, View

TABLES = [(variant.name, seats) for variant in feudalia.BOX.variants for seats in variant.seats]
DECISIONS = 400  # enough for the first stages of the cathedral, with masters, trades and payments


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_what_every_seat_and_a_spectator_is_shown_matches_the_types(scenario, seats):
    game = feudalia.BOX.open(scenario, seats, {"random_objectives": seats % 2})
    assert_matches(game.printed(), Printed)
    table, chance = game.deal(seats), from_seed(seats)
    for number in range(DECISIONS):
        if table.is_over:
            break
        seat = table.next_seat()
        assert_matches(table.question(seat), Question)
        if number % 10 == 0:
            for looker in (SPECTATOR, *range(seats)):
                assert_matches(table.view(looker), View)
                assert_matches(table.question(looker), Question)
        table.play(seat, table.greedy_action(seat, table.legal_vec(seat), chance))


def test_a_finished_game_matches_the_types():
    table, chance = feudalia.BOX.open("scenario_1", 2).deal(1), from_seed(1)
    while not table.is_over:
        table.play(table.next_seat(), table.rollout_action(table.next_seat(), chance))
    assert_matches(table.view(0), View)
    assert_matches(table.question(0), Question)
