"""Engine and shadow agree: a few games of every variant here, thousands in the long run (soak.py)."""

import ast
from pathlib import Path

import pytest

from tests.shadow import felinia, feudalia, isle_of_cats
from tests.shadow import soak as long_run
from tests.shadow.lockstep import Case, Difference, play, styles, variants

GAMES = ["felinia", "feudalia", "isle_of_cats"]
BEGINNING = 200  # decisions of a game played in each style by `make test`; a greedy game is played to its end
EVERY = 5  # decisions between two comparisons in `make test`: some seconds for each game
MANY = 1_000  # games with few cards in `make soak`; tests/shadow/soak.py plays those with all cards

every_variant = pytest.mark.parametrize(
    ("game", "variant"),
    [
        pytest.param(game, variant, id=f"{game}-{variant.name}")
        for game in GAMES
        for variant in variants(game)
    ],
)


@every_variant
def test_engine_and_shadow_agree_on_a_whole_game(game, variant):
    assert play(Case(game, variant, 1, style="greedy"), every=EVERY) > 0


@every_variant
def test_engine_and_shadow_agree_on_the_beginning_of_a_game_in_every_style(game, variant):
    for seed, style in enumerate(styles(game)):  # the seed decides how many play, and the settings
        assert play(Case(game, variant, seed, style=style), BEGINNING, EVERY) > 0


@pytest.mark.parametrize("game", GAMES)
def test_engine_and_shadow_agree_on_every_decision_of_a_beginning(game):
    variant = variants(game)[0]
    assert play(Case(game, variant, 3, seats=variant.seats[0], style="careless"), BEGINNING) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_shadow_imports_nothing_of_its_game(game):
    tree = ast.parse((Path(__file__).parent / f"{game}.py").read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name for name in imported if name.startswith("katzentisch")} <= {"katzentisch"}


def test_a_rule_that_differs_is_found_and_its_seed_told(monkeypatch):
    monkeypatch.setitem(feudalia.BOX.game, "court_minimum_coins", 0)
    with pytest.raises(Difference, match=r"coins: engine .*\n(.*\n)*.*--seed 2 --seats 2 --style random"):
        play(Case("feudalia", variants("feudalia")[0], 2, seats=2, style="random"))


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_only_one_of_both_offers_is_found(game, monkeypatch):
    model = {"felinia": felinia, "feudalia": feudalia, "isle_of_cats": isle_of_cats}[game]
    case = Case(game, variants(game)[0], 2, seats=2, style="random")
    legal = model.Shadow.legal
    monkeypatch.setattr(model.Shadow, "legal", lambda shadow, seat: legal(shadow, seat)[1:])
    with pytest.raises(Difference, match="only the engine has"):
        play(case, 3)
    monkeypatch.setattr(model.Shadow, "legal", lambda shadow, seat: [*legal(shadow, seat), {"kind": "win"}])
    with pytest.raises(Difference, match=r"only the shadow has \[\('kind', \"'win'\"\)\]"):
        play(case, 3)


SCARCE = {  # cards and stocks hardly ever run out with the whole box
    "board_advanced.toml": {
        f'symbols = ["{what}"]': f'symbols = ["{what}", "{what}"]' for what in ("gold", "food")
    },
    "goods.toml": {"gold = 11": "gold = 2", "spice = 11": "spice = 2", "food = 11": "food = 2"},
    "setup.toml": {
        "\nmerchants = 10 ": "\nmerchants = 4 ",
        "\nmerchants = 40": "\nmerchants = 16",
        "gold_cards = 11": "gold_cards = 2",
        "spice_cards = 11": "spice_cards = 2",
        "food_cards = 11": "food_cards = 2",
    },
}


@pytest.fixture
def scarce(tmp_path, monkeypatch):
    """Return a folder with Felinia's material, but few cards and merchants and more double symbols; the shadow has read it."""
    for file in felinia.MATERIAL.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        for old, new in SCARCE.get(file.name, {}).items():
            assert old in text
            text = text.replace(old, new)
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(felinia, "BOX", felinia.Box(tmp_path))
    return tmp_path


@pytest.mark.parametrize("variant", variants("felinia"), ids=lambda variant: variant.name)
def test_engine_and_shadow_of_felinia_agree_when_cards_and_merchants_run_out(scarce, variant):
    for seed, style in enumerate(["greedy", "careless", *felinia.HINTS]):
        case = Case("felinia", variant, seed, style=style)
        case.material = scarce
        assert play(case, every=EVERY) > 0


@pytest.fixture
def short_soak(tmp_path, monkeypatch):
    """Two chunks of one game each of Felinia's variants, kept in a folder of the test."""
    monkeypatch.setattr(long_run, "KEPT", tmp_path)
    monkeypatch.setattr(long_run, "CHUNK", 1)
    monkeypatch.setattr(long_run, "GAMES", ("felinia",))
    monkeypatch.setattr(long_run, "soak", lambda game, variant, number, seed: 400 + seed)


def test_a_long_run_goes_on_where_it_was_stopped(short_soak, capsys):
    assert long_run.main(["--games", "2", "--minutes", "0"]) == 0
    assert capsys.readouterr().out == "", "no time, so nothing was begun"
    assert long_run.main(["--games", "1"]) == 0
    assert long_run.main(["--games", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "felinia basic: 1 games, 1400 decisions, 0 differences",
        "felinia advanced: 1 games, 1400 decisions, 0 differences",
        "felinia basic: 2 games, 2801 decisions, 0 differences",
        "felinia advanced: 2 games, 2801 decisions, 0 differences",
    ]


def test_a_long_run_ends_at_the_first_difference(short_soak, monkeypatch, capsys):
    def differs(game, variant, number, seed):
        raise Difference(f"seed {seed} differs")

    monkeypatch.setattr(long_run, "soak", differs)
    assert long_run.main(["--games", "2"]) == 1
    assert capsys.readouterr().out == "seed 1000 differs\n"
    assert long_run.Progress("felinia", "basic").games == 0


@pytest.mark.slow
@pytest.mark.timeout(14 * 24 * 3600)
@pytest.mark.parametrize("variant", variants("felinia"), ids=lambda variant: variant.name)
def test_engine_and_shadow_of_felinia_agree_on_thousands_of_games_with_few_cards(scarce, variant):
    for seed in range(MANY):
        case = Case("felinia", variant, seed)
        case.material = scarce
        assert play(case) > 0
