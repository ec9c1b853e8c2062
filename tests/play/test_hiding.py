"""What was counted once and kept is what counting anew gives."""

from hypothesis import given
from hypothesis import strategies as some

from katzentisch.play.hiding import Hiding

SEATS = [0b0001, 0b0010, 0b0110, 0b1111]
CHANGES = some.lists(some.tuples(some.booleans(), some.integers(0, 0b1111)), max_size=60)


def counted(of: list[int], seats: int, upto: int) -> int:
    """Count anew."""
    return sum(hidden & seats == seats for hidden in of[1 : max(upto, 0) + 1])


def last(of: list[int], seats: int, shown: int) -> int:
    """Look for the last number anew; beyond the newest every number is shown."""
    numbers = range(len(of) + max(shown, 0) + 1)
    return max((number for number in numbers if number - counted(of, seats, number) == shown), default=shown)


@given(CHANGES)
def test_counts_are_right_however_the_numbers_grew_and_were_cut(changes):
    hiding = Hiding()
    for cuts, value in changes:
        if cuts:
            hiding.cut(max(1, len(hiding.of) - value))
        else:
            hiding.append(value)
        for seats in SEATS:
            for number in range(-2, len(hiding.of) + 3):
                assert hiding.count(seats, number) == counted(hiding.of, seats, number)
                assert hiding.last(seats, number) == last(hiding.of, seats, number)


def test_a_long_log_is_counted_once(monkeypatch):
    hiding, asked = Hiding(), []
    for number in range(500):
        hiding.append(number % 2)
    is_hidden = Hiding.is_hidden
    monkeypatch.setattr(Hiding, "is_hidden", lambda *which: asked.append(which) or is_hidden(*which))
    assert hiding.count(1, 500) == 250
    assert len(asked) == 500
    hiding.append(1)
    assert hiding.count(1, 501) == 251 and hiding.last(1, 250) == 501
    assert len(asked) == 501
