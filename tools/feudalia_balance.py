"""The balance of Feudalia: greedy against greedy, counted per scenario.

    python -m tools.feudalia_balance --games 2000 --from 100000 --seats 2 3 4 --page

Prints Markdown, or writes it to docs/results/feudalia-balance.md: win share by place in the turn order and by seat, endings, rounds,
decisions in a turn, how often each vassal and master was hired in a game and by winners, and how drafts with two fiefs of a colour or
without a colour fared.
"""

import argparse
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import SPECTATOR, Game, Table
from katzentisch.core.sight import Sight
from katzentisch.lab.intervals import share_interval
from tools import results

COLOURS = ("wheat", "wood", "clay", "stone")
OFTEN, SELDOM = 90, 2  # percent of games: a card hired more often, or less, should have a reason
FAIR = (0.7, 1.3)  # of a draft's fair share
_TITLE = "Feudalia: the balance of the cards, counted"
NOTE = "Greedy against greedy. What it means, and what was changed: [docs/balance/feudalia.md](../balance/feudalia.md)."


class Tally:
    """What is counted over many games of one scenario and seat count."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.wins: dict[int, float] = defaultdict(float)  # by place in the turn order
        self.wins_by_seat: dict[int, float] = defaultdict(float)
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.turns = 0
        self.asked: Counter[str] = Counter()
        self.hired: Counter[str] = Counter()
        self.hired_by_winners: Counter[str] = Counter()
        self.drafts: Counter[str] = Counter()
        self.draft_wins: dict[str, float] = defaultdict(float)

    def play(self, seed: int) -> None:
        """Let greedy bots play one game, and count it."""
        table, chance, bot = self.game.deal(seed), from_seed(seed + 1), bots.make("greedy")
        first = int(seen(table)["first"])
        hires: dict[int, set[str]] = {seat: set() for seat in range(self.game.seats)}
        table.listen()
        while not table.is_over:
            seat = table.next_seat()
            self.asked[str(table.question(seat)["kind"])] += 1
            table.play(seat, bot.choose(Sight(table, seat), chance))
            for event in table.events:
                self.turns += event.kind == "passed"
                if event.kind == "game_ended":
                    self.endings[str(event.facts["reason"])] += 1
                if event.kind in ("hired_vassal", "hired_master"):
                    hires[event.seat].add(str(event.facts.get("vassal") or event.facts["master"]))
            table.events.clear()
        self.add(table, hires, first)

    def add(self, table: Table, hires: dict[int, set[str]], first: int) -> None:
        """Count one finished game."""
        winners = table.winners()
        share = 1 / max(1, len(winners))
        self.games += 1
        self.rounds.append(seen(table)["round"])
        self.hired.update(set().union(*hires.values()))
        for seat in range(self.game.seats):
            won = share if seat in winners else 0
            self.wins[(seat - first) % self.game.seats] += won
            self.wins_by_seat[seat] += won
            for shape in shapes(table, seat):
                self.drafts[shape] += 1
                self.draft_wins[shape] += won
            if won:
                self.hired_by_winners.update(hires[seat])

    def share(self, card: str) -> float:
        """Return in how many games of a hundred a card was hired."""
        return 100 * self.hired[card] / self.games

    def fared(self, shape: str) -> float:
        """Return what a draft won, as a part of its fair share."""
        return self.draft_wins[shape] * int(self.game.seats) / self.drafts[shape]


def seen(table: Table) -> Any:
    """Return what everybody sees."""
    return table.view(SPECTATOR)


def shapes(table: Table, seat: int) -> list[str]:
    """Name what is special about a seat's fiefs."""
    owned = [fief["colour"] for fief in seen(table)["seats"][seat]["fiefs"]]
    twice = [f"two {colour}" for colour in COLOURS if owned.count(colour) == 2]
    return twice + [f"no {colour}" for colour in COLOURS if colour not in owned]


def _for_hire(game: Any) -> list[str]:
    """Name every vassal and master that can occur in a scenario."""
    numbers, scenario = game.numbers, game.numbers.scenario
    vassals = [
        name
        for card, name in enumerate(numbers.card_names)
        if numbers.always_for_hire[card] or scenario.random_specific
    ]
    named = [*scenario.masters_face_up, *scenario.masters_in_deck]
    masters = numbers.master_names if scenario.all_masters else named + numbers.master_names[-3:]
    return [name for name in [*vassals, *masters] if name != "tax_collector"]


def report(scenario: str, tally: Tally) -> list[str]:
    """Return the counts of one scenario as lines of Markdown."""
    rounds, n, seats = sorted(tally.rounds), tally.games, int(tally.game.seats)
    lines = [f"## {scenario}, {seats} seats, {n} games", ""]
    for turn in range(seats):
        low, high = share_interval(tally.wins[turn], n)
        lines.append(
            f"* Seat {turn + 1} in turn order wins {tally.wins[turn] / n:.1%} ({low:.1%} – {high:.1%})."
        )
    chairs = ", ".join(f"{tally.wins_by_seat[seat] / n:.1%}" for seat in range(seats))
    lines.append(f"* By seat at the table, whoever begins: {chairs}.")
    endings = ", ".join(f"{reason} {count}" for reason, count in tally.endings.most_common())
    lines.append(f"* Endings: {endings}; the longest game took {rounds[-1]} rounds.")
    lines.append(
        f"* Rounds: median {rounds[n // 2]}, nine in ten between {rounds[n // 20]} and {rounds[-n // 20]}."
    )
    paying = sum(count for kind, count in tally.asked.items() if kind.startswith("pay"))
    per_turn = sum(tally.asked.values()) / tally.turns
    kinds = ", ".join(f"{kind} {count / tally.turns:.2f}" for kind, count in tally.asked.most_common(8))
    lines.append(
        f"* Decisions in a turn: {per_turn:.1f}, of them {paying / tally.turns:.2f} on payments ({kinds})."
    )
    lines += [*outside(tally), "", "| card | hired in games | by winners |", "| --- | --: | --: |"]
    for card, _ in tally.hired.most_common():
        winners = 100 * tally.hired_by_winners[card] / n
        lines.append(f"| {card} | {tally.share(card):.1f} % | {winners:.1f} % |")
    lines += ["", "| draft | of its fair share | seats |", "| --- | --: | --: |"]
    for shape, count in sorted(tally.drafts.items()):
        lines.append(f"| {shape} | {tally.fared(shape):.2f} | {count} |")
    return [*lines, ""]


def outside(tally: Tally) -> list[str]:
    """Return what lies outside the aims."""
    shares = {card: tally.share(card) for card in _for_hire(tally.game)}
    often = [f"{card} {share:.1f} %" for card, share in shares.items() if share > OFTEN]
    seldom = [f"{card} {share:.1f} %" for card, share in shares.items() if share < SELDOM]
    drafts = [
        f"{shape} {tally.fared(shape):.2f}"
        for shape in sorted(tally.drafts)
        if not FAIR[0] <= tally.fared(shape) <= FAIR[1]
    ]
    return [
        f"* Hired in more than {OFTEN} %: {', '.join(often) or 'none'}.",
        f"* Hired in less than {SELDOM} %: {', '.join(seldom) or 'none'}.",
        f"* Drafts outside {FAIR[0]} to {FAIR[1]}: {', '.join(drafts) or 'none'}.",
    ]


def main() -> int:
    """Count games of all scenarios, or of those named."""
    parser = argparse.ArgumentParser(prog="python -m tools.feudalia_balance", description=__doc__)
    parser.add_argument("scenario", nargs="*", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=2000, help="per scenario (default: 2000)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="one after the other (default: 2)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--material", type=Path, help="a folder of corrected material")
    parser.add_argument("--page", action="store_true", help="write docs/results/feudalia-balance.md")
    args = parser.parse_args()
    box = games.box("feudalia")
    lines: list[str] = []
    for scenario in args.scenario or [variant.name for variant in box.variants]:
        for seats in args.seats:
            tally = Tally(box.open(scenario, seats, None, args.material))
            for seed in range(args.first, args.first + args.games):
                tally.play(seed)
            lines += report(scenario, tally)
    if args.page:
        command = " ".join(["python -m tools.feudalia_balance", *sys.argv[1:]])
        results.write("feudalia-balance", _TITLE, command, "\n".join(lines), NOTE)
    else:
        print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
