"""Phase 3: turning up trade tiles after the first step. RULES 4.3, "Decision REVEAL"."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.asked import ASK_NOTHING, ASK_REVEAL
from katzentisch.games.felinia.state.table import WALKING, FeliniaState


# F094, F222, R56
def ask(table: FeliniaState) -> None:
    """Ask for a tile to turn up, if there is one; then the merchant walks on."""
    if table.reveals > 0 and table.face_down[_kingdom(table)]:
        table.asked = ASK_REVEAL
    else:
        table.move = WALKING


# F221, R19
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List `stop`, and every face-down tile of this kingdom, near or far."""
    out = append(out, table.actions.stop)
    kingdom = _kingdom(table)
    hidden = table.face_down[kingdom]
    first = table.components.island.first[kingdom]
    while hidden:
        province = first + bits.lowest(hidden)
        out = append(out, table.actions.reveal + table.components.post_number[province])
        hidden &= hidden - 1
    return out


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why this tile cannot be turned up, or None if it can."""
    if action == table.actions.stop:
        return None
    island = table.components.island
    province = island.posts[action - table.actions.reveal]
    facts: dict[str, object] = {"province": island.provinces[province]}
    kingdom = _kingdom(table)
    if island.kingdom_of[province] != kingdom:
        facts["kingdom"] = island.kingdoms[kingdom]
        return refuse("tile_abroad", "revealing", facts)
    if not table.face_down[kingdom] & island.bit(province):
        return refuse("nothing_to_reveal", "revealing", facts)
    return None


# F094, R18
def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Turn up one tile, for everybody and for good, or stop."""
    table.asked = ASK_NOTHING
    if action == table.actions.stop:
        table.move = WALKING
        return
    island = table.components.island
    province = island.posts[action - table.actions.reveal]
    table.face_down[_kingdom(table)] ^= island.bit(province)
    table.reveals -= 1
    table.revealed += 1
    if table.listening:
        table.tell("revealed", seat, table.about_tile(province))


def _kingdom(table: FeliniaState) -> i64:
    return table.components.island.kingdom_of[table.province]
