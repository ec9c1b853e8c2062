"""Points as people count them. A game may count in parts of a point (`Box.parts_of_a_point`): Feudalia counts in halves."""


def real(counted: int, parts: int) -> int | float:
    """Return counted parts as points; whole points stay whole numbers.

    >>> [real(counted, 2) for counted in (6, 7)], real(7, 1)
    ([3, 3.5], 7)
    """
    return counted // parts if counted % parts == 0 else counted / parts


def written(points: float) -> str:
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
