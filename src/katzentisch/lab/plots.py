"""Plots as small SVG pictures that stand in a page or alone, in light and dark."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape

_COLOURS = ("#3c7ea8", "#d9822b", "#5f9e5a", "#a05a9c", "#c8434f", "#8a7f3d")
_LETTER = 6.6  # pixels a letter of a label takes, or a little less
_MOST_LETTERS = 44
_STYLE = """\
<style>
.plot text { font: 12px system-ui, sans-serif; fill: #3b3a44 }
.plot .title { font-weight: 600; font-size: 13px }
.plot .soft { fill: #77757f }
.plot .axis { stroke: #b9b7c0; fill: none }
.plot .whisker { stroke: #22222a; stroke-width: 1.6; stroke-opacity: .7 }
.plot .grid { stroke: #b9b7c0; stroke-opacity: .35 }
@media (prefers-color-scheme: dark) { .plot text { fill: #e6e4ec } .plot .soft { fill: #a5a3ad } .plot .whisker { stroke: #f2ebdd } }
</style>"""


@dataclass
class Bar:
    """One bar: a label, a value, and the ends of its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


@dataclass
class Line:
    """One line of a chart: its points, and a band of low and high if there is one."""

    label: str
    points: list[tuple[float, float]]
    band: list[tuple[float, float]] = field(default_factory=list)


def percent(value: float) -> str:
    """Show a share."""
    return f"{100 * value:.0f} %"


def _plain(value: float) -> str:
    """Show a number in few digits."""
    return f"{value:.3g}"


def _shortened(label: str) -> str:
    """Return a label that leaves room for its bar.

    >>> _shortened("Cats of one colour touching all four edges of a room")
    'Cats of one colour touching all four edges…'
    """
    return label if len(label) <= _MOST_LETTERS else f"{label[: _MOST_LETTERS - 1].rstrip()}…"


def bars(
    title: str,
    rows: Sequence[Bar],
    show: Callable[[float], str] = _plain,
    mark: float | None = None,
    width: int = 640,
) -> str:
    """Return horizontal bars with whiskers for their intervals; `mark` draws a dashed line at a value."""
    labels = [_shortened(bar.label) for bar in rows]
    left = max(190, round(_LETTER * max([len(label) for label in labels] or [0])) + 12)
    right, top, step = 96, 30, 22
    most = max([bar.high for bar in rows] + ([mark] if mark is not None else []) + [1e-9])
    scale = (width - left - right) / most
    parts = [f'<text class="title" x="0" y="14">{escape(title)}</text>']
    for index, bar in enumerate(rows):
        y = top + index * step
        end = left + bar.value * scale
        parts += [
            f'<text x="{left - 8}" y="{y + 12}" text-anchor="end">{escape(labels[index])}</text>',
            f'<rect x="{left}" y="{y + 2}" width="{max(bar.value * scale, 0):.1f}" height="13" rx="3" fill="{_COLOURS[0]}" fill-opacity=".8"/>',
            f'<path class="whisker" d="M{left + bar.low * scale:.1f} {y + 8.5}H{left + bar.high * scale:.1f}"/>',
            f'<text class="soft" x="{max(end, left + bar.high * scale) + 6:.1f}" y="{y + 12}">{escape(show(bar.value))}{escape(bar.note)}</text>',
        ]
    height = top + len(rows) * step + 6
    if mark is not None:
        x = left + mark * scale
        parts.append(f'<path class="axis" stroke-dasharray="4 3" d="M{x:.1f} {top - 4}V{height - 4}"/>')
    return _picture(width, height, parts)


def differences(
    title: str, rows: Sequence[Bar], show: Callable[[float], str] = _plain, width: int = 640
) -> str:
    """Return differences as points with their intervals, on both sides of a line at zero."""
    labels = [_shortened(bar.label) for bar in rows]
    left = max(190, round(_LETTER * max([len(label) for label in labels] or [0])) + 12)
    right, top, step = 96, 30, 22
    most = max([max(abs(bar.low), abs(bar.high)) for bar in rows] + [1e-9])
    zero = (left + width - right) / 2
    scale = (width - right - left) / 2 / most
    height = top + len(rows) * step + 6
    parts = [
        f'<text class="title" x="0" y="14">{escape(title)}</text>',
        f'<path class="axis" d="M{zero:.1f} {top - 4}V{height - 4}"/>',
    ]
    for index, bar in enumerate(rows):
        y = top + index * step
        parts += [
            f'<text x="{left - 8}" y="{y + 12}" text-anchor="end">{escape(labels[index])}</text>',
            f'<path class="whisker" d="M{zero + bar.low * scale:.1f} {y + 8.5}H{zero + bar.high * scale:.1f}"/>',
            f'<circle cx="{zero + bar.value * scale:.1f}" cy="{y + 8.5}" r="4" fill="{_COLOURS[0]}"/>',
            f'<text class="soft" x="{width - right + 6}" y="{y + 12}">{escape(show(bar.value))}</text>',
        ]
    return _picture(width, height, parts)


def chart(
    title: str,
    lines: Sequence[Line],
    x_label: str,
    show: Callable[[float], str] = _plain,
    low: float | None = None,
    high: float | None = None,
    width: int = 640,
    height: int = 240,
) -> str:
    """Return a line chart with bands, a legend and a grid."""
    frame = _Frame(lines, low, high, width, height)
    parts = [f'<text class="title" x="0" y="14">{escape(title)}</text>', *frame.grid(show, x_label)]
    for index, line in enumerate(lines):
        colour = _COLOURS[index % len(_COLOURS)]
        if line.band:
            parts.append(f'<path d="{frame.band(line)}" fill="{colour}" fill-opacity=".16"/>')
        parts.append(f'<path d="{frame.path(line.points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if len(line.points) < 40:
            parts += [
                f'<circle cx="{frame.x(x):.1f}" cy="{frame.y(y):.1f}" r="3" fill="{colour}"/>'
                for x, y in line.points
            ]
        parts.append(
            f'<rect x="{60 + index * 140}" y="{height - 12}" width="10" height="10" rx="2" fill="{colour}"/>'
        )
        parts.append(f'<text x="{75 + index * 140}" y="{height - 3}">{escape(line.label)}</text>')
    return _picture(width, height, parts)


class _Frame:
    """Where a value lies in the picture."""

    def __init__(
        self, lines: Sequence[Line], low: float | None, high: float | None, width: int, height: int
    ) -> None:
        xs = [x for line in lines for x, _ in line.points] or [0.0]
        ys = [y for line in lines for _, y in line.points] + [
            end for line in lines for ends in line.band for end in ends
        ]
        self.first, self.last = min(xs), max(max(xs), min(xs) + 1e-9)
        self.low = low if low is not None else min(ys or [0.0])
        self.high = high if high is not None else max(ys or [1.0])
        if self.high <= self.low:
            self.high = self.low + 1
        self.left, self.right, self.top, self.bottom = 56, width - 12, 26, height - 46

    def x(self, value: float) -> float:
        return self.left + (value - self.first) / (self.last - self.first) * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.bottom - (value - self.low) / (self.high - self.low) * (self.bottom - self.top)

    def path(self, points: Sequence[tuple[float, float]]) -> str:
        return "M" + "L".join(f"{self.x(x):.1f} {self.y(y):.1f}" for x, y in points)

    def band(self, line: Line) -> str:
        across = [x for x, _ in line.points]
        over = [(x, high) for x, (_, high) in zip(across, line.band, strict=True)]
        under = [(x, low) for x, (low, _) in zip(across, line.band, strict=True)]
        return self.path([*over, *reversed(under)]) + "Z"

    def grid(self, show: Callable[[float], str], x_label: str) -> list[str]:
        parts: list[str] = []
        for step in range(5):
            value = self.low + (self.high - self.low) * step / 4
            y = self.y(value)
            parts.append(f'<path class="grid" d="M{self.left} {y:.1f}H{self.right}"/>')
            parts.append(
                f'<text class="soft" x="{self.left - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(show(value))}</text>'
            )
        parts.append(f'<path class="axis" d="M{self.left} {self.bottom}H{self.right}"/>')
        for value in (self.first, self.last):
            anchor = "start" if value == self.first else "end"
            parts.append(
                f'<text class="soft" x="{self.x(value):.1f}" y="{self.bottom + 15}" text-anchor="{anchor}">{value:g}</text>'
            )
        middle = (self.left + self.right) / 2
        parts.append(
            f'<text class="soft" x="{middle:.0f}" y="{self.bottom + 15}" text-anchor="middle">{escape(x_label)}</text>'
        )
        return parts


def _picture(width: int, height: int, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {width} {height}" width="{width}" role="img">'
    return "\n".join([head, _STYLE, *parts, "</svg>"])
