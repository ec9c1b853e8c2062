"""What `katzentisch train` shows of a training, be it of the weights or of the prior: curves and a table of generations."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from rich.table import Table

from katzentisch.cli.terminal.shell import Shell
from katzentisch.lab import plots

Points = list[tuple[float, float]]
Told = tuple[Mapping[str, object], list[str]]  # a generation's facts for programs, its cells for people


class _Generation(Protocol):
    @property
    def number(self) -> int: ...


_Any = TypeVar("_Any", bound=_Generation)


def curve(shell: Shell, title: str, points: Mapping[int, Points], bands: Mapping[int, Points]) -> str:
    """Return the learning curves as SVG, one for each number of seats; `title` is the key of the heading."""
    words = shell.words
    lines = [
        plots.Line(words.say("train.seats", {"seats": seats}), each, bands.get(seats, []))
        for seats, each in points.items()
    ]
    return plots.chart(words.say(title), lines, words.say("train.generation"), plots.percent, high=1.0)


def show_generations(
    shell: Shell,
    out: Path,
    curves: Mapping[int, Sequence[_Any]],
    heads: Sequence[str],
    told: Callable[[_Any], Told],
) -> None:
    """Print the generations as JSON or as a table below these heads, and where the numbers were written."""
    rows = [(seats, each.number + 1, told(each)) for seats, all_of in curves.items() for each in all_of]
    if shell.json_wanted:
        data = [{"seats": seats, "generation": number, **facts} for seats, number, (facts, _) in rows]
        shell.answer({"file": str(out), "generations": data})
        return
    table = Table(box=None, header_style="bold")
    for head in ("table", "generation", *heads):
        table.add_column(shell.words.say(f"train.{head}"), justify="right")
    for seats, number, (_, cells) in rows:
        table.add_row(str(seats), str(number), *cells)
    shell.show(table)
    shell.say("train.written", {"file": str(out)})
