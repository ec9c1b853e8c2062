"""What `katzentisch train` shows of a training, be it of the weights or of the prior: curves and a table of generations."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.table import Table

from katzentisch.cli.terminal.shell import Shell
from katzentisch.lab import plots

Points = list[tuple[float, float]]


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
    generations: Sequence[Mapping[str, object]],
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
) -> None:
    """Print the generations as JSON or as a table below these heads, and where the numbers were written."""
    if shell.json_wanted:
        shell.answer({"file": str(out), "generations": generations})
        return
    table = Table(box=None, header_style="bold")
    for head in ("table", "generation", *heads):
        table.add_column(shell.words.say(f"train.{head}"), justify="right")
    for row in rows:
        table.add_row(*row)
    shell.show(table)
    shell.say("train.written", {"file": str(out)})
