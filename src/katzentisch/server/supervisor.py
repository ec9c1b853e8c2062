"""Several processes that serve one port, each replaced as soon as it dies."""

from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process


class Supervisor(Multiprocess):
    """uvicorn's supervisor, which asks every worker twice a second whether it is well.

    It keeps the worker's end of the line open on its own side too, so the line of a worker that dies before it
    has answered never breaks: the supervisor would wait out the whole patience for a slow start, deaf to the
    request to stop and to the death of the other workers. Here the line breaks with the worker.
    """

    def init_processes(self) -> None:
        """Start all workers."""
        super().init_processes()
        self._let_go()

    def keep_subprocess_alive(self) -> None:
        """Replace the workers that have died."""
        super().keep_subprocess_alive()
        self._let_go()

    def _let_go(self) -> None:
        processes: list[Process] = self.processes
        for process in processes:
            process.child_conn.close()
