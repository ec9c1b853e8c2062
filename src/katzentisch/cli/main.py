"""Entry point of the command line: finds the subcommand and runs it.

Bad input gives one sentence in the reader's language on standard error and exit code 2, never a
traceback: a command raises `Trouble`, or lets the errors of the core through.
"""

import importlib
import os
import pkgutil
import sys
from argparse import Namespace
from collections.abc import Collection, Sequence
from pathlib import Path
from types import ModuleType

from katzentisch import __version__, cli
from katzentisch._pure import is_compiled
from katzentisch.cli.terminal import streams
from katzentisch.cli.terminal.language import reader_language, shell_words
from katzentisch.cli.terminal.parser import Parser, UsageError, describe, speak
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import TROUBLES, sentence
from katzentisch.core.words import LANGUAGES, Words

_BAD_INPUT = 2
_INTERRUPTED = 130


def commands() -> list[str]:
    """Return the names of all commands: the modules of this folder."""
    return sorted(
        module.name
        for module in pkgutil.iter_modules(cli.__path__)
        if not module.ispkg and module.name != "main"
    )


def command(name: str) -> ModuleType:
    """Return a command by name."""
    return importlib.import_module(f"{cli.__name__}.{name}")


def _make_parser(words: Words, chosen: Collection[str]) -> Parser:
    """Return the parser of all commands; only the chosen ones are imported and asked for their arguments."""
    speak(words)
    parser = Parser(prog="katzentisch", description=words.say("shell.about"))
    parser.add_argument("--version", action="version", version=_version(words))
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--json", action="store_true")
    describe(parser, words, "")
    below = parser.add_subparsers(dest="command", metavar=words.say("shell.command"))
    for name in commands():
        about = words.say(f"command.{name}.about")
        inner = below.add_parser(name, help=about, description=about)
        if name in chosen:
            command(name).add_arguments(inner)
            inner.add_common(LANGUAGES)
            describe(inner, words, name)
    return parser


def _version(words: Words) -> str:
    """Return the version, and whether the core in use is compiled."""
    return words.say("shell.compiled" if is_compiled() else "shell.uncompiled", {"version": __version__})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    streams.prepare()
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # where people keep bots and games of their own
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = shell_words(reader_language(given, os.environ))
    chosen = [word for word in given if word in commands()][:1]
    parser = _make_parser(words, chosen)
    try:
        args = parser.parse_args(given)
        if args.command is None:
            return _greet(words)
        args.given = given
        args.whole_parser = lambda: _make_parser(words, commands())
        return run(args, words)
    except UsageError as error:
        return _report_error(str(error))
    except TROUBLES as error:
        return _report_error(sentence(error, words))
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader of our output, such as `head`, has closed the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _greet(words: Words) -> int:
    """Say hello, and the three things one wants first."""
    shell = Shell(words)
    shell.say("greeting.hello", {"version": __version__}, "bold")
    for thing in ("browser", "terminal", "bots"):
        shell.plain(f"  {words.say(f'greeting.{thing}_command'):30}{words.say(f'greeting.{thing}')}")
    shell.say("greeting.more")
    return 0


def run(args: Namespace, words: Words) -> int:
    """Run the chosen command."""
    args.shell = Shell(words, json_wanted=args.json)
    code: int = command(args.command).run(args)
    sys.stdout.flush()
    return code


def _report_error(message: str) -> int:
    """Print the error on standard error and return the exit code."""
    sys.stderr.write(f"{message}\n")
    return _BAD_INPUT
