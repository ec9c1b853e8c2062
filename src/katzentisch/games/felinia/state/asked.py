"""The kinds of question a family may be asked: `FeliniaState.asked`. RULES 4, "Decision ..."."""

from typing import Final, Literal

ASK_NOTHING: Final = 0
ASK_BID: Final = 1
ASK_DEAL: Final = 2
ASK_GUILD: Final = 3
ASK_BOARD: Final = 4
ASK_REVEAL: Final = 5
ASK_STEP: Final = 6
ASK_KEEP: Final = 7
ASK_STORE: Final = 8
ASK_CLOSE: Final = 9
QuestionKind = Literal["", "bid", "deal", "guild", "board", "reveal", "step", "keep", "store", "close"]
QUESTIONS: Final[list[QuestionKind]] = [
    "",
    "bid",
    "deal",
    "guild",
    "board",
    "reveal",
    "step",
    "keep",
    "store",
    "close",
]
