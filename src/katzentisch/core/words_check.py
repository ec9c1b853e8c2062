"""Checks the files of sentences: what is missing, unused or cannot be said. `katzentisch words check` prints it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from katzentisch.core.grammar import ARTICLES, CASES, GENDERS
from katzentisch.core.words import References, Words, id_of

BASE = "en"  # what other languages are compared with
_ONE_LANGUAGE = ("argparse-",)  # argparse speaks English by itself
_NAMING = {"domain", "adjective", "article", "case", "number", "form", "capital", "join"}
_FUNCTIONS = {
    "NAME": _NAMING,
    "COUNTED": _NAMING - {"number", "form", "join"},
    "PLAYER": {"case", "you", "join"},
    "YOU": set[str](),
    "LIST": {"join"},
    "SIZE": set[str](),
    "NUMBER": {"minimumFractionDigits", "maximumFractionDigits", "useGrouping"},
}
_VALUES = {
    "article": ARTICLES[1:],
    "case": CASES,
    "number": ("one", "many"),
    "capital": ("yes", "no"),
    "join": ("and", "or", "comma"),
}
_ATTRIBUTES = {"plural", "gender", "article", "proper", "adjective", "bends"}
_SPELLED_OUT = re.compile(r"(the|a|no|your)?-?(acc|dat|gen)?-?(plural)?")


@dataclass(frozen=True, order=True, slots=True)
class Fault:
    """Something wrong with a message of a file; `code` has a sentence under `words` in the shell's words."""

    file: str
    message: str
    code: str
    detail: str = ""


def check_folder(folder: Path, shown: str, others: Iterable[str] = ()) -> Iterator[Fault]:
    """Yield the faults of all languages of a folder; `others` are texts whose messages may be named, too."""
    sources = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}
    words = {language: Words(language, source) for language, source in sources.items()}
    for language, source in sources.items():
        file = f"{shown}/{language}.ftl"
        known = Words(language, *others, source)
        yield from _check_file(file, source, known)
        if BASE in words and language != BASE:
            yield from _compared(file, words[language], words[BASE])


def _compared(file: str, words: Words, base: Words) -> Iterator[Fault]:
    """Yield what a language lacks or has too much, compared with English; names of its own it may have."""
    here, there = set(words.ids()), set(base.ids())
    own_names = tuple(f"{call.option('domain')}-" for source in words.sources for call in _calls(source))
    needless = _spelled(base) - _spelled(words)  # names that only the English sentences spell out
    for name in sorted(there ^ here):
        if name in there:
            if name not in needless:
                yield Fault(file, name, "missing")
        elif not name.startswith((*_ONE_LANGUAGE, *own_names)):
            yield Fault(file, name, "not_in_english")
    for name in sorted(here & there):
        own, other = set(words.blanks(name)), set(base.blanks(name))
        if own != other:
            yield Fault(file, name, "blanks", ", ".join(sorted(f"${fact}" for fact in own ^ other)))


def _spelled(words: Words) -> set[str]:
    """Return the names that sentences ask for by their id: NAME("cat", domain: "tile") asks for tile-cat."""
    calls = [call for source in words.sources for call in _calls(source)]
    return {id_of(f"{call.option('domain')}.{thing}") for call in calls for thing in call.literals}


def _check_file(file: str, source: str, known: Words) -> Iterator[Fault]:
    """Yield what is wrong with the messages of one file."""
    ids, seen = known.ids(), set[str]()
    forms = {call.option("form") for call in _calls(source)} - {""}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            yield Fault(file, entry.content.strip().split("\n")[0][:60] if entry.content else "", "syntax")
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        name = entry.id.name
        if name in seen:
            yield Fault(file, name, "twice")
        seen.add(name)
        for attribute in entry.attributes:
            if not _is_attribute(attribute.id.name, forms):
                yield Fault(file, name, "attribute", attribute.id.name)
            if attribute.id.name == "gender" and _text(attribute.value) not in GENDERS:
                yield Fault(file, name, "gender", _text(attribute.value))
        for call in _calls_in(entry):
            yield from (Fault(file, name, code, detail) for code, detail in call.faults(ids))
        references = References()
        references.visit(entry)
        yield from (Fault(file, name, "reference", other) for other in references.names if other not in ids)


def _is_attribute(name: str, forms: set[str]) -> bool:
    return name in _ATTRIBUTES or name in forms or bool(_SPELLED_OUT.fullmatch(name))


def _text(pattern: ast.Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


# ---------------------------------------------------------------------- calls of functions


class _Call:
    """A call of a function in a message."""

    def __init__(self, node: ast.FunctionReference) -> None:
        self.name = node.id.name
        self.options = {option.name.name: option.value.value for option in node.arguments.named}
        things = node.arguments.positional
        self.literals = [thing.value for thing in things if isinstance(thing, ast.StringLiteral)]

    def option(self, name: str) -> str:
        return str(self.options.get(name, ""))

    def faults(self, ids: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield what is wrong with the call: code and detail."""
        if self.name not in _FUNCTIONS:
            yield "function", self.name
            return
        for option, value in self.options.items():
            if option not in _FUNCTIONS[self.name]:
                yield "option", f"{self.name}({option}: …)"
            elif option in _VALUES and value not in _VALUES[option]:
                yield "option", f'{self.name}({option}: "{value}")'
        if "domain" in _FUNCTIONS[self.name]:
            domain = self.option("domain")
            if not any(name.startswith(f"{domain}-") for name in ids):
                yield "domain", domain
            for thing in self.literals:
                names = (id_of(f"{domain}.{thing}"), id_of(f"{self.option('adjective') or 'colour'}.{thing}"))
                if not set(names) & set(ids):
                    yield "reference", names[0]


class _Calls(visitor.Visitor):
    """Collects the calls of functions."""

    def __init__(self) -> None:
        self.calls: list[_Call] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append(_Call(node))
        self.generic_visit(node)


def _calls_in(entry: ast.SyntaxNode) -> list[_Call]:
    collected = _Calls()
    collected.visit(entry)
    return collected.calls


def _calls(source: str) -> list[_Call]:
    return _calls_in(FluentParser().parse(source))


# ---------------------------------------------------------------------- what code asks for

_LITERAL = re.compile(r"""["'`]([a-z_]+(?:\.[\w${}().\[\]-]+)+)["'`]""")
_COMPOSED = re.compile(r"""["'`]([a-z_]+(?:\.[a-z_]+)*)[._]\$?\{""")
_DOMAIN = re.compile(r"""(?:\bname|domain|columnName|below|_phrase)["']?[:(]\s*["']([a-z_]+)["']""")
_TOKENS = (re.compile(r"[A-Za-z0-9_]+"), re.compile(r"[A-Za-z0-9_-]+"))
_WHOLE = ("event", "question", "choice", "refusal", "page", "keys", "board", "screen", "describe", "undo")
_ALWAYS = ("rule-", "animal-", "argparse-")  # listed as a whole


class Asked:
    """What a body of code and data asks for: keys as they are, beginnings of composed keys, and all words in it."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.keys: set[str] = set()
        self.prefixes: set[str] = set()
        self.tokens: set[str] = set()
        for text in texts:
            self.keys |= {id_of(key) for key in _LITERAL.findall(text)}
            self.prefixes |= {id_of(prefix) for prefix in _COMPOSED.findall(text) + _DOMAIN.findall(text)}
            self.tokens.update(*(pattern.findall(text) for pattern in _TOKENS))

    def asks(self, name: str) -> bool:
        """Whether the message may be asked for: named in full, or composed of a known beginning and known words."""
        if name in self.keys or name.startswith(_ALWAYS):
            return True
        for prefix in self.prefixes:
            if name.startswith((f"{prefix}-", f"{prefix}_")):
                rest = name[len(prefix) + 1 :].removesuffix("_secret")
                if rest in self.tokens or (prefix not in _WHOLE and self._composed(rest)):
                    return True
        prefix, _, rest = name.partition("-")
        return prefix not in _WHOLE and prefix in self.tokens and self._composed(rest)

    def _composed(self, rest: str) -> bool:
        """Whether the parts of a name are words of the code, as they are or put together."""
        return all(
            part in self.tokens or all(piece in self.tokens or piece.isdigit() for piece in part.split("_"))
            for part in rest.split("-")
        )


def unused(words: Words, asked: Asked) -> list[str]:
    """Return the messages that neither code nor another message asks for."""
    inner: set[str] = set()
    domains: set[str] = set()
    for source in words.sources:
        entry = FluentParser().parse(source)
        references = References()
        references.visit(entry)
        inner |= set(references.names)
        for call in _calls_in(entry):
            domains |= {call.option("domain"), call.option("adjective")} - {""}
            inner |= {id_of(f"{call.option('domain')}.{thing}") for thing in call.literals}
    asked.prefixes |= domains | {"colour"}
    return [name for name in words.ids() if name not in inner and not asked.asks(name)]
