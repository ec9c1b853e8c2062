"""Games a search plays against itself, to learn from: a few positions of each, and how it ended."""

from dataclasses import dataclass

from librt.vecs import vec

from katzentisch.bots import make
from katzentisch.bots.bot import Bot
from katzentisch.bots.evaluation import graded_shares
from katzentisch.bots.model import Model
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.bots.weights import evaluation, settings_from
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Game, Table
from katzentisch.core.sight import Sight
from katzentisch.lab.play_out import play_out
from katzentisch.lab.tasks import Rules

SAMPLING = 2  # the stream of a game's seed that picks positions


@dataclass(frozen=True)
class Lesson:
    """One game to learn from. Without weights everybody plays at a glance."""

    number: int
    rules: Rules
    seed: int
    weights: tuple[float, ...]  # early, then late; empty before anything was learned
    knobs: tuple[tuple[str, float | int], ...]
    iterations: int
    careless: float  # how often any action is taken instead, so that unusual tables are seen too
    positions: int


@dataclass
class Learning:
    """What one game taught: features by position and seat, and what each seat's chance should have been."""

    number: int
    features: list[list[list[float]]]
    shares: list[float]


def known_from(game: Game, weights: tuple[float, ...], settings: SearchSettings) -> Model:
    """Return the knowledge that these weights are."""
    half = len(weights) // 2
    judge = evaluation(game, list(weights[:half]), list(weights[half:]))
    return Model(judge, settings, 1000.0, list(game.feature_names))


def player(lesson: Lesson, game: Game) -> Bot:
    """Return who plays all seats of a lesson."""
    if not lesson.weights:
        return make("greedy")
    return SearchBot(
        Budget(lesson.iterations), known_from(game, lesson.weights, settings_from(dict(lesson.knobs)))
    )


def learn(lesson: Lesson) -> Learning:
    """Play one game and keep some of its positions."""
    game = lesson.rules.open()
    players = [CarelessBot(player(lesson, game), lesson.careless)] * int(game.seats)
    sampling = from_seed(lesson.seed).split(SAMPLING)
    table = game.deal(lesson.seed)
    kept: list[list[list[float]]] = []
    met, last_round = 0, -1
    for _ in play_out(table, players, lesson.seed):
        if table.round_number() < 0 or table.round_number() != last_round:  # where playouts are cut
            last_round = int(table.round_number())
            met += 1
            _keep(kept, met, table, sampling, lesson.positions)
    return Learning(lesson.number, kept, result(table))


def result(table: Table) -> list[float]:
    """Return what each seat's chance should have been, looking back."""
    shares = vec[float]([0.0] * int(table.game.seats))
    graded_shares(table, shares)
    return [round(share, 5) for share in shares]


class CarelessBot(Bot):
    """Another bot that takes any legal action with probability `careless`."""

    def __init__(self, bot: Bot, careless: float) -> None:
        self.bot = bot
        self.careless = careless

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the other bot's choice, or a random one."""
        if chance.fraction() < self.careless:
            actions = sight.legal()
            return actions[chance.below(len(actions))]
        return self.bot.choose(sight, chance)


def _keep(kept: list[list[list[float]]], met: int, table: Table, chance: Chance, wanted: int) -> None:
    """Keep each of the positions met with the same likelihood, without knowing how many will come."""
    slot = len(kept) if len(kept) < wanted else chance.below(met)
    if slot >= wanted:
        return
    features = [
        [round(value, 5) for value in table.features_vec(seat)] for seat in range(int(table.game.seats))
    ]
    if slot == len(kept):
        kept.append(features)
    else:
        kept[slot] = features
