"""The call of The Isle of Cats in every wrapper: answers are secret, and island order decides, not the seat's number."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.game import IsleTable
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, island
from katzentisch.research.pettingzoo import env, parallel_env
from katzentisch.research.stepping.position import Position

GAME = ("isle_of_cats", "full", 3)


def called() -> Position:
    """A call in which Ann and Bob can play a card; Cem, then Bob, then Ann is the island order."""
    position = island("call", seats=3, day=2)
    position.table.order = vec[i64]([CEM, BOB, ANN])
    position.give(ANN, "new_basket")
    position.give(BOB, "new_basket")
    return Position(position.table, 1, vec[i64]())


def baskets(table: IsleTable) -> list[int]:
    return [seat["baskets"]["active"] for seat in table.view(-1)["seats"]]


def actions(table: IsleTable) -> tuple[int, int]:
    """Playing the card, and being done."""
    return table.game.action({"kind": "play", "card": "new_basket"}), table.game.action({"kind": "done"})


def test_acting_together_bob_is_served_before_ann():
    together = parallel_env(*GAME)
    together.reset(seed=1)
    together._position = called()
    play, done = actions(together.position.table)
    agents = together.possible_agents
    named = {agents[ANN]: play, agents[BOB]: play, agents[CEM]: done}
    observations, _, _, _, infos = together.step(named)
    assert baskets(together.position.table) == [1, 2, 1]
    assert all("put_back" not in info and info["owes"] for info in infos.values())
    assert observations[agents[ANN]]["action_mask"][play] == 1


@pytest.mark.parametrize("wish", [True, False])
def test_in_turn_the_next_agent_cannot_tell_what_was_answered(wish):
    in_turn = env(*GAME)
    in_turn.reset(seed=1)
    in_turn.go_on_from(called())
    play, done = actions(in_turn.position.table)
    in_turn.step(play if wish else done)
    assert in_turn.agent_selection == in_turn.possible_agents[BOB]
    seen = in_turn.observe(in_turn.agent_selection)["observation"]
    other = env(*GAME)
    other.reset(seed=1)
    other.go_on_from(called())
    other.step(done)
    assert np.array_equal(seen, other.observe(other.agent_selection)["observation"])
    in_turn.step(play)
    in_turn.step(done)
    assert baskets(in_turn.position.table) == [1, 2, 1]


def test_openspiel_has_one_information_state_for_all_answers_of_the_others():
    pyspiel = pytest.importorskip("pyspiel")
    from katzentisch.research import openspiel

    openspiel.register_games(["isle_of_cats"])
    game = pyspiel.load_game("python_isle_of_cats", {"variant": "full", "players": 3, "seed": 1})
    told = set()
    for wish in (True, False):
        state = game.new_initial_state()
        state.position = called()
        state._ask()
        play, done = actions(state.position.table)
        state.apply_action(play if wish else done)
        assert state.current_player() == BOB
        told.add(state.information_state_string(BOB))
        state.apply_action(play)
        state.apply_action(done)
        assert baskets(state.position.table) == [1, 2, 1]
    assert len(told) == 1
