"""The settings of a search, called knobs where people set them: `search:24+depth=10+width=8`.

The search tries the few actions of highest prior, each by a rollout to the end of the day or round, where the table is
evaluated. With `end` > 0 the rollout goes on to the end of the game and its result counts too: slower, and of high
variance (docs/decisions/0085-rollouts.md). What the settings did in tournaments is in docs/results/bots.md, "What was tried".
"""

from katzentisch.core.options import BadOption

_WHOLE_NUMBERS = ("width", "candidates", "depth", "hasty", "learned")
_FRACTIONS = ("exploration", "first", "growth", "bias", "careless", "end", "gap")


class SearchSettings:
    """Settings of a search; [search] and [far] of a game's weights file override these defaults.

    `katzentisch tournament GAME --bots search:N+NAME=VALUE,search:N` measures a change of one. Where no decision is
    named below, the default was chosen by hand and its neighbours were not measured.
    """

    def __init__(
        self,
        exploration: float = 0.2,
        width: int = 40,
        first: float = 2.0,
        growth: float = 0.3,
        bias: float = 0.3,
        candidates: int = 8,
        careless: float = 0.0,
        depth: int = 0,
        end: float = 0.0,
        hasty: int = 0,
        learned: int = 0,
        gap: float = 0.0,
    ) -> None:
        self.exploration = exploration  # constant of the upper confidence bound
        self.width = width  # most arms of a bandit, highest priors first
        # Progressive widening: `first` arms at once, plus `growth` times the square root of the visits. 0.3 weighs a
        # dozen actions in a thousand iterations, 0.05 four, which is better with much time (docs/decisions/0085-rollouts.md).
        self.first = first
        self.growth = growth
        self.bias = bias  # bonus for a high rank of the prior, fading with visits
        # Rollouts take the argmax of the prior over a sample of so many actions; 0: the game's rollout policy. The
        # Isle and Feudalia use 32 (docs/decisions/0085).
        self.candidates = candidates
        self.careless = careless  # part of rollout decisions made at random; 0.05 lost to 0 (docs/bots.md)
        # Decisions before a rollout stops at the end of a round; -1: at the end of the game. Feudalia uses 40: at 0
        # it won 5 of 16 games against the greedy bot, at 40 all 16 (docs/bots.md).
        self.depth = depth
        self.end = end  # weight of the final result beside the evaluation, 0 to 1; 0.3 for [far] (docs/decisions/0085-rollouts.md)
        self.hasty = hasty  # 1: that last part is played by the rollout policy, faster (docs/decisions/0085-rollouts.md)
        self.gap = gap  # above 0: actions whose prior lies so far below the best are not tried
        self.learned = learned  # 1: priors by the learned judgement of the weights file (docs/decisions/0120-learned-priors.md)


def plain() -> SearchSettings:
    """Return textbook MCTS: uniform rollouts to the end, no prior. 0.7 is about sqrt(2) / 2, for values from 0 to 1."""
    return SearchSettings(exploration=0.7, width=100_000, first=100_000.0, bias=0.0, candidates=1, depth=-1)


def read_knobs(texts: list[str]) -> dict[str, float | int]:
    """Read settings from a bot's name: ["depth=10", "bias=0.1"]; BadOption says what is wrong."""
    knobs: dict[str, float | int] = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            if name in _WHOLE_NUMBERS:
                knobs[name] = int(value)
            elif name in _FRACTIONS:
                knobs[name] = float(value)
            else:
                raise ValueError(text)
        except ValueError as error:
            right = [*_WHOLE_NUMBERS, *_FRACTIONS]
            raise BadOption(
                f"knob {text!r} is not NAME=NUMBER with one of {', '.join(right)}",
                "wrong_knob",
                {"knob": text, "right": right},
            ) from error
    return knobs
