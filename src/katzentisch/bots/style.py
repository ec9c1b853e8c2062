"""How a search goes about it: the knobs.

The usual values were found in Felinia: few actions, those that look best at a glance, each tried by playing on at a glance
for some forty decisions before the table is judged. An evaluation learned from play at a glance judges such
tables well, and tables in the middle of unusual lines badly: cut at once, more search played worse (docs/bots.md).
"""


class Style:
    """The knobs of a search; a game's weights file may set them (see weights/)."""

    def __init__(
        self,
        exploration: float = 0.3,
        width: int = 40,
        first: float = 2.0,
        growth: float = 0.3,
        bias: float = 0.3,
        candidates: int = 8,
        careless: float = 0.0,
        depth: int = 40,
    ) -> None:
        self.exploration = exploration  # how much curiosity counts against what is known
        self.width = width  # at most so many actions are known at a node, the most promising
        self.first = first  # so many actions are tried at once ...
        self.growth = growth  # ... and so many more times the square root of the visits
        self.bias = bias  # how much an action's rank at a glance counts while it is little tried
        self.candidates = candidates  # a playout takes the best at a glance of so many random actions ...
        self.careless = careless  # ... and any action this often
        self.depth = depth  # with an evaluation a playout is cut after so many decisions; -1 plays to the end


def plain() -> Style:
    """Return the search everybody knows: uniform playouts to the end, every action the same at a glance."""
    return Style(exploration=0.7, width=100_000, first=100_000.0, bias=0.0, candidates=1, depth=-1)
