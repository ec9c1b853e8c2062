"""Recorded games are played again and compared line by line."""

import difflib

import pytest

from tests.playthroughs.record import games_and_variants, path_of, replay

RECORD_ANEW = "read the difference as you would code; if it is meant: python -m tests.playthroughs.record"


@pytest.mark.parametrize(("game", "variant"), games_and_variants())
def test_a_recorded_game_still_goes_as_it_was_written_down(game: str, variant: str) -> None:
    path = path_of(game, variant)
    assert path.exists(), f"{path.name} is missing: python -m tests.playthroughs.record {game} {variant}"
    recorded = path.read_text(encoding="utf-8")
    again = replay(recorded)
    if again != recorded:
        difference = difflib.unified_diff(
            recorded.splitlines(), again.splitlines(), "recorded", "now", lineterm=""
        )
        pytest.fail("\n".join([RECORD_ANEW, *difference]), pytrace=False)
