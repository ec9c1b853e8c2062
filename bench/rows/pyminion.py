"""pyminion 0.4.0: Dominion, base set, four players that decide at random."""

import contextlib
import logging
import random

from bench.measure import Case, Target, per_second

DECISIONS = "pyminion Dominion, 4 players"


class RandomDecider:
    """Answers every question at random and counts the questions."""

    def __init__(self):
        self.decisions = 0

    def choose(self, cards, may_pass=True):
        self.decisions += 1
        choices = [*cards, None] if may_pass else cards
        return choices[random.randrange(len(choices))]

    def some(self, cards, least, most):
        self.decisions += 1
        most = len(cards) if most < 0 else min(most, len(cards))
        return random.sample(cards, random.randint(min(least, most), most))

    def action_phase_decision(self, valid_actions, player, game):
        return self.choose(valid_actions)

    def treasure_phase_decision(self, valid_treasures, player, game):
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards, player, game):
        return self.choose(valid_cards)

    def binary_decision(self, prompt, card, player, game, relevant_cards=None):
        self.decisions += 1
        return random.random() < 0.5

    def multiple_option_decision(self, card, options, player, game, num_choices=1, unique=True):
        self.decisions += 1
        return random.sample(range(len(options)), num_choices)

    def discard_decision(
        self, prompt, card, valid_cards, player, game, min_num_discard=0, max_num_discard=-1
    ):
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(self, prompt, card, valid_cards, player, game, min_num_trash=0, max_num_trash=-1):
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(self, prompt, card, valid_cards, player, game, min_num_gain=0, max_num_gain=-1):
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, prompt, card, valid_cards, player, game, min_num_topdeck=0, max_num_topdeck=-1
    ):
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)

    def deck_position_decision(self, prompt, card, player, game, num_deck_cards):
        self.decisions += 1
        return random.randint(0, num_deck_cards)

    def reveal_decision(self, prompt, card, valid_cards, player, game, min_num_reveal=0, max_num_reveal=-1):
        return self.some(valid_cards, min_num_reveal, max_num_reveal)

    def pass_decision(self, prompt, card, valid_cards, player, game, min_num_pass=0, max_num_pass=-1):
        return self.some(valid_cards, min_num_pass, max_num_pass)

    def name_card_decision(self, prompt, card, valid_cards, player, game, min_num_name=0, max_num_name=-1):
        return self.some(valid_cards, min_num_name, max_num_name)

    def multi_play_decision(self, prompt, card, valid_cards, player, game, required=True):
        return self.choose(valid_cards, may_pass=not required)


def play():
    """Play one game of the base set; return how many decisions there were."""
    from pyminion.bots.bot import Bot
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    # The package logs every step to the root logger; nobody listens, so it is spared the work.
    logging.getLogger().setLevel(logging.WARNING)
    decider = RandomDecider()
    players = [Bot(decider, f"player {seat}") for seat in range(4)]
    # Some random answers trip an assertion of the package; what was decided until then is counted, as it took its time.
    with contextlib.suppress(AssertionError):
        Game(players, [base_set], log_stdout=False).play()
    return decider.decisions


def cases():
    try:
        import pyminion  # noqa: F401
    except ImportError:
        return []
    return [Case(DECISIONS, "decisions/s", lambda seconds: per_second(play, seconds))]


def targets() -> list[Target]:
    return []
