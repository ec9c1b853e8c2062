"""Taking a choice back, tried on the toy game."""

from collections.abc import Sequence

from katzentisch.core.refusals import Refusal
from katzentisch.play.log import Entry, Kind
from katzentisch.play.match import Match, Step
from katzentisch.play.undo import (
    MOST_DETOURS,
    Policy,
    Undoing,
    can_redo,
    granted,
    is_free_after,
    propose_consent,
    propose_undo,
    undoing,
)
from tests.play.test_match import ANA, BEN, CLEO, code, lay, played, round_played, whiskers


def would(match: Match, seat: int, policy: Policy = "free", others: Sequence[int] = (BEN, CLEO)) -> Undoing:
    return undoing(match, seat, policy, others)


def undo(
    match: Match, seat: int, policy: Policy = "free", others: Sequence[int] = (BEN, CLEO)
) -> Step | Refusal:
    step = propose_undo(match, seat, match.seq, policy, list(others))
    if isinstance(step, Step):
        match.accept(step)
    return step


def test_ones_own_last_choice_is_taken_back_freely():
    match = whiskers()
    dealt = match.table.truth()
    undo(played(match, ANA), ANA)
    assert match.table.truth() == dealt
    assert (match.step, match.seq) == (0, 2)


def test_after_many_undos_the_game_must_go_on_before_the_next():
    match, entries = whiskers(), list[Entry]()
    for _ in range(MOST_DETOURS):
        for step in (lay(match, ANA), None):
            step = step or propose_undo(match, ANA, match.seq, "free", [BEN, CLEO])
            assert isinstance(step, Step)
            match.accept(step)
            entries.append(step.entry)
    assert code(undo(played(match, ANA), ANA)) == "undo_too_often"
    again = whiskers()
    again.follow(entries)
    assert again.detours == match.detours == MOST_DETOURS
    played(match, BEN)
    assert match.detours == 0


def test_who_has_chosen_nothing_has_nothing_to_undo():
    assert would(whiskers(), ANA)[:2] == ("off", "nothing_to_undo")


def test_undo_is_off_where_the_table_says_so():
    match = played(whiskers(), ANA)
    assert would(match, ANA, "off")[:2] == ("off", "switched_off")
    assert code(undo(match, ANA, "off")) == "undo_switched_off"


def test_after_another_has_acted_the_others_are_asked():
    match = played(played(whiskers(), ANA), BEN)
    assert would(match, ANA) == ("ask", "another_acted", 0)


def test_after_something_was_revealed_the_others_are_asked():
    match = round_played(whiskers())
    assert would(match, CLEO) == ("ask", "something_revealed", 2)


def test_where_all_others_are_bots_nobody_needs_to_be_asked():
    assert would(round_played(whiskers()), CLEO, others=()) == ("free", "", 2)


def test_all_others_must_agree_before_it_is_taken_back():
    match = round_played(whiskers())
    assert undo(match, CLEO, others=(ANA, BEN)).entry.kind == Kind.ASK
    for seat in (ANA, BEN):
        assert granted(match, [ANA, BEN]) is None
        match.accept(propose_consent(match, seat, True, [ANA, BEN]))
    match.accept(granted(match, [ANA, BEN]))
    assert match.step == 2 and match.asked is None


def test_one_no_ends_the_request():
    match = round_played(whiskers())
    undo(match, CLEO, others=(ANA, BEN))
    match.accept(propose_consent(match, ANA, False, [ANA, BEN]))
    assert match.asked is None and match.step == 3


def test_a_new_choice_ends_the_request():
    match = round_played(whiskers())
    undo(match, CLEO, others=(ANA, BEN))
    assert played(match, ANA).asked is None


def test_nobody_agrees_twice_or_for_another():
    match = round_played(whiskers())
    undo(match, CLEO, others=(ANA, BEN))
    assert code(propose_consent(match, CLEO, True, [ANA, BEN])) == "not_asked"
    match.accept(propose_consent(match, ANA, True, [ANA, BEN]))
    assert code(propose_consent(match, ANA, True, [ANA, BEN])) == "not_asked"


def test_what_was_undone_can_be_played_again_by_its_seat_alone():
    match = played(whiskers(), ANA)
    after = match.table.truth()
    undo(match, ANA)
    assert can_redo(match, ANA) and not can_redo(match, BEN)
    match.act(*match.undone[-1])
    assert match.table.truth() == after and not can_redo(match, ANA)


def test_another_choice_forgets_what_was_undone():
    match = played(whiskers(), ANA)
    undo(match, ANA)
    assert not can_redo(played(match, BEN), ANA)


def test_an_action_from_before_an_undo_is_not_played_again():
    match = whiskers()
    action = match.legal[ANA][0]
    match.accept(match.propose(ANA, action, 0))
    undo(match, ANA)
    assert match.propose(ANA, action, 0).seq == 1
    assert code(match.propose(BEN, match.legal[BEN][0], 1)) == "stale"


def test_a_reader_is_told_from_where_on_the_story_changed():
    match = played(played(whiskers(), ANA), BEN)
    assert match.unchanged_since(1) == 1
    undo(match, BEN)
    assert match.unchanged_since(2) == 1
    assert match.unchanged_since(3) == 1
    assert match.unchanged_since(-1) == -1 and match.unchanged_since(99) == -1


def free_after(match: Match, seat: int, policy: Policy = "free", others: Sequence[int] = ()) -> bool:
    """Whether the seat's first legal choice could be undone freely once it is taken."""
    step = lay(match, seat)
    assert isinstance(step, Step)
    return is_free_after(match, step, policy, others)


def test_a_choice_is_free_if_nothing_hidden_follows_and_nobody_else_waits():
    match = whiskers()
    assert free_after(match, ANA)
    assert not free_after(match, ANA, "off")
    assert not free_after(match, ANA, others=[BEN])  # her part of the round is over: Ben would not wait


def test_a_choice_that_turns_something_up_is_not_free_even_alone():
    match = played(played(whiskers(), ANA), BEN)
    assert not free_after(match, CLEO)  # the last card of a round turns all of them up
