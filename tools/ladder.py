"""Write src/katzentisch/lab/ladder.toml: the fixed ratings of the benchmark's ladder, from games between its rungs on validation deals."""

from pathlib import Path

from katzentisch.lab import benchmark

PATH = Path(__file__).resolve().parent.parent / "src" / "katzentisch" / "lab" / "ladder.toml"
DEALS = 25


def written(ratings: dict[str, dict[str, float]]) -> str:
    """Return the file."""
    lines = [
        f"# The ratings of the benchmark's ladder, version {benchmark.VERSION}: `python -m tools.ladder`, {DEALS} validation deals from every seat.",
        "# They stay as they are: another ladder is another version.",
    ]
    for game, rungs in ratings.items():
        lines += ["", f'[ratings."{game}"]', *(f"{rung} = {rating}" for rung, rating in rungs.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play the games that have no ladder yet, and write the file after each."""
    ratings = dict(benchmark.ladders()) if PATH.exists() else {}
    for rules in sorted(benchmark.possible_games(), key=lambda rules: rules.seats or 0):
        if benchmark.key_of(rules) in ratings:
            continue
        ratings[benchmark.key_of(rules)] = benchmark.calibrated(rules, DEALS)
        PATH.write_text(written(ratings), encoding="utf-8")


if __name__ == "__main__":
    main()
