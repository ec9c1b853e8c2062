"""What is printed in a game and how its choices are numbered, as the page reads it."""

import msgspec

from katzentisch.core.game import Game
from katzentisch.server.wire.bodies.catalogue import BlockInfo, FieldInfo, Printed


def printed(game: Game) -> bytes:
    """Return what is printed and how choices are numbered, as JSON."""
    blocks = [
        BlockInfo(block.kind, block.first, [FieldInfo(name, values) for name, values in block.fields])  # type: ignore[arg-type]
        for block in game.actions.blocks
    ]
    options = game.options
    return msgspec.json.encode(
        Printed(
            options.game,
            options.variant,
            options.seats,
            options.settings,
            game.rules_version,
            game.material_hash,
            dict(game.printed()),
            blocks,
        )
    )
