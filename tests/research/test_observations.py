"""Observations, version 1: numbers that mean what their names say, planes of what is printed, buffers of the caller's."""

import re

import numpy as np
import pytest

from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.core.options import BadOption
from katzentisch.research import components, pettingzoo
from katzentisch.research.batch import BatchEnv
from katzentisch.research.gymnasium import SeatEnv
from katzentisch.research.loading import VERSION, open_game
from katzentisch.research.observations import Layout, mask_of
from tests.research.cases import Case, cases, every_real_game, named

every_real_case = pytest.mark.parametrize("case", named(case for case in cases() if case[0] != "whiskers"))
isle = pytest.mark.parametrize("variant", ["full", "family"])


def positions(case: Case, seed: int = 3, every: int = 7) -> list[Table]:
    """Tables on the way through a random game."""
    table, chance = open_game(*case).deal(seed), from_seed(seed)
    seen = []
    number = 0
    while not table.is_over:
        if number % every == 0:
            seen.append(table.copy())
        seat = table.next_seat()
        actions = table.legal(seat)
        table.play(seat, actions[chance.below(len(actions))])
        number += 1
    return [*seen, table]


def placing(variant: str) -> list[tuple[Table, int]]:
    """Tables of the Isle at which a seat is asked for the place of a tile, and that seat."""
    tables = [
        (table, int(table.next_seat()))
        for seed in range(3)
        for table in positions(("isle_of_cats", variant, 2), seed, 1)
        if not table.is_over and table.question(table.next_seat())["kind"] == "place"
    ]
    assert len(tables) > 20
    return tables[::5]


def numbered(table: Table, seat: int) -> dict[str, float]:
    return dict(zip(table.game.observation_names, table.observe(seat), strict=True))


@every_real_case
def test_seats_are_counted_from_the_one_that_looks(case: Case):
    seat_number = re.compile(r"^seat ?\+?(\d)")
    for table in positions(case, every=40):
        seats = table.game.options.seats
        own = [numbered(table, seat) for seat in range(seats)]
        for looking in range(seats):
            for name, number in own[looking].items():
                match = seat_number.match(name)
                if match:
                    whose = (looking + int(match[1])) % seats
                    first = name[: match.start(1)] + "0" + name[match.end(1) :]
                    assert number == own[whose][first], name


@isle
def test_the_piece_in_hand_is_one_hot(variant: str):
    for table, seat in placing(variant):
        question = table.question(seat)
        for observer in range(-1, 2):
            numbers = numbered(table, observer)
            shapes = table.game.printed()["shapes"]
            assert [shape for shape in shapes if numbers[f"piece_{shape}"]] == [question["shape"]]
            colours = [
                colour for colour in table.game.printed()["colours"] if numbers[f"piece_colour_{colour}"]
            ]
            assert colours == ([question["colour"]] if question.get("colour") else [])
            assert numbers["question_place"] == 1 and numbers["question_mine"] == (observer == seat)


@isle
def test_planes_show_the_piece_the_hull_the_rooms_and_what_is_not_covered(variant: str):
    layout = None
    for table, seat in placing(variant):
        layout = layout or Layout(table.game, planes=True)
        printed, view = table.game.printed(), table.view(seat)
        planes = dict(
            zip(layout.channels, layout.observe(table, seat, np.zeros(1, np.int8))["planes"], strict=True)
        )
        assert squares(planes["piece"]) == {
            tuple(square) for square in printed["shapes"][table.question(seat)["shape"]]["turns"][0]
        }
        rooms = printed["room_grid"]
        assert squares(planes["hull"]) == signs(rooms, set("".join(rooms)) - {"~"})
        for room in printed["rooms"]:
            assert squares(planes[f"room_{room['letter']}"]) == signs(rooms, {room["letter"]})
        for offset in range(2):
            player = view["seats"][(seat + offset) % 2]
            boat = printed["boats"][player["boat"]]
            covered = {tuple(square) for tile in player["tiles"] for square in tile["squares"]}
            assert squares(planes[f"seat{offset}_rat"]) == signs(boat, {"x"}) - covered
            for colour in printed["colours"]:
                assert squares(planes[f"seat{offset}_map_{colour}"]) == signs(boat, {colour[0]}) - covered
                cats = {
                    tuple(s)
                    for tile in player["tiles"]
                    if tile.get("colour") == colour
                    for s in tile["squares"]
                }
                assert squares(planes[f"seat{offset}_{colour}"]) == cats


def squares(plane: np.ndarray) -> set[tuple[int, int]]:
    assert set(np.unique(plane)) <= {0, 1}
    return {(int(row), int(column)) for row, column in np.argwhere(plane)}


def signs(rows: list[str], wanted: set[str]) -> set[tuple[int, int]]:
    return {
        (row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign in wanted
    }


def test_a_batch_draws_the_planes_of_single_environments():
    batch = BatchEnv("isle_of_cats", "family", 2, num_envs=3, opponents=None, planes=True)
    observations, _ = batch.reset(seed=1)
    for step in range(30):
        observations, *_ = batch.step(batch.random_actions(step))
    for row, position in enumerate(batch.positions()):
        seat = int(position.table.next_seat())
        alone = batch.layout.observe(position.table, seat, np.zeros(1, np.int8))
        assert (observations["planes"][row] == alone["planes"]).all() and alone["planes"].any()


def test_every_plane_has_a_meaning():
    layout = Layout(open_game("isle_of_cats", "full", 2), planes=True)
    added = [channel for channel in layout.channels if f"{channel}[0,0]" not in layout.names]
    described = {components.entry_of("isle_of_cats", channel, components.PLANES) for channel in added}
    assert described == set(components.entries("isle_of_cats", components.PLANES))


def test_the_family_game_has_a_smaller_space_without_cards():
    full, family = (open_game("isle_of_cats", variant, 2).observation_names for variant in ("full", "family"))
    assert len(family) < len(full) - 600
    assert not [
        name for name in family if name.startswith(("hand_", "pack_", "discard_", "wish_", "sister_"))
    ]
    assert not [name for name in full if name.startswith(("family_", "sister_"))]


@every_real_case
def test_spaces_have_the_bounds_the_pages_name(case: Case):
    env = SeatEnv(case[0], case[1], case[2], planes=True)
    for key in set(env.observation_space.spaces) - {"action_mask"}:
        space = env.observation_space[key]
        assert (space.low == 0).all() and (space.high == 1).all()
    for table in positions(case, every=25):
        for seat in range(case[2]):
            assert env.observation_space.contains(
                env.layout.observe(table, seat, mask_of(table.game.number_of_actions, []))
            )


def test_names_carry_the_version():
    assert VERSION == 1
    assert pettingzoo.env("felinia", players=2).metadata["name"] == "felinia_v1"


def buffer_of(space):
    return {key: np.full(part.shape, 7, part.dtype) for key, part in space.spaces.items()}


@every_real_game
@pytest.mark.parametrize("planes", [False, True])
def test_observe_into_writes_what_would_be_returned(case: Case, planes: bool):
    single = SeatEnv(*case, planes=planes)
    expected, _ = single.reset(seed=1)
    assert_written(expected, single.observation_space, single.observe_into)
    many = BatchEnv(*case, num_envs=3, planes=planes)
    expected, _ = many.reset(seed=1)
    assert_written(expected, many.observation_space, many.observe_into)
    turns = pettingzoo.env(*case, planes=planes)
    turns.reset(seed=1)
    together = pettingzoo.parallel_env(*case, planes=planes)
    seen, _ = together.reset(seed=1)
    for agent in turns.possible_agents:
        assert_written(
            turns.observe(agent), turns.observation_space(agent), lambda b, a=agent: turns.observe_into(a, b)
        )
        assert_written(
            seen[agent], together.observation_space(agent), lambda b, a=agent: together.observe_into(a, b)
        )


def assert_written(expected, space, write) -> None:
    buffer = buffer_of(space)
    kept = {key: part for key, part in buffer.items()}
    write(buffer)
    for key, part in expected.items():
        assert buffer[key] is kept[key] and (part == buffer[key]).all(), key


def test_observe_into_takes_a_plain_array_and_refuses_another():
    env = SeatEnv("felinia", players=2, mask="info")
    expected, _ = env.reset(seed=1)
    row = np.empty_like(expected)
    env.observe_into(row)
    assert (row == expected).all()
    with pytest.raises(BadOption, match="shape"):
        env.observe_into(np.empty(3, np.float32))
    with pytest.raises(BadOption, match="the space has"):
        env.observe_into({"observation": row, "action_mask": row})


@every_real_game
def test_dlpack_shares_the_memory_of_an_observation(case: Case):
    observation, _ = SeatEnv(*case, mask="info").reset(seed=1)
    shared = np.from_dlpack(observation)
    assert np.shares_memory(shared, observation)
    rows, _ = BatchEnv(*case, num_envs=2, mask="info").reset(seed=1)
    assert np.shares_memory(np.from_dlpack(rows), rows) and rows.flags.writeable
