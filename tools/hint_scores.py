"""Measure whether hints are worth taking: a player who takes every hint against Murr, on equal deals with both seats.

The hint is asked for as the server does it: the first choice of the answer, which the page lights. `--kept FILE` lets a run go on
where it stopped; `--page` writes docs/results/hints.md.

    python -m tools.hint_scores --deals 30 --kept build/hints.jsonl --page
"""

import argparse
import json
import math
import statistics
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from katzentisch import bots, games
from katzentisch.bots.luck import bot_chance
from katzentisch.core.options import Options
from katzentisch.core.sight import Sight
from katzentisch.lab.tasks import seed_of
from katzentisch.server.workers.bot_pool import ADVISER
from katzentisch.server.workers.bot_worker import BotRequest, BotWorker
from tools import results

MURR = "murr"
VARIANTS = (
    ("felinia", "basic"),
    ("felinia", "advanced"),
    ("feudalia", "scenario_1"),
    ("isle_of_cats", "family"),
    ("isle_of_cats", "full"),
)
SURE = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True)
class Played:
    """One game: what the player with hints and Murr made."""

    game: str
    variant: str
    deal: int
    seat: int  # of the player with hints
    hinted: float
    murr: float
    won: float  # share of the win of the player with hints


def play(game: str, variant: str, deal: int, seat: int) -> Played:
    """Play one game with two seats."""
    seed = seed_of(1, deal)
    opened = games.open(Options(game, variant, 2, {}))
    table = opened.deal(seed)
    adviser, murr = BotWorker(), bots.make(MURR)
    choices: list[tuple[int, int]] = []
    while (who := int(table.next_seat())) >= 0:
        if who == seat:
            request = BotRequest(
                f"{deal}", game, variant, 2, {}, "", seed, list(choices), seat=who, level=ADVISER
            )
            action = adviser.answer(request).considered[0].action
        else:
            action = murr.choose(Sight(table, who), bot_chance(seed, who, len(choices)))
        table.carry_out(who, action)
        choices.append((who, action))
    points = [float(score.total) for score in table.scores()]
    won = (table.returns()[seat] + 1) / 2
    return Played(game, variant, deal, seat, points[seat], points[1 - seat], won)


def table_of(played: list[Played]) -> str:
    """Return the figures of all variants as a table; a deal's two games are one pair."""
    lines = [
        "| game | games | with hints | Murr | difference per deal (95 %) | won |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for game, variant in VARIANTS:
        deals: dict[int, list[Played]] = {}
        for result in played:
            if (result.game, result.variant) == (game, variant):
                deals.setdefault(result.deal, []).append(result)
        pairs = [pair for pair in deals.values() if len(pair) == 2]
        if not pairs:
            continue
        both = [result for pair in pairs for result in pair]
        gaps = [statistics.mean(result.hinted - result.murr for result in pair) for pair in pairs]
        spread = SURE * statistics.stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
        lines.append(
            f"| {game}, {variant} | {len(both)} | {statistics.mean(result.hinted for result in both):.1f} "
            f"| {statistics.mean(result.murr for result in both):.1f} | {statistics.mean(gaps):+.1f} ± {spread:.1f} "
            f"| {100 * statistics.mean(result.won for result in both):.0f} % |"
        )
    return "\n".join(lines)


def main() -> int:
    """Play what is not kept yet, deal by deal in all variants, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--page", action="store_true")
    args = parser.parse_args()
    kept = args.kept.read_text(encoding="utf-8").splitlines() if args.kept and args.kept.exists() else []
    played = [Played(**json.loads(line)) for line in kept]
    done = {(result.game, result.variant, result.deal, result.seat) for result in played}
    end = time.monotonic() + 60 * args.minutes
    for deal in range(args.deals):
        for game, variant in VARIANTS:
            for seat in (0, 1):
                if (game, variant, deal, seat) in done or time.monotonic() > end:
                    continue
                played.append(play(game, variant, deal, seat))
                if args.kept:
                    with args.kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(asdict(played[-1])) + "\n")
    print(table_of(played))
    if args.page:
        note = (
            "A player who takes the first choice of every hint against Murr, two seats, each deal played twice with the seats exchanged. "
            f"A hint is what `{ADVISER}` would do; points are of the end of the game."
        )
        command = f"python -m tools.hint_scores --deals {args.deals}"
        results.write("hints", "Hints", command, table_of(played), note)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
