"""One table, stepped decision by decision, with the mask of its legal actions.

When several seats owe a decision at once, they are asked in the order of their seats; what one has
chosen stays hidden from the next, since the game hides it. The mask is one byte per action,
shared with numpy without copying; it is kept up to date by touching only the bytes that change.
"""

from collections.abc import Callable
from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, u8

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.game import Game
from katzentisch.core.refusals import IllegalChoice
from katzentisch.core.sheet import Sheet
from katzentisch.research.stepping.position import Position

_SAME_SEAT: Final = 0
_OTHER_SEAT: Final = 1
_ENDED: Final = 2


class Stage:
    """A position and the decision it waits for: `seat` (-1 when over), `legal` and `mask`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.game: Game = position.game
        self.number_of_actions = len(position.game.actions)
        self.mask: vec[u8] = vec[u8]([0] * self.number_of_actions)
        self.legal: vec[i64] = vec[i64]()
        self.seat: i64 = -1
        # For environments whose agents have names: each one's info, and a copy of the mask as they like it.
        self.agents: list[str] = []
        self.agent = ""
        self.infos: dict[str, dict[str, object]] = {}
        self.copy_mask: Callable[[], object] = list
        # What each seat saw when it was last asked, and copies of it as the environment likes them: none where an
        # observation has parts of its own.
        self.sheets: list[Sheet] = [self.game.sheet() for _ in range(self.game.seats)]
        self.copy_sights: list[Callable[[], object]] = []
        self.is_masked = True
        self.ask()

    def begin(self, position: Position) -> None:
        """Go on from another position of the same game."""
        self.position = position
        self.ask()

    def ask(self) -> None:
        """Update `seat`, `legal` and `mask` to the decision owed now."""
        mask = self.mask
        for action in self.legal:
            mask[action] = 0
        table = self.position.table
        self.seat = table.next_seat()
        if self.seat < 0:
            self.legal = vec[i64]()
            return
        self.legal = table.legal_vec(self.seat)
        for action in self.legal:
            mask[action] = 1

    def seen(self, info: dict[str, object]) -> object:
        """Return the observation of the seat that is asked; its mask is the one in its info."""
        self.position.table.observe_on(self.seat, self.sheets[self.seat])
        observation = self.copy_sights[self.seat]()
        if not self.is_masked:
            return observation
        return {"observation": observation, "action_mask": info["action_mask"]}

    def step(self, action: i64) -> i64:
        """Carry out the decision that is owed; return _SAME_SEAT, _OTHER_SEAT or _ENDED.

        IllegalChoice says why an action is refused, NoSuchChoice that there is no such number.
        """
        if action < 0 or action >= len(self.mask) or self.mask[action] == 0 or self.seat < 0:
            self.refuse(action)
        before = self.seat
        self.position.play(before, action)
        self.ask()
        if self.seat == before:
            return _SAME_SEAT
        return _OTHER_SEAT if self.seat >= 0 else _ENDED

    def turn(self, action: SupportsIndex) -> "dict[str, object] | None":
        """Carry out a decision as `step` does; return the info of the agent asked next, None at the end.

        The info carries a copy of the mask and replaces the one in `infos`; the others' are empty.
        """
        before = self.seat
        number = action if isinstance(action, int) else index(action)
        if number < 0 or number >= self.number_of_actions:
            self.game.choice(number)  # says which there are
        change = self.step(number)
        if change != _SAME_SEAT:
            self.infos[self.agents[before]] = {}
            if change == _ENDED:
                return None
            self.agent = self.agents[self.seat]
        info: dict[str, object] = {"action_mask": self.copy_mask()}
        self.infos[self.agent] = info
        return info

    def refuse(self, action: i64) -> None:
        """Raise what is wrong with an action that is not open."""
        choice = self.game.choice(int(action))
        refusal = self.position.table.why_not(self.seat, action)
        if refusal is None:
            raise NoSuchChoice(f"{choice} may interrupt, but seat {self.seat} is asked another question")
        raise IllegalChoice(refusal, choice)
