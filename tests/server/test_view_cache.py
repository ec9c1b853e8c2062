"""The quick way to the bytes of a view gives what the plain way gives."""

from types import SimpleNamespace

import msgspec
import pytest

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.play.match import Match
from katzentisch.play.undo import propose_undo
from katzentisch.server.tables import views
from katzentisch.server.tables.view_cache import ViewCache

CHOICES = 40


def sitting_at(game: str) -> SimpleNamespace:
    """A table with three people, as the pages see it."""
    match = Match(games.box(game).open(None, 3, {}), 5)
    return SimpleNamespace(match=match, policy="free", seats=SimpleNamespace(people=[0, 1, 2]))


def plain(session: SimpleNamespace, seats: list[int], seen: int, names: bool) -> bytes:
    shown = views.view(session.match, seats, seen, names, session.policy, session.seats.people)
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("game", ["whiskers", *games.names()])
def test_every_page_is_sent_what_the_plain_view_says(game):
    session = sitting_at(game)
    telling, chance = ViewCache(session), from_seed(1)
    for number in range(CHOICES):
        match = session.match
        if match.table.is_over:
            break
        seat = match.table.to_act[int(chance.below(len(match.table.to_act)))]
        match.act(seat, match.legal[seat][int(chance.below(len(match.legal[seat])))])
        if number % 7 == 6 and not match.table.is_over:
            match.accept(propose_undo(match, seat, match.seq, "free", []))
        for seats in ([0], [1], [2], [-1], [0, 1, 2], [1]):
            for seen in (match.seq - 1, match.seq - 3, -1):
                names = number % 10 == 0
                assert telling.text(seats, seen, names) == plain(session, seats, seen, names)


def test_a_seat_is_looked_at_once_however_many_pages_show_it(monkeypatch):
    session, looked = sitting_at("whiskers"), []
    seat_view = views.seat_view

    def counted(match, seat, *rest):
        looked.append(seat)
        return seat_view(match, seat, *rest)

    monkeypatch.setattr(views, "seat_view", counted)
    telling = ViewCache(session)
    for _ in range(5):
        telling.text([-1], 0, False)
        telling.text([1], 0, False)
    assert looked == [-1, 1]
    session.match.act(0, session.match.legal[0][0])
    telling.text([-1], 0, False)
    assert looked == [-1, 1, -1]
