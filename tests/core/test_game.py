"""What `Game` and `Table` make from the methods of a game: checked choices, returns."""

import copy
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.best import Best
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Line, Score, playout
from katzentisch.core.refusals import IllegalChoice
from katzentisch.core.sight import Sight
from tests import toy


def test_a_choice_that_is_not_legal_raises_with_its_refusal():
    table = toy.BOX.open(seats=2).deal(7)
    choice = {"kind": "take_back"}
    with pytest.raises(IllegalChoice) as caught:
        table.take(0, choice)
    assert caught.value.refusal == table.why_not(0, table.game.action(choice))


def test_a_legal_choice_is_taken_and_copies_stay_as_they_were():
    table = toy.dealt(2, 7)
    before = table.truth()
    twin, deep = copy.copy(table), copy.deepcopy(table)
    choice = table.game.choice(table.legal(1)[0])
    table.take(1, choice)
    assert table.truth() != before == twin.truth() == deep.truth()
    assert (table.to_act, table.next_seat(), twin.to_act) == ([0], 0, [0, 1])


@pytest.mark.parametrize(
    ("seat", "action", "code"), [(0, 99, "no_such_action"), (0, -1, "no_such_action"), (5, 0, "no_such_seat")]
)
def test_an_action_or_a_seat_that_does_not_exist_is_refused(seat: int, action: int, code: str):
    refusal = toy.dealt(2).why_not(seat, action)
    assert refusal is not None and refusal.code == code


def test_a_seat_hears_the_secrets_that_are_its_own():
    table = toy.dealt(2, 7)
    table.listen()
    table.play(0, table.legal(0)[0])
    event = table.events[-1]
    assert event.heard_by(1) == {"kind": "laid", "seat": 0}
    assert event.heard_by(0) == {"kind": "laid", "seat": 0, "value": table.laid[0], "secret": True}


def test_points_of_a_score_are_summed_line_by_line():
    score = Score(1, [Line("cats", 2, {"n": 1}), Line("cats", 0.5), Line("rats", -1)])
    assert (score.total, score.points("cats"), score.points("fish")) == (1.5, 2.5, 0)


def test_the_greedy_action_has_the_highest_prior_and_ties_are_broken_by_luck():
    table = toy.dealt(2, 7)
    actions = table.legal_vec(0)
    assert table.greedy_action(0, actions, from_seed(1)) == max(actions)
    assert table.greedy_action(0, vec[i64]([actions[0]]), from_seed(1)) == actions[0]
    taken = Counter(table.greedy_action(0, vec[i64]([3, 1, 3]), from_seed(seed)) for seed in range(20))
    assert set(taken) == {3}
    tied = {_best([(1, 0.5), (2, 0.5), (3, 0.1)], seed) for seed in range(20)}
    assert tied == {1, 2}
    assert table.rollout_action(0, from_seed(1)) in table.legal(0)


def _best(worths: list[tuple[int, float]], seed: int) -> int:
    best, chance = Best(), from_seed(seed)
    assert not best.is_above(-1.0)
    for action, worth in worths:
        best.consider(action, worth, chance)
    assert best.is_above(0.4) and not best.is_above(0.5)
    return int(best.action)


def test_what_a_bot_sees_is_what_its_seat_may_know():
    table = toy.dealt(2, 7)
    sight = Sight(table, 1)
    assert (sight.legal(), list(sight.legal_vec()), sight.owing()) == (table.legal(1), table.legal(1), 3)
    assert (sight.view(), sight.observe()) == (table.view(1), table.observe(1))
    assert sight.information_key() == table.information_key(1) != table.information_key(0)
    assert list(sight.features_vec()) == list(table.features_vec(1))
    action = sight.greedy_action(from_seed(1))
    assert sight.prior(action) == max(table.prior(1, legal) for legal in sight.legal())
    assert sight.described(action) == {"kind": "lay", "value": action + 1}
    assert Sight(sight.guess(3), 1).information_key() == sight.information_key()


def test_a_table_that_nobody_listens_to_keeps_no_events():
    silent = toy.BOX.open(seats=2).deal(7)
    playout(silent, 1)
    heard = toy.BOX.open(seats=2).deal(7)
    heard.listen()
    playout(heard, 1)
    assert heard.events
    assert silent.events == heard.copy().events == []


def test_a_finished_game_refuses_every_seat():
    table = toy.BOX.open(seats=2).deal(7)
    playout(table, 1)
    refusal = table.why_not(0, 0)
    assert refusal is not None and refusal.code == "game_over"


@pytest.mark.parametrize(
    ("seats", "winners", "returns"),
    [
        (3, [0], [1.0, -0.5, -0.5]),
        (3, [0, 1], [0.25, 0.25, -0.5]),
        (3, [], [0.0, 0.0, 0.0]),
        (1, [0], [1.0]),
        (1, [], [-1.0]),
    ],
)
def test_returns_sum_to_nothing_and_a_player_alone_wins_or_loses(
    seats: int, winners: list[int], returns: list[float], monkeypatch: pytest.MonkeyPatch
):
    game = toy.BOX.open(seats=3)
    game.seats = seats
    monkeypatch.setattr(toy.WhiskersTable, "winners", lambda table: winners)
    assert toy.WhiskersTable(game, from_seed(7)).returns() == returns
