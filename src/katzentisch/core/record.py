"""The record of a game: options, seed, choices, rules version and material hash.

The table is always derived from the record. A record of other rules or other material is refused by
name, never replayed into something that only looks right. On disk a record is JSON lines: a header,
then one line per choice (`{"seat": 0, "choice": {"kind": "buy", "good": "wine"}}`), so that it can be read,
compared and cut by hand.
"""

import json
from collections.abc import Iterable

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.chance import MIXER, generator_of
from katzentisch.core.game import Game, Table
from katzentisch.core.options import CodedError, Options

_FORMAT = "katzentisch-record-1"


class RecordError(CodedError):
    """A record that cannot be read or does not fit; the message says what was wrong."""


class Record:
    """Everything needed to replay a game exactly. `choices` are (seat, action) pairs."""

    def __init__(
        self,
        options: Options,
        seed: int,
        rules_version: str,
        material_hash: str,
        choices: list[tuple[int, int]] | None = None,
    ) -> None:
        self.options = options
        self.seed = seed
        self.rules_version = rules_version
        self.material_hash = material_hash
        self.choices: list[tuple[int, int]] = choices if choices is not None else []

    @staticmethod
    def of(game: Game, seed: int) -> "Record":
        """Begin the record of a game about to be dealt from `seed`."""
        return Record(game.options, seed, game.rules_version, game.material_hash)

    def fits(self, game: Game) -> None:
        """Raise RecordError unless these are the rules and the material the record was played with."""
        played, here = self.rules_version, game.rules_version
        # rules before settings, because older rules may have had others
        if played != here and self.options.game == game.name:
            message = f"the record was played with rules {played} of {game.name}; these are rules {here}"
            raise RecordError(message, "other_rules", {"game": game.name, "played": played, "here": here})
        if self.options != game.options:
            raise RecordError(f"the record is of {self.options}, not of {game.options}")
        played, here = self.material_hash, game.material_hash
        if played != here and played not in game.earlier_material:
            message = f"the record was played with material {played} of {game.name}; this is material {here}"
            raise RecordError(message, "other_material", {"game": game.name, "played": played, "here": here})

    def replay(self, game: Game, upto: int | None = None) -> Table:
        """Return the table after the first `upto` choices, or after all of them."""
        self.fits(game)
        table = game.deal(self.seed)
        choices = self.choices if upto is None else self.choices[:upto]
        for number, (seat, action) in enumerate(choices):
            refusal = table.why_not(seat, action)
            if refusal is not None:
                raise RecordError(
                    f"choice {number} (seat {seat}, action {action}) is refused: {refusal.code}",
                    "refused_choice",
                    {
                        "number": number,
                        "seat": seat,
                        "action": action,
                        "game": game.name,
                        "refusal": refusal.code,
                        "refused": dict(refusal.facts),
                    },
                )
            table.carry_out(seat, action)
        return table

    def to_text(self, game: Game) -> str:
        """Write the record as JSON lines, choices by name."""
        header = {
            "format": _FORMAT,
            **self.options.as_data(),
            "seed": self.seed,
            "generator": generator_of(self.seed),
            "rules": self.rules_version,
            "material": self.material_hash,
        }
        lines = [json.dumps(header, ensure_ascii=False)]
        for seat, action in self.choices:
            lines.append(json.dumps({"seat": seat, "choice": game.choice(action)}, ensure_ascii=False))
        return "\n".join(lines) + "\n"


def read_header(text: str) -> Record:
    """Read the first line of a record: what must be opened before the choices can be read."""
    data = _line(1, text.partition("\n")[0])
    if data.get("format") != _FORMAT:
        facts: dict[str, object] = {"format": repr(data.get("format")), "right": repr(_FORMAT)}
        raise RecordError(f"line 1: format {facts['format']} is not {_FORMAT!r}", "record_format", facts)
    settings = data.get("settings", {})
    if not isinstance(settings, dict):
        raise _not(1, "settings", settings, "an object")
    options = Options(_text(data, "game"), _text(data, "variant"), _number(data, "seats"), settings)
    seed = _number(data, "seed")
    named, right = data.get("generator", MIXER), generator_of(seed)  # old records name none: there was one
    if named != right:
        facts = {"generator": repr(named), "right": repr(right)}
        message = f"line 1: generator {named!r} is not {right!r}, that of the seed"
        raise RecordError(message, "record_generator", facts)
    return Record(options, seed, _text(data, "rules"), _text(data, "material"))


def read(text: str, game: Game) -> Record:
    """Read a whole record, which must fit the game."""
    record = read_header(text)
    record.fits(game)
    record.choices.extend(_choices(text.splitlines()[1:], game))
    return record


def _choices(lines: Iterable[str], game: Game) -> Iterable[tuple[int, int]]:
    for number, line in enumerate(lines, start=2):
        if not line.strip():
            continue
        data = _line(number, line)
        choice = data.get("choice")
        if not isinstance(choice, dict):
            raise _not(number, "choice", choice, "an object")
        seat = _number(data, "seat", number)
        if not 0 <= seat < game.seats:
            raise _not(number, "seat", seat, "a seat")
        try:
            yield seat, game.action(choice)
        except NoSuchChoice as error:
            raise RecordError(
                f"line {number}: {error}", error.code, {**error.facts, "line": number}
            ) from error


def _line(number: int, text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except (
        ValueError,
        RecursionError,
    ) as error:  # not only JSONDecodeError: a number may have too many digits
        facts: dict[str, object] = {"line": number, "reason": str(error)}
        raise RecordError(f"line {number}: not JSON: {error}", "record_json", facts) from error
    if not isinstance(data, dict):
        raise _not(number, "", text[:60], "an object")
    return data


def _not(line: int, key: str, value: object, right: str) -> RecordError:
    """Return the complaint that a value of a line is not what it should be."""
    what = f"{key} {value!r}".strip()
    facts: dict[str, object] = {"line": line, "value": what, "right": right.split()[-1]}
    return RecordError(f"line {line}: {what} is not {right}", "record_value", facts)


def _text(data: dict[str, object], key: str, line: int = 1) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise _not(line, key, value, "a text")
    return value


def _number(data: dict[str, object], key: str, line: int = 1) -> int:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise _not(line, key, value, "a whole number")
    return value
