"""The command itself: its language, its help, its complaints."""

import argparse
import re
import subprocess
from pathlib import Path

import pytest

from katzentisch._pure import is_compiled
from katzentisch.cli.main import command, commands
from katzentisch.cli.terminal.language import reader_language, shell_words
from katzentisch.cli.terminal.parser import Parser
from katzentisch.cli.terminal.shell import Shell
from katzentisch.core.words import LANGUAGES
from katzentisch.server.config import Config
from tests.cli.conftest import Katzentisch


def test_the_version_says_whether_the_core_is_compiled(katzentisch: Katzentisch):
    assert katzentisch("--version").out.endswith(
        "(core compiled)\n" if is_compiled() else "(core uncompiled)\n"
    )


def test_the_help_lists_all_commands(katzentisch: Katzentisch):
    answer = katzentisch("--help")
    assert answer.code == 0
    assert all(name in answer.out for name in commands())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_one_is_greeted_and_told_the_three_things_one_wants_first(
    katzentisch: Katzentisch, language: str
):
    answer = katzentisch("--lang", language)
    assert answer.code == 0
    told = re.findall(r"^  katzentisch (\w+)", answer.out, re.M)
    assert told == ["serve", "play", "simulate"]
    assert all(len(line) < 100 for line in answer.out.splitlines())


@pytest.mark.parametrize(("language", "default"), [("en", "(default: 400)"), ("de", "(Vorgabe: 400)")])
def test_help_says_what_holds_if_an_option_is_left_out(katzentisch: Katzentisch, language, default):
    shown = " ".join(katzentisch("balance", "--help", "--lang", language).out.split())
    assert default in shown
    assert "False" not in shown
    assert "SUPPRESS" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_serve_says_what_holds_unless_a_setting_is_given(katzentisch: Katzentisch, language: str):
    """Its flags have no default of their own: file and environment stand before them."""
    shown = " ".join(katzentisch("serve", "--help", "--lang", language).out.split())
    otherwise = {"en": "otherwise", "de": "ohne Angabe"}[language]
    for flag in ("host", "workers", "bot_workers", "log_level"):
        usual = getattr(Config(), flag)
        told = re.search(rf" --{flag.replace('_', '-')} [^[].*?(?= --)", shown)
        assert told and f"({otherwise} {usual}" in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_play_says_who_sits_where_unless_it_is_given(katzentisch: Katzentisch, language: str):
    shown = " ".join(katzentisch("play", "--help", "--lang", language).out.split())
    assert {"en": "(otherwise one person against bots)", "de": "(ohne Angabe ein Mensch gegen Bots)"}[
        language
    ] in shown


def test_a_piped_table_is_not_cut(command: Katzentisch):
    """The widest table: Felinia's simulation with a column for every source of points."""
    shown = command("simulate", "felinia", "--games", "2", "--seats", "random,random", "--jobs", "1").out
    rows = [line for line in shown.splitlines() if "random" in line]
    assert len(rows) == 2
    assert max(len(row) for row in rows) > 100
    assert "…" not in shown


def test_numbers_are_written_as_the_language_writes_them():
    english, german = (Shell(shell_words(language)) for language in ("en", "de"))
    assert (english.percent(0.655), english.number(1234.5), english.percent(1, 0)) == (
        "65.5%",
        "1,234.5",
        "100%",
    )
    assert (german.percent(0.655), german.number(1234.5)) == ("65,5\u00a0%", "1.234,5")


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_completes_commands_options_and_games(command: Katzentisch, shell: str):
    script = command("completion", shell).out
    assert all(word in script for word in ("tournament", "--ladder", "isle_of_cats"))


def test_bash_completes_with_our_script(katzentisch: Katzentisch, tmp_path: Path):
    script = tmp_path / "completion.bash"
    script.write_text(katzentisch("completion", "bash").out)
    asked = (
        f"source {script}; COMP_WORDS=(katzentisch tourn); COMP_CWORD=1; "
        "_shtab_katzentisch katzentisch tourn katzentisch; echo ${COMPREPLY[@]}"
    )
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["tournament"]


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["games"], {}, "en"),
        (["games"], {"LANG": "de_DE.UTF-8"}, "de"),
        (["games"], {"LANG": "de_DE.UTF-8", "KATZENTISCH_LANG": "en"}, "en"),
        (["games"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["games", "--lang", "de"], {}, "de"),
        (["--lang=de", "games"], {"LANG": "en"}, "de"),
        (["games", "--lang"], {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_then_the_environment(
    arguments: list[str], environment: dict[str, str], language: str
):
    assert reader_language(arguments, environment) == language


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["tea"], "katzentisch: argument COMMAND: invalid choice: 'tea'"),
        (["tea", "--lang", "de"], "katzentisch: BEFEHL: 'tea' gibt es nicht"),
        (["games", "--lang", "fr"], "katzentisch games: argument --lang: invalid choice: 'fr'"),
        (["games", "--tea"], "katzentisch: unrecognized arguments: --tea"),
    ],
)
def test_bad_arguments_get_one_sentence_and_exit_code_2(
    katzentisch: Katzentisch, words: list[str], complaint: str
):
    answer = katzentisch(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith(complaint)
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", commands())
def test_each_command_and_argument_is_described(name: str, language: str):
    words = shell_words(language)
    parser = Parser()
    command(name).add_arguments(parser)
    parser.add_common(LANGUAGES)
    assert words.has(f"command.{name}.about")
    for action in parser._actions:
        if action.help != argparse.SUPPRESS:
            assert words.has(f"argument.{name}.{action.dest}") or words.has(f"argument.{action.dest}"), (
                action.dest
            )
