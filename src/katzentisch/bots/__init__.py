"""Players that are not people: each sees one seat's information, and needs only the verbs."""

from katzentisch.bots.bot import Bot
from katzentisch.bots.greedy import GreedyBot
from katzentisch.bots.random import RandomBot
from katzentisch.core.options import BadOption

KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str) -> Bot:
    """Return a bot by name; BadOption lists the names there are."""
    if name not in KINDS:
        raise BadOption(
            f"there is no bot {name!r}; there are {', '.join(KINDS)}",
            "no_bot",
            {"bot": name, "right": list(KINDS)},
        )
    return KINDS[name]()
