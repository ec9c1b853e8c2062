"""Rollouts: how a search plays a game on beyond its tree."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.game import Table, play_to_end


def pick(table: Table, seat: i64, actions: vec[i64], chance: Chance, candidates: i64, careless: float) -> i64:
    """Return the argmax of the prior over a random sample of `candidates` actions; with probability `careless` any.

    The whole list is searched if it is no longer than the sample. Sampling costs the same whether ten or five
    hundred actions are legal, and works whatever the scale of the priors.
    """
    number: i64 = len(actions)
    if number == 1:
        return actions[0]
    if candidates < 2 or (careless > 0.0 and chance.fraction() < careless):
        return actions[chance.below(number)]
    if number <= candidates:
        return table.greedy_action(seat, actions, chance)
    best = actions[chance.below(number)]
    best_prior = table.prior(seat, best)
    for _ in range(candidates - 1):
        action = actions[chance.below(number)]
        if action != best:
            prior = table.prior(seat, action)
            if prior > best_prior:
                best = action
                best_prior = prior
    return best


def roll_out(table: Table, chance: Chance, candidates: i64, careless: float, depth: i64) -> i64:
    """Play a table on in place for `depth` decisions and then to the end of the round; return the number of decisions.

    A negative depth plays to the end of the game. Forced decisions do not count towards the depth. With 0 candidates
    the game's rollout policy decides, otherwise `pick`.
    """
    if depth < 0 and candidates < 2:
        return play_to_end(table, chance, candidates == 1)
    decisions: i64 = 0
    left = depth
    last_round: i64 = -1  # the round to finish, once the depth is reached
    seat = table.next_seat()
    while seat >= 0:
        actions = table.legal_vec(seat)
        if left == 0:
            if last_round < 0:
                last_round = table.round_number()
            if last_round < 0 or table.round_number() != last_round:
                break
        elif len(actions) > 1:
            left -= 1
        if candidates == 0:
            table.carry_out(seat, table.rollout_action(seat, chance))
        else:
            table.carry_out(seat, pick(table, seat, actions, chance, candidates, careless))
        decisions += 1
        seat = table.next_seat()
    return decisions
