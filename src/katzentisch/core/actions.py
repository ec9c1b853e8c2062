"""Flat action numbers and named choices.

Every decision of a game has one number below `len(actions)` and one name, such as
`{"kind": "buy", "good": "wine"}`. Bots, masks and hot loops use the number; people, logs, the wire
and tests use the name. A kind with fields takes a block of numbers, one for each combination,
the last field running fastest.

>>> actions = Actions()
>>> buy = actions.add("buy", [("good", ["wine", "books"]), ("price", [1, 2, 3])])
>>> done = actions.add("done", [])
>>> actions.choice(buy + 4)
{'kind': 'buy', 'good': 'books', 'price': 2}
>>> actions.number({"kind": "buy", "good": "books", "price": 2}) == buy + 4
True
>>> len(actions), done
(7, 6)
"""

from collections.abc import Sequence

from katzentisch.core.options import CodedError


class NoSuchChoice(CodedError):
    """A named choice that this game does not have; the message says what would be right."""


class Block:
    """The numbers of one kind of choice: `first`, and the fields with their values."""

    def __init__(self, kind: str, first: int, fields: list[tuple[str, list[object]]]) -> None:
        self.kind = kind
        self.first = first
        self.fields = fields
        size = 1
        for _, values in fields:
            size *= len(values)
        self.size = size
        self._index: dict[str, dict[object, int]] = {
            name: {value: index for index, value in enumerate(values)} for name, values in fields
        }

    def choice(self, number: int) -> dict[str, object]:
        """Name the choice with this number."""
        rest = number - self.first
        named: list[tuple[str, object]] = []
        for name, values in reversed(self.fields):
            rest, index = divmod(rest, len(values))
            named.append((name, values[index]))
        choice: dict[str, object] = {"kind": self.kind}
        for name, value in reversed(named):
            choice[name] = value
        return choice

    def number(self, choice: dict[str, object]) -> int:
        """Number the choice with this name, or say what is wrong with it."""
        unknown = sorted(set(choice) - {"kind"} - {name for name, _ in self.fields})
        if unknown:
            names = ", ".join(name for name, _ in self.fields) or "no field"
            raise NoSuchChoice(
                f"{self.kind!r} has no {unknown[0]!r}; it has {names}",
                "choice_field",
                {"kind": self.kind, "field": unknown[0], "right": [name for name, _ in self.fields]},
            )
        number = 0
        for name, values in self.fields:
            if name not in choice:
                raise NoSuchChoice(
                    f"{self.kind!r} needs {name!r}, one of {_some(values)}",
                    "choice_needs",
                    {"kind": self.kind, "field": name, "right": _some(values)},
                )
            value = choice[name]
            index = self._index[name].get(value) if isinstance(value, (str, int)) else None
            if index is None:
                raise NoSuchChoice(
                    f"{self.kind!r}: {name} {value!r} is not one of {_some(values)}",
                    "choice_value",
                    {"kind": self.kind, "field": name, "value": repr(value), "right": _some(values)},
                )
            number = number * len(values) + index
        return self.first + number


class Actions:
    """All choices of a game, numbered without gaps from 0."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._by_kind: dict[str, Block] = {}
        self._size = 0

    def add(self, kind: str, fields: Sequence[tuple[str, Sequence[object]]]) -> int:
        """Number one more kind of choice and return its first number."""
        if kind in self._by_kind:
            raise ValueError(f"the kind {kind!r} is numbered already")
        first = self._size
        block = Block(kind, first, [(name, list(values)) for name, values in fields])
        self.blocks.append(block)
        self._by_kind[kind] = block
        self._size += block.size
        return first

    def __len__(self) -> int:
        return self._size

    def block_of(self, number: int) -> Block:
        """Return the block this number belongs to."""
        if not 0 <= number < self._size:
            raise NoSuchChoice(
                f"action {number} is not between 0 and {self._size - 1}",
                "choice_number",
                {"number": number, "last": self._size - 1},
            )
        low, high = 0, len(self.blocks) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.blocks[middle].first <= number:
                low = middle
            else:
                high = middle - 1
        return self.blocks[low]

    def choice(self, number: int) -> dict[str, object]:
        """Name an action: 17 -> {"kind": "buy", "good": "wine"}."""
        return self.block_of(number).choice(number)

    def number(self, choice: dict[str, object]) -> int:
        """Number a named choice, or raise NoSuchChoice saying what would be right."""
        kind = choice.get("kind")
        block = self._by_kind.get(kind) if isinstance(kind, str) else None
        if block is None:
            raise NoSuchChoice(
                f"kind {kind!r} is not one of {', '.join(self._by_kind)}",
                "choice_kind",
                {"kind": repr(kind), "right": list(self._by_kind)},
            )
        return block.number(choice)


def _some(values: Sequence[object]) -> str:
    shown = ", ".join(str(value) for value in values[:12])
    return shown if len(values) <= 12 else f"{shown}, ... ({len(values)} in all)"
