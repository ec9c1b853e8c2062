"""A linear policy learns to beat the random bot, in a few minutes on one core, with numpy alone.

    python examples/learn.py felinia --seconds 120

Actor and critic are one matrix each. 64 tables are played at once; after every 32 decisions per table the
policy is pushed towards actions that turned out better than the critic had expected (advantage
actor-critic), with points paid as they are won.
"""

import argparse
import time

import numpy as np

from katzentisch.research.batch import BatchEnv

TABLES, STEPS = 64, 32
DISCOUNT, ENTROPY = 0.98, 0.01


class Adam:
    """A matrix that follows its gradients."""

    def __init__(self, shape: tuple[int, ...], rate: float) -> None:
        self.value = np.zeros(shape, np.float32)
        self.rate, self.time = rate, 0
        self.mean, self.square = np.zeros_like(self.value), np.zeros_like(self.value)

    def follow(self, gradient: np.ndarray) -> None:
        self.time += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.time), self.square / (1 - 0.999**self.time)
        self.value += self.rate * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """A linear policy over the open actions, and a linear guess of what is still to be won."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        self.policy = Adam((features + 1, actions), rate=0.002)
        self.critic = Adam((features + 1,), rate=0.002)
        self.random = np.random.default_rng(seed)

    def chances(self, seen: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        """Return the observations with a constant added, and how likely each action is."""
        numbers = seen["observation"]
        inputs = np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)
        logits = np.where(seen["action_mask"] > 0, inputs @ self.policy.value, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, chances / chances.sum(axis=1, keepdims=True)

    def choose(self, chances: np.ndarray) -> np.ndarray:
        """Draw one action per row."""
        drawn = self.random.random((len(chances), 1), np.float32) * chances.sum(axis=1, keepdims=True)
        return np.minimum((chances.cumsum(axis=1) <= drawn).sum(axis=1), chances.shape[1] - 1)

    def learn(self, tables: BatchEnv, seen: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Play some decisions on every table, learn from them, and return what is seen next."""
        inputs, chances, actions, rewards, ended = [], [], [], [], []
        for _ in range(STEPS):
            rows, likely = self.chances(seen)
            chosen = self.choose(likely)
            seen, reward, done, _, _ = tables.step(chosen)
            inputs.append(rows)
            chances.append(likely)
            actions.append(chosen)
            rewards.append(reward)
            ended.append(done)
        following = self.chances(seen)[0] @ self.critic.value
        returns = np.empty((STEPS, TABLES), np.float32)
        for step in reversed(range(STEPS)):
            following = returns[step] = rewards[step] + DISCOUNT * following * ~ended[step]
        rows, likely = np.concatenate(inputs), np.concatenate(chances)
        surprise = returns.ravel() - rows @ self.critic.value
        self.critic.follow(rows.T @ surprise / len(rows))
        scale = surprise / (surprise.std() + 1e-6)
        pull = -likely * scale[:, None]
        pull[np.arange(len(rows)), np.concatenate(actions)] += scale
        pull -= (
            ENTROPY
            * likely
            * (np.log(likely + 1e-9) - (likely * np.log(likely + 1e-9)).sum(1, keepdims=True))
        )
        self.policy.follow(rows.T @ pull / len(rows))
        return seen


def won(learner: Learner, game: str, games: int, seed: int) -> float:
    """Return the share of games won against the random bot; a tie counts half."""
    tables = BatchEnv(game, num_envs=min(TABLES, games), opponents="random")
    seen, _ = tables.reset(seed=seed)
    results: list[float] = []
    while len(results) < games:
        seen, rewards, done, _, _ = tables.step(learner.chances(seen)[1].argmax(axis=1))
        results += rewards[done].tolist()
    return float(np.mean((np.array(results[:games]) + 1) / 2))


def train(game: str, seconds: float, seed: int = 1, rounds: int = 0) -> Learner:
    """Return a learner that has practised for so many seconds of CPU time, and at least so many rounds."""
    tables = BatchEnv(game, num_envs=TABLES, opponents="random", reward="both")
    space = tables.single_observation_space
    learner = Learner(space["observation"].shape[0], space["action_mask"].shape[0], seed)
    seen, _ = tables.reset(seed=seed)
    began = time.process_time()
    while rounds > 0 or time.process_time() - began < seconds:
        seen = learner.learn(tables, seen)
        rounds -= 1
    return learner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="felinia")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--games", type=int, default=400, help="games of the final test")
    wish = parser.parse_args()
    learner = train(wish.game, wish.seconds)
    share = won(learner, wish.game, wish.games, seed=10**6)
    print(f"After {wish.seconds:.0f} s: {share:.0%} of {wish.games} games won against the random bot.")


if __name__ == "__main__":
    main()
