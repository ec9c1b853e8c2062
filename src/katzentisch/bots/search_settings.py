"""How a search goes about it: the knobs.

A few actions, those that look best at a glance, are each tried by playing on at a glance to the end of the day or round,
where the table is judged by what was learned. With an `end` the trial goes on to the end of the game, and its result counts too:
that takes longer and says more, but is much a matter of luck (docs/decisions/0086).
"""


class SearchSettings:
    """The knobs of a search; a game's weights file may set them (see weights/)."""

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
    ) -> None:
        self.exploration = exploration  # how much curiosity counts against what is known
        self.width = width  # at most so many actions are known at a node, the most promising
        self.first = first  # so many actions are tried at once ...
        self.growth = growth  # ... and so many more times the square root of the visits
        self.bias = bias  # how much an action's rank at a glance counts while it is little tried
        self.candidates = candidates  # a playout takes the best at a glance of so many (0: acts by habit) ...
        self.careless = careless  # ... and any action this often
        self.depth = depth  # after so many decisions a playout ends with the chapter; -1: with the game
        self.end = end  # how much the end of the game counts beside the table judged on the way, 0 to 1
        self.hasty = hasty  # 1: that end is played by habit (`Table.habit`), not at a glance


def plain() -> SearchSettings:
    """Return the search everybody knows: uniform playouts to the end, every action the same at a glance."""
    return SearchSettings(exploration=0.7, width=100_000, first=100_000.0, bias=0.0, candidates=1, depth=-1)
