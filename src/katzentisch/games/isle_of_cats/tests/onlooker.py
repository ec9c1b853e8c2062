"""An onlooker who writes everything down: whether a guess can be true, found out slowly and plainly.

Uses nothing of the table's own memory: only the events all hear, the cards that turn up, and the packs one seat
held in its hands. Every way of sorting the cards of a guess into what was bought and thrown away is tried.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from katzentisch.games.isle_of_cats.game import IsleTable
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.table import IsleState

HIDDEN = (t.HAND, t.BOUGHT, t.LESSONS, t.SHED, t.KEPT, t.PACK)
Piles = dict[int, list[int]]  # cards by pile
Counts = tuple[int, ...]
Group = tuple[
    int, set[int], set[int], Counter[int]
]  # of a pack: day, cards passed on, those that came back, how many who kept


def codes(table: IsleState, *piles: int) -> list[int]:
    """The codes of the cards in some piles."""
    words = [(word * 64, table.piles[pile + word]) for pile in piles for word in range(3)]
    return [first + bit for first, cards in words if cards for bit in range(63) if (cards >> bit) & 1]


def price(table: IsleState, code: int) -> int:
    return int(table.parts.cards.price[table.parts.cards.sort_at[code]])


def kind(table: IsleState, code: int) -> str:
    return table.parts.cards.kinds[table.parts.cards.sort_at[code]]


def is_private(table: IsleState, code: int) -> bool:
    return kind(table, code) == "lesson"


class Purchase:
    """What all saw of one purchase."""

    def __init__(self, day: int, drawn: bool, cards: int, fish: int, unbought: int) -> None:
        self.day, self.drawn = day, drawn
        self.cards, self.fish, self.unbought = cards, fish, unbought
        self.lessons = 0


class Onlooker:
    """Listens to a game from one seat; `plays` makes a choice and notes what happens."""

    def __init__(self, table: IsleTable, seat: int, days_count: bool = True) -> None:
        self.table, self.seat = table, seat
        self.days_count = days_count  # whether to hold against a guess the day on which a card was passed on
        self.seats = int(table.seats)
        self.purchases: list[list[Purchase]] = [[] for _ in range(self.seats)]
        self.offered = [0] * self.seats
        # code: (who showed it, number of his purchases then, the purchase if certain)
        self.shown: dict[int, tuple[int, int, int | None]] = {}
        self.packs: list[tuple[int, int, set[int]]] = []  # (day, step, cards passed on)
        table.listen()

    def plays(self, seat: int, action: int) -> None:
        table = self.table
        owners = {code: other for other in range(self.seats) for code in self._of(table, other)}
        if table.phase == t.DRAFT and seat == self.seat:
            self._note_kept(action)
        question = table.asked()
        # Lessons bought with a draw card are laid out at once, the others of the day in phase 3.
        self.with_draw_card = asked.kind_of(question) == asked.ASK_DRAWN or (
            asked.kind_of(question) == asked.ASK_LESSON and asked.lesson_is_of_card(question)
        )
        table.play(seat, action)
        for event in table.events:
            self._note(event.kind, event.seat, event.facts)
        table.events.clear()
        for code in self._face_up(table):
            if code not in self.shown:
                self._note_shown(code, owners[code])

    def _note_kept(self, action: int) -> None:
        """The last card kept of a pack leaves the cards that are passed on."""
        table = self.table
        name = table.game.choice(action)["card"]
        pack = codes(table, table.pile(self.seat, t.PACK))
        pack.remove(
            min(code for code in pack if table.parts.cards.names[table.parts.cards.sort_at[code]] == name)
        )
        if table.get(self.seat, t.PICKS) == 1:
            self.packs.append((int(table.day), int(table.step), set(pack)))

    def _of(self, table: IsleState, seat: int) -> list[int]:
        return codes(table, *(table.pile(seat, pile) for pile in (*HIDDEN, t.CHOSEN)))

    def _face_up(self, table: IsleState) -> list[int]:
        visible = codes(table, table.common_pile(t.DISCARD), table.common_pile(t.PUBLIC))
        if table.phase != t.CHOOSING:
            visible += codes(table, *(table.pile(seat, t.CHOSEN) for seat in range(self.seats)))
        for question in table.open:
            if asked.kind_of(question) == asked.ASK_LESSON:
                sort = asked.card_of(question)
                hand = codes(table, table.pile(asked.seat_of(question), t.HAND))
                visible += [code for code in hand if table.parts.cards.sort_at[code] == sort]
        return visible

    def _note(self, what: str, seat: int, facts: Mapping[str, Any]) -> None:
        day = int(self.table.day)
        if what == "received_last":
            self.offered[seat] = 7
        elif what == "drew" and self.table.phase == t.BUYING:
            self.offered[seat] += facts["cards"]
        elif what == "drew":
            self.drew = facts["cards"]
        elif what == "bought":
            unbought = self.offered[seat] - facts["cards"]
            self.purchases[seat].append(Purchase(day, False, facts["cards"], facts["fish"], unbought))
        elif what == "bought_drawn":
            unbought = self.drew - facts["cards"]
            self.purchases[seat].append(Purchase(day, True, facts["cards"], facts["fish"], unbought))
        elif what == "private_lessons":
            self.purchases[seat][-1].lessons += facts["lessons"]

    def _note_shown(self, code: int, seat: int) -> None:
        last = len(self.purchases[seat]) - 1
        certain = None
        if kind(self.table, code) == "public_lesson":
            certain = last
            while not self.with_draw_card and self.purchases[seat][certain].drawn:
                certain -= 1
        self.shown[code] = (seat, last, certain)

    # ------------------------------------------------------------------ can a guess be true?

    def faults(self, guess: IsleTable) -> list[str]:
        """List what speaks against a guess."""
        if self.table.is_over:
            return []
        self.groups = list(self._groups())
        self.days = {code: day for day, sent, back, _ in self.groups for code in sent - back}
        contradictions = self._wrong_packs(guess)
        for other in range(self.seats):
            if other != self.seat and not self._can_have_bought(guess, other):
                contradictions.append(f"seat {other} cannot have bought these cards")
        return contradictions

    def _holders(self, guess: IsleState) -> dict[int, int]:
        holders = {code: seat for seat in range(self.seats) for code in self._of(guess, seat)}
        return holders | {code: shown[0] for code, shown in self.shown.items()}

    def _groups(self) -> Iterator[Group]:
        """For each pack passed on: day, cards kept by others since, and how many by whom."""
        for day, step, sent in self.packs:
            turn = 1 if day % 2 else -1
            after = [(self.seat + turn * (later - step)) % self.seats for later in range(step + 1, 4)]
            back: set[int] = set()
            if self.seat in after:
                again = step + 1 + after.index(self.seat)
                after = after[: after.index(self.seat)]
                back = sent & self._held_at(day, again)
            kept = Counter(dict.fromkeys(after, 0))
            for rank, seat in enumerate(after):
                kept[seat] += 1 if step + 1 + rank == 3 else 2
            yield day, sent, back, kept

    def _held_at(self, day: int, step: int) -> set[int]:
        """The cards the seat got in a step, as far as it has them now or passed them on."""
        own = set(self._of(self.table, self.seat)) | {
            c for c, shown in self.shown.items() if shown[0] == self.seat
        }
        for other_day, other_step, sent in self.packs:
            if (other_day, other_step) == (day, step):
                own |= sent
        return own

    def _wrong_packs(self, guess: IsleState) -> list[str]:
        holders = self._holders(guess)
        deck = set(guess.deck)
        contradictions = []
        for day, sent, back, kept in self.groups:
            away = sent - back
            if away & deck:
                contradictions.append(f"cards passed on in day {day} lie in the deck")
            if day == guess.day and guess.phase == t.DRAFT:
                continue  # others are still choosing from them: test_guess.py
            seen = Counter(holders.get(code) for code in away)
            if seen != kept:
                contradictions.append(
                    f"of a pack of day {day} {dict(seen)} cards were kept, not {dict(kept)}"
                )
        return contradictions

    def day_of(self, code: int) -> int | None:
        return self.days.get(code) if self.days_count else None

    def _can_have_bought(self, guess: IsleState, seat: int) -> bool:
        pile = {which: codes(guess, guess.pile(seat, which)) for which in range(t.SENT)}
        laid = sum(purchase.lessons for purchase in self.purchases[seat])
        given = laid - len(pile[t.LESSONS])
        lessons = [code for code in pile[t.SHED] if is_private(guess, code)]
        return any(
            Ledger(self, guess, seat).comes_out(pile, set(gift)) for gift in combinations(lessons, given)
        )


class Ledger:
    """What a seat's purchases still ask for: cards, fish, lessons and cards thrown away, crossed off one by one."""

    def __init__(self, onlooker: Onlooker, guess: IsleState, seat: int) -> None:
        purchases = onlooker.purchases[seat]
        self.onlooker, self.guess, self.seat = onlooker, guess, seat
        self.purchases = purchases
        self.last = len(purchases) - 1
        self.room = [bought.cards - bought.lessons for bought in purchases]
        self.fish = [bought.fish - 2 * bought.lessons for bought in purchases]
        self.lessons = [bought.lessons for bought in purchases]
        self.unbought = [bought.unbought for bought in purchases]
        self.free: list[tuple[int, int]] = []  # (last possible purchase, price)

    def comes_out(self, pile: Piles, gift: set[int]) -> bool:
        """Whether all cards of the seat can be sorted into its purchases; lessons in `gift` were given away."""
        return (
            self._takes_held(pile)
            and self._takes_shown()
            and self._takes_being_bought(pile)
            and self._takes_the_rest(pile, gift)
            and min([0, *self.room, *self.fish, *self.lessons, *self.unbought]) >= 0
            and sum(self.room) == len(self.free)
            and fills(tuple(sorted(self.free)), tuple(self.room), tuple(self.fish), set())
        )

    def _of_draft(self, code: int) -> int | None:
        """The purchase of the day on which the onlooker passed a card on; None if he never held it."""
        day = self.onlooker.day_of(code)
        if day is None:
            return None
        of_the_day = [
            at for at, bought in enumerate(self.purchases) if bought.day == day and not bought.drawn
        ]
        return of_the_day[0] if of_the_day else len(self.purchases)

    def _take(self, counts: list[int], code: int, at: int | None) -> bool:
        """Cross a card off a purchase, if it is known which."""
        if at is None:
            return True
        if at > self.last:
            return False
        counts[at] -= 1
        if counts is self.room:
            self.fish[at] -= price(self.guess, code)
        return counts[at] >= 0

    def _takes_bought(self, code: int, at: int | None, latest: int) -> bool:
        if at is None:
            self.free.append((latest, price(self.guess, code)))
            return True
        return at <= latest and self._take(self.room, code, at)

    def _takes_held(self, pile: Piles) -> bool:
        held = pile[t.HAND] + (pile[t.CHOSEN] if self.guess.phase == t.CHOOSING else [])
        hidden = [code for code in held if code not in self.onlooker.shown]
        return all(self._takes_bought(code, self._of_draft(code), self.last) for code in hidden)

    def _takes_shown(self) -> bool:
        return all(
            self._takes_bought(code, self._of_draft(code) if certain is None else certain, latest)
            for code, (owner, latest, certain) in self.onlooker.shown.items()
            if owner == self.seat
        )

    def _takes_being_bought(self, pile: Piles) -> bool:
        question = self.guess.asked()
        if (
            asked.kind_of(question) == asked.ASK_DRAWN and asked.seat_of(question) == self.seat
        ):  # drawn from the deck just now
            return all(self._of_draft(code) is None for code in pile[t.BOUGHT])
        if self.guess.phase == t.BUYING:
            return all(
                self._of_draft(code) in (None, self.last + 1) for code in pile[t.BOUGHT] + pile[t.KEPT]
            )
        return all(
            self._of_draft(code) in (None, self.last) and self._take(self.room, code, self.last)
            for code in pile[t.BOUGHT]
        )

    def _takes_the_rest(self, pile: Piles, gift: set[int]) -> bool:
        laid = [*pile[t.LESSONS], *gift]
        shed = [code for code in pile[t.SHED] if code not in gift]
        return all(
            is_private(self.guess, code) and self._take(self.lessons, code, self._of_draft(code))
            for code in laid
        ) and all(self._take(self.unbought, code, self._of_draft(code)) for code in shed)


def fills(
    cards: tuple[tuple[int, int], ...], room: Counts, fish: Counts, failed: set[tuple[int, Counts, Counts]]
) -> bool:
    """Whether cards (last possible purchase, price) fill the rooms for exactly these fish."""
    if not cards:
        return not any(fish)
    key = (len(cards), room, fish)
    if key in failed:
        return False
    latest, cost = cards[0]
    for at in range(min(latest + 1, len(room))):
        if room[at] and fish[at] >= cost:
            less_room = (*room[:at], room[at] - 1, *room[at + 1 :])
            less_fish = (*fish[:at], fish[at] - cost, *fish[at + 1 :])
            if fills(cards[1:], less_room, less_fish, failed):
                return True
    failed.add(key)
    return False
