"""`katzentisch completion`: a script that lets a shell complete commands, options and names of games."""

import argparse
import sys

import shtab

from katzentisch import games

_SHELLS = ("bash", "zsh")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the argument of the command."""
    parser.add_argument("shell_name", metavar="SHELL", choices=_SHELLS)


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    parser: argparse.ArgumentParser = args.whole_parser()
    _complete_games(parser)
    sys.stdout.write(shtab.complete(parser, args.shell_name) + "\n")
    return 0


def _complete_games(parser: argparse.ArgumentParser) -> None:
    """Let every argument that names a game be completed; a module of a game outside is still accepted."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                _complete_games(inner)
        elif action.dest == "game":
            action.choices = games.names()
