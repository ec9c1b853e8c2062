"""`katzentisch games`: lists the games."""

from argparse import ArgumentParser, Namespace

from rich.table import Table

from katzentisch import games
from katzentisch.cli.terminal.game_options import game_words
from katzentisch.cli.terminal.shell import Shell
from katzentisch.core.box import Box
from katzentisch.core.options import Setting, Variant


def add_arguments(parser: ArgumentParser) -> None:
    """Add nothing: all games are listed."""


def run(args: Namespace) -> int:
    """List the games with their variants, seats and settings."""
    shell: Shell = args.shell
    boxes = [games.box(name) for name in games.names()]
    if shell.json_wanted:
        shell.answer({"games": [_as_data(box, shell) for box in boxes]})
    else:
        shell.show(_as_table(boxes, shell))
    return 0


def _as_data(box: Box, shell: Shell) -> dict[str, object]:
    """Return a game as plain data."""
    words = game_words(box, shell.language)
    return {
        "game": box.name,
        "name": words.say("game.name"),
        "rules": box.rules_version,
        "variants": [
            {
                "variant": variant.name,
                "name": words.name("variant", variant.name),
                "seats": variant.seats,
                "settings": [
                    {
                        "setting": setting.name,
                        "name": words.name("setting", setting.name),
                        "default": setting.default,
                        "values": setting.values,
                    }
                    for setting in variant.settings
                ],
            }
            for variant in box.variants
        ],
    }


def _as_table(boxes: list[Box], shell: Shell) -> Table:
    """Return the games as a table, a line per variant; the default variant comes first."""
    table = Table(title=shell.words.say("games.title"), title_justify="left")
    for column in ("game", "variant", "seats", "settings"):
        table.add_column(shell.words.say(f"games.{column}"), overflow="fold")
    for box in boxes:
        words = game_words(box, shell.language)
        for number, variant in enumerate(box.variants):
            table.add_row(
                f"[bold]{words.say('game.name')}[/]\n[dim]{box.name}[/]" if number == 0 else "",
                f"{words.name('variant', variant.name)}\n[dim]{variant.name}[/]",
                ", ".join(str(seats) for seats in variant.seats),
                _settings(variant),
                end_section=variant is box.variants[-1],
            )
    return table


def _settings(variant: Variant) -> str:
    """List the settings of a variant as they are given to `--set`."""
    return "\n".join(_setting_values(setting) for setting in variant.settings)


def _setting_values(setting: Setting) -> str:
    """Return a setting with its values, the default in bold."""
    values = [
        f"[bold]{_spelled(value)}[/]" if value == setting.default else _spelled(value)
        for value in setting.values
    ]
    return f"{setting.name}={'|'.join(values)}"


def _spelled(value: str | int | bool) -> str:
    """Return a value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
