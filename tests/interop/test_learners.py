"""Stable-Baselines3, sb3-contrib, Tianshou, SuperSuit and a loop like CleanRL's on our environments."""

import re
from pathlib import Path

import gymnasium
import numpy as np
import pytest
import torch

import katzentisch as kt
from katzentisch import games
from katzentisch.research import pettingzoo
from katzentisch.research.batch import BatchEnv
from katzentisch.research.gymnasium import SeatEnv

every_game = pytest.mark.parametrize("game", games.names())


def seats_of(game: str) -> int:
    return min(count for count in games.box(game).variants[0].seats if count > 1)


def test_gymnasium_makes_a_game_by_its_module_without_an_import_of_ours():
    env = gymnasium.make("katzentisch.research.gymnasium:katzentisch/Felinia-v1", players=2)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


@every_game
def test_maskable_ppo_learns_and_its_model_sits_at_a_table(game, tmp_path):
    from sb3_contrib import MaskablePPO

    seats = seats_of(game)
    env = SeatEnv(game, players=seats, opponents="random")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=32, batch_size=16, n_epochs=1, seed=1, device="cpu")
    model.learn(64)
    model.save(tmp_path / "model.zip")
    players = [f"sb3:{tmp_path / 'model.zip'}", *["random"] * (seats - 1)]
    match = kt.play_match(game, players, seed=3)
    assert match.record.choices == kt.play_match(game, players, seed=3).record.choices
    observation, _ = env.reset(seed=3)
    chosen, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
    assert kt.bot(players[0]).choose(kt.Sight(env.position.table, 0), kt.from_seed(1)) == int(chosen)


@pytest.mark.parametrize("algorithm", ["PPO", "A2C", "DQN"])
def test_models_without_masks_are_masked_by_the_bot(algorithm, tmp_path):
    import stable_baselines3

    env = SeatEnv("felinia", players=2, mask="info")
    model = getattr(stable_baselines3, algorithm)("MlpPolicy", env, seed=1, device="cpu")
    model.save(tmp_path / "model.zip")
    match = kt.play_match("felinia", [f"sb3:{tmp_path / 'model.zip'}", "random"], seed=3)
    assert match.table.is_over


def test_a_model_of_another_game_is_refused_by_name(tmp_path):
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MultiInputPolicy", SeatEnv("felinia", players=2), device="cpu")
    model.save(tmp_path / "model.zip")
    with pytest.raises(kt.BadOption, match="was trained on"):
        kt.play_match("isle_of_cats", [f"sb3:{tmp_path / 'model.zip'}", "random"])


@every_game
def test_stable_baselines_finds_nothing_wrong(game):
    from stable_baselines3.common.env_checker import check_env

    check_env(SeatEnv(game, players=seats_of(game), mask="info"), warn=False)


@pytest.mark.parametrize("suffix", ["pt", "pt2"])
def test_a_network_of_torch_sits_at_a_table(suffix, tmp_path):
    game = kt.open("felinia", seats=2)
    network = torch.nn.Linear(len(game.observation_names), game.number_of_actions)
    example = torch.zeros(1, len(game.observation_names))
    path = tmp_path / f"policy.{suffix}"
    if suffix == "pt2":
        torch.export.save(torch.export.export(network, (example,)), path)
    else:
        torch.jit.trace(network, example).save(str(path))
    assert kt.play_match(game, [f"torch:{path}", "random"], seed=3).table.is_over


@every_game
def test_tianshou_collects_whole_games(game):
    from tianshou.algorithm import MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
    from tianshou.data import Collector
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    def made():
        return PettingZooEnv(pettingzoo.env(game, players=seats_of(game)))

    env = made()
    spaces = env.action_space
    agents = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=spaces) for _ in env.agents]
    policy = MultiAgentOffPolicyAlgorithm(algorithms=agents, env=env)
    collected = Collector(policy, DummyVectorEnv([made])).collect(n_episode=1, reset_before_collect=True)
    assert collected.n_collected_episodes == 1


def test_supersuit_stacks_plain_observations():
    import supersuit

    env = pettingzoo.parallel_env("felinia", players=2, mask="info")
    many = supersuit.concat_vec_envs_v1(
        supersuit.pettingzoo_env_to_vec_env_v1(env), 2, base_class="gymnasium"
    )
    observations, infos = many.reset(seed=1)
    assert observations.shape == (4, env.observation_space("player_0").shape[0])
    for _ in range(5):
        actions = [int(np.flatnonzero(info["action_mask"])[0]) for info in _rows(infos, 4)]
        observations, _, _, _, infos = many.step(np.array(actions))
    assert np.isfinite(observations).all()


def _rows(infos: object, rows: int) -> list[dict[str, np.ndarray]]:
    if isinstance(infos, dict):
        return [{"action_mask": infos["action_mask"][row]} for row in range(rows)]
    return list(infos)  # type: ignore[call-overload]


def test_a_loop_like_cleanrls_reads_the_results_of_episodes():
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        BatchEnv("felinia", num_envs=8, opponents="random")
    )
    observation, _ = envs.reset(seed=1)
    ended, returns = 0, []
    random = np.random.default_rng(1)
    while ended < 8:
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])
        observation, _, terminations, truncations, infos = envs.step(actions)
        done = terminations | truncations
        if "final_info" in infos:
            assert (infos["_final_info"] == done).all()
            returns += infos["final_info"]["returns"][infos["_final_info"]].tolist()
            assert all(infos["episode"]["r"][done] == infos["final_info"]["returns"][done, 0])
        ended += int(done.sum())
    assert len(returns) == ended and all(sum(seats) == 0 for seats in returns)


@every_game
def test_torch_shares_the_memory_of_observations(game):
    observations, _ = BatchEnv(game, num_envs=3, mask="info").reset(seed=1)
    tensor = torch.from_dlpack(observations)
    assert tensor.data_ptr() == observations.ctypes.data and tensor.dtype == torch.float32
    tensor[0, 0] = 7
    assert observations[0, 0] == 7


def test_the_loader_of_the_page_reads_an_export(tmp_path):
    pytest.importorskip("pyarrow")
    from katzentisch.cli.main import main

    path = tmp_path / "games.parquet"
    assert main(["export", "felinia", str(path), "--split", "train", "--games", "2", "--jobs", "1"]) == 0
    page = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "page"}
    exec(re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[0], names)
    rows = names["Decisions"](str(path))
    observation, action, paid = rows[0]
    game = kt.open("felinia", seats=2)
    assert (
        observation.shape == (len(game.observation_names),)
        and 0 <= observation.min() <= observation.max() <= 1
    )
    assert 0 <= action < game.number_of_actions and paid in (-1, 0, 1) and len(rows) > 100
