"""Players that are not people: each sees one seat's information, and needs only the verbs.

A bot is made by name: `make("greedy")`, a level `make("murr")`, or with a budget of its own: `make("search:400")`
for 400 iterations per decision, `make("murr:0.5s")` for half a second as the weights file counts it. Knobs of the search
may be set for trials: `make("search:400+depth=10")`.
"""

from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Alternative, Decision, Reason, say
from katzentisch.bots.greedy import GreedyBot
from katzentisch.bots.kitten import KittenBot
from katzentisch.bots.levels import FOLDER, Level, level, levels
from katzentisch.bots.model import untrained
from katzentisch.bots.random import RandomBot
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.bots.search_settings import plain
from katzentisch.bots.tuned import TunedBot, knobs_of
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
ITERATIONS = 400
WORDS = FOLDER / "words"  # names and reasons of the bots, en.toml and de.toml


def names() -> list[str]:
    """Return the names of all bots, the levels last and weakest first."""
    return [*KINDS, *(one.id for one in levels())]


def make(name: str, seconds: float | None = None) -> Bot:
    """Return a bot by name; `seconds` is how long a searching one thinks, by the clock.

    Without `seconds` a level thinks as long as `levels.toml` says, counted in iterations, and the same
    seed gives the same choice. BadOption lists the names there are.
    """
    plain_name, *knobs = name.split("+")
    kind, _, wish = plain_name.partition(":")
    found = level(kind)
    plays = found.plays if found is not None else kind
    if knobs and plays != "search":
        raise BadOption(f"{kind!r} has no knobs; bots that search have", "no_knobs", {"bot": kind})
    if plays == "random":
        return RandomBot()
    if plays == "greedy":
        return GreedyBot()
    if plays == "kitten" and found is not None:
        return KittenBot()
    usual = Budget(found.iterations, found.seconds) if found is not None else Budget(ITERATIONS)
    far = found is not None and found.far
    if seconds is not None:
        usual = Budget(clock=seconds)
    if plays == "search" and knobs:
        return TunedBot(budget(wish, usual), knobs_of(knobs), far)
    if plays == "search":
        return SearchBot(budget(wish, usual), far=far)
    if plays == "plain":
        return SearchBot(budget(wish, usual), untrained(plain()))
    raise BadOption(
        f"there is no bot {name!r}; there are {', '.join(names())}", "no_bot", {"bot": name, "right": names()}
    )


def budget(wish: str, usual: Budget) -> Budget:
    """Read a budget: "400" iterations, "0.5s" nominal seconds, "0.5s!" seconds by the clock; "" is the usual one."""
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
