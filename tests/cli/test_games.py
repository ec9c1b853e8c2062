"""`katzentisch games`."""

import json

from tests.cli.conftest import Katzentisch


def test_games_lists_variants_seats_and_settings(katzentisch: Katzentisch):
    answer = katzentisch("games")
    assert answer.code == 0
    for said in ("Whiskers", "usual", "2, 3, 4", "open=false|true"):
        assert said in answer.out


def test_games_speaks_german(katzentisch: Katzentisch):
    assert "Plätze" in katzentisch("games", "--lang", "de").out


def test_games_as_json_is_for_programs(katzentisch: Katzentisch):
    (game,) = json.loads(katzentisch("games", "--json").out)["games"]
    assert game["game"] == "whiskers"
    assert game["variants"][0]["seats"] == [2, 3, 4]
    assert game["variants"][0]["settings"][0]["values"] == [False, True]
