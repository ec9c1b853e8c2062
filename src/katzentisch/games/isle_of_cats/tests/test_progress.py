"""What the page says of a lesson that is not reached yet: true in every case."""

import re

import pytest

from katzentisch.core.words import LANGUAGES, load
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.knowledge import lesson_progress
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, island


def progress(position, card, pile=t.LESSONS):
    """The key and the number told of one lesson; its sentence exists in every language."""
    position.give(ANN, card, pile=pile)
    if pile == t.HAND:
        sort = position.table.parts.cards.names.index(card)
        position.table.move_one(position.table.pile(ANN, t.HAND), position.table.common_pile(t.PUBLIC), sort)
    (line,) = lesson_progress.lesson_progress(position.table, ANN)
    for language in LANGUAGES:
        assert "{" not in load(language, BOX.folder / "words").say(f"missing.{line['missing']}", line)
    return line["missing"], line["n"]


@pytest.mark.parametrize("variant", ["full", "solo"])
def test_an_empty_room_is_out_of_reach_only_when_a_cat_lies_in_it(variant):
    treasures = island(variant=variant)
    treasures.lay(ANN, None, "dot", [(4, 5)])  # room C
    treasures.lay(ANN, None, "duo", [(4, 6), (4, 7)])
    treasures.lay(ANN, "red", "cat_bar", [(4, column) for column in range(11, 16)])  # room E
    assert progress(treasures, "empty_apple_room") == ("treasures_in_the_way", 2)
    cat = island(variant=variant)
    cat.lay(ANN, "red", "cat_bar", [(4, column) for column in range(5, 10)])
    cat.lay(ANN, None, "dot", [(5, 5)])
    assert progress(cat, "empty_apple_room") == ("lost", 1)


def test_every_one_counts_only_where_each_thing_scores_by_itself():
    assert progress(island(), "lonely_cats") == ("each", 0)
    assert progress(island(), "common_treasures") == ("each", 0)
    assert progress(island(), "pairs_at_the_edge") == ("each_second", 0)
    assert progress(island(), "one_colour_at_the_edge") == ("best_colour", 0)


def test_the_third_family_is_told_by_the_families_still_missing():
    position = island()
    assert progress(position, "third_family_again") == ("families_to_go", 3)
    position = island()
    for colour, shape, squares in BLUE3:
        position.lay(ANN, colour, shape, squares)
    assert progress(position, "third_family_again") == ("families_to_go", 2)


def test_alone_a_public_lesson_for_each_thing_counts_half():
    assert progress(island(variant="solo"), "maps_in_sight", t.HAND) == ("each_half", 5)
    assert progress(island(), "maps_in_sight", t.HAND) == ("each", 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_pages_tell_the_numbers_of_the_solo_game(language):
    def numbers(page):
        return [int(number) for number in re.findall(r"\d+", words.say(f"rule.{page}.text"))]

    words = load(language, BOX.folder / "words")
    treasures, cats, sister = 5, 8, [5, 4, 3, 2, 1]
    assert numbers("solo") == [treasures, cats, cats // 2, cats // 2, *sister]
    assert numbers("day") == [4, cats, 20]
    assert numbers("setup")[-1] == treasures
