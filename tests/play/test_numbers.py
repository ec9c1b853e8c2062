"""What a seat is shown of the numbers of a match: purchases of others cannot be counted."""

import pytest

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import SPECTATOR
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.undo import can_redo, propose_undo, undoing

ANN, BOB, CEM = 0, 1, 2
WATCHERS = (ANN, BOB, CEM, SPECTATOR)


def buying(seed: int = 3) -> Match:
    """A match of the Isle in which all are about to buy."""
    match = Match(games.box("isle_of_cats").open("full", 3), seed)
    while match.table.view(SPECTATOR)["phase"] != "buying":
        seat = match.table.to_act[0]
        match.act(seat, match.legal[seat][0])
    return match


def buy(match: Match, seat: int, cards: int) -> None:
    """Pick so many cards; nothing is said yet."""
    for _ in range(cards):
        assert match.game.choice(match.legal[seat][0])["kind"] == "buy"
        match.act(seat, match.legal[seat][0])


def shown(match: Match, *seats: int) -> tuple[int, int]:
    """The seq and the step some seats are shown together."""
    numbers = Numbers(match, seats)
    return numbers.seq(match.seq), numbers.step(match.step)


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_whoever_waits_cannot_count_what_another_picks(cards):
    match = buying()
    before = {seat: shown(match, seat) for seat in WATCHERS}
    together = shown(match, ANN, BOB)  # on one page
    buy(match, BOB, cards)
    for seat in WATCHERS:
        more = cards if seat == BOB else 0
        assert shown(match, seat) == (before[seat][0] + more, before[seat][1] + more)
    assert shown(match, ANN, BOB) == (together[0] + cards, together[1] + cards)
    done = match.game.action({"kind": "done"})
    match.act(BOB, done)
    match.act(ANN, done)
    assert shown(match, CEM) == (before[CEM][0] + 2, before[CEM][1] + 2)


def test_a_pick_taken_back_is_as_secret_as_the_pick():
    match = buying()
    before = {seat: shown(match, seat) for seat in WATCHERS}
    buy(match, BOB, 2)
    match.accept(propose_undo(match, BOB, match.seq, "free", [ANN, CEM]))
    for seat in WATCHERS:
        if seat != BOB:
            assert shown(match, seat) == before[seat]
    assert shown(match, BOB) == (before[BOB][0] + 3, before[BOB][1] + 1)


def test_what_a_page_shows_of_undo_and_redo_does_not_tell_that_another_has_picked():
    match = buying()
    others = [BOB, CEM]
    buy(match, ANN, 1)
    shown_before = undoing(match, ANN, "free", others, as_known=True)
    buy(match, BOB, 1)
    assert undoing(match, ANN, "free", others, as_known=True) == shown_before
    assert shown_before.how == "free"
    assert undoing(match, ANN, "free", others).how == "ask"  # going back would take Bob's pick along
    match.act(BOB, match.game.action({"kind": "done"}))
    assert undoing(match, ANN, "free", others, as_known=True).code == "another_acted"


def test_what_was_undone_can_be_redone_after_another_has_picked():
    match = buying()
    buy(match, ANN, 1)
    action = match.choices[-1][1]
    match.accept(propose_undo(match, ANN, match.seq, "free", [BOB, CEM]))
    buy(match, BOB, 1)
    assert can_redo(match, ANN)
    match.act(ANN, action)
    assert not can_redo(match, ANN) and match.undone == []
    match.accept(propose_undo(match, ANN, match.seq, "free", [BOB, CEM]))
    match.act(BOB, match.game.action({"kind": "done"}))
    assert not can_redo(match, ANN)


def test_a_choice_that_quotes_a_shown_number_is_not_stale_and_a_resend_is_known():
    match = buying()
    quoted, _ = shown(match, ANN)
    buy(match, BOB, 2)
    action = match.legal[ANN][0]
    step = match.propose(ANN, action, Numbers(match, [ANN]).entry(quoted))
    match.accept(step)
    buy(match, BOB, 1)
    again = match.propose(ANN, action, Numbers(match, [ANN]).entry(quoted))
    assert again.seq == step.entry.seq
    assert Numbers(match, [ANN]).seq(again.seq) == quoted + 1


def test_numbers_are_the_same_after_the_log_is_read_again():
    match = buying()
    log = []
    chance = from_seed(8)
    for number in range(160):
        seat = match.table.to_act[int(chance.below(len(match.table.to_act)))]
        step = match.propose(seat, match.legal[seat][int(chance.below(len(match.legal[seat])))])
        log.append(step.entry)
        match.accept(step)
        if number % 9 == 8:
            step = propose_undo(match, seat, match.seq, "free", [])
            log.append(step.entry)
            match.accept(step)
    again = buying()
    again.follow(log)
    assert again.hides and again.hidden.of == match.hidden.of
    assert again.hidden_steps.of == match.hidden_steps.of
    assert again.table.truth() == match.table.truth() and again.revealed == match.revealed
    assert [len(told) for told in again.told] == [len(told) for told in match.told]
    for seat in WATCHERS:
        numbers = Numbers(match, [seat])
        for entry in range(match.seq + 1):
            last = numbers.entry(numbers.seq(entry))
            assert last >= entry and numbers.seq(last) == numbers.seq(entry)
        for step in range(match.step + 1):
            last = numbers.played(numbers.step(step))
            assert last >= step and numbers.step(last) == numbers.step(step)
        assert numbers.entry(numbers.seq(match.seq) + 3) == match.seq + 3


@pytest.mark.parametrize("game", games.names())
def test_what_has_no_number_changes_nothing_a_seat_sees_hears_or_is_asked(game):
    variant = games.box(game).variants[0]
    match, chance = Match(games.box(game).open(variant.name, max(variant.seats)), 5), from_seed(5)
    seats = [*range(max(variant.seats)), SPECTATOR]
    for _ in range(150):
        if match.table.is_over:
            break
        before = [
            (match.table.view(seat), match.table.legal(seat), match.table.question(seat)) for seat in seats
        ]
        numbers = [shown(match, seat) for seat in seats]
        actor = match.table.to_act[int(chance.below(len(match.table.to_act)))]
        match.act(actor, match.legal[actor][int(chance.below(len(match.legal[actor])))])
        for seat, seen, number in zip(seats, before, numbers, strict=True):
            if shown(match, seat) == number:
                assert seat != actor and match.told[-1] == []
                now = (match.table.view(seat), match.table.legal(seat), match.table.question(seat))
                assert now == seen


def test_a_finished_game_counts_every_step():
    match, chance = buying(), from_seed(1)
    while not match.table.is_over:
        seat = match.table.to_act[0]
        match.act(seat, match.legal[seat][int(chance.below(len(match.legal[seat])))])
    assert match.hides
    for seat in WATCHERS:
        numbers = Numbers(match, [seat])
        assert numbers.step(match.step) == match.step and numbers.played(7) == 7
        assert numbers.seq(match.seq) < match.seq or seat == ANN
