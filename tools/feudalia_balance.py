"""The balance of Feudalia: greedy against greedy, counted per scenario.

    python tools/feudalia_balance.py [GAMES [SCENARIO ...]] [seats=N] [from=SEED] [material=FOLDER]

Prints, as Markdown for docs/balance/feudalia.md: win share by seat, rounds, decisions in a turn, how often each vassal and
master was hired in a game and by winners, and how drafts with two fiefs of a colour or without a colour fared.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import SPECTATOR, Game, Table
from katzentisch.core.sight import Sight
from katzentisch.lab.intervals import share_interval

COLOURS = ("wheat", "wood", "clay", "stone")
OFTEN, SELDOM = 90, 2  # percent of games: a card hired more often, or less, should have a reason
FAIR = (0.7, 1.3)  # of a draft's fair share


class Tally:
    """What is counted over many games of one scenario and seat count."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.wins: dict[int, float] = defaultdict(float)
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
    found = [f"two {colour}" for colour in COLOURS if owned.count(colour) == 2]
    return found + [f"no {colour}" for colour in COLOURS if colour not in owned]


def for_hire(game: Any) -> list[str]:
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


def report(scenario: str, tally: Tally) -> None:
    """Print the counts of one scenario."""
    rounds, n, seats = sorted(tally.rounds), tally.games, tally.game.seats
    print(f"## {scenario}, {seats} seats, {n} games\n")
    for place in range(seats):
        low, high = share_interval(tally.wins[place], n)
        print(f"* Seat {place + 1} in turn order wins {tally.wins[place] / n:.1%} ({low:.1%} – {high:.1%}).")
    print(f"* Rounds: median {rounds[n // 2]}, nine in ten between {rounds[n // 20]} and {rounds[-n // 20]}.")
    paying = sum(count for kind, count in tally.asked.items() if kind.startswith("pay"))
    every = sum(tally.asked.values()) / tally.turns
    listed = ", ".join(f"{kind} {count / tally.turns:.2f}" for kind, count in tally.asked.most_common(8))
    print(f"* Decisions in a turn: {every:.1f}, of them {paying / tally.turns:.2f} on payments ({listed}).")
    outside(tally)
    print("\n| card | hired in games | by winners |\n| --- | --: | --: |")
    for card, _ in tally.hired.most_common():
        print(f"| {card} | {tally.share(card):.1f} % | {100 * tally.hired_by_winners[card] / n:.1f} % |")
    print("\n| draft | of its fair share | seats |\n| --- | --: | --: |")
    for shape, count in sorted(tally.drafts.items()):
        print(f"| {shape} | {tally.fared(shape):.2f} | {count} |")
    print()


def outside(tally: Tally) -> None:
    """Print what lies outside the aims."""
    shares = {card: tally.share(card) for card in for_hire(tally.game)}
    often = [f"{card} {share:.1f} %" for card, share in shares.items() if share > OFTEN]
    seldom = [f"{card} {share:.1f} %" for card, share in shares.items() if share < SELDOM]
    drafts = [
        f"{shape} {tally.fared(shape):.2f}"
        for shape in sorted(tally.drafts)
        if not FAIR[0] <= tally.fared(shape) <= FAIR[1]
    ]
    print(f"* Hired in more than {OFTEN} %: {', '.join(often) or 'none'}.")
    print(f"* Hired in less than {SELDOM} %: {', '.join(seldom) or 'none'}.")
    print(f"* Drafts outside {FAIR[0]} to {FAIR[1]}: {', '.join(drafts) or 'none'}.")


def main(arguments: list[str]) -> None:
    """Count games of all scenarios, or of those named."""
    chosen = dict(one.split("=", 1) for one in arguments if "=" in one)
    arguments = [one for one in arguments if "=" not in one]
    count = int(arguments[0]) if arguments else 2000
    first = int(chosen.get("from", 0))
    folder = Path(chosen["material"]) if "material" in chosen else None
    box = games.box("feudalia")
    for scenario in arguments[1:] or [variant.name for variant in box.variants]:
        tally = Tally(box.open(scenario, int(chosen.get("seats", 2)), None, folder))
        for seed in range(first, first + count):
            tally.play(seed)
        report(scenario, tally)


if __name__ == "__main__":
    main(sys.argv[1:])
