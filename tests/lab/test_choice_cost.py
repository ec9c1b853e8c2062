"""The coach's doubt: it asks about clear mistakes only, and by what the seat knows."""

import pytest

from katzentisch import bots, games
from katzentisch.bots.luck import bot_chance
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight
from katzentisch.lab.choice_cost import CLEAR_MISTAKE, clear_mistake

SEED = 11


def played(game: str, variant: str, choices: int) -> Table:
    table = games.open(games.options(game, variant, 2, {})).deal(SEED)
    for number in range(choices):
        seat = table.next_seat()
        table.play(seat, bots.make("greedy").choose(Sight(table, seat), bot_chance(SEED, seat, number)))
    return table


@pytest.mark.parametrize(
    ("game", "variant", "choices"),
    [("felinia", "basic", 40), ("feudalia", "scenario_1", 26), ("isle_of_cats", "full", 32)],
)
def test_tables_that_differ_in_hidden_things_only_give_the_same_question(game, variant, choices):
    """Positions in which something is hidden and one of the choices is a clear mistake."""
    table = played(game, variant, choices)
    seat = table.next_seat()
    other = table.guess(seat, 1)
    assert other.truth() != table.truth() and other.information_key(seat) == table.information_key(seat)
    legal = table.legal(seat)
    tried = {legal[0], legal[len(legal) // 2], legal[-1]}
    here = [repr(clear_mistake(table, seat, action)) for action in tried]
    assert here == [repr(clear_mistake(other, seat, action)) for action in tried]
    assert any(mistake != "None" for mistake in here)


def family_table() -> Table:
    """The family game when the first cat may be taken."""
    table = played("isle_of_cats", "family", 0)
    while table.question(table.next_seat())["kind"] != "taking":
        seat = table.next_seat()
        table.play(seat, table.legal(seat)[0])
    return table


def test_leaving_the_island_without_a_cat_is_a_clear_mistake():
    table = family_table()
    seat = table.next_seat()
    leave = table.game.action({"kind": "pass"})
    mistake = clear_mistake(table, seat, leave)
    assert mistake is not None and mistake.cost >= CLEAR_MISTAKE
    assert table.game.choice(mistake.better)["kind"] == "rescue"
    assert mistake.reasons


def test_what_is_found_better_is_no_mistake_itself():
    table = family_table()
    seat = table.next_seat()
    mistake = clear_mistake(table, seat, table.game.action({"kind": "pass"}))
    assert mistake is not None
    assert clear_mistake(table, seat, mistake.better) is None


def test_who_has_no_choice_is_not_asked():
    table = family_table()
    seat = table.next_seat()
    waiting = 1 - seat
    assert not table.owes(waiting)
    assert clear_mistake(table, waiting, 0) is None
