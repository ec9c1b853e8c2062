"""Summary of a run of games by seat: for people, for programs, and as rows."""

from collections.abc import Sequence

from katzentisch.lab.intervals import mean, share_interval
from katzentisch.lab.results import Result


class SeatSummary:
    """The results of one seat over a run."""

    def __init__(self, seat: int, results: Sequence[Result]) -> None:
        self.seat = seat
        self.bot = results[0].bots[seat]
        self.wins = sum(result.shares[seat] for result in results)
        self.share = self.wins / len(results)
        self.interval = share_interval(self.wins, len(results))
        self.mean_points = mean([result.points[seat] for result in results])
        self.sources = {
            key: mean([result.sources[seat].get(key, 0) for result in results])
            for key in source_keys(results)
        }


def summarise(results: Sequence[Result]) -> list[SeatSummary]:
    """Return one summary per seat."""
    return [SeatSummary(seat, results) for seat in range(len(results[0].bots))]


def source_keys(results: Sequence[Result]) -> list[str]:
    """Return every source of points that occurred, in the order the game lists them."""
    keys: dict[str, None] = {}
    for result in results:
        for sources in result.sources:
            keys.update(dict.fromkeys(sources))
    return list(keys)


def as_data(
    game: str, variant: str, seed: int, results: Sequence[Result], seconds: float
) -> dict[str, object]:
    """Return the summary as one object for programs."""
    rounds = [result.rounds for result in results]
    seats = [
        {
            "bot": seat.bot,
            "wins": round(seat.wins, 6),
            "share": round(seat.share, 6),
            "interval": [round(end, 6) for end in seat.interval],
            "mean_points": round(seat.mean_points, 4),
        }
        for seat in summarise(results)
    ]
    return {
        "game": game,
        "variant": variant,
        "games": len(results),
        "seed": seed,
        "seats": seats,
        "rounds": {"mean": round(mean(rounds), 4), "min": min(rounds), "max": max(rounds)},
        "seconds": round(seconds, 3),
    }


def rows_of(results: Sequence[Result]) -> list[dict[str, object]]:
    """Return one row per game and seat; points by source come last."""
    keys = source_keys(results)
    return [
        {
            "game": result.number,
            "seed": result.seed,
            "seat": seat,
            "bot": bot,
            "win_share": result.shares[seat],
            "points": result.points[seat],
            "rounds": result.rounds,
            "decisions": result.decisions,
            **{f"points_{key}": result.sources[seat].get(key, 0) for key in keys},
        }
        for result in results
        for seat, bot in enumerate(result.bots)
    ]
