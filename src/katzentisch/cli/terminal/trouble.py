"""Errors in the input of a command, and their sentences in the reader's language."""

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.material import MaterialError
from katzentisch.core.options import BadOption, CodedError
from katzentisch.core.record import RecordError
from katzentisch.core.words import Words


class Trouble(Exception):
    """Bad input: a code with a sentence under `[trouble]`, and the facts that fill its blanks."""

    def __init__(self, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts if facts is not None else {}


TROUBLES = (Trouble, BadOption, MaterialError, RecordError, NoSuchChoice, OSError, UnicodeDecodeError)


def sentence(error: Exception, words: Words) -> str:
    """Return the one sentence that tells the reader what was wrong."""
    if isinstance(error, OSError):
        return words.say(
            "trouble.file", {"file": error.filename or "-", "reason": error.strerror or str(error)}
        )
    if isinstance(error, UnicodeDecodeError):
        return words.say("trouble.not_text", {"reason": str(error)})
    if isinstance(error, (Trouble, CodedError)) and words.has(f"trouble.{error.code}"):
        said = words.say(f"trouble.{error.code}", {name: _typed(fact) for name, fact in error.facts.items()})
        if error.code.startswith("choice_") and "line" in error.facts:
            return words.say("trouble.in_line", {"line": error.facts["line"], "reason": said})
        return said
    if isinstance(error, MaterialError):
        return words.say("trouble.material", {"reason": complaint(error, words)})
    family = "record" if isinstance(error, RecordError) else "option"
    return words.say(f"trouble.{family}", {"reason": str(error)})


def complaint(error: MaterialError, words: Words) -> str:
    """Return what is wrong with material, in the reader's language where the complaint has a sentence."""
    key = f"complaint.{error.code}"
    return words.say(key, error.facts) if error.code and words.has(key) else str(error)


def _typed(fact: object) -> object:
    """Return a fact as people type it: true, not True."""
    if isinstance(fact, list):
        return [_typed(item) for item in fact]
    return str(fact).lower() if isinstance(fact, bool) else fact
