"""Trained policies as bots: `sb3:model.zip` (Stable-Baselines3 and sb3-contrib) and `torch:policy.pt`.

A policy sees the observation of its seat (docs/research/) and plays the legal action it prefers; nothing is drawn at random,
so the same table gives the same choice. They are bots like others: in every command, as opponents of an environment,
at a server's table.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.core.chance import Chance
from katzentisch.core.game import Game
from katzentisch.core.options import BadOption
from katzentisch.core.sight import Sight
from katzentisch.research.observations import Layout, Observation, mask_of


class Sb3Policy:
    """A model saved by Stable-Baselines3: MaskablePPO, PPO, A2C or DQN."""

    def __init__(self, path: str) -> None:
        self.model = _loaded(_existing(path))
        self.planes = "planes" in getattr(self.model.observation_space, "spaces", {})

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the legal action the policy prefers."""
        observation = _observed(sight, self.planes)
        space = self.model.observation_space
        if not hasattr(space, "spaces"):  # trained on the vector alone, as by FlatObservation
            return self._best(observation["observation"], observation["action_mask"])
        _check_space(space, observation, sight.game)
        return self._best({key: observation[key] for key in space.spaces}, observation["action_mask"])

    def _best(self, observation: Any, mask: NDArray[Any]) -> int:
        policy = self.model.policy
        given, _ = policy.obs_to_tensor(observation)
        if hasattr(policy, "q_net"):
            worth = policy.q_net(given)
        else:
            worth = policy.get_distribution(given).distribution.logits
        return _preferred(worth.detach().cpu().numpy(), mask)


class TorchPolicy:
    """A network without Python code of its own: TorchScript (`.pt`), or an exported program (`.pt2`).

    It is given the observation as one row of float32 and gives one number per action, the highest for the best.
    """

    def __init__(self, path: str) -> None:
        import torch

        file = str(_existing(path))
        self.network = torch.export.load(file).module() if file.endswith(".pt2") else torch.jit.load(file)

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the legal action with the highest number."""
        import torch

        observation = _observed(sight, planes=False)
        with torch.no_grad():
            worth = self.network(torch.from_numpy(observation["observation"])[None])
        return _preferred(worth.cpu().numpy(), observation["action_mask"])


def _observed(sight: Sight, planes: bool) -> Observation:
    """Return what an environment would show of this sight."""
    observation = _layout_of(sight.game, planes).split(np.asarray(sight.observe(), np.float32))
    observation["action_mask"] = mask_of(sight.game.number_of_actions, sight.legal())
    return observation


@lru_cache(64)
def _layout_of(game: Game, planes: bool) -> Layout:
    """Return the layout of a game's observation."""
    return Layout(game, planes)


def _preferred(worth: NDArray[Any], mask: NDArray[Any]) -> int:
    """Return the allowed action of the highest worth.

    >>> _preferred(np.array([[0.1, 0.9, 0.5]]), np.array([1, 0, 1]))
    2
    """
    row = np.asarray(worth, np.float64).reshape(-1)
    if row.size != mask.size:
        raise BadOption(f"the policy gives {row.size} numbers, but the game has {mask.size} actions")
    return int(np.argmax(np.where(mask.astype(np.bool_), row, -np.inf)))


def _loaded(path: Path) -> Any:
    """Return a model of Stable-Baselines3; the file tells which algorithm wrote it by the class of its policy."""
    import stable_baselines3
    from stable_baselines3.common.save_util import load_from_zip_file

    data, _, _ = load_from_zip_file(path, device="cpu", load_data=True)
    policy = f"{data['policy_class'].__module__}.{data['policy_class'].__name__}"
    if "maskable" in policy.lower():
        import sb3_contrib

        return sb3_contrib.MaskablePPO.load(path, device="cpu")
    if ".dqn." in policy:
        return stable_baselines3.DQN.load(path, device="cpu")
    kind = stable_baselines3.PPO if "clip_range" in data else stable_baselines3.A2C
    return kind.load(path, device="cpu")


def _check_space(space: Any, observation: Observation, game: Game) -> None:
    for key, part in space.spaces.items():
        shape = observation[key].shape if key in observation else None
        if shape != part.shape:
            raise BadOption(
                f"the policy was trained on {key!r} of shape {part.shape}, but {game.options} has {shape}: another variant?"
            )


def _existing(path: str) -> Path:
    file = Path(path)
    if not file.is_file():
        raise FileNotFoundError(2, "No such file", path)
    return file
