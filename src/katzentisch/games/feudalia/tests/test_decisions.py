"""Decisions are few (RULES.md 14.1, 14.3): nobody is asked without a choice, and one action pays."""

import pytest

from katzentisch.bots import make
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games import feudalia

SCENARIOS = [variant.name for variant in feudalia.BOX.variants]
DEFAULTS = ("pay_vassal", "pay_master", "pay_upgrade", "pay_building", "tax_cube", "adjust")

ALONE = ("pass", "house_moving", "house_firing")  # asked about also as the only answer (7.7, "Room")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_is_a_choice_and_a_payment_takes_one_answer(scenario):
    played = [asked_in_a_game(scenario, deal) for deal in (5, 6, 7)]
    turns, asked = (sum(counts) for counts in zip(*played, strict=True))
    # five cards and their fiefs, a purchase or two with its payment, the end of the turn
    assert asked / turns < 13


def asked_in_a_game(scenario, deal):
    """Let greedy bots play a game, look at every question, and return the turns and how often somebody was asked."""
    table = feudalia.BOX.open(scenario, 2).deal(deal)
    bot, luck = make("greedy"), from_seed(deal)
    turns = asked = 0
    before = ""
    while not table.is_over:
        seat = int(table.next_seat())
        kind, legal = table.question(seat)["kind"], table.legal(seat)
        choices = [table.game.choice(action)["kind"] for action in legal]
        assert len(legal) > 1 or choices[0] in ALONE, f"{kind} has the one answer {choices}"
        if kind in DEFAULTS:
            assert "default" in choices
            assert kind != before, "a payment was asked about twice"
        action = bot.choose(Sight(table, seat), luck)
        turns += table.game.choice(action)["kind"] == "pass"
        asked += 1
        before = kind
        table.play(seat, action)
    return turns, asked
