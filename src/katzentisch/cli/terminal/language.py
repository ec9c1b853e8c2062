"""The reader's language: `--lang`, then the environment, then English."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from katzentisch import lab, play
from katzentisch.core.words import LANGUAGES, Words, load

WORDS = Path(__file__).parent.parent / "words"
LAB_WORDS = Path(lab.__file__).parent / "words"
_VARIABLES = ("KATZENTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def reader_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language asked for; read before the arguments are parsed, so that help is in it too."""
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            wish = value or next(iter(arguments[index + 1 : index + 2]), "")
            return wish if wish in LANGUAGES else _environment_language(environment)
    return _environment_language(environment)


def _environment_language(environment: Mapping[str, str]) -> str:
    for variable in _VARIABLES:
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def shell_words(language: str) -> Words:
    """Return the sentences of the shell."""
    return load(language, play.WORDS, WORDS, LAB_WORDS)
