"""Guesses in the middle of a draft: the seat knows the packs it held, and who held them since.

Pack number p is the one dealt to seat p. The holders of a pack are listed from the first to the present one; each
but the present one kept two cards.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import WORDS, card_bit, card_word, cards_in
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
        holders = _holders(table, first)
        keeps, rest, pool = _history(table, seat, holders, sent, pool)
        placed = _write(table, seat, holders, keeps, rest, placed)
    for card in placed:
        hidden[card_word(card)] &= ~card_bit(card)
    return hidden


def _pool(table: IsleState, seat: i64, hidden: vec[i64], known: Known) -> vec[i64]:
    """List the hidden cards this seat has not seen in any pack and that may lie in one."""
    unseen = hidden[:]
    if seat >= 0:
        for step in range(table.step):
            for word in range(WORDS):
                unseen[word] &= ~table.piles[table.pile(seat, SENT + step) + word]
    pool = vec[i64]()
    for card in cards_in(unseen, 0):
        if known.owner[card] == UNKNOWN:
            pool = append(pool, card)
    return pool


def _holders(table: IsleState, first: i64) -> vec[i64]:
    """List the holders of a pack from the first to the one who has it now."""
    holders = vec[i64]([first])
    for step in range(table.step):
        holders = append(holders, left_neighbour(table, holders[step]))
    return holders


def _history(
    table: IsleState, seat: i64, holders: vec[i64], sent: vec[i64], pool: vec[i64]
) -> tuple[list[vec[i64]], vec[i64], vec[i64]]:
    """Return what each holder kept, what is in the pack now, and the pool that is left.

    Going back from now: what came later is known or drawn, and each holder before kept two cards more.
    """
    now: i64 = table.step
    size: i64 = 7 - 2 * now
    holder = holders[now]
    if holder == seat:
        rest = cards_in(sent, table.pile(seat, PACK))
    else:
        rest = vec[i64]()
    keeps: list[vec[i64]] = []
    # The last time the seat passed this pack on, if ever.
    last: i64 = -1
    for step in range(now):
        if holders[step] == seat:
            last = step
    known = cards_in(sent, table.pile(seat, SENT + last)) if last >= 0 else vec[i64]()
    if holder == seat:
        known = _without(table, seat, known)
    table.chance.shuffle(known)
    next_known: i64 = 0
    for step in range(now):
        kept = vec[i64]()
        if holders[step] != seat:
            for _ in range(2):
                if step > last >= 0:
                    kept = append(kept, known[next_known])
                    next_known += 1
                else:
                    pool, card = pop(pool)
                    kept = append(kept, card)
        keeps.append(kept)
    if holder != seat:
        while len(rest) < size:
            if last >= 0:
                rest = append(rest, known[next_known])
                next_known += 1
            else:
                pool, card = pop(pool)
                rest = append(rest, card)
    return keeps, rest, pool


def _without(table: IsleState, seat: i64, cards: vec[i64]) -> vec[i64]:
    """Return the cards that did not come back to the seat: neither in its pack nor among its own."""
    others = vec[i64]()
    for card in cards:
        word = card_word(card)
        mine = table.piles[table.pile(seat, PACK) + word] | table.piles[table.pile(seat, KEPT) + word]
        if not mine & card_bit(card):
            others = append(others, card)
    return others


def _write(
    table: IsleState, seat: i64, holders: vec[i64], keeps: list[vec[i64]], rest: vec[i64], placed: vec[i64]
) -> vec[i64]:
    """Write a pack's history into the piles of the others; return all cards placed so far."""
    now: i64 = table.step
    for step in range(now - 1, -1, -1):
        holder = holders[step]
        if holder != seat:
            _rewrite_sent(table, seat, holders, step, keeps, rest)
            _add(table, table.pile(holder, KEPT), keeps[step])
            for card in keeps[step]:
                placed = append(placed, card)
    holder = holders[now]
    if holder != seat:
        chosen: i64 = 0 if table.get(holder, PICKS) else 2
        _add(table, table.pile(holder, KEPT), rest[:chosen])
        _add(table, table.pile(holder, PACK), rest[chosen:])
        for card in rest:
            placed = append(placed, card)
        if chosen == 0:
            table.put(holder, PICKS, 2)
    return placed


def _rewrite_sent(
    table: IsleState, seat: i64, holders: vec[i64], step: i64, keeps: list[vec[i64]], rest: vec[i64]
) -> None:
    """Write what a holder passed on: what the next one kept of it and what that one passed on in turn."""
    if holders[step + 1] == seat:
        return  # the seat has seen it
    sent = table.pile(holders[step], SENT + step)
    table.clear(sent)
    if step + 1 == table.step:
        _add(table, sent, rest)
        return
    _add(table, sent, keeps[step + 1])
    later = table.pile(holders[step + 1], SENT + step + 1)
    for word in range(WORDS):
        table.piles[sent + word] |= table.piles[later + word]


def _add(table: IsleState, pile: i64, cards: vec[i64]) -> None:
    for card in cards:
        table.piles[pile + card_word(card)] |= card_bit(card)
