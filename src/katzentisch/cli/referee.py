"""`katzentisch referee`: rule questions as JSON, answered by the code that plays.

Reads one case or a list of cases from a file or standard input and prints the answer or the list of
answers. A case that makes no sense is answered by {"error": ...} in its place, and the exit code is 2.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import cast

from katzentisch import games
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble

Case = dict[str, object]
Referee = Callable[[Case], Case]


def add_arguments(parser: ArgumentParser) -> None:
    """Add the game and the file."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?")


def run(args: Namespace) -> int:
    """Answer the cases."""
    shell: Shell = args.shell
    referee = referee_of(args.game)
    text = sys.stdin.read() if args.file is None else args.file.read_text(encoding="utf-8")
    answer = answers(text, referee, shell.words.language)
    shell.answer(answer)
    every = answer if isinstance(answer, list) else [answer]
    return 2 if any("error" in answered for answered in every) else 0


def referee_of(game: str) -> Referee:
    """Return the referee of a game."""
    games.box(game)  # complains about a game that does not exist
    referee = games.desk(game, "referee")
    if referee is None:
        raise Trouble("no_referee", {"game": game})
    return cast(Referee, referee.answer)


def answers(text: str, referee: Referee, language: str = "en") -> Case | list[Case]:
    """Answer the case, or each case, of a JSON text; complaints in a language, where the game has words for it."""
    try:
        cases = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        return {"error": f"the case is not JSON: {error}"}
    if isinstance(cases, list):
        return [answer_one(case, referee, language) for case in cases]
    return answer_one(cases, referee, language)


def answer_one(case: object, referee: Referee, language: str = "en") -> Case:
    """Answer one case, or say what is wrong with it."""
    if not isinstance(case, dict):
        return {"error": f"a case is an object such as {{'task': ...}}, not {case!r}"}
    try:
        return referee(case)
    except ValueError as error:
        said = getattr(error, "said", None)
        return {"error": str(error) if said is None else said(language)}
    except OverflowError as error:  # the rules count in 64 bits
        return {"error": f"a number is too large: {error}"}
