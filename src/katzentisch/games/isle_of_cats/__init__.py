"""The Isle of Cats (Die Insel der Katzen): full game, family game and solo game."""

from pathlib import Path

from katzentisch.core.box import Box
from katzentisch.core.options import Setting, Variant
from katzentisch.games.isle_of_cats.game import Isle

_LEVELS: list[str | int | bool] = ["easy", "medium", "hard", "very_hard", "expert"]

BOX = Box(
    "isle_of_cats",
    "2",  # 1: a card in the call was carried out as soon as it arrived; draw cards in phase 3 read the whole hand
    [
        Variant("full", [2, 3, 4], []),
        Variant("family", [2, 3, 4], []),
        Variant("solo", [1], [Setting("difficulty", "easy", _LEVELS)]),
    ],
    Path(__file__).parent,
    Isle,
    decisions=145,
    earlier_material=("cfaf476692969932",),  # 0.1.0: fewer items named their source
)
