"""Why not: what is said to a choice that is not open, and its facts."""

import pytest

from katzentisch.core.refusals import NoSuchSeat
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT, FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, Position, dealt, island, rules

rule = pytest.mark.rule
RED_BAR = {"colour": "red", "shape": "cat_bar"}
BLUE_ZIG = {"colour": "blue", "shape": "cat_zig"}


def said(position, seat, kind, **fields):
    """The code and the facts of a refusal."""
    refusal = position.refusal(seat, kind, **fields)
    return refusal.code, refusal.facts


def rescuing(*cards, **options):
    position = island(**options)
    position.bring(("red", "cat_bar", "left"), ("blue", "cat_zig", "right"))
    position.give(ANN, *cards)
    return position


def test_whoever_is_not_asked_hears_who_is():
    position = rescuing()
    position.give(BOB, "call_an_oshax", "new_basket")
    waiting = ("not_your_turn", {"waiting_for": [ANN]})
    assert said(position, BOB, "pass") == waiting
    assert said(position, BOB, "rescue", **RED_BAR) == waiting
    assert said(position, BOB, "play", card="call_an_oshax") == waiting
    position.does(ANN, "rescue", **RED_BAR)
    assert said(position, BOB, "play", card="new_basket") == waiting, "while a tile waits to be placed"
    position.place_anywhere(ANN)
    assert said(position, BOB, "play", card="lucky_bag") == ("not_in_hand", {"card": "lucky_bag"})


@pytest.mark.parametrize("number", [-1, actions.ACTIONS])
def test_there_are_only_so_many_choices_and_seats(number):
    table = rescuing().table
    assert table.why_not(ANN, number).code == "no_such_action"
    assert table.why_not(2, 0).code == "no_such_seat"
    with pytest.raises(NoSuchSeat):
        table.legal(2)
    assert table.legal(-1) == []


@rule("I038", "I061")
def test_a_turn_is_a_rescue_or_a_pass():
    position = rescuing(baskets=2)
    assert said(position, ANN, "end_turn") == ("act_or_pass", {})
    position.does(ANN, "rescue", **RED_BAR).place_anywhere(ANN)
    assert said(position, ANN, "pass") == ("end_your_turn", {})
    assert said(position, ANN, "rescue", **BLUE_ZIG) == ("one_cat_per_turn", BLUE_ZIG)
    assert said(position, ANN, "figure", colour="red") == ("another_question", {"question": "turn_end"})


@rule("I043", "I044")
def test_a_rescue_needs_a_cat_a_basket_and_its_price():
    position = rescuing(fish=4)
    assert said(position, ANN, "rescue", colour="green", shape="cat_zig")[0] == "cat_not_here"
    assert said(position, ANN, "rescue", **BLUE_ZIG) == (
        "not_enough_fish",
        {**BLUE_ZIG, "needs": 5, "has": 4},
    )
    position.has_baskets(ANN, 0, 2)
    assert said(position, ANN, "rescue", **BLUE_ZIG) == ("no_basket", BLUE_ZIG)


@rule("I040")
def test_a_basket_one_does_not_have():
    position = rescuing()
    position.give(ANN, "basket_one_boot", "broken_basket", pile=t.CHOSEN)
    position.does(ANN, "rescue", **RED_BAR)
    assert [choice["basket"] for choice in position.choices(ANN)] == ["permanent", "whole"]
    assert said(position, ANN, "basket", basket="halves") == ("no_such_basket", {"basket": "halves"})
    assert said(position, ANN, "pass") == ("another_question", {"question": "basket"})
    assert said(position, ANN, "take", shape="dot") == ("another_question", {"question": "basket"})


@rule("I045")
def test_while_a_cat_waits_only_its_place_is_asked():
    position = rescuing()
    position.does(ANN, "rescue", **RED_BAR)
    for kind, fields in (("pass", {}), ("rescue", BLUE_ZIG), ("done", {}), ("decline", {})):
        assert said(position, ANN, kind, **fields) == ("another_question", {"question": "place"})


def test_questions_of_another_phase():
    choosing, finds, call = island("choosing"), island("finds"), island("call")
    assert said(choosing, ANN, "rescue", **RED_BAR) == ("another_question", {"question": "choosing"})
    assert said(finds, ANN, "rescue", **RED_BAR) == ("another_question", {"question": "find"})
    assert said(finds, ANN, "end_turn") == ("act_or_pass", {})
    assert said(call, ANN, "pass") == ("another_question", {"question": "call"})
    assert said(choosing, ANN, "choose", card="four_boots") == ("not_in_hand", {"card": "four_boots"})
    buying = island("buying")
    assert said(buying, ANN, "pass") == ("another_question", {"question": "buying"})
    taking = island("taking", "family")
    assert said(taking, ANN, "rescue", **RED_BAR) == ("cat_not_here", RED_BAR)
    assert said(taking, ANN, "figure", colour="blue") == ("another_question", {"question": "taking"})


@rule("I014", "I021")
def test_cards_that_are_not_in_the_pack_or_cannot_be_paid():
    position = dealt()
    pack = position.seen(ANN, ANN)["pack"]
    other = next(card for card in position.table.parts.cards.names if card not in pack)
    assert said(position, ANN, "keep", card=other) == ("not_in_pack", {"card": other})
    assert said(position, ANN, "buy", card=pack[0]) == ("another_question", {"question": "draft"})
    buying = island("buying", fish=2).give(ANN, "lucky_bag", pile=t.KEPT)
    assert said(buying, ANN, "buy", card="four_boots") == ("no_such_card", {"card": "four_boots"})
    assert said(buying, ANN, "buy", card="lucky_bag") == (
        "not_enough_fish_for_card",
        {"card": "lucky_bag", "needs": 3, "has": 2},
    )


def test_a_drawn_card_that_is_not_there_or_cannot_be_paid():
    position = island("choosing", fish=3).give(ANN, "draw_two").stack("lucky_bag", "four_boots")
    position.does(ANN, "play", card="draw_two")
    assert said(position, ANN, "buy", card="no_rats") == ("no_such_card", {"card": "no_rats"})
    position.does(ANN, "buy", card="four_boots")
    assert said(position, ANN, "buy", card="lucky_bag") == (
        "not_enough_fish_for_card",
        {"card": "lucky_bag", "needs": 3, "has": 2},
    )
    assert said(position, ANN, "pass") == ("another_question", {"question": "drawn"})


@rule("I058", "I061")
def test_the_options_of_a_treasure_card():
    position = island("finds", fish=0).give(ANN, "rare_or_two_common", "two_small_or_pay_for_two_common")
    position.leaves(rare_bar=1).does(ANN, "play", card="rare_or_two_common")
    small = ("not_this_card", {"card": "rare_or_two_common"})
    assert said(position, ANN, "option", **{"from": "small"}) == small
    assert said(position, ANN, "take", shape="dot") == ("another_question", {"question": "option"})
    paid = island("finds", fish=1).give(ANN, "two_small_or_pay_for_two_common")
    paid.does(ANN, "play", card="two_small_or_pay_for_two_common")
    assert [choice["from"] for choice in paid.choices(ANN, "option")] == ["common", "small"]
    paid.table.put(ANN, t.FISH, 0)
    card = "two_small_or_pay_for_two_common"
    too_little = ("not_enough_fish_for_card", {"card": card, "needs": 1, "has": 0})
    assert said(paid, ANN, "option", **{"from": "common"}) == too_little
    paid.leaves(dot=0, duo=0)
    assert said(paid, ANN, "option", **{"from": "small"}) == ("nothing_to_take", {"card": card})


@rule("I058", "I062", "I095", "I131")
def test_tiles_that_a_card_does_not_give():
    position = island("finds", fish=0).give(ANN, "two_small_or_pay_for_two_common", "call_an_oshax")
    position.does(ANN, "play", card="two_small_or_pay_for_two_common")
    assert said(position, ANN, "take", shape="tri_bar") == ("not_this_kind", {"shape": "tri_bar"})
    assert said(position, ANN, "decline") == ("another_question", {"question": "treasure"})
    position.does(ANN, "take", shape="dot").does(ANN, **position.choices(ANN, "place")[0])
    assert position.table.question(ANN)["kind"] == "second_treasure"
    assert said(position, ANN, "take", shape="ox_key") == ("not_this_kind", {"shape": "ox_key"})
    assert said(position, ANN, "pass") == ("another_question", {"question": "second_treasure"})
    rare = island("finds").give(ANN, "rare_or_two_common").leaves(rare_bar=1, rare_tee=0)
    rare.does(ANN, "play", card="rare_or_two_common").does(ANN, "option", **{"from": "rare"})
    assert said(rare, ANN, "take", shape="tri_bar") == ("not_this_kind", {"shape": "tri_bar"})
    assert said(rare, ANN, "take", shape="rare_tee") == ("none_left", {"shape": "rare_tee"})
    oshax = island("finds").give(ANN, "call_an_oshax").leaves(ox_key=0)
    oshax.does(ANN, "play", card="call_an_oshax")
    assert said(oshax, ANN, "take", shape="rare_bar") == ("not_this_kind", {"shape": "rare_bar"})
    assert said(oshax, ANN, "take", shape="ox_key") == ("none_left", {"shape": "ox_key"})
    assert len(oshax.choices(ANN, "take")) == 5


def shapes_refused_as(position, code):
    """The shapes of treasures and oshax that are refused to Ann for this reason, in the order of the box."""
    refused = []
    for shape in position.table.parts.tiles.shapes[:FIRST_CAT]:
        if (
            not position.offers(ANN, "take", shape=shape)
            and said(position, ANN, "take", shape=shape)[0] == code
        ):
            refused.append(shape)
    return refused


@rule("I058", "I062")
@pytest.mark.parametrize(
    ("card", "option", "first", "end"),
    [
        ("rare_or_two_common", "rare", "rare_hook", "ox_stairs"),
        ("rare_or_two_common", "common", "dot", "rare_hook"),
        ("two_small_or_pay_for_two_common", "small", "dot", "tri_bend"),
    ],
)
def test_every_tile_of_another_kind_is_refused_as_such(card, option, first, end):
    position = island("finds").give(ANN, card).leaves(rare_hook=1)
    position.does(ANN, "play", card=card).does(ANN, "option", **{"from": option})
    shapes = position.table.parts.tiles.shapes[:FIRST_CAT]
    allowed = shapes[shapes.index(first) : shapes.index(end)]
    assert shapes_refused_as(position, "not_this_kind") == [shape for shape in shapes if shape not in allowed]
    position.leaves(**dict.fromkeys(shapes, 0))
    assert shapes_refused_as(position, "none_left") == allowed


@rule("I053", "I140")
@pytest.mark.parametrize(("variant", "rare"), [("full", "not_this_kind"), ("family", "none_left")])
def test_what_a_map_does_not_give(variant, rare):
    position = island("taking" if variant == "family" else "rescuing", variant)
    position.bring(("green", "cat_corner", "left"), ("red", "cat_bar", "left"))
    position.does(ANN, "rescue", colour="green", shape="cat_corner")
    position.does(ANN, "place", **position.at("cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    rares = position.table.parts.tiles.shapes[FIRST_RARE:FIRST_OSHAX]
    oshax = position.table.parts.tiles.shapes[FIRST_OSHAX:FIRST_CAT]
    assert [said(position, ANN, "take", shape=shape) for shape in rares] == [
        (rare, {"shape": shape}) for shape in rares
    ]
    assert [said(position, ANN, "take", shape=shape) for shape in oshax] == [
        ("not_this_kind", {"shape": shape}) for shape in oshax
    ]


def test_what_anytime_cards_ask():
    herding = rescuing("herd_the_cats")
    herding.does(ANN, "play", card="herd_the_cats")
    assert said(herding, ANN, "done") == ("move_one_first", {})
    assert said(herding, ANN, "herd", colour="red", shape="cat_zig")[0] == "cat_not_here"
    assert said(herding, ANN, "pass") == ("another_question", {"question": "herd"})
    herding.bring(("green", "cat_bar", "left")).does(ANN, "herd", **RED_BAR).does(ANN, "herd", **BLUE_ZIG)
    assert said(herding, ANN, "herd", **RED_BAR) == ("moved_already", RED_BAR)
    assert said(herding, ANN, "herd", **BLUE_ZIG) == ("moved_already", BLUE_ZIG), "from right to left"
    selling = rescuing("sell_a_basket", baskets=0).has_baskets(ANN, 0, 1)
    selling.does(ANN, "play", card="sell_a_basket")
    assert said(selling, ANN, "sell", side="active") == ("no_basket_of_side", {"side": "active"})
    assert selling.choices(ANN) == [{"kind": "sell", "side": "used"}]
    giving = rescuing("lessons_for_a_basket").give(ANN, "no_rats", "whole_edge", pile=t.LESSONS)
    giving.does(ANN, "play", card="lessons_for_a_basket")
    assert said(giving, ANN, "forget", card="five_red") == ("no_such_lesson", {"card": "five_red"})
    removing = rescuing("treasures_for_a_basket").cover(ANN, [(4, 4), (4, 5)])
    removing.does(ANN, "play", card="treasures_for_a_basket")
    assert said(removing, ANN, "remove", row=4, column=6) == ("no_treasure_here", {"row": 4, "column": 6})
    assert said(removing, ANN, "pass") == ("another_question", {"question": "remove"})


def test_another_cat_may_be_asked_for():
    position = rescuing("one_more_cat", baskets=2)
    position.does(ANN, "play", card="one_more_cat").does(ANN, "rescue", **RED_BAR).place_anywhere(ANN)
    assert position.table.question(ANN)["kind"] == "rescue_more"
    assert said(position, ANN, "rescue", **RED_BAR) == ("cat_not_here", RED_BAR)
    assert said(position, ANN, "done") == ("another_question", {"question": "rescue_more"})


@rule("I071", "I072")
def test_anytime_cards_without_effect_are_refused():
    position = rescuing("herd_the_cats", "lucky_bag", "new_arrivals", "draw_two", "treasures_for_a_basket")
    position.cover(ANN, [(4, 4)])
    position.table.bag, position.table.deck = position.table.bag[:0], position.table.deck[:0]
    for card, code in (
        ("lucky_bag", "bag_empty"),
        ("new_arrivals", "bag_empty"),
        ("draw_two", "deck_empty"),
        ("treasures_for_a_basket", "too_few_treasures"),
    ):
        assert said(position, ANN, "play", card=card) == (code, {"card": card})
    assert position.offers(ANN, "play", card="herd_the_cats")


@rule("I100", "I102")
def test_figures_and_family_cards_of_others():
    position = Position(rules("family", 3).deal(4))
    first, second, third = position.order
    position.does(first, "figure", colour="red")
    assert said(position, second, "figure", colour="red") == ("figure_taken", {"colour": "red"})
    assert said(position, third, "figure", colour="blue")[0] == "not_your_turn"
    position.does(second, "figure", colour="blue").does(third, "figure", colour="green")
    card = position.seen(CEM, CEM)["dealt"][0]
    assert said(position, ANN, "keep_family", card=card) == ("not_your_family_card", {"card": card})
    assert said(position, ANN, "pass") == ("another_question", {"question": "family_cards"})


def test_nothing_is_open_when_the_game_is_over():
    position = island("call", day=5)
    position.does(ANN, "done").does(BOB, "done")
    assert said(position, ANN, "done") == ("game_over", {})
    assert position.table.legal(ANN) == []


# ---------------------------------------------------------------------- every choice of a kind

PLACE = ("wrong_shape", "outside", "overlap", "no_contact")
TAKE = ("not_this_kind", "none_left", "no_room")


def with_a_bonus():
    position = island().bring(("green", "cat_corner", "left")).leaves(duo=0)
    position.does(ANN, "rescue", colour="green", shape="cat_corner")
    return position.does(ANN, "place", **position.at("cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))


def playing(card, phase="rescuing", **options):
    """Ann has played a card."""
    position = island(phase, **options).bring(("red", "cat_bar", "left"), ("blue", "cat_zig", "right"))
    position.cover(ANN, [(4, 4), (4, 5)]).give(ANN, "no_rats", "whole_edge", "five_red", pile=t.LESSONS)
    position.next_in_bag(("green", "cat_bar")).leaves(rare_bar=1)
    return position.give(ANN, card).does(ANN, "play", card=card)


def after_a_rescue():
    position = rescuing(baskets=2)
    return position.does(ANN, "rescue", **RED_BAR).place_anywhere(ANN)


def choosing_a_basket():
    position = rescuing().give(ANN, "basket_one_boot", pile=t.CHOSEN)
    return position.does(ANN, "rescue", **RED_BAR)


def taking_treasure():
    return playing("rare_or_two_common", "finds").does(ANN, "option", **{"from": "common"})


def naming_a_colour():
    position = island("buying").give(ANN, "colour", pile=t.BOUGHT)
    return position.does(ANN, "done").does(BOB, "done")


def the_last_figure():
    position = Position(rules("family", 3).deal(4))
    first, second, _ = position.order
    return position.does(first, "figure", colour="red").does(second, "figure", colour="orange")


EVERY = [
    (dealt, {"keep": ("not_in_pack",)}),
    (
        lambda: island("buying", fish=1).give(ANN, "lucky_bag", pile=t.KEPT),
        {"buy": ("no_such_card", "not_enough_fish_for_card")},
    ),
    (lambda: island("choosing").give(ANN, "broken_basket"), {"choose": ("not_in_hand",)}),
    (rescuing, {"rescue": ("cat_not_here",), "end_turn": ("act_or_pass",)}),
    (lambda: rescuing(fish=0), {"rescue": ("cat_not_here", "not_enough_fish"), "end_turn": ("act_or_pass",)}),
    (after_a_rescue, {"rescue": ("one_cat_per_turn",), "pass": ("end_your_turn",)}),
    (lambda: island("finds"), {"end_turn": ("act_or_pass",)}),
    (lambda: island("call"), {}),
    (the_last_figure, {"figure": ("figure_taken",)}),
    (lambda: dealt("family", 2), {"keep_family": ("not_your_family_card",)}),
    (lambda: island("taking", "family").bring(("red", "cat_bar", "left")), {"rescue": ("cat_not_here",)}),
    (lambda: rescuing().does(ANN, "rescue", **RED_BAR), {"place": PLACE}),
    (choosing_a_basket, {"basket": ("no_such_basket",)}),
    (with_a_bonus, {"take": TAKE}),
    (lambda: playing("rare_or_two_common", "finds"), {"option": ("not_this_card",)}),
    (taking_treasure, {"take": TAKE}),
    (lambda: playing("call_an_oshax", "finds"), {"take": TAKE}),
    (lambda: playing("call_an_oshax", "finds").does(ANN, "take", shape="ox_key"), {}),
    (lambda: playing("draw_two", "choosing"), {"buy": ("no_such_card", "not_enough_fish_for_card")}),
    (lambda: playing("herd_the_cats"), {"herd": ("cat_not_here",), "done": ("move_one_first",)}),
    (lambda: playing("sell_a_basket"), {"sell": ("no_basket_of_side",)}),
    (lambda: playing("lessons_for_a_basket"), {"forget": ("no_such_lesson",)}),
    (lambda: playing("treasures_for_a_basket"), {"remove": ("no_treasure_here",)}),
    (lambda: playing("new_arrivals"), {}),
    (lambda: playing("lucky_bag"), {"place": PLACE}),
    (lambda: playing("one_colour_fish"), {}),
    (naming_a_colour, {}),
]


@pytest.mark.parametrize(("build", "codes"), EVERY, ids=range(len(EVERY)))
def test_every_choice_of_a_kind_is_refused_for_the_reason_of_its_kind(build, codes):
    """From the first to the last choice of each kind: its own reason where it is asked for, else another question."""
    position = build()
    (seat,) = position.to_act[:1]
    legal = set(position.table.legal(seat))
    codes = {"play": ("not_in_hand", "not_in_this_phase", "not_now"), **codes}
    numbers = range(position.game.number_of_actions)
    beyond = range(actions.PLACE + 11, actions.KEEP)  # most places, where nothing is placed
    for action in numbers if "place" in codes else (number for number in numbers if number not in beyond):
        kind = position.game.choice(action)["kind"]
        if action not in legal:
            code = position.table.why_not(seat, action).code
            assert code in codes.get(kind, ("another_question",)), position.game.choice(action)


@pytest.mark.parametrize("phase", ["buying", "call"])
def test_whoever_is_done_plays_no_card_until_asked_again(phase):
    position = island(phase).give(ANN, "place_anywhere")
    assert position.offers(ANN, "play", card="place_anywhere")
    position.does(ANN, "done")
    assert position.refusal(ANN, "play", card="place_anywhere").code == "not_your_turn"
