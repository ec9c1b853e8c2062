"""Write docs/results/gestures.md: how many gestures a whole game takes on the page, before and after.

    python -m tools.gestures

A game between quick bots is counted decision by decision. Before, each took a click and the confirm button. Now one that can be undone
freely takes a click, one that leaves no choice takes nothing, and only the rest asks. Drags, and plans that answer several questions at
once, save more than is counted here; turning a piece costs more.
"""

from collections.abc import Iterator

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.play.match import Match, Step
from katzentisch.play.undo import is_free_after
from tools import results

TABLES = [
    ("felinia", "basic"),
    ("felinia", "advanced"),
    ("feudalia", "scenario_1"),
    ("isle_of_cats", "family"),
    ("isle_of_cats", "full"),
]
SEEDS = range(1, 6)


def decisions(game: str, variant: str, seed: int) -> Iterator[tuple[int, int]]:
    """Yield, for each decision of a game for two, the gestures before and after."""
    match = Match(games.box(game).open(variant, 2), seed)
    bot, luck = bots.make("greedy"), from_seed(seed)
    while match.table.to_act:
        seat = match.table.to_act[0]
        step = match.propose(seat, bot.choose(Sight(match.table, seat), luck))
        assert isinstance(step, Step)
        if len(match.legal[seat]) == 1:
            yield 2, 0
        else:
            yield 2, 1 if is_free_after(match, step, "free", []) else 2
        match.accept(step)


def row(game: str, variant: str) -> str:
    """Return the line of one table: decisions and gestures of a seat, on the average of some games."""
    counted = [pair for seed in SEEDS for pair in decisions(game, variant, seed)]
    share = 2 * len(SEEDS)  # two seats
    before, after = (sum(column) / share for column in zip(*counted, strict=True))
    name = f"{game}, {variant}"
    return (
        f"| {name} | {len(counted) / share:.0f} | {before:.0f} | {after:.0f} | {100 * after / before:.0f} % |"
    )


NOTE = f"""Per seat, games for two between quick bots, mean of {len(SEEDS)}. A gesture is a click, a drop or a key. Before, every decision took a click and the
confirm button; now one that can be undone freely takes one gesture, one that leaves no choice none (against bots), and only what cannot
simply be taken back asks. This is counted by the rules, one click to a choice, not by clicking: a drag that answers several questions
saves more, and a page that only picks what it could decide (turning a cat over the boat) costs more."""


def main() -> None:
    """Write the page."""
    head = ["| table | decisions | before | after | after / before |", "| --- | --- | --- | --- | --- |"]
    body = "\n".join([*head, *(row(game, variant) for game, variant in TABLES)])
    results.write("gestures", "Gestures of a whole game", "python -m tools.gestures", body, NOTE)


if __name__ == "__main__":
    main()
