"""Quiet hours: when somebody does not want to be called, in their own time zone."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_DAY = 24 * 60


def is_zone(name: str) -> bool:
    """Whether this is the name of a time zone."""
    try:
        return bool(ZoneInfo(name)) if 0 < len(name) <= 64 else False
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False


def quiet_until(now: int, zone: str, quiet_from: int, until: int) -> int:
    """Return when the quiet hours that run now end, in milliseconds; 0 if none run.

    >>> noon = int(datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp() * 1000)
    >>> quiet_until(noon, "Europe/Berlin", 13 * 60, 15 * 60) - noon   # it is two o'clock there
    3600000
    >>> quiet_until(noon, "Europe/Berlin", 22 * 60, 7 * 60), quiet_until(noon, "UTC", 0, 0)
    (0, 0)
    """
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone if is_zone(zone) else "UTC"))
    minute = local.hour * 60 + local.minute
    if quiet_from == until or (minute - quiet_from) % _DAY >= (until - quiet_from) % _DAY:
        return 0
    end = local.replace(hour=until // 60, minute=until % 60, second=0, microsecond=0)
    if until <= minute:
        end += timedelta(days=1)  # by the clock on the wall, also when that is put forward in between
    return int(end.timestamp() * 1000)
