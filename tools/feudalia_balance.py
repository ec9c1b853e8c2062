"""A first balance check of Feudalia: greedy against greedy, counted per scenario.

    python tools/feudalia_balance.py [GAMES [SCENARIO ...]] [material=FOLDER]

Prints, as Markdown for docs/balance/feudalia.md: win share by seat, turns, how often each vassal and master was hired in a game
and by winners, and how drafts with two fiefs of a colour or without a colour fared against their fair share.
"""

import sys
from collections import Counter
from pathlib import Path

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight

COLOURS = ("wheat", "wood", "clay", "stone")


class Tally:
    """What is counted over many games of one scenario and seat count."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seats = seats
        self.wins: Counter[int] = Counter()
        self.rounds: list[int] = []
        self.hired: Counter[str] = Counter()
        self.hired_by_winners: Counter[str] = Counter()
        self.drafts: Counter[str] = Counter()
        self.draft_wins: Counter[str] = Counter()

    def add(self, table: Table, hires: dict[int, set[str]], first: int) -> None:
        """Count one finished game."""
        winners = table.winners()
        share = 1 / max(1, len(winners))
        self.games += 1
        self.rounds.append(table.view(-1)["round"])
        self.hired.update(set().union(*hires.values()))
        for seat in range(self.seats):
            won = share if seat in winners else 0
            self.wins[(seat - first) % self.seats] += won
            for shape in shapes(table, seat):
                self.drafts[shape] += 1
                self.draft_wins[shape] += won
            if won:
                self.hired_by_winners.update(hires[seat])


def shapes(table: Table, seat: int) -> list[str]:
    """Name what is special about a seat's fiefs."""
    owned = [fief["colour"] for fief in table.view(-1)["seats"][seat]["fiefs"]]
    found = [f"two {colour}" for colour in COLOURS if owned.count(colour) == 2]
    return found + [f"no {colour}" for colour in COLOURS if colour not in owned]


def play(game, seed: int) -> tuple[Table, dict[int, set[str]], int]:
    """Let greedy bots play one game; return who hired whom."""
    table, chance, bot = game.deal(seed), from_seed(seed + 1), bots.make("greedy")
    first = table.view(-1)["first"]
    hires: dict[int, set[str]] = {seat: set() for seat in range(game.seats)}
    table.listen()
    while not table.is_over:
        seat = table.next_seat()
        table.play(seat, bot.choose(Sight(table, seat), chance))
        for event in table.events:
            if event.kind in ("hired_vassal", "hired_master"):
                hires[event.seat].add(str(event.facts.get("vassal") or event.facts["master"]))
        table.events.clear()
    return table, hires, first


def report(scenario: str, tally: Tally) -> None:
    """Print the counts of one scenario."""
    rounds = sorted(tally.rounds)
    n = tally.games
    print(f"## {scenario}, {tally.seats} seats, {n} games\n")
    shares = ", ".join(f"{100 * tally.wins[seat] / n:.1f} %" for seat in range(tally.seats))
    print(f"Wins by place in the turn order: {shares}.")
    print(f"Rounds: median {rounds[n // 2]}, nine in ten between {rounds[n // 20]} and {rounds[-n // 20]}.\n")
    print("| card | hired in games | by winners |\n| --- | --: | --: |")
    for card, count in tally.hired.most_common():
        print(f"| {card} | {100 * count / n:.1f} % | {100 * tally.hired_by_winners[card] / n:.1f} % |")
    print("\n| draft | share of its fair share | seats |\n| --- | --: | --: |")
    for shape, count in sorted(tally.drafts.items()):
        fair = count / tally.seats
        print(f"| {shape} | {tally.draft_wins[shape] / fair:.2f} | {count} |")
    print()


def main(arguments: list[str]) -> None:
    """Count games of all scenarios, or of those named."""
    folders = [Path(one.removeprefix("material=")) for one in arguments if one.startswith("material=")]
    arguments = [one for one in arguments if not one.startswith("material=")]
    count = int(arguments[0]) if arguments else 2000
    box = games.box("feudalia")
    for scenario in arguments[1:] or [variant.name for variant in box.variants]:
        tally = Tally(2)
        game = box.open(scenario, tally.seats, None, folders[0] if folders else None)
        for seed in range(count):
            tally.add(*play(game, seed))
        report(scenario, tally)


if __name__ == "__main__":
    main(sys.argv[1:])
