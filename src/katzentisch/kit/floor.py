"""A game without rules: what decisions cost before any rule is asked. The benchmark measures it beside the games."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.actions import Actions
from katzentisch.core.bits import single
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Table
from katzentisch.core.options import Options

LENGTH = 300  # decisions; the three games have 120 to 800


class FloorGame(Game):
    """Seats take turns; every list has the same few actions, and none does anything."""

    def __init__(self, seats: int, choices: int) -> None:
        actions = Actions()
        actions.add("nothing", [("number", list(range(choices)))])
        super().__init__(Options("floor", "floor", seats), "1", "", actions)
        self.listed: vec[i64] = vec[i64](list(range(choices)))

    def set_up(self, chance: Chance) -> Table:
        """Return a table with all decisions ahead."""
        return FloorTable(self, chance, self.listed, LENGTH)


class FloorTable(Table):
    """Counts decisions down."""

    def __init__(self, game: Game, chance: Chance, listed: vec[i64], left: i64) -> None:
        self.listed: vec[i64] = listed
        self.left: i64 = left
        super().__init__(game, chance)

    def owing(self) -> i64:
        """Return the one seat that owes a decision, as a bit."""
        return single(self.left % self.game.seats) if self.left > 0 else 0

    def next_seat(self) -> i64:
        """Return the seat that owes a decision, -1 at the end."""
        return self.left % self.game.seats if self.left > 0 else -1

    def legal_vec(self, seat: i64) -> vec[i64]:
        """Return the list, which is always the same."""
        return self.listed

    def carry_out(self, seat: i64, action: i64) -> None:
        """Count a decision."""
        self.left -= 1

    def copy(self) -> Table:
        """Return a table with as many decisions ahead."""
        return FloorTable(self.game, self.chance.copy(), self.listed, self.left)
