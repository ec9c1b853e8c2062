"""Every decision of the game by number and by name (RULES.md 14.2).

The blocks stand in the order in which a list of options names them, so that lists come out ascending.
"""

from mypy_extensions import i64

from katzentisch.core.actions import Actions
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import Numbers

MOST_SETS = 252  # sets of cards for the income tax: as many as ten cards can have at most


class ActionNumbers:
    """The first number of every kind of choice."""

    def __init__(self, numbers: Numbers) -> None:
        actions = Actions()
        self.actions = actions
        vassal = ("vassal", numbers.card_names)
        fief = ("fief", [1, 2, 3])
        basic = ("master", numbers.master_names[: int(numbers.basic)])
        cathedral = ("master", numbers.master_names[int(numbers.basic) :])
        master = ("master", numbers.master_names)
        holders = [numbers.master_names[int(holder)] for holder in numbers.holders]
        self.places = ["fief_1", "fief_2", "fief_3", *holders]
        resource = ("resource", RESOURCES)
        capacity = max([1, *(int(room) for room in numbers.stash_capacity)])

        # setting up (4)
        self.worker: i64 = actions.add("choose_worker", [vassal])
        self.keep: i64 = actions.add("keep_fief", [("colour", RESOURCES)])
        self.give_back: i64 = actions.add("give_fief_back", [])
        self.keep_three: i64 = actions.add("keep_three_fiefs", [])
        # start phase (6)
        self.straighten: i64 = actions.add("straighten", [basic])
        self.discard_set: i64 = actions.add("discard_set", [("set", list(range(1, MOST_SETS + 1)))])
        # main phase (7)
        self.hire: i64 = actions.add("hire", [vassal])
        self.income: i64 = actions.add("income", [vassal])
        self.work: i64 = actions.add("work", [vassal])
        self.influence: i64 = actions.add("influence", [vassal])
        self.upgrade: i64 = actions.add("upgrade", [fief])
        self.build: i64 = actions.add("build", [("card", numbers.building_names)])
        self.hire_master: i64 = actions.add("hire_master", [])
        self.hire_cathedral_master: i64 = actions.add("hire_cathedral_master", [cathedral])
        self.use: i64 = actions.add("use", [basic])
        self.move: i64 = actions.add("move", [master])
        self.stash: i64 = actions.add("stash", [("master", holders if holders else ["nobody"])])
        self.pass_: i64 = actions.add("pass", [])
        # paying, tax, limit (14.3)
        self.default: i64 = actions.add("default", [])
        self.save: i64 = actions.add("save", [("cube", [*RESOURCES, "any"])])
        self.give: i64 = actions.add("give", [resource, ("from", self.places)])
        # further steps of an action (14.2)
        self.fief: i64 = actions.add("fief", [fief])
        self.take_master: i64 = actions.add("take_master", [basic])
        self.put_under: i64 = actions.add("put_under", [basic])
        self.house: i64 = actions.add("house", [fief])
        self.house_moving: i64 = actions.add("house_moving", [master, fief])
        self.house_firing: i64 = actions.add("house_firing", [master])
        self.amount: i64 = actions.add("amount", [("n", list(range(capacity + 1)))])
        # effects (3)
        self.exchange: i64 = actions.add("exchange", [("option", list(range(1, numbers.most_options + 1)))])
        self.stop: i64 = actions.add("stop", [])
        self.resource: i64 = actions.add("resource", [resource])
        self.discard: i64 = actions.add("discard", [vassal])
        self.sell: i64 = actions.add("sell", [vassal])
        self.eliminate: i64 = actions.add("eliminate", [vassal])
        self.recall: i64 = actions.add("recall", [vassal, fief])
        self.repeat: i64 = actions.add("repeat", [vassal])
        self.opponent: i64 = actions.add("opponent", [("seat", [0, 1, 2, 3])])
        self.loot: i64 = actions.add("loot", [fief, resource])
        self.option: i64 = actions.add("option", [("option", list(range(1, numbers.most_branches + 1)))])
        self.decline: i64 = actions.add("decline", [])
