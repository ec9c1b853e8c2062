"""The games as OpenSpiel games, held to OpenSpiel's own tests and played by its own searches."""

import pickle
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import (  # noqa: E402
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation  # noqa: E402

from katzentisch import games  # noqa: E402
from katzentisch.research import openspiel  # noqa: E402
from tests import toy  # noqa: E402
from tests.research.cases import Case, cases, every_case, every_game, every_real_game, named  # noqa: E402

Search = Callable[[Any], int]
ALONE = [
    (name, variant.name, 1)
    for name in games.names()
    for variant in games.box(name).variants
    if 1 in variant.seats
]
every_case_and_alone = pytest.mark.parametrize("case", named([*cases(), *ALONE]))


@pytest.fixture(scope="module", autouse=True)
def toy_is_known(shelf_with_toy: None) -> None:
    openspiel.register_games(["whiskers"])


def loaded(case: Case, **more: object) -> Any:
    name, variant, players = case
    return pyspiel.load_game(f"python_{name}", {"variant": variant, "players": players, **more})


def walked(state: Any, steps: int, seed: int = 1) -> Any:
    """Play at random for so many decisions, or to the end."""
    chooser = random.Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        steps -= 1
    return state


@every_case_and_alone
def test_openspiel_finds_nothing_wrong_in_random_games(case, capfd):
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=True, verbose=False)


@every_case
def test_a_whole_game_is_zero_sum_and_its_history_is_the_game(case):
    game = loaded(case)
    state = walked(game.new_initial_state(), -1)
    assert sum(state.returns()) == pytest.approx(0)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position.table.truth() == state.position.table.truth()


def test_somebody_alone_plays_for_no_sum_and_others_for_zero():
    assert ALONE
    for case in ALONE:
        game = loaded(case)
        assert game.num_players() == 1 and game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
        assert game.utility_sum() is None
        assert walked(game.new_initial_state(), -1).returns() in ([1.0], [-1.0])
    game = loaded(("isle_of_cats", "full", 2))
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM and game.utility_sum() == 0


@every_game
def test_no_game_is_longer_than_it_says(case):
    game = loaded(case)
    state = walked(game.new_initial_state(), -1)
    assert state.position.table.is_over and len(state.history()) - openspiel.BYTES < game.max_game_length()
    short = loaded(case, longest=5)
    state = walked(short.new_initial_state(), -1)
    assert short.max_game_length() == 5 and len(state.history()) == openspiel.BYTES + 5
    assert state.is_terminal() and not state.position.table.is_over
    assert state.returns() == state.position.table.returns()
    resampled = walked(short.new_initial_state(), openspiel.BYTES + 4).resample_from_infostate(
        0, random.Random(1).random
    )
    assert not resampled.is_terminal()
    assert len(walked(resampled, -1).history()) == openspiel.BYTES + 5


@every_game
def test_a_seed_leaves_the_deal_to_nobody(case):
    game = loaded(case, seed=7)
    state = game.new_initial_state()
    assert not state.is_chance_node() and game.max_chance_outcomes() == 0
    assert state.position.table.truth() == game.new_initial_state().position.table.truth()


@every_game
@pytest.mark.parametrize("steps", [0, 2, 4, 5, 9, -1])
def test_clones_and_serialised_states_go_on_like_the_original(case, steps):
    game = loaded(case)
    state = walked(game.new_initial_state(), steps)
    clone = state.clone()
    text = pyspiel.serialize_game_and_state(game, state)
    _, read = pyspiel.deserialize_game_and_state(text)
    for twin in (clone, read, pickle.loads(pickle.dumps(state))):
        assert twin.history() == state.history() and twin.current_player() == state.current_player()
        assert walked(twin, -1, seed=3).returns() == walked(state.clone(), -1, seed=3).returns()


@every_case
def test_resampling_keeps_what_the_player_knows_and_deals_the_rest_anew(case):
    state = walked(loaded(case).new_initial_state(), openspiel.BYTES + 6)
    player = state.current_player()
    sampler = random.Random(1).random
    guesses = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    for guess in guesses:
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.legal_actions() == state.legal_actions()
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        assert guess.information_state_tensor(player) == state.information_state_tensor(player)
        assert guess.history()[openspiel.BYTES :] == state.history()[openspiel.BYTES :]
        assert (
            guess.history()[: openspiel.BYTES] != state.history()[: openspiel.BYTES]
        )  # the deal stays hidden
        assert guess.move_number() == state.move_number()
        text = pickle.dumps(guess.clone())
        assert pickle.loads(text).position.table.truth() == guess.position.table.truth()
    assert len({guess.position.table.truth() for guess in guesses}) > 1


def information_set_search(game: Any) -> Search:
    searcher = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
    )
    return searcher.step


def search_from_guesses(game: Any) -> Search:
    # Its search in Python: the one in C++ ends the process on any Python game, OpenSpiel's own
    # python_tic_tac_toe included (2.0.2). It reads the table it is given, so it is given a guess.
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = mcts.MCTSBot(game, 1.0, 2, judge, random_state=np.random.RandomState(2))
    luck = random.Random(4).random
    return lambda now: searcher.step(now.resample_from_infostate(0, luck))


SEARCHES = [information_set_search, search_from_guesses]


@pytest.mark.parametrize("search", SEARCHES)
@every_case
def test_openspiels_searches_play_a_whole_game(case, search):
    # Random play of Feudalia is long, and so is each rollout: there a search decides the first moves only.
    searches(case, search, 12 if case[0] == "feudalia" else sys.maxsize)


@pytest.mark.slow
@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("case", named(case for case in cases() if case[0] == "feudalia"))
def test_openspiels_searches_take_every_decision_of_a_long_game(case, search):
    searches(case, search, sys.maxsize)


def searches(case: Case, search: Callable[[Any], Search], decisions: int) -> None:
    game = loaded(case)
    whole_game(walked(game.new_initial_state(), openspiel.BYTES), search(game), decisions)


def whole_game(state: Any, search: Search, decisions: int) -> None:
    """Let a search take so many decisions of player 0, and chance all others."""
    chooser = random.Random(3)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < decisions:
            state.apply_action(search(state))
            searched += 1
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert searched and sum(state.returns()) == pytest.approx(0)


@every_game
def test_observers_see_what_the_player_may_know(case):
    game = loaded(case)
    state = walked(game.new_initial_state(), openspiel.BYTES + 3)
    seen = make_observation(game)
    for player in range(game.num_players()):
        seen.set_from(state, player)
        numbers = np.array(state.position.table.observe(player), np.float32)
        assert np.array_equal(seen.tensor, numbers)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), numbers)
        assert str(state.position.table.view(player)) == seen.string_from(state, player)


@every_real_game
def test_information_states_remember_what_observations_do_not(case):
    game = loaded(case, seed=3)
    state = walked(game.new_initial_state(), 9)
    player = state.current_player()
    numbers = state.information_state_tensor(player)
    assert (
        len(numbers)
        == game.information_state_tensor_size()
        == game.observation_tensor_size() + openspiel.DIGEST
    )
    assert numbers[: -openspiel.DIGEST] == state.observation_tensor(player)
    assert min(numbers) >= 0 and max(numbers) <= 1
    states = {}
    state = game.new_initial_state()
    for _ in range(60):
        told = state.information_state_string(player)
        states[told] = tuple(state.information_state_tensor(player))
        own = [action for who, action in pairs(state) if who == player]
        assert openspiel.own_decisions(state.position, player) == own
        walked(state, 1, seed=len(states))
        if state.is_terminal():
            break
    assert len(set(states.values())) == len(states)


def pairs(state: Any) -> list[tuple[int, int]]:
    return [(step.player, step.action) for step in state.full_history()]


@pytest.mark.parametrize(
    "solver",
    [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver],
    ids=["external", "outcome"],
)
@every_real_game
def test_mccfr_learns_on_a_game_that_is_bounded(case, solver):
    # Both walk a whole game by recursion, which Python ends at depth 1000; external sampling tries every choice of a player, too.
    longest = 4 if "External" in solver.__name__ else 200
    game = loaded(case, seed=1, longest=longest)
    made = solver(game)
    np.random.seed(1)  # the solvers draw from it
    for _ in range(2):
        made.iteration()
    policy = made.average_policy()
    state = game.new_initial_state()
    probabilities = policy.action_probabilities(state)
    assert sum(probabilities.values()) == pytest.approx(1) and set(probabilities) == set(
        state.legal_actions()
    )
    assert len(made._infostates) > 2


@every_game
def test_actions_have_readable_names_that_tell_them_apart(case):
    state = walked(loaded(case).new_initial_state(), openspiel.BYTES)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(names)) == len(names) and all(names)
    assert [state.string_to_action(name) for name in names] == state.legal_actions()


def playthrough(case: Case) -> list[str]:
    name, variant, players = case
    game = f"python_{name}(variant={variant},players={players})"
    return generate_playthrough.playthrough_lines(game, seed=5, alsologtostdout=False)


def test_a_playthrough_is_the_same_each_time():
    case = ("whiskers", toy.BOX.variants[0].name, 2)
    assert playthrough(case) == playthrough(case)


@pytest.mark.parametrize("case", [("whiskers", toy.BOX.variants[0].name, 2), ("felinia", "basic", 2)])
def test_a_playthrough_can_be_written_to_the_end_of_a_game(case):
    tells_a_whole_game(case)


@pytest.mark.slow
@every_case_and_alone
def test_a_playthrough_can_be_written_however_long_the_game(case):
    tells_a_whole_game(case)


def tells_a_whole_game(case: Case) -> None:
    text = "\n".join(playthrough(case))
    assert "GameType.short_name" in text and f"python_{case[0]}" in text
    assert "# Apply action" in text and "IsTerminal() = True" in text
