"""`katzentisch train`: learn the evaluation weights of a game by self-play."""

import argparse
import time
from pathlib import Path

from katzentisch import games
from katzentisch.bots import make
from katzentisch.bots import weights as shipped
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.cli.terminal.lab_options import add_lab_arguments, at_least, rules_of
from katzentisch.cli.terminal.learned_prior import learn_prior
from katzentisch.cli.terminal.learning import Points, Told, curve, show_generations
from katzentisch.cli.terminal.progress import Bar
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.lab import weights_file
from katzentisch.lab.play_out import play_out
from katzentisch.lab.self_play import model_from
from katzentisch.lab.tasks import Rules
from katzentisch.lab.training import Generation, TrainingPlan, train

RATED_TABLES, RATED_ITERATIONS = 40, 200  # sample size for measuring the rate of the search


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_lab_arguments(parser, "--games", 100)
    parser.add_argument("--seats", metavar="N,N")
    parser.add_argument("--generations", metavar="N", type=int, default=1)
    parser.add_argument("--iterations", metavar="N", type=int, default=16)
    parser.add_argument("--prior", action="store_true")
    parser.add_argument("--fixed", metavar="NAME,NAME", default="")
    parser.add_argument("--out", metavar="FILE.toml", type=Path)
    parser.add_argument("--plot", metavar="FILE.svg", type=Path)
    parser.add_argument("--work", metavar="DIR", type=Path)


def run(args: argparse.Namespace) -> int:
    """Train, write the weights and the learning curve, and print the losses."""
    at_least("--games", args.games, 10)
    at_least("--generations", args.generations, 1)
    at_least("--iterations", args.iterations, 1)
    variant = games.find(args.game).variant(args.variant)
    counts = (
        [int(number) for number in args.seats.split(",")]
        if args.seats
        else [n for n in variant.seats if n > 1]
    )
    if args.out is None:
        raise Trouble("no_out", {"file": f"my-{games.find(args.game).name}.toml"})
    out = args.out
    if args.prior:
        return learn_prior(args, counts)
    weights_file.begin(out, shipped.path_of(games.find(args.game).name))
    curves: dict[int, list[Generation]] = {}
    for count in counts:
        rules = rules_of(args, count)
        knobs = tuple(sorted(shipped.knobs(out).items()))
        plan = TrainingPlan(rules, args.games, args.generations, args.seed, args.iterations, knobs=knobs)
        curves[count] = _trained(plan, args)
        _write(args, rules, curves[count], out)
    if args.plot is not None:
        args.plot.write_text(_curve(args.shell, curves), encoding="utf-8")
    show_generations(args.shell, out, curves, ("positions", "loss", "nothing"), _told)
    return 0


def _trained(plan: TrainingPlan, args: argparse.Namespace) -> list[Generation]:
    """Train for one number of seats, with a progress bar."""
    options = plan.rules.open().options
    work = args.work if args.work is not None else Path("build/train")
    follow = Bar(args.shell.json_wanted)
    return train(plan, work / f"{options.game}-{options.variant}-{options.seats}", follow, args.jobs, args.on)


def _write(args: argparse.Namespace, rules: Rules, generations: list[Generation], out: Path) -> None:
    """Write the weights with the record of how they were made."""
    game = rules.open()
    last = generations[-1]
    half = len(game.feature_names)
    record: dict[str, str | int | float] = {
        "command": f"katzentisch train {game.name} --variant {game.options.variant} --seats {game.options.seats}"
        f" --games {args.games} --generations {args.generations} --iterations {args.iterations} --seed {args.seed}",
        "rules": game.rules_version,
        "material": game.material_hash,
        "positions": last.positions,
        "loss": round(last.loss, 4),
        "loss_knowing_nothing": round(last.uniform_loss, 4),
        "losses": " ".join(f"{generation.loss:.4f}" for generation in generations),
    }
    early = dict(zip(game.feature_names, last.weights[:half], strict=True))
    late = dict(zip(game.feature_names, last.weights[half:], strict=True))
    record["rate"] = round(_rate_of(rules, last.weights, shipped.knobs(out)))
    record["far_rate"] = round(_rate_of(rules, last.weights, shipped.knobs(out, far=True)))
    weights_file.write(out, game, record, early, late)
    shipped.forget()


def _rate_of(rules: Rules, weights: tuple[float, ...], knobs: dict[str, float | int]) -> float:
    """Return search iterations per second of processor time, measured at tables spread over a game of greedy bots."""
    game = rules.open()
    model = model_from(game, weights, shipped.settings_from(knobs))
    bot, table, chance = SearchBot(Budget(RATED_ITERATIONS), model), game.deal(1), from_seed(1)
    walk = play_out(table, [make("greedy")] * int(game.seats), 1)
    choices = [Sight(table.copy(), seat) for seat, _ in walk if len(table.legal(seat)) > 1]
    spent, done = 0.0, 0
    for sight in choices[:: 1 + len(choices) // RATED_TABLES]:
        began = time.process_time()
        search = bot.search(sight, chance)
        spent += time.process_time() - began
        done += int(search.iterations)
    return done / max(spent, 1e-9)


def _curve(shell: Shell, curves: dict[int, list[Generation]]) -> str:
    """Return the learning curves as SVG: loss as a fraction of the loss of a uniform prediction."""
    points: dict[int, Points] = {
        seats: [(0.0, 1.0), *((each.number + 1, each.loss / each.uniform_loss) for each in generations)]
        for seats, generations in curves.items()
    }
    return curve(shell, "train.curve", points, {})


def _told(each: Generation) -> Told:
    facts = {"positions": each.positions, "loss": each.loss, "loss_knowing_nothing": each.uniform_loss}
    return facts, [str(each.positions), f"{each.loss:.4f}", f"{each.uniform_loss:.4f}"]
