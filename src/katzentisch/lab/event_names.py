"""Names and headings for the balance report, taken from the words of a game's log.

A game's log says how each fact of an event is named: in `buys { NAME($good, domain: "good") }` the fact `good` has
its names under `good`. Headings are the report's own where it has any, otherwise made from the log's sentence.
"""

from collections.abc import Iterable, Iterator, Mapping

from katzentisch.core.game import Game
from katzentisch.core.words import Words

_REST = "…"


def _sentence_of(event: str, fact: str, words: Words) -> str:
    """Return the key of the log sentence that has this fact of an event as a blank; empty if none has."""
    for key in (f"event.{event}_secret", f"event.{event}"):
        if fact in words.blanks(key):
            return key
    return ""


def name_of(event: str, fact: str, value: str, words: Words) -> str:
    """Return the name of a value as the log of the game gives it; the value itself where the log has none."""
    domain = words.blanks(_sentence_of(event, fact, words)).get(fact)
    return words.name(domain or fact, value)


def with_printed(words: Words, game: Game) -> Words:
    """Return the words of a game, with names added for what has only a number: made from what is printed on it.

    A sentence `thing.boat` names every entry of a list `boat` in `game.printed()` from its facts.
    """
    told = [key.removeprefix("thing-") for key in words.ids() if key.startswith("thing-")]
    names = {
        f"{domain}.{entry['id']}": words.say(f"thing.{domain}", entry)
        for domain in told
        for entry in _listed(domain, game.printed())
    }
    return words.with_names(names)


def _listed(name: str, printed: Mapping[str, object]) -> Iterator[dict[str, object]]:
    """Yield the entries of a list of this name, wherever it stands in what is printed."""
    for key, value in printed.items():
        if key == name and isinstance(value, list):
            yield from value
        elif isinstance(value, dict):
            yield from _listed(name, value)


def is_known(game: str, event: str, fact: str, shell: Words) -> bool:
    """Whether the report has a heading of its own for this event and fact; those come first."""
    return shell.has(f"balance.things.{game}.{event}.{fact}")


def heading(game: str, event: str, fact: str, shell: Words, words: Words) -> str:
    """Return the heading for an event and a fact."""
    if is_known(game, event, fact, shell):
        return shell.say(f"balance.things.{game}.{event}.{fact}")
    key = _sentence_of(event, fact, words)
    if not key:
        return shell.say(
            "balance.thing_title", {"event": event.replace("_", " "), "domain": fact.replace("_", " ")}
        )
    what = f"[{fact.replace('_', ' ')}]"
    return words.say(key, {blank: what if blank == fact else _REST for blank in words.blanks(key)})


def named_in_choices(game: Game) -> list[frozenset[str]]:
    """Return, for each kind of choice and each of its fields, the set of values in this variant."""
    values_of: dict[tuple[str, str], set[str]] = {}
    for action in range(game.number_of_actions):
        choice = game.choice(action)
        for fact, value in choice.items():
            if fact != "kind" and isinstance(value, str):
                values_of.setdefault((str(choice["kind"]), fact), set()).add(value)
    return [frozenset(values) for values in values_of.values()]


def never_used(used: Iterable[str], sets: Iterable[frozenset[str]]) -> list[str]:
    """Return the values of the fitting set that were never used.

    A set fits if more than half of it was used: otherwise it holds other kinds too, as all cards besides lessons.

    >>> never_used(["wine", "silk"], [frozenset({"wine", "silk", "tea"}), frozenset({"wine", "oil"})])
    ['tea']
    """
    seen = frozenset(used)
    fitting = [values for values in sets if seen <= values and 2 * len(seen) > len(values)]
    return sorted(min(fitting, key=len) - seen) if fitting else []
