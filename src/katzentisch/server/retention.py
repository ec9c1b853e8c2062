"""How long data of people are kept, in days; 0 keeps them for ever."""

from typing import NamedTuple


class Retention(NamedTuple):
    """Days after which a server deletes; docs/operating.md says what each means for people."""

    finished_days: float = 365  # a finished table, after its last entry
    idle_days: float = 180  # a table that is not finished, after its last entry
    chat_days: float = 30  # a line of chat
    calls_days: float = 30  # where to call somebody, after the last entry of a finished table
    names_days: float = 0  # names of people at a finished table; the table stays with "Player 1", "Player 2"
