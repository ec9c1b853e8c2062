"""What people have written down, in three files of a game's tests.

`breaks.toml` has bugs by requirement, `invented.toml` further ones, `equivalent.toml` the generic bugs that change nothing:

[[break]]
id = "F031"                     # the requirement the bug violates
file = "rules/boarding.py"      # below the game's folder; "core:points.py" for the core
old = "seats_left > 0"          # stands exactly once in the file, or `nth` says which one is meant
new = "seats_left >= 0"

[[unbreakable]]
id = "F244"
why = "The owner deals the cards: no code carries it out."

[[invented]]                    # a slip of somebody who knows the rules; any rule test may notice it
file = "rules/boarding.py"
old = "table.of(seat, STOCK)"
new = "table.of(table.first, STOCK)"
changes_nothing = "…"           # the reason, only where no test could see it

[[equivalent]]
file = "rules/boarding.py"
old = "if seats_left > 0:"      # the whole line, or lines, as a report prints them
new = "if seats_left != 0:"
why = "There are never fewer than no seats."
"""

import ast
import csv
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.breaks.bugs import BadInput, Bug, Game

_MOST_UNBREAKABLE = 30  # over all games


def requirement_ids(game: Game) -> list[str]:
    """Return the ids of a game's requirements."""
    with (game.folder / "requirements.csv").open(encoding="utf-8", newline="") as file:
        return [row["id"] for row in csv.DictReader(file)]


def read_breaks(game: Game, is_complete: bool = True) -> list[Bug]:
    """Return the bugs of a game's breaks.toml; BadInput lists everything that is wrong with the file.

    A file that is still being written need not have a bug for every requirement.
    """
    data = _read(game.listed("breaks"), ("break", "unbreakable"))
    known = set(requirement_ids(game))
    wrong: list[str] = []
    bugs: list[Bug] = []
    for number, entry in enumerate(data["break"], start=1):
        where = f"break {number} ({entry.get('id', 'without id')})"
        try:
            _check(entry, ("id", "file", "old", "new"), known, optional=("nth",))
            bugs.append(_bug(game, entry))
        except BadInput as error:
            wrong.append(f"{where}: {error}")
    unbreakable = _unbreakable(data["unbreakable"], known, wrong)
    broken = {entry.get("id") for entry in data["break"]}
    wrong += [
        f"{one_id} is said to be unbreakable and has a bug" for one_id in unbreakable if one_id in broken
    ]
    missing = sorted(known - broken - set(unbreakable))
    if missing and is_complete:
        wrong.append(f"no bug for {', '.join(missing)}")
    same = Counter((bug.file, bug.changed) for bug in bugs)
    wrong += [
        f"the same bug stands there more than once: {bug}" for bug in bugs if same[bug.file, bug.changed] > 1
    ]
    if wrong:
        raise BadInput("\n".join(f"{game.name}/tests/breaks.toml: {line}" for line in wrong))
    return bugs


def unbreakable_ids(game: Game) -> dict[str, str]:
    """Return why some requirements cannot be broken in code, by id."""
    if not game.listed("breaks").exists():
        return {}
    return {
        entry["id"]: entry["why"]
        for entry in _read(game.listed("breaks"), ("break", "unbreakable"))["unbreakable"]
    }


def check_number_of_unbreakable(games: Iterable[Game]) -> None:
    """Refuse more unbreakable requirements than may be, over all games."""
    count = sum(len(unbreakable_ids(game)) for game in games)
    if count > _MOST_UNBREAKABLE:
        raise BadInput(
            f"{count} requirements are said to be unbreakable; over all games {_MOST_UNBREAKABLE} may be"
        )


def equivalent(game: Game, bugs: Sequence[Bug]) -> set[Bug]:
    """Return the generic bugs that equivalent.toml lists; an entry that fits none of them is an error."""
    if not game.listed("equivalent").exists():
        return set()
    by_lines: dict[tuple[str, str, str], list[Bug]] = {}
    for bug in bugs:
        by_lines.setdefault((bug.file, bug.old, bug.new), []).append(bug)
    listed: set[Bug] = set()
    wrong: list[str] = []
    for number, entry in enumerate(_read(game.listed("equivalent"), ("equivalent",))["equivalent"], start=1):
        try:
            _check(entry, ("file", "old", "new", "why"), optional=("within",))
        except BadInput as error:
            wrong.append(f"entry {number}: {error}")
            continue
        fitting = by_lines.get((entry["file"], entry["old"], entry["new"]), [])
        fitting = [bug for bug in fitting if entry.get("within", bug.within) == bug.within]
        if not fitting:
            wrong.append(
                f"entry {number} fits no generic bug any more: {entry['file']}: {entry['old']}  →  {entry['new']}"
            )
        listed.update(fitting)
    if wrong:
        raise BadInput("\n".join(f"{game.name}/tests/equivalent.toml: {line}" for line in wrong))
    return listed


def read_invented(game: Game) -> dict[Bug, str]:
    """Return the bugs of a game's invented.toml, each with the reason why it changes nothing, "" for the others."""
    bugs: dict[Bug, str] = {}
    wrong: list[str] = []
    for number, entry in enumerate(_read(game.listed("invented"), ("invented",))["invented"], start=1):
        try:
            _check(entry, ("file", "old", "new"), optional=("nth", "changes_nothing"))
            bug = _bug(game, entry)
            if bug in bugs:
                raise BadInput("it stands there twice")
            bugs[bug] = entry.get("changes_nothing", "")
        except BadInput as error:
            wrong.append(f"{game.name}/tests/invented.toml: entry {number}: {error}")
    if wrong:
        raise BadInput("\n".join(wrong))
    return bugs


def _read(path: Path, lists: Sequence[str]) -> dict[str, list[dict[str, str]]]:
    """Read a file of [[entries]]; only the named lists may stand in it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{path.name} cannot be read: {error}") from error
    for name, entries in data.items():
        if name not in lists:
            raise BadInput(f"{path.name}: [[{name}]] is unknown; there are {', '.join(lists)}")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise BadInput(f"{path.name}: write [[{name}]], a list of entries")
    return {name: data.get(name, []) for name in lists}


def _check(
    entry: dict[str, str], keys: Sequence[str], ids: set[str] | None = None, optional: Sequence[str] = ()
) -> None:
    """Refuse an entry with missing, empty, mistyped or unknown keys, or with an unknown id."""
    for key in keys:
        if not isinstance(entry.get(key), str):
            raise BadInput(f"{key} is missing or not a text")
        if not entry[key].strip() and key != "new":
            raise BadInput(f"{key} is empty")
    unknown = [key for key in entry if key not in keys and key not in optional]
    if unknown:
        raise BadInput(f"unknown key {unknown[0]!r}; known are {', '.join([*keys, *optional])}")
    if ids is not None and entry["id"] not in ids:
        raise BadInput(f"{entry['id']} is not in requirements.csv")


def _bug(game: Game, entry: dict[str, str]) -> Bug:
    file, old, new = entry["file"], entry["old"], entry["new"]
    path = game.path(file)
    if path.suffix not in (".py", ".toml") or "tests" in path.relative_to(path.anchor).parts[-2:-1]:
        raise BadInput(f"{file} is neither code nor material of the game")
    if not path.is_file():
        raise BadInput(f"there is no file {file}")
    if old == new:
        raise BadInput("old and new are the same")
    text = path.read_text(encoding="utf-8")
    starts = [at for at in range(len(text)) if text.startswith(old, at)] if old in text else []
    if not starts:
        raise BadInput(f"{file} does not contain {old!r}")
    nth: object = entry.get("nth")
    if nth is None and len(starts) > 1:
        raise BadInput(f"{file} contains {old!r} {len(starts)} times; say more of it, or which one by nth")
    if nth is not None and (not isinstance(nth, int) or not 1 <= nth <= len(starts)):
        raise BadInput(f"nth is {nth!r}, but {file} contains {old!r} {len(starts)} times")
    start = starts[nth - 1 if isinstance(nth, int) else 0]
    line = text.count("\n", 0, start) + 1
    lines = (_statement_at(path, text, line), line + old.count("\n"))
    bug = Bug(game, file, start, start + len(old), new, line, lines, entry.get("id", ""))
    _must_be_readable(bug)
    return bug


def _statement_at(path: Path, text: str, line: int) -> int:
    """Return the first line of the innermost statement of a code file that covers a line; a test must execute it."""
    if path.suffix != ".py":
        return line
    covering = [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return max(covering, default=line)


def _must_be_readable(bug: Bug) -> None:
    try:
        if bug.path.suffix == ".toml":
            tomllib.loads(bug.changed)
        else:
            compile(bug.changed, bug.file, "exec")
    except (SyntaxError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"with it {bug.file} cannot be read: {error}") from error


def _unbreakable(entries: list[dict[str, str]], known: set[str], wrong: list[str]) -> list[str]:
    """Return the ids that are said to be unbreakable; add to `wrong` what is not right with them."""
    ids: list[str] = []
    for number, entry in enumerate(entries, start=1):
        try:
            _check(entry, ("id", "why"), known)
        except BadInput as error:
            wrong.append(f"unbreakable {number} ({entry.get('id', 'without id')}): {error}")
        ids.append(str(entry.get("id")))
    wrong += [f"{one_id} is listed as unbreakable twice" for one_id, n in Counter(ids).items() if n > 1]
    return ids
