"""`katzentisch referee`: rule questions as JSON, answered by the code that plays.

Reads one case or a list of cases from a file or standard input and prints the answer or the list of
answers. A case that makes no sense is answered by {"error": ...} in its place, and the exit code is 2.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from katzentisch import games
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.streams import without_mark
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.play import referee
from katzentisch.play.referee import Case, WrongCase


def add_arguments(parser: ArgumentParser) -> None:
    """Add the game and the file."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?")


def run(args: Namespace) -> int:
    """Answer the cases."""
    shell: Shell = args.shell
    games.box(args.game)  # complains about a game that does not exist
    if games.desk(args.game, "referee") is None:
        raise Trouble("no_referee", {"game": args.game})
    text = without_mark(sys.stdin.read()) if args.file is None else args.file.read_text(encoding="utf-8-sig")
    answer = answers(text, args.game, shell.words.language)
    shell.answer(answer)
    every = answer if isinstance(answer, list) else [answer]
    return 2 if any("error" in answered for answered in every) else 0


def answers(text: str, game: str, language: str = "en") -> Case | list[Case]:
    """Answer the case, or each case, of a JSON text; complaints in a language, where the game has words for it."""
    try:
        cases = json.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with more digits than Python reads
        return {"error": WrongCase("not_json", reason=str(error)).said(language)}
    if isinstance(cases, list):
        return [_answer_one(case, game, language) for case in cases]
    return _answer_one(cases, game, language)


def _answer_one(case: object, game: str, language: str) -> Case:
    """Answer one case, or say what is wrong with it."""
    try:
        return referee.answer(game, case)
    except ValueError as error:
        return {"error": referee.said(error, language)}
