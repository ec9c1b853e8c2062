"""The games for Gymnasium: one seat, the others played by bots.

    import katzentisch.research.gymnasium
    gymnasium.make("katzentisch/Felinia-v1", variant="advanced", players=3, opponents=["greedy", "random"])

One step is one decision of the learner's seat; before it returns, bots decide until the learner is asked
again. Bots' random streams derive from the seed, so `reset(seed)` and the same actions give the same episode.
"""

import copy
from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray

from katzentisch import bots
from katzentisch.bots.bot import Bot
from katzentisch.core.options import BadOption
from katzentisch.core.refusals import IllegalChoice
from katzentisch.research import ids, pictures
from katzentisch.research.checks import (
    checked_illegal_mode,
    checked_render_mode,
    raise_if_illegal,
    refusal_data,
)
from katzentisch.research.loading import Folder, Settings, open_game
from katzentisch.research.observations import IN_OBSERVATION, Layout, Observation, mask_of
from katzentisch.research.seeds import DealSeeds
from katzentisch.research.stepping import rewards
from katzentisch.research.stepping.loop import play_bots
from katzentisch.research.stepping.position import Position, dealt

ids.register_games()

Opponents = str | Bot | Sequence[str | Bot]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. It copies, deep-copies and pickles at every point of a game."""

    metadata: dict[str, Any] = {"render_modes": pictures.MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        players: int | None = None,
        *,
        settings: Settings | None = None,
        material: Folder | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        reward: str = "result",
        planes: bool = False,
        mask: str = IN_OBSERVATION,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Set up the environment.

        game, variant, players, settings: as on the box; None takes the first variant and its first seat count.
        material: a folder of changed material.
        seat: the learner's seat. opponents: one bot for all other seats, or one each, clockwise.
        reward: "result" pays at the end, "score" pays points as they are won, "both" adds the two.
        planes: give what lies on a grid as an array of channels x rows x columns.
        mask: "observation" puts the mask of legal actions into each observation, "info" leaves observations plain.
        illegal: "lose" ends the game, lost, and puts the refusal into `info`; "raise" raises it.
        """
        self.game = open_game(game, variant, players, settings, material)
        self.render_mode = checked_render_mode(render_mode)
        self.layout = Layout(self.game, planes, mask)
        actions = self.game.number_of_actions
        self.observation_space = self.layout.space(actions)
        self.action_space = spaces.Discrete(actions)
        self.seat = seat
        self.opponents = opponents
        self.players = seated(self.game.options.seats, seat, opponents)
        self.illegal = checked_illegal_mode(illegal)
        self._reward = rewards.kind_named(reward)
        self._seeds = DealSeeds()
        self._position: Position | None = None
        self._legal: list[int] = []  # empty when no game is going on
        self._margin = 0.0

    # ------------------------------------------------------------------ Gymnasium's interface

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the same seed gives the same deal and the same random streams of bots."""
        super().reset(seed=None if seed is None else index(seed))
        self._position = dealt(self.game, self._seeds.next(seed))
        self._let_bots_play()
        if self._reward & rewards.SCORE:
            self._margin = rewards.margin(self._position.table, self.seat)
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out one decision, then those of the bots until the learner is asked again."""
        if not self._legal:
            raise error.ResetNeeded("call reset() before step(): no game is going on")
        number = index(action)
        if number not in self._legal:
            return self._refused(number)
        self.position.play(self.seat, number)
        self._let_bots_play()
        over = not self._legal
        result = self.position.table.returns()[self.seat] if over else 0.0
        return self._observation(), self._paid(result), over, False, self._info()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as the learner's seat may see it: text, SVG or pixels, by `render_mode`."""
        return pictures.rendered(self.render_mode, self.position.table, self.seat)

    # ------------------------------------------------------------------ beyond Gymnasium

    @property
    def position(self) -> Position:
        """The table with its history."""
        if self._position is None:
            raise error.ResetNeeded("call reset() first: no game has been dealt")
        return self._position

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions under the name that maskable learners call."""
        return self._mask().astype(np.bool_)

    def observe_into(self, buffer: Any) -> None:
        """Write the learner's observation into arrays of the caller's, as the observation space has them."""
        numbers = self.layout.sights.of(self.position.table, self.seat)
        self.layout.observe_into(buffer, numbers, self._mask())

    # ------------------------------------------------------------------ inside

    def _let_bots_play(self) -> None:
        seat = play_bots(self.position, self.players)
        self._legal = self.position.table.legal(seat) if seat >= 0 else []

    def _mask(self) -> NDArray[np.int8]:
        return mask_of(self.game.number_of_actions, self._legal)

    def _observation(self) -> Observation:
        observation: Observation = self.layout.observe(self.position.table, self.seat, self._mask())
        return observation

    def _info(self) -> dict[str, Any]:
        """Return the deal's seed and, when the game is over, the result of every seat."""
        info: dict[str, Any] = {"seed": self.position.seed}
        if not self.layout.masked:
            info["action_mask"] = self._mask()
        if not self._legal:
            info["returns"] = self.position.table.returns()
        return info

    def _paid(self, result: float) -> float:
        reward = result if self._reward & rewards.RESULT else 0.0
        if self._reward & rewards.SCORE:
            now = rewards.margin(self.position.table, self.seat)
            reward += now - self._margin
            self._margin = now
        return reward

    def _refused(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Raise why the action is illegal, or end the game, lost."""
        try:
            raise_if_illegal(self.position.table, self.seat, action)
        except IllegalChoice as refused:
            if self.illegal == "raise":
                raise
            refusal = refusal_data(refused)
        self._legal = []
        returns = rewards.resigned(self.game.options.seats, self.seat)
        info = {"seed": self.position.seed, "returns": returns, "refusal": refusal}
        return self._observation(), self._paid(-1.0), True, False, info

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "players": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.players = seated(self.game.options.seats, self.seat, self.opponents)

    def __copy__(self) -> "SeatEnv":
        """Copy deeply: a shared table would be changed by both environments."""
        return copy.deepcopy(self)


def seated(seats: int, learner: int, opponents: Opponents) -> list[Bot | None]:
    """Return the bot of each seat, None for the learner."""
    if not 0 <= learner < seats:
        raise BadOption(f"seat {learner} is not between 0 and {seats - 1}")
    named = [opponents] * (seats - 1) if isinstance(opponents, str | Bot) else list(opponents)
    if len(named) != seats - 1:
        raise BadOption(f"{seats} seats need {seats - 1} opponents, not {len(named)}")
    players: list[Bot | None] = [None] * seats
    for offset, bot in enumerate(named):
        players[(learner + 1 + offset) % seats] = bots.seated(bot)
    return players
