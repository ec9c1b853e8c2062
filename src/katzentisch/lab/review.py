"""Review of a recorded game: win probabilities after every decision, turning points, and luck.

At every decision the position is estimated from what the deciding seat could know: many guesses of the whole table,
each rolled out and evaluated by the trained weights, or to the end where there are none. Three numbers result, per seat:

* `expected`: the share of the win expected of the choice made, before chance is drawn,
* `led`: the share after chance was drawn; the difference is luck,
* the share expected of the best choice a search finds; its lead over the choice made is the `cost`.
"""

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from katzentisch import __version__
from katzentisch.bots import weights
from katzentisch.core.game import Game, Table
from katzentisch.core.record import Record
from katzentisch.lab import runs
from katzentisch.lab.choice_cost import Effort, cost_of
from katzentisch.lab.estimates import estimate
from katzentisch.lab.files import by_name
from katzentisch.lab.journal import Journal
from katzentisch.lab.tasks import Rules, seed_of

Track = Callable[[Iterable["Moment"], int, str, int], Iterable["Moment"]]
_FORM = "2"  # version of the cached data
_TURNING_POINTS = 5
_LEAST_COST = 0.03  # a choice that cost less of the win than this is no turning point


@dataclass(frozen=True)
class Settings(Effort):
    """Effort per decision; the same settings give the same review."""

    seed: int = 1


@dataclass(frozen=True)
class ReviewTask:
    """One decision to review: the game up to it, as plain data that any process can be sent."""

    number: int
    rules: Rules
    seed: int
    choices: tuple[tuple[int, int], ...]
    settings: Settings


@dataclass
class Moment:
    """The review of one decision. Shares are by seat; `band` is half a 95 % interval for `led`."""

    number: int
    seat: int
    action: int
    led: list[float]
    band: list[float]
    expected: list[float]
    better: int  # the best choice found; the one made if none is better
    cost: float  # how much more of the win the better choice promised to the deciding seat
    reasons: list[tuple[str, dict[str, object]]]
    question: Mapping[str, object]  # the one answered; its facts fill the sentences of both choices
    round: int = -1  # the round or day; -1 in a game without rounds


@dataclass
class Review:
    """The review of a whole game."""

    moments: list[Moment]
    turning_points: list[Moment]
    luck: list[float]  # by seat: shares of the win that chance gave or took


def review_decision(task: ReviewTask) -> Moment:
    """Review one decision."""
    game = task.rules.open()
    record = Record(game.options, task.seed, game.rules_version, game.material_hash, list(task.choices))
    table = record.replay(game, task.number)
    seat, action = task.choices[task.number]
    seed = seed_of(task.settings.seed, task.number)
    after = table.copy()
    after.play(seat, action)
    led = estimate(after, seat, -1, task.settings.samples, seed)
    expected = estimate(table, seat, action, task.settings.samples, seed)
    moment = Moment(
        task.number,
        seat,
        action,
        led.shares,
        led.band,
        expected.shares,
        better=action,
        cost=0.0,
        reasons=[],
        question={},
        round=int(table.round_number()),
    )
    if table.owes(seat) and len(table.legal(seat)) > 1:
        _compare_with_search(moment, table, task.settings, seed)
    return moment


def _compare_with_search(moment: Moment, table: Table, settings: Settings, seed: int) -> None:
    """Note the best choice a search finds, if it is better than the one made."""
    seat = moment.seat
    effort = Effort(settings.samples, settings.iterations)
    better = cost_of(table, seat, moment.action, moment.expected[seat], effort, seed)
    if better.cost > 0:
        moment.better, moment.cost = better.better, better.cost
        moment.reasons = [(reason.key, reason.facts) for reason in better.reasons]
        moment.question = table.question(seat)


def review(
    record: Record,
    rules: Rules,
    settings: Settings,
    track: Track,
    cache: Path | None = None,
    jobs: int = 1,
    on: str = "local",
) -> Review:
    """Review every decision of a record; a review made before with the same versions comes from the cache."""
    game = rules.open()
    path = cache / f"{key(record, game, settings)}.json" if cache is not None else None
    if path is not None and path.exists():
        moments = [Moment(**data) for data in json.loads(path.read_text(encoding="utf-8"))]
        return conclude(moments, int(game.seats))
    decisions = tasks(record, rules, settings)
    if path is None:
        answers = runs.run(review_decision, decisions, jobs, on)
        moments = sorted(track(answers, len(decisions), game.name, 0), key=lambda moment: moment.number)
    else:
        moments = _review_all(decisions, path, game.name, track, jobs, on)
        path.write_text(json.dumps([asdict(moment) for moment in moments]), encoding="utf-8")
        path.with_suffix(".part").unlink()
    return conclude(moments, int(game.seats))


def tasks(record: Record, rules: Rules, settings: Settings) -> list[ReviewTask]:
    """Return the decisions of a record, to be reviewed in any order; refuses a record that does not fit."""
    record.replay(rules.open())
    choices = tuple(record.choices)
    return [ReviewTask(number, rules, record.seed, choices, settings) for number in range(len(choices))]


def _review_all(
    decisions: list[ReviewTask], path: Path, text: str, track: Track, jobs: int, on: str
) -> list[Moment]:
    """Review what an interrupted attempt has left."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with Journal(path.with_suffix(".part"), path.stem, asdict, lambda data: Moment(**data)) as journal:
        done = {moment.number for moment in journal.done}
        answers = runs.run(review_decision, [task for task in decisions if task.number not in done], jobs, on)
        for moment in track(answers, len(decisions), text, len(done)):
            journal.add(moment)
    return sorted(journal.done, key=lambda moment: moment.number)


def conclude(moments: Sequence[Moment], seats: int) -> Review:
    """Find the turning points and add up the luck."""
    costly = sorted(
        (moment for moment in moments if moment.cost >= _LEAST_COST),
        key=lambda moment: (-moment.cost, moment.number),
    )
    luck = [sum(moment.led[seat] - moment.expected[seat] for moment in moments) for seat in range(seats)]
    points = sorted(costly[:_TURNING_POINTS], key=lambda moment: moment.number)
    return Review(list(moments), points, luck)


def key(record: Record, game: Game, settings: Settings) -> str:
    """Return the cache key of a review, a short hash of all it depends on: the record, the settings and every version."""
    learned = weights.FOLDER / f"{game.name}.toml"
    parts = [
        _FORM,
        record.to_text(game),
        __version__,
        json.dumps(asdict(settings)),
        learned.read_text(encoding="utf-8") if learned.exists() else "",
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


def default_cache_folder() -> Path:
    """Return the folder where reviews are cached."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "katzentisch" / "reviews"


def as_data(review: Review, game: Game) -> dict[str, object]:
    """Return a review as plain data, choices by name, for the page and for programs."""
    return {
        "moments": [_moment(moment, game) for moment in review.moments],
        "turning_points": [
            {
                **_moment(moment, game),
                "question": moment.question,
                "reasons": [{"key": key, "facts": facts} for key, facts in moment.reasons],
            }
            for moment in review.turning_points
        ],
        "luck": [round(share, 4) for share in review.luck],
    }


def rows_of(review: Review, game: Game) -> list[dict[str, object]]:
    """Return one row per decision; columns that exist for every seat end in the seat's number, from 1."""
    return [
        {
            "decision": moment.number,
            "seat": moment.seat,
            "choice": by_name(game.choice(moment.action)),
            "better": by_name(game.choice(moment.better)) if moment.better != moment.action else "",
            "cost": round(moment.cost, 4),
            **{f"share_{seat}": round(share, 4) for seat, share in enumerate(moment.led, start=1)},
            **{f"band_{seat}": round(half, 4) for seat, half in enumerate(moment.band, start=1)},
            **{f"expected_{seat}": round(share, 4) for seat, share in enumerate(moment.expected, start=1)},
        }
        for moment in review.moments
    ]


def _moment(moment: Moment, game: Game) -> dict[str, object]:
    return {
        "number": moment.number,
        "seat": moment.seat,
        "round": moment.round,
        "choice": game.choice(moment.action),
        "shares": [round(share, 4) for share in moment.led],
        "band": [round(half, 4) for half in moment.band],
        "expected": [round(share, 4) for share in moment.expected],
        "better": game.choice(moment.better) if moment.better != moment.action else None,
        "cost": round(moment.cost, 4),
    }
