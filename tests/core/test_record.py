"""The record of a game: it replays exactly, or says why it cannot."""

from collections.abc import Callable

import pytest

from katzentisch.core import record as records
from katzentisch.core.chance import secret_seed
from katzentisch.core.game import Game
from katzentisch.core.options import BadOption, Options
from katzentisch.core.record import Record, RecordError
from tests import toy


@pytest.fixture
def game() -> Game:
    return toy.BOX.open(seats=3)


@pytest.fixture
def text(game: Game) -> str:
    record = Record.of(game, 7)
    table = game.deal(7)
    for seat in (2, 0):
        action = table.legal(seat)[0]
        table.play(seat, action)
        record.choices.append((seat, action))
    return record.to_text(game)


def test_a_record_is_readable_lines(text: str) -> None:
    header, first, second = text.splitlines()
    assert '"game": "whiskers"' in header and '"seed": 7' in header
    assert first.startswith('{"seat": 2, "choice": {"kind": "lay", "value": ')
    assert second.startswith('{"seat": 0,')


def test_a_record_replays_to_any_point(game: Game, text: str) -> None:
    record = records.read(text, game)
    assert record.replay(game, 0).truth() == game.deal(7).truth()
    assert record.replay(game).to_act == [1]


def test_a_record_of_other_rules_is_refused_by_name(game: Game, text: str) -> None:
    other = toy.Whiskers(game.options, game.material_hash, "2")
    with pytest.raises(RecordError, match="played with rules 1 of whiskers; these are rules 2"):
        records.read(text, other)


def test_a_record_of_other_material_is_refused_by_name(game: Game, text: str) -> None:
    other = toy.Whiskers(game.options, "corrected", "1")
    with pytest.raises(
        RecordError, match=r"played with material \w+ of whiskers; this is material corrected"
    ):
        records.read(text, other)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: "", "line 1: not JSON"),
        (lambda text: "[]", "line 1: '\\[\\]' is not an object"),
        (lambda text: text.replace("katzentisch-record-1", "other"), "format 'other' is not"),
        (lambda text: text.replace('"seed": 7', '"seed": "7"'), "seed '7' is not a whole number"),
        (lambda text: text.replace('"kind": "lay"', '"kind": "fly"', 1), "line 2: kind 'fly' is not one of"),
        (lambda text: text.replace('{"seat": 0', '{"seat": 2'), "choice 1 .* is refused: not_your_turn"),
        (
            lambda text: text.replace('{"seat": 0', '{"seat": 18446744073709551616'),
            "line 3: seat 184.* is not a seat",
        ),
        (lambda text: text.replace('{"seat": 0', '{"seat": -1'), "line 3: seat -1 is not a seat"),
        (
            lambda text: text.replace('"seed": 7', f'"seed": {"9" * 5000}'),
            "line 1: not JSON: Exceeds the limit",
        ),
    ],
)
def test_a_spoilt_record_says_what_is_wrong(
    game: Game, text: str, spoil: Callable[[str], str], complaint: str
) -> None:
    with pytest.raises(RecordError, match=complaint):
        records.read(spoil(text), game).replay(game)


def test_options_that_do_not_exist_are_told_what_would_be_right() -> None:
    with pytest.raises(BadOption, match="is for 2, 3, 4 seats, not 5"):
        toy.BOX.open(seats=5)
    with pytest.raises(BadOption, match="has no variant 'wild'; it has usual"):
        toy.BOX.open("wild")
    with pytest.raises(BadOption, match="has no setting 'speed'; it has open"):
        toy.BOX.open(settings={"speed": 1})
    with pytest.raises(BadOption, match="open 1 is not one of False, True"):
        toy.BOX.open(settings={"open": 1})


def test_options_compare_by_what_they_say() -> None:
    assert Options("whiskers", "usual", 3) == Options("whiskers", "usual", 3, {})
    assert Options("whiskers", "usual", 3) != Options("whiskers", "usual", 2)


def test_a_record_says_which_generator_dealt_and_replays_by_it(game: Game, text: str) -> None:
    assert '"generator": "mix32"' in text
    long = Record.of(game, secret_seed(7))
    assert '"generator": "chacha8"' in long.to_text(game)
    again = records.read(long.to_text(game), game)
    assert again.seed == long.seed
    assert again.replay(game).truth() == game.deal(long.seed).truth() != game.deal(7).truth()


def test_a_record_without_a_generator_is_an_old_one_and_replays(game: Game, text: str) -> None:
    old = text.replace('"generator": "mix32", ', "")
    assert old != text
    assert records.read(old, game).replay(game).truth() == records.read(text, game).replay(game).truth()


def test_a_record_of_another_generator_is_refused(game: Game, text: str) -> None:
    with pytest.raises(RecordError, match="generator 'mix64' is not 'mix32'"):
        records.read(text.replace("mix32", "mix64"), game)
