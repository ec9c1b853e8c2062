"""What learners see of island and bonus stack is what a seat knows. RULES 11, R49, R50."""

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.games.felinia.game import FeliniaTable
from katzentisch.games.felinia.knowledge.information import known_tiles
from katzentisch.games.felinia.knowledge.memory import own_take, seen_of_bonus

CASES = [("basic", 2), ("advanced", 4)]


def seen(variant: str, families: int) -> Iterator[tuple[FeliniaTable, int, dict[str, float]]]:
    """Walk through a game, played sensibly but for every fourth decision; yield the table, a seat or a spectator, and its observation."""
    table = games.box("felinia").open(variant, families).deal(families)
    assert isinstance(table, FeliniaTable)
    chance, luck = random.Random(families), from_seed(families)
    while not table.is_over:
        seat = table.next_seat()
        actions = table.legal_vec(seat)
        sensible = table.greedy_action(seat, actions, luck)
        table.carry_out(seat, sensible if chance.random() < 0.75 else chance.choice(list(actions)))
        for looking in range(-1, families):
            yield table, looking, dict(zip(table.game.observation_names, table.observe(looking), strict=True))


@pytest.mark.parametrize(("variant", "families"), CASES)
def test_provinces_show_settlers_merchant_and_the_tiles_that_are_known(variant: str, families: int) -> None:
    shown = set()
    for table, seat, numbers in seen(variant, families):
        components, island = table.components, table.components.island
        standing = island.kingdom_of[table.province] if table.province >= 0 else -1
        for province, tile in enumerate(known_tiles(table)):
            name = island.provinces[province]
            expected = {f"{name} {kind}": 0.0 for kind in (*components.kinds, *components.specials)}
            if tile >= 0:
                expected[f"{name} {components.tile_name(tile)}"] = 1.0
            for family in range(families):
                settler = table.settler[province] == (max(seat, 0) + family) % families
                expected[f"{name} settler seat {family}"] = float(settler)
            visited = island.kingdom_of[province] == standing and table.visited & island.bit(province) != 0
            expected |= {
                f"{name} face down": float(tile == -2),
                f"{name} here": float(table.province == province),
            }
            expected[f"{name} visited"] = float(visited)
            assert {key: numbers[key] for key in expected} == expected
            shown |= {key.removeprefix(name) for key, number in expected.items() if number}
    assert {" here", " visited", " settler seat 0", " settler seat 1"} < shown
    assert (" face down" in shown) == (variant == "basic")


@pytest.mark.real_seats("seats, takes and looks are drawn")
def test_the_bonus_stack_is_shown_as_the_seat_has_last_seen_it() -> None:
    table = games.box("felinia").open("advanced", 3).deal(1)
    assert isinstance(table, FeliniaTable)
    chance, names = random.Random(1), table.components.bonuses
    for _ in range(300):
        takes = chance.randrange(len(table.bonus_order) + 1)
        taken = chance.sample(list(table.bonus_order), takes)
        table.bonus_taken = vec[i64]([number for tile in taken for number in (tile, chance.randrange(3))])
        table.bonus_looks = vec[i64]([chance.getrandbits(takes + 1) for _ in range(3)])
        for seat in range(-1, 3):
            numbers = dict(zip(table.game.observation_names, table.observe(seat), strict=True))
            last = set(seen_of_bonus(table, seat, takes))
            stacks = [set(seen_of_bonus(table, seat, take)) for take in range(takes, -1, -1)]
            last |= next((stack for stack in stacks if len(stack) > 1), set())
            own = {own_take(table, seat, take) for take in range(takes)} if seat >= 0 else set()
            top = set(seen_of_bonus(table, -1, takes))
            for tile, name in enumerate(names):
                shown = [numbers[f"{what} bonus {name}"] for what in ("own", "seen", "top")]
                assert shown == [float(tile in own), float(tile in last), float(tile in top)]
