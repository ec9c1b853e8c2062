"""What goes wrong at present: probabilities and delays that the seed draws anew for each phase of a run."""

import random
from dataclasses import Field, dataclass, field, fields

Range = tuple[float, float]
_ALONE = 0.3  # of the phases: one fault alone


def _chance(worst: float) -> float:
    """Declare a fault by its worst probability; there is none on a calm day."""
    return field(default=0.0, metadata={"worst": worst})


@dataclass
class Weather:
    """The faults of one phase, each with its worst; the defaults are a calm day."""

    store_delay: Range = field(default=(0.0002, 0.003), metadata={"worst": (0.0, 2.0)})
    write_fails: float = _chance(0.3)  # nothing is written, and the caller is told
    answer_lost: float = _chance(0.3)  # it is written, and the caller is told that it failed
    disk_full: float = _chance(1.0)
    network_delay: Range = field(default=(0.0005, 0.03), metadata={"worst": (0.0, 3.0)})
    line_breaks: float = _chance(0.1)  # per message
    silent_break: float = _chance(0.7)  # of the breaks, those that neither side notices at once
    news_delay: Range = field(default=(0.0005, 0.01), metadata={"worst": (0.0, 8.0)})
    news_lost: float = _chance(
        1.0
    )  # all of it: a connection that listens can be dead without anybody noticing
    news_twice: float = _chance(0.3)
    worker_dies: float = _chance(0.3)
    worker_hangs: float = _chance(0.3)
    worker_lies: float = _chance(0.3)
    worker_babbles: float = _chance(0.2)  # an answer that is no answer
    worker_seconds: Range = field(default=(0.001, 0.3), metadata={"worst": (0.0, 4.0)})
    crash: float = _chance(0.004)  # per callback of a process: between any two awaits
    stop: float = _chance(0.05)  # per second and process: stopped by SIGTERM and started again
    freeze: float = _chance(0.05)  # per second and process: nothing runs for a while
    partition: float = _chance(0.08)  # per second and process: cut off from the store
    clock_jump: float = _chance(0.2)  # per second and process
    slow_reader: float = _chance(0.5)  # pages that take seconds for a message


def _named(name: str) -> "Field[float]":
    return next(fault for fault in fields(Weather) if fault.name == name)


def drawn(luck: random.Random) -> Weather:
    """Draw the weather of a phase: some faults, each between none and its worst; few at a time make deep trouble.

    Some phases have one fault alone, at its worst: others would hide what it does, as a broken line does lost news.
    """
    weather = Weather()
    if luck.random() < _ALONE:
        # Lost news shows only if nothing comes after it, at the end of a game: it is drawn more often.
        alone = luck.choice([*fields(Weather), *[_named("news_lost")] * 5])
        setattr(weather, alone.name, alone.metadata["worst"])
        return weather
    share = luck.choice((0.15, 0.3, 0.6))
    for fault in fields(Weather):
        if luck.random() < share:
            worst = fault.metadata["worst"]
            if isinstance(worst, tuple):
                setattr(weather, fault.name, (worst[0], luck.uniform(0.0, 1.0) ** 2 * worst[1]))
            else:
                setattr(weather, fault.name, luck.uniform(0.0, worst))
    return weather
