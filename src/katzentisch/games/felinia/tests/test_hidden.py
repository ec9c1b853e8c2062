"""Hidden information and guesses. RULES 11, R49-R51."""

from collections import Counter

import pytest

from katzentisch.core.chance import from_seed

from .positions import BLUE, GREEN, RED, YELLOW, Position, a_table, game

STACK = ["bonus-lion", "bonus-lynx", "bonus-tiger", "bonus-panther", "bonus-cheetah"]


def guesses(table, seat, count=60):
    return [Position(table.table.guess(seat, seed)) for seed in range(count)]


def stack(position):
    return [position.components.bonuses[tile] for tile in position.table.bonus_stack()]


def bonus_of(position, seat):
    taken = position.table.bonus_taken
    return [
        position.components.bonuses[taken[index]]
        for index in range(0, len(taken), 2)
        if taken[index + 1] == seat
    ]


def lively_game(mode, seed, families=3, next_boat_visible=False):
    """Yield tables of a game in which families buy, board and keep rather than sell and pass."""
    table = game(mode, families, next_boat_visible).deal(seed)
    chance = from_seed(seed)
    while not table.is_over:
        yield table
        seat = table.to_act[0]
        actions = table.legal(seat)
        kinds = {action: table.game.choice(action)["kind"] for action in actions}
        if chance.below(12):
            actions = [a for a in actions if kinds[a] not in ("sell", "bank")] or actions
        if chance.below(12):
            actions = [a for a in actions if kinds[a] not in ("pass", "done", "stop", "none")] or actions
        table.play(seat, actions[chance.below(len(actions))])


@pytest.mark.rule("F114", "F153", "F177")
def test_what_lies_open_is_the_same_for_all_and_the_rest_only_for_its_owner():
    table = a_table("advanced").family(BLUE, silver=3, gold=2, goods="1 wine").owns_bonus(BLUE, "bonus-lion")
    table.owns_place(BLUE, "place-04").tile("lion-post-1", "lion").merchants(BLUE, "lion-post-1")
    own, others = table.view(BLUE)["seats"][BLUE], table.view(RED)["seats"][BLUE]
    assert own["own"]["places"] == ["place-04"] and own["own"]["bonus"] == ["bonus-lion"]
    assert others["own"] is None
    for open_to_all in ("silver", "gold", "goods", "bonus_tiles", "places", "trade_backs", "stock"):
        assert own[open_to_all] == others[open_to_all]


@pytest.mark.rule("F153")
def test_while_families_may_sell_once_more_nothing_is_shown_yet():
    table = a_table().family(BLUE, gold=1).family(RED, gold=1).owns_bonus(RED, "bonus-lion").closing()
    table.does(BLUE, "sell", what="gold")
    assert table.view(BLUE)["phase"] == "closing" and table.view(BLUE)["seats"][RED]["own"] is None


@pytest.mark.rule("F153", "F098")
def test_a_tile_taken_is_named_to_all_and_not_shown_again_but_remembered_r50():
    table = (
        a_table().tile("tiger-post-5", "tiger").face_up("tiger-post-5").boats(("5:15", BLUE)).exploration()
    )
    table.does(BLUE, "stop").walks(BLUE, "tiger-cross-1")
    table.table.listen()
    table.walks(BLUE, "tiger-post-5")
    settled = next(event for event in table.table.events if event.kind == "settled")
    assert settled.heard_by(RED)["trade"] == "tiger"
    assert table.view(RED)["seats"][BLUE]["trade_backs"]["tiger"] == 1
    assert "own" in table.view(RED)["seats"][BLUE] and table.view(RED)["seats"][BLUE]["own"] is None
    assert {position.table.laid[table.number("tiger-post-5")] for position in guesses(table, RED, 20)} == {
        table.table.laid[table.number("tiger-post-5")]
    }


@pytest.mark.rule("F150", "F101")
def test_face_down_tiles_are_guessed_from_the_spread_of_their_kingdom():
    table = a_table().tile("lion-post-1", "lion").face_up("lion-post-1")
    parts = table.components
    for guess in guesses(table, BLUE, 30):
        assert guess.table.laid[table.number("lion-post-1")] == table.table.laid[table.number("lion-post-1")]
        for kingdom, tiles in enumerate(parts.tiles_of):
            assert sorted(guess.table.laid[post] for post in parts.posts_of[kingdom]) == sorted(tiles)
    hidden = {guess.table.laid[table.number("lion-post-2")] for guess in guesses(table, BLUE, 60)}
    assert len(hidden) == 5


@pytest.mark.rule("F152")
def test_guessed_boats_keep_the_five_blue_ones_last():
    table = a_table()
    for guess in guesses(table, BLUE, 20):
        order = list(guess.table.boat_order)
        assert order[:4] == list(table.table.boat_order)[:4]
        assert all(table.components.boat_is_blue[boat] for boat in order[15:])
        assert sorted(order) == list(range(20))
    assert len({guess.table.boat_order[4] for guess in guesses(table, BLUE)}) > 5


@pytest.mark.rule("F121")
def test_the_visible_next_boat_is_not_guessed_anew():
    table = a_table(next_boat_visible=True)
    assert {guess.table.boat_order[4] for guess in guesses(table, BLUE)} == {table.table.boat_order[4]}


# ---------------------------------------------------------------------- bonus tiles


@pytest.mark.rule("F033", "F070")
def test_before_anybody_looks_all_know_the_top_tile_only():
    table = a_table().bonus_stack(*STACK).bidding()
    guessed = [stack(guess) for guess in guesses(table, BLUE, 80)]
    assert {tiles[0] for tiles in guessed} == {"bonus-lion"}
    assert {tiles[1] for tiles in guessed} == set(STACK[1:])


@pytest.mark.rule("F070")
def test_who_looked_through_the_stack_remembers_it_r49():
    table = (
        a_table().family(BLUE, silver=1, gold=1, spice=1).bonus_stack(*STACK).stack("guild", BLUE).trading()
    )
    table.does(BLUE, "pass")
    assert all(stack(guess) == STACK for guess in guesses(table, BLUE, 20))
    assert len({tuple(stack(guess)) for guess in guesses(table, RED, 60)}) > 10
    assert table.table.information_key(BLUE) != a_table().bonus_stack(*STACK).table.information_key(BLUE)


@pytest.mark.rule("F070", "F072")
def test_others_learn_from_the_top_tile_whether_it_was_taken_r49():
    def after_taking(tile):
        table = a_table().family(BLUE, silver=1, gold=1, spice=1).bonus_stack(*STACK).boats()
        return table.stack("guild", BLUE).trading().does(BLUE, "exchange-bonus", tile=tile)

    top = after_taking("bonus-lion")
    assert {tuple(bonus_of(guess, BLUE)) for guess in guesses(top, RED)} == {("bonus-lion",)}
    assert {stack(guess)[0] for guess in guesses(top, RED)} == {"bonus-lynx"}
    other = after_taking("bonus-tiger")
    assert {tuple(bonus_of(guess, BLUE)) for guess in guesses(other, RED)} == {
        (tile,) for tile in STACK if tile != "bonus-lion"
    }
    assert {tuple(bonus_of(guess, BLUE)) for guess in guesses(other, BLUE)} == {("bonus-tiger",)}
    assert all(stack(guess) == [t for t in STACK if t != "bonus-tiger"] for guess in guesses(other, BLUE, 10))


@pytest.mark.rule("F070", "F072")
def test_who_looked_before_and_after_knows_what_others_took_between():
    table = a_table().family(BLUE, silver=3, gold=2, spice=2).family(RED, silver=2, gold=1, spice=1)
    table.bonus_stack(*STACK).boats().stack("guild", BLUE, RED, BLUE).trading()
    table.does(BLUE, "pass").does(RED, "exchange-bonus", tile="bonus-panther")
    assert table.asked[0] == BLUE
    assert {tuple(bonus_of(guess, RED)) for guess in guesses(table, BLUE, 20)} == {("bonus-panther",)}
    assert len({tuple(bonus_of(guess, RED)) for guess in guesses(table, GREEN)}) == 4


# ---------------------------------------------------------------------- mysterious places


def drew(*cards, table=None):
    """Blue looks at these cards and keeps none; red, who comes next on the boat, looks at two others."""
    table = table or a_table("advanced")
    table.place_pile(*cards).boats(("6:45", BLUE, RED)).exploration()
    return table.walks(BLUE, "panther-cross-1", "panther-cross-3")


@pytest.mark.rule("F176", "F177")
def test_a_seat_remembers_where_the_cards_lie_that_it_put_back():
    table = drew("place-01", "place-04").does(BLUE, "none")
    last = [0, 3]  # place-01 and place-04
    assert all(list(guess.table.places)[-2:] == last for guess in guesses(table, BLUE, 30))
    assert len({tuple(list(guess.table.places)[-2:]) for guess in guesses(table, RED)}) > 20


@pytest.mark.rule("F174", "F177")
def test_others_know_how_many_cards_were_kept_and_the_good_paid():
    table = a_table("advanced").family(BLUE, goods="1 books")
    table = drew("place-02", "place-05", table=table).does(BLUE, "keep", card="place-02")
    asking_for_books = {"place-02", "place-05", "place-08", "place-11", "place-14", "place-17"}
    kept = Counter(
        card
        for guess in guesses(table, RED, 120)
        for card in guess.view(BLUE)["seats"][BLUE]["own"]["places"]
    )
    assert set(kept) == asking_for_books
    assert {
        tuple(guess.view(BLUE)["seats"][BLUE]["own"]["places"]) for guess in guesses(table, BLUE, 10)
    } == {("place-02",)}


@pytest.mark.rule("F175", "F177")
def test_cards_another_family_is_looking_at_are_guessed():
    table = drew("place-01", "place-04")
    assert table.asked == (BLUE, "keep")
    shown = {tuple(guess.view(BLUE)["places"]["cards"]) for guess in guesses(table, RED)}
    assert len(shown) > 20
    assert {tuple(guess.view(BLUE)["places"]["cards"]) for guess in guesses(table, BLUE, 5)} == {
        ("place-01", "place-04")
    }


@pytest.mark.rule("F173", "F176")
def test_a_card_put_back_and_drawn_by_another_is_kept_by_him_or_lies_at_the_end():
    table = a_table("advanced").place_pile("place-01", "place-04")
    looks(table, BLUE)
    for _ in range(8):  # the sixteen cards above them are looked at and put back
        looks(table, RED)
    looks(table, GREEN, keeps="place-01")
    ways = {
        (tuple(guess.view(GREEN)["seats"][GREEN]["own"]["places"]), guess.table.places[-1])
        for guess in guesses(table, BLUE)
    }
    assert ways == {(("place-01",), 3), (("place-04",), 0)}
    assert len({tuple(g.view(GREEN)["seats"][GREEN]["own"]["places"]) for g in guesses(table, YELLOW)}) > 3


def looks(table, seat, keeps=None):
    """Let a merchant look at two mysterious places, keep one or none, and go home."""
    table.pile(8).boats(("5:30", seat), "9:00", "9:30", "9:45").family(seat, food=0).exploration()
    table.walks(seat, "panther-cross-1", "panther-cross-3")
    table.does(seat, "keep", card=keeps) if keeps else table.does(seat, "none")
    table.does(seat, "stop")


# ---------------------------------------------------------------------- whole games


@pytest.mark.rule("F114", "F153", "F177")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_guesses_fit_everything_a_seat_has_seen_through_whole_games(mode, seed):
    for number, table in enumerate(lively_game(mode, seed, families=2 + seed, next_boat_visible=seed == 1)):
        if number % 11:
            continue
        for seat in range(table.seats):
            guess = table.guess(seat, number)
            assert guess.information_key(seat) == table.information_key(seat)
            assert guess.view(seat) == table.view(seat)
            assert guess.observe(seat) == table.observe(seat)
            assert guess.legal(seat) == table.legal(seat)
            assert guess.census() == table.census()
            assert guess.guess(seat, 7).truth() == table.guess(seat, 7).truth()


@pytest.mark.rule("F175", "F177", "F209")
def test_at_the_end_everything_is_shown():
    table = a_table(families=2).owns_bonus(BLUE, "bonus-lion").closing()
    assert table.table.is_over
    assert table.view(RED)["seats"][BLUE]["own"]["bonus"] == ["bonus-lion"]
    assert table.table.guess(RED, 1).view(RED) == table.view(RED)
