"""The benchmark: deals that never change, a rating that knows what it does not know, files to learn from."""

import json
from pathlib import Path
from shlex import split

import pytest

from katzentisch.cli.main import main
from katzentisch.core.options import BadOption
from katzentisch.lab import benchmark, dataset
from katzentisch.lab.results import Result, play
from katzentisch.lab.tasks import Rules, Task
from katzentisch.research.loading import VERSION

FELINIA = Rules("felinia", "basic", 2)


def evaluated(policy: str, rules: Rules = FELINIA, deals: int = 6) -> benchmark.Evaluation:
    tasks = benchmark.tasks_of(policy, rules, "validation", deals)
    return benchmark.score(policy, rules, "validation", deals, [play(task) for task in tasks])


def test_deals_are_fixed_and_no_two_are_the_same():
    assert benchmark.seed_of_deal(FELINIA, "test", 0) == 3572702772296675612
    seeds = {
        benchmark.seed_of_deal(rules, split, number)
        for rules in benchmark.benchmark_games()
        for split in benchmark.SPLITS
        for number in range(200)
    }
    assert (
        len(seeds) == len(benchmark.benchmark_games()) * 3 * 200 and min(seeds) >= 0 and max(seeds) < 1 << 62
    )
    with pytest.raises(BadOption, match="not between 0 and 199"):
        benchmark.seed_of_deal(FELINIA, "validation", 200)
    with pytest.raises(BadOption, match="no split"):
        benchmark.seed_of_deal(FELINIA, "exam", 0)


def test_every_game_and_company_has_a_ladder_from_random_upwards():
    for rules in benchmark.benchmark_games():
        anchors = benchmark.anchors_of(rules)
        assert tuple(anchors) == benchmark.LADDER and anchors["random"] == 0
        assert anchors["minka"] == max(anchors.values()) > 200
    with pytest.raises(BadOption, match="the benchmark has no isle_of_cats/family/2"):
        benchmark.anchors_of(Rules("isle_of_cats", "family", 2))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_policy_plays_every_deal_from_every_seat_against_every_rung(seats: int):
    rules = Rules("felinia", "basic", seats)
    tasks = benchmark.tasks_of("greedy", rules, "test", 4)
    assert len(tasks) == len(benchmark.LADDER) * 4 * seats == len(set(tasks))
    for task in tasks:
        others = [bot for bot in task.bots if bot != "greedy"]
        assert len(others) == seats - 1 and len(set(others)) == 1
    assert {task.bots.index("greedy") for task in tasks} == set(range(seats))
    assert {task.seed for task in tasks} == {benchmark.seed_of_deal(rules, "test", deal) for deal in range(4)}


def results(share_of: dict[str, float], deals: int) -> list[Result]:
    """Games of a policy that wins these shares against the rungs, evenly spread over the deals."""
    played = []
    for task in benchmark.tasks_of("greedy", FELINIA, "validation", deals):
        seat = task.bots.index("greedy")
        rung = task.bots[1 - seat]
        deal = task.number // 2 % deals
        share = 1.0 if (deal + 0.5) / deals < share_of[rung] else 0.0
        shares = [share, 1 - share] if seat == 0 else [1 - share, share]
        played.append(Result(task.number, task.seed, list(task.bots), shares, [0, 0], [{}, {}], 1, 1))
    return played


def test_who_wins_what_a_rating_expects_has_that_rating():
    anchors = benchmark.anchors_of(FELINIA)
    for rating in (0.0, 150.0, 600.0):
        shares = {rung: benchmark.expected_share(rating, anchor, 2) for rung, anchor in anchors.items()}
        rated = benchmark.score("greedy", FELINIA, "validation", 200, results(shares, 200))
        assert abs(rated.rating - rating) < 25 and rated.low < rating < rated.high


def test_more_deals_say_more_and_nobody_is_infinitely_good():
    shares = dict.fromkeys(benchmark.LADDER, 1.0)
    best = benchmark.score("greedy", FELINIA, "validation", 50, results(shares, 50))
    assert best.rating > benchmark.anchors_of(FELINIA)["minka"] and best.high < 3000
    half = dict.fromkeys(benchmark.LADDER, 0.5)
    few, many = (
        benchmark.score("greedy", FELINIA, "validation", deals, results(half, deals)) for deals in (10, 160)
    )
    assert many.high - many.low < 0.6 * (few.high - few.low)


def test_bots_are_rated_about_where_the_ladder_has_them():
    anchors = benchmark.anchors_of(FELINIA)
    random, greedy = evaluated("random", deals=12), evaluated("greedy", deals=12)
    assert random.low - 60 < 0 < random.high + 60
    assert greedy.low - 60 < anchors["minka"] < greedy.high + 60
    assert random.high < greedy.low


def test_the_command_rates_and_writes_a_line(capsys, tmp_path: Path):
    out = tmp_path / "board.jsonl"
    given = [*split("evaluate greedy --game felinia --deals 2 --jobs 1 --out"), str(out), "--json"]
    assert main(given) == 0
    said = json.loads(capsys.readouterr().out)
    assert said == [json.loads(line) for line in out.read_text().splitlines()]
    assert said[0]["game"] == "felinia/basic/2" and said[0]["low"] <= said[0]["rating"] <= said[0]["high"]
    assert main(given[:-1]) == 0 and "Random play is 0" in capsys.readouterr().out
    assert main(["evaluate", "greedy", "--split", "test", "--deals", "501"]) == 2
    assert "test has 500 deals, not 501." in capsys.readouterr().err
    assert main(["evaluate", "nobody", "--deals", "1"]) == 2
    assert main(["evaluate", "greedy", "--game", "felinia", "--seats", "5"]) == 2


def test_the_leaderboard_is_of_this_benchmark_and_begins_above_random():
    lines = [json.loads(line) for line in Path("docs/leaderboard.jsonl").read_text().splitlines()]
    assert {line["benchmark"] for line in lines} == {benchmark.VERSION}
    keys = {benchmark.key_of(rules) for rules in benchmark.benchmark_games() if rules.seats == 2}
    for key in keys:
        rated = {line["policy"]: line["rating"] for line in lines if line["game"] == key}
        assert max(rated.values()) > rated["random"] + 200


def test_searches_leave_visits_and_values_behind():
    rows = dataset.decisions_of(Task(0, FELINIA, ("search:8", "greedy"), 1)).rows
    searched = [row for row in rows if row["bot"] == "search:8" and row["visits"]]
    assert searched and all(row["visits"] == row["values"] == [] for row in rows if row["bot"] == "greedy")
    for row in searched:
        assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
        assert row["visits"][row["legal"].index(row["action"])] > 0
        assert all(0 <= value <= 1 for value in row["values"])
    same = [row["action"] for row in rows]
    assert same == [
        row["action"] for row in dataset.decisions_of(Task(0, FELINIA, ("search:8", "greedy"), 1)).rows
    ]


def test_a_file_has_fixed_size_observations_of_its_split(tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    assert main(["export", "felinia", str(path), "--split", "validation", "--games", "3", "--jobs", "1"]) == 0
    file = parquet.ParquetFile(path)
    names = FELINIA.open().observation_names
    assert file.schema_arrow.field("observation").type.list_size == len(names)
    assert file.num_row_groups == 1
    told = json.loads(file.schema_arrow.metadata[b"katzentisch"])
    assert told["split"] == "validation" and told["observations"] == dataset.OBSERVATIONS == VERSION
    seeds = set(file.read(["seed"])["seed"].to_pylist())
    assert seeds == {benchmark.seed_of_deal(FELINIA, "validation", deal) for deal in range(3)}
