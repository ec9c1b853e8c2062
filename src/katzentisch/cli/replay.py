"""`katzentisch replay`: prints the log of a recorded game.

A record holds the seed and so all hidden information: the log includes secret events.
"""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from katzentisch import games
from katzentisch.cli.terminal.drawing import choice_text, draw, score_data, score_table
from katzentisch.cli.terminal.game_options import table_words
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.events import Event
from katzentisch.core.game import SPECTATOR, Table
from katzentisch.core.record import Record, read, read_header
from katzentisch.core.words import Words


def add_arguments(parser: ArgumentParser) -> None:
    """Add the file and how far to go."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--to", metavar="N", type=int)
    parser.add_argument("--board", action="store_true")
    parser.add_argument("--material", metavar="DIR", type=Path)


def run(args: Namespace) -> int:
    """Replay a recorded game."""
    shell: Shell = args.shell
    text = args.file.read_text(encoding="utf-8-sig")
    header = read_header(text)
    game = games.open(header.options, args.material)
    record = read(text, game)
    if args.to is not None and not 0 <= args.to <= len(record.choices):
        raise Trouble("replay_to", {"to": args.to, "last": len(record.choices)})
    record.replay(game)  # refuses an illegal choice before anything is printed
    words = table_words(game, shell.language)
    players = [shell.words.say("play.person", {"number": seat + 1}) for seat in range(int(game.seats))]
    replay = Replay(record, game.deal(record.seed), words, players, shell)
    replay.tell(len(record.choices) if args.to is None else args.to)
    if shell.json_wanted:
        shell.answer(replay.as_data())
    else:
        replay.conclude(args.board)
    return 0


class Replay:
    """Plays a record again and prints each choice with its events."""

    def __init__(self, record: Record, table: Table, words: Words, players: list[str], shell: Shell) -> None:
        self.record = record
        self.table = table
        self.words = words
        self.players = players
        self.shell = shell
        self.steps: list[dict[str, object]] = []

    def tell(self, upto: int) -> None:
        """Play and print the first `upto` choices."""
        game = self.table.game
        for number, (seat, action) in enumerate(self.record.choices[:upto], start=1):
            text = choice_text(game, action, self.table.question(seat), self.words, self.players)
            self.table.listen()
            self.table.play(seat, action)
            heard = [_with_secret(event) for event in self.table.events]
            self.steps.append(
                {"number": number, "seat": seat, "choice": game.choice(action), "events": heard}
            )
            if not self.shell.json_wanted:
                self.shell.plain(f"{number:>4}  {self.players[seat]}: {text}")
                for event in heard:
                    self.shell.plain(f"      · {self.words.event(event, self.players)}", "dim")

    def conclude(self, board: bool) -> None:
        """Print the board if wanted, the scores and the winners."""
        if board:
            self.shell.show(draw(self.table.game, self.table.view(SPECTATOR), self.words, self.players))
        winners = self.table.winners() if self.table.is_over else []
        total = self.shell.words.say("play.total")
        self.shell.show(score_table(self.table.scores(), winners, self.players, self.words, total))
        if self.table.is_over:
            names = [self.players[seat] for seat in winners]
            key = "play.winners" if winners else "play.nobody_wins"
            self.shell.say(key, {"names": names, "n": len(names)}, "bold")
        else:
            self.shell.say("replay.not_over", {"to": len(self.steps), "last": len(self.record.choices)})

    def as_data(self) -> dict[str, object]:
        """Return the whole replay as data."""
        return {
            **self.table.game.options.as_data(),
            "seed": self.record.seed,
            "steps": self.steps,
            "over": self.table.is_over,
            "scores": score_data(self.table.scores(), self.players),
            "winners": self.table.winners() if self.table.is_over else [],
        }


def _with_secret(event: Event) -> dict[str, object]:
    """Return an event with its secret."""
    return event.heard_by(event.hearers[0] if event.hearers else SPECTATOR)
