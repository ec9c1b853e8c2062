"""What the rules compute, against slow and plain readings of RULES.md: end check, prices with discounts, income tax."""

import itertools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.rules import affording, default_payment, discounts, ending
from katzentisch.games.feudalia.rules.income_tax import discard_sets

# ---------------------------------------------------------------------- the end check (9)


def checked(points, nobles, still_in, *flags):
    """Make the end check; points are half points, a lead is two of them, nobles lead by two."""
    playing = sum(1 << seat for seat in still_in)
    verdict = ending.end_check(vec[i64](points), vec[i64](nobles), playing, *flags, 2, 2)
    out = [seat for seat in range(len(points)) if (verdict.eliminated >> seat) & 1]
    return int(verdict.winner), out, bool(verdict.tie_break), bool(verdict.shared), verdict.reason


def by_the_book(points, nobles, still_in, tie_break, no_points_left, nobles_left):
    """Read the end check of RULES.md 9 word by word."""
    best = max(points[seat] for seat in still_in)
    for seat in still_in:
        if all(points[seat] >= points[other] + 2 for other in still_in if other != seat):
            return seat, [], tie_break, False, "lead"
    tied = [seat for seat in still_in if best - points[seat] < (2 if no_points_left else 1)]
    others = [seat for seat in still_in if seat not in tied]
    out, reason = [], "no_lead"
    if len(tied) > 1 and all(points[seat] <= best - 2 for seat in others):
        out, tie_break, reason = others, True, "tie"
    remaining = [seat for seat in still_in if seat not in out]
    if tie_break:
        for seat in remaining:
            if all(nobles[seat] >= nobles[other] + 2 for other in remaining if other != seat):
                return seat, out, True, False, "nobles"
    if no_points_left and not nobles_left:
        return -1, out, tie_break, True, "true_tie"
    return -1, out, tie_break, False, reason


@pytest.mark.rule("U128", "U130", "U131", "U135")
@pytest.mark.parametrize("still_in", [(0, 1, 2), (0, 1), (0, 2), (1, 2)])
def test_the_end_check_says_what_the_book_says(still_in):
    for points in itertools.product((20, 21, 22, 23), repeat=3):
        for nobles in itertools.product((0, 1, 3), repeat=3):
            for flags in itertools.product((False, True), repeat=3):
                expected = by_the_book(points, nobles, still_in, *flags)
                assert checked(points, nobles, still_in, *flags) == expected, (points, nobles, flags)


@pytest.mark.rule("U137")
def test_with_no_points_and_no_nobles_left_the_tied_ones_share():  # R17
    for points in itertools.product((20, 21, 22), repeat=4):
        verdict = checked(points, (0, 0, 0, 0), (0, 1, 2, 3), False, True, False)
        assert verdict == by_the_book(points, (0, 0, 0, 0), (0, 1, 2, 3), False, True, False)
        assert verdict[3] or verdict[4] == "lead"


# ---------------------------------------------------------------------- prices (7, R47)


def can_be_paid(due, stock, units):
    """Let discounts save cubes in every possible way; then named cubes, then black ones must be there."""
    if not units:
        named = all(due[cube] <= stock[cube] for cube in range(4))
        return named and due[4] <= sum(stock) - sum(due[:4])
    group, *later = units
    ways = [cube for cube in range(5) if due[cube] and (cube == 4 or group >> cube & 1)]
    if not ways:
        return can_be_paid(due, stock, later)
    return any(can_be_paid([n - (cube == way) for cube, n in enumerate(due)], stock, later) for way in ways)


def priced(luck):
    """Return a price, cubes in stock and the sets of resources of which discounts save a cube."""
    due = [luck.choice((0, 0, 1, 2)) for _ in range(4)] + [luck.choice((0, 1, 2, 3))]
    stock = [luck.choice((0, 0, 1, 2)) for _ in range(4)]
    return due, stock, [luck.choice((1, 2, 4, 8, 3, 12, 15)) for _ in range(luck.choice((0, 1, 2, 3)))]


def counted(units):
    by_set = [units.count(group) for group in range(discounts.SETS)]
    return vec[i64](by_set)


@pytest.mark.rule("U051", "U053")
def test_a_price_can_be_paid_if_some_use_of_the_discounts_lets_it_be_paid():  # R47
    luck, able = random.Random(1), 0
    for _ in range(1500):
        due, stock, units = priced(luck)
        expected = can_be_paid(due, stock, units)
        # another seat's cubes lie before and behind
        paid = affording._payable(
            vec[i64](due), vec[i64]([9, 9, 9, 9, *stock, 9, 9, 9, 9]), 4, counted(units)
        )
        assert paid == expected, (due, stock, units)
        able += expected
    assert 300 < able < 1200


@pytest.mark.rule("U051", "U053")
def test_a_discount_may_save_a_cube_if_the_rest_can_still_be_paid():  # R47
    luck, yes, no = random.Random(2), 0, 0
    for _ in range(800):
        due, stock, units = priced(luck)
        if not units or not can_be_paid(due, stock, units):
            continue
        group, later = units[0], units[1:]
        numbers = vec[i64]([*due, *counted(units)])
        before = list(numbers)
        for cube in range(5):
            fits = due[cube] > 0 and (cube == 4 or (group >> cube) & 1 == 1)
            left = [n - (cube == other) for other, n in enumerate(due)]
            expected = fits and can_be_paid(left, stock, later)
            saved = affording.can_save(numbers, vec[i64]([9, 9, 9, 9, *stock]), 4, group, cube)
            assert saved == expected, (due, stock, units, cube)
            yes, no = yes + expected, no + (not expected)
        assert list(numbers) == before  # asking changes nothing
    assert yes > 100 and no > 100


@pytest.mark.parametrize("group", [1, 2, 4, 8, 3, 15])
def test_a_discount_of_any_set_lowers_what_is_lacking(group):
    for cube in range(5):
        due = vec[i64]([int(cube == other) for other in range(5)] + [0] * discounts.SETS)
        due[5 + group] = 1
        default_payment.discount(due, vec[i64]([0, 0, 0, 0]), 0)
        assert due[cube] == (0 if cube == 4 or group >> cube & 1 else 1)


def saved_by_the_book(due, stock, units):
    """Return what is due after DEFAULT: narrow sets first; cubes lacking, other named ones, black ones, dearest first."""
    for number, group in enumerate(units):
        later = units[number + 1 :]
        named = [cube for cube in (3, 2, 1, 0) if group >> cube & 1]
        lacking = [cube for cube in named if due[cube] > stock[cube]]
        for cube in [*lacking, *named, 4]:
            left = [n - (cube == other) for other, n in enumerate(due)]
            if due[cube] and can_be_paid(left, stock, later):
                due = left
                break
    return due


@pytest.mark.rule("U051", "U053")
def test_default_saves_cubes_lacking_then_named_ones_then_black_ones():  # 14.3
    luck, saved = random.Random(3), 0
    for _ in range(1500):
        due, stock, units = priced(luck)
        if not can_be_paid(due, stock, units):
            continue
        units.sort(key=lambda group: (group.bit_count(), group))
        numbers = vec[i64]([*due, *counted(units)])
        others = [luck.choice((0, 1, 2)) for _ in range(8)]  # cubes of the seats before and behind
        default_payment.discount(numbers, vec[i64]([*others[:4], *stock, *others[4:]]), 4)
        expected = saved_by_the_book(due, stock, units)
        assert list(numbers[:5]) == expected, (due, stock, units)
        saved += expected != due
    assert saved > 200


# ---------------------------------------------------------------------- the income tax (6.2, R8)


def sets_by_the_book(counts, income, due):
    """Return all sets with exactly that total, else those that exceed it; none from which a card could be left out."""
    lean = []
    for chosen in itertools.product(*(range(count + 1) for count in counts)):
        total = sum(n * worth for n, worth in zip(chosen, income, strict=True))
        if total >= due and all(total - worth < due for n, worth in zip(chosen, income, strict=True) if n):
            lean.append((total, chosen))
    exact = [chosen for total, chosen in lean if total == due]
    return sorted(exact or [chosen for _, chosen in lean])


@pytest.mark.rule("U123", "U124")
def test_the_sets_for_the_income_tax_are_those_of_the_book():  # R8
    luck = random.Random(3)
    for _ in range(300):
        income = [luck.choice((0, 1, 2, 3, 4)) for _ in range(4)]
        counts = [luck.choice((0, 1, 2, 3)) for _ in range(4)]
        total = sum(n * worth for n, worth in zip(counts, income, strict=True))
        if total >= 2:
            sets = discard_sets(vec[i64](counts), vec[i64](income), total // 2)
            listed = sorted(tuple(int(n) for n in chosen) for chosen in sets)
            assert listed == sets_by_the_book(counts, income, total // 2), (counts, income)


@pytest.mark.rule("U051")
def test_of_all_discounts_the_one_for_fewest_resources_saves_first():
    sets = range(1, discounts.SETS)
    for first, second in itertools.product(sets, repeat=2):
        due = vec[i64]([1, 1, 1, 1, 0] + [0] * discounts.SETS)
        due[affording.UNITS + first] = due[affording.UNITS + second] = 1
        expected = min(first, second, key=lambda group: (group.bit_count(), group))
        assert discounts.next_saving(due) == expected
