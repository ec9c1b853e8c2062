"""How a round goes: every phase is seen in the game of bots, said in both languages, and belongs to a section of the rules."""

import pytest

from katzentisch import games
from katzentisch.core.words import LANGUAGES, load
from katzentisch.play import lessons, rounds
from katzentisch.play.lessons import matches

ROUNDS = [round_ for game in games.names() for round_ in rounds.rounds(game)]
each_round = pytest.mark.parametrize("round_", ROUNDS, ids=[f"{r.game}-{r.variant}" for r in ROUNDS])


@each_round
def test_every_phase_is_seen_in_the_game_of_bots_in_order(round_):
    played = rounds.play(round_)
    assert [shown.phase.id for shown in played.shown] == [phase.id for phase in round_.phases]
    assert 6 <= len(played.shown) <= 8
    for shown in played.shown:
        assert played.choices[shown.step] == (shown.seat, shown.action)
        assert matches(shown.phase.question, shown.table.question(shown.seat))
        assert shown.action in shown.table.legal(shown.seat)


@each_round
def test_every_phase_is_said_in_both_languages_and_has_a_rule(round_):
    for language in LANGUAGES:
        said = load(language, lessons.folder(round_.game))
        rules = load(language, games.box(round_.game).folder / "words")
        for phase in round_.phases:
            key = f"round-{round_.variant}-{phase.id}"
            assert said.has(f"{key}-title") and said.has(f"{key}-text"), (language, key)
            assert rules.has(f"rule-{phase.rule}-title"), phase.rule


@each_round
def test_the_lines_of_the_example_add_up_to_the_points_of_the_engine(round_):
    end = rounds.play(round_).end
    assert end.is_over
    for score in end.scores():
        assert sum(line.points for line in score.lines) == score.total


def test_every_game_has_a_round_for_its_first_variant_or_the_family_game():
    for game in games.names():
        known = {round_.variant for round_ in rounds.rounds(game)}
        assert games.box(game).variants[0].name in known
    assert "family" in {round_.variant for round_ in rounds.rounds("isle_of_cats")}
