"""The referee: rule questions about tax, saving, paying and the end, answered by the rules that play.

`answer` takes one question as data (`ask` and its fields) and returns the answer as data; a question
that makes no sense raises Nonsense, a ValueError that says what was wrong and what would be right.
"""

from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.material import Material
from katzentisch.core.nonsense import Nonsense
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.box.components import PRICE_KEYS, Components
from katzentisch.games.feudalia.box.effects import KINDS, RESOURCES
from katzentisch.games.feudalia.rules import affording, default_payment, ending, final, start
from katzentisch.games.feudalia.rules.income_tax import discard_sets
from katzentisch.games.feudalia.state.table import DUE, UNITS

_Case = dict[str, object]
_FOLDER = Path(__file__).parent.parent


def _nonsense(key: str, /, **facts: object) -> Nonsense:
    """Return the complaint about a question, for the caller to raise."""
    return Nonsense(_FOLDER / "words", key, facts)


@cache
def _box() -> Components:
    """Return the game's own material."""
    return checks.read(Material(_FOLDER / "material"))


def answer(case: _Case) -> _Case:
    """Answer one question."""
    asks = {"tax": _tax, "save": _save, "pay": _pay, "end": _end}
    ask = case.get("ask", case.get("task"))
    if not isinstance(ask, str) or ask not in asks:
        raise _nonsense("one_of", name="ask", value=repr(ask), right=list(asks))
    return asks[ask](case)


# ---------------------------------------------------------------------- reading a question


def _known(case: _Case, names: list[str]) -> None:
    """Complain about fields a question does not have."""
    for name in case:
        if name not in ("ask", "task", *names):
            raise _nonsense("field", field=repr(name), of=repr(case.get("ask")), right=names)


def _number(case: _Case, name: str, default: int = 0) -> int:
    """Return a whole number of at least 0."""
    return _whole(case.get(name, default), name)


def _whole(value: object, name: str) -> int:
    """Return a value that must be a whole number of at least 0."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise _nonsense("whole", name=name, value=repr(value))
    return value


def _flag(case: _Case, name: str) -> bool:
    """Return true or false."""
    value = case.get(name, False)
    if not isinstance(value, bool):
        raise _nonsense("flag", name=name, value=repr(value))
    return value


def _items(case: _Case, name: str) -> list[object]:
    """Return a list."""
    value = case.get(name, [])
    if not isinstance(value, list):
        raise _nonsense("list", name=name, value=repr(value))
    return value


def _amounts(value: object, name: str, keys: list[str]) -> list[int]:
    """Return numbers by name in the order of the keys."""
    if not isinstance(value, dict):
        raise _nonsense("object", name=name, value=repr(value), right=f"{{{keys[0]!r}: 2}}")
    for key in value:
        if key not in keys:
            raise _nonsense("one_of", name=f"{name}:", value=repr(key), right=keys)
    return [_whole(value.get(key, 0), f"{name}: {key}") for key in keys]


def _cards(case: _Case, name: str) -> list[tuple[str, object]]:
    """Return a list of [card, something]."""
    pairs: list[tuple[str, object]] = []
    for item in _items(case, name):
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
            raise _nonsense("pair", name=name, value=repr(item))
        pairs.append((item[0], item[1]))
    return pairs


def _by_name(values: list[int], keys: list[str]) -> _Case:
    """Return numbers by name, without zeros."""
    return {key: value for key, value in zip(keys, values, strict=True) if value}


# ---------------------------------------------------------------------- tax


def _tax(case: _Case) -> _Case:
    """Say what the tax collector takes (RULES.md 6.2)."""
    _known(case, ["fiefs", "hand"])
    divisor = _box().game.number("tax_divisor")
    fiefs = [_taxable(fief) for fief in _items(case, "fiefs")]
    due = [int(start.tax_on(cubes, shield, divisor)) for cubes, shield in fiefs]
    if any(start.tax_on(cubes, 0, divisor) for cubes, _ in fiefs):  # a shield never turns to the hand
        return {"mode": "cubes", "due": due}
    hand = [
        (card, _whole(income, f"hand: {card}"))
        for card, income in _cards(case, "hand")
        if card != "tax_collector"
    ]
    total = sum(income for _, income in hand)
    if total < divisor:
        return {"mode": "whole_hand", "total": total, "discard_sets": [sorted(card for card, _ in hand)]}
    kinds = sorted(set(hand))
    counts = vec[i64]([hand.count(kind) for kind in kinds])
    incomes = vec[i64]([income for _, income in kinds])
    sets = [
        sorted(card for number, (card, _) in enumerate(kinds) for _ in range(chosen[number]))
        for chosen in discard_sets(counts, incomes, total // divisor)
    ]
    return {"mode": "income", "total": total, "due": total // divisor, "discard_sets": sorted(sets)}


def _taxable(fief: object) -> tuple[int, int]:
    """Return the cubes lying on a fief and its shield; cubes on masters are not taxed."""
    if isinstance(fief, dict):
        for key in fief:
            if key not in ("cubes", "shield", "stash"):
                raise _nonsense("field", field=repr(key), of="fiefs", right=["cubes", "shield", "stash"])
        _amounts(fief.get("stash", {}), "stash", RESOURCES)
        cubes = fief.get("cubes", {})
        lying = _whole(cubes, "cubes") if isinstance(cubes, int) else sum(_amounts(cubes, "cubes", RESOURCES))
        return lying, _whole(fief.get("shield", 0), "shield")
    return _whole(fief, "fiefs"), 0


# ---------------------------------------------------------------------- saving


def _save(case: _Case) -> _Case:
    """Say what is saved after the services to the court (RULES.md 8, steps 2 and 3)."""
    _known(case, ["money", "levels", "unplayed", "save_more", "faces", "track_max"])
    track = _number(case, "track_max", _box().track_max)
    levels = [_whole(level, "levels") for level in _items(case, "levels")]
    if len(levels) != 3 or max(levels) > 2:
        raise _nonsense("levels", value=str(levels))
    minimum = _box().game.number("court_minimum_coins")
    unplayed = [(c, _whole(n, f"unplayed: {c}")) for c, n in _cards(case, "unplayed") if c != "tax_collector"]
    court = sum(int(final.court_income(income, minimum)) for _, income in unplayed)
    money = min(_number(case, "money") + court, track)
    saves = _face(case, sum(levels))
    if money >= len(saves):
        raise _nonsense("saves", n=len(saves), coins=money, needed=money + 1)
    saved = int(final.more_saved(saves[money], _number(case, "save_more"), money))
    return {"sum": sum(levels), "court": court, "money": money, "saved": saved}


def _face(case: _Case, total: int) -> list[int]:
    """Return what the treasury face for a sum of levels saves: the question's own faces, or the material's."""
    if "faces" not in case:
        return next(face.saves for face in _box().faces if total in face.sums)
    for given in _items(case, "faces"):
        if not isinstance(given, dict) or not isinstance(given.get("sums"), list):
            raise _nonsense("face", value=repr(given))
        if total in given["sums"]:
            return [_whole(kept, "saves") for kept in given.get("saves", [])]
    raise _nonsense("no_face", total=total)


# ---------------------------------------------------------------------- paying


def _pay(case: _Case) -> _Case:
    """Say whether a price can be paid, discounts included (RULES.md 7 and 14.3)."""
    _known(case, ["cost", "coins", "fiefs", "eliminate", "hand", "discounts", "from_fief"])
    price = _amounts(case.get("cost", {}), "cost", PRICE_KEYS)
    due = vec[i64](price[1:] + [0] * (DUE - 5))
    coins = max(0, price[0] - _discounts(case, due))
    stock = vec[i64](_paying_cubes(case))
    default_payment.discount(due, stock, 0)
    lacking = affording.missing(due, stock, 0)
    missing = _by_name([lacking.count(name) for name in PRICE_KEYS], PRICE_KEYS)
    if coins > _number(case, "coins"):
        missing["coins"] = coins - _number(case, "coins")
    if not _has_to_eliminate(case):
        missing["eliminate"] = case["eliminate"]
    left = _by_name([coins, *(int(n) for n in due[:UNITS])], PRICE_KEYS)
    return {"payable": not missing, "after_discount": left, "missing": missing}


def _discounts(case: _Case, due: vec[i64]) -> int:
    """Note the cubes that discounts save and return the coins they save."""
    coins = 0
    for discount in _items(case, "discounts"):
        if not isinstance(discount, dict) or set(discount) - {"coins", "cubes", "of"}:
            raise _nonsense("discount", value=repr(discount))
        coins += _whole(discount.get("coins", 0), "discounts: coins")
        cubes = _whole(discount.get("cubes", 0), "discounts: cubes")
        group = 0
        for name in discount.get("of", RESOURCES):
            if name not in RESOURCES:
                raise _nonsense("one_of", name="discounts: of", value=repr(name), right=RESOURCES)
            group |= single(RESOURCES.index(name))
        due[UNITS + group] += cubes
    return coins


def _paying_cubes(case: _Case) -> list[int]:
    """Add up the cubes of the fiefs that may pay: all, or one alone."""
    fiefs = [_amounts(fief, "fiefs", RESOURCES) for fief in _items(case, "fiefs")]
    only = case.get("from_fief")
    if only is not None:
        number = _whole(only, "from_fief")
        if number >= len(fiefs):
            raise _nonsense("from_fief", value=number, n=len(fiefs))
        fiefs = [fiefs[number]]
    return [sum(fief[resource] for fief in fiefs) for resource in range(4)]


def _has_to_eliminate(case: _Case) -> bool:
    """Whether the hand has a card of the kind to be eliminated; the tax collector can never be given up."""
    kind = case.get("eliminate", "")
    if not kind:
        return True
    if kind not in KINDS:
        raise _nonsense("one_of", name="eliminate", value=repr(kind), right=KINDS)
    return any(held == kind and card != "tax_collector" for card, held in _cards(case, "hand"))


# ---------------------------------------------------------------------- the end


def _end(case: _Case) -> _Case:
    """Make the end check (RULES.md 9)."""
    _known(
        case,
        ["target", "players", "round_complete", "triggered", "tie_break", "no_points_left", "nobles_left"],
    )
    players = [_player(given) for given in _items(case, "players")]
    if not players:
        raise _nonsense("no_players")
    names = [str(seated["name"]) for seated in players]
    target = _halves(case.get("target", _box().game.number("target_vp")), "target")
    playing = sum(single(seat) for seat, seated in enumerate(players) if not seated["out"])
    if playing == 0:
        raise _nonsense("all_out")
    points = vec[i64]([_halves(seated["vp"], "vp") for seated in players])
    reached = any(points[seat] >= target for seat in range(len(players)) if playing >> seat & 1)
    last_round = _flag(case, "triggered") or reached
    verdict = ending.Verdict()
    verdict.tie_break = _flag(case, "tie_break")
    if last_round and _flag(case, "round_complete"):
        verdict = ending.end_check(
            points,
            vec[i64]([_whole(seated["nobles"], "nobles") for seated in players]),
            playing,
            _flag(case, "tie_break"),
            _flag(case, "no_points_left"),
            bool(case.get("nobles_left", False)),
            2,
            _box().game.number("noble_lead_needed"),
        )
    else:
        verdict.reason = "round_not_complete" if last_round else "target_not_reached"
    return _told(verdict, names, playing, last_round)


def _told(verdict: ending.Verdict, names: list[str], playing: int, last_round: bool) -> _Case:
    """Return a verdict as data."""
    remaining = playing & ~int(verdict.eliminated)
    still_in = [name for seat, name in enumerate(names) if remaining >> seat & 1]
    result, winners = "go_on", list[str]()
    if verdict.winner >= 0:
        result, winners = "win", [names[int(verdict.winner)]]
    elif verdict.shared:
        result, winners = "tie", still_in
    return {
        "result": result,
        "winners": winners,
        "still_in": still_in,
        "eliminated_now": [name for seat, name in enumerate(names) if int(verdict.eliminated) >> seat & 1],
        "reason": verdict.reason,
        "last_round": last_round,
        "tie_break": verdict.tie_break,
        "first_player": still_in[0],
    }


def _player(value: object) -> _Case:
    """Read one player of an end check."""
    if not isinstance(value, dict) or "name" not in value:
        raise _nonsense("player", value=repr(value))
    for key in value:
        if key not in ("name", "vp", "nobles", "out"):
            raise _nonsense("field", field=repr(key), of="players", right=["name", "vp", "nobles", "out"])
    return {"vp": 0, "nobles": 0, "out": False, **value}


def _halves(value: object, name: str) -> int:
    """Read points, which come in halves, as half points."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value * 2 != int(value * 2):
        raise _nonsense("halves", name=name, value=repr(value))
    return int(value * 2)
