"""The search bot teaches: its decisions are exported, and a linear policy learns to make the same.

    katzentisch export felinia decisions.csv --seats search:200,search:200 --games 50
    python examples/teacher.py decisions.csv

The first line plays the games and writes one row per decision (docs/command-line.md; the columns are in
`katzentisch.lab.dataset`). The second reads them, learns, and plays against the random bot.
"""

import argparse
import csv
from pathlib import Path

import numpy as np

from katzentisch.research.batch import BatchEnv


def read(path: Path, actions: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return observations (with a constant added), masks and the teacher's actions."""
    seen, masks, chosen = [], [], []
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            seen.append([*map(float, row["observation"].split()), 1.0])
            mask = np.zeros(actions, bool)
            mask[[int(action) for action in row["legal"].split()]] = True
            masks.append(mask)
            chosen.append(int(row["action"]))
    return np.array(seen, np.float32), np.array(masks), np.array(chosen)


def likely(policy: np.ndarray, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """Return how likely the policy takes each open action."""
    logits = np.where(masks, seen @ policy, -1e9)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def imitate(seen: np.ndarray, masks: np.ndarray, chosen: np.ndarray, rounds: int = 300) -> np.ndarray:
    """Return a linear policy that takes the teacher's actions as often as it can (logistic regression)."""
    policy = np.zeros((seen.shape[1], masks.shape[1]), np.float32)
    speed = np.zeros_like(policy)
    wanted = np.zeros(masks.shape, np.float32)
    wanted[np.arange(len(chosen)), chosen] = 1
    for _ in range(rounds):
        pull = seen.T @ (wanted - likely(policy, seen, masks)) / len(seen) - 1e-4 * policy
        speed = 0.9 * speed + pull
        policy += 0.3 * speed
    return policy


def won(policy: np.ndarray, game: str, games: int) -> float:
    """Return the share of games won against the random bot; a tie counts half."""
    tables = BatchEnv(game, num_envs=32, opponents="random")
    view, _ = tables.reset(seed=10**6)
    results: list[float] = []
    while len(results) < games:
        seen = np.concatenate([view["observation"], np.ones((32, 1), np.float32)], axis=1)
        view, rewards, done, _, _ = tables.step(likely(policy, seen, view["action_mask"] > 0).argmax(axis=1))
        results += rewards[done].tolist()
    return float(np.mean((np.array(results[:games]) + 1) / 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="felinia")
    parser.add_argument("--games", type=int, default=200)
    wish = parser.parse_args()
    actions = BatchEnv(wish.game).game.number_of_actions
    seen, masks, chosen = read(wish.file, actions)
    policy = imitate(seen, masks, chosen)
    agreed = np.mean(likely(policy, seen, masks).argmax(axis=1) == chosen)
    print(f"{len(chosen)} decisions; the pupil agrees with {agreed:.0%} of them")
    print(f"and wins {won(policy, wish.game, wish.games):.0%} of {wish.games} games against the random bot.")


if __name__ == "__main__":
    main()
