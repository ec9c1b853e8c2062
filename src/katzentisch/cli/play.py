"""`katzentisch play`: a game in the terminal, with people at one keyboard and bots in the other seats."""

import secrets
from argparse import ArgumentParser, Namespace
from pathlib import Path

from katzentisch import games
from katzentisch.cli.terminal import keyboard
from katzentisch.cli.terminal.commands import obey
from katzentisch.cli.terminal.game_options import add_game_arguments, game_words, open_game, table_words
from katzentisch.cli.terminal.seating import seat_players, usual_seats
from katzentisch.cli.terminal.session import Session
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.record import read, read_header
from katzentisch.core.words import Words
from katzentisch.play.match import Match


def add_arguments(parser: ArgumentParser) -> None:
    """Add the game, the players by seat, and the files of the record."""
    add_game_arguments(parser, game_needed=False)
    parser.add_argument("--seats", metavar="WHO,WHO")
    parser.add_argument("--seed", metavar="N", type=int)
    parser.add_argument("--record", metavar="FILE", type=Path)
    parser.add_argument("--resume", metavar="FILE", type=Path)


def run(args: Namespace) -> int:
    """Play a match."""
    shell: Shell = args.shell
    if args.seats is not None and args.seats.isdecimal():
        args.seats = usual_seats(int(args.seats))
    if args.record is not None:
        args.record.touch()  # fails now rather than after the game
    match = _resumed(args) if args.resume is not None else _begun(args)
    players = seat_players(args.seats or usual_seats(int(match.game.seats)), shell.words)
    if len(players) != match.game.seats:
        raise Trouble("record_seats", {"seats": len(players), "right": int(match.game.seats)})
    session = Session(match, players, table_words(match.game, shell.language), shell, obey)
    _greet(match, session.words, shell)
    try:
        session.play()
    finally:
        if args.record is not None:
            session.write(args.record)
    if shell.json_wanted:
        shell.answer(session.result())
    return 0


def _begun(args: Namespace) -> Match:
    """Return a new match as the arguments say."""
    if args.game is None:
        args.game = _ask_for_game(args.shell)
    seats = len(args.seats.split(",")) if args.seats else None
    seed = secrets.randbelow(2**32) if args.seed is None else args.seed
    return Match(open_game(args, seats), seed)


def _resumed(args: Namespace) -> Match:
    """Return a match that was saved."""
    text = args.resume.read_text(encoding="utf-8-sig")
    header = read_header(text)
    game = games.open(header.options, args.material)
    record = read(text, game)
    record.replay(game)  # refuses illegal choices
    match = Match(game, record.seed)
    for seat, action in record.choices:
        match.act(seat, action)
    return match


def _ask_for_game(shell: Shell) -> str:
    """Ask which game to play."""
    names = games.names()
    if not names:
        raise Trouble("no_games")
    shell.say("play.which_game", style="bold")
    for number, name in enumerate(names, start=1):
        shell.plain(f"{number:>4}  {game_words(games.box(name), shell.language).say('game.name')}")
    try:
        line = keyboard.read_line("> ")
    except keyboard.EndOfInput:
        raise Trouble("no_game_chosen", {"right": names}) from None
    if line.isdecimal() and 1 <= int(line) <= len(names):
        return names[int(line) - 1]
    return line.casefold().replace(" ", "_")


def _greet(match: Match, words: Words, shell: Shell) -> None:
    """Print the game, the variant and the seed."""
    options = match.game.options
    facts: dict[str, object] = {
        "game": words.say("game.name"),
        "variant": words.name("variant", options.variant),
        "seed": match.seed,
    }
    shell.say("play.welcome", facts, "bold")
    shell.say("play.how", style="dim")
