"""A game as a product: its name, its variants, its folder, and how its rules are made.

A game is a folder under `games/` whose package has a `BOX`. Nothing lists the games by hand.
"""

from collections.abc import Callable
from pathlib import Path

from katzentisch.core.game import Game
from katzentisch.core.material import Material, MaterialError
from katzentisch.core.options import BadOption, Options, Variant

Settings = dict[str, str | int | bool]


class Box:
    """One game: its name, its variants (the first is the default), its folder, and how its rules are made."""

    def __init__(
        self,
        name: str,
        rules_version: str,
        variants: list[Variant],
        folder: Path,
        make: Callable[[Options, Material, str], Game],
        decisions: int = 0,
        earlier_material: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.variants = variants
        self.folder = folder
        self.make = make
        # Decisions one seat makes in the default variant; measured between greedy bots, checked by tests/lab/test_length.py.
        self.decisions = decisions
        # Hashes the game's own material had when only its notes were others: what was begun with it goes on.
        self.earlier_material = earlier_material

    def __repr__(self) -> str:
        names = ", ".join(variant.name for variant in self.variants)
        return f"<Box of {self.name}: {names}>"

    def variants_with(self, material: Path | None) -> list[Variant]:
        """Return the variants this material has; a game whose material lists them overrides this."""
        return self.variants

    def variant(self, name: str | None, material: Path | None = None) -> Variant:
        """Return a variant by name, the default one for None."""
        variants = self.variants_with(material)
        if name is None:
            return variants[0]
        for variant in variants:
            if variant.name == name:
                return variant
        names = [variant.name for variant in variants]
        raise BadOption(
            f"{self.name} has no variant {name!r}; it has {', '.join(names)}",
            "no_variant",
            {"game": self.name, "variant": name, "right": names},
        )

    def material(self, folder: Path | None = None) -> Material:
        """Read the game's material, or corrected material from another folder."""
        return Material(folder if folder is not None else self.folder / "material")

    def options(
        self,
        variant: str | None = None,
        seats: int | None = None,
        settings: Settings | None = None,
        material: Path | None = None,
    ) -> Options:
        """Return checked options with every default filled in; BadOption says what is wrong."""
        chosen = self.variant(variant, material)
        number = seats if seats is not None else chosen.seats[0]
        return chosen.check(Options(self.name, chosen.name, number, settings))

    def open(
        self,
        variant: str | None = None,
        seats: int | None = None,
        settings: Settings | None = None,
        material: Path | None = None,
    ) -> Game:
        """Make the rules for these options anew; `games.open` makes them once and keeps them.

        BadOption and MaterialError say what is wrong.
        """
        try:
            options = self.options(variant, seats, settings, material)
            game = self.make(options, self.material(material), self.rules_version)
        except MaterialError as error:
            error.words = self.folder / "words"
            raise
        if material is None:
            game.earlier_material = self.earlier_material
        else:
            game.material_folder = str(material)
        return game
