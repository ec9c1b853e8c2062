"""`katzentisch train --prior`: learn the numbers of a game's prior by duels."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from katzentisch.bots import weights
from katzentisch.cli.terminal.lab_options import rules_of
from katzentisch.cli.terminal.learning import Points, Told, curve, show_generations
from katzentisch.cli.terminal.progress import Bar
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.game import Game
from katzentisch.lab import plots, weights_file
from katzentisch.lab.prior_training import PriorGeneration, PriorPlan, numbers_of, train_prior


def learn_prior(args: argparse.Namespace, counts: Sequence[int]) -> int:
    """Train, write the numbers and the curve, and print what was won from the game's own numbers."""
    curves: dict[int, list[PriorGeneration]] = {}
    fixed = tuple(name for name in args.fixed.split(",") if name)
    for count in counts:
        rules = rules_of(args, count)
        game = rules.open()
        _check_names(game, fixed)
        deals = max(1, args.games // (2 * PriorPlan.directions))
        plan = PriorPlan(rules, args.generations, deals, args.seed, fixed=fixed)
        work = args.work if args.work is not None else Path("build/train")
        folder = work / f"{game.name}-{game.options.variant}-{game.options.seats}"
        curves[count] = train_prior(plan, folder, Bar(args.shell.json_wanted), args.jobs, args.on)
        weights_file.begin_whole(args.out, weights.path_of(game.name))
        weights_file.write_prior(
            args.out, game, _record(args, game, curves[count]), numbers_of(game, curves[count])
        )
    weights.forget()
    if args.plot is not None:
        args.plot.write_text(_curve(args.shell, curves), encoding="utf-8")
    checked = {seats: [each for each in all_of if each.share is not None] for seats, all_of in curves.items()}
    show_generations(args.shell, args.out, checked, ("deals", "share", "interval"), _told)
    return 0


def _check_names(game: Game, fixed: Sequence[str]) -> None:
    """Refuse a game whose prior has no numbers, and numbers it does not have."""
    if not game.judgement_names:
        raise Trouble("no_prior", {"game": game.name})
    for name in fixed:
        if name not in game.judgement_names:
            raise Trouble("no_number", {"name": name, "right": ", ".join(game.judgement_names)})


def _record(
    args: argparse.Namespace, game: Game, generations: Sequence[PriorGeneration]
) -> dict[str, str | int | float]:
    last = generations[-1]
    fixed = f" --fixed {args.fixed}" if args.fixed else ""
    return {
        "command": f"katzentisch train {game.name} --prior --variant {game.options.variant} --seats {game.options.seats}"
        f" --games {args.games} --generations {args.generations}{fixed} --seed {args.seed}",
        "rules": game.rules_version,
        "material": game.material_hash,
        "deals": last.deals,
        "share": round(last.share if last.share is not None else 0.5, 4),
        "shares": " ".join(f"{each.share:.3f}" for each in generations if each.share is not None),
    }


def _curve(shell: Shell, curves: dict[int, list[PriorGeneration]]) -> str:
    """Return the learning curves as SVG: the share won from the game's own numbers."""
    points: dict[int, Points] = {}
    bands: dict[int, Points] = {}
    for seats, generations in curves.items():
        checked = [(each, each.share) for each in generations if each.share is not None]
        points[seats] = [(0.0, 0.5), *((each.number + 1, share) for each, share in checked)]
        bands[seats] = [(0.5, 0.5), *((each.interval[0], each.interval[1]) for each, _ in checked)]
    return curve(shell, "train.prior_curve", points, bands)


def _told(each: PriorGeneration) -> Told:
    facts = {"deals": each.deals, "share": each.share, "interval": each.interval}
    share, low, high = (plots.percent(value) for value in (each.share or 0.0, *each.interval))
    return facts, [str(each.deals), share, f"{low} – {high}"]
