"""A review as a page: the curve of the game, its turning points, and who was lucky."""

from katzentisch.core.game import Game
from katzentisch.core.words import Words
from katzentisch.lab import plots
from katzentisch.lab.report import Report, Section
from katzentisch.lab.review import Moment, Review


def _choice_text(game: Game, action: int, moment: Moment, words: Words, players: list[str]) -> str:
    """Return a choice of a moment in the words of the game."""
    choice = game.choice(action)
    return words.say(f"choice.{choice['kind']}", {**moment.question, **choice}, players)


def turning_title(game: Game, moment: Moment, words: Words, players: list[str]) -> str:
    """Return a turning point in one line: the better choice instead of the one made."""
    return words.say("reason.turning_point", _turning_facts(game, moment, words, players), players)


def turning_text(game: Game, moment: Moment, words: Words, players: list[str]) -> str:
    """Return what would have been better and what the choice made led to."""
    return words.say("reason.better", _turning_facts(game, moment, words, players), players)


def _turning_facts(game: Game, moment: Moment, words: Words, players: list[str]) -> dict[str, object]:
    """Return the facts of a turning point; the page has the same in pages/review/analysis.ts."""
    chosen, cost = round(100 * moment.expected[moment.seat]), round(100 * moment.cost)
    features = [(key, facts["feature"]) for key, facts in moment.reasons if key.startswith("feature_")]
    key, feature = features[0] if features else ("", "")
    return {
        "number": moment.number + 1,
        "round": moment.round,
        "seat": moment.seat,
        "better": _choice_text(game, moment.better, moment, words, players),
        "chosen": _choice_text(game, moment.action, moment, words, players),
        "cost": cost,
        "share": min(100, chosen + cost),  # rounded once: 44 % instead of 40 % never costs 3 %
        "chosen_share": chosen,
        # What the better choice leads to more of, the one made leads to less of.
        "way": {"feature_more": "less", "feature_less": "more"}.get(key, "none"),
        "feature": feature,
    }


def _curve(review: Review, players: list[str], title: str, x_label: str) -> str:
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
            words.say("reason.who", {"seat": moment.seat}, players),
            turning_title(game, moment, words, players),
            turning_text(game, moment, words, players),
        ]
        for moment in review.turning_points
    ]
    head = [told("player"), told("turning_point"), told("better")]
    luck = [[name, f"{100 * review.luck[seat]:+.0f} %"] for seat, name in enumerate(players)]
    sections = [
        Section(
            told("curve"), told("curve_text"), [_curve(review, players, told("curve"), told("decision"))]
        ),
        Section(told("turning_points"), "" if turning else told("no_turning_points"), [], head, turning),
        Section(told("luck"), told("luck_text"), [], [told("player"), told("luck")], luck),
    ]
    intro = told("intro", {"decisions": len(review.moments)})
    return Report(told("title", {"game": words.say("game.name")}), intro, sections, shell.language)
