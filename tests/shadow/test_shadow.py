"""Engine and shadow agree: a few games of every variant here, thousands in the long run."""

import os

import pytest

from tests.shadow.lockstep import Case, play, soak, variants

GAMES: list[str] = []  # those that have a shadow
SOME = int(os.environ.get("KATZENTISCH_SHADOW_SOME", "3"))  # games per variant in `make test`
MANY = int(os.environ.get("KATZENTISCH_SHADOW_GAMES", "10000"))  # games per variant in `make soak`

every_variant = pytest.mark.parametrize(
    ("game", "variant"),
    [
        pytest.param(game, variant, id=f"{game}-{variant.name}")
        for game in GAMES
        for variant in variants(game)
    ],
)


@every_variant
def test_engine_and_shadow_agree_on_every_decision_of_some_games(game, variant):
    for seed in range(SOME):
        assert play(Case(game, variant, seed)) > 0


@pytest.mark.slow
@pytest.mark.timeout(7 * 24 * 3600)
@every_variant
def test_engine_and_shadow_agree_on_every_decision_of_thousands_of_games(game, variant, capsys):
    def report(line):
        with capsys.disabled():
            print(line, flush=True)

    assert soak(game, variant, MANY, first_seed=1_000, report=report) > MANY
