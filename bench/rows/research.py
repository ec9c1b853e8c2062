"""The research door: our environments beside the engine they wrap and beside PettingZoo's and OpenSpiel's own.

All agents play at random from the mask they are given, and all loops pick an action the same way.
"""

import random
import warnings

import numpy as np

from bench.measure import Case, Target, per_second
from bench.rows import catanatron, games, openspiel

CONNECT_FOUR = "pettingzoo connect_four_v3 env()"
CONNECT_FOUR_RAW = "pettingzoo connect_four_v3 raw_env()"
ROWS = [
    ("felinia", "basic", 2),
    ("felinia", "advanced", 4),
    ("isle_of_cats", "full", 2),
    ("feudalia", None, 2),
]
TABLES = 256
# numpy finds the open actions of a wide mask several times as fast when it reads truths.
TRUTHS = np.dtype("?")


def with_masks_alone(env):
    """Play one game; agents look at nothing but their mask."""
    return played(env, observing=False)


def with_observations(env):
    """Play one game; agents look at all they are given."""
    return played(env, observing=True)


def played(env, observing):
    env.reset(seed=random.randrange(2**31))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, over, cut_short, info = env.last(observe=observing)
        if over or cut_short:
            break
        mask = (observation if observing else info)["action_mask"]
        actions = mask.view(TRUTHS).nonzero()[0]
        env.step(actions.item(random.randrange(len(actions))))
        decisions += 1
    return decisions


def batched(env):
    """Take twenty steps of a batch; count the decisions of all tables."""
    before = env.decisions
    for _ in range(20):
        env.step(env.random_actions(random.randrange(2**31)))
    return env.decisions - before


def rows():
    """Return the installed games as (name, variant, seats)."""
    return [row for row in ROWS if row[0] in games.games.names()]


def title(row):
    name, variant, seats = row
    return f"{name} {variant or 'usual'}, {seats} seats"


def measured(name, play, thing):
    return Case(name, "decisions/s", lambda seconds: per_second(lambda: play(thing), seconds), "research")


def ours(row):
    from katzentisch.research.batch import BatchEnv
    from katzentisch.research.pettingzoo import env

    name, variant, seats = row
    game = games.games.box(name).open(variant, seats)
    cases = [
        measured(f"{title(row)}: verbs beside research", games.stepwise, game),
        measured(f"{title(row)}: PettingZoo, masks", with_masks_alone, env(name, variant, seats)),
        measured(f"{title(row)}: PettingZoo, observations", with_observations, env(name, variant, seats)),
    ]
    for observing in (False, True):
        many = BatchEnv(name, variant, seats, num_envs=TABLES, opponents="random", observing=observing)
        many.reset(seed=1)
        what = "observations" if observing else "masks"
        cases.append(measured(f"{title(row)}: batch of {TABLES}, {what}", batched, many))
    return cases


def in_openspiel(row):
    try:
        import pyspiel

        import katzentisch.research.openspiel  # noqa: F401
    except ImportError:
        return []
    name, variant, seats = row
    game = pyspiel.load_game(f"python_{name}", {"variant": variant or "", "players": seats})
    reading = openspiel.looking(f"{title(row)}: OpenSpiel, tensor", game)
    reading.group = "research"
    return [measured(f"{title(row)}: OpenSpiel", openspiel.play, game), reading]


def theirs():
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import connect_four_v3
    except ImportError:
        return []
    return [
        measured(CONNECT_FOUR, with_observations, connect_four_v3.env()),
        measured(CONNECT_FOUR_RAW, with_observations, connect_four_v3.raw_env()),
    ]


def cases():
    try:
        import gymnasium  # noqa: F401
    except ImportError:
        return []
    return [case for row in rows() for case in (*ours(row), *in_openspiel(row))] + theirs()


def targets():
    wanted = []
    for row in rows():
        name = title(row)
        verbs = f"{name}: verbs beside research"
        wanted += [
            Target(f"{name}: PettingZoo, masks / verbs", f"{name}: PettingZoo, masks", verbs, at_least=0.35),
            Target(
                f"{name}: PettingZoo, observations / connect_four_v3",
                f"{name}: PettingZoo, observations",
                CONNECT_FOUR,
                at_least=5,
            ),
            Target(f"{name}: OpenSpiel / gin_rummy", f"{name}: OpenSpiel", "pyspiel gin_rummy", at_least=1),
            Target(
                f"{name}: OpenSpiel / gin_rummy, both with tensors",
                f"{name}: OpenSpiel, tensor",
                openspiel.GIN_LOOKING,
                at_least=1,
            ),
            Target(
                f"{name}: PettingZoo, observations / verbs",
                f"{name}: PettingZoo, observations",
                verbs,
                at_least=0.25,
            ),
            Target(
                f"{name}: batch, observations / masks",
                f"{name}: batch of {TABLES}, observations",
                f"{name}: batch of {TABLES}, masks",
                at_least=0.5,
            ),
        ]
    batch = f"{title(ROWS[0])}: batch of {TABLES}"
    return [
        *wanted,
        Target("felinia: batch, masks", f"{batch}, masks", at_least=300_000),
        Target("felinia: batch, observations", f"{batch}, observations", at_least=300_000),
        Target(
            "felinia: batch, observations / Catanatron",
            f"{batch}, observations",
            catanatron.DECISIONS,
            at_least=10,
        ),
    ]
