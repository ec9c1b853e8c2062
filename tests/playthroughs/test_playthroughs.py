"""Recorded games are played again and compared line by line."""

import difflib

import pytest

from tests.playthroughs.record import path_of, playthroughs, replay

RECORD_ANEW = "read the difference as you would code; if it is meant: python -m tests.playthroughs.record"


@pytest.mark.parametrize(("game", "variant", "seats"), playthroughs())
def test_a_recorded_game_still_goes_as_it_was_written_down(game: str, variant: str, seats: int) -> None:
    path = path_of(game, variant, seats)
    again = f"python -m tests.playthroughs.record {game} {variant} {seats}"
    assert path.exists(), f"{path.name} is missing: {again}"
    recorded = path.read_text(encoding="utf-8")
    replayed = replay(recorded)
    if replayed != recorded:
        difference = difflib.unified_diff(
            recorded.splitlines(), replayed.splitlines(), "recorded", "now", lineterm=""
        )
        pytest.fail("\n".join([RECORD_ANEW, *difference]), pytrace=False)
