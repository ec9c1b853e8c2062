"""PettingZoo's AEC environment: every seat is an agent, and they act one at a time."""

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import error
from numpy.typing import NDArray
from pettingzoo import AECEnv

from katzentisch.research.agents import SeatAgents
from katzentisch.research.arrays import array_view
from katzentisch.research.checks import refusal_data
from katzentisch.research.observations import Observation
from katzentisch.research.stepping import rewards
from katzentisch.research.stepping.position import Position, dealt
from katzentisch.research.stepping.stage import Stage
from katzentisch.research.stepping.turns import Turns

_COMPILED = (
    "agents",
    "agent_selection",
    "_is_shaped",
    "_unpaid",
)  # attributes of the compiled base class, which are not in `__dict__`


class SeatsEnv(SeatAgents, Turns, AECEnv):
    """A game whose seats act in turn. It copies, deep-copies and pickles at every point of a game.

    `agent_iter`, `step` and `last` are those of Turns, which are compiled.
    """

    # ------------------------------------------------------------------ PettingZoo's interface

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same game."""
        self.go_on_from(dealt(self.game, self._seeds.next(seed)))

    def go_on_from(self, position: Position) -> None:
        """Start an episode at any position of this game."""
        self.agents = self.possible_agents[:]
        self._is_shaped = bool(self._reward & rewards.SCORE)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._show(position)
        if self._is_shaped:
            self._margins = rewards.margins(position.table)

    def observe(self, agent: str) -> Observation:
        """Return the agent's observation, with its action mask: all zeros unless it acts."""
        stage = self._begun()
        seat = self.possible_agents.index(agent)
        mask = self._mask.copy() if seat == stage.seat else np.zeros_like(self._mask)
        observation: Observation = self.layout.observe(stage.position.table, seat, mask)
        return observation

    # ------------------------------------------------------------------ beyond PettingZoo

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """Return the agent's mask without building an observation."""
        acts = self.possible_agents.index(agent) == self._begun().seat
        return self._mask.copy() if acts else np.zeros_like(self._mask)

    def observe_into(self, agent: str, buffer: Any) -> None:
        """Write the agent's observation into arrays of the caller's, as its observation space has them."""
        stage = self._begun()
        seat = self.possible_agents.index(agent)
        mask = self._mask if seat == stage.seat else np.zeros_like(self._mask)
        self.layout.observe_into(buffer, self.layout.sights.of(stage.position.table, seat), mask)

    # ------------------------------------------------------------------ inside

    def _dealt(self) -> Position | None:
        return None if self._stage is None else self._stage.position

    def _begun(self) -> Stage:
        if self._stage is None:
            raise error.ResetNeeded("call reset() first: no game has been dealt")
        return self._stage

    def _seen(self, observe: bool) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _open_stage(self, position: Position) -> None:
        self._stage = Stage(position)
        self._mask = array_view(self._stage.mask, np.int8)
        self._stage.agents = self.possible_agents
        self._stage.copy_mask = self._mask.copy
        self._stage.is_masked = self.layout.masked
        if self.layout.plane_shape is None:
            rows = [array_view(sheet.row, np.float32) for sheet in self._stage.sheets]
            self._stage.copy_sights = [row.copy for row in rows]

    def _show(self, position: Position) -> None:
        if self._stage is None:
            self._open_stage(position)
        else:
            self._stage.begin(position)
        stage = self._begun()
        stage.infos = self.infos
        seat = stage.seat
        self.agent_selection = stage.agent = self.possible_agents[max(seat, 0)]
        if seat >= 0:
            info = self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}
            self._unpaid = None if self._is_shaped else info
        else:
            self._finish(position.table.returns())

    def _refused(self, action: Any, refused: Exception) -> None:
        agent = self.agent_selection
        if self._begun().seat < 0:
            self._was_dead_step(action)
            return
        if self.illegal == "raise":
            if action is None:
                raise TypeError(f"{agent} is alive and must name an action, not None") from refused
            raise refused
        self._finish(rewards.resigned(len(self.possible_agents), self.possible_agents.index(agent)))
        self.infos[agent] = {"refusal": refusal_data(refused)}

    def _ended(self) -> None:
        self._finish(self._begun().position.table.returns())

    def _pay_in_between(self, acted: str) -> None:
        self._pay([0.0] * len(self.possible_agents), acted)

    def _finish(self, returns: list[float]) -> None:
        """End the game for all agents and give them their rewards."""
        acted = self.agent_selection
        self._unpaid = None
        self.terminations = dict.fromkeys(self.agents, True)
        self._begun().seat = -1
        self.agent_selection = self.agents[0]
        self._pay(returns if self._reward & rewards.RESULT else [0.0] * len(returns), acted)

    def _pay(self, results: list[float], acted: str) -> None:
        if self._is_shaped:
            margins = rewards.margins(self._begun().position.table)
            pairs = zip(results, margins, self._margins, strict=True)
            results = [result + now - before for result, now, before in pairs]
            self._margins = margins
        self.rewards = dict(zip(self.possible_agents, results, strict=True))
        self._cumulative_rewards[acted] = 0.0
        self._accumulate_rewards()

    def __getstate__(self) -> dict[str, Any]:
        state = {**self.__dict__, **{name: getattr(self, name) for name in _COMPILED}}
        state.pop("_stage", None)
        if self._stage is not None:
            del state["_mask"]
            state["position"] = self._stage.position
            state["over"] = self._stage.seat < 0
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        position, over = state.pop("position", None), state.pop("over", False)
        self._stage = None
        for name, value in state.items():
            setattr(self, name, value)
        if position is not None:
            self._open_stage(position)
            stage = self._begun()
            stage.agent, stage.infos = self.agent_selection, self.infos
            if over:
                stage.seat = -1
