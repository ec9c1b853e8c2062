"""TypeScript types from TypedDicts: the page knows a game's plain data by them."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

import pytest

from tools import game_types

Colour = Literal["blue", "green"]


class Cat(TypedDict):
    """A cat on a boat."""

    colour: Colour | None
    squares: list[tuple[int, int]]


class Treasure(TypedDict):
    kind: Literal["rare", "common"]
    weight: NotRequired[float]


class Boat(TypedDict):
    name: str
    tiles: list[Cat | Treasure]
    rats: dict[str, list[int | None]]
    by_colour: Mapping[Colour, int]
    path: tuple[int, ...]
    full: bool
    extra: object


class TakeCat(TypedDict):
    kind: Literal["take"]
    colours: list[Colour]


class Pass(TypedDict):
    kind: Literal["pass"]


Question = TakeCat | Pass


EXPECTED = """\
export type Colour = "blue" | "green";

/** A cat on a boat. */
export interface Cat {
  colour: Colour | null;
  squares: [number, number][];
}

export interface Treasure {
  kind: "rare" | "common";
  weight?: number;
}

export interface Boat {
  name: string;
  tiles: (Cat | Treasure)[];
  rats: { [key: string]: (number | null)[] };
  by_colour: { [key in Colour]?: number };
  path: number[];
  full: boolean;
  extra: unknown;
}

export type View = Boat;

export interface TakeCat {
  kind: "take";
  colours: Colour[];
}

export interface Pass {
  kind: "pass";
}

export type Question = TakeCat | Pass;
"""


def test_typed_dicts_unions_and_literals_become_typescript():
    assert game_types.declarations({"View": Boat, "Question": Question}) == EXPECTED


def test_an_empty_question_is_part_of_a_union():
    class Nothing(TypedDict):
        pass

    text = game_types.declarations({"Question": Pass | Nothing})
    assert "export interface Nothing {\n}" in text
    assert "export type Question = Pass | Nothing;" in text


def test_two_types_of_one_name_are_refused():
    class Other(TypedDict):
        age: int

    Other.__name__ = "Cat"
    with pytest.raises(ValueError, match="two different types are called Cat"):
        game_types.declarations({"View": Cat, "Question": list[Other]})


def test_what_json_does_not_know_is_refused():
    class Wrong(TypedDict):
        when: set[int]

    with pytest.raises(TypeError, match="has no TypeScript type"):
        game_types.declarations({"View": Wrong})
