"""`games.open`, the only cache of opened games."""

from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.options import BadOption, Options
from tests import toy


def test_equal_options_share_one_set_of_rules_however_they_are_written():
    spelled_out = games.options("felinia", "basic", 2)
    assert games.open(Options("felinia", "basic", 2)) is games.open(spelled_out)
    assert games.open(games.options("felinia", seats=2)) is games.open(spelled_out)
    assert games.open(Options("felinia", "basic", 3)) is not games.open(spelled_out)


def test_one_and_true_are_different_options():
    counted = {"random_objectives": 1}
    assert (
        games.open(games.options("feudalia", seats=2, settings=counted)).options.settings["random_objectives"]
        == 1
    )
    with pytest.raises(BadOption, match="True is not one of"):
        games.open(Options("feudalia", "scenario_1", 2, {"random_objectives": True}))
    with pytest.raises(BadOption, match="1 is not one of"):
        games.open(Options("feudalia", "scenario_2", 2, {"wheat_fief": 1}))


def test_options_are_checked_and_filled_in():
    options = games.options("feudalia")
    assert options.settings == games.open(options).options.settings
    assert options.settings["first_player"] == "random"
    with pytest.raises(BadOption):
        games.open(Options("felinia", "basic", 9))
    with pytest.raises(BadOption):
        games.open(Options("chess", "basic", 2))


def test_the_options_of_an_open_game_do_not_change_with_what_a_caller_holds():
    options = games.options("feudalia", seats=2)
    game = games.open(options)
    options.settings["first_player"] = "seat_1"
    assert game.options.settings["first_player"] == "random"
    assert games.open(games.options("feudalia", seats=2)) is game


def test_other_material_is_another_game():
    folder = games.box("felinia").folder / "material"
    options = games.options("felinia", seats=2, material=folder)
    assert games.open(options, folder) is games.open(options, Path(folder))
    assert games.open(options, folder) is not games.open(options)


def test_the_cache_is_bounded():
    assert games._opened.cache_info().maxsize == 256


def test_a_game_from_elsewhere_opens_once_it_is_registered(monkeypatch):
    monkeypatch.setattr(games, "_registered", {})
    with pytest.raises(BadOption):
        games.open(Options("whiskers", "open", 2))
    games.register(toy.BOX)
    assert games.open(toy.BOX.options()) is games.open(toy.BOX.options())
    assert "whiskers" not in games.names()


def test_no_game_takes_the_name_of_another():
    with pytest.raises(ValueError, match="felinia"):
        games.register(games.box("felinia"))
