"""The compiled part of the PettingZoo environment: `agent_iter`, `last` and `step`.

Nothing here knows PettingZoo; an environment inherits it and says what happens when a game ends, when
agents are paid in between, and when an action is refused.
"""

import sys
from typing import Any, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.refusals import IllegalChoice
from katzentisch.research.stepping.stage import Stage


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """The agent to act, and its info while no reward is due."""

    def __init__(self) -> None:
        self._stage: Stage | None = None
        self.agents: list[str] = []
        self.agent_selection = ""
        self._is_shaped = False
        # The acting agent's info while no reward is due: most of a game that is rewarded at its end alone.
        self._unpaid: dict[str, object] | None = None

    def agent_iter(self, max_iter: int = sys.maxsize) -> "Asked":
        """Return the agents to act, one after the other, until all are done; at most so many."""
        return Asked(self, max_iter)

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out the decision of `agent_selection`."""
        stage = self._stage or self._begun()
        try:
            info = stage.turn(action)  # type: ignore[arg-type]
        except (IllegalChoice, NoSuchChoice, TypeError) as refused:
            self._refused(action, refused)
            return
        if info is None:
            self._ended()
        elif self._is_shaped:
            acted = self.agent_selection
            self.agent_selection = stage.agent
            self._pay_in_between(acted)
        else:
            self.agent_selection = stage.agent
            self._unpaid = info

    def last(self, observe: object = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation (None unless asked for), reward, termination, truncation and info.

        Any value that is true asks for the observation: Tianshou passes a number.
        """
        info = self._unpaid
        if info is not None:
            if not observe:
                return None, 0.0, False, False, info
            stage = self._stage
            if stage is not None and stage.copy_sights:
                return stage.seen(info), 0.0, False, False, info
        return self._seen(bool(observe))

    def _begun(self) -> Stage:
        raise NotImplementedError

    def _seen(self, observe: bool) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        raise NotImplementedError

    def _refused(self, action: Any, refused: Exception) -> None:
        raise NotImplementedError

    def _ended(self) -> None:
        raise NotImplementedError

    def _pay_in_between(self, acted: str) -> None:
        raise NotImplementedError


class Asked:
    """An iterator over the agents that are to act."""

    def __init__(self, turns: Turns, most: i64) -> None:
        self.turns = turns
        self.left = most

    def __iter__(self) -> "Asked":
        return self

    def __next__(self) -> str:
        turns = self.turns
        if self.left <= 0 or not turns.agents:
            raise StopIteration
        self.left -= 1
        return turns.agent_selection
