"""Points as people count them: whole numbers, and halves where a game has them."""


def tidy(points: int | float) -> int | float:
    """Return the same number of points, as an int when it is whole.

    >>> [tidy(points) for points in (3, 3.0, 3.5)]
    [3, 3, 3.5]
    """
    if isinstance(points, int):
        return points
    whole = int(points)
    return whole if whole == points else points


def written(points: int | float) -> str:
    """Write points, a half with its sign.

    >>> [written(points) for points in (3, 3.5, 0.5, -0.5, 2.25)]
    ['3', '3½', '½', '-½', '2.25']
    """
    whole = int(points)
    if points == whole:
        return str(whole)
    if abs(points - whole) != 0.5:
        return str(points)
    return f"{whole or ('-' if points < 0 else '')}½"
