"""Bots from outside this package.

    my_bots:Careful          a class, or a function `choose(sight, chance)`, by its module
    my_bots:Careful:0.3      the class is made with the text behind the second colon
    careful, careful:0.3     the same by an entry point `careful` in the group `katzentisch.bots`
    sb3:model.zip            a policy of Stable-Baselines3 (research/policies.py)
    torch:policy.pt          a TorchScript module that gives one number per action

A bot has `choose(sight, chance) -> int`; `katzentisch.Bot` is a base class it may have. What it chooses is checked: an
action that is not legal stops the game with an error that names the bot.
"""

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Decision
from katzentisch.core.chance import Chance
from katzentisch.core.options import BadOption
from katzentisch.core.sight import Sight

GROUP = "katzentisch.bots"
_POLICIES = {
    "sb3": "katzentisch.research.policies:Sb3Policy",
    "torch": "katzentisch.research.policies:TorchPolicy",
}


class OutsideBot(Bot):
    """A bot from outside, whose choices are checked."""

    def __init__(self, bot: Any, name: str) -> None:
        self.bot = bot
        self.name = name

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the bot's choice; BadOption if it is not a legal action."""
        chosen = self.bot.choose(sight, chance) if hasattr(self.bot, "choose") else self.bot(sight, chance)
        return self._checked(sight, chosen)

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the bot's choice, with the reasons it gives if it gives any."""
        if not hasattr(self.bot, "decide"):
            return Decision(self.choose(sight, chance), [], [])
        decision: Decision = self.bot.decide(sight, chance)
        self._checked(sight, decision.action)
        return decision

    def _checked(self, sight: Sight, chosen: Any) -> int:
        try:
            action = int(chosen.__index__())
        except AttributeError:
            action = -1
        if action not in sight.legal():
            legal = len(sight.legal())
            raise BadOption(
                f"the bot {self.name!r} chose {chosen!r}, which is none of the {legal} legal actions of seat {sight.seat}",
                "bot_chose",
                {"bot": self.name, "chosen": repr(chosen), "seat": int(sight.seat), "legal": legal},
            )
        return action


@cache
def names() -> list[str]:
    """Return the names of bots that installed packages offer."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def checked(bot: Any, name: str = "") -> Bot:
    """Return a bot of this package as it is; one from outside with its choices checked."""
    if type(bot).__module__.startswith("katzentisch.bots."):
        ours: Bot = bot
        return ours
    shown = name or repr(bot)
    if isinstance(bot, type) or not (hasattr(bot, "choose") or callable(bot)):
        raise BadOption(f"{shown} is no bot: it has no choose(sight, chance)", "not_a_bot", {"bot": shown})
    return OutsideBot(bot, name or str(getattr(bot, "__name__", type(bot).__name__)))


def find(name: str) -> Bot | None:
    """Return the bot from outside with this name, None if the name is none of one.

    BadOption says what is wrong with a module, a class or the way it is made.
    """
    first, colon, rest = name.partition(":")
    for entry in entry_points(group=GROUP):
        if entry.name == first:
            return _made(entry, rest, name)
    if first in _POLICIES:
        return _made(EntryPoint(first, _POLICIES[first], GROUP), rest, name)
    if not colon or not all(part.isidentifier() for part in first.split(".")):
        return None
    what, _, argument = rest.partition(":")
    return _made(EntryPoint(first, f"{first}:{what}", GROUP), argument, name)


def _made(entry: EntryPoint, argument: str, name: str) -> Bot:
    try:
        made: Any = _loaded(entry)
        if isinstance(made, type):
            made = made(argument) if argument else made()
    except FileNotFoundError:
        raise  # says which file
    except Exception as error:  # whatever code from outside raises
        reason = f"{type(error).__name__}: {error}"
        raise BadOption(
            f"the bot {name!r} cannot be made: {reason}", "bot_fails", {"bot": name, "reason": reason}
        ) from error
    return checked(made, name)


def _loaded(entry: EntryPoint) -> Any:
    importlib.invalidate_caches()  # a file written since this process began
    return entry.load()
