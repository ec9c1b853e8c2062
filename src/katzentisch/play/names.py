"""Friendly names for people who give none."""

from collections.abc import Container

from katzentisch.core.words import Words


def friendly_name(words: Words, taken: Container[str]) -> str:
    """Return the first animal of the table's words that nobody is called by; numbered when all are taken."""
    animals = [words.name("animal", animal) for animal in words.below("animal")]
    number = 1
    while True:
        for animal in animals:
            name = animal if number == 1 else f"{animal} {number}"
            if name not in taken:
                return name
        number += 1
