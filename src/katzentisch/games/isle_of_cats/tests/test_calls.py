"""The call at the end of a day: all answer at once, and of those who want to play a card the first in island order does."""

import pytest

from katzentisch.core.game import SPECTATOR, playout
from katzentisch.games.isle_of_cats.box.cards import FIRST_ANYTIME, FIRST_TREASURE
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, DAN, island
from katzentisch.play.match import Match

rule = pytest.mark.rule


def called(seats=3, day=2, order=None, **hands):
    """A call; `hands` are the cards of the seats by name."""
    position = island("call", seats=seats, day=day)
    if order:
        position.in_order(*position.of(*order.split()))
    for name, cards in hands.items():
        position.give(*position.of(name.upper()), *cards)
    return position


def events_of(position, seat, action, **fields):
    """The events of one choice."""
    position.table.listen()
    position.does(seat, action, **fields)
    return position.table.events


@rule("I075")
@pytest.mark.parametrize("order", ["ANN BOB CEM", "CEM BOB ANN", "BOB CEM ANN", "CEM ANN BOB"])
@pytest.mark.parametrize("answering", ["ANN BOB CEM", "CEM BOB ANN", "BOB ANN CEM"])
def test_of_two_wishes_the_first_in_island_order_is_served(order, answering):
    position = called(order=order, ann=["new_basket"], bob=["new_basket"], cem=["lucky_bag"])
    for seat in position.of(*answering.split()):
        if seat == CEM:
            position.does(CEM, "done")
        else:
            position.does(seat, "play", card="new_basket")
    first = next(seat for seat in position.order if seat != CEM)
    other = BOB if first == ANN else ANN
    assert position.baskets(first) == (2, 0)
    assert position.baskets(other) == (1, 0) and position.hand(other) == ["new_basket"]
    assert position.view(CEM)["discard"] == ["new_basket"]


@rule("I075")
def test_nothing_happens_before_everybody_has_answered():
    position = called(ann=["new_basket"])
    position.does(ANN, "play", card="new_basket")
    assert position.baskets(ANN) == (1, 0) and position.hand(ANN) == ["new_basket"]
    assert position.to_act == [BOB, CEM]
    assert position.table.legal(ANN) == []
    position.does(CEM, "done")
    assert position.baskets(ANN) == (1, 0)
    position.does(BOB, "done")
    assert position.baskets(ANN) == (2, 0)


@rule("I075")
def test_after_a_card_everybody_is_asked_again_and_no_wish_is_kept():
    position = called(seats=4, ann=["new_basket"], bob=["new_basket"], dan=["four_boots"])
    position.does(DAN, "done")
    position.does(ANN, "play", card="new_basket")
    position.does(CEM, "done")
    position.does(BOB, "play", card="new_basket")
    assert position.to_act == [ANN, BOB, CEM, DAN] and position.phase == "call"
    for seat in (ANN, BOB, CEM, DAN):
        position.does(seat, "done")
    assert position.table.day == 3
    assert position.baskets(BOB) == (1, 0) and position.hand(BOB) == ["new_basket"]


@rule("I075")
@pytest.mark.parametrize("number", range(FIRST_ANYTIME, FIRST_TREASURE))
def test_after_any_single_card_everybody_is_asked_again(number):
    position = called()
    card = position.table.parts.cards.names[number]
    position.give(ANN, card)
    if not position.offers(ANN, "play", card=card):
        return  # it has no effect here
    position.does(ANN, "play", card=card).does(BOB, "done").does(CEM, "done")
    assert position.phase == "call" and position.view(BOB)["discard"] == [card]
    assert position.to_act == ([ANN] if len(position.table.open) else [ANN, BOB, CEM])


@rule("I075")
def test_the_card_is_carried_out_completely_before_the_next_question():
    position = called(ann=["sell_a_basket"], bob=["new_basket"])
    position.does(BOB, "play", card="new_basket")
    position.does(CEM, "done")
    position.does(ANN, "play", card="sell_a_basket")
    assert position.to_act == [ANN] and position.table.legal(BOB) == []
    position.does(ANN, "sell", side="active")
    assert position.fish(ANN) == 25
    assert position.to_act == [ANN, BOB, CEM]


@rule("I075")
@pytest.mark.parametrize("looking", ["ANN", "CEM", None])
def test_nobody_sees_the_answer_of_another_seat(looking):
    wanting = called(ann=["new_basket"], bob=["new_basket"], cem=["lucky_bag"])
    done = called(ann=["new_basket"], bob=["new_basket"], cem=["lucky_bag"])
    seat = wanting.of(looking)[0] if looking else SPECTATOR
    wished = [event.heard_by(seat) for event in events_of(wanting, BOB, "play", card="new_basket")]
    said = [event.heard_by(seat) for event in events_of(done, BOB, "done")]
    assert wished == said == [{"kind": "answered_call", "seat": BOB}]
    assert wanting.view(seat) == done.view(seat)
    assert wanting.table.information_key(seat) == done.table.information_key(seat)
    assert wanting.table.observe(seat) == done.table.observe(seat)
    assert wanting.table.guess(seat, 5).truth() == done.table.guess(seat, 5).truth()
    assert wanting.table.revealed == done.table.revealed
    assert wanting.table.truth() != done.table.truth()


@rule("I075")
def test_a_wish_that_was_not_served_leaves_no_trace_for_the_others():
    positions = []
    for answer in ("play", "done"):
        position = called(ann=["new_basket"], bob=["new_basket"])
        position.does(ANN, "play", card="new_basket")
        position.does(BOB, answer, **({"card": "new_basket"} if answer == "play" else {}))
        heard = [event.heard_by(CEM) for event in events_of(position, CEM, "done")]
        positions.append((position, heard))
    (first, heard), (other, also_heard) = positions
    assert heard == also_heard
    for seat in (ANN, CEM, SPECTATOR):
        assert first.view(seat) == other.view(seat)
        assert first.table.information_key(seat) == other.table.information_key(seat)
    assert first.table.truth() == other.table.truth()


@rule("I075")
def test_a_seat_sees_its_own_answer():
    position = called(ann=["new_basket"], bob=["lucky_bag"])
    before = position.table.information_key(ANN)
    told = events_of(position, ANN, "play", card="new_basket")
    assert told[0].heard_by(ANN) == {
        "kind": "answered_call",
        "seat": ANN,
        "card": "new_basket",
        "secret": True,
    }
    assert position.view(ANN)["seats"][ANN]["wish"] == "new_basket"
    assert "wish" not in position.view(BOB)["seats"][ANN]
    assert position.table.information_key(ANN) != before
    names = position.table.game.observation_names
    assert position.table.observe(ANN)[names.index("wish_new_basket")] == 1
    position.does(BOB, "done")
    position.does(CEM, "done")
    assert "wish" not in position.view(ANN)["seats"][ANN]


@rule("I075")
def test_a_guess_gives_those_who_answered_any_answer_and_the_others_none():
    position = called(seats=4, ann=["new_basket"], bob=["new_basket"])
    position.does(ANN, "play", card="new_basket")
    position.does(BOB, "play", card="new_basket")
    wishes = set()
    for seed in range(40):
        guess = position.table.guess(CEM, seed)
        assert guess.information_key(CEM) == position.table.information_key(CEM)
        assert set(guess.to_act) == {CEM, DAN}
        wishes.add(guess.view(BOB)["seats"][BOB].get("wish"))
        playout(guess, seed)
        assert guess.is_over
    assert None in wishes and len(wishes) > 1
    assert position.table.guess(ANN, 1).view(ANN)["seats"][ANN]["wish"] == "new_basket"


@rule("I075")
def test_an_answer_can_be_undone_until_all_have_answered():
    """What was answered is revealed when the round is over, and not before."""
    position = called(ann=["new_basket"])
    before = position.table.revealed
    position.does(ANN, "play", card="new_basket")
    position.does(BOB, "done")
    assert position.table.revealed == before
    position.does(CEM, "done")
    assert position.table.revealed > before


@rule("I075")
def test_in_a_match_each_answer_is_one_step_whatever_it_is():
    """Waiting seats count the answers given, which all may know, and are not made stale by them."""
    lengths = []
    for answer in ("play", "done"):
        position = called(ann=["new_basket"], bob=["new_basket"], cem=["lucky_bag"])
        match = Match(position.table.game, 1)
        match.table = position.table
        match._open()
        quoted = match.seq
        choices = {ANN: {"kind": answer}, BOB: {"kind": "done"}}
        if answer == "play":
            choices[ANN]["card"] = "new_basket"
        for seat, choice in choices.items():
            match.act(seat, match.game.action(choice))
        assert match.propose(CEM, match.game.action({"kind": "done"}), quoted).entry.seq == 3
        lengths.append((match.seq, match.step, [len(told) for told in match.told]))
    assert lengths[0] == lengths[1]


@rule("I074", "I075")
def test_interruptions_outside_a_call_are_served_as_they_come():
    position = island("rescuing", seats=3)
    position.in_order(CEM, BOB, ANN)
    position.bring(("red", "cat_bar", "left"))
    position.give(ANN, "new_basket")
    position.give(BOB, "new_basket")
    position.does(ANN, "play", card="new_basket")
    assert position.baskets(ANN) == (2, 0)
    position.does(BOB, "play", card="new_basket")
    assert position.baskets(BOB) == (2, 0)
