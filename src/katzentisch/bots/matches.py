"""Fast games between judgements: each seat takes the argmax of its prior, on the table itself."""

from librt.vecs import vec

from katzentisch.bots.evaluation import graded_shares
from katzentisch.bots.rollouts import roll_out
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game, Judgement
from katzentisch.core.vecs import float_zeros

_ALL = 1_000_000  # candidates: no list of actions is longer
_TIES = 3  # the stream of tie-breaks, apart from that of the deal


def greedy_shares(game: Game, judgements: list[Judgement], seed: int) -> vec[float]:
    """Play one game, each seat by the prior of its judgement, and return the graded share of every seat.

    A prior uses only what its seat may know, so nobody sees more than at a real table.
    """
    table = game.deal(seed)
    table.judge(judgements)
    roll_out(table, from_seed(seed).split(_TIES), _ALL, 0.0, -1)
    shares = float_zeros(game.seats)
    graded_shares(table, shares)
    return shares
