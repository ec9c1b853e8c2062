"""Supervisor of several server processes on one port; each is replaced when it dies."""

from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process


class Supervisor(Multiprocess):
    """uvicorn's supervisor, with one repair: it closes its own copy of each worker's end of the health-check pipe.

    uvicorn keeps that copy open, so the pipe of a worker that dies before its first answer never breaks: the
    supervisor then waits for the whole start timeout, and ignores signals and the death of other workers meanwhile.
    """

    def init_processes(self) -> None:
        """Start all workers."""
        super().init_processes()
        self._close_worker_ends()

    def keep_subprocess_alive(self) -> None:
        """Replace the workers that have died."""
        super().keep_subprocess_alive()
        self._close_worker_ends()

    def _close_worker_ends(self) -> None:
        processes: list[Process] = self.processes
        for process in processes:
            process.child_conn.close()
