"""Break the rules of the games and report which bugs their tests do not notice.

    python -m tools.breaks                                     everything, all games
    python -m tools.breaks felinia --ids F031,F032             the bugs of two requirements
    python -m tools.breaks felinia --generic --files rules/boarding.py
    python -m tools.breaks felinia --invented                  the bugs of invented.toml
    python -m tools.breaks --sample 30                         30 of each kind and game, drawn by the commit
    python -m tools.breaks --page --sample 150 --seed autumn   150 of each kind and game, as a page
    python -m tools.breaks --page --generic --sample 150       150 generic ones of each game; `make fidelity` tries the written ones
    python -m tools.breaks --kept --minutes 60 --page          an hour of all there are, in drawn order; the next call goes on there

Exit code: 0 all is well; 1 a written bug is not caught by the tests of its requirement, an invented one by no test, or fewer than 95 % of the generic bugs
are noticed (in a sample: surely fewer); 2 something is wrong with a file or with what was asked for.
"""

import argparse
import math
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

os.environ["KATZENTISCH_PURE"] = "1"

from tools.breaks import operators, report, written
from tools.breaks.bugs import EQUIVALENT, GAMES, ROOT, SURVIVED, BadInput, Bug, Game, Verdict
from tools.breaks.kept import Kept
from tools.breaks.running import in_parts, run

_FIXED_SEED = "katzentisch"
_PART = 100  # bugs whose verdicts are kept at once
_BEGUN = time.monotonic()


def games() -> list[Game]:
    """Return the games of this package that list requirements."""
    return [Game(path.parent) for path in sorted(GAMES.glob("*/requirements.csv"))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.breaks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", help="names of games, or a folder laid out as one (all games)")
    parser.add_argument("--written", action="store_true", help="only the bugs of breaks.toml")
    parser.add_argument("--generic", action="store_true", help="only generic bugs")
    parser.add_argument("--invented", action="store_true", help="only the bugs of invented.toml")
    parser.add_argument("--ids", default="", help="only the bugs of these requirements, as F031,F032")
    parser.add_argument(
        "--files", default="", help="only bugs in these files, as rules/boarding.py,state/table.py"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="N bugs of each kind and game, drawn by lot")
    parser.add_argument("--seed", help="what the lot depends on (the commit)")
    parser.add_argument(
        "--kept",
        action="store_true",
        help="keep verdicts in build/breaks/ and take over those that still hold",
    )
    parser.add_argument("--minutes", type=float, help="with --kept: begin no more bugs after that time")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--page", action="store_true", help="write docs/results/breaks.md")
    asked = parser.parse_args(arguments)
    try:
        return _run(asked)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2


def _run(asked: argparse.Namespace) -> int:
    chosen = [_game(name) for name in asked.games] or games()
    if asked.jobs < 1 or (asked.sample is not None and asked.sample < 1):
        raise BadInput("--jobs and --sample are numbers of at least 1")
    if asked.minutes is not None and not asked.kept:
        raise BadInput("--minutes ends a run that --kept can go on with: name both")
    if asked.page and (asked.ids or asked.files or asked.written or asked.invented or asked.games):
        raise BadInput(
            "--page writes the figures of all games: name no games, ids, files, --written or --invented with it"
        )
    written.check_number_of_unbreakable({*games(), *chosen})
    all_findings = [_break(game, asked) for game in chosen]
    for findings in all_findings:
        print("\n".join(report.lines(findings)))
    if asked.page:
        print(report.write_page(all_findings, _command(asked)).relative_to(ROOT))
    return 1 if any(findings.is_weak for findings in all_findings) else 0


def _command(asked: argparse.Namespace) -> str:
    """Return the command that writes the page."""
    kind = " --generic" if asked.generic else ""
    if asked.sample is None:
        return f"python -m tools.breaks --page{kind}" if kind else "make breaks"
    return f"python -m tools.breaks --page{kind} --sample {asked.sample} --seed {asked.seed or commit()}"


def _game(name: str) -> Game:
    folder = Path(name).resolve() if "/" in name else GAMES / name
    if not (folder / "requirements.csv").is_file():
        there = ", ".join(game.name for game in games())
        raise BadInput(f"there is no game {name!r} with requirements; there are {there}")
    return Game(folder)


def _break(game: Game, asked: argparse.Namespace) -> report.Findings:
    both = not asked.written and not asked.generic and not asked.invented and not asked.ids
    findings = report.Findings(game, game.listed("breaks").exists(), is_sample=asked.sample is not None)
    findings.requirements = len(written.requirement_ids(game))
    lot = random.Random(f"{asked.seed or commit()} {game.name}")
    chosen: list[Bug] = []
    if findings.has_breaks and (both or asked.written or asked.ids):
        findings.unbreakable = written.unbreakable_ids(game)
        bugs = _of_ids(written.read_breaks(game, is_complete=not asked.ids), asked.ids, game)
        chosen += _drawn(bugs, asked, lot)
    generic_is_wanted = asked.generic or (both and (findings.has_breaks or asked.sample is None))
    listed: set[Bug] = set()
    if generic_is_wanted:
        generic = operators.generic_bugs(game)
        listed = written.equivalent(game, generic)
        findings.all_generic = len(generic)
        chosen += _drawn(generic, asked, lot)
    elif both:
        print(f"{game.name}: no breaks.toml yet, so no sample is drawn.")
    invented: dict[Bug, str] = {}
    if asked.invented or (both and asked.sample is None and game.listed("invented").exists()):
        invented = written.read_invented(game)
        chosen += _drawn(list(invented), asked, lot)
    for verdict in _verdicts(game, chosen, asked, lot):
        if verdict.bug.id:
            findings.written.append(verdict)
        elif verdict.bug in invented:
            changes_nothing = invented[verdict.bug] and verdict.outcome == SURVIVED
            findings.invented.append(replace(verdict, outcome=EQUIVALENT) if changes_nothing else verdict)
        elif verdict.bug in listed and verdict.outcome == SURVIVED:
            findings.generic.append(replace(verdict, outcome=EQUIVALENT))
        else:
            findings.generic.append(verdict)
    tried = len(findings.generic)
    findings.is_sample = findings.is_sample or (generic_is_wanted and tried < findings.all_generic)
    return findings


def _verdicts(game: Game, bugs: list[Bug], asked: argparse.Namespace, lot: random.Random) -> list[Verdict]:
    """Return what becomes of bugs: with --kept those known already and, in drawn order, those that the time allows."""
    if not asked.kept:
        return run(game, bugs, asked.jobs)
    kept = Kept(game)
    known = {bug: verdict for bug in bugs if (verdict := kept.verdict(bug)) is not None}
    rest = [bug for bug in bugs if bug not in known]
    lot.shuffle(rest)
    rest.sort(key=kept.survived, reverse=True)  # what is left out at the end must not be the survivors
    until = math.inf if asked.minutes is None else _BEGUN + asked.minutes * 60
    for part in in_parts(game, rest, asked.jobs, _PART, until):
        kept.note(part)
        known |= {verdict.bug: verdict for verdict in part}
        weak = [verdict for verdict in part if not verdict.is_killed]
        print(
            f"{game.name}: {len(known)} of {len(bugs)} tried, {len(weak)} of the last {len(part)} survive",
            flush=True,
        )
        for verdict in weak:
            print(f"  {verdict}", flush=True)
    return [known[bug] for bug in bugs if bug in known]


def _of_ids(bugs: list[Bug], ids: str, game: Game) -> list[Bug]:
    if not ids:
        return bugs
    wanted = [one_id.strip() for one_id in ids.split(",")]
    without = [one_id for one_id in wanted if one_id not in {bug.id for bug in bugs}]
    if without:
        raise BadInput(f"{game.name}/tests/breaks.toml has no bug for {', '.join(without)}")
    return [bug for bug in bugs if bug.id in wanted]


def _drawn(bugs: list[Bug], asked: argparse.Namespace, lot: random.Random) -> list[Bug]:
    if asked.files:
        files = [file.strip() for file in asked.files.split(",")]
        bugs = [bug for bug in bugs if bug.file in files]
    if asked.sample is None or asked.sample >= len(bugs):
        return bugs
    return lot.sample(bugs, asked.sample)


def commit() -> str:
    """Return the id of the commit, something fixed outside of git."""
    try:
        done = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return _FIXED_SEED
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
