"""Who sits where, from `--seats human,Rosa=human,murr`."""

from katzentisch import bots
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.words import Words, load
from katzentisch.play import WORDS
from katzentisch.play.names import friendly_name
from katzentisch.play.players import Player

_PERSON = "human"
_BOT = "minka"  # who fills empty seats


def usual_seats(seats: int) -> str:
    """Return one person, and bots in all other seats."""
    return ",".join([_PERSON] + [_BOT] * (seats - 1))


def seat_players(seats: str, words: Words) -> list[Player]:
    """Read who sits where; who was given no name gets one nobody else has."""
    names = load(words.language, bots.WORDS, WORDS)
    players: list[Player] = []
    given = [part.strip().rpartition("=")[0] for part in seats.split(",")]
    for part in seats.split(","):
        name, _, kind = part.strip().rpartition("=")
        if not kind:
            raise Trouble("seat_empty", {"seats": seats})
        if kind == _PERSON:
            players.append(Player(name or friendly_name(names, [*given, *(p.name for p in players)])))
            continue
        bots.make(kind)  # complains about a bot that does not exist
        usual = names.name("bot", kind.partition(":")[0])
        players.append(Player(name or _free(usual, [player.name for player in players]), kind))
    return players


def _free(name: str, taken: list[str]) -> str:
    """Return the name, numbered if somebody has it already."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
