"""What is printed on the boats, and the piece in hand, as channels beside the squares of an observation (research/observations.py).

A channel is (name, number, squares, covering): its squares are 1 while the number of the observation with that name is 1, or always
if the name is empty, unless one of the covering channels has them.
"""

from katzentisch.games.isle_of_cats.box.printed_types import Printed

Channel = tuple[str, str, list[tuple[int, int]], list[str]]

_RAT = "x"


def channels(printed: Printed, seats: int) -> list[Channel]:
    """Return the hull, the rooms, the piece in hand, and the rats and maps of each seat's boat."""
    grid = printed["room_grid"]
    listed: list[Channel] = [("hull", "", [place for sign in _signs(grid) for place in _of(grid, sign)], [])]
    for room in printed["rooms"]:
        listed.append((f"room_{room['letter']}", "", _of(grid, room["letter"]), []))
    for shape, tile in printed["shapes"].items():
        corner = [(row, column) for row, column in tile["turns"][0]]
        listed.append(("piece", f"piece_{shape}", corner, []))
    for seat in range(seats):
        tiles = [f"seat{seat}_{layer}" for layer in [*printed["colours"], "treasure"]]
        for boat, rows in printed["boats"].items():
            listed.append((f"seat{seat}_rat", f"seat{seat}_boat_{boat}", _of(rows, _RAT), tiles))
            for colour in printed["colours"]:
                squares = _of(rows, colour[0])
                listed.append((f"seat{seat}_map_{colour}", f"seat{seat}_boat_{boat}", squares, tiles))
    return listed


def _signs(grid: list[str]) -> list[str]:
    return sorted({sign for row in grid for sign in row} - {"~"})


def _of(rows: list[str], sign: str) -> list[tuple[int, int]]:
    return [
        (row, column) for row, line in enumerate(rows) for column, here in enumerate(line) if here == sign
    ]
