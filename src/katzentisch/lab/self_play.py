"""Self-play games for training: a sample of positions of each game, and its result."""

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

_SAMPLING = 2  # the stream of a game's seed that picks positions


@dataclass(frozen=True)
class SelfPlayTask:
    """One self-play game. Without weights all seats are played by the greedy bot."""

    number: int
    rules: Rules
    seed: int
    weights: tuple[float, ...]  # early, then late; empty before the first fit
    knobs: tuple[tuple[str, float | int], ...]
    iterations: int
    careless: float  # probability of a random action instead, so that unusual positions occur too
    positions: int


@dataclass
class SelfPlayGame:
    """One game played: features by sampled position and seat, and the target share of each seat."""

    number: int
    features: list[list[list[float]]]
    shares: list[float]


def model_from(game: Game, weights: tuple[float, ...], settings: SearchSettings) -> Model:
    """Return a model with these weights: early, then late."""
    half = len(weights) // 2
    fitted = evaluation(game, list(weights[:half]), list(weights[half:]))
    return Model(fitted, settings, 1000.0, list(game.feature_names))


def _bot_of(task: SelfPlayTask, game: Game) -> Bot:
    """Return the bot that plays all seats of a task."""
    if not task.weights:
        return make("greedy")
    return SearchBot(Budget(task.iterations), model_from(game, task.weights, settings_from(dict(task.knobs))))


def play_task(task: SelfPlayTask) -> SelfPlayGame:
    """Play one game and sample positions from it."""
    game = task.rules.open()
    players = [_CarelessBot(_bot_of(task, game), task.careless)] * int(game.seats)
    sampling = from_seed(task.seed).split(_SAMPLING)
    table = game.deal(task.seed)
    kept: list[list[list[float]]] = []
    met, last_round = 0, -1
    for _ in play_out(table, players, task.seed):
        if table.round_number() < 0 or table.round_number() != last_round:  # where playouts are cut
            last_round = int(table.round_number())
            met += 1
            _sample(kept, met, table, sampling, task.positions)
    return SelfPlayGame(task.number, kept, _target_shares(table))


def _target_shares(table: Table) -> list[float]:
    """Return the training target of a finished game: the graded share of each seat."""
    shares = vec[float]([0.0] * int(table.game.seats))
    graded_shares(table, shares)
    return [round(share, 5) for share in shares]


class _CarelessBot(Bot):
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


def _sample(kept: list[list[list[float]]], met: int, table: Table, chance: Chance, wanted: int) -> None:
    """Reservoir sampling: keep `wanted` of the positions met so far, each equally likely."""
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
