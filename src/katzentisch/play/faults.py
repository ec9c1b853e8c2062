"""What is wrong with a record or an option, as facts and as a sentence: the same for the command line and the server."""

from katzentisch.core.options import CodedError
from katzentisch.core.words import Words


def facts_of(error: CodedError, words: Words) -> dict[str, object]:
    """Return the facts the sentence for an error tells, as people type them (true, not True), and the line of a record."""
    told = {"line", *words.blanks(f"fault.{error.code}")} if words.has(f"fault.{error.code}") else set()
    return {name: _typed(fact) for name, fact in error.facts.items() if name in told}


def said(error: CodedError, words: Words) -> str:
    """Return the sentence for an error; one without a code speaks for itself."""
    key = f"fault.{error.code}"
    if not error.code or not words.has(key):
        return str(error)
    sentence = words.say(key, facts_of(error, words))
    if error.code.startswith("choice_") and "line" in error.facts:
        return words.say("fault.in_line", {"line": error.facts["line"], "reason": sentence})
    return sentence


def _typed(fact: object) -> object:
    if isinstance(fact, list):
        return [_typed(item) for item in fact]
    return str(fact).lower() if isinstance(fact, bool) else fact
