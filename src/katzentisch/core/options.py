"""Options of a game: its name, variant, seats and settings."""

import json

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class CodedError(ValueError):
    """An error with a message in English, and `code` and `facts` for a sentence in another language.

    Not every error has a code.
    """

    def __init__(self, message: str, code: str = "", facts: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.facts: dict[str, object] = facts if facts is not None else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOption(CodedError):
    """An option that a game does not have; the message says what would be right."""


class Options:
    """What is chosen before a game is dealt. Two games with equal options have equal rules."""

    def __init__(
        self, game: str, variant: str, seats: int, settings: dict[str, str | int | bool] | None = None
    ) -> None:
        self.game = game
        self.variant = variant
        self.seats = seats
        self.settings: dict[str, str | int | bool] = dict(settings) if settings else {}

    def as_data(self) -> dict[str, object]:
        """Return the options as plain data, as records and the wire carry them."""
        return {
            "game": self.game,
            "variant": self.variant,
            "seats": self.seats,
            "settings": dict(self.settings),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        return hash(json.dumps(self.as_data(), sort_keys=True))

    def __repr__(self) -> str:
        return f"Options({json.dumps(self.as_data(), sort_keys=True)})"


class Setting:
    """An option besides variant and seats: its default and its allowed values."""

    def __init__(self, name: str, default: str | int | bool, values: list[str | int | bool]) -> None:
        self.name = name
        self.default = default
        self.values = values


class Variant:
    """One way to play a game: its name, the seat counts it allows, its settings."""

    def __init__(self, name: str, seats: list[int], settings: list[Setting]) -> None:
        self.name = name
        self.seats = seats
        self.settings = settings

    def check(self, options: Options) -> Options:
        """Return the options with every setting filled in, or raise BadOption."""
        if options.seats not in self.seats:
            raise BadOption(
                f"{options.game} ({self.name}) is for {_listed(self.seats)} seats, not {options.seats}",
                "wrong_seats",
                {"game": options.game, "variant": self.name, "right": self.seats, "seats": options.seats},
            )
        known = {setting.name: setting for setting in self.settings}
        for name in options.settings:
            if name not in known:
                raise BadOption(
                    f"{options.game} ({self.name}) has no setting {name!r}; it has {_listed(list(known)) or 'none'}",
                    "no_setting" if known else "no_settings",
                    {"game": options.game, "variant": self.name, "setting": name, "right": list(known)},
                )
        settings: dict[str, str | int | bool] = {}
        for setting in self.settings:
            value = options.settings.get(setting.name, setting.default)
            if not any(value == right and type(value) is type(right) for right in setting.values):
                raise BadOption(
                    f"{setting.name} {value!r} is not one of {_listed(setting.values)}",
                    "wrong_setting",
                    {"setting": setting.name, "value": value, "right": setting.values},
                )
            settings[setting.name] = value
        return Options(options.game, self.name, options.seats, settings)


def _listed(values: "list[str] | list[int] | list[str | int | bool]") -> str:
    return ", ".join(str(value) for value in values)
