"""Learned priors: duels are fair, numbers climb towards what wins, an interrupted training goes on, bots use the result."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from katzentisch.bots import make, weights
from katzentisch.bots.search import Search
from katzentisch.cli.main import main
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.lab import prior_training
from katzentisch.lab.prior_training import Duel, DuelTask, PriorPlan, kept, play_duel, train_prior
from katzentisch.lab.tasks import Rules

FELINIA = Rules("felinia", "basic", 2)
PLAN = PriorPlan(FELINIA, generations=3, deals=1, seed=7, directions=2, fixed=("sailing",))


def untracked(answers: Iterable[Duel], total: int, text: str, done: int) -> Iterable[Duel]:
    return answers


def moves_of(name: str, by: float) -> tuple[float, ...]:
    return tuple(by if each == name else 0.0 for each in FELINIA.open().judgement_names)


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_judgements_share_every_deal(seats: int):
    """The same deal with seats swapped is the mirrored game."""
    rules = Rules("felinia", "basic", seats)
    nothing = moves_of("sailing", 0.0)
    assert play_duel(DuelTask(0, rules, (1, 2), nothing, nothing)).shares == pytest.approx([0.5, 0.5])


def test_who_hates_to_sail_loses():
    """Each seat plays by its own numbers: a merchant who must be paid to board stays at home."""
    game = FELINIA.open()
    hates = tuple(5.0 if name == "tile" else 0.0 for name in game.judgement_names)
    duel = play_duel(DuelTask(0, FELINIA, tuple(range(6)), moves_of("tile", 0.0), hates))
    assert sum(duel.shares) / 6 > 0.7


def test_numbers_move_towards_what_won():
    first, second = [0.2, 0.0], [0.0, 0.2]
    moves = prior_training._climbed([0.0, 1.0], [first, second], [Duel(1, [0.4, 0.4]), Duel(0, [0.7, 0.5])])
    assert moves[0] > 0.0
    assert moves[1] == pytest.approx(1.0 - moves[0])
    assert prior_training._climbed([0.0, 1.0], [first], [Duel(0, [0.5])]) == [0.0, 1.0]


def test_the_same_plan_gives_the_same_numbers_and_fixed_ones_stay(tmp_path: Path):
    first = train_prior(PLAN, tmp_path / "one", untracked)
    second = train_prior(PLAN, tmp_path / "two", untracked, jobs=2)
    assert [each.moves for each in first] == [each.moves for each in second]
    assert first[-1].share == second[-1].share
    at = FELINIA.open().judgement_names.index("sailing")
    assert {each.moves[at] for each in first} == {0.0}
    assert any(kept(first))


def test_an_interrupted_training_goes_on_where_it_was(tmp_path: Path):
    whole = train_prior(PLAN, tmp_path / "whole", untracked)
    generations: list[str] = []

    def interrupted(answers: Iterable[Duel], total: int, text: str, done: int) -> Iterator[Duel]:
        generations.append(text)
        if len(generations) == 3:
            raise KeyboardInterrupt
        yield from answers

    with pytest.raises(KeyboardInterrupt):
        train_prior(PLAN, tmp_path / "cut", interrupted)
    played: list[str] = []

    def counted(answers: Iterable[Duel], total: int, text: str, done: int) -> Iterable[Duel]:
        played.append(text)
        return answers

    assert [each.moves for each in train_prior(PLAN, tmp_path / "cut", counted)] == [
        each.moves for each in whole
    ]
    assert played == ["generation 3 of 3"]
    longer = train_prior(replace(PLAN, generations=4), tmp_path / "cut", counted)
    assert played == ["generation 3 of 3", "generation 4 of 4"]
    assert [each.moves for each in longer[:3]] == [each.moves for each in whole]


def test_the_command_writes_numbers_the_bots_use(tmp_path: Path, capsys):
    out, plot = tmp_path / "felinia.toml", tmp_path / "curve.svg"
    words = ["train", "felinia", "--prior", "--variant", "basic", "--seats", "2", "--games", "24"]
    words += ["--generations", "2", "--fixed", "sailing", "--jobs", "1", "--seed", "3"]
    assert main([*words, "--out", str(out), "--plot", str(plot), "--work", str(tmp_path / "work")]) == 0
    assert plot.read_text().startswith("<svg")
    assert "--prior --variant basic --seats 2 --games 24 --generations 2 --fixed sailing" in out.read_text()
    game = FELINIA.open()
    model = weights.read(out, game)
    assert model.judgement is not None
    assert model.judgement.numbers[game.judgement_names.index("sailing")] == pytest.approx(3.0)
    assert list(model.judgement.numbers) != list(game.judgements[0].numbers)
    assert list(model.evaluation.early) == list(weights.load(game).evaluation.early)  # goes on to count
    assert weights.knobs(out, far=True)["learned"] == 1
    assert "learned" not in weights.knobs(out)
    assert weights.read(out, Rules("felinia", "basic", 3).open()).judgement is None


def test_a_search_judges_its_guesses_and_leaves_the_table_alone(tmp_path: Path):
    """With numbers that never board, a search of few actions does not try to; the table's own prior stays as it was."""
    game = FELINIA.open()
    table = game.deal(1)
    sight = Sight(table, table.next_seat())
    before = [sight.prior(action) for action in sight.legal()]
    out = tmp_path / "felinia.toml"
    text = weights.path_of("felinia", "0.1").read_text(encoding="utf-8")
    turned = ['"silver 0"', *(f'"silver {amount}"' for amount in range(1, 7))]
    numbers = "\n".join(f"{name} = {100.0 - 10 * amount}" for amount, name in enumerate(turned))
    out.write_text(f"{text}\n[variant.basic.2.prior]\n{numbers}\n", encoding="utf-8")
    usual, learned = (make(f"search:4+learned={on}@{out}") for on in (0, 1))
    trees = [bot.search(sight, from_seed(1)).root_bandit() for bot in (usual, learned)]
    assert [sight.prior(action) for action in sight.legal()] == before
    own = [max(zip(tree.priors, tree.actions, strict=True)) for tree in trees]
    assert own[0][0] == pytest.approx(max(before))
    assert own[1] != own[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["felinia", "--fixed", "sails"], "'sails'"),
        (["tests.toy"], "no numbers"),
    ],
)
def test_what_cannot_be_learned_is_refused(tmp_path: Path, capsys, words: list[str], said: str):
    arguments = ["train", words[0], "--prior", *words[1:], "--out", str(tmp_path / "x.toml"), "--lang", "en"]
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "x.toml").exists()


def test_numbers_that_do_not_fit_are_refused(tmp_path: Path):
    game = FELINIA.open()
    with pytest.raises(weights.WeightsError, match="sails"):
        weights.judgement(game, {"sails": 1.0})
    assert math.isclose(weights.judgement(game, {"sailing": 1.0}).numbers[27], 1.0)


def test_tables_are_evaluated_by_the_games_own_numbers():
    """The weights of an evaluation belong to features of one meaning, whatever the prior has learned since."""
    game = FELINIA.open()
    table, model = game.deal(3), weights.load(game)
    for _ in range(40):
        seat = table.next_seat()
        table.play(seat, table.greedy_action(seat, table.legal_vec(seat), from_seed(1)))
    sight = Sight(table, table.next_seat())
    odd = weights.judgement(game, {"tile": 9.0, "silver 3": 50.0})
    settings = weights.settings_from({"learned": 1})
    searches = [Search(sight, from_seed(2), settings, model.evaluation, each) for each in (None, odd)]
    values = []
    for search in searches:
        search.evaluate(search.guess(7))
        values.append(list(search.values))
    assert values[0] == values[1]
    own, other = (search.guess(7).features_vec(sight.seat) for search in searches)
    assert list(own) != list(other)
