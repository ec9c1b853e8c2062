"""Checks that all environments share: arguments of the constructor, and illegal actions."""

from katzentisch.core.game import Table
from katzentisch.core.options import BadOption
from katzentisch.core.refusals import IllegalChoice
from katzentisch.research import pictures

_ILLEGAL_MODES = ("raise", "lose")


def checked_render_mode(mode: str | None) -> str | None:
    """Return the render mode, or raise BadOption if there is none of this name."""
    if mode is not None and mode not in pictures.MODES:
        raise BadOption(f"there is no render mode {mode!r}; there are {', '.join(pictures.MODES)}")
    return mode


def checked_illegal_mode(illegal: str) -> str:
    """Return how illegal actions are treated, or raise BadOption if there is no such way."""
    if illegal not in _ILLEGAL_MODES:
        raise BadOption(f"illegal {illegal!r} is not one of {', '.join(_ILLEGAL_MODES)}")
    return illegal


def raise_if_illegal(table: Table, seat: int, action: int) -> None:
    """Raise IllegalChoice if this action is not open to the seat."""
    refusal = table.why_not(seat, action)
    if refusal is not None:
        known = 0 <= action < table.game.number_of_actions
        raise IllegalChoice(refusal, table.game.choice(action) if known else {"action": action})


def refusal_data(refused: Exception) -> dict[str, object]:
    """Return a refusal as plain data: its code, facts and rule, or what was wrong with the number."""
    if isinstance(refused, IllegalChoice):
        refusal = refused.refusal
        return {"code": refusal.code, "facts": refusal.facts, "rule": refusal.rule}
    return {"code": "no_such_action", "facts": {"said": str(refused)}, "rule": "turns"}
