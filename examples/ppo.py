"""MaskablePPO of sb3-contrib learns a game against the rungs of the benchmark's ladder.

    pip install 'katzentisch[research]' sb3-contrib
    python examples/ppo.py ppo.zip --minutes 25 --seed 1 --curve ppo.csv
    katzentisch evaluate sb3:ppo.zip --game felinia

A quarter of the tables plays against each of Krümel, Flocke, Moritz and Minka. The reward is the result and a hundredth per point
of lead. Time is CPU time of this process; the curve has the share of games won against each rung while learning.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from katzentisch.research.batch import BatchEnv

RUNGS = ("kruemel", "flocke", "moritz", "minka")
TABLES = 16  # per rung
STEPS = 128  # per table and update
RATE = 5e-4


class Tables(VecEnv):
    """Batches of tables, one after the other, as an environment of Stable-Baselines3."""

    def __init__(self, batches: Sequence[BatchEnv]) -> None:
        self.batches = list(batches)
        first = self.batches[0]
        super().__init__(
            sum(batch.num_envs for batch in self.batches),
            first.single_observation_space,
            first.single_action_space,
        )
        self.results: list[list[float]] = [[] for _ in self.batches]  # of the games that ended, by batch
        self._first = np.cumsum([0, *(batch.num_envs for batch in self.batches)])

    def reset(self) -> np.ndarray:
        """Deal every table."""
        seeds = [seed if seed is not None else row for row, seed in enumerate(self._seeds)]
        return np.concatenate(
            [
                batch.reset(seed=[int(seed) for seed in seeds[start : start + batch.num_envs]])[0]
                for batch, start in zip(self.batches, self._first[:-1], strict=True)
            ]
        )

    def step_async(self, actions: np.ndarray) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Carry out one decision per table."""
        seen, paid, ended = [], [], []
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number, (batch, start) in enumerate(zip(self.batches, self._first[:-1], strict=True)):
            observation, reward, done, _, info = batch.step(self._actions[start : start + batch.num_envs])
            for row in np.flatnonzero(done):
                infos[start + row]["terminal_observation"] = info["final_obs"][row]
                self.results[number].append((info["returns"][row, batch.seat] + 1) / 2)
            seen.append(observation)
            paid.append(reward)
            ended.append(done)
        return np.concatenate(seen), np.concatenate(paid).astype(np.float32), np.concatenate(ended), infos

    def close(self) -> None:
        """Nothing is open."""

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Return the masks of legal actions, which is all that MaskablePPO asks for."""
        assert name == "action_masks"
        return list(np.concatenate([batch.action_masks() for batch in self.batches]))

    def has_attr(self, name: str) -> bool:
        """Whether the tables have this method."""
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of each table; only `render_mode` is asked for."""
        return [getattr(self.batches[0], name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Refuse: tables are set up once."""
        raise NotImplementedError(name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No table is wrapped."""
        return [False] * self.num_envs


class Clock(BaseCallback):
    """Ends training when the CPU time is used up, and keeps a curve and a checkpoint meanwhile."""

    def __init__(self, tables: Tables, seconds: float, out: Path, curve: Path | None) -> None:
        super().__init__()
        self.tables, self.seconds, self.out, self.curve = tables, seconds, out, curve
        self.rows: list[list[float]] = []

    def _on_step(self) -> bool:
        return time.process_time() < self.seconds

    def _on_rollout_end(self) -> None:
        results = self.tables.results
        enough = min(len(batch) for batch in results) >= 100
        if not results[0] or not (enough or time.process_time() > self.seconds):
            return
        shares = [float(np.mean(batch)) if batch else 0.0 for batch in results]
        self.rows.append([round(time.process_time() / 60, 2), self.num_timesteps, *np.round(shares, 3)])
        print(*self.rows[-1], flush=True)
        for batch in results:
            batch.clear()
        save(self.model, self.out)
        if self.curve is not None:
            with self.curve.open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([["minutes", "decisions", *RUNGS], *self.rows])


def save(model: MaskablePPO, path: Path) -> None:
    """Write the policy without the optimizer's memory, which is two thirds of the file."""
    optimizer = model.policy.optimizer
    model.policy.optimizer = torch.optim.Adam(model.policy.parameters(), lr=RATE, eps=1e-5)
    model.save(path)
    model.policy.optimizer = optimizer


def train(
    game: str, seconds: float, seed: int, out: Path, curve: Path | None = None, resume: Path | None = None
) -> MaskablePPO:
    """Return a policy that has learned for so many seconds of CPU time, from nothing or on from a checkpoint."""
    torch.set_num_threads(1)
    tables = Tables(
        [
            BatchEnv(game, players=2, num_envs=TABLES, opponents=rung, reward="both", mask="info")
            for rung in RUNGS
        ]
    )
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        seed=seed,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        learning_rate=RATE,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        device="cpu",
    )
    if resume is not None:
        model.set_parameters(str(resume), device="cpu")
    model.learn(10**9, callback=Clock(tables, seconds, out, curve))
    save(model, out)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", default="felinia")
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--resume", type=Path, metavar="CHECKPOINT", help="go on from a policy of this game")
    wish = parser.parse_args()
    train(wish.game, 60 * wish.minutes, wish.seed, wish.out, wish.curve, wish.resume)


if __name__ == "__main__":
    main()
