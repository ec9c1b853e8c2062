"""Observations of a seat as numpy arrays: a vector, planes for what lies on a grid, and the action mask.

The numbers are the game's own (`Table.observe_vec`), float32 between -1 and 1, named one by one by
`game.observation_names`. Names that end in a cell, such as `boat.0.blue[3,17]`, lie on a grid: with
`planes=True` they come as an array of channels x rows x columns and leave the vector.
`components/<game>.toml` says what each name means; docs/research/observations-<game>.md is made from it.
"""

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from katzentisch.core.game import Game, Table
from katzentisch.core.options import BadOption
from katzentisch.research.arrays import array_view

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]

# Where the mask of legal actions is found: in each observation, or in `info["action_mask"]` for learners and wrappers
# that want an observation of one kind (SuperSuit).
IN_OBSERVATION = "observation"
IN_INFO = "info"

_ON_A_GRID = re.compile(r"(?P<channel>.+)\[(?P<row>\d+),(?P<column>\d+)\]")


class Layout:
    """Layout of a game's observation: which numbers go into the vector and which into planes."""

    def __init__(self, game: Game, planes: bool = False, mask: str = IN_OBSERVATION) -> None:
        if mask not in (IN_OBSERVATION, IN_INFO):
            raise BadOption(f"mask {mask!r} is not one of {IN_OBSERVATION}, {IN_INFO}")
        self.masked = mask == IN_OBSERVATION
        self.names = list(game.observation_names)
        self.channels: list[str] = []
        self.plane_shape: tuple[int, int, int] | None = None
        self._vector: slice | NDArray[np.intp] = slice(None)
        self._planes: NDArray[np.intp] | None = None
        if planes:
            self._find_planes()
        self.length = len(self.names) if self._planes is None else len(self.names) - self._planes.size

    def _find_planes(self) -> None:
        cells = [_ON_A_GRID.fullmatch(name) for name in self.names]
        on_grid = [cell for cell in cells if cell]
        if not on_grid:
            return
        self.channels = list(dict.fromkeys(cell["channel"] for cell in on_grid))
        rows = 1 + max(int(cell["row"]) for cell in on_grid)
        columns = 1 + max(int(cell["column"]) for cell in on_grid)
        indices = np.full((len(self.channels), rows, columns), -1, np.intp)
        for index, cell in enumerate(cells):
            if cell:
                channel = self.channels.index(cell["channel"])
                indices[channel, int(cell["row"]), int(cell["column"])] = index
        if (indices < 0).any():
            raise ValueError("some channels of the observation do not cover the whole grid")
        self._planes = indices
        self._vector = np.array([index for index, cell in enumerate(cells) if not cell], np.intp)
        self.plane_shape = (len(self.channels), rows, columns)

    def space(self, actions: int) -> spaces.Space[Any]:
        """Return the observation space, with a mask of this many actions unless that goes into the info."""
        parts: dict[str, spaces.Space[object]] = {
            "observation": spaces.Box(-1.0, 1.0, (self.length,), np.float32),
        }
        if self.plane_shape is not None:
            parts["planes"] = spaces.Box(-1.0, 1.0, self.plane_shape, np.float32)
        if self.masked:
            parts["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
        return parts["observation"] if len(parts) == 1 else spaces.Dict(parts)

    def split(self, numbers: NDArray[np.float32]) -> Observation:
        """Return the vector, and the planes if there are any, of one observation or of many in rows."""
        if self._planes is None:
            return {"observation": numbers}
        return {"observation": numbers[..., self._vector], "planes": numbers[..., self._planes]}

    def observe(self, table: Table, seat: int, mask: NDArray[np.int8]) -> Any:
        """Return the observation of a seat, with the given mask unless that goes into the info."""
        return self.shown(self.split(numbers_of(table, seat)), mask)

    def shown(self, observation: Observation, mask: NDArray[np.int8]) -> Any:
        """Return an observation as the space has it: a vector alone, or a dict of parts."""
        if self.masked:
            observation["action_mask"] = mask
        return observation["observation"] if len(observation) == 1 else observation


def numbers_of(table: Table, seat: int) -> NDArray[np.float32]:
    """Return all components of a seat's observation, in the order of `game.observation_names`."""
    return array_view(table.observe_vec(seat), np.float64).astype(np.float32)


def everything(table: Table) -> NDArray[np.float32]:
    """Return the observations of all seats, concatenated: for a centralised critic, not for an agent."""
    return np.concatenate([numbers_of(table, seat) for seat in range(int(table.game.seats))])


def mask_of(actions: int, legal: Sequence[int]) -> NDArray[np.int8]:
    """Return a mask that allows these actions."""
    mask = np.zeros(actions, np.int8)
    mask[legal] = 1
    return mask
