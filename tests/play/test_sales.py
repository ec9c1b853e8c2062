"""Felinia's sales out of turn in a match: nobody waits for them, and they are recorded, replayed and taken back."""

from katzentisch import games
from katzentisch.core.record import read
from katzentisch.play.match import Match, Step
from katzentisch.play.undo import propose_undo, undoing

GAME = games.box("felinia").open("basic", 3)


def begun() -> tuple[Match, int, int]:
    """Return a new match, the seat that is asked, and another one."""
    match = Match(GAME, 7)
    asked = match.table.to_act[0]
    return match, asked, (asked + 1) % 3


def test_a_sale_leaves_the_question_open_and_an_answer_to_it_valid():
    match, asked, other = begun()
    seen = match.seq
    question, legal = match.questions[asked], match.legal[asked]
    assert match.act(other, match.legal[other][0]) is None
    assert match.table.to_act == [asked]
    assert (match.questions[asked], match.legal[asked]) == (question, legal)
    answer = match.propose(asked, legal[0], quoted=seen)
    assert isinstance(answer, Step)


def test_a_sale_is_recorded_and_replayed():
    match, asked, other = begun()
    match.act(other, match.legal[other][0])
    match.act(asked, match.legal[asked][0])
    again = read(match.record.to_text(GAME), GAME)
    assert again.choices == match.choices
    assert again.replay(GAME).truth() == match.table.truth()
    assert match.at(2).truth() == match.table.truth()


def test_a_sale_is_taken_back_freely_while_nobody_has_acted_since():
    match, asked, other = begun()
    dealt = match.table.truth()
    match.act(other, match.legal[other][0])
    assert undoing(match, other, "free", [asked]).how == "free"
    step = propose_undo(match, other, match.seq, "free", [asked])
    assert isinstance(step, Step)
    match.accept(step)
    assert match.table.truth() == dealt


def test_a_choice_before_anothers_sale_is_taken_back_by_consent_only():
    match, asked, other = begun()
    match.act(asked, match.legal[asked][0])
    seller = next(seat for seat in range(3) if seat not in (asked, match.table.to_act[0]))
    match.act(seller, match.legal[seller][0])
    would = undoing(match, asked, "free", [other])
    assert (would.how, would.code) == ("ask", "another_acted")
