"""What a choice would gain, as the page asks before it is made."""

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, bring, do, island, lay, placed
from katzentisch.play.gains import gain


def test_a_place_that_makes_a_family_gains_its_points_and_names_its_squares():
    table = island()
    for tile in BLUE3[:2]:
        lay(table, ANN, *tile)
    bring(table, ("blue", "cat_flag", "left"))
    do(table, ANN, "rescue", colour="blue", shape="cat_flag")
    action = table.game.action(placed(table, "cat_flag", BLUE3[2][2]))
    truth, points = table.truth(), table.scores()[ANN].total
    found = gain(table, ANN, action)
    assert table.truth() == truth  # asking changes nothing
    family = next(line for line in found["come"] if line["key"] == "family")
    assert family["points"] == 8 and len(family["facts"]["squares"]) == 15
    table.play(ANN, action)
    assert found["points"] == table.scores()[ANN].total - points


def test_a_choice_that_changes_no_score_gains_nothing():
    table = island()
    assert gain(table, ANN, table.game.action({"kind": "pass"})) == {"points": 0, "come": [], "go": []}


def test_an_upgrade_gains_the_points_the_view_shows_afterwards():
    """Feudalia counts half points inside; a gain is told in points."""
    table = games.box("feudalia").open(seats=2).deal(3)
    bot, chance = bots.make("greedy"), from_seed(3)
    gained = []
    while not table.is_over:
        seat = int(table.next_seat())
        action = bot.choose(Sight(table, seat), chance)
        before, told = table.view(seat)["seats"][seat]["vp"], gain(table, seat, action)
        table.listen()
        table.play(seat, action)
        if any(event.kind == "upgraded" for event in table.events):
            gained.append((told["points"], table.view(seat)["seats"][seat]["vp"] - before))
    assert gained and all(told == shown for told, shown in gained)
