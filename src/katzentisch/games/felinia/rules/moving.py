"""Phase 3: a merchant's steps. RULES 4.3, 9.3, "Decision STEP"."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.rules import settling
from katzentisch.games.felinia.state.asked import ASK_NOTHING, ASK_STEP
from katzentisch.games.felinia.state.table import ENTERED, FOOD, FeliniaState


def enter(table: FeliniaState, province: i64) -> None:
    """Step into a province."""
    table.province = province
    table.steps += 1
    table.visited |= table.components.island.bit(province)
    table.symbol = table.components.island.symbol_first[province]
    table.move = ENTERED
    if table.listening:
        name = table.components.island.provinces[province]
        table.tell("landed" if table.steps == 1 else "stepped", table.actor, {"province": name})


# F167, F168, F226
def _ways_on(table: FeliniaState, seat: i64) -> i64:
    """Return where the merchant may go, as bits: by road, not visited, no merchant, no face-down tile.

    A step after the third costs one food.
    """
    island = table.components.island
    # F092, F164, R46
    if table.steps >= island.steps and table.of(seat, FOOD) == 0:
        return 0
    kingdom = island.kingdom_of[table.province]
    # F099, F100, F101
    closed = table.visited | table.settled[kingdom] | table.face_down[kingdom]
    # F095, F229
    return island.roads[table.province] & ~closed


# F104, R56
def ask(table: FeliniaState) -> None:
    """Ask for a further step, if there is a way on; otherwise the merchant goes home."""
    if _ways_on(table, table.actor):
        table.asked = ASK_STEP
    else:
        settling.go_home(table)


# F223, R17
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List `stop`, and the provinces the merchant may enter."""
    out = append(out, table.actions.stop)
    island = table.components.island
    first = table.actions.go + island.first[island.kingdom_of[table.province]]
    return bits.append_members(out, first, _ways_on(table, seat))


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why the merchant cannot go there, or None if he can."""
    if action == table.actions.stop:
        return None
    island = table.components.island
    province = action - table.actions.go
    facts: dict[str, object] = {"province": island.provinces[province]}
    here = island.kingdom_of[table.province]
    if island.kingdom_of[province] != here:
        facts["kingdom"] = island.kingdoms[here]
        return refuse("frontier", "moving", facts)
    bit = island.bit(province)
    if not island.roads[table.province] & bit:
        facts["here"] = island.provinces[table.province]
        return refuse("no_road", "moving", facts)
    if table.visited & bit:
        return refuse("visited", "moving", facts)
    if table.settled[here] & bit:
        return refuse("merchant_there", "moving", facts)
    if table.face_down[here] & bit:
        return refuse("tile_face_down", "moving", facts)
    if table.steps >= island.steps and table.of(seat, FOOD) == 0:
        return refuse("no_food", "food", {"steps": int(island.steps)})
    return None


# F164, F165
def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Go on, paying one food for a step after the third, or stop and go home."""
    table.asked = ASK_NOTHING
    if action == table.actions.stop:
        settling.go_home(table)
        return
    if table.steps >= table.components.island.steps:
        table.add(seat, FOOD, -1)
        if table.listening:
            table.tell("food_spent", seat, {"left": int(table.of(seat, FOOD))})
    enter(table, action - table.actions.go)
