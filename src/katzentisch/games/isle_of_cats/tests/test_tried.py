"""A tile can be tried before it is taken: the question says where it might lie, and with which baskets."""

import random

import pytest

from katzentisch.games.isle_of_cats.tests.positions import rules

TAKES = {"rescue", "rescue_more", "taking", "bonus", "treasure", "second_treasure"}


def placed(question, shape):
    """Return the places of a shape that a question names: (turn, row, column)."""
    return {
        (turn, row, column)
        for turn, words in enumerate(question["places"][shape])
        for row, word in enumerate(words)
        for column in range(22)
        if word >> column & 1
    }


def after(table, seat, *choices):
    """Return a copy of the table after these choices of a seat."""
    tried = table.copy()
    for choice in choices:
        tried.play(seat, table.game.action(choice))
    return tried


@pytest.mark.parametrize(("variant", "seats"), [("full", 2), ("family", 2), ("solo", 1)])
def test_a_question_for_a_tile_names_exactly_the_places_it_may_lie_at_afterwards(variant, seats):
    game = rules(variant, seats)
    table, chance, met = game.deal(4), random.Random(4), set()
    while not table.is_over:
        seat = table.next_seat()
        question = table.question(seat)
        named = [game.choice(action) for action in table.legal(seat)]
        takes = [choice for choice in named if choice["kind"] in ("rescue", "take")]
        if question["kind"] in TAKES:
            met.add(question["kind"])
            assert set(question["places"]) == {choice["shape"] for choice in takes}
        for choice in takes[:2] if "places" in question else []:
            tried = after(table, seat, choice)
            if choice["kind"] == "rescue" and len(question.get("baskets", [])) > 1:
                offered = [game.choice(action)["basket"] for action in tried.legal(seat)]
                assert offered == question["baskets"]
                tried = after(tried, seat, {"kind": "basket", "basket": offered[0]})
            legal = [game.choice(action) for action in tried.legal(seat)]
            meant = {(choice["turn"], choice["row"], choice["column"]) for choice in legal}
            assert placed(question, choice["shape"]) == meant
        table.play(seat, chance.choice(table.legal(seat)))
    assert met
