"""The door every choice passes, tried on the toy game in which all lay a card at once."""

import pytest

from katzentisch.core.refusals import Refusal
from katzentisch.play.match import Match, Step, Taken
from tests.toy import BOX, TAKE_BACK

ANA, BEN, CLEO = 0, 1, 2


def whiskers(seats: int = 3, seed: int = 7) -> Match:
    return Match(BOX.open(seats=seats), seed)


def lay(match: Match, seat: int, quoted: int | None = None) -> Step | Taken | Refusal:
    return match.propose(seat, match.legal[seat][0], quoted)


def played(match: Match, seat: int, quoted: int | None = None) -> Match:
    step = lay(match, seat, quoted)
    assert isinstance(step, Step)
    match.accept(step)
    return match


def round_played(match: Match) -> Match:
    for seat in range(int(match.game.seats)):
        played(match, seat)
    return match


def code(answer: Step | Taken | Refusal) -> str:
    assert isinstance(answer, Refusal)
    return answer.code


def test_proposing_a_choice_changes_nothing_until_it_is_accepted():
    match = whiskers()
    before = match.table.truth()
    step = lay(match, ANA)
    assert match.table.truth() == before and match.seq == 0
    match.accept(step)
    assert match.table.truth() != before and (match.seq, match.step) == (1, 1)


def test_seats_that_choose_together_may_quote_the_same_view():
    match = whiskers()
    for seat in (CLEO, ANA, BEN):
        played(match, seat, quoted=0)
    assert match.table.round == 1


def test_a_choice_sent_twice_is_answered_as_before_and_played_once():
    match = whiskers()
    action = match.legal[ANA][0]
    match.accept(match.propose(ANA, action, 0))
    again = match.propose(ANA, action, 0)
    assert isinstance(again, Taken) and again.seq == 1
    assert match.step == 1


def test_another_choice_from_the_same_view_is_stale():
    match = whiskers()
    first, *others = match.legal[ANA]
    match.accept(match.propose(ANA, first, 0))
    assert code(match.propose(ANA, TAKE_BACK, 0)) == "stale"
    assert code(match.propose(ANA, others[0] if others else first + 1, 0)) == "stale"


def test_a_view_older_than_a_change_of_ones_own_question_is_stale():
    match = round_played(whiskers())
    assert code(lay(match, ANA, quoted=2)) == "stale"
    assert isinstance(lay(match, ANA, quoted=3), Step)


def test_a_view_from_the_future_is_stale():
    assert code(lay(whiskers(), ANA, quoted=5)) == "stale"


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (9, 0, "no_such_seat"),
        (ANA, 99, "no_such_action"),
        (ANA, 2**80, "no_such_action"),
        (-1, 0, "no_such_seat"),
    ],
)
def test_nonsense_is_refused_with_its_reason(seat, action, why):
    assert code(whiskers().propose(seat, action, 0)) == why


def test_a_log_read_to_its_end_gives_the_same_match():
    match, entries = whiskers(), []
    for seat in (ANA, BEN, CLEO, BEN):
        step = lay(match, seat)
        entries.append(step.entry)
        match.accept(step)
    reader = whiskers()
    reader.follow(entries[:2])
    reader.follow(entries)
    assert reader.table.truth() == match.table.truth()
    assert [[str(event) for event in told] for told in reader.told] == [
        [str(event) for event in told] for told in match.told
    ]
    assert (reader.seq, reader.choices, reader.path) == (match.seq, match.choices, match.path)


def test_a_gap_in_the_log_is_not_passed_over():
    match = whiskers()
    step = lay(match, ANA)
    with pytest.raises(ValueError, match="entry 3 does not follow entry 0"):
        match.follow([step.entry._replace(seq=3)])


def test_a_record_of_the_match_replays_to_its_table():
    match = round_played(whiskers())
    assert match.record.replay(match.game).truth() == match.table.truth()
