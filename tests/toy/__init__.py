"""Whiskers, a minimal game with simultaneous choices, hidden cards and interruptions, for tests of what uses a game.

Cards 1 to 9, four of each. Everybody holds three. In each of four rounds all secretly lay one card at once;
who has laid may take it back while others still think (an interruption). Then all cards are
turned up, the highest score a point, and everybody draws one card.
"""

from pathlib import Path

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.actions import Actions
from katzentisch.core.box import Box
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Game, Line, Score, Table, not_your_turn, refuse_out_of_turn
from katzentisch.core.material import Material
from katzentisch.core.options import Options, Setting, Variant
from katzentisch.core.refusals import Refusal, refuse

VALUES = 9
COPIES = 4
HAND = 3
ROUNDS = 4
TAKE_BACK = VALUES


class Whiskers(Game):
    """The rules."""

    def __init__(self, options: Options, material_hash: str = "toy", rules_version: str = "1") -> None:
        actions = Actions()
        actions.add("lay", [("value", list(range(1, VALUES + 1)))])
        actions.add("take_back", [])
        super().__init__(options, rules_version, material_hash, actions)
        seats = options.seats
        self.observation_names = (
            [f"hand.{value}" for value in range(1, VALUES + 1)]
            + [f"seen.{value}" for value in range(1, VALUES + 1)]
            + [f"points.{seat}" for seat in range(seats)]
            + [f"has_laid.{seat}" for seat in range(seats)]
            + ["own_card", "round"]
        )
        self.feature_names = ["points", "lead", "hand"]

    def printed(self) -> dict[str, object]:
        return {"values": VALUES, "copies": COPIES, "rounds": ROUNDS}

    def set_up(self, chance: Chance) -> "WhiskersTable":
        table = WhiskersTable(self, chance)
        table.deck = [COPIES] * VALUES
        for seat in range(self.options.seats):
            for _ in range(HAND):
                table.draw(seat)
        return table


class WhiskersTable(Table):
    """One game of Whiskers; in plain Python lists, uncompiled."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        seats = game.options.seats
        self.deck = [0] * VALUES
        self.seen = [0] * VALUES
        self.hands = [[0] * VALUES for _ in range(seats)]
        self.laid = [0] * seats
        self.points = [0] * seats
        self.round = 0

    def draw(self, seat: int) -> None:
        value = int(self.chance.draw_from(vec[i64](self.deck), sum(self.deck)))
        self.deck[value] -= 1
        self.hands[seat][value] += 1

    def owing(self) -> i64:
        if self.round == ROUNDS:
            return 0
        return sum(1 << seat for seat, card in enumerate(self.laid) if card == 0)

    def legal_vec(self, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        if seat < 0 or self.round == ROUNDS:
            return actions
        if self.laid[seat]:
            return append(actions, TAKE_BACK)
        for value, held in enumerate(self.hands[seat]):
            if held:
                actions = append(actions, value)
        return actions

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        refusal = refuse_out_of_turn(self, seat, action)
        if refusal is not None:
            return refusal
        if action == TAKE_BACK:
            return None if self.laid[seat] else refuse("nothing_laid", "turns")
        if self.laid[seat]:
            return not_your_turn(self)
        if not self.hands[seat][action]:
            return refuse("not_in_hand", "laying", {"value": action + 1})
        return None

    def question(self, seat: i64) -> dict[str, object]:
        return {"kind": "lay"} if self.owes(seat) else {}

    def carry_out(self, seat: i64, action: i64) -> None:
        if action == TAKE_BACK:
            self.hands[seat][self.laid[seat] - 1] += 1
            self.laid[seat] = 0
            if self.listening:
                self.tell("taken_back", seat, {})
            return
        self.hands[seat][action] -= 1
        self.laid[seat] = action + 1
        if self.listening:
            self.tell("laid", seat, {}, {"value": action + 1}, (int(seat),))
        if all(self.laid):
            self.turn_up()

    def turn_up(self) -> None:
        self.revealed += 1
        best = max(self.laid)
        if self.listening:
            self.tell("turned_up", -1, {"cards": list(self.laid), "best": best})
        for seat, card in enumerate(self.laid):
            self.points[seat] += card == best
            self.seen[card - 1] += 1
            self.draw(seat)
        self.laid = [0] * len(self.laid)
        self.round += 1

    def copy(self) -> "WhiskersTable":
        twin = WhiskersTable(self.game, self.chance.copy())
        twin.revealed = self.revealed
        twin.deck = self.deck[:]
        twin.seen = self.seen[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.points = self.points[:]
        twin.round = self.round
        return twin

    def guess(self, seat: i64, seed: int) -> "WhiskersTable":
        twin = self.copy()
        twin.chance = from_seed(seed)
        sizes = [sum(hand) for hand in self.hands]
        for other, hand in enumerate(twin.hands):
            if other != seat:
                for value in range(VALUES):
                    twin.deck[value] += hand[value]
                    hand[value] = 0
                if twin.laid[other]:
                    twin.deck[twin.laid[other] - 1] += 1
        for other, size in enumerate(sizes):
            if other != seat:
                for _ in range(size):
                    twin.draw(other)
                if twin.laid[other]:
                    card = int(twin.chance.draw_from(vec[i64](twin.deck), sum(twin.deck)))
                    twin.deck[card] -= 1
                    twin.laid[other] = card + 1
        return twin

    def scores(self) -> list[Score]:
        return [Score(seat, [Line("rounds", points)]) for seat, points in enumerate(self.points)]

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def view(self, seat: i64) -> dict[str, object]:
        return {
            "round": self.round,
            "to_act": self.to_act,
            "seen": self.seen[:],
            "seats": [
                {
                    "points": self.points[other],
                    "has_laid": self.laid[other] > 0,
                    "laid": self.laid[other] if other == seat else None,
                    "hand": self.hands[other][:] if other == seat else None,
                }
                for other in range(len(self.points))
            ],
        }

    def observe_vec(self, seat: i64) -> vec[float]:
        seats = len(self.points)
        turn = [(max(seat, 0) + step) % seats for step in range(seats)]
        hand = self.hands[seat] if seat >= 0 else [0] * VALUES
        numbers = [count / COPIES for count in hand] + [count / COPIES for count in self.seen]
        numbers += [self.points[other] / ROUNDS for other in turn]
        numbers += [float(self.laid[other] > 0) for other in turn]
        own = self.laid[seat] if seat >= 0 else 0
        return vec[float]([*numbers, own / VALUES, self.round / ROUNDS])

    def information_vec(self, seat: i64) -> vec[i64]:
        own = [*self.hands[seat], self.laid[seat]] if seat >= 0 else []
        return vec[i64]([*own, *self.seen, *self.points, *(card > 0 for card in self.laid), self.round])

    def truth_vec(self) -> vec[i64]:
        chance = [self.chance.low, self.chance.high, self.chance.drawn]
        hands = [count for hand in self.hands for count in hand]
        return vec[i64](
            [*chance, *self.deck, *self.seen, *hands, *self.laid, *self.points, self.round, self.revealed]
        )

    def census(self) -> dict[str, int]:
        return {
            str(value + 1): self.deck[value]
            + self.seen[value]
            + sum(hand[value] for hand in self.hands)
            + sum(card == value + 1 for card in self.laid)
            for value in range(VALUES)
        }

    def features_vec(self, seat: i64) -> vec[float]:
        own = self.points[seat]
        lead = own - max(points for other, points in enumerate(self.points) if other != seat)
        hand = sum(count * (value + 1) for value, count in enumerate(self.hands[seat]))
        return vec[float]([own / ROUNDS, lead / ROUNDS, hand / 27])

    def round_number(self) -> i64:
        return self.round

    def prior(self, seat: i64, action: i64) -> float:
        return -1.0 if action == TAKE_BACK else float(action)


def _make(options: Options, material: Material, rules_version: str) -> Game:
    return Whiskers(options, material.hash(), rules_version)


BOX = Box(
    "whiskers",
    "1",
    [Variant("usual", [2, 3, 4], [Setting("open", False, [False, True])])],
    Path(__file__).parent,
    _make,
)


def dealt(seats: int = 2, seed: int = 1) -> WhiskersTable:
    """Return a fresh table of the usual game."""
    table = BOX.open(seats=seats).deal(seed)
    assert isinstance(table, WhiskersTable)
    return table
