"""The cached bytes of a view equal those of the view encoded as a whole."""

from collections.abc import Sequence

import msgspec
import pytest

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.undo import Policy, propose_undo
from katzentisch.server.tables import views
from katzentisch.server.tables.view_cache import ViewCache
from katzentisch.server.wire.messages import SeatView

CHOICES = 40
FREE: Policy = "free"
PEOPLE = [0, 1, 2]


def new_match(game: str) -> Match:
    return Match(games.box(game).open(None, 3, {}), 5)


def encoded_view(match: Match, seats: Sequence[int], seen: int, names: bool) -> bytes:
    """Return a view without any cache."""
    numbers = Numbers(match, seats)
    since = views.since(match, numbers, seen)
    shown = [views.seat_view(match, seat, since, names, FREE, PEOPLE, numbers) for seat in seats]
    return msgspec.json.encode(views.whole_view(match, numbers, since, shown, PEOPLE))


@pytest.mark.parametrize("game", ["whiskers", *games.names()])
def test_the_cached_bytes_are_those_of_the_encoded_view(game):
    match, chance = new_match(game), from_seed(1)
    cache = ViewCache(match, FREE, PEOPLE)
    for number in range(CHOICES):
        if match.table.is_over:
            break
        seat = match.table.to_act[int(chance.below(len(match.table.to_act)))]
        match.act(seat, match.legal[seat][int(chance.below(len(match.legal[seat])))])
        if number % 7 == 6 and not match.table.is_over:
            match.accept(propose_undo(match, seat, match.seq, FREE, []))
        for seats in ([0], [1], [2], [-1], [0, 1, 2], [1]):
            for seen in (match.seq - 1, match.seq - 3, -1):
                names = number % 10 == 0
                assert cache.text(seats, seen, names) == encoded_view(match, seats, seen, names)


def test_a_seat_is_encoded_once_however_many_connections_show_it(monkeypatch):
    match, encoded = new_match("whiskers"), []
    seat_view = views.seat_view

    def counted(match: Match, seat: int, *rest: object) -> SeatView:
        encoded.append(seat)
        return seat_view(match, seat, *rest)

    monkeypatch.setattr(views, "seat_view", counted)
    cache = ViewCache(match, FREE, PEOPLE)
    for _ in range(5):
        cache.text([-1], 0, False)
        cache.text([1], 0, False)
    assert encoded == [-1, 1]
    match.act(0, match.legal[0][0])
    cache.text([-1], 0, False)
    assert encoded == [-1, 1, -1]


@pytest.mark.parametrize("seats", [[0], [2], [-1], [0, 2]])
def test_not_a_byte_tells_how_many_cards_another_seat_has_picked(seats):
    match = new_match("isle_of_cats")
    while match.questions[1].get("kind") != "buying":
        seat = match.table.to_act[0]
        match.act(seat, match.legal[seat][0])
    match.act(0, match.legal[0][0])  # something Ana could undo
    seen = Numbers(match, seats).seq(match.seq)
    texts = []
    for _ in range(4):
        texts.append(
            [ViewCache(match, FREE, PEOPLE).text(seats, known, False) for known in (-1, seen - 1, seen)]
        )
        assert match.game.choice(match.legal[1][0])["kind"] == "buy"
        match.act(1, match.legal[1][0])
    assert texts[0] == texts[1] == texts[2] == texts[3]
