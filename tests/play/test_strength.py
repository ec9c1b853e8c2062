"""How much of its search a level has time for on this machine."""

from types import SimpleNamespace

import pytest

from katzentisch import bots, games
from katzentisch.play import strength
from katzentisch.play.strength import strengths

HOUR = 3600.0


def felinia():
    return games.box("felinia").open("basic", 2)


def test_levels_that_decide_at_a_glance_are_not_measured():
    assert set(strengths(felinia(), HOUR)) == {level.id for level in bots.levels() if level.is_slow}


def test_what_has_time_for_everything_is_whole():
    assert set(strengths(felinia(), HOUR).values()) == {1.0}


def test_the_part_is_the_time_there_is_of_the_time_a_search_takes(monkeypatch):
    monkeypatch.setattr(strength, "_seconds_of_iteration", lambda level, sight: 0.1)
    parts = strengths(felinia(), 3.0)
    assert parts["sibylle"] == pytest.approx(3.0 / (150 * 0.1))
    assert 0 < parts["bastet"] < parts["sibylle"]


def test_a_level_without_seconds_of_its_own_has_all_the_time_on_a_server(monkeypatch):
    monkeypatch.setattr(strength, "_seconds_of_iteration", lambda level, sight: 0.1)
    parts = strengths(felinia())
    assert parts["sibylle"] == 1.0 and parts["bastet"] < 0.1


def test_iterations_are_timed_on_this_machine(monkeypatch):
    times = iter([10.0, 13.0])
    monkeypatch.setattr(strength, "time", SimpleNamespace(perf_counter=lambda: next(times)))
    assert strengths(felinia(), 3.0)["sibylle"] == pytest.approx(3.0 / (150 * 3.0 / strength._TRIED))
