"""`katzentisch store check`: finds stored tables that are damaged, and names them."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.play.store import Store, StoreError
from katzentisch.play.store_check import Fault, check_store


def add_arguments(parser: ArgumentParser) -> None:
    """Add what to do, and where the tables are."""
    parser.add_argument("what", metavar="check", choices=("check",))
    parser.add_argument("--store", metavar="sqlite:PATH|postgresql://...")


def run(args: Namespace) -> int:
    """Check every table and print what is wrong; 1 if anything is."""
    from katzentisch.server.run import CannotServe, open_store, usual_store

    shell: Shell = args.shell
    where = args.store or usual_store()
    file = Path(where.removeprefix("sqlite:"))
    if where.startswith("sqlite:") and not file.is_file():  # it would be made, and found well
        raise Trouble("no_store", {"reason": f"{file}: {shell.words.say('file.enoent')}"})
    try:
        checked = asyncio.run(_check(open_store(where)))
    except CannotServe as error:
        raise Trouble(error.code, error.facts) from error
    except StoreError as error:
        raise Trouble("no_store", {"reason": str(error)}) from error
    faults = [fault for fault in checked if fault is not None]
    if shell.json_wanted:
        shell.answer({"tables": len(checked), "faults": [fault._asdict() for fault in faults]})
    else:
        for fault in faults:
            shell.say(f"store.{fault.code}", {"table": fault.table, "reason": fault.reason})
        shell.say("store.result", {"tables": len(checked), "faults": len(faults)}, "bold")
    return 1 if faults else 0


async def _check(store: Store) -> list[Fault | None]:
    await store.open()
    try:
        return [fault async for fault in check_store(store)]
    finally:
        await store.close()
