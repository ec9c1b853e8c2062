"""The games for PettingZoo: every seat is an agent, `player_0` the first.

`env` asks one agent at a time (AEC), also where several owe a decision at once: they are asked in the order
of their seats, and what the earlier ones chose stays hidden from the later ones until the rules
turn it up. `parallel_env` asks all who owe a decision at once; the others wait.

Masks are built at every step, observations only when asked for: `env.last(observe=False)` costs
next to nothing and `infos[agent]["action_mask"]` is all a random agent needs.
"""

from katzentisch.research.aec import SeatsEnv
from katzentisch.research.loading import Settings, open_game
from katzentisch.research.parallel import TogetherEnv

__all__ = ["SeatsEnv", "TogetherEnv", "env", "parallel_env", "raw_env"]


def env(
    game: str,
    variant: str | None = None,
    players: int | None = None,
    *,
    settings: Settings | None = None,
    reward: str = "result",
    planes: bool = False,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> SeatsEnv:
    """Return a game as an environment whose agents act in turn.

    game, variant, players, settings: as on the box; None takes the first variant and its first seat count.
    reward: "result" pays at the end, "score" pays points as they are won, "both" adds the two.
    planes: give what lies on a grid as an array of channels x rows x columns.
    illegal: "raise" refuses an illegal action with an IllegalChoice that says why; "lose" ends the
    game, lost by the agent that tried it.
    """
    return SeatsEnv(open_game(game, variant, players, settings), reward, planes, illegal, render_mode)


raw_env = env


def parallel_env(
    game: str,
    variant: str | None = None,
    players: int | None = None,
    *,
    settings: Settings | None = None,
    reward: str = "result",
    planes: bool = False,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> TogetherEnv:
    """Return a game as an environment whose agents act together; arguments as those of `env`.

    One action more than the game has, the last, means waiting. It is open to exactly the agents that owe
    no decision, so no agent ever faces a mask without an open action.
    """
    return TogetherEnv(open_game(game, variant, players, settings), reward, planes, illegal, render_mode)
