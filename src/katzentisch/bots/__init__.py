"""Bots: each sees one seat's information and uses only the verbs of `Sight`.

A bot is made by name: `make("greedy")`, a level `make("murr")`, or with a budget: `make("search:400")` for 400 iterations
per decision, `make("murr:0.5s")` for half a nominal second. Single search settings may be overridden for experiments:
`make("search:400+depth=10")`, and weights taken from a file or from a past version: `make("search:200@my.toml")`,
`make("bastet@0.1")`. Bots from outside this package have names of their own kind: `outside.py`.
"""

import sys
from pathlib import Path
from types import ModuleType

from katzentisch.bots import outside, weights
from katzentisch.bots.bot import Bot
from katzentisch.bots.casual import CasualBot
from katzentisch.bots.decision import Alternative, Decision, Reason, say
from katzentisch.bots.greedy import GreedyBot
from katzentisch.bots.levels import FOLDER, Level, level, levels
from katzentisch.bots.model import untrained
from katzentisch.bots.random import RandomBot
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.bots.search_settings import plain, read_knobs
from katzentisch.core.options import BadOption

__all__ = [
    "KINDS",
    "WORDS",
    "Alternative",
    "Bot",
    "Decision",
    "Level",
    "Reason",
    "by_clock",
    "levels",
    "make",
    "names",
    "say",
    "seated",
]

KINDS = ("random", "greedy", "search", "plain")
_ITERATIONS = 400  # per decision of "search" and "plain" when no budget is named; a round number, not tuned
WORDS = FOLDER / "words"  # names and reasons of the bots, en.ftl and de.ftl


def names() -> list[str]:
    """Return the names of all bots: those of installed packages last, before them the levels, weakest first."""
    return [*KINDS, *(level.id for level in levels()), *outside.names()]


def make(name: str, seconds: float | None = None, punctual: bool = False, longest: float = 0.0) -> Bot:
    """Return a bot by name; `seconds` limits a searching one by wall time, `punctual` by the time its level says.

    `longest` is the wall time after which any of them decides with what it has; 0 is none.

    Without `seconds` a level's budget (`levels.toml`) is counted in iterations, and the same seed gives the same
    choice. BadOption lists the names there are.
    """
    settings, _, source = name.partition("@")
    plain_name, *knobs = settings.split("+")
    kind, _, wish = plain_name.partition(":")
    named = level(kind)
    plays = named.plays if named is not None else kind
    if named is None and kind not in KINDS:
        return _from_outside(name)
    if knobs and plays != "search":
        raise BadOption(f"{kind!r} has no knobs; bots that search have", "no_knobs", {"bot": kind})
    if source:
        _check_source(kind, plays, source)
    if plays == "random":
        return RandomBot()
    if plays == "greedy":
        return GreedyBot()
    if plays == "casual" and named is not None:
        return CasualBot(named)
    usual = Budget(_ITERATIONS) if seconds is None else Budget(clock=seconds)
    if named is not None and seconds is None:
        usual = Budget(nominal=named.seconds, level=named, punctual=punctual)
    budget = _budget(wish, usual)._replace(longest=longest)
    if plays == "search":
        far = named is not None and named.far
        return SearchBot(budget, far=far, knobs=read_knobs(knobs), source=source)
    return SearchBot(budget, untrained(plain()))


def seated(player: object) -> Bot:
    """Return the bot that shall sit at a table: by name, or an object of one's own with `choose(sight, chance)`."""
    return make(player) if isinstance(player, str) else outside.checked(player)


def _from_outside(name: str) -> Bot:
    bot = outside.find(name)
    if bot is None:
        right = names()
        raise BadOption(
            f"there is no bot {name!r}; there are {', '.join(right)}", "no_bot", {"bot": name, "right": right}
        )
    return bot


def by_clock(name: str) -> str:
    """Return the name of a bot that counts its seconds by the clock, as `tournament --time clock` does.

    >>> by_clock("bastet@0.1"), by_clock("bastet:0.1s"), by_clock("murr"), by_clock("search:400")
    ('bastet:1.0s!@0.1', 'bastet:0.1s!', 'murr', 'search:400')
    """
    settings, at, source = name.partition("@")
    plain_name, plus, knobs = settings.partition("+")
    kind, _, wish = plain_name.partition(":")
    named = level(kind)
    if not wish and named is not None and named.seconds > 0.0:
        wish = f"{named.seconds}s"
    if wish.endswith("s"):
        plain_name = f"{kind}:{wish}!"
    return plain_name + plus + knobs + at + source


def _check_source(kind: str, plays: str, source: str) -> None:
    """Refuse weights for a bot that has none, and weights that are not there."""
    if plays != "search":
        raise BadOption(f"{kind!r} has no weights; bots that search have", "no_weights", {"bot": kind})
    if source not in weights.versions() and not Path(source).exists():
        kept = weights.versions()
        raise BadOption(
            f"there are no weights {source!r}: neither a file or folder nor one of {', '.join(kept)}",
            "wrong_weights",
            {"weights": source, "right": kept},
        )


def _budget(wish: str, usual: Budget) -> Budget:
    """Read a budget: "400" iterations, "0.5s" nominal seconds, "0.5s!" wall seconds; "" is `usual`."""
    if not wish:
        return usual
    number = wish.removesuffix("!").removesuffix("s")
    try:
        if wish.endswith("s!"):
            return Budget(clock=_positive(number))
        if wish.endswith("s"):
            return Budget(nominal=_positive(number))
        return Budget(int(_positive(wish)))
    except ValueError as error:
        raise BadOption(
            f"budget {wish!r} is neither iterations ('400') nor seconds ('0.5s', by the clock '0.5s!')",
            "wrong_budget",
            {"budget": wish},
        ) from error


def _positive(text: str) -> float:
    number = float(text)
    if number <= 0:
        raise ValueError(text)
    return number


class _Callable(ModuleType):
    """The module itself, which is a function too: `katzentisch.bots()` lists the names."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Callable
