"""Tables pickle, compare, hash and show themselves; illegal choices and seats that do not exist are refused."""

import pickle
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch import games
from katzentisch.core import pickles
from katzentisch.core.game import playout
from katzentisch.core.record import RecordError
from tests import toy

CASES = [
    (name, variant.name, max(variant.seats)) for name in games.names() for variant in games.box(name).variants
]


def begun(name: str, variant: str, seats: int, choices: int = 15, seed: int = 7) -> kt.Table:
    table = kt.open(name, variant, seats).deal(seed)
    chance = kt.from_seed(7)
    for _ in range(choices):
        seat = table.next_seat()
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return table


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_a_pickled_table_goes_on_as_the_one_it_was(name, variant, seats):
    table = begun(name, variant, seats)
    twin = pickle.loads(pickle.dumps(table))
    assert twin == table and hash(twin) == hash(table) and twin.game is table.game
    assert all(twin.view(seat) == table.view(seat) for seat in range(-1, seats))
    assert playout(twin, 3) == playout(table, 3) and twin == table


def test_a_table_dealt_in_secret_pickles_too():
    table = begun("felinia", "basic", 2, seed=2**128 + 12345)
    twin = pickle.loads(pickle.dumps(table))
    assert playout(twin, 3) == playout(table, 3) and twin == table


def test_a_pickle_holds_the_table_and_not_the_rules():
    assert all(len(pickle.dumps(begun(*case))) < 12_000 for case in CASES)


def test_tables_differ_by_position_and_by_rules():
    table = begun("felinia", "basic", 2)
    other = table.copy()
    assert other == table
    other.play(other.next_seat(), other.legal(other.next_seat())[0])
    assert other != table and table != "a table"
    assert kt.open("felinia", "basic", 2).deal(1) != kt.open("felinia", "advanced", 2).deal(1)


def test_a_pickle_of_other_rules_is_refused_by_name():
    game = kt.open("felinia", "basic", 2)
    options, _, material = pickles.rules_of(game)
    with pytest.raises(RecordError, match="was pickled with rules old and material"):
        games.reopened((options, "old", material), "")


def test_changed_material_is_opened_again_from_its_folder(tmp_path):
    for file in (games.box("felinia").folder / "material").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    path = next(file for file in tmp_path.iterdir() if file.suffix == ".toml")
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    game = kt.open("felinia", "basic", 2, material=tmp_path)
    twin = pickle.loads(pickle.dumps(game.deal(7)))
    assert twin.game is game is not kt.open("felinia", "basic", 2)
    assert Path(twin.game.material_folder) == tmp_path


def test_a_table_says_who_is_to_act_and_the_points():
    table = kt.open("felinia", "basic", 2).deal(7)
    assert (
        repr(table)
        == "<Table of felinia, basic, 2 seats, next_boat_visible=False: seat 0 to act, points 2, 2>"
    )
    playout(table, 1)
    assert ": over, won by seat " in repr(table)
    assert repr(toy.dealt(2)).startswith("<Table of whiskers, usual, 2 seats, open=False: seats 0, 1 to act")
    assert "&lt;" not in table._repr_html_() and "over, won by seat" in table._repr_html_()


def test_play_refuses_what_is_not_legal_and_leaves_the_table_as_it_was():
    table = kt.open("felinia", "basic", 2).deal(7)
    before = table.copy()
    illegal = next(action for action in range(table.game.number_of_actions) if action not in table.legal(0))
    for seat, action, code in [
        (0, illegal, None),
        (1, table.legal(0)[0], "not_your_turn"),
        (0, 10**6, "no_such_action"),
        (7, 0, "no_such_seat"),
    ]:
        with pytest.raises(kt.IllegalChoice) as caught:
            table.play(seat, action)
        assert code in (None, caught.value.refusal.code)
    assert table == before


@pytest.mark.parametrize("verb", ["legal", "view", "question", "observe", "information_key"])
@pytest.mark.parametrize("case", CASES[:1] + CASES[-1:])
def test_a_seat_that_is_not_there_is_refused_by_every_verb_people_call(verb, case):
    table = kt.open(*case).deal(7)
    for seat in (-2, case[2]):
        with pytest.raises(kt.NoSuchSeat, match=f"there is no seat {seat}; there are 0 to {case[2] - 1}"):
            getattr(table, verb)(seat)


@pytest.mark.parametrize("case", CASES)
def test_nobody_guesses_for_a_seat_that_is_not_there(case):
    table = kt.open(*case).deal(7)
    for seat in (-5, case[2], 9):
        with pytest.raises(kt.NoSuchSeat, match=f"there is no seat {seat}; there are 0 to {case[2] - 1}"):
            table.guess(seat, 1)
