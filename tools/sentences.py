"""Every sentence of every game, said with real facts: `make sentences` writes docs/results/sentences-<language>.md.

Facts come from games played at random: events as each seat and a spectator hear them, questions, choices, refusals and
reasons of bots. Sentences no such game says (labels of the page, rare events) are said with the facts of
sentence_facts.toml, or with numbers and the first names of a domain.
"""

import json
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from katzentisch import bots, games, play
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import SPECTATOR, Game, Table
from katzentisch.core.material import MaterialError
from katzentisch.core.sight import Sight
from katzentisch.core.tests import wrong_material
from katzentisch.core.words import LANGUAGES, Words, entries, load, read
from tools.results import write

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "katzentisch"
SERVER = PACKAGE / "server" / "sentences"
PLAYERS = ["Minka", "Otto", "Bruno", "Zoë"]
LONGEST = 600  # decisions of a game at random
MOST = 6  # said of each message for each kind of reader
SHELL = [PACKAGE / "cli" / "words", PACKAGE / "lab" / "words"]
_SAMPLES: dict[str, dict[str, list[object]]] = tomllib.loads(
    Path(__file__).with_name("sentence_facts.toml").read_text(encoding="utf-8")
)


@dataclass(frozen=True)
class Case:
    """A message, its facts, and the seat of its reader (None for a spectator)."""

    key: str
    facts: dict[str, object] = field(hash=False)
    you: int | None = None
    real: bool = True

    def said(self, words: Words) -> str:
        """Return the sentence."""
        return words.for_seat(self.you).say(self.key, self.facts, PLAYERS)


# ---------------------------------------------------------------------- facts of real games


def played(game: Game, seed: int) -> Iterator[Case]:
    """Yield what is said in a game: sensible choices and some at random, so that it goes through all phases."""
    table, chance, bot = game.deal(seed), from_seed(seed), bots.make("greedy")
    table.listen()
    for _ in range(LONGEST):
        if table.is_over:
            break
        seat = table.to_act[chance.below(len(table.to_act))]
        yield from _asked(table, seat, chance)
        table.events.clear()
        legal = table.legal(seat)
        sensible = chance.below(4) > 0
        table.play(
            seat, bot.choose(Sight(table, seat), chance) if sensible else legal[chance.below(len(legal))]
        )
        for event in table.events:
            for hearer in (SPECTATOR, *range(int(game.seats))):
                heard = event.heard_by(hearer)
                secret = "_secret" if heard.get("secret") else ""
                yield Case(f"event.{heard['kind']}{secret}", heard, None if hearer < 0 else hearer)


def _asked(table: Table, seat: int, chance: Chance) -> Iterator[Case]:
    """Yield the question of a seat, some choices, refusals and reasons."""
    game, question = table.game, dict(table.question(seat))
    if question:
        yield Case(f"question.{question['kind']}", question, seat)
    legal = table.legal(seat)
    for _ in range(3):
        choice = game.choice(legal[chance.below(len(legal))])
        yield Case(f"choice.{choice['kind']}", {**question, **choice}, seat)
        refusal = table.why_not(seat, chance.below(game.number_of_actions))
        if refusal is not None:
            yield Case(f"refusal.{refusal.code}", dict(refusal.facts), seat)
    if chance.below(150) == 0:
        for bot in ("greedy", "search:12"):
            for reason in bots.make(bot).decide(Sight(table, seat), chance).reasons:
                yield Case(f"reason.{reason.key}", {**reason.facts, "seat": seat}, seat)
                yield Case(f"reason.{reason.key}", {**reason.facts, "seat": seat})


def real_cases(game: str) -> list[Case]:
    """Return what is said in games of all variants, a few of each message and kind of reader."""
    kept: dict[str, Case] = {}
    counts: dict[tuple[str, str, str], int] = {}
    box = games.box(game)
    for variant in box.variants:
        for seed in range(2):
            for case in played(
                box.open(variant.name, max(variant.seats) if seed else min(variant.seats)), seed + 1
            ):
                kind = (
                    "spectator"
                    if case.you is None
                    else "you"
                    if case.facts.get("seat") == case.you
                    else "other"
                )
                ones = str(sorted(name for name, fact in case.facts.items() if fact in (0, 1) or fact == []))
                group = (case.key, kind, ones)
                if counts.get(group, 0) < MOST:
                    same = json.dumps([case.key, case.facts, case.you], default=str, sort_keys=True)
                    if same not in kept:
                        kept[same] = Case(case.key, json.loads(json.dumps(case.facts, default=str)), case.you)
                        counts[group] = counts.get(group, 0) + 1
    return list(kept.values())


def complaints(game: str) -> Iterator[Case]:
    """Yield what a game says about its material when one place of it is made wrong."""
    box = games.box(game)
    for wrong in wrong_material.listed(box.folder / "tests"):
        with tempfile.TemporaryDirectory() as folder:
            material = wrong_material.copied(box.folder / "material", Path(folder) / "material", wrong)
            for variant in box.variants:
                try:
                    box.open(variant.name, max(variant.seats), material=material)
                except MaterialError as error:
                    yield Case(f"complaint.{error.code}", error.facts, real=False)
                    break


# ---------------------------------------------------------------------- made-up facts


class _Roles(visitor.Visitor):
    """Collects what a message, and those it refers to, does with each fact, and between what it chooses."""

    def __init__(self, others: dict[str, str]) -> None:
        self.roles: dict[str, str] = {}
        self.keys: dict[str, list[str]] = {}
        self._others = others

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name in self._others:
            self.visit(FluentParser().parse(self._others[node.id.name]))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.roles.setdefault(node.id.name, "")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        options = {option.name.name: str(option.value.value) for option in node.arguments.named}
        for number, thing in enumerate(node.arguments.positional):
            if isinstance(thing, ast.VariableReference):
                name = node.id.name
                if name in ("NAME", "COUNTED"):
                    first = 0 if name == "NAME" else 1
                    domain = options.get("domain" if number == first else "adjective", "colour")
                    role = f"name {domain}" if number >= first else "number"
                else:
                    role = {"PLAYER": "seat", "YOU": "seat"}.get(name, "list")
                if self.roles.get(thing.id.name, "") in ("", "list", "number"):
                    self.roles[thing.id.name] = role
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
            self.keys.setdefault(node.selector.id.name, []).extend(map(str, keys))
        self.generic_visit(node)


def _made_up(words: Words, name: str, own: dict[str, str]) -> list[Case]:
    """Return a message with facts made up: one, many, and each choice once."""
    roles = _Roles(own)
    roles.visit(FluentParser().parse(own[name]))
    if not roles.roles:
        return [Case(name, {}, real=False)]
    usual = {
        fact: _sampled(words, name, fact, role.startswith("name ") or fact in roles.keys)
        or _values(words, role, roles.keys.get(fact, []))
        for fact, role in roles.roles.items()
    }
    longest = max(len(values) for values in usual.values())
    rows = [{fact: values[n % len(values)] for fact, values in usual.items()} for n in range(longest)]
    return [Case(name, row, you, real=False) for row in rows for you in (None, 0)]


def _sampled(words: Words, name: str, fact: str, own_only: bool) -> list[object]:
    """Return the sample facts of a message, else the usual ones; none if there are none."""
    usual = [] if own_only else _SAMPLES["facts"].get(fact, [])
    language = "de" if words.language == "de" else "en"
    values = _SAMPLES.get(name, {}).get(fact, usual)
    return [value[language] if isinstance(value, dict) else value for value in values]


def _values(words: Words, role: str, keys: list[str]) -> list[object]:
    if role.startswith("name "):
        known = words.below(role.removeprefix("name "))
        return [*known[:3]] or ["?"]
    if role == "seat":
        return [0, 1]
    numbers = {"0": 0, "one": 1, "other": 3}
    if keys:
        return [numbers.get(key, int(key) if key.isdigit() else key) for key in dict.fromkeys(keys)]
    return [[1, 2], [3]] if role == "list" else [1, 3]


# ---------------------------------------------------------------------- what is wrong with a sentence

_RULES = {
    "unfilled": re.compile(r"[{}\u2068\u2069]|\b(NAME|COUNTED|PLAYER|YOU|SIZE|LIST)\("),
    "double space": re.compile(r"\S  +\S"),
    "space before": re.compile(r" [.,](?=\s|$)"),
    "a line may break before %": re.compile(r"\d %"),
    "raw id": re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+-\d+\b"),
    "star": re.compile(r"\w\*"),
    "counted": re.compile(r"\d × "),
    "word twice": re.compile(r"\b(?!(?:die|der|das|sie|had|that)\b)([^\W\d]{2,}) \1\b"),
    "empty": re.compile(r"^\s*$|: ?\.(?=\s|$)|\(\)"),
}
_ENGLISH = {
    "a before a vowel": re.compile(r"\b[Aa] (?=[aeiou])(?!(?:uni|use|usu|eu|one\b|once\b))", re.I),
    "an before a consonant": re.compile(r"\b[Aa]n (?![aeiou]|hour|honest|honour|8|11\b|18\b)", re.I),
    "you with s": re.compile(
        r"\bYou (?!pass\b|miss\b|press\b|possess\b|discuss\b|always\b|guess\b|toss\b|is\b)(\w+s)\b"
    ),
    "one and many": re.compile(
        r"(?<![\d.,/])\b1 (?:tokens|boats|cards|cats|goods|points|coins|cubes|boots|baskets|steps)\b"
    ),
}
_GERMAN = {
    "du with t": re.compile(
        r"\bDu (?:hat|ist|legt|nimmt|zieht|kauft|rettet|spielt|zahlt|bekommt|behält|geht)\b"
    ),
    "one and many": re.compile(
        r"(?<![\d.,/])\b1 (?:Karten|Katzen|Waren|Punkte|Münzen|Würfel\b.*sind|Körbe|Schritte)\b"
    ),
}
_QUOTING = ("nonsense", "case", "trouble", "fault", "complaint", "checked", "needed", "wanted")
_ADDRESSED = {"en": re.compile(r"\b[Yy]our?s?\b"), "de": re.compile(r"\b[Dd](u|ich|ir|ein(e[rsmn]?)?)\b")}


def faults(case: Case, text: str, words: Words) -> list[str]:
    """Return what is wrong with a sentence, by name."""
    language = "de" if words.language == "de" else "en"
    rules = {**_RULES, **(_GERMAN if language == "de" else _ENGLISH)}
    lines = text.splitlines()
    wrong = [
        name for name, rule in rules.items() if rule.search(text) and not (len(lines) > 1 and "space" in name)
    ]
    wrong += _misbent(text, words)
    if case.key.startswith(_QUOTING):  # names what stands in files or what somebody typed
        bare = _without(text, case.facts.values())
        quoted = ("raw id", "space before", "a before a vowel")
        wrong = [
            name for name in wrong if name not in quoted and (name != "unfilled" or rules[name].search(bare))
        ]
    if "which" in case.facts:  # cards of the Isle are called by their titles, which have no plural
        wrong = [name for name in wrong if name != "counted"]
    if case.key.startswith("event") and case.real:
        if case.you is not None and case.facts.get("seat") == case.you:
            if re.search(rf"\b{PLAYERS[case.you]}\b", text):
                wrong.append("own name")
        elif case.you is None and _ADDRESSED[language].search(text):
            wrong.append("spectator addressed")
    if case.real and language == "de":
        wrong += [f"english id {fact}" for fact in _ids(case.facts.values()) if _shows(fact, text, words)]
    return wrong


# Articles that cannot stand before a noun of this gender, whatever its case; before plurals many can.
_FOREIGN = {
    "m": {"eine", "einer", "das", "zur"},
    "f": {"ein", "einen", "einem", "eines", "das", "dem", "des", "zum", "vom", "im"},
    "n": {"eine", "einen", "einer", "zur"},
}
_NAME = re.compile(r"^[\w-]+ = (.+)\n((?: +\..+\n?)*)", re.MULTILINE)


@cache
def _nouns(sources: tuple[str, ...]) -> tuple[dict[str, set[str]], set[str]]:
    """Return the genders of all names that are one word, and the plurals that are not singulars too."""
    genders: dict[str, set[str]] = {}
    plurals, singulars = set(), set()
    for name, attributes in (match.groups() for source in sources for match in _NAME.finditer(source)):
        told = dict(re.findall(r"\.([\w-]+) = (.+)", attributes))
        if "gender" in told and re.fullmatch(r"\w+", name):
            genders.setdefault(name, set()).add(told["gender"])
        if "plural" in told:
            plurals.add(told["plural"])
            singulars |= {name, *(told.get(case, name) for case in ("acc", "dat", "gen"))}
    return genders, {plural for plural in plurals - singulars if re.fullmatch(r"\w+", plural)}


def _misbent(text: str, words: Words) -> Iterator[str]:
    """Yield what is wrong between a noun and what stands before it: the number one, or an article of another gender."""
    genders, plurals = _nouns(tuple(words.sources))
    pairs = re.findall(r"(?<![\w.,/·:–-])(\w+) (\w+)", text) + re.findall(r"\w+ (\w+) (\w+)", text)
    for before, noun in pairs:
        if before == "1" and noun in plurals:
            yield f"1 {noun}"
        gender = genders.get(noun, set())
        if len(gender) == 1 and before.lower() in _FOREIGN.get(next(iter(gender)), set()):
            yield f"{before} {noun}"


def _without(text: str, facts: Iterable[object]) -> str:
    """Return a sentence without the texts it quotes."""
    for fact in facts:
        text = text.replace(fact, "") if isinstance(fact, str) else text
    return text


def _ids(facts: Iterable[object]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, list):
            yield from _ids(fact)


def _shows(fact: str, text: str, words: Words) -> bool:
    if not re.fullmatch(r"[a-z][a-z_-]{2,}", fact) or not re.search(rf"(?<!\w){fact}(?!\w)", text):
        return False
    return not any(re.search(rf"(?<!\w){fact}(?!\w)", source) for source in _values_of(words))


def _values_of(words: Words) -> list[str]:
    return [re.sub(r"^\S+ =|\{[^{}]*\}", "", source, flags=re.MULTILINE) for source in words.sources]


# ---------------------------------------------------------------------- all together


@dataclass
class Said:
    """A sentence as it was said."""

    case: Case
    text: str
    wrong: list[str]


def game_words(game: str, language: str) -> Words:
    """Return the words the page and the terminal read a game with."""
    return load(language, SERVER, play.WORDS, bots.WORDS, games.box(game).folder / "words")


def shell_words(language: str) -> Words:
    """Return the words of the command line and the lab."""
    return load(language, *SHELL)


def _page_words(language: str) -> Words:
    """Return the words of the page itself."""
    return load(language, SERVER, play.WORDS, bots.WORDS, ROOT / "web" / "words")


def parts() -> list[str]:
    """Return what the catalogue has a chapter for: every game, the page, the command line."""
    return [*games.names(), "page", "shell"]


def words_of(part: str, language: str) -> Words:
    """Return the words of a chapter."""
    if part == "shell":
        return shell_words(language)
    return _page_words(language) if part == "page" else game_words(part, language)


def all_said(part: str, language: str, cases: list[Case]) -> list[Said]:
    """Return every sentence of a chapter, with the given real cases, the others with made-up facts."""
    words = words_of(part, language)
    told = [_worded(case, words) for case in cases]
    met = {words_id(case.key) for case in told}
    own = _own_entries(part, language)
    for name in own:
        if name not in met and not name.startswith(("argparse-", "animal-")):
            told += _made_up(words, name, own)
    said = []
    for case in told:
        text = case.said(words)
        said.append(Said(case, text, faults(case, text, words)))
    return said


def _worded(case: Case, words: Words) -> Case:
    """Return a reason with its choices said, as `bots.say` does; other cases as they are."""
    if not case.key.startswith("reason."):
        return case
    facts = dict(case.facts)
    for name, fact in facts.items():
        if isinstance(fact, dict):
            facts[name] = words.for_seat(case.you).say(f"choice.{fact.get('kind')}", fact, PLAYERS)
    return Case(case.key, facts, case.you)


def words_id(key: str) -> str:
    """Return the message of a key."""
    return key.replace(".", "-")


def _own_entries(part: str, language: str) -> dict[str, str]:
    if part == "shell":
        folders = SHELL
    elif part == "page":
        folders = [ROOT / "web" / "words", SERVER, play.WORDS, bots.WORDS]
    else:
        folders = [games.box(part).folder / "words"]
    return {
        name: text for folder in folders for name, text in entries(read(language, folder)) if name[0] != "-"
    }


def catalogue(language: str, cases: Mapping[str, list[Case]]) -> str:
    """Return all sentences of a language, to be read by a person."""
    lines = [
        "Said with the facts of played games; where no game says it, with made-up ones. *(you)*: to the player it is about,"
    ]
    lines += ["*(seat)*: to another player; without a mark: to everybody, or to a spectator.", ""]
    for part in parts():
        lines += [f"## {part}", ""]
        by_message: dict[str, dict[str, None]] = {}
        for said in all_said(part, language, cases.get(part, [])):
            who = "" if said.case.you is None or not said.case.key.startswith("event") else " *(seat)*"
            if said.case.key.startswith("event") and said.case.facts.get("seat") == said.case.you:
                who = " *(you)*"
            shown = said.text.replace("\n", " / ")
            by_message.setdefault(words_id(said.case.key), {})[f"{shown}{who}"] = None
        for name, texts in by_message.items():
            lines += [f"**{name}**", "", *(f"- {text}" for text in list(texts)[:5]), ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write the catalogues."""
    cases = {game: [*real_cases(game), *complaints(game)] for game in games.names()}
    for language in LANGUAGES:
        path = write(
            f"sentences-{language}",
            f"Every sentence, {language}",
            "make sentences",
            catalogue(language, cases),
        )
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
