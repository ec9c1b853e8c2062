"""How a search goes about it: the knobs, with the values that serve without a learned evaluation."""


class Style:
    """The knobs of a search; a game's weights file may set them (see weights/)."""

    def __init__(
        self,
        exploration: float = 0.5,
        width: int = 40,
        first: float = 4.0,
        growth: float = 1.0,
        bias: float = 0.2,
        candidates: int = 8,
        careless: float = 0.1,
        depth: int = -1,
    ) -> None:
        self.exploration = exploration  # how much curiosity counts against what is known
        self.width = width  # at most so many actions are known at a node, the most promising
        self.first = first  # so many actions are tried at once ...
        self.growth = growth  # ... and so many more times the square root of the visits
        self.bias = bias  # how much an action's rank at a glance counts while it is little tried
        self.candidates = candidates  # a playout takes the best at a glance of so many random actions ...
        self.careless = careless  # ... and any action this often
        self.depth = depth  # a playout is cut and judged after so many decisions; -1 plays to the end


def plain() -> Style:
    """Return the search everybody knows: uniform playouts to the end, every action the same at a glance."""
    return Style(width=100_000, first=100_000.0, bias=0.0, candidates=1, depth=-1)
