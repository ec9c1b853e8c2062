"""Guessing in the middle of a draft: a pack that passed through one's hands is known, and who had it since.

Pack number p is the one dealt to seat p. A pack's way is the list of its holders so far; whoever held
it before now kept two cards.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.bits import single
from katzentisch.games.isle_of_cats.knowledge.guess.known import UNKNOWN, Known
from katzentisch.games.isle_of_cats.state.secrets import left_neighbour
from katzentisch.games.isle_of_cats.state.table import KEPT, PACK, PICKS, SENT, IsleState


def deal_packs(table: IsleState, seat: i64, hidden: vec[i64], known: Known) -> vec[i64]:
    """Deal the packs and the drafted cards of the others anew; return the cards still hidden."""
    placed = vec[i64]()
    pool = _pool(table, seat, hidden, known)
    table.chance.shuffle(pool)
    sent = table.piles[:]  # what was passed on, as it was
    for first in range(table.seats):
        way = _way(table, first)
        keeps, rest, pool = _history(table, seat, way, sent, pool)
        placed = _write(table, seat, way, keeps, rest, placed)
    for card in placed:
        hidden[card >> 6] &= ~single(card & 63)
    return hidden


def _pool(table: IsleState, seat: i64, hidden: vec[i64], known: Known) -> vec[i64]:
    """List the hidden cards this seat has not seen in any pack and that may lie in one."""
    seen = vec[i64]([0, 0, 0])
    if seat >= 0:
        for step in range(table.step):
            for word in range(3):
                seen[word] |= table.piles[table.pile(seat, SENT + step) + word]
    pool = vec[i64]()
    for word in range(3):
        for place in bits.members(hidden[word] & ~seen[word]):
            if known.owner[word * 64 + place] == UNKNOWN:
                pool = append(pool, word * 64 + place)
    return pool


def _way(table: IsleState, first: i64) -> vec[i64]:
    """List the holders of a pack from the first to the one who has it now."""
    way = vec[i64]([first])
    for step in range(table.step):
        way = append(way, left_neighbour(table, way[step]))
    return way


def _cards_of(words: vec[i64], pile: i64) -> vec[i64]:
    found = vec[i64]()
    for word in range(3):
        for place in bits.members(words[pile + word]):
            found = append(found, word * 64 + place)
    return found


def _history(
    table: IsleState, seat: i64, way: vec[i64], sent: vec[i64], pool: vec[i64]
) -> tuple[list[vec[i64]], vec[i64], vec[i64]]:
    """Return what each holder kept, what is in the pack now, and the pool that is left.

    Going back from now: what came later is known or drawn, and each holder before kept two cards more.
    """
    now: i64 = table.step
    size: i64 = 7 - 2 * now
    holder = way[now]
    if holder == seat:
        rest = _cards_of(sent, table.pile(seat, PACK))
    else:
        rest = vec[i64]()
    keeps: list[vec[i64]] = []
    # The last time the seat passed this pack on, if ever.
    last: i64 = -1
    for step in range(now):
        if way[step] == seat:
            last = step
    known = _cards_of(sent, table.pile(seat, SENT + last)) if last >= 0 else vec[i64]()
    if holder == seat:
        known = _without(table, seat, known)
    table.chance.shuffle(known)
    at: i64 = 0
    for step in range(now):
        kept = vec[i64]()
        if way[step] != seat:
            for _ in range(2):
                if step > last >= 0:
                    kept = append(kept, known[at])
                    at += 1
                else:
                    kept = append(kept, pool[len(pool) - 1])
                    pool = pool[: len(pool) - 1]
        keeps.append(kept)
    if holder != seat:
        while len(rest) < size:
            if last >= 0:
                rest = append(rest, known[at])
                at += 1
            else:
                rest = append(rest, pool[len(pool) - 1])
                pool = pool[: len(pool) - 1]
    return keeps, rest, pool


def _without(table: IsleState, seat: i64, cards: vec[i64]) -> vec[i64]:
    """Return the cards that did not come back to the seat: neither in its pack nor among its own."""
    found = vec[i64]()
    for card in cards:
        bit = single(card & 63)
        word = card >> 6
        mine = table.piles[table.pile(seat, PACK) + word] | table.piles[table.pile(seat, KEPT) + word]
        if not mine & bit:
            found = append(found, card)
    return found


def _write(
    table: IsleState, seat: i64, way: vec[i64], keeps: list[vec[i64]], rest: vec[i64], known: vec[i64]
) -> vec[i64]:
    """Write a pack's history into the piles of the others; return all cards placed so far."""
    now: i64 = table.step
    for step in range(now - 1, -1, -1):
        holder = way[step]
        if holder != seat:
            _rewrite_sent(table, seat, way, step, keeps, rest)
            _add(table, table.pile(holder, KEPT), keeps[step])
            for card in keeps[step]:
                known = append(known, card)
    holder = way[now]
    if holder != seat:
        chosen: i64 = 0 if table.get(holder, PICKS) else 2
        _add(table, table.pile(holder, KEPT), rest[:chosen])
        _add(table, table.pile(holder, PACK), rest[chosen:])
        for card in rest:
            known = append(known, card)
        if chosen == 0:
            table.put(holder, PICKS, 2)
    return known


def _rewrite_sent(
    table: IsleState, seat: i64, way: vec[i64], step: i64, keeps: list[vec[i64]], rest: vec[i64]
) -> None:
    """Write what a holder passed on: what the next one kept of it and what that one passed on in turn."""
    if way[step + 1] == seat:
        return  # the seat has seen it
    at = table.pile(way[step], SENT + step)
    for word in range(3):
        table.piles[at + word] = 0
    if step + 1 == table.step:
        _add(table, at, rest)
        return
    _add(table, at, keeps[step + 1])
    later = table.pile(way[step + 1], SENT + step + 1)
    for word in range(3):
        table.piles[at + word] |= table.piles[later + word]


def _add(table: IsleState, pile: i64, cards: vec[i64]) -> None:
    for card in cards:
        table.piles[pile + (card >> 6)] |= single(card & 63)
