"""Stored tables: the match of a table is replayed from its log, checked entry by entry.

A table goes on with the material it was begun with: that is kept in the store by its hash (`Materials`), so a
corrected file or a new version changes new tables only. A table whose rules this program no longer has is `OtherRules`; one whose
rows make no sense is `Damaged`.
"""

import contextlib
import json
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from katzentisch import games
from katzentisch.core.game import Game
from katzentisch.core.material import MaterialError
from katzentisch.core.options import BadOption, Options
from katzentisch.play.log import Entry
from katzentisch.play.match import DamagedLog, Match
from katzentisch.play.store import Conflict, SeatRow, Store, TableRow, wrong_field


class Damaged(Exception):
    """A stored table that makes no sense; the message says what is wrong with it."""


class OtherRules(Exception):
    """A stored table that was begun with rules or material this program does not have."""

    def __init__(self, row: TableRow, here: str) -> None:
        super().__init__(f"begun with rules {row.rules} of {row.game} and material {row.material}")
        self.game, self.played, self.here = row.game, row.rules, here


@cache
def _own_material(name: str) -> tuple[str, str]:
    """Return the hash of a game's material and its files as JSON; read once, which takes some tenths of a second."""
    material = games.box(name).material()
    files = {path.name: path.read_text("utf-8") for path in sorted(material.folder.glob("*.toml"))}
    return material.hash(), json.dumps(files)


def check_rows(row: TableRow, seats: Iterable[SeatRow]) -> None:
    """Raise Damaged if a table or a seat has something else where a text or a number belongs."""
    rows: list[TableRow | SeatRow] = [row, *seats]
    for each in rows:
        if name := wrong_field(each):
            raise Damaged(f"{name} is {repr(getattr(each, name))[:60]}")


class Materials:
    """The material of all tables of a store, by hash; what is not the program's own is unpacked into a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()  # games whose own material is known to be stored
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._unpacked: dict[str, list[Path]] = {}  # the files of each

    async def keep_own(self, *names: str) -> None:
        """Store the material of these games of this program, all without a name, for tables that will outlive it."""
        for name in names or games.names():
            if name in self._kept:
                continue
            hash_, files = _own_material(name)
            if not await self._store.material(hash_):
                with contextlib.suppress(Conflict):  # another process was first
                    await self._store.keep_material(hash_, name, files)
            self._kept.add(name)

    async def folder(self, hash_: str) -> Path | None:
        """Return a folder with the material of this hash; None if nobody kept it, Damaged if it makes no sense.

        It is unpacked again if somebody deleted it, as systems do that tidy up their folder of temporary files.
        """
        files = self._unpacked.get(hash_, [])
        if not files or not all(file.is_file() for file in files):
            text = await self._store.material(hash_)
            if not text:
                return None
            files = self._unpacked[hash_] = self._unpack(hash_, text)
        return files[0].parent

    def _unpack(self, hash_: str, text: str) -> list[Path]:
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="katzentisch-material-")
        known = self._unpacked.get(hash_)
        folder = known[0].parent if known else Path(self._folder.name) / str(len(self._unpacked))
        try:
            contents = {folder / Path(name).name: str(content) for name, content in json.loads(text).items()}
        except (ValueError, AttributeError, RecursionError) as error:
            raise Damaged(f"material {hash_[:60]!r} cannot be read") from error
        if not contents:
            raise Damaged(f"material {hash_[:60]!r} is empty")
        folder.mkdir(parents=True, exist_ok=True)
        for path, content in contents.items():
            path.write_text(content, "utf-8")
        return list(contents)

    def close(self) -> None:
        """Delete what was unpacked."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
            self._unpacked.clear()


async def stored_game(row: TableRow, seats: int, materials: Materials) -> tuple[Game, Path | None]:
    """Return the rules of a stored table and the folder of its material, None if that is the program's own."""
    try:
        box = games.box(row.game)
        options = Options(row.game, row.variant, seats, row.settings_data())
    except (BadOption, ValueError, TypeError, RecursionError) as error:
        raise Damaged(str(error)) from error
    try:
        game = games.open(options)
        if game.rules_version != row.rules:  # a variant may have rules of its own
            raise OtherRules(row, game.rules_version)
        if row.material == game.material_hash or row.material in game.earlier_material:
            return game, None
    except BadOption as error:  # the variant may have gone with the material, or the setting with the rules
        if row.rules != box.rules_version:
            raise OtherRules(row, box.rules_version) from error
        if error.code != "no_variant":
            raise Damaged(str(error)) from error
    folder = await materials.folder(row.material)
    if folder is None:
        raise OtherRules(row, box.rules_version)
    return _open_with(options, folder), folder


def _open_with(options: Options, folder: Path) -> Game:
    try:
        return games.open(options, folder)
    except (BadOption, MaterialError) as error:
        raise Damaged(str(error)) from error


async def stored_entries(store: Store, table: str) -> list[Entry]:
    """Return the log of a stored table; Damaged if it holds something else than numbers."""
    try:
        return await store.entries(table)
    except (ValueError, OverflowError) as error:
        raise Damaged(str(error)[:100]) from error


def stored_match(game: Game, row: TableRow, entries: Iterable[Entry]) -> Match:
    """Return the match of a stored table, every entry of which is checked."""
    match = begun_match(game, row)
    follow_log(match, entries)
    return match


def begun_match(game: Game, row: TableRow) -> Match:
    """Return the match of a stored table before its first entry."""
    try:
        return Match(game, int(row.seed))
    except (ValueError, OverflowError) as error:
        raise Damaged(str(error)) from error


def follow_log(match: Match, entries: Iterable[Entry]) -> None:
    """Apply stored entries to their match, each of which is checked."""
    try:
        match.follow(entries)
    except (DamagedLog, ValueError, OverflowError) as error:
        raise Damaged(str(error)) from error
