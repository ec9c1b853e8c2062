"""Copies of a table (bots think on them): equal in every number, and independent."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import from_seed
from katzentisch.games.feudalia.state.asked import ASK_DRAFT, ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, Position, court, deal, village

NUMBERS = [
    "revealed", "asked", "actor", "lot", "first", "round", "target", "objectives", "stalled",
    "winner", "stage", "market", "hidden", "offered", "drawn", "influence", "reshuffled", "fresh",
    "moved", "restocked", "moved_again", "straightening", "buying", "item", "fief", "lost",
    "only_fief", "coins_due", "pc", "way_back", "left", "exchange", "cube", "held", "paid",
    "victim",
]  # fmt: skip
FLAGS = [
    "in_main", "ends_with_cathedral", "triggered", "tie_break", "progress", "shared", "has_fired",
    "changed", "working",
]  # fmt: skip
COPIED = ["hand", "deck", "pile", "who", "cubes", "stock", "cities", "lying", "turn"]
SHARED = [  # rarely written: whoever writes into one of them writes into a copy
    "known", "supply", "colour", "level", "stashed", "perks", "tokens", "taken", "played", "due", "under",
    "fief_deck", "box",
]  # fmt: skip
PILES = [*COPIED, *SHARED]


def test_a_copy_has_every_field_of_the_table():
    table = court("scenario_10", 3).table
    for value, name in enumerate(NUMBERS, start=1000):
        setattr(table, name, value)
    for name in FLAGS:
        setattr(table, name, True)
    for first, name in enumerate(PILES):
        pile = getattr(table, name)
        for position in range(len(pile)):
            pile[position] = 100 * first + position
    twin = table.copy()
    assert [getattr(twin, name) for name in NUMBERS] == list(range(1000, 1000 + len(NUMBERS)))
    assert all(getattr(twin, name) for name in FLAGS)
    for first, name in enumerate(PILES):
        assert list(getattr(twin, name)) == [100 * first + n for n in range(len(getattr(table, name)))]
    assert list(twin.truth_vec()) == list(table.truth_vec())
    for name in COPIED:  # what happens to the copy does not happen to the table
        pile = getattr(twin, name)
        for position in range(len(pile)):
            pile[position] = -7
        assert -7 not in list(getattr(table, name))


def test_tables_that_differ_in_any_number_differ_in_their_truth():
    table = court("scenario_10", 3).table
    table.under = vec[i64]([3])
    truth = list(table.truth_vec())
    for name in [*NUMBERS, *FLAGS]:
        twin = table.copy()
        setattr(twin, name, not getattr(twin, name) if name in FLAGS else getattr(twin, name) + 1)
        assert list(twin.truth_vec()) != truth, name
    for name in PILES:
        twin = table.copy()
        setattr(twin, name, getattr(twin, name)[:])
        getattr(twin, name)[-1] += 1
        assert list(twin.truth_vec()) != truth, name


@pytest.mark.parametrize("scenario", ["scenario_1", "scenario_10"])
def test_a_copy_goes_on_as_the_table_does(scenario):
    table, luck = deal(scenario, 3, seed=5), from_seed(5)
    census = table.census()
    assert (census["fiefs"], census["masters"], census["tokens"]) == (17, 33, 6 + 3 + 3 * 4)
    assert (census["vassal serf"], census["vassal merchant"]) == (50, 22)
    for _ in range(250):
        if table.is_over:
            break
        twin, before = table.copy(), list(table.truth_vec())
        legal = table.legal(table.actor)
        action = legal[luck.below(len(legal))]
        assert twin.legal(twin.actor) == legal
        twin.play(twin.actor, action)
        assert list(table.truth_vec()) == before
        table.play(table.actor, action)
        assert list(twin.truth_vec()) == list(table.truth_vec())
        assert table.census() == census  # no card, fief, token or master is lost or made


def test_whatever_a_copy_writes_into_the_table_keeps():
    written = set()
    for seed in range(20):
        table, luck = deal("scenario_10", 3, seed=seed), from_seed(seed)
        while not table.is_over and written != set(PILES):
            seat, twin, before = table.actor, table.copy(), list(table.truth_vec())
            action = table.greedy_action(seat, table.legal_vec(seat), luck)
            twin.carry_out(seat, action)
            assert list(table.truth_vec()) == before
            written |= {name for name in PILES if list(getattr(twin, name)) != list(getattr(table, name))}
            table.carry_out(seat, action)
    assert written == set(PILES)


def revealed_by(position, seat, /, kind, **fields):
    """Return whether a choice turned up something that was hidden, so that it cannot be taken back."""
    before = int(position.table.revealed)
    position.does(seat, kind, **fields)
    return int(position.table.revealed) > before


@pytest.mark.rule("U089", "U115")
def test_what_turns_up_hidden_cards_cannot_be_taken_back():
    position = village("squire", "serf", "priest").draw_deck(ANA, "serf").level(ANA, 1, 0, 0).coins(ANA, 9)
    position.market("treasurer").master_deck("miller", "baker")
    assert not revealed_by(position, ANA, "income", vassal="priest")
    assert not revealed_by(position, ANA, "work", vassal="serf")
    position.does(ANA, "fief", fief=1)
    assert revealed_by(position, ANA, "influence", vassal="squire")  # a card is drawn
    assert revealed_by(position, ANA, "hire_master")  # two masters are drawn
    empty = village("squire").draw_deck(ANA).discard_pile(ANA)
    assert not revealed_by(empty, ANA, "influence", vassal="squire")  # nothing to draw
    assert empty.table.asked == ASK_MAIN
    refilled = village("squire").draw_deck(ANA).discard_pile(ANA, "serf")
    assert revealed_by(refilled, ANA, "influence", vassal="squire")  # a card of the reshuffled pile
    drafting = Position(deal("scenario_2", 2, seed=3))
    while drafting.table.asked != ASK_DRAFT:
        drafting.table.play(drafting.table.actor, drafting.table.legal(drafting.table.actor)[0])
    drafts = drafting.table.actor
    assert revealed_by(drafting, drafts, **drafting.choices(drafts)[0])  # the next one draws a fief
    passing = village().hold(BEN).draw_deck(BEN, *["serf"] * 5)
    assert revealed_by(passing, ANA, "pass")  # a new hand
