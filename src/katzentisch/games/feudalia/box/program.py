"""Effects as numbers: each card's list becomes a short program for `rules/interpreter.py`.

An instruction is six numbers: the operation, n, a set (resources or kinds, as bits), whether it may be
declined, and two more whose meaning depends on the operation. Lists inside lists (`choose`, `then`)
become jumps, so a program never needs more than a counter and, for `repeat`, a way back.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import PASSIVE_OPS, Effect
from katzentisch.games.feudalia.box.printed_types import ExchangePrinted

WIDTH: Final = 6
NOTHING: Final = -1  # an empty program

END: Final = 0
JUMP: Final = 1  # x: where to
PRODUCE: Final = 2  # n cubes of a set; the set 0 is the fief's own resource
TRADE: Final = 3  # n times; x: first option, y: number of options
COINS: Final = 4
DRAW: Final = 5
DISCARD: Final = 6  # n cards; x: where to go on if it was not done
INCOME_UP: Final = 7
SELL_CARD: Final = 8
DISCOUNT: Final = 9  # x: number of the discount
ELIMINATE: Final = 10  # n cards; x: coins for each
RECALL: Final = 11
REPEAT: Final = 12
STEAL_COINS: Final = 13
STEAL_CUBE: Final = 14
CHOOSE: Final = 15  # n branches; x: where they begin in `branches`
EXTRA_INFLUENCE: Final = 16
FILL: Final = 17  # n cubes of a set onto the master x

_OPS: Final = {
    "coins": COINS,
    "draw": DRAW,
    "income_up": INCOME_UP,
    "sell_card": SELL_CARD,
    "recall": RECALL,
    "repeat": REPEAT,
    "steal_coins": STEAL_COINS,
    "steal_cube": STEAL_CUBE,
    "produce": PRODUCE,
    "extra_influence": EXTRA_INFLUENCE,
}


class Discount:
    """A discount some card gives: on which purchase, coins, cubes of a set, all purchases (0) or the next (1)."""

    def __init__(self, effect: Effect) -> None:
        self.on = effect.on
        self.coins = effect.coins
        self.cubes = effect.cubes
        self.of = effect.of
        self.uses = effect.uses


class Writer:
    """Writes programs one behind the other and collects what they refer to."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.branches: list[int] = []
        self.discounts: list[Discount] = []
        # one row of six per option of a trade: coins paid, coins gained, and where its cubes stand
        self.options: list[int] = []
        self.cubes: list[int] = []
        self.options_printed: list[ExchangePrinted] = []

    def program(self, effects: list[Effect], stash: int = -1) -> int:
        """Write a whole program and return where it begins; NOTHING for effects that only work passively."""
        if not any(effect.op not in PASSIVE_OPS or effect.fill for effect in effects):
            return NOTHING
        first = len(self.code)
        self.write(effects, stash)
        self._put(END, 0, 0, False, 0, 0)
        return first

    def write(self, effects: list[Effect], stash: int) -> None:
        """Write a list of effects in printed order."""
        for effect in effects:
            if effect.op == "trade":
                self._trade(effect)
            elif effect.op == "choose":
                self._choose(effect, stash)
            elif effect.op == "discard":
                self._discard(effect, stash)
            elif effect.op == "discount":
                self._put(DISCOUNT, 0, 0, False, self.discount(effect), 0)
            elif effect.op == "eliminate":
                self._put(ELIMINATE, effect.n, 0, effect.may, effect.coins, 0)
            elif effect.op == "stash" and effect.fill:
                self._put(FILL, effect.fill, effect.of, False, stash, 0)
            elif effect.op not in PASSIVE_OPS:
                self._put(_OPS[effect.op], effect.n, effect.of | effect.kinds, effect.may, 0, 0)

    def discount(self, effect: Effect) -> int:
        """Number a discount."""
        self.discounts.append(Discount(effect))
        return len(self.discounts) - 1

    def _put(self, op: int, n: int, chosen: int, may: bool, x: int, y: int) -> int:
        first = len(self.code)
        self.code.extend([op, n, chosen, int(may), x, y])
        return first

    def _trade(self, effect: Effect) -> None:
        first = len(self.options) // WIDTH
        for option in effect.options:
            pay = len(self.cubes)
            self.cubes.extend(option.pay)
            gain = len(self.cubes)
            self.cubes.extend(option.gain)
            row = [option.pay_coins, option.gain_coins, pay, len(option.pay), gain, len(option.gain)]
            self.options.extend(row)
            self.options_printed.append(option.as_data())
        self._put(TRADE, effect.n, 0, True, first, len(effect.options))

    def _choose(self, effect: Effect, stash: int) -> None:
        first = len(self.branches)
        self.branches.extend([0] * len(effect.branches))
        self._put(CHOOSE, len(effect.branches), 0, False, first, 0)
        jumps: list[int] = []
        for number, branch in enumerate(effect.branches):
            self.branches[first + number] = len(self.code)
            self.write(branch, stash)
            jumps.append(self._put(JUMP, 0, 0, False, 0, 0))
        for jump in jumps:
            self.code[jump + 4] = len(self.code)

    def _discard(self, effect: Effect, stash: int) -> None:
        discard = self._put(DISCARD, effect.n, 0, effect.may, 0, 0)
        self.write(effect.then, stash)
        self.code[discard + 4] = len(self.code)


def numbers(values: list[int]) -> vec[i64]:
    """Return a list as a vec, never empty, so that it can always be indexed."""
    return vec[i64](values if values else [0])
