"""The site of the documentation: pages that lie outside docs/ are on it, and every link leads to something that is."""

import re

import pytest

from tools import docs_site

PAGES = sorted(docs_site.DOCS.rglob("*.md"))
OUTSIDE = docs_site.pages_outside(PAGES)


def test_pages_and_sources_outside_the_folder_are_on_the_site():
    on_site = {docs_site.site_path(path) for path in OUTSIDE}
    assert {"CONTRIBUTING.md", "CHANGELOG.md", "src/katzentisch/games/felinia/RULES.md"} <= on_site
    assert any(path.startswith("source/src/katzentisch/games/felinia/rules/") for path in on_site)


@pytest.mark.parametrize(
    "page", [*PAGES, *(path for path in OUTSIDE if path.suffix == ".md")], ids=docs_site.site_path
)
def test_every_link_to_a_file_leads_to_something_on_the_site(page):
    on_site = {docs_site.site_path(path) for path in [*PAGES, *OUTSIDE]}
    on_site |= {
        path.relative_to(docs_site.DOCS).as_posix() for path in docs_site.DOCS.rglob("*") if path.is_file()
    }
    text = docs_site.CODE.sub("", page.read_text(encoding="utf-8"))
    here = docs_site.DOCS / docs_site.site_path(page)
    lost = []
    for _, link, _, _ in docs_site.LINK.findall(text):
        written = docs_site.relative(link, page)
        if re.match(r"[a-z]+:|#|/", written):
            continue
        there = (here.parent / written).resolve().relative_to(docs_site.DOCS.resolve()).as_posix()
        if there not in on_site:
            lost.append(link)
    assert lost == []


def test_every_page_of_the_menu_is_on_the_site():
    menu = re.findall(
        r"([\w./-]+\.(?:md|ipynb))", (docs_site.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    )
    assert [
        name for name in menu if not ((docs_site.DOCS / name).is_file() or (docs_site.ROOT / name).is_file())
    ] == []
