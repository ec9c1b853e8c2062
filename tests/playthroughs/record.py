"""Whole games, written down line by line: `python -m tests.playthroughs.record [GAME [VARIANT [SEATS]]]` records them anew.

One file per game and variant, and some for the most seats, for people to read: every choice, what then happened, and the scores. The
test plays the choices of the file again and compares every line, so a changed rule shows as a readable diff.
Where only sentences changed, `python -m tests.playthroughs.record --reword [GAME [VARIANT]]` keeps the games.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from katzentisch import bots, games
from katzentisch.core.box import Box
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game, Table
from katzentisch.core.points import written
from katzentisch.core.sight import Sight
from katzentisch.core.words import Words, load

FOLDER = Path(__file__).parent
PLAYERS = ["Ada", "Bo", "Cleo", "Dino"]
MARK = "  « "  # between the words of a choice and the choice itself


# With four, passing to the left and to the right differ. Random bots play them: greedy ones play no card in a call.
FULL_TABLES = {("isle_of_cats", "full", 4): 6, ("isle_of_cats", "family", 4): 7}  # and the seed
SEED = 7


def playthroughs() -> list[tuple[str, str, int]]:
    """Return game, variant and seats of every playthrough."""
    usual = [
        (name, variant.name, usual_seats(games.box(name), variant.name))
        for name in games.names()
        for variant in games.box(name).variants
    ]
    return [*usual, *FULL_TABLES]


def path_of(game: str, variant: str, seats: int) -> Path:
    """Return the file of a playthrough; only that of an unusual number of seats says the number."""
    usual = seats == usual_seats(games.box(game), variant)
    return FOLDER / (f"{game}_{variant}.txt" if usual else f"{game}_{variant}_{seats}.txt")


def usual_seats(box: Box, variant: str) -> int:
    """Return three, or as many seats as a variant has."""
    seats = [seats for seats in box.variant(variant).seats if seats <= 3]
    return max(seats) if seats else box.variant(variant).seats[0]


class Playthrough:
    """A game that writes down what happens."""

    def __init__(self, game: str, variant: str, seats: int, seed: int) -> None:
        box = games.box(game)
        self.game: Game = box.open(variant, seats)
        self.words = load("en", box.folder / "words")
        self.table = self.game.deal(seed)
        self.table.listen()
        self.lines = [f"# {game} · {variant} · {self.game.seats} seats · seed {seed}", ""]

    def play(self, seat: int, action: int) -> None:
        """Make a choice and write it down with what follows."""
        choice = self.game.choice(action)
        said = self.words.say(f"choice.{choice['kind']}", {**self.table.question(seat), **choice}, PLAYERS)
        self.lines.append(f"{PLAYERS[seat]}: {said}{MARK}{json.dumps(choice, ensure_ascii=False)}")
        self.table.events.clear()
        self.table.play(seat, action)
        self.lines += [f"    {line}" for line in told(self.table, self.words)]

    def finish(self) -> str:
        """Write the scores down and return the whole text."""
        self.lines.append("")
        for score in self.table.scores():
            lines = [
                f"{self.words.name('score', line.key)} {written(line.points)}"
                for line in score.lines
                if line.points
            ]
            total = written(score.total)
            self.lines.append(f"{PLAYERS[score.seat]}: {total} ({', '.join(lines) or 'nothing'})")
        winners = [PLAYERS[seat] for seat in self.table.winners()]
        self.lines.append(f"Winners: {', '.join(winners) or 'nobody'}")
        return "\n".join(self.lines) + "\n"


def told(table: Table, words: Words) -> Iterator[str]:
    """Yield a line per event, secrets as the seat hears them whose they are."""
    for event in table.events:
        hearer = event.hearers[0] if event.secret is not None and event.hearers else -1
        line = words.for_seat(hearer if hearer >= 0 else None).event(event.heard_by(hearer), PLAYERS)
        yield f"[{PLAYERS[hearer]}] {line}" if hearer >= 0 else line


def record(game: str, variant: str, seats: int) -> str:
    """Let greedy bots play a game, random ones at a full table, and return its playthrough."""
    seed = FULL_TABLES.get((game, variant, seats), SEED)
    playthrough = Playthrough(game, variant, seats, seed)
    level = "random" if (game, variant, seats) in FULL_TABLES else "greedy"
    bot, chance = bots.make(level), from_seed(seed)
    while not playthrough.table.is_over:
        seat = playthrough.table.to_act[0]
        playthrough.play(seat, bot.choose(Sight(playthrough.table, seat), chance))
    return playthrough.finish()


def replay(text: str) -> str:
    """Play the choices of a playthrough again and return what is written down this time."""
    game, variant, seats, seed = (part.strip() for part in text.split("\n", 1)[0].lstrip("# ").split("·"))
    playthrough = Playthrough(
        game, variant, int(seats.removesuffix(" seats")), int(seed.removeprefix("seed "))
    )
    for line in text.splitlines():
        if MARK in line:
            name, choice = line.split(":", 1)[0], json.loads(line.rsplit(MARK, 1)[1])
            seat, action = PLAYERS.index(name), playthrough.game.action(choice)
            refusal = playthrough.table.why_not(seat, action)
            if refusal is not None:
                playthrough.lines.append(f"{line}\n    refused: {refusal}")
                return "\n".join(playthrough.lines) + "\n"
            playthrough.play(seat, action)
    return playthrough.finish()


def main(wanted: list[str]) -> None:
    """Record all playthroughs, or those of a game or variant; or write the same games down in today's words."""
    reword = wanted[:1] == ["--reword"]
    wanted = wanted[1:] if reword else wanted
    for game, variant, seats in playthroughs():
        if wanted in ([], [game], [game, variant], [game, variant, str(seats)]):
            path = path_of(game, variant, seats)
            text = replay(path.read_text(encoding="utf-8")) if reword else record(game, variant, seats)
            if reword and "\n    refused: " in text:
                print(f"{path.name}: the rules refuse a choice of this game; record it anew")
                continue
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {len(path.read_text(encoding='utf-8').splitlines())} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
