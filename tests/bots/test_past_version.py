"""`bastet@0.1` plays as the Bastet of 0.1.0 did, whatever later ones learn: weights, knobs, priors, features, choices.

The digests were taken from the code before priors could be learned; choices are named, not numbered, because numbers of actions
may move. Change none of them: a past version that plays otherwise is
no yardstick any more.
"""

import hashlib
import json
from itertools import pairwise

import pytest

from katzentisch import games
from katzentisch.bots import make, weights
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight

FILES = {
    "felinia": "cd501ee919f70c9c",
    "feudalia": "ad010ae0aa8a8f9c",
    "isle_of_cats": "a01d9badc74a4453",
}
GLANCES = {
    ("felinia", "basic"): "827373ff83685134",
    ("felinia", "advanced"): "e23238494aa9811e",
    ("isle_of_cats", "full"): "e4e5840795e9588b",
    ("isle_of_cats", "family"): "36b3be9ce3d109fb",
    ("feudalia", "scenario_1"): "4938d3c572aff87d",
    ("feudalia", "scenario_2"): "d358d190984268d3",
    ("feudalia", "scenario_3"): "6aca6a09f5e5aa2d",
    ("feudalia", "scenario_7"): "c86c6233bdc1a9b0",
    ("feudalia", "scenario_10"): "5f66014adda2efb8",
}
CHOICES = {
    ("felinia", "basic"): "2cc75cefb917565f",
    ("isle_of_cats", "full"): "7b78b9ca34990f23",
    ("feudalia", "scenario_1"): "2e710029e30de127",
}
_DECISIONS = 60


def digest(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def rounded(numbers: list[float]) -> str:
    """Show numbers so that the last bits of another machine's exp() do not matter."""
    return " ".join(f"{number:.6g}" for number in numbers)


def a_greedy_game(game: str, variant: str) -> list[Table]:
    """Return the table before each of the first decisions of a game by the prior."""
    table, chance = games.open(games.options(game, variant, 2)).deal(5), from_seed(9)
    tables = []
    while len(tables) < _DECISIONS and table.next_seat() >= 0:
        tables.append(table.copy())
        seat = table.next_seat()
        table.play(seat, table.greedy_action(seat, table.legal_vec(seat), chance))
    return tables


def glances(game: str, variant: str) -> str:
    parts = []
    for table in a_greedy_game(game, variant):
        seat = table.next_seat()
        parts.append(rounded([table.prior(seat, action) for action in table.legal(seat)[:40]]))
        parts.append(rounded(list(table.features_vec(seat))))
    return digest(parts)


def choices(game: str, variant: str) -> str:
    bot, parts = make("bastet:5@0.1"), []
    for table, following in pairwise(a_greedy_game(game, variant)[::20]):
        sight = Sight(table, table.next_seat())
        decision = bot.decide(sight, from_seed(following.next_seat() + 1))
        for each in decision.alternatives:
            choice = json.dumps(table.game.choice(each.action), sort_keys=True)
            parts.append(f"{choice} {each.visits} {each.value:.6g}")
    return digest(parts)


@pytest.mark.parametrize("game", FILES)
def test_its_files_are_frozen(game: str):
    assert digest([weights.path_of(game, "0.1").read_text(encoding="utf-8")]) == FILES[game]


@pytest.mark.parametrize(("game", "variant"), GLANCES)
def test_it_judges_tables_as_it_did(game: str, variant: str):
    assert glances(game, variant) == GLANCES[game, variant]


@pytest.mark.parametrize(("game", "variant"), CHOICES)
def test_it_chooses_as_it_did(game: str, variant: str):
    assert choices(game, variant) == CHOICES[game, variant]
