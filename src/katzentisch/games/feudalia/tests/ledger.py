"""What the events of a game of Feudalia add up to: coins, cubes fief by fief, cards, masters, points, tokens and the supply."""

from collections import Counter
from typing import Any

from katzentisch.core.tests import told
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.game import FeudaliaTable
from katzentisch.games.feudalia.state.asked import ASK_PAY, ASK_PLACE, ASK_PUT_UNDER
from katzentisch.games.feudalia.state.table import BUY_MASTER, COINS, DECK, DISCARD, HALVES, HAND, OUT, WHO

KINDS = told.kinds(
    """
    first_player:
    chose_worker: vassal
    got_fief: colour
    replaced_fief: colour new turned_up
    nobody masters_laid_out: masters
    nobody round_began: round
    turn_began: round
    straightened: master
    filled: resource n
    taxed_cubes: due
    tax_shielded:
    paid_tax: resource fief n
    taxed_hand:
    discarded_to_tax: cards
    collector_left:
    hired_vassal: vassal
    eliminated: vassal (n)
    took_income: vassal n
    worked: vassal fief
    influenced: vassal
    paid_cube: resource from n
    paid_coins: n
    produced: n resource fief
    gained_coins: n
    drew: n | cards
    discarded: vassal n
    sold: vassal n
    income_raised: n
    discount_gained: n
    influence_gained: n
    chose_effect: n
    declined: n
    recalled: vassal fief
    repeated: vassal
    robbed_coins: victim n
    robbed_cube: victim resource from fief
    traded_away: n resource fief
    traded_for: n resource fief
    upgraded: fief level points
    built: card left points
    stage_began: stage
    cathedral_stands:
    drew_masters: masters
    put_under: master
    hired_master: master fief
    fired_master: master
    moved_master: master fief
    used_master: master
    stashed: master resource n
    passed:
    served_at_court: cards n
    saved: had n
    reshuffled: n
    discarded_cube: resource n fief
    target_reached: halves
    player_eliminated:
    nobody game_ended: reason winners
    """
)
_NUMBERS = {"coins": COINS, "hand": HAND, "halves": HALVES, "deck": DECK, "discard": DISCARD, "out": OUT}


class Ledger(told.Ledger):
    """The counts of a table, changed by events alone."""

    known = KINDS

    def __init__(self, table: FeudaliaTable) -> None:
        self.table = table
        self.numbers = table.numbers
        super().__init__(int(table.numbers.seats))
        self.in_play = self._in_play()
        # whose straightening effect is carried out
        self.straightening = self.numbers.master_names[int(table.item)] if table.pc >= 0 else ""
        # seats of which nobody is told whether cubes lay on a fief or on a master
        self.unsure: set[int] = set()

    def _in_play(self) -> int:
        """Count the vassals in fields and on the table."""
        return sum(int(self.table.in_play(card)) for card in range(self.numbers.types))

    def counted(self) -> Counter[object]:
        """Count what lies with the players and on the table."""
        table, numbers = self.table, self.numbers
        held: Counter[object] = Counter()
        for seat in range(self.seats):
            for name, number in _NUMBERS.items():
                held[seat, name] = int(table.who[seat * WHO + number])
            for resource, name in enumerate(RESOURCES):
                held[seat, name] = int(table.stock[seat * 4 + resource])
            for fief in range(FIEFS):
                held[seat, "level", fief + 1] = int(table.level[seat * FIEFS + fief])
                for resource, name in enumerate(RESOURCES):
                    held[seat, fief + 1, name] = int(table.cubes[(seat * FIEFS + fief) * 4 + resource])
            for card, name in enumerate(numbers.card_names):
                place = seat * int(numbers.types) + card
                owned = table.hand[place] + table.deck[place] + table.pile[place]
                held[seat, "owns", name] = int(owned + (table.in_play(card) if seat == table.actor else 0))
        for stash, master in enumerate(numbers.holders):
            for resource, name in enumerate(RESOURCES):
                held["on", numbers.master_names[master], name] = int(table.stashed[stash * 4 + resource])
        cities = int(numbers.cities)
        for slot, master in enumerate(table.cities):
            if master >= 0:
                seat, place = divmod(slot, FIEFS * cities)
                held[seat, numbers.master_names[master]] = place // cities + 1
        for card, name in enumerate(numbers.card_names):
            held["supply", name] = int(table.supply[card])
            held["box", name] = int(table.box[card])
        for card, name in enumerate(numbers.building_names):
            held["tokens", name] = int(table.tokens[card])
        market = table.market | self._being_hired()
        for master, name in enumerate(numbers.master_names[: numbers.basic]):
            held["market", name] = int(market >> master & 1)
        for master in table.under:
            held["under", numbers.master_names[master]] += 1
        held["stage"] = int(table.stage)
        held["first"] = int(table.first)
        return held

    def _being_hired(self) -> int:
        """Return the basic master who is taken from the market and does not live anywhere yet, as a bit."""
        table = self.table
        is_hiring = table.buying == BUY_MASTER and table.asked in (ASK_PUT_UNDER, ASK_PLACE, ASK_PAY)
        return 1 << int(table.item) if is_hiring and table.item < self.numbers.basic else 0

    def check(self) -> None:
        """What was told must be what the table says now; where a cube lay may be untold."""
        now = self.counted()
        for seat in self.unsure:
            masters = [name for name in self.numbers.master_names if self.held[seat, name]]
            for resource in RESOURCES:
                places = [(seat, fief + 1, resource) for fief in range(FIEFS)]
                for place in [*places, *(("on", master, resource) for master in masters)]:
                    self.held[place] = now[place]
        self.unsure = set()
        super().check()
        self._check_what_is_counted_twice()

    def _check_what_is_counted_twice(self) -> None:
        """Numbers kept besides the piles, so that they are at hand, agree with the piles."""
        table, types = self.table, int(self.numbers.types)
        for seat in range(self.seats):
            for pile, number in ((table.hand, HAND), (table.deck, DECK), (table.pile, DISCARD)):
                assert sum(pile[seat * types : (seat + 1) * types]) == table.who[seat * WHO + number]
            holders = [self.numbers.master_names[master] for master in self.numbers.holders]
            for resource, name in enumerate(RESOURCES):
                lying = sum(self.held[seat, fief + 1, name] for fief in range(FIEFS))
                lying += sum(self.held["on", master, name] for master in holders if self.held[seat, master])
                assert table.stock[seat * 4 + resource] == lying
            for card in range(types):
                assert 0 <= table.known[seat * types + card] <= table.hand[seat * types + card]

    # ------------------------------------------------------------------ coins

    def _gain(self, event: Any) -> None:
        self.held[event.seat, "coins"] += event.facts.get("n", 0)
        assert self.held[event.seat, "coins"] <= self.numbers.track_max

    gained_coins = _gain

    def paid_coins(self, event: Any) -> None:
        assert event.facts["n"] > 0
        self.held[event.seat, "coins"] -= event.facts["n"]

    def robbed_coins(self, event: Any) -> None:
        assert event.facts["victim"] != event.seat
        self.held[event.facts["victim"], "coins"] -= event.facts["n"]
        self._gain(event)

    def saved(self, event: Any) -> None:
        assert event.facts["had"] == self.held[event.seat, "coins"]
        self.held[event.seat, "coins"] = event.facts["n"]

    # ------------------------------------------------------------------ cards

    def _from_hand(self, event: Any, target: str = "discard", n: int = 1) -> None:
        self.held[event.seat, "hand"] -= n
        if target:
            self.held[event.seat, target] += n

    def _discard_for_coins(self, event: Any) -> None:
        self._from_hand(event)
        self._gain(event)

    took_income = discarded = sold = _discard_for_coins

    def eliminated(self, event: Any) -> None:
        self._from_hand(event, "")
        self._gain(event)
        self.held["box", event.facts["vassal"]] += 1
        self.held[event.seat, "owns", event.facts["vassal"]] -= 1

    def worked(self, event: Any) -> None:
        self._from_hand(event, "")

    influenced = worked

    def recalled(self, event: Any) -> None:
        self.held[event.seat, "hand"] += 1

    def collector_left(self, event: Any) -> None:
        self._from_hand(event)

    def discarded_to_tax(self, event: Any) -> None:
        self._from_hand(event, n=len(event.facts["cards"]))

    def served_at_court(self, event: Any) -> None:
        self._from_hand(event, n=len(event.facts["cards"]))
        self._gain(event)

    def drew(self, event: Any) -> None:
        assert event.facts["n"] == len(event.secret["cards"])
        self.held[event.seat, "hand"] += event.facts["n"]
        self.held[event.seat, "deck"] -= event.facts["n"]

    def passed(self, event: Any) -> None:
        assert self._in_play() == 0, "what was played in this turn is discarded"
        self.held[event.seat, "discard"] += self.in_play

    def reshuffled(self, event: Any) -> None:
        self.held[event.seat, "deck"] += self.held[event.seat, "discard"]
        self.held[event.seat, "discard"] = 0

    def hired_vassal(self, event: Any) -> None:
        self.held["supply", event.facts["vassal"]] -= 1
        self.held[event.seat, "discard"] += 1
        self.held[event.seat, "owns", event.facts["vassal"]] += 1

    def chose_worker(self, event: Any) -> None:
        card = event.facts["vassal"]
        self.held["supply", card] -= self.held["supply", card] > 0
        self.held[event.seat, "deck"] += 1
        self.held[event.seat, "owns", card] += 1

    # ------------------------------------------------------------------ cubes

    def _put(self, seat: int, fief: int, resource: str, n: int) -> None:
        """Put cubes on a fief, from 1 to 3."""
        assert 1 <= fief <= FIEFS
        self.held[seat, resource] += n
        self.held[seat, fief, resource] += n

    def _put_on(self, seat: int, master: str, resource: str, n: int) -> None:
        """Put cubes on one of a seat's masters."""
        assert self.held[seat, master] > 0, f"{master} lives with somebody else"
        self.held[seat, resource] += n
        self.held["on", master, resource] += n

    def produced(self, event: Any) -> None:
        self._put(event.seat, event.facts["fief"], event.facts["resource"], event.facts["n"])

    traded_for = produced

    def straightened(self, event: Any) -> None:
        self.straightening = event.facts["master"]

    def filled(self, event: Any) -> None:
        self._put_on(event.seat, self.straightening, event.facts["resource"], event.facts["n"])

    def paid_tax(self, event: Any) -> None:
        self._put(event.seat, event.facts["fief"], event.facts["resource"], -event.facts["n"])

    def paid_cube(self, event: Any) -> None:
        where, resource, n = event.facts["from"], event.facts["resource"], event.facts["n"]
        if where.startswith("fief_"):
            self._put(event.seat, int(where.removeprefix("fief_")), resource, -n)
        else:
            self._put_on(event.seat, where, resource, -n)

    def traded_away(self, event: Any) -> None:
        seat, fief, resource = event.seat, event.facts["fief"], event.facts["resource"]
        if self.held[seat, fief, resource] > 0:
            self._put(seat, fief, resource, -1)
        else:
            names = [self.numbers.master_names[master] for master in self.numbers.holders]
            there = [
                name for name in names if self.held[seat, name] == fief and self.held["on", name, resource]
            ]
            self._put_on(seat, there[0], resource, -1)

    def discarded_cube(self, event: Any) -> None:
        self.held[event.seat, event.facts["resource"]] -= event.facts["n"]
        self.unsure.add(event.seat)

    def robbed_cube(self, event: Any) -> None:
        assert event.facts["victim"] != event.seat
        self._put(event.facts["victim"], event.facts["from"], event.facts["resource"], -1)
        self._put(event.seat, event.facts["fief"], event.facts["resource"], 1)

    def stashed(self, event: Any) -> None:
        master, resource = event.facts["master"], event.facts["resource"]
        more = event.facts["n"] - self.held["on", master, resource]
        self._put_on(event.seat, master, resource, more)
        self._put(event.seat, self.held[event.seat, master], resource, -more)

    # ------------------------------------------------------------------ fiefs, cathedral, points

    def got_fief(self, event: Any) -> None:
        colour = RESOURCES.index(event.facts["colour"])
        self.held[event.seat, "halves"] += int(self.numbers.fief_halves[colour * 3])
        self.held[event.seat, event.facts["colour"]] += int(self.numbers.starting_cubes)

    def upgraded(self, event: Any) -> None:
        self.held[event.seat, "halves"] += int(2 * event.facts["points"])
        self.held[event.seat, "level", event.facts["fief"]] += 1
        assert event.facts["level"] == self.held[event.seat, "level", event.facts["fief"]]

    def built(self, event: Any) -> None:
        self.held[event.seat, "halves"] += int(2 * event.facts["points"])
        self.held["tokens", event.facts["card"]] -= 1
        assert event.facts["left"] == self.held["tokens", event.facts["card"]]

    def stage_began(self, event: Any) -> None:
        self._next_stage()
        assert event.facts["stage"] == self.held["stage"]
        for card in range(self.numbers.cathedral_cards):
            if self.numbers.stage[card] == self.held["stage"]:
                self.held["tokens", self.numbers.building_names[card]] = int(self.numbers.tokens[card])

    def cathedral_stands(self, event: Any) -> None:
        self._next_stage()

    def _next_stage(self) -> None:
        for card in range(self.numbers.cathedral_cards):
            if self.numbers.stage[card] == self.held["stage"]:
                assert self.held["tokens", self.numbers.building_names[card]] == 0
        self.held["stage"] += 1

    def target_reached(self, event: Any) -> None:
        assert event.facts["halves"] == self.held[event.seat, "halves"] >= self.table.target

    # ------------------------------------------------------------------ masters

    def masters_laid_out(self, event: Any) -> None:
        for master in event.facts["masters"]:
            self.held["market", master] = 1

    def drew_masters(self, event: Any) -> None:
        for master in event.facts["masters"]:
            self.held["market", master] = 1
            self.held["under", master] = 0

    def put_under(self, event: Any) -> None:
        self.held["market", event.facts["master"]] = 0
        self.held["under", event.facts["master"]] = 1

    def hired_master(self, event: Any) -> None:
        assert self.held[event.seat, event.facts["master"]] == 0
        self.moved_master(event)
        self.held["market", event.facts["master"]] = 0

    def moved_master(self, event: Any) -> None:
        self.held[event.seat, event.facts["master"]] = event.facts["fief"]

    def fired_master(self, event: Any) -> None:
        master = event.facts["master"]
        for resource in RESOURCES:
            n = self.held["on", master, resource]
            self._put(event.seat, self.held[event.seat, master], resource, n)
            self._put_on(event.seat, master, resource, -n)
        self.held[event.seat, master] = 0
        self.held["market", master] = int(self.numbers.master_names.index(master) < self.numbers.basic)

    # ------------------------------------------------------------------ rounds and the end

    def round_began(self, event: Any) -> None:
        assert event.facts["round"] <= self.table.round

    def player_eliminated(self, event: Any) -> None:
        self.held[event.seat, "out"] = 1
        if self.held["first"] == event.seat:
            others = [(event.seat + n) % self.seats for n in range(1, self.seats)]
            self.held["first"] = next(seat for seat in others if not self.held[seat, "out"])

    def game_ended(self, event: Any) -> None:
        assert event.facts["winners"] == self.table.winners()
