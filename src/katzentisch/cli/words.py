"""`katzentisch words check`: names sentences that are missing, unused or cannot be said."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

import katzentisch
from katzentisch import bots, games, play
from katzentisch.cli.terminal.language import LAB_WORDS, WORDS
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.words import load, read
from katzentisch.core.words_check import BASE, Asked, Fault, check_folder, unused
from katzentisch.play import lessons

_PACKAGE = Path(katzentisch.__file__).parent
_PAGE = _PACKAGE.parents[1] / "web"  # in a checkout only
_SERVER = _PACKAGE / "server" / "sentences"


def add_arguments(parser: ArgumentParser) -> None:
    """Add what to do."""
    parser.add_argument("what", metavar="check", choices=("check",))
    parser.add_argument("--folder", metavar="DIR", type=Path)


def run(args: Namespace) -> int:
    """Check all sentences, or those of one folder, and print what is wrong; 1 if anything is."""
    shell: Shell = args.shell
    if args.folder is not None and not list(args.folder.glob("*.ftl")):
        raise Trouble("no_words", {"folder": str(args.folder)})
    wrong = sorted(_faults(_folders() if args.folder is None else [args.folder]))
    if shell.json_wanted:
        shell.answer(
            [{"file": f.file, "message": f.message, "code": f.code, "detail": f.detail} for f in wrong]
        )
    else:
        for fault in wrong:
            facts = {"file": fault.file, "message": fault.message, "detail": fault.detail}
            shell.console.print(shell.words.say(f"words.{fault.code}", facts), markup=False, soft_wrap=True)
        shell.say("words.result", {"faults": len(wrong)}, "bold")
    return 1 if wrong else 0


def _folders() -> list[Path]:
    """Return all folders with sentences."""
    own = [games.box(name).folder / "words" for name in games.names()]
    own += [lessons.folder(name) for name in games.names() if lessons.folder(name).is_dir()]
    own += [bots.WORDS, LAB_WORDS, play.WORDS, WORDS, _SERVER]
    return own + ([_PAGE / "words"] if _PAGE.is_dir() else [])


def _faults(checked: list[Path]) -> list[Fault]:
    """Return what is wrong with the sentences of these folders."""
    asked = Asked(_sources()) if _PAGE.is_dir() else None  # without the page nobody knows what it asks for
    wrong: list[Fault] = []
    for folder in checked:
        shown = str(folder.relative_to(_PAGE.parent)) if folder.is_relative_to(_PAGE.parent) else str(folder)
        wrong += check_folder(folder, shown, _shared(folder))
        if asked is not None and folder in _folders():
            wrong += [
                Fault(f"{shown}/{BASE}.ftl", name, "unused") for name in unused(load(BASE, folder), asked)
            ]
    return wrong


def _shared(folder: Path) -> list[str]:
    """Return the texts whose messages a folder may name: the table's and the bots' are read with every game's."""
    return [read(BASE, other) for other in (play.WORDS, bots.WORDS) if other != folder]


def _sources() -> list[str]:
    """Return the code and the data that ask for sentences."""
    files = [
        path
        for root in (_PACKAGE, _PAGE / "src", *(games.box(name).folder for name in games.names()))
        for path in root.rglob("*")
        if path.suffix in (".py", ".ts", ".tsx", ".toml") and "tests" not in path.relative_to(root).parts
    ]
    return [path.read_text(encoding="utf-8") for path in files]
