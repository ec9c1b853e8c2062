"""What the things of a balance report are called, and which of them nobody used.

A game's log already says how each fact of an event is named: in "buys {good:good}" the fact `good` has its names under
`good`. Headings are of the report's own words where it has any, otherwise the log's sentence.
"""

from collections.abc import Iterable, Iterator, Mapping

from katzentisch.core.game import Game
from katzentisch.core.words import BLANK, Words

REST = "…"


def sentence_of(event: str, fact: str, words: Words) -> str:
    """Return the log's sentence that tells this fact of an event; empty if none does."""
    for key in (f"event.{event}_secret", f"event.{event}"):
        sentence = words.sentences.get(key, "")
        if any(match.group(1) == fact for match in BLANK.finditer(sentence)):
            return sentence
    return ""


def name_of(event: str, fact: str, value: str, words: Words) -> str:
    """Return the name of a thing as the log of the game gives it; the value itself where it is not told."""
    for match in BLANK.finditer(sentence_of(event, fact, words)):
        if match.group(1) == fact and match.group(2):
            return words.name(match.group(2), value)
    return words.name(fact, value)


def with_printed(words: Words, game: Game) -> Words:
    """Return the words of a game with names for what has only a number, told by what is printed on it.

    A sentence `thing.boat` names every entry of a list `boat` in `game.printed()` from its facts.
    """
    told = [key.removeprefix("thing.") for key in words.sentences if key.startswith("thing.")]
    names = {
        f"{domain}.{entry['id']}": words.say(f"thing.{domain}", entry)
        for domain in told
        for entry in listed(domain, game.printed())
    }
    return Words(words.language, {**names, **words.sentences})


def listed(name: str, printed: Mapping[str, object]) -> Iterator[dict[str, object]]:
    """Yield the entries of a list of this name, wherever it stands in what is printed."""
    for key, value in printed.items():
        if key == name and isinstance(value, list):
            yield from value
        elif isinstance(value, dict):
            yield from listed(name, value)


def is_known(game: str, event: str, fact: str, shell: Words) -> bool:
    """Whether the report has a heading of its own for these things: those come first."""
    return shell.has(f"balance.things.{game}.{event}.{fact}")


def heading(game: str, event: str, fact: str, shell: Words, words: Words) -> str:
    """Return the heading of a group of things."""
    if is_known(game, event, fact, shell):
        return shell.say(f"balance.things.{game}.{event}.{fact}")
    sentence = sentence_of(event, fact, words)
    if not sentence:
        return shell.say(
            "balance.thing_title", {"event": event.replace("_", " "), "domain": fact.replace("_", " ")}
        )
    what = f"[{fact.replace('_', ' ')}]"
    return BLANK.sub(lambda match: what if match.group(1) == fact else REST, sentence)


def named_in_choices(game: Game) -> list[frozenset[str]]:
    """Return, for each kind of choice and each fact in it, all the values there are in this variant."""
    values_of: dict[tuple[str, str], set[str]] = {}
    for action in range(game.number_of_actions):
        choice = game.choice(action)
        for fact, value in choice.items():
            if fact != "kind" and isinstance(value, str):
                values_of.setdefault((str(choice["kind"]), fact), set()).add(value)
    return [frozenset(values) for values in values_of.values()]


def never_used(used: Iterable[str], sets: Iterable[frozenset[str]]) -> list[str]:
    """Return what could have been chosen in place of what was used.

    Only where most of a set was used: otherwise the things are of another kind, as lessons among all cards.

    >>> never_used(["wine", "silk"], [frozenset({"wine", "silk", "tea"}), frozenset({"wine", "oil"})])
    ['tea']
    """
    seen = frozenset(used)
    fitting = [values for values in sets if seen <= values and 2 * len(seen) > len(values)]
    return sorted(min(fitting, key=len) - seen) if fitting else []
