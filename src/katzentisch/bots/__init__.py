"""Bots: each sees one seat's information and uses only the verbs of `Sight`.

A bot is made by name: `make("greedy")`, a level `make("murr")`, or with a budget: `make("search:400")` for 400 iterations
per decision, `make("murr:0.5s")` for half a nominal second. Single search settings may be overridden for experiments:
`make("search:400+depth=10")`.
"""

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
    "levels",
    "make",
    "names",
    "say",
]

KINDS = ("random", "greedy", "search", "plain")
_ITERATIONS = 400  # per decision of "search" and "plain" when no budget is named; a round number, not tuned
WORDS = FOLDER / "words"  # names and reasons of the bots, en.ftl and de.ftl


def names() -> list[str]:
    """Return the names of all bots, the levels last and weakest first."""
    return [*KINDS, *(level.id for level in levels())]


def make(name: str, seconds: float | None = None) -> Bot:
    """Return a bot by name; `seconds` limits a searching one by wall time.

    Without `seconds` a level's budget (`levels.toml`) is counted in iterations, and the same seed gives the same
    choice. BadOption lists the names there are.
    """
    plain_name, *knobs = name.split("+")
    kind, _, wish = plain_name.partition(":")
    named = level(kind)
    plays = named.plays if named is not None else kind
    if knobs and plays != "search":
        raise BadOption(f"{kind!r} has no knobs; bots that search have", "no_knobs", {"bot": kind})
    if plays == "random":
        return RandomBot()
    if plays == "greedy":
        return GreedyBot()
    if plays == "casual" and named is not None:
        return CasualBot(named)
    usual = Budget(_ITERATIONS) if seconds is None else Budget(clock=seconds)
    if named is not None and seconds is None:
        usual = Budget(nominal=named.seconds, level=named)
    if plays == "search":
        far = named is not None and named.far
        return SearchBot(_budget(wish, usual), far=far, knobs=read_knobs(knobs))
    if plays == "plain":
        return SearchBot(_budget(wish, usual), untrained(plain()))
    raise BadOption(
        f"there is no bot {name!r}; there are {', '.join(names())}", "no_bot", {"bot": name, "right": names()}
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
