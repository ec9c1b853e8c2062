"""Feudalia: deck building and resource management for 2 to 4 players, or 1 for training."""

from pathlib import Path

from katzentisch.core.box import Box
from katzentisch.core.game import Game
from katzentisch.core.material import Material
from katzentisch.core.options import Options, Setting, Variant
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.box.components import EXTENDED, Components, Scenario
from katzentisch.games.feudalia.game import Feudalia

_RULES_VERSION = "2"
FOLDER = Path(__file__).parent


# U008
def _variants(box: Components) -> list[Variant]:
    """Return one variant for each scenario the material has, the learning game first."""
    players = box.game.numbers("players", at_least=2)
    seats = [*players, 1] if box.game.flag("solo", default=False) else players
    return [Variant(scenario.id, seats, _settings(box, scenario)) for scenario in box.scenarios]


# U030, U129
def _settings(box: Components, scenario: Scenario) -> list[Setting]:
    """Return what can be chosen besides: edition, first player, beginners' wheat fief, objective variants."""
    offered = [
        Setting("edition", EXTENDED, list(box.editions(scenario))),
        Setting("first_player", "random", ["random", "seat_1"]),
    ]
    if not scenario.fixed_fiefs:
        offered.append(Setting("wheat_fief", False, [False, True]))
    offered += [Setting(objective.id, False, [False, True]) for objective in box.objectives]
    return [*offered, Setting("random_objectives", 0, list(range(len(box.objectives) + 1)))]


class FeudaliaBox(Box):
    """The entry of the registry; corrected material from another folder brings its own scenarios."""

    def variants_with(self, material: Path | None) -> list[Variant]:
        """Return the scenarios of a folder with material, or of the game's own."""
        return self.variants if material is None else _variants(checks.read(self.material(material)))


def _make(options: Options, material: Material, rules_version: str) -> Game:
    """Make the rules for options that were checked."""
    return Feudalia(options, material, rules_version)


BOX = FeudaliaBox(
    "feudalia", _RULES_VERSION, _variants(checks.read(Material(FOLDER / "material"))), FOLDER, _make, 165
)
