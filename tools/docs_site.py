"""What MkDocs cannot do alone for `make docs`: pages that lie outside docs/, and links to source files.

The pages of the repository link to each other and to code by relative paths, so that they read well in a checkout. On the site
a linked page becomes a page, and a linked source file a page that shows it, so that no link leads out of the site.
"""

import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.S)
SHOWN = {
    ".py": "python",
    ".toml": "toml",
    ".csv": "text",
    ".ts": "typescript",
    ".tsx": "tsx",
    ".sql": "sql",
    ".css": "css",
}
_COPIED = {".png", ".svg", ".json", ".cff"}
# The shim lets search work in pages read from disk; Material would fetch it from another host.
OURS = {"logo.svg": "web/paw.svg", "iframe-worker.js": "web/node_modules/iframe-worker/shim/index.js"}


def site_path(path: Path) -> str:
    """Return where a file of the repository lies on the site: below docs/ as it is, elsewhere from the root.

    >>> site_path(DOCS / "bots.md"), site_path(ROOT / "CONTRIBUTING.md"), site_path(ROOT / "tools/results.py")
    ('bots.md', 'CONTRIBUTING.md', 'source/tools/results.py.md')
    """
    if path.is_relative_to(DOCS):
        inside = path.relative_to(DOCS).as_posix()
        return f"source/docs/{inside}.md" if path.suffix in SHOWN else inside
    inside = path.relative_to(ROOT).as_posix()
    if inside == "README.md":
        return "README.md"  # the landing page says the same, with the way on
    return f"source/{inside}.md" if path.suffix in SHOWN else inside


def target(link: str, page: Path) -> Path | None:
    """Return the file a relative link means, the README of a folder, or None if it leads elsewhere."""
    if re.match(r"[a-z]+:|/", link):
        return None
    path = (page.parent / link).resolve()
    if path.is_dir():
        path = path / "README.md"
    return path if path.is_file() and path.is_relative_to(ROOT) else None


def links(text: str, page: Path) -> list[Path]:
    """Return the files of the repository that a page links to."""
    meant = (target(link, page) for _, link, _, _ in LINK.findall(CODE.sub("", text)))
    return [path for path in meant if path is not None]


def relative(link: str, page: Path) -> str:
    """Return a link as it must be written on the site.

    >>> relative("../../tools/results.py", DOCS / "decisions" / "0041-bench.md")
    '../source/tools/results.py.md'
    >>> relative("https://example.org", DOCS / "bots.md")
    'https://example.org'
    """
    path = target(link, page)
    if path is None:
        folder = (page.parent / link).resolve() if not re.match(r"[a-z]+:|/", link) else ROOT / "nowhere"
        return f"#{folder.name}" if folder.is_dir() else link
    here = PurePosixPath(site_path(page)).parent
    there = PurePosixPath(site_path(path))
    ups = 0
    while not there.is_relative_to(here):
        here, ups = here.parent, ups + 1
    return "../" * ups + there.relative_to(here).as_posix()


def shown(path: Path) -> str:
    """Return a page that shows a source file."""
    inside = path.relative_to(ROOT).as_posix()
    fence = "````"
    return f"# {path.name}\n\n`{inside}`\n\n{fence}{SHOWN[path.suffix]}\n{path.read_text(encoding='utf-8')}{fence}\n"


def pages_outside(pages: list[Path]) -> list[Path]:
    """Return the files outside docs/ that the pages lead to, directly or by one another."""
    known, waiting = set(pages), list(pages)
    while waiting:
        page = waiting.pop()
        if page.suffix != ".md":
            continue
        for path in links(page.read_text(encoding="utf-8"), page):
            if path not in known and path != ROOT / "README.md":
                known.add(path)
                waiting.append(path)
    return sorted(known - set(pages))


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Add the pages and source files that lie outside docs/."""
    from mkdocs.structure.files import File

    for path in pages_outside(sorted(DOCS.rglob("*.md"))):
        if path.suffix in SHOWN:
            files.append(File.generated(config, site_path(path), content=shown(path)))
        elif path.suffix in {".md", *_COPIED} and files.get_file_from_path(site_path(path)) is None:
            files.append(File.generated(config, site_path(path), abs_src_path=str(path)))
    for name, source in OURS.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: "Page", **_: Any) -> str:
    """Write the links of a page as the site needs them."""
    inside = page.file.src_uri
    source = DOCS / inside if (DOCS / inside).is_file() else ROOT / inside
    if inside.startswith("source/") or not source.is_file():
        return markdown

    def written(link: re.Match[str]) -> str:
        before, where, anchor, after = link.groups()
        return f"{before}{relative(where, source)}{anchor or ''}{after}"

    parts = re.split(f"({CODE.pattern})", markdown, flags=re.S)
    return "".join(part if n % 2 else LINK.sub(written, part) for n, part in enumerate(parts))
