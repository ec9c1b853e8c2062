"""The pages are consistent: links lead somewhere, named files exist, decisions have one form and an index."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = ROOT / "docs" / "decisions"
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
GENERATED = ("src/katzentisch/server/static/", "docs/results/coverage.md")
CODE = re.compile(r"```.*?```", re.S)
INLINE_CODE = re.compile(r"`[^`\n]*`")
# `bots/search.py`, `tests/web/puppet.py`: paths in backticks, from the root or from anywhere below it.
NAMED_FILE = re.compile(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|tsx|md|toml|sql|json|txt))`")
FORM = re.compile(
    r"\A# (\d{4}) [^\n]+\n\n\*\*Date\*\* \d{4}-\d\d-\d\d · \*\*Status\*\* (accepted|superseded by \d{4})[^\n]*\n\n"
    r"\*\*Context\.\*\* .*^\*\*Choice\.\*\* ?.*^\*\*Consequence\.\*\* ?",
    re.M | re.S,
)


@cache
def files() -> list[str]:
    """Return all files of the repository, from its root."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in done.stdout.splitlines() if (ROOT / name).is_file()]


def pages() -> list[str]:
    return [name for name in files() if name.endswith(".md")]


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", pages())
def test_every_relative_link_leads_somewhere(page: str):
    text = INLINE_CODE.sub("", CODE.sub("", (ROOT / page).read_text(encoding="utf-8")))
    dead = []
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        path = (ROOT / page).parent / target if target else ROOT / page
        inside = path.resolve().relative_to(ROOT).as_posix() if path.resolve().is_relative_to(ROOT) else ""
        if inside.startswith(GENERATED):
            continue
        if not path.exists() or (anchor and path.suffix == ".md" and anchor not in anchors(path)):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("page", [page for page in pages() if not page.startswith("docs/results/")])
def test_every_file_named_in_a_page_exists(page: str):
    known = {f"/{name}" for name in files()}
    named = NAMED_FILE.findall((ROOT / page).read_text(encoding="utf-8"))
    missing = [name for name in named if not any(path.endswith(f"/{name}") for path in known)]
    assert [name for name in missing if not name.startswith(GENERATED)] == []


@pytest.mark.parametrize("page", sorted(DECISIONS.glob("0*.md")), ids=lambda page: page.stem)
def test_every_decision_has_the_one_form(page: Path):
    form = FORM.match(page.read_text(encoding="utf-8"))
    assert form
    assert page.name.startswith(form[1])


def test_the_index_lists_every_decision_with_its_title_and_status():
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[(.+?)\]\((0.+?\.md)\) \| (.+?) \|$", index, re.M)
    written = []
    for page in sorted(DECISIONS.glob("0*.md")):
        text = page.read_text(encoding="utf-8")
        status = re.search(r"\*\*Status\*\* (accepted|superseded by \d{4})", text)
        assert status
        written.append((text.partition("\n")[0].removeprefix("# "), page.name, status[1]))
    assert rows == written


def test_code_and_pages_refer_to_decisions_that_exist():
    numbers = {page.name[:4] for page in DECISIONS.glob("0*.md")}
    wrong = []
    for name in files():
        if (
            not name.endswith((".py", ".ts", ".tsx", ".css", ".toml", ".md", ".sql"))
            or name == "docs/decisions/README.md"
        ):
            continue
        text = (ROOT / name).read_text(encoding="utf-8")
        for number in re.findall(r"(?:decisions/|[Dd]ecision )(0\d{3})\b", text):
            if number not in numbers:
                wrong.append(f"{name}: {number}")
    assert wrong == []


def test_the_map_of_the_page_names_every_room_and_every_page():
    text, source = (ROOT / "web" / "README.md").read_text(encoding="utf-8"), ROOT / "web" / "src"
    pages = re.search(r"^\| `src/pages/<page>/` \| (.*) \|$", text, re.M)
    assert pages
    assert set(pages[1].split(", ")) == {path.name for path in (source / "pages").iterdir()}
    rooms = {path.name for path in source.iterdir() if path.is_dir()}
    assert rooms <= set(re.findall(r"^\| `src/(\w+)/", text, re.M))
