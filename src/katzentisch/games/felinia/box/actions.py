"""Action numbers of Felinia. RULES 4 and 5 name the choices.

`sell` has the highest numbers, because every decision may be preceded by a sale.
"""

from mypy_extensions import i64

from katzentisch.core.actions import Actions
from katzentisch.games.felinia.box.components import RESOURCES, Components


class ActionNumbers:
    """The first action number of each kind of choice; the values of its fields count on from there."""

    def __init__(self, components: Components) -> None:
        goods = components.goods
        island = components.island
        actions = Actions()
        self.actions: Actions = actions
        self.bank: i64 = actions.add("bank", [])
        self.market: i64 = actions.add("market", [("market", components.spaces[:-1])])
        self.guild: i64 = actions.add("guild", [])
        self.pass_by: i64 = actions.add("pass", [])
        self.buy: i64 = actions.add("buy", [("good", goods)])
        self.exchange_spice: i64 = actions.add("exchange-spice", [("give", goods), ("take", goods)])
        self.exchange_food: i64 = actions.add("exchange-food", [("give", goods), ("take", goods)])
        self.exchange_bonus: i64 = actions.add("exchange-bonus", [("tile", components.bonuses)])
        self.done: i64 = actions.add("done", [])
        self.board: i64 = actions.add("board", [("berth", list(range(1, int(components.berths) + 1)))])
        self.stop: i64 = actions.add("stop", [])
        self.reveal: i64 = actions.add(
            "reveal", [("province", [island.provinces[post] for post in island.posts])]
        )
        self.go: i64 = actions.add("go", [("province", island.provinces)])
        self.none: i64 = actions.add("none", [])
        self.keep: i64 = actions.add("keep", [("card", components.places)]) if components.places else -1
        self.pay: i64 = actions.add("pay", [])
        self.sell: i64 = actions.add("sell", [("what", [*RESOURCES, *goods])])
