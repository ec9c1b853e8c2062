"""What became of the bugs, for people: lines on the terminal, and docs/results/breaks.md."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from katzentisch.lab.intervals import share_interval
from tools import results
from tools.breaks.bugs import EQUIVALENT, Game, Verdict

_LEAST_KILLED = 0.95  # of the generic bugs that are not equivalent, in a whole run
# A sample fails when so many survivors would be this unlikely at a true share of 95 %: thirty drawn by lot vary, and a
# fixed share would fail one commit in twenty for bad luck alone.
_UNLIKELY = 1e-4


@dataclass
class Findings:
    """What became of the bugs of one game."""

    game: Game
    has_breaks: bool = False
    requirements: int = 0
    unbreakable: dict[str, str] = field(default_factory=dict)
    written: list[Verdict] = field(default_factory=list)
    generic: list[Verdict] = field(default_factory=list)
    invented: list[Verdict] = field(default_factory=list)
    is_sample: bool = False
    all_generic: int = 0  # how many there are, of which a sample was drawn

    @property
    def uncaught(self) -> list[Verdict]:
        """The written bugs that the tests of their requirement do not notice."""
        return [verdict for verdict in self.written if not verdict.is_killed]

    @property
    def uncaught_ids(self) -> list[str]:
        """The requirements with such a bug."""
        return sorted({verdict.bug.id for verdict in self.uncaught})

    @property
    def unnoticed(self) -> list[Verdict]:
        """The invented bugs that no rule test notices and that change something."""
        return [
            verdict for verdict in self.invented if not verdict.is_killed and verdict.outcome != EQUIVALENT
        ]

    @property
    def survivors(self) -> list[Verdict]:
        """The generic bugs that no rule test notices and nobody has explained."""
        return [
            verdict for verdict in self.generic if not verdict.is_killed and verdict.outcome != EQUIVALENT
        ]

    @property
    def equivalent(self) -> int:
        """How many generic bugs change nothing that a test could see."""
        return sum(verdict.outcome == EQUIVALENT for verdict in self.generic)

    @property
    def killed(self) -> int:
        """How many generic bugs are noticed."""
        return len(self.generic) - self.equivalent - len(self.survivors)

    @property
    def share_killed(self) -> float:
        """The share of generic bugs noticed, equivalent ones left out."""
        counted = len(self.generic) - self.equivalent
        return self.killed / counted if counted else 1.0

    @property
    def told_share(self) -> str:
        """That share for people; of a sample with Wilson's interval for all generic bugs."""
        if not self.is_sample:
            return f"{self.share_killed:.1%}"
        low, high = share_interval(self.killed, len(self.generic) - self.equivalent)
        return f"{self.share_killed:.1%} ({low:.1%} to {high:.1%})"

    @property
    def is_weak(self) -> bool:
        """Whether too many bugs survive."""
        if self.uncaught or self.unnoticed:
            return True
        if not self.is_sample:
            return self.share_killed < _LEAST_KILLED
        counted = len(self.generic) - self.equivalent
        return _chance_of_survivors(len(self.survivors), counted) < _UNLIKELY


def _chance_of_survivors(survivors: int, tried: int) -> float:
    """Return how likely at least so many survivors are if 95 % of all bugs are noticed.

    >>> _chance_of_survivors(0, 30)
    1.0
    >>> round(_chance_of_survivors(4, 30), 2)
    0.06
    """
    miss = 1 - _LEAST_KILLED
    fewer = sum(math.comb(tried, n) * miss**n * (1 - miss) ** (tried - n) for n in range(survivors))
    return 1.0 - fewer


def lines(findings: Findings) -> list[str]:
    """Return the report of one game for the terminal."""
    name = findings.game.name
    told = [f"  {verdict}" for verdict in [*findings.uncaught, *findings.unnoticed, *findings.survivors]]
    if not findings.has_breaks:
        told.append(f"{name}: no breaks.toml")
    elif findings.written:
        ids = {verdict.bug.id for verdict in findings.written}
        caught = len(ids) - len(findings.uncaught_ids)
        told.append(
            f"{name}: {len(findings.written)} bugs written for {len(ids)} requirements, {caught} caught by their own tests."
        )
    if findings.invented:
        changing = [verdict for verdict in findings.invented if verdict.outcome != EQUIVALENT]
        told.append(
            f"{name}: {len(findings.invented)} invented bugs, {len(changing) - len(findings.unnoticed)} noticed by the rule tests, "
            f"{len(findings.invented) - len(changing)} change nothing, {len(findings.unnoticed)} survive."
        )
    if findings.generic:
        told.append(
            f"{name}: {len(findings.generic)} generic bugs, {findings.killed} noticed by the rule tests, "
            f"{findings.equivalent} equivalent, {len(findings.survivors)} survive: {findings.told_share} noticed."
        )
    return told


def write_page(all_findings: Sequence[Findings], command: str) -> Path:
    """Write docs/results/breaks.md."""
    body = [
        "| Game | Requirements | broken | caught by their own tests | not breakable in code | Generic bugs | tried | noticed | equivalent | survivors | share noticed |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for findings in all_findings:
        ids = {verdict.bug.id for verdict in findings.written}
        broken = f"{len(ids)} | {len(ids) - len(findings.uncaught_ids)}" if ids else "– | –"
        body.append(
            f"| {findings.game.name} | {findings.requirements} | {broken} | {len(findings.unbreakable)} | "
            f"{findings.all_generic} | {len(findings.generic)} | {findings.killed} | {findings.equivalent} | {len(findings.survivors)} | {findings.told_share} |"
        )
    for findings in all_findings:
        weak = [*findings.uncaught, *findings.survivors]
        if weak:
            body += ["", f"## {findings.game.name}: what no rule test notices", ""]
            body += [f"* {_code(verdict)}" for verdict in weak]
    note = (
        "One bug at a time is put into the uncompiled rules and the rule tests of the game run (those in the game's own folder: neither\n"
        "recorded playthroughs nor promises). `tests/breaks.toml` holds bugs that violate one requirement each and must be noticed by the tests\n"
        "marked with its id. Generic bugs are the slips of `tools/breaks/operators.py` in `rules/`, `state/` and `box/`; those that change nothing\n"
        "a test could see are listed, with the reason, in `tests/equivalent.toml`, and the share leaves them out."
    )
    if any(findings.is_sample for findings in all_findings):
        note += (
            "\n\n**A sample**: the bugs tried are drawn by lot; in brackets stands the 95 % interval (Wilson) for all generic bugs. `make fidelity` tries\n"
            "all written bugs, `make breaks`, part of `make soak`, all there are."
        )
    return results.write("breaks", "Rules proven by breaking them", command, "\n".join(body), note)


def _code(verdict: Verdict) -> str:
    bug = verdict.bug
    mark = f"{bug.id}: " if bug.id else ""
    old, new = (text.replace("`", "'").replace("|", "\\|") for text in (bug.old, bug.new))
    return f"{mark}{bug.file}:{bug.line}: `{old}` → `{new}`" + (
        f" ({verdict.detail})" if verdict.detail else ""
    )
