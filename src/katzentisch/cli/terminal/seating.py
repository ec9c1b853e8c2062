"""Who sits where, from `--seats human,Minka=greedy`."""

from katzentisch import bots
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.words import Words
from katzentisch.play.players import Player

PERSON = "human"
BOT = "greedy"  # who fills empty seats


def usual_seats(seats: int) -> str:
    """Return one person, and bots in all other seats."""
    return ",".join([PERSON] + [BOT] * (seats - 1))


def seat_players(seats: str, words: Words) -> list[Player]:
    """Read who sits where; names that nobody gave are made from the kind and the number of the seat."""
    players: list[Player] = []
    for number, part in enumerate(seats.split(","), start=1):
        name, _, kind = part.strip().rpartition("=")
        if kind == PERSON:
            players.append(Player(name or words.say("play.person", {"number": number})))
            continue
        if not kind:
            raise Trouble("seat_empty", {"seats": seats})
        bots.make(kind)  # complains about a bot that does not exist
        players.append(Player(name or words.say("play.bot", {"bot": kind, "number": number}), kind))
    return players
