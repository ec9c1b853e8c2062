"""How a game goes on beyond the tree."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.game import Table


def pick(table: Table, seat: i64, actions: vec[i64], chance: Chance, candidates: i64, careless: float) -> i64:
    """Return the best at a glance of a few random actions, or of all if they are few; now and then any action.

    Drawing a few instead of weighing all costs the same whether ten or five hundred actions are
    legal, and works whatever the scale of the priors.
    """
    number: i64 = len(actions)
    if number == 1:
        return actions[0]
    if candidates < 2 or (careless > 0.0 and chance.fraction() < careless):
        return actions[chance.below(number)]
    if number <= candidates:
        return table.greedy_action(seat, actions, chance)
    best = actions[chance.below(number)]
    worth = table.prior(seat, best)
    drawn: i64 = 1
    while drawn < candidates:
        action = actions[chance.below(number)]
        if action != best:
            prior = table.prior(seat, action)
            if prior > worth:
                best = action
                worth = prior
        drawn += 1
    return best


def play_on(table: Table, chance: Chance, candidates: i64, careless: float, depth: i64) -> i64:
    """Play a table on, in place, for `depth` decisions and then to the end of the chapter; count the decisions.

    A negative depth plays to the end of the game. Decisions without a choice do not count towards the depth.
    """
    if depth < 0 and candidates == 0:
        return roll_out_to_end(table, chance)
    decisions: i64 = 0
    left = depth
    chapter: i64 = -1  # the one to be played to its end
    seat = table.next_seat()
    while seat >= 0:
        actions = table.legal_vec(seat)
        if left == 0:
            if chapter < 0:
                chapter = table.round_number()
            if chapter < 0 or table.round_number() != chapter:
                break
        elif len(actions) > 1:
            left -= 1
        if candidates == 0:
            table.play(seat, table.rollout_action(seat, chance))
        else:
            table.play(seat, pick(table, seat, actions, chance, candidates, careless))
        decisions += 1
        seat = table.next_seat()
    return decisions


def roll_out_to_end(table: Table, chance: Chance) -> i64:
    """Play a table to the end of the game, in place, without a second thought; count the decisions."""
    decisions: i64 = 0
    seat = table.next_seat()
    while seat >= 0:
        table.play(seat, table.rollout_action(seat, chance))
        decisions += 1
        seat = table.next_seat()
    return decisions
