"""What a choice would gain, as the page asks before it is made."""

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, island
from katzentisch.play.gains import gain


def test_a_place_that_makes_a_family_gains_its_points_and_names_its_squares():
    position = island()
    for tile in BLUE3[:2]:
        position.lay(ANN, *tile)
    position.bring(("blue", "cat_flag", "left"))
    position.does(ANN, "rescue", colour="blue", shape="cat_flag")
    action = position.game.action(position.placed("cat_flag", BLUE3[2][2]))
    truth, points = position.table.truth(), position.scores()[ANN].total
    gained = gain(position.table, ANN, action)
    assert position.table.truth() == truth  # asking changes nothing
    family = next(line for line in gained["come"] if line["key"] == "family")
    assert family["points"] == 8 and len(family["facts"]["squares"]) == 15
    position.table.play(ANN, action)
    assert gained["points"] == position.scores()[ANN].total - points


def test_a_choice_that_changes_no_score_gains_nothing():
    position = island()
    assert gain(position.table, ANN, position.game.action({"kind": "pass"})) == {
        "points": 0,
        "come": [],
        "go": [],
    }


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


def test_a_chain_of_choices_gains_what_its_last_one_would_and_nothing_if_one_is_not_legal():
    game = games.box("isle_of_cats").open("family", 2)
    table = game.deal(3)
    while table.question(table.next_seat())["kind"] != "taking":
        table.play(table.next_seat(), table.legal(table.next_seat())[0])
    seat = table.next_seat()
    take = table.legal(seat)[0]
    taken = table.copy()
    taken.play(seat, take)
    place = taken.legal(seat)[0]
    assert gain(table, seat, take, [place]) == gain(taken, seat, place)
    assert gain(table, seat, take, [take]) == {}
