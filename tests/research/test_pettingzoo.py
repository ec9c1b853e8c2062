"""The games as PettingZoo environments, held to PettingZoo's own suites and to our promises."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.game import SPECTATOR
from katzentisch.core.options import BadOption
from katzentisch.core.refusals import IllegalChoice
from katzentisch.research.pettingzoo import SeatsEnv, env, parallel_env
from tests.research.cases import Pick, every_case, every_drawn_game, every_game, picker


@contextmanager
def expected_remarks() -> Iterator[None]:
    """PettingZoo remarks on every observation that is a dictionary and not one of its own games'."""
    with warnings.catch_warnings():
        for remark in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",  # of games that are over
        ):
            warnings.filterwarnings("ignore", message=remark)
        yield


def played(table: SeatsEnv, pick: Pick, steps: int | None = None) -> list[tuple[str, int]]:
    """Play with the mask alone; return the agents and actions in order."""
    done = []
    for agent in table.agent_iter():
        _, _, over, _, info = table.last(observe=False)
        if over or len(done) == steps:
            break
        action = pick(info["action_mask"])
        done.append((agent, action))
        table.step(action)
    return done


@every_case
def test_pettingzoo_finds_nothing_wrong(case, capsys):
    with expected_remarks():
        api_test(env(*case), num_cycles=60)


@every_case
def test_pettingzoo_finds_nothing_wrong_with_acting_together(case, capsys):
    with expected_remarks():
        parallel_api_test(parallel_env(*case), num_cycles=60)


@every_game
def test_pettingzoo_finds_the_same_seed_giving_the_same_game(case):
    seed_test(lambda: env(*case), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(*case, illegal="lose"), num_cycles=20)


@every_drawn_game
def test_pettingzoo_finds_every_way_to_render(case, capsys):
    is_svg = {"svg": lambda picture: picture.startswith("<svg") and picture.rstrip().endswith("</svg>")}
    render_test(lambda render_mode: env(*case, render_mode=render_mode), custom_tests=is_svg)


@every_game
def test_planes_and_shaped_rewards_pass_the_same_suite(case, capsys):
    with expected_remarks():
        api_test(env(*case, planes=True, reward="both"), num_cycles=60)


@every_case
def test_the_mask_is_what_the_game_says_is_legal_and_never_empty(case):
    table = env(*case)
    table.reset(seed=3)
    pick = picker(3)
    for agent in table.agent_iter():
        observation, _, over, _, info = table.last()
        if over:
            break
        seat = table.possible_agents.index(agent)
        legal = table.position.table.legal(seat)
        assert legal and np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        for other in table.agents:
            assert other == agent or not table.action_mask(other).any()
        table.step(pick(info["action_mask"]))


@every_case
def test_the_result_is_paid_once_and_is_the_games_own(case):
    table = env(*case)
    table.reset(seed=4)
    played(table, picker(4))
    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert list(table.rewards.values()) == table.position.table.returns()


@every_game
def test_shaped_rewards_sum_to_the_final_margin(case):
    table = env(*case, reward="score")
    table.reset(seed=5)
    started = [score.total for score in table.position.table.scores()]
    paid = dict.fromkeys(table.possible_agents, 0.0)
    pick = picker(5)
    while not any(table.terminations.values()):
        table.step(pick(table.infos[table.agent_selection]["action_mask"]))
        for agent, reward in table.rewards.items():
            paid[agent] += reward
    totals = [score.total for score in table.position.table.scores()]
    for seat, agent in enumerate(table.possible_agents):
        margin = [points[seat] - max(points[:seat] + points[seat + 1 :]) for points in (started, totals)]
        assert paid[agent] == pytest.approx((margin[1] - margin[0]) / 100)


def test_a_point_of_the_margin_pays_a_hundredth_also_where_a_game_counts_halves():
    table = env("feudalia", "scenario_1", 2, reward="score")
    table.reset(seed=5)

    def lead() -> float:
        own, other = (player["vp"] for player in table.position.table.view(SPECTATOR)["seats"])
        return own - other

    before, paid, pick = lead(), 0.0, picker(5)
    while not any(table.terminations.values()):
        table.step(pick(table.infos[table.agent_selection]["action_mask"]))
        paid += table.rewards["player_0"]
    assert lead() != before
    assert paid == pytest.approx((lead() - before) / 100)


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_like_the_original_and_leaves_it_alone(case, copied):
    table = env(*case)
    table.reset(seed=6)
    pick = picker(6)
    for steps in (0, 1, 10, 10):
        played(table, pick, steps)
        before = table.position.table.truth()
        twin = copied(table)
        assert twin.position.table.truth() == before and twin.agent_selection == table.agent_selection
        rest = played(twin, picker(7))
        assert table.position.table.truth() == before
        other = copied(table)
        assert played(other, picker(7)) == rest
        assert other.position.table.truth() == twin.position.table.truth()
        assert other.rewards == twin.rewards
    other.reset()
    twin.reset()
    assert (
        other.position.table.truth() == twin.position.table.truth()
    )  # the luck of later deals is copied too


@every_game
def test_a_finished_game_can_be_pickled(case):
    table = env(*case)
    table.reset(seed=8)
    played(table, picker(8))
    twin = pickle.loads(pickle.dumps(table))
    for agent in twin.agent_iter():
        _, reward, over, _, _ = twin.last()
        assert over and reward == table.rewards[agent]
        twin.step(None)
    assert twin.agents == []


@every_game
def test_an_illegal_action_is_refused_with_its_reason(case):
    table = env(*case)
    table.reset(seed=9)
    mask = table.infos[table.agent_selection]["action_mask"]
    closed = int(np.flatnonzero(mask == 0)[0])
    before = table.position.table.truth()
    with pytest.raises(IllegalChoice):
        table.step(closed)
    assert table.position.table.truth() == before


@pytest.mark.parametrize(
    ("action", "kind", "said"),
    [
        (2.0, TypeError, "cannot be interpreted as an integer"),
        ("3", TypeError, "cannot be interpreted as an integer"),
        (None, TypeError, "is alive and must name an action, not None"),
        (-1, NoSuchChoice, "action -1 is not between 0 and 158"),
        (10**30, NoSuchChoice, "is not between 0 and 158"),
    ],
)
def test_what_is_no_number_of_an_action_is_refused_and_nothing_has_happened(action, kind, said):
    table = env("felinia", "basic", 2)
    table.reset(seed=1)
    with pytest.raises(kind, match=said):
        table.step(action)
    assert table.position.choices() == []
    table.step(np.int64(picker(1)(table.last(observe=False)[4]["action_mask"])))
    assert len(table.position.choices()) == 1


@every_game
def test_an_illegal_action_may_lose_the_game_instead(case):
    table = env(*case, illegal="lose")
    table.reset(seed=9)
    agent = table.agent_selection
    mask = table.infos[agent]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1.0 and sum(table.rewards.values()) == pytest.approx(0)
    assert {"code", "facts", "rule"} == set(table.infos[agent]["refusal"])


@every_case
def test_acting_together_and_in_turn_play_the_same_game(case):
    # In turn, a seat that owes several decisions may be asked for all of them before the next seat is.
    together, in_turn = parallel_env(*case), env(*case)
    observations, _ = together.reset(seed=10)
    pick = picker(10)
    chosen = {agent: [] for agent in together.agents}
    while together.agents:
        actions = {agent: pick(seen["action_mask"]) for agent, seen in observations.items()}
        observations, rewards, _, _, infos = together.step(actions)
        for agent, action in actions.items():
            if action != together.waiting and "put_back" not in infos[agent]:
                chosen[agent].append(action)
    in_turn.reset(seed=10)
    while not any(in_turn.terminations.values()):
        in_turn.step(chosen[in_turn.agent_selection].pop(0))
    assert not any(chosen.values())
    assert together.position.table.truth() == in_turn.position.table.truth()
    assert rewards == in_turn.rewards


@every_case
def test_together_whoever_owes_nothing_can_only_wait(case):
    together = parallel_env(*case)
    observations, infos = together.reset(seed=11)
    pick = picker(11)
    for _ in range(30):
        if not together.agents:
            break
        for agent, seen in observations.items():
            assert seen["action_mask"].any()
            assert bool(seen["action_mask"][-1]) != infos[agent]["owes"]
        actions = {agent: pick(seen["action_mask"]) for agent, seen in observations.items()}
        observations, _, _, _, infos = together.step(actions)


def test_together_says_what_is_wrong_with_an_action():
    together = parallel_env("whiskers", players=2)
    with pytest.raises(ResetNeeded):
        together.step({})
    together.reset(seed=1)
    with pytest.raises(ValueError, match="player_1 named no action"):
        together.step({"player_0": int(np.flatnonzero(together.action_mask("player_0"))[0])})
    with pytest.raises(ValueError, match="may not wait"):
        together.step({"player_0": together.waiting, "player_1": together.waiting})
    with pytest.raises(ValueError, match="player_0 must name an action by its number"):
        together.step({"player_0": 0.0, "player_1": 0})


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_acting_together_goes_on_like_the_original(case, copied):
    together = parallel_env(*case)
    observations, _ = together.reset(seed=12)
    pick = picker(12)
    for _ in range(2):
        actions = {agent: pick(seen["action_mask"]) for agent, seen in observations.items()}
        observations, *_ = together.step(actions)
    before = together.position.table.truth()
    twin = copied(together)
    actions = {agent: pick(seen["action_mask"]) for agent, seen in observations.items()}
    twin.step(actions)
    assert together.position.table.truth() == before
    together.step(actions)
    assert together.position.table.truth() == twin.position.table.truth()


def test_bad_names_are_answered_with_good_ones():
    with pytest.raises(BadOption, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(BadOption, match="usual"):
        env("whiskers", "advanced")
    with pytest.raises(BadOption, match="result, score, both"):
        env("whiskers", reward="money")
    with pytest.raises(BadOption, match="raise, lose"):
        env("whiskers", illegal="cry")
    with pytest.raises(BadOption, match="rgb_array"):
        env("whiskers", render_mode="video")
    with pytest.raises(ResetNeeded):
        env("whiskers").step(0)


def test_the_state_is_what_all_agents_know_together():
    table = env("whiskers", players=3)
    table.reset(seed=1)
    whole = table.state()
    assert whole in table.state_space
    parts = [table.observe(agent)["observation"] for agent in table.agents]
    assert np.array_equal(whole, np.concatenate(parts))
