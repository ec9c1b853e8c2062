"""Random boats, scored by the rules and by a second, plain reading of RULES.md made of sets of squares."""

import random
import tomllib
from itertools import combinations

import pytest

from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.desk.referee import answer
from katzentisch.games.isle_of_cats.state.scoring import sister_lines, surveys, total
from katzentisch.games.isle_of_cats.tests.positions import rules

COLOURS = ["blue", "green", "red", "purple", "orange"]
MATERIAL = {
    name: tomllib.loads((BOX.folder / "material" / f"{name}.toml").read_text())
    for name in ("boats", "cards", "family_cards", "solo_cards", "shapes", "tiles")
}
ROOMS = MATERIAL["boats"]["room_grid"]
HULL = {(r, c) for r in range(9) for c in range(22) if ROOMS[r][c] != "~"}


def beside(square):
    row, column = square
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


EDGE = {square for square in HULL if beside(square) - HULL}


def random_tiles(boat, chance, wanted):
    """Tiles laid one after another at random legal places, drawn from the whole box."""
    table = rules().deal(1)
    grid = table.parts.boats.grid
    tiles, seen = [], set()
    for _ in range(wanted):
        shape = chance.choice(table.parts.tiles.shapes)
        kind = MATERIAL["shapes"]["shape"][shape]["group"]
        colour = chance.choice(COLOURS[: chance.choice([2, 5])]) if kind in ("cat", "oshax") else None
        if (shape, colour) in seen and kind != "common":
            continue
        number = table.parts.tiles.shapes.index(shape)
        piece = table.parts.tiles.polyominoes[number]
        places = list(grid.places(piece, table.rows, 0, table.near_at(0), zeros(0), 0))
        if not places:
            continue
        place = chance.choice(places)
        table.lay(0, number, COLOURS.index(colour) if colour else 5, place)
        squares = table.parts.tiles.polyominoes[number].squares(place // 198, place % 198 // 22, place % 22)
        tile = {"kind": kind, "shape": shape, "cells": [list(square) for square in squares]}
        if colour:
            tile["colour"] = colour
        tiles.append(tile)
        seen.add((shape, colour))
    return tiles


class Plain:
    """A boat measured by sets, word for word as the rules say."""

    def __init__(self, boat, tiles, facts):
        self.facts = facts
        marks = MATERIAL["boats"]["boat"][boat]["grid"]
        self.areas = [({tuple(cell) for cell in tile["cells"]}, tile) for tile in tiles]
        self.covered = set().union(*(area for area, _ in self.areas)) if tiles else set()
        self.rats = {square for square in HULL if marks[square[0]][square[1]] == "x"} - self.covered
        self.maps = {square for square in HULL if marks[square[0]][square[1]] in "bgrpo"} - self.covered
        self.cats = [(area, tile) for area, tile in self.areas if "colour" in tile]
        self.treasures = [area for area, tile in self.areas if "colour" not in tile]
        self.rooms = {letter: {s for s in HULL if ROOMS[s[0]][s[1]] == letter} for letter in "ABCDEFG"}
        self.families = sorted((len(group) for group in self.groups() if len(group) >= 3), reverse=True)

    def touch(self, area, other):
        return any(beside(square) & other for square in area)

    def groups(self):
        groups = [{number} for number in range(len(self.cats))]
        for cat, other in combinations(range(len(self.cats)), 2):
            same = self.cats[cat][1]["colour"] == self.cats[other][1]["colour"]
            if same and self.touch(self.cats[cat][0], self.cats[other][0]):
                first = next(group for group in groups if cat in group)
                second = next(group for group in groups if other in group)
                if first is not second:
                    first |= second
                    groups.remove(second)
        return groups

    def points(self, size):
        return {3: 8, 4: 11, 5: 15}.get(size, 20 + 5 * (size - 6)) if size >= 3 else 0

    def of(self, colour, cats=None):
        return [area for area, tile in (cats or self.cats) if tile["colour"] == colour]

    def lonely(self):
        return [self.cats[next(iter(group))] for group in self.groups() if len(group) == 1]

    def measure(self, name, score, colour):
        colour = score.get("colour", colour)
        edge = {named: len([area for area in self.of(named) if area & EDGE]) for named in COLOURS}
        near = {
            named: [a for a in self.of(named) if any(self.touch(a, t) for t in self.treasures)]
            for named in COLOURS
        }
        return {
            "edge_empty": lambda: len(EDGE - self.covered),
            "middle_row_empty": lambda: 22 - len([s for s in self.covered if s[0] == 4]),
            "cats": lambda: len(self.cats),
            "oshax": lambda: len([1 for _, tile in self.cats if tile["kind"] == "oshax"]),
            "colour_count": lambda: len(self.of(colour)),
            "min_colour_count": lambda: min(len(self.of(named)) for named in COLOURS),
            "edge_cats": lambda: sum(edge.values()),
            "edge_colour_count": lambda: edge[colour],
            "edge_colour_best": lambda: max(edge.values()),
            "edge_colours": lambda: len([1 for number in edge.values() if number]),
            "lonely_cats": lambda: len(self.lonely()),
            "lonely_colour_count": lambda: len([1 for _, tile in self.lonely() if tile["colour"] == colour]),
            "families": lambda: len([1 for size in self.families if size >= score["at_least"]]),
            "family_lead": lambda: int(bool(self.families) and self.families[0] >= self.facts["others"]),
            "largest_family": lambda: self.families[0] if self.families else 0,
            "nth_family_points": lambda: self.points(([*self.families, 0, 0, 0])[score["n"] - 1]),
            "rare_treasures": lambda: len([1 for _, tile in self.areas if tile["kind"] == "rare"]),
            "common_treasures": lambda: len([1 for _, tile in self.areas if tile["kind"] == "common"]),
            "treasures": lambda: len(self.treasures),
            "treasures_touching": lambda: len(
                [1 for t in self.treasures if any(self.touch(t, area) for area in self.of(colour))]
            ),
            "visible_rats": lambda: len(self.rats),
            "visible_maps": lambda: len(self.maps),
            "covered_maps": lambda: 5 - len(self.maps),
            "filled_rooms": lambda: len([1 for room in self.rooms.values() if room <= self.covered]),
            "rooms_unfilled_of": lambda: len([1 for x in score["rooms"] if self.rooms[x] - self.covered]),
            "rooms_touched_of": lambda: len([1 for x in score["rooms"] if self.rooms[x] & self.covered]),
            "private_lessons": lambda: self.facts["lessons"],
            "permanent_baskets": lambda: self.facts["baskets"],
            "turn_position": lambda: self.facts["position"],
            "fish": lambda: self.facts["fish"],
            "colours_not_touching_treasure": lambda: len([1 for named in COLOURS if not near[named]]),
            "colours_not_on_edge": lambda: len([1 for number in edge.values() if not number]),
            "colours_not_touching_rat": lambda: len(
                [1 for named in COLOURS if not any(self.touch(area, self.rats) for area in self.of(named))]
            ),
            "cats_over_15": lambda: max(0, len(self.cats) - 15),
            "cats_not_touching_treasure": lambda: len(self.cats) - sum(len(areas) for areas in near.values()),
        }[name]()

    def worth(self, card, colour=None, solo=False):
        score = card["score"]
        if solo and "solo" in score:
            score = {**score, **score["solo"]}
        measured = self.measure(score["metric"], score, colour)
        if score["kind"] == "per":
            return score["points"] * (measured // score.get("divisor", 1))
        holds = {"==": measured == score.get("value"), ">=": measured >= score.get("value", 0)}
        holds["<"] = measured < score.get("value", 0)
        return score["points"] if holds[score["cmp"]] else 0


def case_of(mode, boat, tiles, chance):
    facts = {"fish": chance.randrange(9), "baskets": chance.randrange(5), "position": chance.randrange(1, 5)}
    facts |= {"others": chance.randrange(7), "lessons": chance.randrange(1, 9)}
    case = {"mode": mode, "boat": boat, "tiles": tiles, "check_contact": True, "fish": facts["fish"]}
    case |= {"baskets": facts["baskets"], "turn_position": facts["position"]}
    case |= {"private_lesson_count": facts["lessons"], "opponents_largest_family": [0, facts["others"]]}
    return case, facts


@pytest.mark.rule("I076", "I080", "I081", "I084", "I085", "I086", "I118", "I119", "I123", "I124")
@pytest.mark.parametrize("seed", range(12))
def test_random_boats_are_scored_alike_in_all_modes_with_every_lesson(seed):
    chance = random.Random(seed)
    boat = chance.choice(["boat1", "boat2", "boat3", "boat4"])
    tiles = random_tiles(boat, chance, chance.choice([3, 12, 40]))
    cards = MATERIAL["cards"]["card"]
    private = [card for card in cards if card["kind"] == "lesson"]
    public = [card for card in cards if card["kind"] == "public_lesson"]
    named = {card["id"]: chance.choice(COLOURS) for card in public if card["choose_colour"]}
    for mode in ("full", "family", "solo"):
        case, facts = case_of(mode, boat, tiles, chance)
        plain = Plain(boat, tiles, facts)
        lessons = MATERIAL["family_cards"]["card"] if mode == "family" else private
        case["lessons"] = [card["id"] for card in lessons]
        base = -len(plain.rats) - 5 * (7 - plain.measure("filled_rooms", {}, None))
        base += sum(plain.points(size) for size in plain.families)
        if mode != "family":
            base += 3 * plain.measure("rare_treasures", {}, None)
            case["public"] = [
                {"id": card["id"], **({"colour": named[card["id"]]} if card["id"] in named else {})}
                for card in public
            ]
        if mode == "solo":
            case["solo"] = {"colours": chance.sample(COLOURS, 5), "lessons": list(range(197, 216))}
        result = answer(case)
        expected = {str(card["id"]): plain.worth(card, solo=mode == "solo") for card in lessons}
        assert result["lessons"]["cards"] == expected
        shared = (
            {}
            if mode == "family"
            else {str(card["id"]): plain.worth(card, named.get(card["id"])) for card in public}
        )
        if mode == "solo":
            shared = {number: (points + 1) // 2 for number, points in shared.items()}
            _check_sister(case, result, plain)
        assert result["public"]["cards"] == shared
        assert result["total"] == base + sum(expected.values()) + sum(shared.values())


def _check_sister(case, result, plain):
    cards = [card for card in MATERIAL["solo_cards"]["card"] if card["id"] >= 197 and card["id"] != 204]
    hers = {str(card["id"]): plain.worth(card) for card in cards}
    hers["204"] = max(hers.values())
    colours = {
        colour: (5 - rank) * len(plain.of(colour)) for rank, colour in enumerate(case["solo"]["colours"])
    }
    assert result["sister"] == {
        "colours": colours,
        "lessons": hers,
        "total": sum(hers.values()) + sum(colours.values()),
    }
    assert result["player_wins"] == (result["total"] > result["sister"]["total"])


@pytest.mark.parametrize(("variant", "seats"), [("full", 2), ("full", 4), ("family", 3), ("solo", 1)])
def test_the_quick_sum_that_decides_who_wins_is_the_sum_of_the_lines(variant, seats):
    game = rules(variant, seats)
    for seed in range(4):
        table = game.deal(seed)
        chance = random.Random(seed)
        while (seat := table.next_seat()) >= 0:
            table.play(seat, chance.choice(table.legal(seat)))
            if chance.random() < 0.05:
                counted = surveys(table)
                sums = [total(table, seat, survey) for seat, survey in enumerate(counted)]
                assert sums == [score.total for score in table.scores()][:seats]
        assert table.winners() == best_by_the_lines(table, variant, seats)


def best_by_the_lines(table, variant, seats):
    totals = [score.total for score in table.scores()]
    if variant == "solo":
        return [0] if totals[0] > sum(line.points for line in sister_lines(table, surveys(table)[0])) else []
    if variant == "family":
        second = [
            7 - len(filled["rooms"]) for filled in (line_of(score, "rooms") for score in table.scores())
        ]
    else:
        second = [table.fish(seat) for seat in range(seats)]
    top = max(zip(totals, second, strict=True))
    return [seat for seat in range(seats) if (totals[seat], second[seat]) == top]


def line_of(score, key):
    return next(line.facts for line in score.lines if line.key == key)
