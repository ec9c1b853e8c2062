"""How things stand for a seat, at a glance: for the greedy bot and for searches. Uses its information alone."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.felinia.components import Components
from katzentisch.games.felinia.table import GOLD, SILVER, SPICE, STOCK, TILES, FeliniaTable


def names(components: Components) -> list[str]:
    """Name the features."""
    return ["silver", "gold", "spice", "tiles", "stock"]


def features(table: FeliniaTable, seat: i64) -> vec[float]:
    """Return how the table stands for a seat."""
    row = vec[float]()
    row = append(row, float(table.of(seat, SILVER)) / 6.0)
    row = append(row, float(table.of(seat, GOLD)) / 6.0)
    row = append(row, float(table.of(seat, SPICE)) / 6.0)
    row = append(row, float(table.of(seat, TILES)) / 6.0)
    return append(row, float(table.of(seat, STOCK)) / 10.0)


def prior(table: FeliniaTable, seat: i64, action: i64) -> float:
    """Return how promising a legal action looks to this seat at a glance; higher is better."""
    return -1.0 if action >= table.choices.sell else 0.0
