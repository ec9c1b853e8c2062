"""What a seat is asked, with what it needs to know to answer, for people and the page."""

from mypy_extensions import i64

from katzentisch.games.felinia.knowledge.view_types import Question
from katzentisch.games.felinia.rules import storage, trading
from katzentisch.games.felinia.state import asked
from katzentisch.games.felinia.state.table import STOCK, TILES, FeliniaState


def question(table: FeliniaState, seat: i64) -> Question:
    """Return what a seat is asked; empty if it is not asked."""
    kind = table.asked
    if kind == asked.ASK_NOTHING or seat != table.actor:
        return {}
    if kind == asked.ASK_BID:
        income = table.components.bank_income[table.turn]
        return {"kind": "bid", "turn": int(table.turn) + 1, "income": int(income)}
    if kind in (asked.ASK_DEAL, asked.ASK_GUILD):
        return {
            "kind": "guild" if kind == asked.ASK_GUILD else "deal",
            "space": table.components.spaces[table.space],
            "price": int(trading.price(table)),
        }
    if kind == asked.ASK_BOARD:
        return {"kind": "board", "stock": int(table.of(seat, STOCK))}
    if kind == asked.ASK_KEEP:
        return {"kind": "keep", "drawn": int(table.drawn)}
    if kind == asked.ASK_STORE:
        return {
            "kind": "store",
            "tiles": int(table.of(seat, TILES)),
            "keeps": int(storage.may_keep(table)),
            "price": int(table.components.storage_price),
        }
    if kind in (asked.ASK_REVEAL, asked.ASK_STEP):
        return _question_on_the_island(table)
    return {"kind": "close"}


def _question_on_the_island(table: FeliniaState) -> Question:
    island = table.components.island
    if table.asked == asked.ASK_REVEAL:
        kingdom = island.kingdoms[island.kingdom_of[table.province]]
        return {"kind": "reveal", "left": int(table.reveals), "kingdom": kingdom}
    return {
        "kind": "step",
        "here": island.provinces[table.province],
        "steps": int(table.steps),
        "food": int(table.steps >= island.steps),
    }
