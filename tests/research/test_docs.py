"""The pages tell the truth: their code runs, their tables fit the games, the reference can be built."""

import re
import tomllib
from pathlib import Path

import numpy as np
import pytest

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.research import components
from katzentisch.research.loading import open_game
from katzentisch.research.observations import Layout
from tests.research.cases import Case, cases, every_real_game, named
from tools import observation_tables

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs" / "research").glob("*.md")), *sorted((ROOT / "docs" / "add").glob("*.md"))]
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
every_real_case = pytest.mark.parametrize("case", named(case for case in cases() if case[0] != "whiskers"))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if CODE.search(page.read_text())], ids=lambda page: page.name
)
def test_the_code_of_a_page_runs(page, capsys):
    if page.name == "openspiel.md":
        pytest.importorskip("pyspiel")
    names: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(CODE.findall(page.read_text(encoding="utf-8"))):
        exec(compile(block, f"{page.name}, block {number}", "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@every_real_case
def test_every_number_of_an_observation_has_a_name_and_a_meaning(case: Case):
    name, variant, seats = case
    names = open_game(name, variant, seats).observation_names
    assert len(set(names)) == len(names)
    assert [feature for feature in names if components.entry_of(name, feature) is None] == []


@every_real_game
def test_no_meaning_is_left_without_a_number(case: Case):
    box = games.box(case[0])
    used = {
        components.entry_of(box.name, name)
        for variant in box.variants
        for seats in variant.seats
        for name in open_game(box.name, variant.name, seats).observation_names
    }
    assert set(components.entries(box.name)) == used


def test_the_tables_of_observations_are_up_to_date():
    assert [path.name for path in observation_tables.stale()] == []


@every_real_case
def test_observations_have_their_length_and_lie_between_0_and_1(case: Case):
    game = open_game(*case)
    table, chance = game.deal(3), from_seed(3)
    number = 0
    while not table.is_over:
        seat = table.next_seat()
        actions = table.legal(seat)
        table.play(seat, actions[chance.below(len(actions))])
        number += 1
        if number % 5 == 0 or table.is_over:
            numbers = np.array(table.observe(seat))
            assert len(numbers) == len(game.observation_names)
            assert numbers.min() >= 0 and numbers.max() <= 1


def test_a_boat_comes_as_planes():
    layout = Layout(open_game("isle_of_cats", "full", 2), planes=True)
    assert layout.plane_shape == (33, 9, 22)
    # two boats with five colours of cats and treasures; then what is printed, and the piece in hand
    assert layout.channels[11] == "seat1_treasure" and layout.channels[12] == "hull"
    assert layout.channels[0] == "seat0_" + layout.channels[6].removeprefix("seat1_")
    plain = Layout(open_game("isle_of_cats", "full", 2))
    assert plain.length == layout.length + 12 * 9 * 22


def test_the_citation_names_this_version():
    from katzentisch import __version__

    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_everything_research_needs_is_in_an_extra():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    names = {re.split("[<>=]", needed)[0] for needed in extras["research"]}
    assert names >= {"numpy", "gymnasium", "pettingzoo"}


def test_whoever_installs_us_is_given_ranges_and_no_pins():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [extra for name, extra in project["optional-dependencies"].items() if name != "dev"]
    needed = [*project["dependencies"], *(package for extra in extras for package in extra)]
    assert [package for package in needed if "==" in package] == []
