"""Our search with two seats, beside OpenSpiel's: iterations per second, each with one full rollout.

Catanatron 3.2.1, the newest on PyPI, has no Monte Carlo search, so the peers are OpenSpiel's own, in C++: information-set
search on gin rummy, plain search on backgammon. All run a third of the way through their game, where there is a choice:
with one legal action OpenSpiel's search stops after a single simulation. Our positions are reached by greedy play on eight
deals, theirs by random play: they have no bot that knows the game.

Rollouts follow the game's rollout policy. That of Felinia and the Isle is uniform random, as OpenSpiel's is; Feudalia has its
own, since a random game is some five times as long as people's, and is also measured with uniform rollouts. Games
differ in length, so decisions per second are printed beside the iterations; the length of OpenSpiel's games is the mean of
random games from the same position.
"""

import random
import time
from statistics import mean

from bench.measure import Case, Target
from bench.rows import openspiel
from katzentisch import games
from katzentisch.bots import make, weights
from katzentisch.bots.levels import levels
from katzentisch.bots.rollouts import roll_out
from katzentisch.bots.search import Search
from katzentisch.bots.search_settings import SearchSettings, plain
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game, Table
from katzentisch.core.sight import Sight
from katzentisch.lab import runs
from katzentisch.lab.results import play
from katzentisch.lab.tasks import Rules, series

GIN = "pyspiel ISMCTS, gin_rummy"
BACKGAMMON = "pyspiel MCTS, backgammon"
SIMULATIONS = 40
VARIANTS = {"felinia": "basic", "isle_of_cats": "full", "feudalia": "scenario_2"}


DEALS = 8  # a game of one deal is longer than that of another
WITH_ROLLOUT_POLICY = ("feudalia",)
CANDIDATES = 64  # more than any list has there, so that rollouts are greedy


def rows() -> list[tuple[str, str]]:
    """Return (game, variant) of the installed games."""
    return [(name, variant) for name, variant in VARIANTS.items() if name in games.names()]


def in_play(game: Game, deal: int) -> Table:
    """Return a table a third of the way through a greedy game."""
    length = roll_out(game.deal(deal), from_seed(deal), CANDIDATES, 0.0, -1)
    table, chance = game.deal(deal), from_seed(deal)
    mover, decisions = make("greedy"), 0
    while decisions < length // 3 or len(table.legal(table.next_seat())) == 1:
        seat = table.next_seat()
        table.carry_out(seat, mover.choose(Sight(table, seat), chance))
        decisions += 1
    return table


def with_rollout_policy() -> SearchSettings:
    """Return plain search whose rollouts follow the game's rollout policy."""
    settings = plain()
    settings.candidates = 0
    return settings


def ours(tables: list[Table], settings: SearchSettings, trained: bool, seconds: float) -> tuple[float, float]:
    """Return how many iterations, and decisions in them, a CPU second holds, with as many for each table."""
    known = weights.load(tables[0].game) if trained else None
    evaluation = known.evaluation if known else None
    searches = [
        Search(Sight(table, table.next_seat()), from_seed(1), settings, evaluation) for table in tables
    ]
    for search in searches:
        search.run(20)
    iterations = sum(search.iterations for search in searches)
    decisions = sum(search.decisions for search in searches)
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        for search in searches:
            search.run(5)
        spent = time.process_time() - began
    iterations = sum(search.iterations for search in searches) - iterations
    decisions = sum(search.decisions for search in searches) - decisions
    return iterations / spent, decisions / spent


def theirs(bot: object, state: object, seconds: float) -> float:
    """Return how many simulations of a pyspiel bot a CPU second holds."""
    began = time.process_time()
    spent = 0.0
    done = 0
    while spent < seconds:
        bot.step(state.clone())
        done += SIMULATIONS
        spent = time.process_time() - began
    return done / spent


def peers() -> list[Case]:
    try:
        import pyspiel
    except ImportError:
        return []
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    gin, backgammon = pyspiel.load_game("gin_rummy"), pyspiel.load_game("backgammon")
    fair = pyspiel.ISMCTSBot(7, evaluator, 2.0, SIMULATIONS)
    plain_bot = pyspiel.MCTSBot(backgammon, evaluator, 2.0, SIMULATIONS, 100, False, 7, False)
    return [*cases_beside(GIN, fair, gin), *cases_beside(BACKGAMMON, plain_bot, backgammon)]


def cases_beside(name: str, bot: object, game: object) -> list[Case]:
    """Measure a bot of pyspiel on a state a third of the way through its game."""
    chance = random.Random(7)
    whole = mean(playing(game.new_initial_state(), chance, None) for _ in range(20))
    state = game.new_initial_state()
    playing(state, chance, whole / 3)
    length = mean(playing(state.clone(), chance, None) for _ in range(20))
    return [
        Case(name, "iterations/s", lambda seconds: theirs(bot, state, seconds)),
        Case(f"{name}: their decisions", "decisions/s", lambda seconds: theirs(bot, state, seconds) * length),
    ]


def playing(state: object, chance: random.Random, least: float | None) -> int:
    """Play a pyspiel state on at random, to its end or to the first choice after `least` decisions; count them."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            openspiel.draw(state, chance)
            continue
        actions = state.legal_actions()
        if least is not None and decisions >= least and len(actions) > 1:
            break
        state.apply_action(chance.choice(actions))
        decisions += 1
    return decisions


def batch_seconds(jobs: int, on: str = "local", number: int = 64) -> float:
    """Return the wall seconds of a batch of greedy games."""
    name, variant = rows()[0]
    tasks = series(Rules(name, variant, 2), ["greedy", "greedy"], number, 7)
    began = time.perf_counter()
    for _ in runs.run(play, tasks, jobs, on):
        pass
    return time.perf_counter() - began


def ray_overhead(_: float) -> float:
    """Return the milliseconds Ray adds to a batch, its start not counted."""
    import ray

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        batch_seconds(1, "ray", 8)
        number = len(runs.batches(range(64), 1))
        return (batch_seconds(1, "ray") - batch_seconds(1)) / number * 1000
    finally:
        ray.shutdown()


def cases_of(name: str, variant: str) -> list[Case]:
    game = games.box(name).open(variant, 2)
    tables = [in_play(game, deal) for deal in range(DEALS)]
    title = f"{name} {variant}, 2 seats: search"
    known = weights.load(game)
    cases = [
        case
        for settings, kind in ((with_rollout_policy(), "full playouts"), (plain(), "full uniform playouts"))
        if kind == "full playouts" or name in WITH_ROLLOUT_POLICY
        for case in cases_with(tables, settings, f"{title}, {kind}")
    ]
    if known is not None and known.evaluation is not None:
        cases.append(
            Case(
                f"{title}, as it plays",
                "iterations/s",
                lambda seconds: ours(tables, known.settings, True, seconds)[0],
            )
        )
    return cases


def cases_with(tables: list[Table], settings: SearchSettings, title: str) -> list[Case]:
    """Measure an untrained search."""
    return [
        Case(title, "iterations/s", lambda seconds: ours(tables, settings, False, seconds)[0]),
        Case(
            f"{title}: their decisions",
            "decisions/s",
            lambda seconds: ours(tables, settings, False, seconds)[1],
        ),
    ]


def decision_milliseconds(name: str, variant: str, level: str) -> float:
    """Return the mean CPU milliseconds of a level's decision, at six tables of a greedy game."""
    table = games.box(name).open(variant, 2).deal(7)
    bot, mover, chance = make(level), make("greedy"), from_seed(7)
    times: list[float] = []
    met = 0
    while not table.is_over and len(times) < 6:
        sight = Sight(table, table.next_seat())
        met += len(sight.legal()) > 1
        if len(sight.legal()) > 1 and met % 12 == 0:
            began = time.process_time()
            bot.choose(sight, chance)
            times.append(time.process_time() - began)
        table.carry_out(sight.seat, mover.choose(sight, chance))
    return mean(times) * 1000


def thinking() -> list[Case]:
    """Measure how long the levels that search take per decision."""
    return [
        Case(
            f"{name} {variant}, 2 seats: {level.name} decides",
            "ms",
            lambda _, row=(name, variant, level.id): decision_milliseconds(*row),
            once=True,
        )
        for name, variant in rows()
        for level in levels()
        if level.plays == "search"
    ]


def two_against_one(_seconds: float) -> float:
    """Return how many times as fast two processes play a batch as one does."""
    return batch_seconds(1, number=1000) / batch_seconds(2, number=1000)


def cases() -> list[Case]:
    measured = [case for name, variant in rows() for case in cases_of(name, variant)] + thinking() + peers()
    if rows():
        measured.append(Case("two processes against one (wall)", "times", two_against_one))
    try:
        import ray  # noqa: F401
    except ImportError:
        return measured
    return [*measured, Case("Ray's overhead per batch (wall)", "ms", ray_overhead, once=True)]


def targets() -> list[Target]:
    wanted = []
    for name, variant in rows():
        row = f"{name} {variant}, 2 seats: search, full playouts"
        wanted.append(Target(f"{name}: search / OpenSpiel ISMCTS", row, GIN, at_least=2))
        wanted.append(Target(f"{name}: search / OpenSpiel MCTS", row, BACKGAMMON, at_least=2))
    if rows():
        wanted.append(Target("two processes / one", "two processes against one (wall)", at_least=1.8))
    return wanted
