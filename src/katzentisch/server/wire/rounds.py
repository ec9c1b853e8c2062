"""A round as the page draws it: each phase as its seat saw it, and the end of the game."""

from katzentisch.play.rounds import Played, Shown
from katzentisch.server.wire.bodies.catalogue import DrawnPhase, DrawnRound
from katzentisch.server.wire.looking_back import past_view, result


def drawn_round(played: Played) -> DrawnRound:
    """Return a round as it went in a game of bots, and how that ended for its winner."""
    ended = result(played.end, played.seed)
    assert ended is not None
    return DrawnRound(
        len(ended.scores),
        [_drawn(shown) for shown in played.shown],
        past_view(played.end, ended.winners[0]),
        ended,
    )


def _drawn(shown: Shown) -> DrawnPhase:
    table = shown.table
    seen = past_view(table, shown.seat)
    return DrawnPhase(shown.phase.id, seen, table.to_act, table.game.choice(shown.action))
