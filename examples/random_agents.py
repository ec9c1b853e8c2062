"""Random agents play a whole game in PettingZoo, looking at nothing but their masks.

python examples/random_agents.py felinia --players 3 --seed 7
"""

import argparse

import numpy as np

from katzentisch.research.pettingzoo import env


def play(game: str, players: int, seed: int) -> dict[str, float]:
    """Return each agent's result of one game between agents that take any open action."""
    table = env(game, players=players)
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    results = {}
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last(observe=False)
        if over:
            results[agent] = reward
            table.step(None)
        else:
            table.step(random.choice(np.flatnonzero(info["action_mask"])))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="felinia")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    for agent, result in play(wish.game, wish.players, wish.seed).items():
        print(f"{agent}: {result:+.2f}")


if __name__ == "__main__":
    main()
