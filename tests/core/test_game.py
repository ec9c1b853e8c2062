"""What `Game` and `Table` make from the methods of a game: checked choices, returns."""

import pytest

from katzentisch.core.chance import from_seed
from katzentisch.core.game import playout
from katzentisch.core.refusals import IllegalChoice
from tests import toy


def test_a_choice_that_is_not_legal_raises_with_its_refusal():
    table = toy.BOX.open(seats=2).deal(7)
    choice = {"kind": "take_back"}
    with pytest.raises(IllegalChoice) as caught:
        table.take(0, choice)
    assert caught.value.refusal == table.why_not(0, table.game.action(choice))


def test_a_finished_game_refuses_every_seat():
    table = toy.BOX.open(seats=2).deal(7)
    playout(table, 1)
    refusal = table.why_not(0, 0)
    assert refusal is not None and refusal.code == "game_over"


@pytest.mark.parametrize(
    ("seats", "winners", "returns"),
    [
        (3, [0], [1.0, -0.5, -0.5]),
        (3, [0, 1], [0.25, 0.25, -0.5]),
        (3, [], [0.0, 0.0, 0.0]),
        (1, [0], [1.0]),
        (1, [], [-1.0]),
    ],
)
def test_returns_sum_to_nothing_and_a_player_alone_wins_or_loses(
    seats: int, winners: list[int], returns: list[float], monkeypatch: pytest.MonkeyPatch
):
    game = toy.BOX.open(seats=3)
    game.seats = seats
    monkeypatch.setattr(toy.WhiskersTable, "winners", lambda table: winners)
    assert toy.WhiskersTable(game, from_seed(7)).returns() == returns
