"""Errors in the input of a command, and their sentences in the reader's language."""

import errno

from katzentisch import games
from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.material import MaterialError
from katzentisch.core.options import BadOption, CodedError
from katzentisch.core.record import RecordError
from katzentisch.core.words import Words, load
from katzentisch.play import faults


class Trouble(Exception):
    """Bad input: a code with a sentence under `[trouble]`, and the facts that fill its blanks."""

    def __init__(self, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts if facts is not None else {}


_FILE_TROUBLES = {
    errno.ENOENT: "file.enoent",
    errno.EACCES: "file.eacces",
    errno.EPERM: "file.eacces",
    errno.EISDIR: "file.eisdir",
    errno.ENOTDIR: "file.enotdir",
    errno.EEXIST: "file.eexist",
    errno.ENOSPC: "file.enospc",
    errno.ENAMETOOLONG: "file.enametoolong",
    errno.EROFS: "file.erofs",
}
TROUBLES = (Trouble, BadOption, MaterialError, RecordError, NoSuchChoice, OSError, UnicodeDecodeError)


def sentence(error: Exception, words: Words) -> str:
    """Return the one sentence that tells the reader what was wrong."""
    if isinstance(error, OSError):
        return words.say("trouble.file", {"file": error.filename or "-", "reason": os_reason(error, words)})
    if isinstance(error, UnicodeDecodeError):
        byte = f"0x{error.object[error.start]:02x}"
        return words.say("trouble.not_text", {"byte": byte, "position": str(error.start)})
    if isinstance(error, RecordError) and error.code == "refused_choice":
        return words.say("trouble.refused_choice", {**error.facts, "reason": _refusal(error, words.language)})
    if isinstance(error, (Trouble, CodedError)) and words.has(f"trouble.{error.code}"):
        return words.say(f"trouble.{error.code}", error.facts)
    if isinstance(error, CodedError) and words.has(f"fault.{error.code}"):
        return faults.said(error, words)
    if isinstance(error, MaterialError):
        return words.say("trouble.material", {"reason": complaint(error, words)})
    family = "record" if isinstance(error, RecordError) else "option"
    return words.say(f"trouble.{family}", {"reason": str(error)})


def os_reason(error: OSError, words: Words) -> str:
    """Return why a file cannot be used; what people seldom meet is said as the system says it."""
    key = _FILE_TROUBLES.get(error.errno or 0)
    return words.say(key) if key else error.strerror or str(error)


def complaint(error: MaterialError, words: Words) -> str:
    """Return what is wrong with material, in the reader's language where the complaint has a sentence."""
    key = f"complaint.{error.code}"
    known = words if error.words is None else words.plus(load(words.language, error.words))
    return known.say(key, error.facts) if error.code and known.has(key) else str(error)


def _refusal(error: RecordError, language: str) -> str:
    """Return why a recorded choice is refused, in the words of its game."""
    refused = error.facts["refused"]
    assert isinstance(refused, dict)
    words = load(language, games.box(str(error.facts["game"])).folder / "words")
    return words.refusal(str(error.facts["refusal"]), refused).removesuffix(".")
