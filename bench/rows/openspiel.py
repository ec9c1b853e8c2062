"""OpenSpiel 2.0.2: gin rummy and hanabi, rules in C++, driven from Python one decision at a time."""

import random

from bench.measure import Case, Target, microseconds, per_second

GIN_LOOKING = "pyspiel gin_rummy, tensor"


def play(game, observer=None):
    """Play one game at random; chance is drawn by the caller and is not counted as a decision.

    With an observer, whoever decides first reads its observation as numbers.
    """
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, random)
            continue
        if observer is not None:
            observer.set_from(state, state.current_player())
        actions = state.legal_actions()
        state.apply_action(actions[random.randrange(len(actions))])
        decisions += 1
    return decisions


def looking(name, game):
    """Return the row of a game whose players read their observations, each game by its own observer."""
    from open_spiel.python.observation import make_observation

    observer = make_observation(game)
    return Case(name, "decisions/s", lambda seconds: per_second(lambda: play(game, observer), seconds))


def draw(state, chance):
    """Draw an outcome at a chance node, with its probability; `chance` is a generator or the module random."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, chances)[0])


def middle(game):
    """A state a few decisions into its game."""
    state = game.new_initial_state()
    chance = random.Random(7)
    for _ in range(20):
        if state.is_chance_node():
            actions = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
        state.apply_action(chance.choice(actions))
    return state


def cases():
    try:
        import pyspiel
    except ImportError:
        return []
    measured = []
    for name in ("gin_rummy", "hanabi"):
        game = pyspiel.load_game(name)
        measured.append(
            Case(
                f"pyspiel {name}",
                "decisions/s",
                lambda seconds, game=game: per_second(lambda: play(game), seconds),
            )
        )
        measured.append(
            Case(
                f"pyspiel {name}, clone",
                "µs",
                lambda seconds, game=game: microseconds(middle(game).clone, seconds / 2),
            )
        )
    measured.append(looking(GIN_LOOKING, pyspiel.load_game("gin_rummy")))
    return measured


def targets() -> list[Target]:
    return []
