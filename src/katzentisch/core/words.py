"""Sentences for people: `words/<language>.ftl`, in Project Fluent's format.

Code asks for a dotted key, `event.sold`; the file holds it as `event-sold`. What a message may contain beside
Fluent's own syntax are these functions; docs/add/a-language.md explains them, web/src/api/words.ts has them too:

    NAME($good, domain: "good")      the name of a thing, of a list of things: article, case, number, form, capital
    COUNTED($n, "boot", domain: "thing")     a number and the name: "1 boot", "3 boots"
    PLAYER($seat)                    the name of the player in that seat; of several, a list
    YOU($seat)                       "yes" if the reader sits there, "among" if others do too, otherwise "no"
    LIST($seats, join: "or")         a list of numbers or texts: "2, 3 or 4"
    SIZE($cards)                     how many things a list holds
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax import FluentParser, ast, visitor

from katzentisch.core.grammar import Forms, Wanted, has_plural, phrase
from katzentisch.core.points import written
from katzentisch.core.pseudo import PSEUDO, pseudo

LANGUAGES = ("en", "de")
_NOT_IN_AN_ID = re.compile(r"[^A-Za-z0-9_-]+")
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


@cache
def id_of(key: str) -> str:
    """Return the message of a dotted key: "event.sold" -> "event-sold"."""
    return _NOT_IN_AN_ID.sub("-", key).strip("-")


class Words:
    """The sentences of one language, from one or more files; later files win.

    `you` is the seat of the reader, None for somebody who only watches.
    """

    def __init__(self, language: str, *sources: str, names: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.you: int | None = None
        self.sources = sources
        self._texts: dict[str, str] = {}
        self._plain = {id_of(key): name for key, name in (names or {}).items()}
        for source in sources:
            self._texts.update(entries(source))
        self._parsed: dict[str, Message | None] = {}
        self._named: dict[str, dict[str, str] | None] = {}
        self._bundle = FluentBundle(
            ["en" if language == PSEUDO else language], functions=_FUNCTIONS, use_isolating=False
        )
        self._parse([name for name in self._texts if name.startswith("-")])

    def for_seat(self, you: int | None) -> "Words":
        """Return the same sentences as the player in a seat reads them."""
        other = Words.__new__(Words)
        other.__dict__.update(self.__dict__)
        other.you = you
        return other

    def plus(self, other: "Words") -> "Words":
        """Return these sentences and others, which win."""
        both = Words(self.language, *self.sources, *other.sources, names={**self._plain, **other._plain})
        return both.for_seat(self.you)

    def with_names(self, names: Mapping[str, str]) -> "Words":
        """Return these sentences and names for things that have none."""
        return Words(self.language, *self.sources, names={**names, **self._plain}).for_seat(self.you)

    def ids(self) -> list[str]:
        """Return the messages, as they stand in the files."""
        return [name for name in self._texts if not name.startswith("-")]

    def has(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        return id_of(key) in self._texts

    def below(self, prefix: str, suffix: str = "") -> list[str]:
        """Return what stands between a prefix and a suffix: ("rule", "title") -> ["turns", ...]."""
        start, end = f"{id_of(prefix)}-", f"-{suffix}" if suffix else ""
        return [
            name[len(start) : len(name) - len(end)]
            for name in self._texts
            if name.startswith(start) and name.endswith(end)
        ]

    def say(self, key: str, facts: Mapping[str, object] | None = None, players: Sequence[str] = ()) -> str:
        """Return the sentence under a key with its blanks filled; the key itself where there is none."""
        message = self._message(id_of(key))
        if message is None or message.value is None:
            return self._plain.get(id_of(key), key)
        if "gender" in message.attributes:  # a name that bends
            return self._phrase(key, key, [], Wanted())
        return self._format(message.value, facts or {}, players)

    def event(self, heard: Mapping[str, object], players: Sequence[str]) -> str:
        """Return the log line of an event as one seat heard it (see `Event.heard_by`)."""
        key = f"event.{heard['kind']}"
        if heard.get("secret") and self.has(f"{key}_secret"):
            key = f"{key}_secret"
        return self.say(key, heard, players)

    def refusal(self, code: str, facts: Mapping[str, object], players: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal."""
        return self.say(f"refusal.{code}", facts, players)

    def name(self, domain: str, value: object) -> str:
        """Return the name of a thing as it stands alone, on a label: ("good", "wine") -> "Wine"."""
        return capital(self._phrase(f"{domain}.{value}", str(value), [], Wanted()))

    def blanks(self, key: str) -> dict[str, str]:
        """Return the facts a sentence asks for, each with the domain of its names, empty where it has none."""
        asked = _Blanks()
        asked.visit(FluentParser().parse(self._texts.get(id_of(key), "")))
        return asked.domains

    # ------------------------------------------------------------------ messages

    def _message(self, name: str) -> Message | None:
        if name not in self._parsed:
            self._parse([name])
        return self._parsed[name]

    def _parse(self, names: Sequence[str]) -> None:
        """Parse messages when they are first asked for, and those they refer to."""
        for name in names:
            self._parsed[name] = None
            if name not in self._texts:
                continue
            resource = FluentParser().parse(self._texts[name])
            self._bundle.add_resource(resource, allow_overrides=True)
            if not name.startswith("-") and self._bundle.has_message(name):
                self._parsed[name] = self._bundle.get_message(name)
            references = References()
            references.visit(resource)
            self._parse([other for other in references.names if other not in self._parsed])

    def _format(self, pattern: Pattern, facts: Mapping[str, object], players: Sequence[str]) -> str:
        before = _READER.set((self, players))
        try:
            current = CurrentEnvironment(args=_Facts(facts))
            said = pattern(ResolverEnvironment(context=self._bundle, errors=[], current=current))
        finally:
            _READER.reset(before)
        return said if isinstance(said, str) else said.format(self._bundle._babel_locale)

    # ------------------------------------------------------------------ names

    def _phrase(self, key: str, otherwise: str, adjectives: Sequence[Forms], wanted: Wanted) -> str:
        noun = self._forms(key)
        if noun is None:
            return self._plain.get(id_of(key), otherwise)
        return phrase(self.language, noun, adjectives, wanted)

    def _forms(self, key: str) -> Forms | None:
        """Return the attributes of a name by name, its own text under the empty name."""
        name = id_of(key)
        if name not in self._named:
            message = self._message(name)
            forms: dict[str, str] | None = None
            if message is not None:
                patterns = {"": message.value, **message.attributes}
                forms = {form: self._format(p, {}, ()) for form, p in patterns.items() if p is not None}
            self._named[name] = forms
        known = self._named[name]
        return None if known is None else known.get

    def joined(self, parts: Sequence[str], style: str = "and") -> str:
        """Return a list as the language writes it: "A, B and C"."""
        if len(parts) < 2 or style == "comma":
            return ", ".join(parts)
        return format_list(parts, style="or" if style == "or" else "standard", locale=_locale(self.language))


@cache
def _locale(language: str) -> Locale:
    """Return where the language's lists are written as we write them: "A, B and C" is British."""
    return Locale.parse("en_GB" if language in ("en", PSEUDO) else language)


_READER: ContextVar[tuple[Words, Sequence[str]]] = ContextVar("reader")


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------------- facts


class _Whole(FluentInt):
    """A whole number, written without separators."""

    def format(self, locale: Locale) -> str:
        return str(int(self))


class _Broken(FluentFloat):
    """A number with a fraction: halves with their sign, others by locale."""

    def format(self, locale: Locale) -> str:
        return written(float(self)) if (2 * self).is_integer() else super().format(locale)


class _List(FluentType):
    """A list of facts."""

    def __init__(self, items: Sequence[object]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        words, _ = _READER.get()
        return words.joined([_shown(item) for item in self.items])


class _Facts(dict[str, object]):
    """The facts of a sentence, turned into Fluent's types when they are asked for."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        super().__init__()
        self.facts = facts

    def __missing__(self, name: str) -> object:
        return _fluent(self.facts[name]) if name in self.facts else FluentNone(f"{{${name}}}")


_LONGEST_TEXT = 800  # letters of a fact; Fluent's resolver fails at a thousand


def _fluent(value: object) -> object:
    if isinstance(value, str):
        return value if len(value) <= _LONGEST_TEXT else f"{value[:_LONGEST_TEXT]}…"
    if isinstance(value, FluentType):
        return value
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "none"}[value]
    if isinstance(value, int):
        return _Whole(value)
    if isinstance(value, float):
        return _Whole(value) if value.is_integer() else _Broken(value)
    return _List(value) if isinstance(value, (list, tuple)) else str(value)


def _shown(value: object) -> str:
    """Return a fact as text."""
    words, _ = _READER.get()
    value = _fluent(value)
    return value.format(words._bundle._babel_locale) if isinstance(value, FluentType) else str(value)


# ---------------------------------------------------------------------- functions


class _Noun(NamedTuple):
    """What a message says of a name: where it is listed, and how it is bent. NAME and COUNTED take these options."""

    domain: str
    adjective: str = "colour"
    article: str = ""
    case: str = "nom"
    capital: str = "no"

    def said(self, text: str) -> str:
        """Return the text, with a capital letter where the message wants one."""
        return capital(text) if self.capital == "yes" else text


def _name(
    thing: object, *adjectives: object, number: str = "one", form: str = "", join: str = "and", **how: str
) -> object:
    if isinstance(thing, FluentNone):
        return thing
    words, _ = _READER.get()
    noun = _Noun(**how)
    wanted = Wanted(noun.article, noun.case, number == "many")
    bends = _adjectives(adjectives, noun.adjective)
    if form:
        return noun.said(_attribute(f"{noun.domain}.{_shown(thing)}", form) or _shown(thing))
    if isinstance(thing, _List):
        names = _grouped([_shown(item) for item in thing.items], noun.domain, bends, wanted)
        return noun.said(words.joined(list(names), join))
    return noun.said(words._phrase(f"{noun.domain}.{_shown(thing)}", _shown(thing), bends, wanted))


def _attribute(key: str, form: str) -> str | None:
    forms = _READER.get()[0]._forms(key)
    if forms is None:
        return None
    spelled = forms(form)
    return forms("") if spelled is None else spelled


def _adjectives(values: Sequence[object], domain: str) -> list[Forms]:
    words, _ = _READER.get()
    every = (words._forms(f"{domain}.{_shown(value)}") for value in values)
    return [forms for forms in every if forms is not None]


def _grouped(
    things: Sequence[str], domain: str, adjectives: Sequence[Forms], wanted: Wanted
) -> Iterator[str]:
    """Yield each name once, those that come several times counted: "2 serfs", "a squire"."""
    words, _ = _READER.get()
    for thing, n in Counter(things).items():
        if n == 1:
            yield words._phrase(f"{domain}.{thing}", thing, adjectives, wanted)
        else:
            yield _number_of(str(n), f"{domain}.{thing}", thing, adjectives, wanted.case)


def _number_of(n: str, key: str, otherwise: str, adjectives: Sequence[Forms], case: str) -> str:
    words, _ = _READER.get()
    noun = words._forms(key)
    if noun is None or not has_plural(words.language, noun):
        return f"{n} × {words._phrase(key, otherwise, adjectives, Wanted('', case))}"
    return f"{n} {phrase(words.language, noun, adjectives, Wanted('', case, True))}"


def _counted(n: object, thing: object, *adjectives: object, **how: str) -> object:
    if isinstance(n, FluentNone):
        return n
    words, _ = _READER.get()
    noun = _Noun(**how)
    key, bends = f"{noun.domain}.{_shown(thing)}", _adjectives(adjectives, noun.adjective)
    if n != 1:
        return _number_of(_shown(n), key, _shown(thing), bends, noun.case)
    said = words._phrase(key, _shown(thing), bends, Wanted(noun.article, noun.case))
    return noun.said(said if noun.article else f"1 {said}")


def _player(seats: object, *, case: str = "nom", you: str = "", join: str = "and") -> object:
    if isinstance(seats, FluentNone):
        return seats
    words, players = _READER.get()
    names = []
    for seat in seats.items if isinstance(seats, _List) else [seats]:
        if you and seat == words.you:
            names.append(you)
        elif isinstance(seat, int) and 0 <= seat < len(players):
            names.append(players[seat])
        else:
            names.append(_shown(seat))
    if case == "gen" and not (you and names[-1] == you):
        names[-1] = _whose(names[-1], words.language)
    return words.joined(names, join)


def _whose(name: str, language: str) -> str:
    """Return the genitive of a player's name."""
    if language == "de":
        return f"{name}'" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"
    return f"{name}'s"


def _you(seats: object) -> str:
    words, _ = _READER.get()
    every = seats.items if isinstance(seats, _List) else [seats]
    if words.you is None or words.you not in every:
        return "no"
    return "yes" if len(every) == 1 else "among"


def _list(things: object, *, join: str = "and") -> object:
    words, _ = _READER.get()
    return (
        words.joined([_shown(item) for item in things.items], join) if isinstance(things, _List) else things
    )


def _size(things: object) -> object:
    if isinstance(things, FluentNone):
        return things
    return _Whole(len(things.items) if isinstance(things, _List) else 1)


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "NAME": _name,
    "COUNTED": _counted,
    "PLAYER": _player,
    "YOU": _you,
    "LIST": _list,
    "SIZE": _size,
}


# ---------------------------------------------------------------------- files


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a file with their text, without parsing them."""
    starts = list(_ENTRY.finditer(source))
    for entry, following in zip(starts, [*(start.start() for start in starts[1:]), len(source)], strict=True):
        yield entry.group(1), source[entry.start() : following]


class References(visitor.Visitor):
    """Collects the messages a message refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note the message."""
        self.names.append(node.id.name)


class _Blanks(visitor.Visitor):
    """Collects the facts a message asks for, and the domain of their names."""

    def __init__(self) -> None:
        self.domains: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.domains.setdefault(node.id.name, "")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        options = {option.name.name: option.value for option in node.arguments.named}
        domain, things = options.get("domain"), node.arguments.positional
        first = things[1] if node.id.name == "COUNTED" and len(things) > 1 else things[0] if things else None
        if isinstance(first, ast.VariableReference) and isinstance(domain, ast.StringLiteral):
            self.domains[first.id.name] = domain.value
        self.generic_visit(node)


@cache
def read(language: str, folder: Path) -> str:
    """Read the file of a language in a folder; the pseudo-language is made from English."""
    if language == PSEUDO:
        return pseudo(read("en", folder))
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def load(language: str, *folders: Path) -> Words:
    """Read the words of a language from these folders, later ones winning."""
    return Words(language, *(read(language, folder) for folder in folders))
