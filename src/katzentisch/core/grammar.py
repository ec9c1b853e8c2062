"""Articles, endings and plurals: how the name of a thing stands in a sentence.

A name is a message with attributes (docs/add/a-language.md lists them). An attribute that spells the wanted form
out wins: `.the-dat-plural`, `.acc`, `.plural`. Otherwise English and German build it by rule, and other languages
take the nearest form that is spelled out. The page has the same rules in web/src/api/grammar.ts.
"""

from collections.abc import Callable, Sequence

ARTICLES = ("", "the", "a", "no", "your")
CASES = ("nom", "acc", "dat", "gen")
GENDERS = ("m", "f", "n", "pl")

_THE = {
    "nom": "der die das die",
    "acc": "den die das die",
    "dat": "dem der dem den",
    "gen": "des der des der",
}
_EIN = {"nom": "-,e,-,e", "acc": "en,e,-,e", "dat": "em,er,em,en", "gen": "es,er,es,er"}
_EIN_WORDS = {"a": "ein", "no": "kein", "your": "dein"}
_WEAK = {"nom": "e e e en", "acc": "en e e en", "dat": "en en en en", "gen": "en en en en"}
_MIXED = {"nom": "er e es en", "acc": "en e es en", "dat": "en en en en", "gen": "en en en en"}
_STRONG = {"nom": "er e es e", "acc": "en e es e", "dat": "em er em en", "gen": "en er en er"}
_ENGLISH = {"the": "the", "no": "no", "your": "your"}

Forms = Callable[[str], str | None]
"""The attributes of a message by name, its own text under the empty name."""


class Wanted:
    """The form a sentence wants of a name: article, case, one or many."""

    def __init__(self, article: str = "", case: str = "nom", many: bool = False) -> None:
        self.article = article
        self.case = case
        self.many = many

    def attribute(self) -> str:
        """Return the attribute that would spell this form out; empty for the plain name."""
        parts = [self.article, "" if self.case == "nom" else self.case, "plural" if self.many else ""]
        return "-".join(part for part in parts if part)


def phrase(language: str, noun: Forms, adjectives: Sequence[Forms], wanted: Wanted) -> str:
    """Return a name with its article and adjectives in the form a sentence wants."""
    if not adjectives:
        spelled = noun(wanted.attribute())
        if spelled is not None and "*" not in spelled and (wanted.article or language != "de"):
            return spelled
    if noun("proper") is not None:
        wanted = Wanted("", wanted.case, wanted.many)
    if language == "de":
        return _german(noun, adjectives, wanted)
    return _english(noun, adjectives, wanted)


def has_plural(language: str, noun: Forms) -> bool:
    """Whether a name can be counted: it has a plural, or is one."""
    return noun("plural") is not None or noun("gender") == "pl" or noun("article") == "none"


# ---------------------------------------------------------------------- English


def _english(noun: Forms, adjectives: Sequence[Forms], wanted: Wanted) -> str:
    word = (noun("plural") if wanted.many else None) or noun("") or ""
    words = [*(adjective("adjective") or adjective("") or "" for adjective in adjectives), word]
    article = _ENGLISH.get(wanted.article, "")
    if wanted.article == "a" and not wanted.many:
        article = (noun("article") if not adjectives else None) or _a_or_an(words[0])
        if noun("article") == "none":
            article = ""
    said = " ".join([article, *words] if article else words)
    return f"{said}'s" if wanted.case == "gen" else said


def _a_or_an(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"


# ---------------------------------------------------------------------- German


def _german(noun: Forms, adjectives: Sequence[Forms], wanted: Wanted) -> str:
    gender = noun("gender") or ""
    many = wanted.many or gender == "pl"
    column = GENDERS.index("pl" if many else gender) if many or gender in GENDERS else -1
    article = wanted.article if column >= 0 and not (wanted.article == "a" and many) else ""
    ending = _ending(article, wanted.case, column)
    words = [_bent(adjective, ending) for adjective in adjectives]
    words.append(_noun_form(noun, wanted.case, wanted.many).replace("*", ending))
    if article == "the":
        words.insert(0, _THE[wanted.case].split()[column])
    elif article:
        words.insert(0, _EIN_WORDS[article] + _EIN[wanted.case].split(",")[column].replace("-", ""))
    return " ".join(words)


def _ending(article: str, case: str, column: int) -> str:
    if column < 0:
        return ""
    table = _WEAK if article == "the" else _MIXED if article else _STRONG
    return table[case].split()[column]


def _bent(adjective: Forms, ending: str) -> str:
    word = adjective("adjective") or adjective("") or ""
    return word if adjective("bends") == "no" else word + ending


def _noun_form(noun: Forms, case: str, many: bool) -> str:
    spelled = noun(Wanted("", case, many).attribute())
    if spelled is not None:
        return spelled
    if not many:
        return noun("") or ""
    plural = noun("plural") or noun("") or ""
    return f"{plural}n" if case == "dat" and plural[-1:] not in ("n", "s", "*") else plural
