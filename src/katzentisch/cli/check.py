"""`katzentisch check`: reads and checks the material of a game, and says where each value comes from."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from katzentisch import games
from katzentisch.cli.terminal.game_options import game_words
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble, complaint
from katzentisch.core.box import Box
from katzentisch.core.material import SOURCES, UNSAID, MaterialError

_STYLES = {"rulebook": "green", "public": "cyan", "reconstructed": "yellow", UNSAID: "red"}


@dataclass
class Checked:
    """What the check of one game found."""

    box: Box
    material_hash: str = ""
    items: list[tuple[str, str, str, str]] = field(default_factory=list)
    opened: int = 0
    error: MaterialError | None = None

    def by_source(self) -> dict[str, int]:
        """Count the items by where they come from; UNSAID only if there are such."""
        counted = Counter(source for _, _, source, _ in self.items)
        return {
            source: counted[source] for source in (*SOURCES, UNSAID) if source in SOURCES or counted[source]
        }

    def shares(self) -> dict[str, int]:
        """Return the percentage of items from each source; together they are 100."""
        counts = self.by_source()
        total = max(1, sum(counts.values()))
        shares = {source: 100 * count // total for source, count in counts.items()}
        largest_rests = sorted(counts, key=lambda source: -(100 * counts[source] % total))
        for source in largest_rests[: 100 - sum(shares.values()) if self.items else 0]:
            shares[source] += 1
        return shares


def add_arguments(parser: ArgumentParser) -> None:
    """Add the game, its material, and whether to list the sources."""
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--material", metavar="DIR", type=Path)
    parser.add_argument("--sources", action="store_true")


def run(args: Namespace) -> int:
    """Check the material of one game or of all."""
    shell: Shell = args.shell
    if args.material is not None and args.game is None:
        raise Trouble("material_of_which_game", {"right": games.names()})
    names = games.names() if args.game is None else [args.game]
    results = [_check(games.find(name), args.material) for name in names]
    if shell.json_wanted:
        shell.answer({"games": [_as_data(checked) for checked in results]})
    else:
        for checked in results:
            _report(checked, args.sources, shell)
    return 2 if any(checked.error for checked in results) else 0


def _check(box: Box, folder: Path | None) -> Checked:
    """Read the material and open every variant with every number of seats: that checks everything."""
    checked = Checked(box)
    try:
        material = box.material(folder)
        checked.material_hash = material.hash()
        checked.items = material.sources()
        for variant in box.variants_with(folder):
            for seats in variant.seats:
                box.open(variant.name, seats, material=folder)
                checked.opened += 1
    except MaterialError as error:
        error.words = box.folder / "words"
        checked.error = error
    return checked


def _report(checked: Checked, sources: bool, shell: Shell) -> None:
    """Print the result of the check."""
    name = game_words(checked.box, shell.language).say("game.name")
    if checked.error:
        shell.say("check.wrong", {"game": name, "reason": complaint(checked.error, shell.words)}, "bold red")
        return
    shell.say("check.right", {"game": name, "n": checked.opened, "hash": checked.material_hash}, "bold green")
    if sources:
        shell.show(_items_table(checked, shell))
    shell.show(_summary_table(checked, shell))
    if checked.items:
        facts = {"unsaid": 0, **checked.shares(), "game": name, "n": len(checked.items)}
        shell.say("check.shares_unsaid" if facts["unsaid"] else "check.shares", facts)


def _items_table(checked: Checked, shell: Shell) -> Table:
    """Return every item with its source and the reason for it."""
    table = Table()
    for column in ("file", "item", "source", "reason"):
        table.add_column(shell.words.say(f"check.{column}"), overflow="fold")
    for file, item, source, reason in checked.items:
        shown = f"[{_STYLES[source]}]{shell.words.name('source', source)}[/]"
        table.add_row(escape(file), escape(item), shown, escape(reason))
    return table


def _summary_table(checked: Checked, shell: Shell) -> Table:
    """Return how many items of each file come from where."""
    table = Table()
    sums = checked.by_source()
    table.add_column(shell.words.say("check.file"))
    for source in sums:
        table.add_column(f"[{_STYLES[source]}]{shell.words.name('source', source)}[/]", justify="right")
    counted = Counter((file, source) for file, _, source, _ in checked.items)
    for file in dict.fromkeys(file for file, _, _, _ in checked.items):
        table.add_row(file, *(str(counted[file, source]) for source in sums))
    if table.rows:
        table.rows[-1].end_section = True
    table.add_row(shell.words.say("check.all"), *(str(sums[source]) for source in sums), style="bold")
    return table


def _as_data(checked: Checked) -> dict[str, object]:
    """Return the result of the check as data."""
    return {
        "game": checked.box.name,
        "rules": checked.box.rules_version,
        "ok": not checked.error,
        "error": str(checked.error) if checked.error else None,
        "material": checked.material_hash,
        "sources": checked.by_source(),
        "shares": checked.shares(),
        "items": [
            {"file": file, "item": item, "source": source, "reason": reason}
            for file, item, source, reason in checked.items
        ],
    }
