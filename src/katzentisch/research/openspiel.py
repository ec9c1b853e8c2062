"""The games for OpenSpiel: `python_felinia`, `python_feudalia`, `python_isle_of_cats`.

    import katzentisch.research.openspiel
    game = pyspiel.load_game("python_felinia(variant=advanced,players=3)")

A game begins with chance nodes that deal the seed, a byte each; everything random later follows from
it, so a history is the whole game and serialises as such. `seed=7` deals that seed and leaves the
chance nodes out. Several decisions owed at once are asked in the order of the seats.

`resample_from_infostate` deals anew what a player cannot know (`Table.guess`) and re-seeds future chance,
so OpenSpiel's information-set search plays fairly; the history of such a state has the same decisions and another deal.
Its plain MCTS searches the true state and foresees every shuffle, as it does in any game with hidden cards.

A game ends after `longest` decisions at the latest, scored as it stands, so `max_game_length` is true: LONGEST is more than twice
what random play was seen to need, and algorithms that recurse through a whole game (MCCFR) are given a smaller one.
"""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pyspiel

from katzentisch import games
from katzentisch.core.game import Game
from katzentisch.research.loading import open_game
from katzentisch.research.observations import Sights
from katzentisch.research.stepping.position import GUESS, SEAT, SHIFT, Position, dealt

BYTES = 4  # of the seed, each dealt by one chance node
# After so many decisions a game ends as it stands. Random play, 628 to 1,000 games of each variant and company, needed at most
# 547, 592 and 5,876 in these games; another game's is the last.
_LONGEST = {"felinia": 1_500, "isle_of_cats": 1_500, "feudalia": 15_000}
_LONGEST_OF_OTHERS = 10_000
DIGEST = 32  # numbers of an information-state tensor that tell apart what an observation does not
_DEALS = [(byte, 1 / 256) for byte in range(256)]

_Types = pyspiel.GameType
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def _game_type(name: str, alone: bool = False) -> Any:
    """Return the OpenSpiel game type of a game: what one wins the others lose, unless somebody plays alone."""
    box = games.box(name)
    seats = [count for variant in box.variants for count in variant.seats]
    return _Types(
        short_name=f"python_{name}",
        long_name=name.replace("_", " ").title(),
        dynamics=_Types.Dynamics.SEQUENTIAL,
        chance_mode=_Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Types.Information.IMPERFECT_INFORMATION,
        utility=_Types.Utility.GENERAL_SUM if alone else _Types.Utility.ZERO_SUM,
        reward_model=_Types.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "variant": "",
            "players": 0,
            "seed": -1,
            "settings": "",
            "material": "",
            "longest": 0,
        },
    )


class TableGame(pyspiel.Game):
    """A game as OpenSpiel sees it; a subclass per game sets `name` and `type`."""

    name: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules: Game = open_game(
            self.name,
            str(params.get("variant", "")) or None,
            int(params.get("players", 0)) or self._usual_players(params),
            _parsed_settings(str(params.get("settings", ""))),
            str(params.get("material", "")) or None,
        )
        alone = self.rules.options.seats == 1
        usual = _LONGEST.get(self.name, _LONGEST_OF_OTHERS)
        self.longest = int(params.get("longest", 0)) or usual
        self.seed = int(params.get("seed", -1))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.number_of_actions,
            max_chance_outcomes=0 if self.seed >= 0 else 256,
            num_players=self.rules.options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.longest,
        )
        super().__init__(_game_type(self.name, alone), info, params)

    def _usual_players(self, params: dict[str, Any]) -> int:
        """Return the smallest number of seats a variant allows, at least 2 if it can."""
        variant = games.box(self.name).variant(str(params.get("variant", "")) or None)
        return min((count for count in variant.seats if count > 1), default=variant.seats[0])

    def new_initial_state(self, state_as_text: str | None = None) -> "TableState":
        """Return the state before the deal."""
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SeatObserver":
        """Return an observer: of what a player sees now, or of all it knows."""
        return SeatObserver(self.rules, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a game has."""
        return 0 if self.seed >= 0 else BYTES


class TableState(pyspiel.State):
    """A game in progress: the bytes of the seed dealt so far, then `position`."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.rules: Game = game.rules
        self.seed = 0
        self.bytes = 0
        self.left: int = game.longest  # decisions until the game is ended
        self.position: Position | None = None
        self.player = _CHANCE
        self._retelling = False  # while a guess is given its history, which changes nothing
        if game.seed >= 0:
            self._deal(game.seed)

    def _deal(self, seed: int) -> None:
        self.position = dealt(self.rules, seed)
        self._ask()

    def _ask(self) -> None:
        assert self.position is not None
        seat = self.position.table.next_seat()
        self.player = seat if seat >= 0 and self.left > 0 else _TERMINAL

    # ------------------------------------------------------------------ OpenSpiel's interface

    def current_player(self) -> int:
        """Return the player who decides, CHANCE before the deal, TERMINAL at the end."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next bytes of the seed, equally likely."""
        return _DEALS

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.table.legal(player)

    def _apply_action(self, action: int) -> None:
        if self._retelling:
            return
        if self.position is not None:
            self.position.play(self.player, action)
            self.left -= 1
            self._ask()
            return
        self.seed |= action << (8 * self.bytes)
        self.bytes += 1
        if self.bytes == BYTES:
            self._deal(self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return f"deal {action}"
        choice = self.rules.choice(action)
        facts = [f"{name}={value}" for name, value in choice.items() if name != "kind"]
        return " ".join([str(choice["kind"]), *facts])

    def returns(self) -> list[float]:
        """Return each player's result once the game is over, zeros before."""
        if self.position is None or not self.is_terminal():
            return [0.0] * self.rules.options.seats
        return self.position.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """Return a state of the player's information set: hidden things and future chance dealt anew."""
        if self.position is None:
            return self.clone()  # type: ignore[no-any-return]
        position = self.position.guess(player, int(sampler() * (1 << 48)))
        state = TableState(self.get_game())
        state._retelling = True
        for step in self.full_history():
            # Another deal than the true one: whoever reads the history learns nothing that is hidden.
            is_deal = step.player == _CHANCE
            state.player = step.player
            state.apply_action(int(sampler() * len(_DEALS)) if is_deal else step.action)
        state._retelling = False
        state.seed, state.bytes = self.seed, self.bytes
        state.position, state.left, state.player = position, self.left, self.player
        return state

    def __str__(self) -> str:
        """Return the views of all players: for debugging, not for a player."""
        if self.position is None:
            return f"before the deal: {self.bytes} of {BYTES} bytes of the seed"
        return f"seed {self.position.seed}, {len(self.position.past)} decisions\n" + "\n".join(
            f"player {seat}: {self.position.table.view(seat)}" for seat in range(self.rules.options.seats)
        )


class SeatObserver:
    """Observer of one player: a tensor named like `game.observation_names`, and text.

    With perfect recall the player remembers its decisions, too, and the tensor has a second part, `digest`: numbers that
    differ between information states an observation shows alike.
    """

    def __init__(self, rules: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"our observers have no parameters; these were given: {params}")
        self._perfect_recall = bool(kind is not None and kind.perfect_recall)
        self._length = len(rules.observation_names)
        self._sights = Sights(rules)
        self.tensor = np.zeros(self._length + (DIGEST if self._perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: self._length]}
        if self._perfect_recall:
            self.dict["digest"] = self.tensor[self._length :]

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what the player may know."""
        if state.position is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._length] = self._sights.of(state.position.table, player)
        if self._perfect_recall:
            digest = hashlib.sha256(self.string_from(state, player).encode()).digest()
            self.tensor[self._length :] = np.frombuffer(digest, np.uint8) / np.float32(255)

    def string_from(self, state: TableState, player: int) -> str:
        """Return the player's information as text, equal for states it cannot tell apart."""
        if state.position is None:
            return f"player {player}, before the deal"
        if self._perfect_recall:
            done = ",".join(str(action) for action in own_decisions(state.position, player))
            key = state.position.table.information_key(player).hex()
            return f"player {player} decided {done or 'nothing'} and knows {key}"
        return str(state.position.table.view(player))


def own_decisions(position: Position, player: int) -> list[int]:
    """Return the actions a player has taken, in order."""
    steps = [int(step) for step in position.past]
    return [step >> SHIFT for step in steps if not step & GUESS and step & SEAT == player]


def _parsed_settings(text: str) -> dict[str, str | int | bool]:
    """Read settings as OpenSpiel's parameters can carry them.

    >>> _parsed_settings("length=3;open=true;map=north")
    {'length': 3, 'open': True, 'map': 'north'}
    """
    settings: dict[str, str | int | bool] = {}
    for part in text.split(";") if text else []:
        name, _, value = part.partition("=")
        if value in ("true", "false"):
            settings[name] = value == "true"
        else:
            settings[name] = int(value) if value.lstrip("-").isdigit() else value
    return settings


def register_games(names: Iterable[str]) -> None:
    """Register these games with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in names:
        if f"python_{name}" not in known:
            kind = _game_type(name)
            made = type(f"{name.title()}Game", (TableGame,), {"name": name, "type": kind})
            pyspiel.register_game(kind, made)


register_games(games.names())
