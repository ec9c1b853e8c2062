"""Writes docs/results/simulation.md: how many seeds ran without a violation, and at which seed each old bug was found."""

import time
from collections import Counter

from tests.simulation.faults import FAULTS, Fault, put_back
from tests.simulation.world import Outcome, Violation, World
from tools import results

MOST_SEEDS = 500  # in which an old bug must be found


def found_at(fault: Fault) -> tuple[int, str]:
    """Return the first seed that finds an old bug, and what was violated; -1 if none of MOST_SEEDS does."""
    with put_back(fault):
        for seed in range(MOST_SEEDS):
            try:
                World(seed).run()
            except Violation as violation:
                return seed, violation.what
    return -1, ""


def write_report(seeds: int) -> int:
    """Run the seeds and the old bugs, and write the page; 1 if a seed was violated or a bug not seen."""
    began = time.process_time()
    outcomes = [World(seed).run() for seed in range(seeds)]
    seconds = time.process_time() - began
    seen = [(fault, *found_at(fault)) for fault in FAULTS]
    body = "\n".join([*_seeds(outcomes, seconds), "", *_faults(seen)])
    command = f"python -m tests.simulation --report {seeds}"
    results.write("simulation", "Deterministic simulation of the server", command, body)
    return int(any(seed < 0 for _, seed, _ in seen))


def _seeds(outcomes: list[Outcome], seconds: float) -> list[str]:
    counted: Counter[str] = sum((outcome.counted for outcome in outcomes), Counter())
    simulated = sum(outcome.seconds for outcome in outcomes) / 3600
    shown = ("view", "taken", "refused", "said", "welcome", "restarts", "called")
    rows = [f"| {name} | {counted[name]:,} |" for name in shown]
    return [
        f"{len(outcomes):,} seeds, no violation; {seconds:.0f} s of processor time for {simulated:,.0f} simulated hours.",
        "",
        "| counted | |",
        "|---|---:|",
        *rows,
    ]


def _faults(verdicts: list[tuple[Fault, int, str]]) -> list[str]:
    rows = [
        f"| {fault.name} | {fault.what} | {seed if seed >= 0 else 'not found'} | {_short(what)} |"
        for fault, seed, what in verdicts
    ]
    return [
        f"Old bugs put back one at a time, and the first of {MOST_SEEDS} seeds that finds each:",
        "",
        "| bug | what it does | seed | what the simulation said |",
        "|---|---|---:|---|",
        *rows,
    ]


def _short(text: str) -> str:
    return text.splitlines()[0][:110].replace("|", "/")
