"""What the strategy keeps between calls: estimates of one position, ratings of one game's cards."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.game import Advice
from katzentisch.core.vecs import float_zeros


class FeudaliaAdvice(Advice):
    """Estimates for one seat in one position, filled in by `estimates.py`; `Table.play` drops them."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.cube_values: vec[float] = float_zeros(4)  # wheat, wood, clay, stone
        self.way_to_go: float = 0.0  # the leader's share of the way to the target still ahead, 1 to 0
        self.turns: float = 0.0  # turns left, this one not counted
        self.cards: float = 0.0  # vassals of the seat, at least 5
        self.hand_size: float = 0.0  # cards drawn for a turn
        self.average_power: float = 0.0  # mean rating of the seat's vassals
        self.coin_for_wish: float = -1.0  # see `income.gain_per_coin`; below 0: not computed yet
