"""Refusals: why an action is not legal, as a value, never an exception.

The sentence is made where the reader's language is known, from `words/<language>.ftl`:
`[refusal]` holds one sentence per code, `[rule.<id>]` the section a refusal points to.
"""

from mypy_extensions import mypyc_attr

from katzentisch.core.options import CodedError


class Refusal:
    """Why an action may not be taken now: a stable code, the facts, and the rule that says so."""

    def __init__(self, code: str, rule: str, facts: dict[str, object]) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, rule={self.rule!r}, facts={self.facts!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return False
        return self.code == other.code and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


def refuse(code: str, rule: str, facts: dict[str, object] | None = None) -> Refusal:
    """Return a refusal with the facts that matter.

    >>> refuse("not_enough_silver", "trading", {"needs": 3, "has": 1})
    Refusal('not_enough_silver', rule='trading', facts={'needs': 3, 'has': 1})
    """
    return Refusal(code, rule, facts if facts is not None else {})


class IllegalChoice(ValueError):
    """Raised for an action that is not legal; `refusal` says why."""

    def __init__(self, refusal: Refusal, choice: dict[str, object]) -> None:
        super().__init__(f"{choice} is refused: {refusal.code} {refusal.facts} (rule {refusal.rule!r})")
        self.refusal = refusal
        self.choice = choice


@mypyc_attr(allow_interpreted_subclasses=True)
class NoSuchSeat(CodedError):
    """A seat that is not at this table; the message says which there are."""
