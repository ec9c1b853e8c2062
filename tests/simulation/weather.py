"""What goes wrong at present: probabilities and delays that the seed draws anew for each phase of a run."""

import random
from dataclasses import dataclass, fields

Range = tuple[float, float]


@dataclass
class Weather:
    """The faults of one phase; the defaults are a calm day."""

    store_delay: Range = (0.0002, 0.003)
    write_fails: float = 0.0  # nothing is written, and the caller is told
    answer_lost: float = 0.0  # it is written, and the caller is told that it failed
    disk_full: float = 0.0
    network_delay: Range = (0.0005, 0.03)
    line_breaks: float = 0.0  # per message
    silent_break: float = 0.0  # of the breaks, those that neither side notices at once
    news_delay: Range = (0.0005, 0.01)
    news_lost: float = 0.0
    news_twice: float = 0.0
    worker_dies: float = 0.0
    worker_hangs: float = 0.0
    worker_lies: float = 0.0
    worker_babbles: float = 0.0  # an answer that is no answer
    worker_seconds: Range = (0.001, 0.3)
    crash: float = 0.0  # per callback of a process: between any two awaits
    stop: float = 0.0  # per second and process: stopped by SIGTERM and started again
    freeze: float = 0.0  # per second and process: nothing runs for a while
    partition: float = 0.0  # per second and process: cut off from the store
    clock_jump: float = 0.0  # per second and process
    slow_reader: float = 0.0  # pages that take seconds for a message


_WORST = Weather(
    store_delay=(0.0, 2.0),
    write_fails=0.3,
    answer_lost=0.3,
    disk_full=1.0,
    network_delay=(0.0, 3.0),
    line_breaks=0.1,
    silent_break=0.7,
    news_delay=(0.0, 8.0),
    news_lost=0.7,
    news_twice=0.3,
    worker_dies=0.3,
    worker_hangs=0.3,
    worker_lies=0.3,
    worker_babbles=0.2,
    worker_seconds=(0.0, 4.0),
    crash=0.004,
    stop=0.05,
    freeze=0.05,
    partition=0.08,
    clock_jump=0.2,
    slow_reader=0.5,
)


def drawn(luck: random.Random) -> Weather:
    """Draw the weather of a phase: some faults, each between none and its worst; few at a time make deep trouble."""
    weather = Weather()
    share = luck.choice((0.15, 0.3, 0.6))
    for field in fields(Weather):
        if luck.random() < share:
            worst = getattr(_WORST, field.name)
            if isinstance(worst, tuple):
                setattr(weather, field.name, (worst[0], luck.uniform(0.0, 1.0) ** 2 * worst[1]))
            else:
                setattr(weather, field.name, luck.uniform(0.0, worst))
    return weather
