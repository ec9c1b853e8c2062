"""What a table waits for: the kind of the open question, or the next step nobody is asked about."""

from typing import Final, Literal

EffectKind = Literal[
    "produce_resource",
    "produce_fief",
    "trade_option",
    "trade_pay",
    "trade_pay_fief",
    "trade_gain",
    "trade_gain_fief",
    "discard_card",
    "sell_card",
    "eliminate_card",
    "recall_card",
    "repeat_card",
    "rob_coins",
    "rob_cubes",
    "loot",
    "loot_fief",
    "choose_branch",
    "fill_resource",
]

# What a table waits for. Below MAIN: setting up and start phase; above it: the further steps of an action.
ASK_NOTHING: Final = 0
ASK_WORKER: Final = 1
ASK_DRAFT: Final = 2
ASK_SAME_TYPE: Final = 3
ASK_STRAIGHTEN_ORDER: Final = 4
ASK_TAX_CUBE: Final = 5
ASK_TAX_SET: Final = 6
ASK_MAIN: Final = 7
ASK_FIELD_FIEF: Final = 8
ASK_ELIMINATED: Final = 9
ASK_PAY: Final = 10
ASK_TAKE_MASTER: Final = 11
ASK_PUT_UNDER: Final = 12
ASK_PLACE: Final = 13
ASK_MOVE_FIEF: Final = 14
ASK_STASH_AMOUNT: Final = 15
ASK_ADJUST: Final = 16
ASK_PRODUCE_RESOURCE: Final = 17
ASK_PRODUCE_FIEF: Final = 18
ASK_TRADE_OPTION: Final = 19
ASK_TRADE_PAY: Final = 20
ASK_TRADE_PAY_FIEF: Final = 21
ASK_TRADE_GAIN: Final = 22
ASK_TRADE_GAIN_FIEF: Final = 23
ASK_DISCARD_CARD: Final = 24
ASK_SELL_CARD: Final = 25
ASK_ELIMINATE_CARD: Final = 26
ASK_RECALL_CARD: Final = 27
ASK_REPEAT_CARD: Final = 28
ASK_ROB_COINS: Final = 29
ASK_ROB_CUBES: Final = 30
ASK_LOOT: Final = 31
ASK_LOOT_FIEF: Final = 32
ASK_CHOOSE_BRANCH: Final = 33
ASK_FILL_RESOURCE: Final = 34
# Steps nobody is asked about: the flow goes on by itself.
STEP_DEAL_DECKS: Final = 40
STEP_DEAL_FIEFS: Final = 41
STEP_LAY_OUT_MASTERS: Final = 42
STEP_TURN_BEGINS: Final = 43
STEP_STRAIGHTENING: Final = 44
STEP_TAX: Final = 45
STEP_PAID: Final = 46
STEP_RUN: Final = 47
STEP_FINAL_PHASE: Final = 48
STEP_ADJUSTING: Final = 49
STEP_TURN_ENDS: Final = 50

# The name of each question, for words, views and refusals
EFFECT_NAMES: Final[dict[int, EffectKind]] = {
    ASK_PRODUCE_RESOURCE: "produce_resource",
    ASK_PRODUCE_FIEF: "produce_fief",
    ASK_TRADE_OPTION: "trade_option",
    ASK_TRADE_PAY: "trade_pay",
    ASK_TRADE_PAY_FIEF: "trade_pay_fief",
    ASK_TRADE_GAIN: "trade_gain",
    ASK_TRADE_GAIN_FIEF: "trade_gain_fief",
    ASK_DISCARD_CARD: "discard_card",
    ASK_SELL_CARD: "sell_card",
    ASK_ELIMINATE_CARD: "eliminate_card",
    ASK_RECALL_CARD: "recall_card",
    ASK_REPEAT_CARD: "repeat_card",
    ASK_ROB_COINS: "rob_coins",
    ASK_ROB_CUBES: "rob_cubes",
    ASK_LOOT: "loot",
    ASK_LOOT_FIEF: "loot_fief",
    ASK_CHOOSE_BRANCH: "choose_branch",
    ASK_FILL_RESOURCE: "fill_resource",
}
NAMES: Final[dict[int, str]] = {
    ASK_WORKER: "worker",
    ASK_DRAFT: "draft",
    ASK_SAME_TYPE: "same_type",
    ASK_STRAIGHTEN_ORDER: "straighten_order",
    ASK_TAX_CUBE: "tax_cube",
    ASK_TAX_SET: "tax_set",
    ASK_MAIN: "main",
    ASK_FIELD_FIEF: "field_fief",
    ASK_ELIMINATED: "eliminate_for",
    ASK_PAY: "pay",
    ASK_TAKE_MASTER: "take_master",
    ASK_PUT_UNDER: "put_under",
    ASK_PLACE: "place",
    ASK_MOVE_FIEF: "move_fief",
    ASK_STASH_AMOUNT: "stash_amount",
    ASK_ADJUST: "adjust",
    **EFFECT_NAMES,
}
