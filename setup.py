"""Compiles the core with mypyc where a C compiler is found, and builds the page into wheels and source archives.

`KATZENTISCH_COMPILE=0` leaves the core uncompiled on purpose, `=1` insists on compiling.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/katzentisch")

# The hot classes of the core; its readers and writers (material, words, record) and events, made while somebody listens, gain nothing.
CORE = [
    "actions",
    "best",
    "bits",
    "chance",
    "game",
    "options",
    "points",
    "refusals",
    "sheet",
    "sight",
    "vecs",
]
# Files of a game that only talk to people.
INTERPRETED = {"__init__.py", "brushes.py", "picture.py", "planes.py", "referee.py", "terminal.py"}
COMPILING = {
    "bdist_wheel",
    "build",
    "build_ext",
    "editable_wheel",
    "install",
}  # the others only ask for metadata
NOTHING = "nothing is compiled"  # tools/build_fast.py listens for it


def groups() -> list[tuple[list[str], str]]:
    """Return the files to compile: calls inside a group are direct, each game is its own group."""
    foundation = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    foundation += compiled_files(PACKAGE / "kit")
    compiled = [(foundation, "foundation")]
    for game in sorted((PACKAGE / "games").iterdir()):
        if (game / "__init__.py").exists():
            compiled.append((compiled_files(game), game.name))
    compiled.append((compiled_files(PACKAGE / "bots"), "bots"))
    compiled.append((compiled_files(PACKAGE / "research" / "stepping"), "research"))
    return [([str(path) for path in paths], f"katzentisch_{name}") for paths, name in compiled if paths]


def compiled_files(folder: Path) -> list[Path]:
    """Return the source files below a folder that are worth compiling."""
    return sorted(
        path for path in folder.rglob("*.py") if path.name not in INTERPRETED and "tests" not in path.parts
    )


def has_c_compiler() -> bool:
    """Whether a small C file that needs Python's headers compiles."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        headers = f"-I{sysconfig.get_paths()['include']}"
        try:
            done = subprocess.run(
                [*command, headers, "-fsyntax-only", str(source)], capture_output=True, check=False
            )
        except OSError:
            return False
    return done.returncode == 0


def extensions() -> list[Extension]:
    """Return the compiled modules, none where they cannot or shall not be built."""
    if not COMPILING & set(sys.argv):
        return []
    wish = os.environ.get("KATZENTISCH_COMPILE", "")
    if wish == "0" or (wish != "1" and not has_c_compiler()):
        sys.stdout.write(f"{NOTHING}\n")
        return []
    sys.path.insert(0, str(Path(__file__).resolve().parent))  # an isolated build does not look here
    from tools import compiled_classes, compiled_docs

    parts = groups()
    every = [path for paths, _ in parts for path in paths]
    compiled_classes.check(map(Path, every), Path("src"))
    docs = compiled_docs.Writer(Path("build"))
    modules = compiled_modules(parts, every)
    generated = {Path(name) for module in modules for name in module.sources if "__native_" in name}
    docs.write(sorted(generated), compiled_docs.collected(map(Path, every), Path("src")))
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args += [
                # Lets the compiler inline small functions of the same group, which it may not while another library
                # could replace them: accessors then cost nothing.
                "-fno-semantic-interposition",
                # Aligned loops keep their speed when code before them changes: lists of places on a boat swung by 17 %.
                "-falign-loops=32",
                "-falign-jumps=32",
            ]
    return modules


def compiled_modules(parts: list[tuple[list[str], str]], every: list[str]) -> list[Extension]:
    """Write the C code of all groups and return their modules.

    In groups mypyc takes every class for one that some other group may extend, so it looks up each method call at run time and checks each
    attribute. All groups are compiled here together, and `compiled_classes` has seen that no method is overridden in another module, so that
    caution is switched off (`global_opts`): calls are direct, attributes that a constructor sets are just read.
    """
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    paths = ["--config-file=pyproject.toml", *every]
    options = CompilerOptions(multi_file=False, separate=True)
    options.global_opts = True
    _, written, needed = mypyc_build(paths, options, separate=parts)
    names = [[(os.path.relpath(name, options.target_dir), "") for name in files] for files, _ in written]
    dependencies = [(source.path, source.include_dirs, source.internal) for source in needed]
    return mypycify(
        paths,
        opt_level=os.environ.get("KATZENTISCH_OPT", "3"),
        debug_level="0",  # a quarter less to compile, and nobody steps through the C
        separate=parts,
        multi_file=False,
        skip_cgen_input=(names, dependencies),
    )


def ensure_page() -> None:
    """Build the page if it is missing; without it nothing is packed, because `katzentisch serve` would have nothing to show."""
    if (PACKAGE / "server" / "static" / "index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None or not Path("web/package.json").exists():
        raise SystemExit("The page is not built, and to build it needs web/, Node 20 or newer and npm.")
    for step in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        subprocess.run([npm, *step], cwd="web", check=True)


class BuildWithPage(build_py):
    """Copies the package into a wheel, with the page; an editable installation is served from the checkout."""

    def run(self) -> None:
        """Build the page first."""
        if not self.editable_mode:
            ensure_page()
        super().run()


class SourcesWithPage(sdist):
    """Packs the sources, with the built page: whoever installs them needs no Node."""

    def run(self) -> None:
        """Build the page first."""
        ensure_page()
        super().run()


def readme() -> str:
    """Return README.md with absolute links: a registry shows it without the files beside it."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = project["urls"]["Repository"]
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"(!\[[^\]]*\]\()(?!https?://)", rf"\g<1>{source}/raw/main/", text)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?!https?://|#)", rf"\g<1>{source}/blob/main/", text)


setup(
    ext_modules=extensions(),
    long_description=readme(),
    long_description_content_type="text/markdown",
    cmdclass={"build_py": BuildWithPage, "sdist": SourcesWithPage},
)
