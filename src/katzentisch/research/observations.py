"""Observations of a seat as numpy arrays: a vector, planes for what lies on a grid, and the action mask.

The numbers are the game's own (`Table.observe_vec`), float32 between 0 and 1, named one by one by
`game.observation_names`. Seats are relative: the first is the one that looks, the others follow clockwise.
Names that end in a cell, such as `seat0_blue[3,17]`, lie on a grid: with `planes=True` they come as an array of
channels x rows x columns and leave the vector, and channels of what is printed there come behind them (`desk/planes.py` of a game).
`components/<game>.toml` says what each name means; docs/research/observations-<game>.md is made from it.
"""

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from katzentisch import games
from katzentisch.core.game import Game, Table
from katzentisch.core.options import BadOption
from katzentisch.core.sheet import Sheet
from katzentisch.research.arrays import array_view

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]
Numbers = NDArray[np.float32]

# Where the mask of legal actions is found: in each observation, or in `info["action_mask"]` for learners and wrappers
# that want an observation of one kind (SuperSuit).
IN_OBSERVATION = "observation"
_IN_INFO = "info"

_ON_A_GRID = re.compile(r"(?P<channel>.+)\[(?P<row>\d+),(?P<column>\d+)\]")


class Sights:
    """What each seat of a game saw last; only what changed is written when it looks again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: dict[int, tuple[Sheet, Numbers]] = {}

    def of(self, table: Table, seat: int) -> Numbers:
        """Return what a seat sees, in an array that the next call writes into."""
        if seat not in self._seen:
            sheet = self._game.sheet()
            self._seen[seat] = sheet, array_view(sheet.row, np.float32)
        sheet, numbers = self._seen[seat]
        table.observe_on(seat, sheet)
        return numbers

    def __reduce__(self) -> tuple[Any, ...]:
        return Sights, (self._game,)


class Layout:
    """Layout of a game's observation: which numbers go into the vector and which into planes."""

    def __init__(self, game: Game, planes: bool = False, mask: str = IN_OBSERVATION) -> None:
        if mask not in (IN_OBSERVATION, _IN_INFO):
            raise BadOption(f"mask {mask!r} is not one of {IN_OBSERVATION}, {_IN_INFO}")
        self.masked = mask == IN_OBSERVATION
        self.sights = Sights(game)
        self.names = list(game.observation_names)
        self.channels: list[str] = []
        self.plane_shape: tuple[int, int, int] | None = None
        self._vector: slice | NDArray[np.intp] = slice(None)
        self._planes: NDArray[np.intp] | None = None
        self._printed: _Printed | None = None
        self.length = len(self.names)
        if planes:
            self._find_planes(game)

    def _find_planes(self, game: Game) -> None:
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
        self.length -= indices.size
        desk = games.desk(game.name, "planes")
        if desk is not None:
            printed = desk.channels(game.printed(), game.options.seats)
            self._printed = _Printed(printed, self.names, self.channels, (rows, columns))
            self.channels += self._printed.channels
        self.plane_shape = (len(self.channels), rows, columns)

    def space(self, actions: int) -> spaces.Space[Any]:
        """Return the observation space, with a mask of this many actions unless that goes into the info."""
        parts: dict[str, spaces.Space[object]] = {
            "observation": spaces.Box(0.0, 1.0, (self.length,), np.float32),
        }
        if self.plane_shape is not None:
            parts["planes"] = spaces.Box(0.0, 1.0, self.plane_shape, np.float32)
        if self.masked:
            parts["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
        return parts["observation"] if len(parts) == 1 else spaces.Dict(parts)

    def split(self, numbers: Numbers) -> Observation:
        """Return the vector, and the planes if there are any, of one observation or of many in rows."""
        if self._planes is None:
            return {"observation": numbers.copy()}
        return {"observation": numbers[..., self._vector], "planes": self._drawn(numbers)}

    def _drawn(self, numbers: Numbers) -> NDArray[np.float32]:
        assert self._planes is not None and self.plane_shape is not None
        planes = np.empty((*numbers.shape[:-1], *self.plane_shape), np.float32)
        planes[..., : len(self._planes), :, :] = numbers[..., self._planes]
        if self._printed is not None:
            self._printed.draw(numbers, planes)
        return planes

    def observe(self, table: Table, seat: int, mask: NDArray[np.int8]) -> Any:
        """Return the observation of a seat, with the given mask unless that goes into the info."""
        return self.shown(self.split(self.sights.of(table, seat)), mask)

    def shown(self, observation: Observation, mask: NDArray[np.int8]) -> Any:
        """Return an observation as the space has it: a vector alone, or a dict of parts."""
        if self.masked:
            observation["action_mask"] = mask
        return observation["observation"] if len(observation) == 1 else observation

    def observe_into(self, buffer: Any, numbers: Numbers, mask: NDArray[np.int8]) -> None:
        """Write an observation, or many in rows, into the caller's arrays: one array or a dict of parts, as the space has it."""
        parts = buffer if isinstance(buffer, dict) else {"observation": buffer}
        wanted = {"observation"} | ({"planes"} if self._planes is not None else set())
        wanted |= {"action_mask"} if self.masked else set()
        if set(parts) != wanted:
            raise BadOption(
                f"the buffer has {', '.join(sorted(parts))}, but the space has {', '.join(sorted(wanted))}"
            )
        shape = (*numbers.shape[:-1], self.length)
        if parts["observation"].shape != shape:
            raise BadOption(
                f"the buffer has shape {parts['observation'].shape}, but the observation has {shape}"
            )
        parts["observation"][...] = numbers[..., self._vector] if self._planes is not None else numbers
        if "planes" in parts:
            parts["planes"][...] = self._drawn(numbers)
        if "action_mask" in parts:
            parts["action_mask"][...] = mask


class _Printed:
    """Channels of what is printed on a grid, switched on by numbers of the observation and covered by other channels."""

    def __init__(
        self,
        listed: list[tuple[str, str, list[tuple[int, int]], list[str]]],
        names: list[str],
        covering: list[str],
        size: tuple[int, int],
    ) -> None:
        self.channels = list(dict.fromkeys(channel for channel, _, _, _ in listed))
        index = {name: number for number, name in enumerate(names)}
        self._always = np.zeros((len(self.channels), *size), np.float32)
        cells: dict[int, list[int]] = {}  # by the number that switches them on
        self._covering: list[list[int]] = [[] for _ in self.channels]
        for channel, name, squares, covers in listed:
            number = self.channels.index(channel)
            self._covering[number] = [covering.index(cover) for cover in covers]
            for row, column in squares:
                if name:
                    cells.setdefault(index[name], []).append((number * size[0] + row) * size[1] + column)
                else:
                    self._always[number, row, column] = 1
        self._switches = np.array(sorted(cells), np.intp)
        self._cells = [np.array(cells[switch], np.intp) for switch in sorted(cells)]

    def draw(self, numbers: Numbers, planes: NDArray[np.float32]) -> None:
        """Write the channels, which come last, of one observation or of many in rows."""
        first = planes.shape[-3] - len(self.channels)
        drawn = planes[..., first:, :, :]
        drawn[...] = self._always
        for *row, switch in np.argwhere(numbers[..., self._switches] > 0):
            cells = np.unravel_index(self._cells[switch], self._always.shape)
            drawn[(*row, *cells)] = 1
        for number, covering in enumerate(self._covering):
            if covering:
                drawn[..., number, :, :] *= 1 - planes[..., covering, :, :].max(axis=-3)


def _numbers_of(table: Table, seat: int) -> NDArray[np.float32]:
    """Return all components of a seat's observation, in the order of `game.observation_names`."""
    return array_view(table.observed(seat).row, np.float32).copy()


def everything(table: Table) -> NDArray[np.float32]:
    """Return the observations of all seats, concatenated: for a centralised critic, not for an agent."""
    return np.concatenate([_numbers_of(table, seat) for seat in range(int(table.game.seats))])


def mask_of(actions: int, legal: Sequence[int]) -> NDArray[np.int8]:
    """Return a mask that allows these actions."""
    mask = np.zeros(actions, np.int8)
    mask[legal] = 1
    return mask
