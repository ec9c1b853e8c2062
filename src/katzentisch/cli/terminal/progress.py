"""Progress bar on standard error, so that results can be piped."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def track(work: Iterable[T], total: int, text: str, done: int = 0, quiet: bool = False) -> Iterator[T]:
    """Yield what the work yields, with a bar and the time left; no bar when quiet or not on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(text, total=total, completed=done)
        for item in work:
            bar.advance(task)
            yield item


class Bar:
    """A bar to hand to the lab, which knows no terminal."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet

    def __call__(self, work: Iterable[T], total: int, text: str, done: int) -> Iterator[T]:
        """Yield what the work yields, with a bar."""
        return track(work, total, text, done, self.quiet)
