"""What both environments of PettingZoo have in common: every seat is an agent, `player_0` the first."""

import copy
from typing import Any, Self

import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray

from katzentisch.research import pictures
from katzentisch.research.checks import checked_illegal_mode, checked_render_mode
from katzentisch.research.loading import VERSION, Folder, Settings, open_game
from katzentisch.research.observations import IN_OBSERVATION, Layout, everything
from katzentisch.research.seeds import DealSeeds
from katzentisch.research.stepping import rewards
from katzentisch.research.stepping.position import Position


class SeatAgents:
    """Constructor, spaces and pictures; how the agents act is for the environment that inherits it."""

    is_parallelizable = False
    extra_actions = 0  # actions an agent has besides those of the game

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        players: int | None = None,
        *,
        settings: Settings | None = None,
        material: Folder | None = None,
        reward: str = "result",
        planes: bool = False,
        mask: str = IN_OBSERVATION,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """Set up the environment.

        game, variant, players, settings: as on the box; None takes the first variant and its first seat count.
        material: a folder of changed material.
        reward: "result" pays at the end, "score" pays points as they are won, "both" adds the two.
        planes: give what lies on a grid as an array of channels x rows x columns.
        mask: "observation" puts the mask of legal actions into each observation, "info" leaves observations plain.
        illegal: "raise" refuses an illegal action with an IllegalChoice that says why; "lose" ends the
        game, lost by the agent that tried it.
        """
        super().__init__()
        self.game = open_game(game, variant, players, settings, material)
        self.metadata: dict[str, Any] = {
            "name": f"{self.game.name}_v{VERSION}",
            "render_modes": pictures.MODES,
            "is_parallelizable": self.is_parallelizable,
            "render_fps": 2,
        }
        self.render_mode = checked_render_mode(render_mode)
        seats = self.game.options.seats
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.layout = Layout(self.game, planes, mask)
        actions = self.game.number_of_actions + self.extra_actions
        self.observation_spaces = {agent: self.layout.space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        # The space of `state()`: one observation per seat.
        self.state_space = spaces.Box(0.0, 1.0, (len(self.game.observation_names) * seats,), np.float32)
        self.illegal = checked_illegal_mode(illegal)
        self._reward = rewards.kind_named(reward)
        self._seeds = DealSeeds()

    @property
    def position(self) -> Position:
        """The table with its history: seed, choices, and `position.table` with the interface of `core.game`."""
        position = self._dealt()
        if position is None:
            raise error.ResetNeeded("call reset() first: no game has been dealt")
        return position

    def _dealt(self) -> Position | None:
        """Return the position, None before the first reset."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """Return the observations of all agents together: for a centralised critic, not for an agent."""
        return everything(self.position.table)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as anybody may see it: text, SVG or pixels, by `render_mode`."""
        return pictures.rendered(self.render_mode, self.position.table)

    def close(self) -> None:
        """Do nothing: no resource is held."""

    def __copy__(self) -> Self:
        """Copy deeply: a shared table would be changed by both environments."""
        return copy.deepcopy(self)
