"""Why not: which chapter explains the refusal of an action, and refusals that belong to no chapter.

`legal` decides; these functions explain. They are asked only about actions that are not legal now.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.rules import cubes, housing, main
from katzentisch.games.feudalia.state.asked import (
    ASK_ADJUST,
    ASK_MAIN,
    ASK_PAY,
    ASK_PLACE,
    ASK_TAX_CUBE,
    NAMES,
)
from katzentisch.games.feudalia.state.table import FeudaliaState

# The section of the rules a question is about; those of effects are not listed
_SECTIONS: Final = {
    "worker": "setup",
    "draft": "setup",
    "same_type": "setup",
    "straighten_order": "start",
    "tax_cube": "tax",
    "tax_set": "tax",
    "main": "turns",
    "field_fief": "fields",
    "eliminate_for": "hiring",
    "pay": "paying",
    "take_master": "masters",
    "put_under": "masters",
    "place": "masters",
    "move_fief": "masters",
    "stash_amount": "masters",
    "adjust": "final",
}


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal:
    """Say why an action that is not legal now is not."""
    actions = table.actions
    question = NAMES[int(table.asked)]
    section = _SECTIONS.get(question, "effects")
    in_main_list = actions.hire <= action <= actions.pass_
    if table.asked == ASK_MAIN and in_main_list:
        refusal = main.why_not(table, seat, action)
        if refusal is not None:
            return refusal
    elif table.asked in (ASK_PAY, ASK_TAX_CUBE, ASK_ADJUST) and actions.give <= action < actions.fief:
        return cubes.why_not(table, action, section)
    elif table.asked == ASK_PLACE and actions.house <= action < actions.amount:
        return housing.why_not(table, seat, action)
    elif in_main_list and not table.in_main:
        return refuse("not_the_main_phase", "turns")
    elif in_main_list:
        return refuse("finish_first", section, {"question": question})
    return refuse("not_asked", section, {"question": question})
