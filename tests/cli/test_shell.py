"""The command itself: its language, its help, its complaints."""

import argparse

import pytest

from katzentisch._pure import is_compiled
from katzentisch.cli.main import command, commands
from katzentisch.cli.terminal.language import reader_language, shell_words
from katzentisch.cli.terminal.parser import Parser
from katzentisch.core.words import LANGUAGES
from tests.cli.conftest import Katzentisch


def test_the_version_says_whether_the_core_is_compiled(katzentisch: Katzentisch):
    assert katzentisch("--version").out.endswith(
        "(core compiled)\n" if is_compiled() else "(core uncompiled)\n"
    )


def test_without_a_command_the_help_lists_them_all(katzentisch: Katzentisch):
    answer = katzentisch()
    assert answer.code == 0
    assert all(name in answer.out for name in commands())


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
