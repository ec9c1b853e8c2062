"""A review as a page: the curve of the game, its turning points, and who was lucky."""

from katzentisch.bots import Reason, say
from katzentisch.core.game import Game
from katzentisch.core.words import Words
from katzentisch.lab import plots
from katzentisch.lab.report import Report, Section
from katzentisch.lab.review import Moment, Review


def choice_text(game: Game, action: int, one: Moment, words: Words, players: list[str]) -> str:
    """Return a choice of a moment in the words of the game."""
    choice = game.choice(action)
    return words.say(f"choice.{choice['kind']}", {**one.question, **choice}, players)


def reasons_text(moment: Moment, words: Words, players: list[str]) -> str:
    """Return why the better choice was better."""
    return " ".join(say(Reason(key, facts), words, players) for key, facts in moment.reasons)


def curve(review: Review, players: list[str], title: str, x_label: str) -> str:
    """Return everybody's chance to win after every decision, with bands."""
    lines = [
        plots.Line(
            name,
            [(one.number + 1, one.led[seat]) for one in review.moments],
            [
                (max(0.0, one.led[seat] - one.band[seat]), min(1.0, one.led[seat] + one.band[seat]))
                for one in review.moments
            ],
        )
        for seat, name in enumerate(players)
    ]
    return plots.chart(title, lines, x_label, plots.percent, low=0.0, high=1.0, height=300)


def report(review: Review, game: Game, players: list[str], shell: Words, words: Words) -> Report:
    """Return the review as a report."""

    def told(key: str, facts: dict[str, object] | None = None) -> str:
        return shell.say(f"review.{key}", facts)

    turning = [
        [
            str(one.number + 1),
            players[one.seat],
            choice_text(game, one.action, one, words, players),
            choice_text(game, one.better, one, words, players),
            plots.percent(one.cost),
            reasons_text(one, words, players),
        ]
        for one in review.turning_points
    ]
    head = [told("number"), told("player"), told("chosen"), told("better"), told("cost"), told("why")]
    luck = [[name, f"{100 * review.luck[seat]:+.0f} %"] for seat, name in enumerate(players)]
    sections = [
        Section(told("curve"), told("curve_text"), [curve(review, players, told("curve"), told("decision"))]),
        Section(told("turning_points"), "" if turning else told("no_turning_points"), [], head, turning),
        Section(told("luck"), told("luck_text"), [], [told("player"), told("luck")], luck),
    ]
    intro = told("intro", {"decisions": len(review.moments)})
    return Report(told("title", {"game": words.say("game.name")}), intro, sections, shell.language)
