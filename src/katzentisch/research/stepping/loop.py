"""The loop of the batched environment: many tables of one game, stepped together.

Each row is one table. `step` carries out one decision of the learner on every row, lets bots play until
the learner is asked again, deals finished rows anew and writes masks and observations into flat
buffers that numpy reads without copying. Random numbers of bots and deals are a function of a row's seed, so a
batch is reproducible, and a row plays the same games as a single environment with that seed.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from katzentisch.bots.bot import Bot
from katzentisch.bots.luck import bot_chance
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Game, Table
from katzentisch.core.refusals import IllegalChoice
from katzentisch.core.sheet import Sheet
from katzentisch.core.sight import Sight
from katzentisch.core.vecs import float_zeros, zeros
from katzentisch.research.stepping.position import Position, dealt, replayed
from katzentisch.research.stepping.rewards import RESULT, SCORE, margin, margins, resigned


def _bot_choice(bot: Bot, position: Position, seat: i64) -> i64:
    """Return the choice of a bot; its random stream is that of a server's table with the same seed."""
    return bot.choose(Sight(position.table, seat), bot_chance(position.seed, seat, len(position.past)))


def play_bots(position: Position, players: "list[Bot | None]") -> i64:
    """Let bots decide until the learner is asked; return the seat that is, -1 when the game is over."""
    seat = position.table.next_seat()
    while seat >= 0:
        bot = players[seat]
        if bot is None:
            return seat
        position.play(seat, _bot_choice(bot, position, seat))
        seat = position.table.next_seat()
    return seat


def following_seed(first_seed: int, number: i64) -> int:
    """Return the seed of a later deal in the series that began with a seed."""
    return int(from_seed(first_seed).split(number).bits())


class Row:
    """One table of the batch, and the decision it waits for."""

    def __init__(self, position: Position, first_seed: int) -> None:
        self.position = position
        self.first_seed = first_seed
        self.episode: i64 = 0
        self.seat: i64 = -1
        self.margins: vec[float] = vec[float]()  # of each seat when it was last paid
        self.legal: vec[i64] = vec[i64]()


class Rows:
    """The batch. A seat without a bot is the learner's; without any bot the learner plays all seats."""

    def __init__(
        self, game: Game, size: int, players: "list[Bot | None]", reward: int, observing: bool, strict: bool
    ) -> None:
        self.game = game
        self.size: i64 = size
        self.seats: i64 = game.seats
        self.actions: i64 = len(game.actions)
        self.features: i64 = len(game.observation_names)
        self.players = players
        self.reward: i64 = reward
        self.observing: bool = observing
        self.strict: bool = strict
        self.decisions: i64 = 0
        self.rows: list[Row] = []
        self.mask: vec[u8] = vec[u8]([0] * (size * len(game.actions)))
        self.asked: vec[i64] = zeros(size)  # the seat that decides, per row
        self.done: vec[u8] = vec[u8]([0] * size)
        self.rewards: vec[float] = float_zeros(size)
        self.returns: vec[float] = float_zeros(size * game.options.seats)
        # One memory, and a sheet for each row of it: a vec with capacity left is extended in place.
        self.observations: vec[i32] = vec[i32](capacity=size * self.features if observing else 0)
        self.sheets: list[Sheet] = []
        for _ in range(size if observing else 0):
            sheet = Sheet(self.observations, game.blank_observation())
            self.sheets.append(sheet)
            self.observations = sheet.row
        self.last_seen: vec[i32] = self.observations[:]  # of games that just ended

    # ------------------------------------------------------------------ dealing

    def deal(self, seeds: list[int]) -> None:
        """Deal every row, each from its own seed."""
        self.clear_masks()
        self.rows = [Row(dealt(self.game, seed), seed) for seed in seeds]
        for number in range(self.size):
            self.done[number] = 0
            self.wait(number, self.rows[number])

    def restore(self, saved: list[tuple[int, int, int, list[int]]]) -> None:
        """Go on from what `saved` returned."""
        self.clear_masks()
        self.rows = []
        for number, (first_seed, episode, seed, past) in enumerate(saved):
            row = Row(replayed(self.game, seed, past), first_seed)
            row.episode = episode
            self.rows.append(row)
            self.wait(number, row)

    def saved(self) -> list[tuple[int, int, int, list[int]]]:
        """Return each row's first seed, episode, seed and past: all there is to a batch."""
        return [
            (row.first_seed, int(row.episode), row.position.seed, [int(step) for step in row.position.past])
            for row in self.rows
        ]

    def clear_masks(self) -> None:
        """Clear the mask of every row."""
        first: i64 = 0
        for row in self.rows:
            for action in row.legal:
                self.mask[first + action] = 0
            first += self.actions

    def deal_again(self, row: Row) -> None:
        """Begin the row's next game; its seed follows from the row's first."""
        row.episode += 1
        row.position = dealt(self.game, following_seed(row.first_seed, row.episode))

    # ------------------------------------------------------------------ playing

    def step(self, actions: list[int]) -> i64:
        """Carry out one decision per row; return how many games ended."""
        ended: i64 = 0
        for number in range(self.size):
            action: i64 = actions[number]
            row = self.rows[number]
            self.done[number] = 0
            if action < 0 or action >= self.actions or self.mask[number * self.actions + action] == 0:
                if self.strict:
                    self.refuse(number, action)
                self.end(number, row, resigned(self.seats, row.seat))
                ended += 1
            else:
                ended += self.play(number, row, action)
        return ended

    def play(self, number: i64, row: Row, action: i64) -> i64:
        """Carry out one legal decision of one row; return 1 if its game ended, 0 if not."""
        acted = row.seat
        before = len(row.position.past)
        row.position.play(acted, action)
        seat = play_bots(row.position, self.players)
        self.decisions += len(row.position.past) - before
        if seat < 0:
            self.end(number, row, row.position.table.returns())
            return 1
        reward = 0.0
        if self.reward & SCORE:
            now = margin(row.position.table, acted)
            reward = now - row.margins[acted]
            row.margins[acted] = now
        self.rewards[number] = reward
        self.show(number, row, seat)
        return 0

    def end(self, number: i64, row: Row, returns: list[float]) -> None:
        """Write reward and returns of a finished game, and deal the row anew."""
        acted = row.seat
        table = row.position.table
        reward = 0.0
        if self.reward & SCORE:
            reward += margin(table, acted) - row.margins[acted]
        if self.reward & RESULT:
            reward += returns[acted]
        self.rewards[number] = reward
        self.done[number] = 1
        for seat in range(self.seats):
            self.returns[number * self.seats + seat] = returns[seat]
        if self.observing:
            sheet = self.sheets[number]
            table.observe_on(acted, sheet)
            for index in range(sheet.first, sheet.first + self.features):
                self.last_seen[index] = sheet.row[index]
        self.deal_again(row)
        self.wait(number, row)

    def wait(self, number: i64, row: Row) -> None:
        """Let bots begin a fresh game until the learner is asked; deal again should they end it."""
        seat = play_bots(row.position, self.players)
        while seat < 0:
            self.deal_again(row)
            seat = play_bots(row.position, self.players)
        self.decisions += len(row.position.past)
        if self.reward & SCORE:
            row.margins = vec[float](margins(row.position.table))
        self.show(number, row, seat)

    def show(self, number: i64, row: Row, seat: i64) -> None:
        """Write mask, seat and observation of the next decision."""
        mask = self.mask
        first = number * self.actions
        for action in row.legal:
            mask[first + action] = 0
        table = row.position.table
        row.seat = seat
        row.legal = table.legal_vec(seat)
        for action in row.legal:
            mask[first + action] = 1
        self.asked[number] = seat
        if self.observing:
            table.observe_on(seat, self.sheets[number])

    # ------------------------------------------------------------------ asking

    def any_actions(self, chance: Chance) -> vec[i64]:
        """Return one open action per row, each as likely as the others of its row."""
        chosen = self.asked[:]
        for number in range(self.size):
            legal = self.rows[number].legal
            chosen[number] = legal[chance.below(len(legal))]
        return chosen

    def table(self, number: int) -> Table:
        """Return the table of one row."""
        return self.rows[number].position.table

    def refuse(self, number: i64, action: i64) -> None:
        """Raise what is wrong with the action of one row."""
        row = self.rows[number]
        choice = self.game.choice(int(action))
        refusal = row.position.table.why_not(row.seat, action)
        if refusal is None:
            raise ValueError(f"row {number}: {choice} is not what seat {row.seat} is asked")
        raise IllegalChoice(refusal, {"row": int(number), **choice})
