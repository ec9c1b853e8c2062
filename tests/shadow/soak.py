"""Thousands of games of every variant in lockstep, in chunks, on several processes: part of `make soak`.

    python -m tests.shadow.soak [--games 10000] [--jobs 2] [--minutes M] [--page]

Variants take turns, chunk by chunk. What is done is kept in build/shadow/ until the rules, the material or the shadow of
the game change, so that a stopped run goes on where it was. The first difference ends the run: exit code 1, and the command that shows
it again. `--minutes` begins no more chunks after that time; `--page` writes docs/results/shadow.md from all that is done.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tests.shadow.lockstep import Difference, soak, variants
from tools import results

ROOT = results.ROOT
KEPT = ROOT / "build" / "shadow"
GAMES = ("felinia", "feudalia", "isle_of_cats")
CHUNK = 10  # games
FIRST_SEED = 1_000
SOURCES = (".py", ".toml")


@dataclass(frozen=True)
class Chunk:
    """Some games of one variant that are played in one go."""

    game: str
    variant: str
    number: int

    @property
    def first_seed(self) -> int:
        """The seed of its first game."""
        return FIRST_SEED + self.number * CHUNK

    def play(self) -> tuple[int, float, str]:
        """Return its decisions, its seconds of processor time, and the first difference ("" for none)."""
        variant = next(offered for offered in variants(self.game) if offered.name == self.variant)
        begun = time.process_time()
        try:
            decisions = soak(self.game, variant, CHUNK, self.first_seed)
        except Difference as difference:
            return 0, 0.0, str(difference)
        return decisions, time.process_time() - begun, ""


class Progress:
    """What is done of one variant, in a file of its own."""

    def __init__(self, game: str, variant: str) -> None:
        self.game, self.variant = game, variant
        self._path = KEPT / f"{game}-{variant}-{_hash_of(game)}.json"
        self.chunks: dict[str, list[float]] = {}  # number of the chunk -> decisions and seconds
        if self._path.exists():
            self.chunks = json.loads(self._path.read_text(encoding="utf-8"))

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.chunks) * CHUNK

    @property
    def decisions(self) -> int:
        """How many decisions were compared."""
        return int(sum(decisions for decisions, _ in self.chunks.values()))

    @property
    def seconds(self) -> float:
        """How much processor time it took."""
        return sum(seconds for _, seconds in self.chunks.values())

    def left(self, games: int) -> list[Chunk]:
        """Return the chunks still to be played."""
        numbers = range(-(-games // CHUNK))
        return [Chunk(self.game, self.variant, n) for n in numbers if str(n) not in self.chunks]

    def note(self, chunk: Chunk, decisions: int, seconds: float) -> None:
        """Note a chunk without a difference, for good."""
        self.chunks[str(chunk.number)] = [decisions, round(seconds, 1)]
        KEPT.mkdir(parents=True, exist_ok=True)
        unfinished = self._path.with_suffix(".new")
        unfinished.write_text(json.dumps(self.chunks), encoding="utf-8")
        unfinished.replace(self._path)

    def __str__(self) -> str:
        return f"{self.game} {self.variant}: {self.games} games, {self.decisions} decisions, 0 differences"


def _hash_of(game: str) -> str:
    """Return a hash of the rules, the material and the shadow of a game."""
    digest = hashlib.sha256()
    package = ROOT / "src" / "katzentisch"
    folders = [package / "core", package / "games" / game]
    inside = [
        path for folder in folders for path in sorted(folder.rglob("*")) if "tests" not in path.parts[-2:-1]
    ]
    here = Path(__file__).parent
    for path in [*inside, here / f"{game}.py", here / "lockstep.py"]:
        if path.suffix in SOURCES:
            digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _in_turn(lists: Sequence[list[Chunk]]) -> Iterator[Chunk]:
    """Yield the first chunk of every list, then the second ones, and so on."""
    for number in range(max((len(chunks) for chunks in lists), default=0)):
        for chunks in lists:
            if number < len(chunks):
                yield chunks[number]


def play(all_progress: Sequence[Progress], games: int, jobs: int, minutes: float | None) -> str:
    """Play until all games are played or the time is up; return the first difference, "" for none."""
    ends = time.monotonic() + minutes * 60 if minutes is not None else None
    waiting = _in_turn([progress.left(games) for progress in all_progress])
    of = {(progress.game, progress.variant): progress for progress in all_progress}
    running: dict[Future[tuple[int, float, str]], Chunk] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            is_time = ends is None or time.monotonic() < ends
            while is_time and len(running) < jobs and (chunk := next(waiting, None)) is not None:
                running[pool.submit(chunk.play)] = chunk
            if not running:
                return ""
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                chunk = running.pop(future)
                decisions, seconds, difference = future.result()
                if difference:
                    return difference
                progress = of[chunk.game, chunk.variant]
                progress.note(chunk, decisions, seconds)
                print(progress, flush=True)


def write_page(all_progress: Sequence[Progress]) -> Path:
    """Write docs/results/shadow.md from what is done."""
    body = [
        "| Game | Variant | Games | Decisions | Differences | ms a decision |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for progress in all_progress:
        pace = f"{progress.seconds / progress.decisions * 1000:.2f}" if progress.decisions else "–"
        body.append(
            f"| {progress.game} | {progress.variant} | {progress.games:,} | {progress.decisions:,} | 0 | {pace} |"
        )
    games, decisions = (
        sum(progress.games for progress in all_progress),
        sum(progress.decisions for progress in all_progress),
    )
    body.append(f"| all | | {games:,} | {decisions:,} | 0 | |")
    note = (
        "Engine and shadow (`tests/shadow`, written from RULES.md alone) play the same games; after every decision are compared who is asked,\n"
        "the question, everybody's legal choices, everybody's view, points and winners. Seats, settings, style and every choice follow from the seed,\n"
        f"which begins at {FIRST_SEED:,}. A run that was stopped goes on where it was; `make soak` asks for 10,000 games of each variant."
    )
    return results.write(
        "shadow", "Games beside their shadows", "python -m tests.shadow.soak --page", "\n".join(body), note
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play on, and write the page if it is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.shadow.soak")
    parser.add_argument("--games", type=int, default=10_000, help="of each variant (10000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once (1)")
    parser.add_argument("--minutes", type=float, help="begin nothing after that time")
    parser.add_argument("--page", action="store_true", help="write docs/results/shadow.md")
    asked = parser.parse_args(arguments)
    if asked.games < 0 or asked.jobs < 1:
        parser.error("--games is at least 0, --jobs at least 1")
    all_progress = [Progress(game, variant.name) for game in GAMES for variant in variants(game)]
    difference = play(all_progress, asked.games, asked.jobs, asked.minutes)
    if difference:
        print(difference)
        return 1
    if asked.page:
        print(write_page(all_progress).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
