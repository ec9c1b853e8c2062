"""What is on the box: how a game is found, what can be chosen, and how it is opened.

A game is a folder under `games/` whose package has a `BOX`. Nothing lists the games by hand.
"""

from collections.abc import Callable
from pathlib import Path

from katzentisch.core.game import Game
from katzentisch.core.material import Material
from katzentisch.core.options import BadOption, Options, Variant


class Box:
    """A game on the shelf: its name, its variants (the first is the usual one), and its folder."""

    # Decisions one seat makes in the usual game; measured between quick bots, held by tests/lab/test_length.py.
    decisions = 0

    def __init__(
        self,
        name: str,
        rules_version: str,
        variants: list[Variant],
        folder: Path,
        make: Callable[[Options, Material, str], Game],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.variants = variants
        self.folder = folder
        self._make = make

    def variants_with(self, material: Path | None) -> list[Variant]:
        """Return the ways to play with this material; a game whose material lists them overrides this."""
        return self.variants

    def variant(self, name: str | None) -> Variant:
        """Return a variant by name, the usual one for None."""
        if name is None:
            return self.variants[0]
        for variant in self.variants:
            if variant.name == name:
                return variant
        names = [variant.name for variant in self.variants]
        raise BadOption(
            f"{self.name} has no variant {name!r}; it has {', '.join(names)}",
            "no_variant",
            {"game": self.name, "variant": name, "right": names},
        )

    def material(self, folder: Path | None = None) -> Material:
        """Read the game's material, or corrected material from another folder."""
        return Material(folder if folder is not None else self.folder / "material")

    def open(
        self,
        variant: str | None = None,
        seats: int | None = None,
        settings: dict[str, str | int | bool] | None = None,
        material: Path | None = None,
    ) -> Game:
        """Return the rules for these options; BadOption and MaterialError say what is wrong."""
        chosen = self.variant(variant)
        number = seats if seats is not None else chosen.seats[0]
        options = chosen.check(Options(self.name, chosen.name, number, settings))
        return self._make(options, self.material(material), self.rules_version)

    def open_options(self, options: Options, material: Path | None = None) -> Game:
        """Return the rules for options that were written down, as in a record."""
        return self.open(options.variant, options.seats, options.settings, material)
