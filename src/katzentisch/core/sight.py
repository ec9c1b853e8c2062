"""The only access of a bot to a table: the information of one seat.

A bot never holds the table. Whatever it asks here, the answer is the same for all tables that its
seat cannot tell apart, so a bot cannot peek even by mistake.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Table


class Sight:
    """A table, limited to what one seat may know.

    `chained` is how many decisions this seat has just made in a row: a bot shares its time among those of one turn.
    """

    def __init__(self, table: Table, seat: i64, chained: i64 = 0) -> None:
        self._table = table
        self.seat: i64 = table.checked_seat(seat)
        self.chained: i64 = chained
        self.game: Game = table.game

    def __repr__(self) -> str:
        return f"<Sight of seat {self.seat} of {self._table!r}>"

    def legal_vec(self) -> vec[i64]:
        """List what this seat may do now."""
        return self._table.legal_vec(self.seat)

    def legal(self) -> list[int]:
        """List what this seat may do now."""
        return self._table.legal(self.seat)

    def owing(self) -> i64:
        """Return the seats that owe a decision, as bits."""
        return self._table.owing()

    def view(self) -> Mapping[str, object]:
        """Return what this seat may see."""
        return self._table.view(self.seat)

    def observe(self) -> list[float]:
        """Return what this seat may see, as numbers."""
        return self._table.observe(self.seat)

    def information_key(self) -> bytes:
        """Return a key equal for all tables this seat cannot tell apart."""
        return self._table.information_key(self.seat)

    def features_vec(self) -> vec[float]:
        """Return the evaluation features of this seat."""
        return self._table.features_vec(self.seat)

    def prior(self, action: i64) -> float:
        """Return the prior of a legal action."""
        return self._table.prior(self.seat, action)

    def described(self, action: i64) -> dict[str, object]:
        """Name an action together with the facts of its question: all the facts its sentence needs."""
        return {**self._table.question(self.seat), **self.game.choice(int(action))}

    def greedy_action(self, chance: Chance) -> i64:
        """Return the legal action with the highest prior; ties are broken at random."""
        return self._table.greedy_action(self.seat, self.legal_vec(), chance)

    def guess(self, seed: int) -> Table:
        """Return one whole table this seat could be sitting at."""
        return self._table.guess(self.seat, seed)
