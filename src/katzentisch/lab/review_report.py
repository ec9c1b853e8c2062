"""A review as a page: the curve of the game, its turning points, and who was lucky."""

from katzentisch.bots import Reason, say
from katzentisch.core.game import Game
from katzentisch.core.words import Words
from katzentisch.lab import plots
from katzentisch.lab.report import Report, Section
from katzentisch.lab.review import Moment, Review


def choice_text(game: Game, action: int, moment: Moment, words: Words, players: list[str]) -> str:
    """Return a choice of a moment in the words of the game."""
    choice = game.choice(action)
    return words.say(f"choice.{choice['kind']}", {**moment.question, **choice}, players)


def reasons_text(moment: Moment, words: Words, players: list[str]) -> str:
    """Return why the better choice was better."""
    return " ".join(say(Reason(key, facts), words, players, moment.seat) for key, facts in moment.reasons)


def curve(review: Review, players: list[str], title: str, x_label: str) -> str:
    """Return everybody's chance to win after every decision, with bands."""
    lines = [
        plots.Line(
            name,
            [(moment.number + 1, moment.led[seat]) for moment in review.moments],
            [
                (
                    max(0.0, moment.led[seat] - moment.band[seat]),
                    min(1.0, moment.led[seat] + moment.band[seat]),
                )
                for moment in review.moments
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
            str(moment.number + 1),
            players[moment.seat],
            choice_text(game, moment.action, moment, words, players),
            choice_text(game, moment.better, moment, words, players),
            plots.percent(moment.cost),
            reasons_text(moment, words, players),
        ]
        for moment in review.turning_points
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
