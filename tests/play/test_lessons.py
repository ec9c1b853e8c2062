"""Lessons: every one can be played through the engine with its bots, whatever the learner does."""

import re
from collections.abc import Callable

import pytest

from katzentisch import bots, games, play
from katzentisch.bots.luck import bot_chance
from katzentisch.core.game import Table
from katzentisch.core.material import MaterialError
from katzentisch.core.sight import Sight
from katzentisch.core.words import LANGUAGES, load
from katzentisch.play import lessons
from katzentisch.play.lessons import Lesson, Step, Walk

LESSONS = [lesson for game in games.names() for lesson in lessons.lessons(game)]
NAMES = [f"{lesson.game}-{lesson.name}" for lesson in LESSONS]
SOON = 40  # decisions of the learner until all steps are shown
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)

Chooser = Callable[[Table, int, list[int], "Step | None"], int]


class AsTold:
    """Does all that a step asks for, as somebody does who clicks everything lit; where it says nothing, what Minka would do."""

    def __init__(self) -> None:
        self.step: Step | None = None

    def __call__(self, table: Table, seat: int, legal: list[int], step: Step | None) -> int:
        """Choose what the step asks for, or the rest of what the step before asked for."""
        asked = table.question(seat)["kind"]
        self.step = step or (self.step if self.step and self.step.question.get("kind") == asked else None)
        choices = {action: table.game.choice(action) for action in legal}
        wanted = [
            action
            for pattern in (self.step.choices if self.step else ())
            for action in legal
            if lessons.matches(pattern, choices[action])
        ]
        ends = [action for action in legal if choices[action]["kind"] == "done" and self.step and not step]
        return [*wanted, *ends, minkas(table, seat)][0]


def choose_otherwise(table: Table, seat: int, legal: list[int], step: Step | None) -> int:
    """Do something else than the step says, if there is anything else."""
    others = [action for action in legal if step and not step.is_done_by(table.game.choice(action))]
    return others[-1] if others else minkas(table, seat)


def minkas(table: Table, seat: int) -> int:
    return bots.make("greedy").choose(Sight(table, seat), bot_chance(1, seat, 0))


def walked(lesson: Lesson, choose: Chooser, most: int = SOON) -> tuple[Walk, list[str]]:
    """Play a lesson for so many decisions of the learner; returns the walk and the ids shown, in order."""
    table, walk, shown = games.open(lesson.options()).deal(lesson.seed), Walk(lesson), list[str]()
    for seat, action in lessons.opening(lesson.game, lesson.name):
        table.play(seat, action)
    levels, played, own = lesson.levels(), lesson.decisions, 0
    while not table.is_over and own < most:
        seat = table.next_seat()
        level = levels[seat]
        if level is not None:
            action = bots.make(level).choose(Sight(table, seat), bot_chance(lesson.seed, seat, played))
        else:
            own += 1
            legal = table.legal(seat)
            choices = [table.game.choice(action) for action in legal]
            while (step := walk.step(table.question(seat), choices)) is not None and step.is_word:
                shown.append(step.id)
                walk.done(step)
            action = choose(table, seat, legal, step)
            if step is not None:
                shown += [] if shown and step.id == shown[-1] else [step.id]
                if step.is_done_by(table.game.choice(action)):
                    walk.done(step)
        table.play(seat, action)
        played += 1
    return walk, shown


@each_lesson
def test_whoever_does_as_told_is_shown_every_step_in_order(lesson):
    walk, shown = walked(lesson, AsTold())
    assert walk.next == len(lesson.steps)
    assert shown[: len(lesson.steps)] == [step.id for step in lesson.steps]


@each_lesson
def test_whoever_does_something_else_still_hears_every_word_and_can_play_on(lesson):
    walk, shown = walked(lesson, choose_otherwise, most=150)
    assert [step.id for step in lesson.steps[: walk.next] if step.is_word and step.id not in shown] == []


@each_lesson
def test_every_step_is_said_in_both_languages(lesson):
    for language in LANGUAGES:
        words = load(language, lessons.folder(lesson.game))
        said = {f"lesson-{lesson.name}-name"}
        for step in (*lesson.steps, *lesson.occasions):
            key = f"lesson-{lesson.name}-{step.id}"
            assert words.has(f"{key}-title") and words.has(f"{key}-text"), (language, key)
            said |= {f"{key}-{part}" for part in ("title", "text", "other")}
            if words.has(f"{key}-other"):
                assert step.choices, (
                    f"{key}: any choice carries the step out, so nothing else can be answered"
                )
        strangers = [
            name for name in words.ids() if name.startswith(f"lesson-{lesson.name}-") and name not in said
        ]
        assert strangers == []


@each_lesson
def test_blanks_are_facts_of_the_question(lesson):
    """Only what a step's question tells can be said in it."""
    facts: dict[str, set[str]] = {}
    table = games.open(lesson.options()).deal(lesson.seed)
    for played in range(400):
        if table.is_over:
            break
        seat = table.next_seat()
        question = table.question(seat)
        for step in lesson.steps:
            if step.question and lessons.matches(step.question, question):
                facts.setdefault(step.id, set()).update(question)
        table.play(seat, bots.make("greedy").choose(Sight(table, seat), bot_chance(3, seat, played)))
    for language in LANGUAGES:
        words = load(language, lessons.folder(lesson.game))
        for step in lesson.steps:
            for part in ("title", "text", "other"):
                key = f"lesson-{lesson.name}-{step.id}-{part}"
                if words.has(key):
                    assert set(words.blanks(key)) <= facts.get(step.id, set()), (language, key)


# By the line of a lesson and what stands there instead: the complaint.
WRONG = {
    "seat = 0 -> seat = 2": "seat 2 is not below 2",
    'bots = ["kruemel"] -> bots = ["kruemmel"]': "bots 'kruemmel' is not one of",
    "order = 1 -> order = 0": "order 0 is not",
    'id = "bank" -> id = "market"': "two steps have the id 'market'",
    'id = "goal" -> id = "goal"\nchoices = [{ kind = "bid" }]': "choices belong to a question",
    'id = "goal" -> id = "goal"\nlamp = 1': "unknown key 'lamp'",
    'id = "goal" -> id = "goal"\nalso = [{ kind = "bid" }]': "also is not needed",
    "seed = 6 -> seed = 6\ndecisions = -1": "decisions -1 is not",
    'variant = "basic" -> ': "variant is missing",
    "seed = 6 -> seed = -1": "seed -1 is not",
}


@pytest.mark.parametrize("change", WRONG)
def test_a_wrong_lesson_is_refused_by_file_and_key(tmp_path, monkeypatch, change):
    right, wrong = change.split(" -> ")
    text = (lessons.folder("felinia") / "first.toml").read_text(encoding="utf-8")
    assert right in text
    (tmp_path / "first.toml").write_text(text.replace(right, wrong, 1), encoding="utf-8")
    monkeypatch.setattr(lessons, "folder", lambda game: tmp_path)
    with pytest.raises(MaterialError, match=re.escape(WRONG[change])) as error:
        lessons.lessons("felinia")
    assert str(error.value).startswith("first.toml")
    assert load("de", play.WORDS).has(f"complaint.{error.value.code}")
