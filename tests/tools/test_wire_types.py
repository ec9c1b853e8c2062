"""TypeScript types from TypedDicts: the page knows a game's plain data by them."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

import pytest

from tools import game_types

Colour = Literal["blue", "green"]


class Cat(TypedDict):
    """A cat on a boat."""

    colour: Colour | None
    squares: list[tuple[int, int]]  # row and column


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
export type Cat = { colour: Colour | null; /** row and column */ squares: [number, number][] };

export type Treasure = { kind: "rare" | "common"; weight?: number };

export type Boat = {
  name: string; tiles: (Cat | Treasure)[]; rats: { [key: string]: (number | null)[] };
  by_colour: { [key in Colour]?: number }; path: number[]; full: boolean; extra: unknown;
};

export type View = Boat;

export type TakeCat = { kind: "take"; colours: Colour[] };

export type Pass = { kind: "pass" };

export type Question = TakeCat | Pass;
"""


def test_typed_dicts_unions_and_literals_become_typescript():
    assert game_types.declarations({"View": Boat, "Question": Question}) == EXPECTED


def test_an_empty_dict_has_a_value_under_no_key():
    class Nothing(TypedDict):
        pass

    text = game_types.declarations({"Question": Pass | Nothing})
    assert "export type Nothing = { [key: string]: undefined };" in text
    assert "export type Question = Pass | Nothing;" in text


def test_of_two_types_of_one_name_the_second_is_called_by_its_root_too():
    class Other(TypedDict):
        age: int

    Other.__name__ = "Cat"
    text = game_types.declarations({"View": Cat, "Question": list[Other]})
    assert "export type QuestionCat = { age: number };" in text
    assert "export type Question = QuestionCat[];" in text


def test_a_long_union_takes_several_lines():
    words = Literal[
        "a long word",
        "another long word",
        "one more long word",
        "and the last of these long words",
        "the end",
    ]
    text = game_types.declarations({"Question": words})
    first, *lines = text.splitlines()
    assert first == "export type Question ="
    assert lines == [
        '  | "a long word" | "another long word" | "one more long word" | "and the last of these long words"',
        '  | "the end";',
    ]


def test_what_json_does_not_know_is_refused():
    class Wrong(TypedDict):
        when: set[int]

    with pytest.raises(TypeError, match="has no TypeScript type"):
        game_types.declarations({"View": Wrong})
