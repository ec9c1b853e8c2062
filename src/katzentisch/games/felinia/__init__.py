"""Felinia (Michael Schacht, Matagot 2010): trade at the markets, sail to the island, settle there."""

from pathlib import Path

from katzentisch.core.box import Box
from katzentisch.core.options import Setting, Variant
from katzentisch.games.felinia.game import Felinia

_NEXT_BOAT_VISIBLE = Setting("next_boat_visible", False, [False, True])

BOX = Box(
    name="felinia",
    rules_version="2",
    variants=[
        Variant("basic", [2, 3, 4], [_NEXT_BOAT_VISIBLE]),
        Variant("advanced", [2, 3, 4], [_NEXT_BOAT_VISIBLE]),
    ],
    folder=Path(__file__).parent,
    make=Felinia,
    decisions=130,
)
