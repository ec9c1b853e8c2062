"""CONTRIBUTING.md: its test is one of ours, its invented card is material the game accepts, its targets exist."""

import re
import shutil
import textwrap
from pathlib import Path

from katzentisch import games

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_invented_card_is_accepted(tmp_path: Path):
    block = re.search(r"```toml\n(.*?)```", PAGE, re.S)
    assert block
    box = games.box("feudalia")
    material = tmp_path / "material"
    shutil.copytree(box.folder / "material", material)
    with (material / "vassals.toml").open("a", encoding="utf-8") as file:
        file.write("\n" + textwrap.dedent("   " + block[1].lstrip()))
    assert box.open(material=material).material_hash != box.open().material_hash


def test_every_make_target_it_names_exists():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"`make ([a-z-]+)`", PAGE)) <= targets


def test_the_test_it_shows_is_one_of_ours():
    block = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert block
    shown = textwrap.dedent("   " + block[1].lstrip()).strip()
    path = games.box("isle_of_cats").folder / "tests" / "test_rescuing.py"
    assert shown in path.read_text(encoding="utf-8")
