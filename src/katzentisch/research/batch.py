"""Many tables at once as a Gymnasium vector environment; the loop over tables is compiled.

    envs = BatchEnv("felinia", num_envs=256, opponents="greedy")     one seat against bots, 256 times
    envs = BatchEnv("felinia", num_envs=256, opponents=None)         the learner plays every seat

The second is self-play: each row asks whichever seat is to decide (`infos["seat"]`), observations are that
seat's, and the reward of a step belongs to the seat that acted; `infos["returns"]` has every seat's.

A row whose game ends is dealt anew in the same step (Gymnasium's SAME_STEP): its observation already
is the new game's first, the old one's last is in `infos["final_obs"]`, its results in `infos["final_info"]`.
"""

import copy
from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from katzentisch.bots.bot import Bot
from katzentisch.core.chance import from_seed
from katzentisch.core.options import BadOption
from katzentisch.research import pictures
from katzentisch.research.arrays import array_view
from katzentisch.research.checks import checked_illegal_mode, checked_render_mode
from katzentisch.research.gymnasium import Opponents, SeatEnv, seated
from katzentisch.research.loading import Folder, Settings, open_game
from katzentisch.research.observations import IN_OBSERVATION, Layout, Observation
from katzentisch.research.stepping import rewards
from katzentisch.research.stepping.loop import Rows
from katzentisch.research.stepping.position import Position

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class BatchEnv(VectorEnv[Observation, ArrayLike, ArrayLike]):
    """Many tables of one game. It copies, deep-copies and pickles at every point."""

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        players: int | None = None,
        *,
        num_envs: int = 1,
        settings: Settings | None = None,
        material: Folder | None = None,
        seat: int = 0,
        opponents: Opponents | None = "random",
        reward: str = "result",
        planes: bool = False,
        mask: str = IN_OBSERVATION,
        observing: bool = True,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """Set up `num_envs` tables; the other arguments are those of `SeatEnv`.

        opponents: None for self-play. observing: False leaves observations out, masks alone
        remain. illegal: "raise" stops at the first illegal action and says why; "lose" loses that
        row's game.
        """
        if num_envs < 1:
            raise BadOption(f"num_envs {num_envs} is not 1 or more")
        self.game = open_game(game, variant, players, settings, material)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": pictures.MODES}
        self.render_mode = checked_render_mode(render_mode)
        self.layout = Layout(self.game, planes, mask)
        actions = self.game.number_of_actions
        space = self.layout.space(actions)
        self.observing = observing
        self.single_observation_space = space if observing else _masks_alone(actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seat = seat
        self.opponents = opponents
        self.illegal = checked_illegal_mode(illegal)
        self._reward = rewards.kind_named(reward)
        self._begun = False
        self._set_up()

    # ------------------------------------------------------------------ Gymnasium's interface

    def reset(
        self, *, seed: int | np.integer | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every row: row i from `seed + i`, or from its own of several seeds."""
        super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
        self._rows.deal(self._seeds(seed))
        self._begun = True
        return self._observation(), self._infos()

    def step(self, actions: ArrayLike) -> Step:
        """Carry out one decision per row."""
        if not self._begun:
            raise error.ResetNeeded("call reset() before step()")
        ended = self._rows.step(self._checked(actions))
        done = self._done.astype(np.bool_)
        infos = self._infos()
        if ended:
            self._add_ends(infos, done)
        return self._observation(), self._rewards.copy(), done, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[Any, ...] | None:
        """Return every table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return tuple(
            pictures.rendered(self.render_mode, self._rows.table(row)) for row in range(self.num_envs)
        )

    # ------------------------------------------------------------------ beyond Gymnasium

    @property
    def decisions(self) -> int:
        """How many decisions were taken so far, those of bots included."""
        return int(self._rows.decisions)

    def positions(self) -> list[Position]:
        """Return the tables with their histories."""
        return [row.position for row in self._rows.rows]

    def observe_into(self, buffer: Any) -> None:
        """Write all observations into arrays of the caller's, as `observation_space` has them."""
        if not self.observing:
            raise BadOption("observing=False leaves observations out")
        self.layout.observe_into(buffer, self._numbers, self._mask)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions of each row."""
        return self._mask.astype(np.bool_)

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """Return one legal action per row, uniformly random; the same for the same seed."""
        return array_view(self._rows.any_actions(from_seed(seed)), np.int64)

    # ------------------------------------------------------------------ inside

    def _set_up(self) -> None:
        """Make the rows, and the numpy views of their buffers."""
        seats = self.game.options.seats
        players: list[Bot | None] = [None] * seats
        if self.opponents is not None:
            players = seated(seats, self.seat, self.opponents)
        size = self.num_envs
        rows = Rows(self.game, size, players, self._reward, self.observing, self.illegal == "raise")
        self._rows = rows
        self._mask = array_view(rows.mask, np.int8).reshape(size, -1)
        self._asked = array_view(rows.asked, np.int64)
        self._done = array_view(rows.done, np.uint8)
        self._rewards = array_view(rows.rewards, np.float64)
        self._returns = array_view(rows.returns, np.float64).reshape(size, seats)
        if self.observing:
            self._numbers = array_view(rows.observations, np.float32).reshape(size, -1)
            self._last_numbers = array_view(rows.last_seen, np.float32).reshape(size, -1)

    def _checked(self, actions: ArrayLike) -> list[int]:
        """Return the actions as a list, or raise BadOption if they are not one whole number per row."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise BadOption(
                f"{self.num_envs} rows need {self.num_envs} actions, not an array of shape {given.shape}"
            )
        if given.dtype.kind not in "iu":
            raise BadOption(f"actions are whole numbers, not {given.dtype}")
        return given.tolist()  # type: ignore[no-any-return]

    def _seeds(self, seed: int | np.integer | Sequence[int] | None) -> list[int]:
        if seed is None:
            return [int(number) for number in self.np_random.integers(1 << 32, size=self.num_envs)]
        if isinstance(seed, int | np.integer):
            return [int(seed) + row for row in range(self.num_envs)]
        try:
            seeds = [index(number) for number in seed]
        except TypeError:
            raise BadOption(f"a seed is a whole number, or one for each row, not {seed!r}") from None
        if len(seeds) != self.num_envs:
            raise BadOption(f"{self.num_envs} rows need {self.num_envs} seeds, not {len(seeds)}")
        return seeds

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {"seat": self._asked.copy()}
        if not self.layout.masked:
            infos["action_mask"] = self._mask.copy()
        return infos

    def _observation(self) -> Observation:
        if not self.observing:
            return {"action_mask": self._mask.copy()}
        numbers = self.layout.split(self._numbers)
        observation: Observation = self.layout.shown(numbers, self._mask.copy())
        return observation

    def _add_ends(self, infos: dict[str, Any], done: NDArray[np.bool_]) -> None:
        """Add the results of the games that ended in this step."""
        returns = np.where(done[:, None], self._returns, 0.0)
        infos["returns"], infos["_returns"] = returns, done.copy()
        infos["final_info"] = {"returns": returns.copy(), "_returns": done.copy()}
        infos["_final_info"] = done.copy()
        if self.observing:
            last: Any = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(done):
                numbers = self.layout.split(self._last_numbers[row])
                last[row] = self.layout.shown(numbers, np.zeros(self.game.number_of_actions, np.int8))
            infos["final_obs"] = last
            infos["_final_obs"] = done.copy()

    def __getstate__(self) -> dict[str, Any]:
        views = ("_rows", "_mask", "_asked", "_done", "_rewards", "_returns", "_numbers", "_last_numbers")
        state = {name: value for name, value in self.__dict__.items() if name not in views}
        state["saved"] = self._rows.saved()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state.pop("saved")
        self.__dict__.update(state)
        self._set_up()
        self._rows.restore(saved)

    def __copy__(self) -> "BatchEnv":
        """Copy deeply: shared tables would be changed by both environments."""
        return copy.deepcopy(self)


def _masks_alone(actions: int) -> spaces.Dict:
    """Return the space of observations that hold only the mask."""
    return spaces.Dict({"action_mask": spaces.Box(0, 1, (actions,), np.int8)})


__all__ = ["BatchEnv", "SeatEnv"]
