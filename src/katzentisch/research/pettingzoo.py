"""The games for PettingZoo: every seat is an agent, `player_0` the first.

`env` asks one agent at a time (AEC), also where several owe a decision at once: they are asked in the order
of their seats, and what the earlier ones chose stays hidden from the later ones until the rules
turn it up. `parallel_env` asks all who owe a decision at once; the others wait.

Masks are built at every step, observations only when asked for: `env.last(observe=False)` costs
next to nothing and `infos[agent]["action_mask"]` is all a random agent needs.
"""

from katzentisch.research.aec import SeatsEnv
from katzentisch.research.parallel import TogetherEnv

__all__ = ["SeatsEnv", "TogetherEnv", "env", "parallel_env", "raw_env"]


env = raw_env = SeatsEnv
parallel_env = TogetherEnv
