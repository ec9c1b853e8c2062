"""Plays a table to its end with bots; simulations, exports and self-play all use it."""

from collections.abc import Iterator, Sequence

from katzentisch.bots.bot import Bot
from katzentisch.bots.luck import bot_chance
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight


def play_out(table: Table, players: Sequence[Bot], seed: int) -> Iterator[tuple[int, int]]:
    """Let bots play a table to its end; yield each (seat, action) before it is carried out.

    The same bots and seed play the same game, at a server's table too.
    """
    choices = chained = 0
    seat = int(table.next_seat())
    while seat >= 0:
        action = players[seat].choose(Sight(table, seat, chained), bot_chance(seed, seat, choices))
        yield seat, action
        table.carry_out(seat, action)
        choices += 1
        before, seat = seat, int(table.next_seat())
        chained = chained + 1 if seat == before else 0
