"""Players that are not people: each sees one seat's information, and needs only the verbs.

A bot is made by name: `make("greedy")`, a level `make("murr")`, or with a budget of its own: `make("search:400")`
for 400 iterations per decision, `make("murr:0.5s")` for half a second as the weights file counts it.
"""

from katzentisch.bots.bot import Bot
from katzentisch.bots.greedy import GreedyBot
from katzentisch.bots.random import RandomBot
from katzentisch.bots.searcher import Budget, SearchBot
from katzentisch.bots.style import plain
from katzentisch.core.options import BadOption

KINDS = ("random", "greedy", "search", "plain")
ITERATIONS = 400


def make(name: str) -> Bot:
    """Return a bot by name; BadOption lists the names there are."""
    kind, _, wish = name.partition(":")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot()
    if kind == "search":
        return SearchBot(budget(wish))
    if kind == "plain":
        return SearchBot(budget(wish), plain(), learned=False)
    raise BadOption(
        f"there is no bot {name!r}; there are {', '.join(KINDS)}",
        "no_bot",
        {"bot": name, "right": list(KINDS)},
    )


def budget(wish: str, usual: Budget | None = None) -> Budget:
    """Read a budget: "400" iterations, "0.5s" nominal seconds, "0.5s!" seconds by the clock."""
    if not wish:
        return usual if usual is not None else Budget(ITERATIONS)
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
