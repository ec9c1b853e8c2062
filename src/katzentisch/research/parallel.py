"""PettingZoo's parallel environment: every seat is an agent, and they act together.

In one step every agent names an action: those that owe a decision, one of theirs; the others, waiting.
They are carried out in the order of the seats. Secret choices do not touch each other; where one
does close another (of two anytime cards played while all buy in The Isle of Cats, the second waits until the
first is carried out), the later one is put back, `infos` says so, and the agent is asked again. A game that is
played in turns is one in which all agents but one wait. Whoever waits counts the steps: where a secret choice takes
several (cards are bought one by one), the length of the wait tells how many. `SeatsEnv` (aec.py) keeps that secret, too.
"""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import error
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from katzentisch.research.agents import SeatAgents
from katzentisch.research.checks import raise_if_illegal, refusal_data
from katzentisch.research.observations import Observation, mask_of
from katzentisch.research.stepping import rewards
from katzentisch.research.stepping.position import Position, dealt

Observations = dict[str, Observation]
_Infos = dict[str, dict[str, Any]]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], _Infos]


class TogetherEnv(SeatAgents, ParallelEnv):
    """A game whose seats act together. It copies, deep-copies and pickles at every point of a game.

    One action more than the game has, the last, means waiting. It is open to exactly the agents that owe
    no decision, so no agent ever faces a mask without an open action.
    """

    is_parallelizable = True
    extra_actions = 1
    _position: Position | None = None

    # ------------------------------------------------------------------ PettingZoo's interface

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, _Infos]:
        """Deal a new game; the same seed deals the same game."""
        self._position = dealt(self.game, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self._margins = rewards.margins(self.position.table) if self._reward & rewards.SCORE else []
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, SupportsIndex]) -> Step:
        """Carry out one action of every agent."""
        if not self.agents:
            raise error.ResetNeeded("call reset() before step(): no game is going on")
        table = self.position.table
        owing = table.to_act
        try:
            chosen = [(seat, self._checked(seat, seat in owing, actions)) for seat in self._seats()]
        except ValueError as refused:
            if self.illegal == "raise":
                raise
            return self._given_up(refused, owing, actions)
        put_back = [
            seat for seat, action in chosen if action != self.waiting and not self._play(seat, action)
        ]
        over = table.is_over
        stepped = self._stepped(table.returns() if over else [0.0] * len(self.possible_agents), over)
        for seat in put_back:
            stepped[-1][self.possible_agents[seat]]["put_back"] = True
        return stepped

    # ------------------------------------------------------------------ beyond PettingZoo

    @property
    def waiting(self) -> int:
        """The number of the action that means waiting."""
        return self.game.number_of_actions

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """Return the agent's mask: its decision if it owes one, otherwise waiting alone."""
        seat = self.possible_agents.index(agent)
        table = self.position.table
        return mask_of(self.waiting + 1, table.legal(seat) if table.owes(seat) else [self.waiting])

    def observe_into(self, agent: str, buffer: Any) -> None:
        """Write the agent's observation into arrays of the caller's, as its observation space has them."""
        seat = self.possible_agents.index(agent)
        numbers = self.layout.sights.of(self.position.table, seat)
        self.layout.observe_into(buffer, numbers, self.action_mask(agent))

    # ------------------------------------------------------------------ inside

    def _dealt(self) -> Position | None:
        return self._position

    def _seats(self) -> range:
        return range(len(self.possible_agents))

    def _checked(self, seat: int, owes: bool, actions: Mapping[str, SupportsIndex]) -> int:
        """Return the seat's action as a number, or raise what is wrong with it."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise ValueError(f"{agent} named no action; an agent that owes no decision names {self.waiting}")
        try:
            action = index(actions[agent])
        except TypeError as wrong:
            raise ValueError(f"{agent} must name an action by its number: {wrong}") from wrong
        if not owes:
            if action != self.waiting:
                raise ValueError(f"{agent} owes no decision and must wait: {self.waiting}, not {action}")
            return action
        if action == self.waiting:
            raise ValueError(f"{agent} owes a decision and may not wait")
        raise_if_illegal(self.position.table, seat, action)
        return action

    def _play(self, seat: int, action: int) -> bool:
        """Play an action unless an earlier seat's action made it illegal; return whether it was played."""
        if self.position.table.why_not(seat, action) is not None:
            return False
        self.position.play(seat, action)
        return True

    def _given_up(self, refused: Exception, owing: list[int], actions: Mapping[str, SupportsIndex]) -> Step:
        """End the game, lost by the first agent whose action was not open."""
        loser = next(seat for seat in self._seats() if self._is_wrong(seat, seat in owing, actions))
        stepped = self._stepped(rewards.resigned(len(self.possible_agents), loser), over=True)
        stepped[-1][self.possible_agents[loser]]["refusal"] = refusal_data(refused)
        return stepped

    def _is_wrong(self, seat: int, owes: bool, actions: Mapping[str, SupportsIndex]) -> bool:
        try:
            self._checked(seat, owes, actions)
        except ValueError:
            return True
        return False

    def _stepped(self, returns: list[float], over: bool) -> Step:
        """Compute the rewards and return the result of PettingZoo's step."""
        results = returns if self._reward & rewards.RESULT else [0.0] * len(returns)
        if self._reward & rewards.SCORE:
            now = rewards.margins(self.position.table)
            results = [
                result + new - old for result, new, old in zip(results, now, self._margins, strict=True)
            ]
            self._margins = now
        paid = dict(zip(self.possible_agents, results, strict=True))
        ended = dict.fromkeys(self.agents, over)
        cut_short = dict.fromkeys(self.agents, False)
        observations, infos = self._observations(), self._infos()
        if over:
            self.agents = []
        return observations, paid, ended, cut_short, infos

    def _observations(self) -> Observations:
        table = self.position.table
        return {
            agent: self.layout.observe(table, seat, self.action_mask(agent))
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> _Infos:
        owing = self.position.table.to_act
        infos: _Infos = {agent: {"owes": seat in owing} for seat, agent in enumerate(self.possible_agents)}
        if not self.layout.masked:
            for agent, info in infos.items():
                info["action_mask"] = self.action_mask(agent)
        return infos
