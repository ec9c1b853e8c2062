"""The levels below the greedy bot: they judge by the same prior, and err as people do.

Three plausible mistakes, each a number in `levels.toml`: an option is overlooked, what an option brings is misjudged, and a
favourite colour, good or card is preferred. Misjudging shifts near-equal options past each other and leaves great
differences alone, so a weak level plays poorly and never absurdly.
"""

from typing import Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Decision
from katzentisch.bots.greedy import by_prior
from katzentisch.bots.levels import Level
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight

_FAVOURITE_ONE_IN: Final = 4  # words of choices are favourites of a cat; a guess, as are the others here
_MOST_NAMED: Final = 24  # options; nobody has a favourite among hundreds of places for a tile
_UNIT: Final = 2.0  # makes the spread of the sum of three fractions 1


class CasualBot(Bot):
    """Takes what looks best to a cat that overlooks, misjudges and has favourites."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the option that looks best."""
        actions = sight.legal_vec()
        return int(actions[0]) if len(actions) == 1 else self._ranked(sight, actions, chance)[0][0]

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the choice, with the option that looked second best as its reason."""
        actions = sight.legal_vec()
        if len(actions) == 1:
            return by_prior(sight, [(int(actions[0]), 0.0)])
        return by_prior(sight, self._ranked(sight, actions, chance))

    def _ranked(self, sight: Sight, actions: vec[i64], chance: Chance) -> list[tuple[int, float]]:
        """Return the options noticed with what they seem to be worth, best first."""
        misjudges = self.level.misjudges.of(sight.game)
        noticed = _noticed(actions, self.level.overlooks.of(sight.game), chance)
        judged = [(int(action), sight.prior(action) + misjudges * _error(chance)) for action in noticed]
        if len(noticed) <= _MOST_NAMED:
            bonus = self.level.likes * misjudges
            judged = [
                (action, value + bonus) if self._likes(sight, action) else (action, value)
                for action, value in judged
            ]
        judged.sort(key=_by_value)
        return judged

    def _likes(self, sight: Sight, action: int) -> bool:
        """Whether a word of the choice, such as a colour, is a favourite of this cat."""
        choice = sight.game.choice(action)
        for name, word in choice.items():
            if name != "kind" and isinstance(word, str) and self._is_favourite(word):
                return True
        return False

    def _is_favourite(self, word: str) -> bool:
        return crc32(f"{self.level.id} {word}".encode()) % _FAVOURITE_ONE_IN == 0


def _noticed(actions: vec[i64], overlooks: float, chance: Chance) -> vec[i64]:
    """Return the options that are not overlooked; any one if all are."""
    noticed = vec[i64]()
    for action in actions:
        if chance.fraction() >= overlooks:
            noticed = append(noticed, action)
    if len(noticed) == 0:
        noticed = append(noticed, actions[chance.below(len(actions))])
    return noticed


def _error(chance: Chance) -> float:
    """Draw an error of spread 1, never beyond 3: nearly normal, without the rare huge ones."""
    return _UNIT * (chance.fraction() + chance.fraction() + chance.fraction() - 1.5)


def _by_value(judged: tuple[int, float]) -> float:
    return -judged[1]
