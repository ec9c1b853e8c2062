"""`python -m tests.simulation SEED [--trace]` repeats a run; `--seeds FROM:TO` runs many; `--fault NAME` puts an old bug back.

`--report` writes docs/results/simulation.md.
"""

import argparse
import sys
import time
from contextlib import nullcontext

from tests.simulation.faults import FAULTS, Fault, put_back
from tests.simulation.report import write_report
from tests.simulation.world import Violation, World


def main(arguments: list[str]) -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", default=0, help="repeat this seed")
    parser.add_argument("--seeds", default="", help="FROM:TO, the seeds to run")
    parser.add_argument("--fault", choices=[fault.name for fault in FAULTS], help="put this old bug back")
    parser.add_argument("--trace", action="store_true", help="show everything that happens")
    parser.add_argument("--report", type=int, metavar="SEEDS", help="write docs/results/simulation.md")
    asked = parser.parse_args(arguments)
    if asked.report:
        return write_report(asked.report)
    first, _, last = asked.seeds.partition(":")
    seeds = range(int(first), int(last)) if asked.seeds else range(asked.seed, asked.seed + 1)
    fault = next((fault for fault in FAULTS if fault.name == asked.fault), None)
    with put_back(fault) if fault is not None else nullcontext():
        return _run(seeds, asked.trace, fault)


def _run(seeds: range, trace: bool, fault: Fault | None) -> int:
    began = time.process_time()
    for seed in seeds:
        try:
            outcome = World(seed, print if trace else None).run()
        except Violation as violation:
            print(violation, f"--fault {fault.name}" if fault is not None else "")
            return 1
        if len(seeds) == 1:
            print(f"seed {seed}: trace {outcome.trace}, {outcome.steps} steps, {outcome.seconds:.0f} s")
            print(", ".join(f"{number} {what}" for what, number in sorted(outcome.counted.items())))
    print(f"{len(seeds)} seeds without a violation, {time.process_time() - began:.1f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
