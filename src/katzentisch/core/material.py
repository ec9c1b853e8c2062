"""Reading and checking a game's material: what is printed on cardboard, as TOML.

A game reads its files once, through `Entry`, which knows its file and key: every complaint names
file, key, value and what would be right. After that, code trusts material.

    boats.toml: boat[3] (boat-04): seats 'two' is not a whole number of at least 1

`source` and `reason` (or `why`) tell where a value comes from (`rulebook`, `public`, `reconstructed`); every
entry may have them, and `Material.sources` lists them for `katzentisch check --sources`.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from katzentisch.core.options import CodedError

_ABOUT = ("source", "reason", "why")
SOURCES = ("rulebook", "public", "reconstructed")
UNSAID = "unsaid"  # what `sources` says of an item that names no source


class MaterialError(CodedError):
    """Material that cannot be right; the message names file, key, value and what would be right.

    Its sentence stands under `complaint.<code>`: in `words`, the folder of a game's sentences, where a game complains.
    """

    words: Path | None = None


class Entry:
    """One table of a TOML file, and where it stands."""

    def __init__(self, where: str, data: dict[str, object]) -> None:
        self.where = where  # file and key, for messages
        self.data = data
        self.read: set[str] = set(_ABOUT)

    def wrong(self, complaint: str, code: str = "", facts: dict[str, object] | None = None) -> MaterialError:
        """Return a complaint about this entry, for the caller to raise; `code` names its sentence in other languages."""
        return MaterialError(f"{self.where}: {complaint}", code, {"where": self.where, **(facts or {})})

    def refused(self, code: str, complaint: str, /, **facts: object) -> MaterialError:
        """Return a game's own complaint, for the caller to raise; the facts fill its blanks in every language."""
        told: dict[str, object] = {
            name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()
        }
        return self.wrong(complaint.format(**told), code, told)

    def _not(self, key: str, value: object, right: str, code: str, facts: dict[str, object]) -> MaterialError:
        """Return the complaint that a value is not what it should be."""
        about = {"key": key, "value": repr(value), **facts}
        return self.wrong(f"{key} {value!r} is not {right}", f"material_{code}", about)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.data

    def value(self, key: str) -> object:
        """Return a value of any type."""
        self.read.add(key)
        if key not in self.data:
            keys = ", ".join(sorted(set(self.data) - set(_ABOUT)))
            complaint = f"{key} is missing (there is {keys or 'nothing'})"
            raise self.wrong(complaint, "material_key", {"key": key, "keys": keys or "–"})
        return self.data[key]

    def text(self, key: str, among: Sequence[str] | None = None, default: str | None = None) -> str:
        """Return a text, perhaps limited to those in `among`."""
        if default is not None and key not in self.data:
            return default
        return self._text(key, self.value(key), among)

    def number(self, key: str, at_least: int | None = None, default: int | None = None) -> int:
        """Return a whole number."""
        if default is not None and key not in self.data:
            return default
        return self._number(key, self.value(key), at_least)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        if default is not None and key not in self.data:
            return default
        value = self.value(key)
        if not isinstance(value, bool):
            raise self._not(key, value, "true or false", "flag", {})
        return value

    def texts(
        self, key: str, among: Sequence[str] | None = None, default: list[str] | None = None
    ) -> list[str]:
        """Return a list of texts."""
        if default is not None and key not in self.data:
            return default
        return [self._text(key, value, among) for value in self.values(key)]

    def numbers(self, key: str, at_least: int | None = None, default: list[int] | None = None) -> list[int]:
        """Return a list of whole numbers."""
        if default is not None and key not in self.data:
            return default
        return [self._number(key, value, at_least) for value in self.values(key)]

    def values(self, key: str) -> list[object]:
        """Return a list of anything."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self._not(key, value, "a list", "list", {})
        return value

    def entry(self, key: str) -> "Entry":
        """Return the table under a key."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self._not(key, value, "a table", "table", {})
        return Entry(f"{self.where}: {key}" if ":" not in self.where else f"{self.where}.{key}", value)

    def entries(self, key: str) -> list["Entry"]:
        """Return the tables of a [[key]] list, each known by its `id` if it has one."""
        entries: list[Entry] = []
        for index, value in enumerate(self.values(key)):
            if not isinstance(value, dict):
                raise self._not(f"{key}[{index}]", value, "a table", "table", {})
            known = f" ({value['id']})" if "id" in value else ""
            joint = ": " if ":" not in self.where else "."
            entries.append(Entry(f"{self.where}{joint}{key}[{index}]{known}", value))
        return entries

    def counts(self, key: str, among: Sequence[str]) -> dict[str, int]:
        """Return a table of whole numbers by name, as in `goods = { wine = 2 }`."""
        inner = self.entry(key)
        for name in inner.data:
            if name not in _ABOUT:
                self._text(key, name, among)
        return {name: inner.number(name, at_least=0) for name in inner.data if name not in _ABOUT}

    def finish(self) -> None:
        """Complain about keys nobody has read: they are misspelt or not known to this game."""
        unknown = sorted(set(self.data) - self.read)
        if unknown:
            known = ", ".join(sorted(self.read))
            complaint = f"unknown key {unknown[0]!r}; known are {known}"
            raise self.wrong(complaint, "material_unknown", {"key": unknown[0], "known": known})

    def _text(self, key: str, value: object, among: Sequence[str] | None) -> str:
        if not isinstance(value, str):
            raise self._not(key, value, "a text", "text", {})
        if among is not None and value not in among:
            right = ", ".join(among)
            raise self._not(key, value, f"one of {right}", "one_of", {"right": right})
        return value

    def _number(self, key: str, value: object, at_least: int | None) -> int:
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or (at_least is not None and value < at_least)
        ):
            right = "a whole number" if at_least is None else f"a whole number of at least {at_least}"
            code = "number" if at_least is None else "number_from"
            raise self._not(key, value, right, code, {"least": at_least})
        return value


class Material:
    """All TOML files of a folder, read once."""

    def __init__(self, folder: Path) -> None:
        import tomllib  # a seventh of the time to import a game; only who opens one needs it

        self.folder = folder
        self._files: dict[str, dict[str, object]] = {}
        if not folder.is_dir():
            raise MaterialError(
                f"{folder} is not a folder with material", "material_folder", {"folder": str(folder)}
            )
        for path in sorted(folder.glob("*.toml")):
            try:
                self._files[path.name] = tomllib.loads(path.read_text(encoding="utf-8"))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                facts: dict[str, object] = {"file": path.name, "reason": str(error)}
                complaint = f"{path.name}: not readable as TOML: {error}"
                raise MaterialError(complaint, "material_toml", facts) from error
        if not self._files:
            raise MaterialError(f"{folder} has no .toml file", "material_empty", {"folder": str(folder)})

    def file(self, name: str) -> Entry:
        """Return a file as an entry."""
        if name not in self._files:
            there = ", ".join(self._files)
            facts: dict[str, object] = {"file": name, "folder": str(self.folder), "there": there}
            complaint = f"{name} is missing in {self.folder}; there is {there}"
            raise MaterialError(complaint, "material_file", facts)
        return Entry(name, self._files[name])

    def hash(self) -> str:
        """Return a short hash of what the files say; comments and layout do not count."""
        import hashlib

        text = json.dumps(self._files, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def sources(self) -> list[tuple[str, str, str, str]]:
        """Return (file, item, source, reason) for every item; the source is UNSAID where none is named.

        An item is a table that names its source or has values of its own: a member of a list, a named
        table, or the first lines of a file that names a source there. It has the source that it names, or that of the table around
        it; tables inside an item belong to it unless they name a source themselves.
        """
        sources: list[tuple[str, str, str, str]] = []
        for name, data in self._files.items():
            _collect_sources(name, "", data, (UNSAID, ""), sources)
        return sources


def _collect_sources(
    file: str,
    key: str,
    data: dict[str, object],
    around: tuple[str, str],
    out: list[tuple[str, str, str, str]],
) -> None:
    about = _about(file, key, data) or around
    inner = [(f"{key}.{name}" if key else name, value) for name, value in data.items() if name not in _ABOUT]
    is_item = "source" in data or (key != "" and any(not _has_tables(value) for _, value in inner))
    if is_item:
        out.append((file, key or "(all)", *about))
    for name, value in inner:
        if isinstance(value, dict):
            _collect_inner(file, name, value, about, is_item and key != "", out)
        elif isinstance(value, list):
            for number, member in enumerate(value):
                if isinstance(member, dict):
                    known = f"{name}[{member.get('id', number)}]"
                    _collect_inner(file, known, member, about, is_item and key != "", out)


def _collect_inner(
    file: str,
    key: str,
    data: dict[str, object],
    around: tuple[str, str],
    of_an_item: bool,
    out: list[tuple[str, str, str, str]],
) -> None:
    """Collect the sources of a table; one inside an item is an item only if it names its source."""
    if not of_an_item or "source" in data:
        _collect_sources(file, key, data, around, out)


def _about(file: str, key: str, data: dict[str, object]) -> tuple[str, str] | None:
    """Return the source that a table names and the reason for it."""
    source = data.get("source")
    if not isinstance(source, str):
        return None
    if source not in SOURCES:
        right = ", ".join(SOURCES)
        facts: dict[str, object] = {
            "where": f"{file}: {key}",
            "key": "source",
            "value": repr(source),
            "right": right,
        }
        complaint = f"{file}: {key}: source {source!r} is not one of {right}"
        raise MaterialError(complaint, "material_one_of", facts)
    return source, str(data.get("reason", data.get("why", "")))


def _has_tables(value: object) -> bool:
    """Whether a value is a table or a list of tables."""
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(member, dict) for member in value)
    )
