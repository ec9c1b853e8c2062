"""An AlphaZero-like learner: one network gives priors and a value, a search improves on them, and the network learns what was searched.

    pip install 'katzentisch[research,lab]' torch
    katzentisch export felinia taught.parquet --split train --games 150 --seats murr,murr
    python examples/alphazero.py az.pt2 --teacher taught.parquet --passes 8 --minutes 25 --seed 1 --curve az.csv
    katzentisch evaluate torch:az.pt2 --game felinia

It begins by imitating the visits of the search bot (`--teacher`; without one it begins from nothing), then plays against itself on
the train deals of the benchmark. The search is PUCT on information sets: every simulation takes a guess of the whole table, so nothing
hidden is used. Games of two seats. Time is CPU time of this process, the teacher's games not counted. The file is an exported program, which
gives one number per action: the policy plays without a search.
"""

import argparse
import csv
import json
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import katzentisch as kt
from katzentisch.lab.benchmark import SPLITS, seed_of_deal
from katzentisch.lab.tasks import Rules

GAMES = 32  # played side by side, so that the network sees many positions at once
SIMULATIONS = 16  # per decision
EXPLORATION = 1.5
NOISE = 0.25  # part of Dirichlet noise in the priors of a root
OPENING = 20  # decisions of a seat drawn in proportion to visits; later ones are sharper
WINDOW = 200_000  # decisions kept to learn from
BATCH = 512


class Network(nn.Module):
    """Priors of all actions and the value of a position for the seat that looks, from its observation."""

    def __init__(self, numbers: int, actions: int, width: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.priors = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return logits and values of rows of observations."""
        known = self.body(seen)
        return self.priors(known), torch.tanh(self.worth(known)).squeeze(-1)


class Policy(nn.Module):
    """The logits alone: what `torch:FILE` plays."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.body, self.priors = network.body, network.priors

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Return one number per action."""
        return self.priors(self.body(seen))


class Node:
    """What the search knows of a decision: priors of its seat, visits and summed values by action."""

    __slots__ = ("children", "logits", "seat", "values", "visits")

    def __init__(self, seat: int, logits: np.ndarray) -> None:
        self.seat, self.logits = seat, logits
        self.visits, self.values = np.zeros(len(logits), np.float32), np.zeros(len(logits), np.float32)
        self.children: dict[int, Node] = {}

    def choose(self, legal: np.ndarray, noise: np.ndarray | None = None) -> int:
        """Return the legal action of the highest upper bound."""
        priors = softmax(self.logits[legal])
        if noise is not None:
            priors = (1 - NOISE) * priors + NOISE * noise
        visits = self.visits[legal]
        total = visits.sum()
        unseen = self.values[legal].sum() / total if total else 0.0
        mean = np.where(visits > 0, self.values[legal] / np.maximum(visits, 1), unseen)
        bound = mean + EXPLORATION * priors * np.sqrt(total + 1) / (1 + visits)
        return int(legal[bound.argmax()])


def softmax(logits: np.ndarray) -> np.ndarray:
    """Return chances from logits."""
    risen = np.exp(logits - logits.max())
    return np.asarray(risen / risen.sum())


def result_of(table: kt.Table) -> float:
    """Return how well the game ended for seat 0, between -1 and 1: half the result, half how clear it was."""
    points = [score.total for score in table.scores()]
    return 0.5 * table.returns()[0] + 0.5 * float(np.tanh((points[0] - points[1]) / 20))


class SelfPlay:
    """One game that plays on by itself, and is dealt anew when it is over."""

    def __init__(self, game: kt.Game, rules: Rules, random: np.random.Generator) -> None:
        self.game, self.rules, self.random = game, rules, random
        self.begin()

    def begin(self) -> None:
        """Deal the next train deal."""
        number = int(self.random.integers(SPLITS["train"]))
        self.table = self.game.deal(seed_of_deal(self.rules, "train", number))
        self.root: Node | None = None
        self.decided = [0, 0]
        self.kept: list[tuple[int, np.ndarray, np.ndarray, np.ndarray]] = []
        self._pass_forced()

    def _pass_forced(self) -> None:
        """Carry out what leaves no choice, up to the next real decision."""
        while not self.table.is_over:
            self.seat = self.table.to_act[0]
            self.legal = np.array(self.table.legal(self.seat))
            if len(self.legal) > 1:
                self.sight = kt.Sight(self.table, self.seat)
                self.noise = self.random.dirichlet(np.full(len(self.legal), 10 / len(self.legal)))
                return
            self.table.carry_out(self.seat, int(self.legal[0]))

    def descend(self) -> np.ndarray | None:
        """Go down the tree on a guess; return the observation of the new position, None where the guess has ended."""
        self.path: list[tuple[Node, int]] = []
        self.leaf_seat, self.ended = self.seat, None
        if self.root is None:
            return np.array(self.sight.observe(), np.float32)
        table = self.sight.guess(int(self.random.integers(1 << 31)))
        node, legal, noise = self.root, self.legal, self.noise
        while True:
            action = node.choose(legal, noise)
            noise = None
            self.path.append((node, action))
            table.carry_out(node.seat, action)
            while not table.is_over:
                seat = table.to_act[0]
                options = table.legal(seat)
                if len(options) > 1:
                    break
                table.carry_out(seat, options[0])
            if table.is_over:
                self.ended = result_of(table)
                return None
            following = node.children.get(action)
            if following is None or following.seat != seat:
                self.leaf_seat = seat
                return np.array(table.observe(seat), np.float32)
            node, legal = following, np.array(options)

    def back_up(self, logits: np.ndarray | None, value: float) -> None:
        """Put the new position into the tree and its value into all above it."""
        first = self.ended if self.ended is not None else value if self.leaf_seat == 0 else -value
        if logits is not None:
            node = Node(self.leaf_seat, logits)
            if self.path:
                self.path[-1][0].children[self.path[-1][1]] = node
            else:
                self.root = node
        for above, action in self.path:
            above.visits[action] += 1
            above.values[action] += first if above.seat == 0 else -first

    def decide(self) -> list[tuple[np.ndarray, np.ndarray, np.ndarray, float]]:
        """Carry out what was searched; return the decisions of the game if it is over."""
        assert self.root is not None
        visits = self.root.visits[self.legal]
        share = visits / visits.sum()
        self.kept.append((self.seat, np.array(self.sight.observe(), np.float32), self.legal, share))
        sharp = share if self.decided[self.seat] < OPENING else share**3
        action = int(self.random.choice(self.legal, p=sharp / sharp.sum()))
        self.decided[self.seat] += 1
        self.table.carry_out(self.seat, action)
        self.root = None
        self._pass_forced()
        if not self.table.is_over:
            return []
        first = result_of(self.table)
        done = [
            (seen, legal, share, first if seat == 0 else -first) for seat, seen, legal, share in self.kept
        ]
        self.begin()
        return done


class Learner:
    """The network and what it learns from."""

    def __init__(self, game: kt.Game, seed: int) -> None:
        torch.manual_seed(seed)
        self.actions = game.number_of_actions
        self.network = Network(len(game.observation_names), self.actions)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=1e-3, weight_decay=1e-5)
        self.memory: deque[tuple[np.ndarray, np.ndarray, np.ndarray, float]] = deque(maxlen=WINDOW)
        self.random = np.random.default_rng(seed)

    def judge(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return logits and values of rows of observations."""
        with torch.no_grad():
            logits, values = self.network(torch.from_numpy(seen))
        return logits.numpy(), values.numpy()

    def learn(self, batches: int) -> float:
        """Take so many steps of gradient descent; return the loss of the last."""
        loss = torch.zeros(())
        for _ in range(batches):
            chosen = [self.memory[row] for row in self.random.integers(len(self.memory), size=BATCH)]
            seen = torch.from_numpy(np.stack([row[0] for row in chosen]))
            wanted = np.zeros((BATCH, self.actions), np.float32)
            closed = np.full((BATCH, self.actions), -1e9, np.float32)
            for number, (_, legal, share, _) in enumerate(chosen):
                wanted[number, legal] = share
                closed[number, legal] = 0
            results = torch.tensor([row[3] for row in chosen], dtype=torch.float32)
            logits, values = self.network(seen)
            likely = torch.log_softmax(logits + torch.from_numpy(closed), dim=1)
            loss = -(torch.from_numpy(wanted) * likely).sum(1).mean() + (values - results).square().mean()
            self.optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            self.optimizer.step()
        return float(loss.detach())

    def save(self, path: Path) -> None:
        """Write the policy as an exported program, and beside it the network to go on from."""
        torch.save(self.network.state_dict(), path.with_suffix(".network"))
        example = torch.zeros(1, self.network.body[0].in_features)
        torch.export.save(torch.export.export(Policy(self.network).eval(), (example,)), path)


def taught(path: Path) -> list[tuple[np.ndarray, np.ndarray, np.ndarray, float]]:
    """Return decisions of a search from an export: observation, legal actions, shares of visits, result."""
    import pyarrow.parquet as parquet

    names = ["observation", "legal", "visits", "action", "return", "seat", "game", "points"]
    rows = parquet.read_table(path, columns=names)
    width = rows.schema.field("observation").type.list_size
    seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(-1, width)
    columns: dict[str, list[Any]] = {name: rows[name].to_pylist() for name in names[1:]}
    points: dict[tuple[int, int], float] = {}
    for game, seat, each in zip(columns["game"], columns["seat"], columns["points"], strict=True):
        points[game, seat] = each
    decisions = []
    for row, (legal, visits, action, won, seat, game) in enumerate(
        zip(*(columns[name] for name in names[1:7]), strict=True)
    ):
        chosen = np.array([other == action for other in legal], np.float32)
        counted = np.array(visits, np.float32) if visits else chosen
        share = (chosen + counted / counted.sum()) / 2  # few visits tell less than what was chosen in the end
        lead = points[game, seat] - points.get((game, 1 - seat), points[game, seat])
        result = 0.5 * won + 0.5 * float(np.tanh(lead / 20))
        decisions.append((seen[row], np.array(legal), share, result))
    return decisions


def imitate(learner: Learner, path: Path, passes: int) -> None:
    """Learn from a teacher's decisions, each so often."""
    learner.memory.extend(taught(path))
    for number in range(passes):
        loss = learner.learn(max(1, len(learner.memory) // BATCH))
        print(json.dumps({"pass": number + 1, "loss": round(loss, 3)}), flush=True)


def play(learner: Learner, tables: list[SelfPlay]) -> int:
    """Take one decision on every table; return how many decisions were added to the memory."""
    for _ in range(SIMULATIONS + 1):  # the first judges the root
        seen = [table.descend() for table in tables]
        asked = [number for number, each in enumerate(seen) if each is not None]
        logits, values = learner.judge(np.stack([each for each in seen if each is not None]))
        row_of = {number: row for row, number in enumerate(asked)}
        for number, table in enumerate(tables):
            row = row_of.get(number)
            table.back_up(None if row is None else logits[row], 0.0 if row is None else float(values[row]))
    added = 0
    for table in tables:
        done = table.decide()
        learner.memory.extend(done)
        added += len(done)
    return added


def won(learner: Learner, game: kt.Game, opponent: str, games: int, seed: int) -> float:
    """Return the share of games the policy wins without a search; a tie counts half."""

    class Player(kt.Bot):
        def choose(self, sight: kt.Sight, chance: kt.Chance) -> int:
            legal = sight.legal()
            logits, _ = learner.judge(np.array(sight.observe(), np.float32)[None])
            return int(legal[logits[0, legal].argmax()])

    shares = []
    for number in range(games):
        players: list[object] = [Player(), opponent] if number % 2 == 0 else [opponent, Player()]
        winners = kt.play_match(game, players, seed + number // 2).winners
        shares.append((number % 2 in winners) / len(winners))
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", default="felinia")
    parser.add_argument("--teacher", type=Path)
    parser.add_argument("--passes", type=int, default=12, help="over the teacher's decisions")
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    parser.add_argument(
        "--resume", type=Path, metavar="CHECKPOINT", help="go on from OUT.network of a run before"
    )
    wish = parser.parse_args()
    torch.set_num_threads(1)
    game = kt.open(wish.game, seats=2)
    learner = Learner(game, wish.seed)
    if wish.resume is not None:
        learner.network.load_state_dict(torch.load(wish.resume))
    train(learner, game, wish)


def train(learner: Learner, game: kt.Game, wish: argparse.Namespace) -> None:
    """Learn for the wished CPU time, keeping a curve and a checkpoint."""
    end = 60 * wish.minutes
    rows: list[list[float]] = []
    decisions = 0

    def measure() -> None:
        shares = [won(learner, game, rung, 40, 1000 * len(rows)) for rung in ("moritz", "minka")]
        rows.append([round(time.process_time() / 60, 2), decisions, *np.round(shares, 3)])
        print(*rows[-1], flush=True)
        learner.save(wish.out)
        if wish.curve is not None:
            with wish.curve.open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([["minutes", "decisions", "moritz", "minka"], *rows])

    if wish.teacher is not None:
        imitate(learner, wish.teacher, wish.passes)
    measure()
    rules = Rules(game.name, game.options.variant, 2)
    random = np.random.default_rng(wish.seed)
    tables = [SelfPlay(game, rules, random) for _ in range(GAMES)]
    learned = 0
    while time.process_time() < end:
        decisions += play(learner, tables)
        if decisions - learned >= 4 * BATCH:
            learner.learn(4 * (decisions - learned) // BATCH)  # each decision is seen four times
            learned = decisions
        if time.process_time() > 60 * (rows[-1][0] + 1):
            measure()
    measure()


if __name__ == "__main__":
    main()
