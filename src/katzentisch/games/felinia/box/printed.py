"""What is printed: the files of one mode, as a page needs them to draw any table."""

from typing import Any

from katzentisch.core.material import Material
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.box.printed_types import Printed


def printed(material: Material, components: Components) -> Printed:
    """Return the material of this mode, and which spaces are open."""
    return {
        "goods": _file(material, "goods.toml"),
        "boats": _file(material, "boats.toml"),
        "trade_tiles": _file(material, "trade_tiles.toml"),
        "special_tiles": _file(material, "special_tiles.toml"),
        "bonus_tiles": _file(material, "bonus_tiles.toml"),
        "mysterious_places": _file(material, "mysterious_places.toml"),
        "setup": _file(material, "setup.toml"),
        "board": _file(material, components.mode.text("board")),
        "families": int(components.families),
        "open": [space for number, space in enumerate(components.spaces) if components.is_open[number]],
    }


def _file(material: Material, name: str) -> Any:
    """Return a file as it is; tests hold the shipped files to `printed_types.py`."""
    return material.file(name).data
