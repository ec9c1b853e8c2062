"""A match in the terminal: asks people, lets bots decide, prints. `commands.py` handles what is typed.

The choices of people and of bots go through `Match.act`.
"""

from collections.abc import Callable
from pathlib import Path

from katzentisch.cli.terminal import keyboard
from katzentisch.cli.terminal.drawing import changed_blocks, draw, question_text, score_data, score_table
from katzentisch.cli.terminal.menu import SHOWN, Menu, in_columns
from katzentisch.cli.terminal.shell import Shell
from katzentisch.core.game import SPECTATOR
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.players import Player, bot_decision

_Obey = Callable[["Session", str], None]


class Quit(Exception):
    """Somebody has quit."""


class Session:
    """One match of people at one keyboard, and bots."""

    def __init__(self, match: Match, players: list[Player], words: Words, shell: Shell, obey: _Obey) -> None:
        self.match = match
        self.players = players
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self._words = words
        self.shell = shell
        self.heard = [0] * len(players)
        self.seat = self.people[0] if self.people else SPECTATOR
        self.menu = Menu(match.table, self.seat, self.words, self.names)
        self.drawn = -1  # the step whose board was drawn last
        self.drawing: dict[int, str] = {}  # what each seat was shown last
        self.obey = obey

    @property
    def words(self) -> Words:
        """The words as the seat at the screen reads them."""
        return self._words.for_seat(self.seat if self.seat >= 0 else None)

    # ------------------------------------------------------------------ the main loop

    def play(self) -> bool:
        """Play until the match is over or somebody leaves; return whether it is over."""
        try:
            while not self.match.table.is_over:
                self.next_decision()
        except (Quit, keyboard.EndOfInput):
            self.shell.say("play.left")
            return False
        self.tell(self.people[0] if len(self.people) == 1 else SPECTATOR)
        self.finish()
        return True

    def next_decision(self) -> None:
        """Let a bot decide, or ask a person. Where several seats choose at once, bots go first."""
        to_act = self.match.table.to_act
        bots = [seat for seat in to_act if not self.players[seat].is_person]
        if bots:
            self.bot_decides(bots[0])
        else:
            self.ask(to_act[0])

    def bot_decides(self, seat: int) -> None:
        """Let a bot choose and carry its choice out."""
        bot = self.players[seat].bot
        assert bot is not None
        match = self.match
        with self.shell.waiting("play.thinking", {"name": self.names[seat]}):
            action = bot_decision(bot, match.table, seat, match.seed, match.choices).action
        self.match.act(seat, action)
        if not self.people:
            self.tell(SPECTATOR)

    def ask(self, seat: int) -> None:
        """Show a person the table and read lines until the match has moved on."""
        if seat != self.seat and len(self.people) > 1 and keyboard.at_a_keyboard():
            self.curtain(seat)
        self.turn_to(seat)
        before = self.match.seq
        while self.match.seq == before:
            self.obey(
                self, keyboard.read_line(self.shell.words.say("play.prompt", {"name": self.names[self.seat]}))
            )

    def turn_to(self, seat: int) -> None:
        """Show the table as this seat sees it, what happened, and what it may do."""
        self.seat = seat
        self.menu = Menu(self.match.table, seat, self.words, self.names)
        if self.drawn != self.match.step:
            self.draw(only_changes=True)
        self.tell(seat)
        self.offer()

    def curtain(self, seat: int) -> None:
        """Hide what the last player saw until the next one sits down."""
        self.shell.console.clear()
        self.drawing.pop(seat, None)  # what the next player was shown is gone from the screen
        keyboard.read_line(self.shell.words.say("play.curtain", {"name": self.names[seat]}))

    def offer(self) -> None:
        """Print the question and its numbered choices."""
        question = self.menu.question
        if question:
            self.shell.show("")
            self.shell.plain(
                f"{self.names[self.seat]}: {question_text(question, self.words, self.names)}", "bold cyan"
            )
        if self.menu.places_a_tile() and keyboard.has_keys():
            self.shell.say("play.place_by_keys", style="dim")
        self.print_choices(self.menu.possible)

    def print_choices(self, actions: list[int]) -> None:
        """Print choices, at most SHOWN of them; many short ones in columns."""
        lines, console = self.menu.lines(actions[:SHOWN]), self.shell.console
        for line in in_columns(lines, console.width) if console.is_terminal else lines:
            self.shell.plain(line)
        if len(actions) > SHOWN:
            self.shell.say("play.more", {"more": len(actions) - SHOWN})

    def tell(self, seat: int) -> None:
        """Print the events since this seat was last told."""
        words = self._words.for_seat(seat if seat >= 0 else None)
        since = self.heard[seat] if seat >= 0 else min(self.heard, default=0)
        for told in self.match.told[since + 1 :]:
            for event in told:
                self.shell.plain(f"· {words.event(event.heard_by(seat), self.names)}", "dim")
        for hearer in range(len(self.heard)):
            if seat in (hearer, SPECTATOR):
                self.heard[hearer] = self.match.step

    def draw(self, only_changes: bool = False) -> None:
        """Draw the table as this seat sees it, or only the parts that changed since it was last shown."""
        drawing = draw(self.match.game, self.match.table.view(self.seat), self.words, self.names)
        before = self.drawing.get(self.seat)
        if only_changes and before is not None:
            self.shell.show("\n\n".join(changed_blocks(before, drawing)))
            self.shell.say("play.whole_board", style="dim")
        else:
            self.shell.show(drawing)
        self.drawing[self.seat] = drawing
        self.drawn = self.match.step

    def show_scores(self) -> None:
        """Print the scores; before the end only one's own, for what others have may be hidden."""
        table = self.match.table
        scores, winners = table.scores(), table.winners()
        if not table.is_over:
            scores, winners = [score for score in scores if score.seat == self.seat], []
        total = self.shell.words.say("play.total")
        self.shell.show(score_table(scores, winners, self.names, self.words, total))

    def write(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_text(self.match.record.to_text(self.match.game), encoding="utf-8")

    def finish(self) -> None:
        """Print the final scores."""
        self.show_scores()
        winners = [self.names[seat] for seat in self.match.table.winners()]
        self.shell.say(
            "play.winners" if winners else "play.nobody_wins", {"names": winners, "n": len(winners)}, "bold"
        )

    def result(self) -> dict[str, object]:
        """Return the state of the match as data."""
        table = self.match.table
        return {
            **self.match.game.options.as_data(),
            "seed": self.match.seed,
            "choices": self.match.step,
            "over": table.is_over,
            "scores": score_data(table.scores(), self.names),
            "winners": table.winners() if table.is_over else [],
        }
