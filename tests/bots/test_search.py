"""The search: fair, repeatable, and better the longer it thinks."""

import time
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

from katzentisch import bots, games
from katzentisch.bots import weights
from katzentisch.bots.evaluation import Evaluation, graded_shares
from katzentisch.bots.model import Model, untrained
from katzentisch.bots.rollouts import pick, roll_out
from katzentisch.bots.search import KEPT, Search
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.bots.search_settings import SearchSettings, plain
from katzentisch.bots.tree import Bandit
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.core.options import BadOption
from katzentisch.core.sight import Sight
from katzentisch.lab import runs
from katzentisch.lab.results import play
from katzentisch.lab.tasks import Rules, series
from tests import toy

LEAD = Evaluation(vec[float]([0.0, 4.0, 0.0]), vec[float]([0.0, 4.0, 0.0]), -1)


whiskers = toy.dealt


def searched(
    table: Table,
    iterations: int,
    settings: SearchSettings,
    evaluation: Evaluation | None = None,
    seed: int = 5,
) -> Search:
    search = Search(Sight(table, 0), from_seed(seed), settings, evaluation)
    search.run(iterations)
    return search


def made(name: str) -> SearchBot:
    bot = bots.make(name)
    assert isinstance(bot, SearchBot)
    return bot


def test_the_same_seed_and_iterations_give_the_same_tree() -> None:
    first, second = (searched(whiskers(3), 60, SearchSettings()).root_bandit() for _ in range(2))
    assert list(first.visits) == list(second.visits)
    assert list(first.totals) == list(second.totals)


def test_every_iteration_is_counted_once_at_the_root() -> None:
    bandit = searched(whiskers(), 80, SearchSettings()).root_bandit()
    assert bandit.count == sum(bandit.visits) == 80
    assert sorted(bandit.actions) == whiskers().legal(0)


def test_actions_are_compared_on_the_same_guesses_with_the_same_luck() -> None:
    """However late an action is first tried, it meets what all others met at their first trial."""
    game = games.box("felinia").open(seats=2)
    table = game.deal(4)
    while len(table.legal(0)) < 5:
        table.play(table.next_seat(), table.legal(table.next_seat())[0])
    number = len(table.legal(0))
    at_once = searched(table, number, SearchSettings(first=99.0)).root_bandit()
    assert list(at_once.visits) == [1] * number
    first_trial = dict(zip(at_once.actions, at_once.totals, strict=True))
    later = searched(table, 60, SearchSettings(first=2.0, growth=0.4)).root_bandit()
    once = [arm for arm in range(len(later.actions)) if later.visits[arm] == 1]
    assert once
    assert all(later.totals[arm] == first_trial[later.actions[arm]] for arm in once)


def test_guesses_are_kept_up_to_a_number_and_forgetting_them_changes_nothing() -> None:
    kept, forgetful = (Search(Sight(whiskers(), 0), from_seed(5), SearchSettings(), None) for _ in range(2))
    kept.run(2 * KEPT + 200)
    while forgetful.iterations < kept.iterations:
        forgetful.run(1)
        forgetful.guesses.clear()
    assert len(kept.guesses) == KEPT < max(kept.root_bandit().visits)
    assert list(kept.root_bandit().visits) == list(forgetful.root_bandit().visits)
    assert list(kept.root_bandit().totals) == list(forgetful.root_bandit().totals)


def test_values_are_shares_of_the_win() -> None:
    bandit = searched(whiskers(4), 80, SearchSettings()).root_bandit()
    assert all(0 <= bandit.mean(arm) <= 1 for arm in range(len(bandit.actions)))


def test_seats_that_choose_at_once_do_not_know_each_others_choice() -> None:
    """Below the root hang the searching seat's actions alone; the others choose from the same node."""
    search = searched(whiskers(3), 120, SearchSettings())
    assert sorted(bandit.seat for bandit in search.root.bandits) == [0, 1, 2]
    assert search.root_bandit().count == 120
    assert all(
        bandit.count > 100 for bandit in search.root.bandits
    )  # a hand of three equal cards is no choice
    others = [bandit for bandit in search.root.bandits if bandit.seat != 0]
    assert all(node is None for bandit in others for node in bandit.children)


def test_in_the_last_round_the_highest_card_is_laid() -> None:
    table = whiskers()
    table.round = toy.ROUNDS - 1
    table.hands = [[1, 1, 0, 0, 0, 0, 0, 0, 1], [0, 1, 1, 1, 0, 0, 0, 0, 0]]
    table.deck = [3, 2, 3, 3, 4, 4, 4, 4, 3]
    for settings in (SearchSettings(), plain()):
        search = searched(table, 200, settings)
        assert table.game.choice(search.root_bandit().actions[search.best()]) == {"kind": "lay", "value": 9}


def test_a_forced_move_is_not_searched() -> None:
    table = whiskers()
    table.hands[0] = [0, 0, 3, 0, 0, 0, 0, 0, 0]
    decision = SearchBot(Budget(10_000_000)).decide(Sight(table, 0), from_seed(1))
    assert (decision.action, [reason.key for reason in decision.reasons]) == (2, ["forced"])


def test_only_width_actions_of_highest_prior_have_an_arm() -> None:
    table = whiskers()
    table.hands[0] = [1, 1, 1, 1, 1, 1, 1, 1, 1]
    bandit = searched(table, 40, SearchSettings(width=3)).root_bandit()
    assert sorted(bandit.actions) == [6, 7, 8]


def test_more_actions_are_tried_the_longer_it_thinks() -> None:
    table = whiskers()
    table.hands[0] = [1, 1, 1, 1, 1, 1, 1, 1, 1]
    tried = [
        sum(
            visits > 0
            for visits in searched(table, iterations, SearchSettings(first=2, growth=0.5))
            .root_bandit()
            .visits
        )
        for iterations in (5, 60, 250)
    ]
    assert tried[0] <= 3 < tried[1] < tried[2]


def test_the_best_action_is_first_in_order_whatever_order_they_came_in() -> None:
    bandit = Bandit(0)
    for action, prior in ((3, 0.5), (1, 2.0), (7, 1.0), (2, 2.0)):
        bandit.add(action, prior)
    assert [bandit.actions[arm] for arm in bandit.order] == [1, 2, 7, 3]


def test_a_cut_rollout_is_valued_by_the_evaluation() -> None:
    deep = searched(whiskers(), 60, SearchSettings(depth=2, candidates=1), LEAD)
    assert deep.decisions < searched(whiskers(), 60, SearchSettings(candidates=1)).decisions
    assert len(deep.feature_sums) > 0


def test_an_evaluation_gives_shares_that_sum_to_one() -> None:
    table = whiskers(4)
    table.points = [2, 1, 0, 0]
    out = vec[float]([0.0] * 4)
    LEAD.shares(table, out)
    assert sum(out) == pytest.approx(1)
    assert out[0] > out[1] > out[2] == out[3]


def test_a_rollout_ends_after_its_depth_with_the_round() -> None:
    table = whiskers()
    assert roll_out(table, from_seed(1), 3, 0.0, 3) == 4  # three decisions, and the rest of the round
    assert roll_out(table, from_seed(1), 1, 0.0, -1) == 4
    assert table.is_over


def test_a_rollout_goes_on_to_the_end_of_the_day_or_round() -> None:
    """Where everybody has had as many turns, features compare best."""
    for name in ("felinia", "isle_of_cats", "feudalia"):
        table = games.box(name).open(seats=2).deal(1)
        for deeper in (0, 10):
            before = table.round_number()
            roll_out(table, from_seed(1), 8, 0.0, deeper)
            assert table.round_number() > before
            fresh = table.copy()
            assert roll_out(fresh, from_seed(2), 8, 0.0, 0) > 1
            assert fresh.round_number() == table.round_number() + 1


def test_a_narrow_win_is_worth_less_than_a_wide_one() -> None:
    def worth(points: list[int]) -> list[float]:
        table = whiskers(len(points))
        while not table.is_over:
            table.play(table.next_seat(), table.legal(table.next_seat())[0])
        table.points = points
        out = vec[float]([0.0] * len(points))
        graded_shares(table, out)
        assert sum(out) == pytest.approx(1)
        return list(out)

    assert worth([9, 9]) == [0.5, 0.5]
    narrow, wide = worth([10, 9]), worth([18, 1])
    assert 0.5 < narrow[0] < wide[0] < 1
    assert worth([3, 9, 8])[1] > worth([3, 9, 8])[2] > worth([3, 9, 8])[0]


def test_a_far_level_uses_the_far_settings_of_the_weights_file() -> None:
    game = games.box("isle_of_cats").open(seats=2)
    near, far = (made(name).model_for(Sight(game.deal(1), 0)) for name in ("murr", "bastet"))
    assert near.settings.end == 0
    assert far.settings.end == 0.3
    assert far.settings.depth == near.settings.depth == 0
    assert far.rate < near.rate
    tuned = made("bastet+bias=0.1").model_for(Sight(game.deal(1), 0))
    # A knob changes one setting and keeps the rest.
    assert (tuned.settings.end, tuned.settings.bias, tuned.rate) == (0.3, 0.1, far.rate)


def test_evaluation_and_final_result_are_mixed_by_end() -> None:
    """`end` is the weight of the final result beside the evaluation one decision on."""

    def value(end: float) -> float:
        return searched(whiskers(seed=10), 1, SearchSettings(depth=1, end=end), LEAD).values[0]

    on_the_way, halfway, at_the_end = value(0.0), value(0.5), value(1.0)
    assert on_the_way != at_the_end
    assert halfway == pytest.approx((on_the_way + at_the_end) / 2)


def test_a_hasty_search_plays_to_the_end_by_the_rollout_policy() -> None:
    """Feudalia's rollout policy plays other games than the greedy one; the evaluation on the way is the same."""
    table = games.box("feudalia").open("scenario_2", 2).deal(1)
    weights = vec[float]([0.1] * len(table.game.feature_names))
    evaluation = Evaluation(weights, weights, -1)

    def value(end: float, hasty: int = 0) -> float:
        settings = SearchSettings(candidates=32, end=end, hasty=hasty)
        search = Search(Sight(table, table.next_seat()), from_seed(5), settings, evaluation)
        search.run(3)
        return sum(search.root_bandit().totals)

    assert value(end=0.0, hasty=1) == value(end=0.0)
    assert value(end=0.5, hasty=1) != value(end=0.5)


def test_without_a_rollout_policy_of_its_own_a_game_rolls_out_at_random() -> None:
    """The toy has none: the prior plays no part."""
    table = whiskers()
    table.hands[0] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    assert {int(table.rollout_action(0, from_seed(seed))) for seed in range(40)} == {0, 4, 8}
    assert roll_out(whiskers(), from_seed(1), 0, 0.0, -1) == 8
    assert roll_out(whiskers(), from_seed(1), 0, 0.0, 3) == 4


def test_a_rollout_takes_the_highest_prior_unless_it_is_careless() -> None:
    table = whiskers()
    table.hands[0] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    actions = table.legal_vec(0)
    careful = {pick(table, 0, actions, from_seed(seed), 8, 0.0) for seed in range(40)}
    careless = {pick(table, 0, actions, from_seed(seed), 8, 0.9) for seed in range(40)}
    few = [pick(table, 0, actions, from_seed(seed), 2, 0.0) for seed in range(200)]
    assert careful == {8}
    assert careless == {0, 4, 8}
    assert few.count(8) > few.count(4) > few.count(0) > 0


def test_thinking_by_the_clock_ends_in_time() -> None:
    bot = SearchBot(Budget(clock=0.02))
    assert bot.choose(Sight(whiskers(), 0), from_seed(1)) in whiskers().legal(0)


def test_searching_beats_playing_at_random() -> None:
    tasks = series(Rules("tests.toy", seats=2), ["search:40", "random"], 100, 1)
    won = sum(result.shares[0] for result in runs.run(play, tasks, 1))
    assert won > 62


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption, match="greedy"):
        bots.make("tiger")
    with pytest.raises(BadOption, match="neither iterations"):
        bots.make("search:soon")
    with pytest.raises(BadOption, match="neither iterations"):
        bots.make("search:-3")


def test_a_tree_is_kept_only_where_nothing_new_was_learned() -> None:
    table = whiskers()
    bot = SearchBot(Budget(60), reuse=True)
    first = bot.search(Sight(table, 0), from_seed(1))
    assert not first.goes_on(Sight(table, 0))  # the other seat still has to lay
    assert not first.goes_on(Sight(table, 1))


def test_what_was_searched_below_an_action_is_taken_over() -> None:
    first = searched(whiskers(), 120, SearchSettings())
    arm = first.best()
    below = first.root_bandit().child(arm).bandit(0).count
    second = Search(first.sight, from_seed(2), SearchSettings(), None)
    second.take_over(first)
    assert second.iterations == below > 0


def test_a_seat_that_goes_on_at_once_goes_on_with_its_tree() -> None:
    """In Felinia a family that sells decides again, and everybody saw what it did."""
    game = games.box("felinia").open(seats=2)
    kept = 0
    for seed in range(4):
        table = game.deal(seed)
        bot = SearchBot(Budget(24), untrained(SearchSettings(depth=0, candidates=1)), reuse=True)
        for _ in range(12):
            seat = table.next_seat()
            if len(table.legal(seat)) == 1:
                table.play(seat, table.legal(seat)[0])
                continue
            before = bot.last
            goes_on = before is not None and before.goes_on(Sight(table, seat))
            search = bot.search(Sight(table, seat), from_seed(seed))
            if goes_on:
                kept += 1
                assert before is not None
                assert search.root is before.root_bandit().child(before.best())
            table.play(seat, search.root_bandit().actions[search.best()])
    assert kept > 0


def test_knobs_of_the_search_may_be_set_for_trials() -> None:
    table = whiskers()
    usual, tuned = made("search:24"), made("search:24+depth=1+bias=0.3")
    assert tuned.knobs == {"depth": 1, "bias": 0.3}
    assert tuned.choose(Sight(table, 0), from_seed(1)) in table.legal(0)
    same = bots.make("search:24+bias=0.3")  # the usual value
    assert same.choose(Sight(table, 0), from_seed(1)) == usual.choose(Sight(table, 0), from_seed(1))


@pytest.mark.parametrize("name", ["search:24+deep=1", "search:24+depth", "murr+depth=a", "greedy+depth=1"])
def test_a_wrong_knob_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="knob"):
        bots.make(name)


def budgets(**budget: Any) -> list[int]:
    """Iterations of the first six decisions of a turn, where a nominal second is 1,000 iterations."""
    table = whiskers()
    return [Budget(**budget).iterations_for(Sight(table, 0, chained), 1000.0) for chained in range(6)]


def test_the_decisions_of_a_turn_share_four_times_the_seconds_of_the_first() -> None:
    assert budgets(nominal=1.0) == [1000, 750, 562, 421, 316, 237]
    whole = [Budget(nominal=1.0).iterations_for(Sight(whiskers(), 0, n), 1000.0) for n in range(60)]
    assert sum(whole) < 4000 + 60 * 4
    assert budgets(iterations=50) == [50] * 6  # a budget in iterations is one per decision


def test_the_clock_of_a_turn_is_shared_too() -> None:
    limits = [Budget(clock=1.0).limit(Sight(whiskers(), 0, chained)) for chained in range(100)]
    assert limits[0] == 1.0
    assert sum(limits) == pytest.approx(4.0)
    assert Budget(nominal=1.0).limit(Sight(whiskers(), 0)) == 0.0


def test_a_punctual_bot_stops_by_the_clock_and_says_so() -> None:
    bot = SearchBot(Budget(nominal=0.02, punctual=True), Model(None, SearchSettings(), 1e9, []))
    began = time.perf_counter()
    decision = bot.decide(Sight(whiskers(), 0), from_seed(1))
    assert time.perf_counter() - began < 2.0
    assert [reason.key for reason in decision.reasons][-1] == "cut_short"
    calm = SearchBot(Budget(nominal=0.02, punctual=True), Model(None, SearchSettings(), 500.0, []))
    assert "cut_short" not in [
        reason.key for reason in calm.decide(Sight(whiskers(), 0), from_seed(1)).reasons
    ]


@pytest.mark.parametrize("name", ["sibylle", "bastet", "search:100000", "murr:50s"])
def test_on_a_slow_machine_every_budget_ends_by_the_clock(name) -> None:
    bot = bots.make(name, punctual=True, longest=0.01)
    assert isinstance(bot, SearchBot)
    assert bot.budget.limit(Sight(whiskers(), 0, 1)) == pytest.approx(0.0075)
    bot.model = Model(None, SearchSettings(), 1e9, [])
    began = time.perf_counter()
    bot.decide(Sight(whiskers(), 0), from_seed(1))
    assert time.perf_counter() - began < 2.0


def test_a_level_that_fits_keeps_its_iterations_on_a_slow_machine() -> None:
    game = games.open(games.options("felinia", "basic", 2, {}))
    sight = Sight(game.deal(1), 0)
    slow, quick = bots.make("kasimir", longest=60.0), bots.make("kasimir")
    assert slow.choose(sight, from_seed(1)) == quick.choose(sight, from_seed(1))
    told = [reason.key for reason in slow.decide(sight, from_seed(1)).reasons]
    assert "cut_short" not in told


def test_a_bot_of_a_past_version_has_the_weights_of_then() -> None:
    game = games.open(games.options("felinia", "basic", 2, {}))
    then = SearchBot(Budget(10), far=True, source="0.1").model_for(Sight(game.deal(1), 0))
    assert list(then.evaluation.early)[:2] == [1.7186, 1.0775]
    assert then.settings.growth == 0.05


def test_weights_are_read_from_any_file_or_folder(tmp_path: Path) -> None:
    game = games.open(games.options("felinia", "basic", 2, {}))
    text = weights.path_of("felinia").read_text().replace("points = 1.7186", "points = 9.5")
    (tmp_path / "felinia.toml").write_text(text)
    for source in (tmp_path, tmp_path / "felinia.toml"):
        bot = bots.make(f"search:5@{source}")
        assert isinstance(bot, SearchBot)
        assert bot.model_for(Sight(game.deal(1), 0)).evaluation.early[0] == 9.5


@pytest.mark.parametrize("name", ["search@nowhere.toml", "minka@0.1", "bastet@9.9"])
def test_weights_that_are_not_there_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="weights"):
        bots.make(name)
