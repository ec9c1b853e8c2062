"""The balance of a game as a report: sections with plots and tables."""

from collections.abc import Callable, Sequence

from katzentisch.core.game import Game
from katzentisch.core.words import Words
from katzentisch.lab import plots
from katzentisch.lab.balance import Balance, Measure, Thing
from katzentisch.lab.changes import FEWEST_GAMES, Change
from katzentisch.lab.event_names import heading, is_known, name_of, named_in_choices, never_used, with_printed
from katzentisch.lab.report import Report, Section

_MOST_BARS = 30
_FEWEST_USES = 8  # a thing used in fewer games is not plotted
_UNITS = {
    "unit_wins": ("seat", "wins"),
    "unit_points": ("points", "source"),
    "unit_uses": ("uses",),
    "unit_length": ("rounds", "decisions"),
}


class Writer:
    """Writes the sections, in the words of the shell and of the game."""

    def __init__(self, balance: Balance, played: Game, shell: Words, game: Words) -> None:
        self.balance = balance
        self.name = played.name
        self.choosable = named_in_choices(played)
        self.shell = shell
        self.game = with_printed(game, played)
        self.fair = 1 / balance.seats

    def say(self, key: str, facts: dict[str, object] | None = None) -> str:
        """Return a sentence of the report."""
        return self.shell.say(f"balance.{key}", facts)

    def one_digit(self, value: float) -> str:
        """Show a number with one digit behind the point, or comma."""
        return f"{value:.1f}".replace(".", self.say("point"))

    def two_digits(self, value: float) -> str:
        """Show a number with two digits behind the point, or comma."""
        return f"{value:.2f}".replace(".", self.say("point"))

    def three_digits(self, value: float) -> str:
        """Show a number with three digits behind the point, or comma."""
        return f"{value:.3f}".replace(".", self.say("point"))

    def signed(self, value: float) -> str:
        """Show a difference with its sign."""
        return f"{value:+.3f}".replace(".", self.say("point")).replace("-", "−")

    def seats(self) -> Section:
        """Tell how often each seat wins, and its points."""
        bars = [
            _bar(self.say("seat_n", {"n": seat + 1}), wins) for seat, wins in enumerate(self.balance.by_seat)
        ]
        rows = [
            [
                self.say("seat_n", {"n": seat + 1}),
                *_cells(wins, plots.percent),
                *_cells(points, self.one_digit),
            ]
            for seat, (wins, points) in enumerate(zip(self.balance.by_seat, self.balance.points, strict=True))
        ]
        head = [
            self.say("seat"),
            self.say("wins"),
            self.say("interval"),
            self.say("points"),
            self.say("interval"),
        ]
        plot = plots.bars(self.say("seats"), bars, plots.percent, self.fair)
        return Section(self.say("seats"), self.say("seats_text"), [plot], head, rows)

    def sources(self) -> Section:
        """Tell where points come from."""
        named = [(self.game.name("score", key), measure) for key, measure in self.balance.sources.items()]
        bars = [_bar(name, measure) for name, measure in named if measure.value >= 0]
        rows = [[name, *_cells(measure, self.one_digit)] for name, measure in named]
        head = [self.say("source"), self.say("points"), self.say("interval")]
        return Section(
            self.say("sources"),
            self.say("sources_text"),
            [plots.bars(self.say("sources"), bars, self.one_digit)],
            head,
            rows,
        )

    def length(self) -> Section:
        """Tell how long games are."""
        total = self.balance.games
        bars = [
            plots.Bar(str(rounds), games / total, games / total, games / total)
            for rounds, games in self.balance.lengths.items()
        ]
        rows = [
            [self.say("rounds"), *_cells(self.balance.rounds, self.one_digit)],
            [self.say("decisions"), *_cells(self.balance.decisions, self.one_digit)],
        ]
        head = [self.say("length"), self.say("mean"), self.say("interval")]
        return Section(
            self.say("length"),
            "",
            [plots.bars(self.say("rounds"), bars[:_MOST_BARS], plots.percent)],
            head,
            rows,
        )

    def things(self, only_known: bool) -> list[Section]:
        """Tell for each kind of thing how often each is used, and how often its users win.

        What people ask about first has a heading of its own and is `known`; the rest is headed by the log's sentence.
        """
        groups: dict[tuple[str, str], list[Thing]] = {}
        for thing in self.balance.things:
            groups.setdefault((thing.event, thing.domain), []).append(thing)
        known = {key: is_known(self.name, key[0], key[1], self.shell) for key in groups}
        shown = sorted(
            (key for key in groups if known[key] or (len(groups[key]) > 1 and not only_known)),
            key=lambda key: not known[key],
        )
        return [self._group(event, domain, groups[event, domain]) for event, domain in shown]

    def _group(self, event: str, domain: str, group: Sequence[Thing]) -> Section:
        ranked = [thing for thing in group if thing.wins.number >= _FEWEST_USES]
        ranked = sorted(ranked, key=lambda thing: -thing.wins.value)[:_MOST_BARS]
        bars = [_bar(self._called(thing), thing.wins) for thing in ranked]
        rows = [
            [self._called(thing), *_cells(thing.uses, self.two_digits), *_cells(thing.wins, plots.percent)]
            for thing in group
        ]
        unused = never_used((thing.name for thing in group), self.choosable)
        rows += [[name_of(event, domain, name, self.game), "0", "–", "–", "–"] for name in unused]
        head = [
            self.say("thing"),
            self.say("uses"),
            self.say("interval"),
            self.say("wins"),
            self.say("interval"),
        ]
        drawn = [plots.bars(self.say("wins_of_users"), bars, plots.percent, self.fair)] if bars else []
        return Section(heading(self.name, event, domain, self.shell, self.game), "", drawn, head, rows)

    def _called(self, thing: Thing) -> str:
        return name_of(thing.event, thing.domain, thing.name, self.game)

    def changes(self, changes: Sequence[Change], facts: dict[str, object]) -> Section:
        """Tell what other material changed, as a plot of the differences and a table."""
        sure = [change for change in changes if change.is_significant]
        rows = [
            [
                self._label(change),
                self.three_digits(change.base),
                self.three_digits(change.other),
                self.signed(change.difference),
                f"{self.signed(change.low)} – {self.signed(change.high)}",
                f"{change.p_value:.1e}",
            ]
            for change in sure
        ]
        heads = ("what", "base", "other", "difference", "interval", "p_value")
        key = "changes_text" if sure else "no_changes"
        if self.balance.games < FEWEST_GAMES:
            key = "too_few_games"
        counts: dict[str, object] = {"sure": len(sure), "all": len(changes), "fewest": FEWEST_GAMES}
        text = f"{self.say('sides', facts)} {self.say(key, counts)}"
        return Section(
            self.say("changes"), text, self._difference_plots(sure), [self.say(head) for head in heads], rows
        )

    def _difference_plots(self, changes: Sequence[Change]) -> list[str]:
        """Plot the differences with their intervals, one plot per unit: shares, points and counts do not share an axis."""
        drawn = []
        for unit, kinds in _UNITS.items():
            bars = [
                plots.Bar(self._label(change), change.difference, change.low, change.high)
                for change in changes
                if change.kind in kinds
            ]
            if bars:
                drawn.append(plots.differences(self.say(unit), bars[:_MOST_BARS], self.signed))
        return drawn

    def _label(self, change: Change) -> str:
        return self.say(f"change_{change.kind}", {"name": self._named(change)})

    def _named(self, change: Change) -> str:
        if change.kind == "source":
            return self.game.name("score", change.name)
        if change.kind in ("uses", "wins"):
            event, domain, name = change.name.split(" ", 2)
            where = heading(self.name, event, domain, self.shell, self.game)
            return f"{name_of(event, domain, name, self.game)} ({where})"
        return change.name


def report(
    balance: Balance,
    played: Game,
    facts: dict[str, object],
    shell: Words,
    game: Words,
    changes: Sequence[Change] | None = None,
    only_known: bool = False,
) -> Report:
    """Return the whole report, or only what people ask about first; `facts` fill the blanks of the introduction."""
    writer = Writer(balance, played, shell, game)
    named = {**facts, "game": game.say("game.name")}
    sections = [writer.seats(), writer.sources(), writer.length(), *writer.things(only_known)]
    if changes is not None:
        sections.insert(0, writer.changes(changes, named))
    intro = writer.say("intro", named)
    if "command" in named:
        intro = f"{intro} {writer.say('origin', named)}"
    return Report(writer.say("title", named), intro, sections, shell.language)


def _bar(label: str, measure: Measure) -> plots.Bar:
    return plots.Bar(label, measure.value, max(measure.low, 0.0), measure.high)


def _cells(measure: Measure, show: Callable[[float], str]) -> list[str]:
    return [show(measure.value), f"{show(measure.low)} – {show(measure.high)}"]
