"""Publishes changes of tables to the other server processes that use the same database."""

import secrets

from katzentisch.play.store import News, Store
from katzentisch.server.background import Spawn


class Publisher:
    """Sends news through the store, if the store can reach other processes."""

    def __init__(self, store: Store, spawn: Spawn) -> None:
        self.process = secrets.token_hex(6)  # identifies this process in the presence it publishes
        self._store = store
        self._spawn = spawn

    def publish(self, news: News) -> None:
        """Send news in the background."""
        if self._store.broadcasts:
            self._spawn(self._store.tell(news))
