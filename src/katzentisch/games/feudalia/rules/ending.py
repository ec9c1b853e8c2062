"""The end of a turn, of a round and of the game (RULES.md 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import lowest, single
from katzentisch.games.feudalia.box.numbers import FIEFS, LAST_LEVEL
from katzentisch.games.feudalia.state.asked import ASK_NOTHING, STEP_TURN_BEGINS
from katzentisch.games.feudalia.state.table import OUT, TURNS, WHO, FeudaliaState

_STALLED_ROUNDS: Final = 10  # R16


class Verdict:
    """What an end check decides: who wins, who is tied and goes on, and whether the victory is shared."""

    def __init__(self) -> None:
        self.winner: i64 = -1
        self.shared: bool = False
        self.eliminated: i64 = 0  # seats, as bits
        self.tie_break: bool = False
        self.reason: str = "no_lead"


# U134, U135
def end_check(
    halves: vec[i64],
    nobles: vec[i64],
    playing: i64,
    tie_break: bool,
    no_points_left: bool,
    nobles_left: bool,
    lead: i64,
    noble_lead: i64,
) -> Verdict:
    """Make the end check among the players still in, given as bits."""
    verdict = Verdict()
    verdict.tie_break = tie_break
    best = _highest(halves, playing)
    # whoever counts as tied: equal points, or less than the lead behind if no points are left (R17)
    margin = lead - 1 if no_points_left else 0
    tied = _within(halves, playing, best - margin)
    # U128
    near = _within(halves, playing, best - lead + 1)
    if near & (near - 1) == 0:
        verdict.winner = lowest(near)
        verdict.reason = "lead"
        return verdict
    # U130
    if tied & (tied - 1) and tied == near:
        verdict.eliminated = playing & ~tied
        verdict.tie_break = True
        verdict.reason = "tie"
    remaining = playing & ~verdict.eliminated
    # U131
    if verdict.tie_break:
        ahead = _within(nobles, remaining, _highest(nobles, remaining) - noble_lead + 1)
        if ahead & (ahead - 1) == 0:
            verdict.winner = lowest(ahead)
            verdict.reason = "nobles"
            return verdict
    # U137
    if no_points_left and not nobles_left:
        verdict.shared = True
        verdict.reason = "true_tie"
    return verdict


def _highest(values: vec[i64], playing: i64) -> i64:
    """Return the highest value among some seats."""
    best: i64 = -1000000
    seat: i64
    for seat in range(len(values)):
        if (playing >> seat) & 1 and values[seat] > best:
            best = values[seat]
    return best


def _within(values: vec[i64], playing: i64, least: i64) -> i64:
    """Return the seats with at least so much, as bits."""
    seats: i64 = 0
    seat: i64
    for seat in range(len(values)):
        if (playing >> seat) & 1 and values[seat] >= least:
            seats |= single(seat)
    return seats


# ---------------------------------------------------------------------- at the table


# U127
def turn_ends(table: FeudaliaState) -> None:
    """End a turn: reaching the target lets the round be completed; then the next player's turn."""
    seat = table.actor
    table.who[seat * WHO + TURNS] += 1
    table.reshuffled = 0
    table.fresh = 0
    if table.halves(seat) >= table.target and not table.ends_with_cathedral and not table.triggered:
        table.triggered = True
        if table.listening:
            table.tell("target_reached", seat, {"halves": int(table.halves(seat))})
    next_seat = _following(table, seat)
    if next_seat == table.first:
        _round_ends(table)
    else:
        table.actor = next_seat
        table.asked = STEP_TURN_BEGINS


# U038
def _following(table: FeudaliaState, seat: i64) -> i64:
    """Return the next seat clockwise still in the game."""
    seats = table.numbers.seats
    seat = (seat + 1) % seats
    while not table.is_in(seat):
        seat = (seat + 1) % seats
    return seat


def _playing(table: FeudaliaState) -> i64:
    """Return the seats still in the game, as bits."""
    seats: i64 = 0
    for seat in range(table.numbers.seats):
        if table.is_in(seat):
            seats |= single(seat)
    return seats


def points_left(table: FeudaliaState) -> bool:
    """Whether anybody still in can gain a point."""
    return _can_gain(table, _playing(table))


def _leaders_can_gain(table: FeudaliaState) -> bool:
    """Whether anybody still in who is less than a lead behind the highest score can gain a point (R17)."""
    playing = _playing(table)
    halves = _standings(table)[0]
    return _can_gain(table, _within(halves, playing, _highest(halves, playing) - table.numbers.lead + 1))


def _can_gain(table: FeudaliaState, seats: i64) -> bool:
    """Whether one of some seats can gain a point some day: a fief to upgrade, a token it could ever take."""
    numbers = table.numbers
    for seat in range(numbers.seats):
        if (seats >> seat) & 1:
            if table.stage <= numbers.stages:  # whoever has a fief on level 2 can hire any cathedral master
                return True
            for fief in range(seat * FIEFS, seat * FIEFS + FIEFS):
                if table.level[fief] < LAST_LEVEL:
                    return True
            for building in range(numbers.cathedral_cards, numbers.buildings):
                kind = numbers.building_eliminates[building]
                if table.tokens[building] > 0 and (kind == 0 or _kind_is_about(table, kind, single(seat))):
                    return True
    return False


def nobles_left(table: FeudaliaState) -> bool:
    """Whether a noble can still be hired by somebody, some day (R18)."""
    numbers = table.numbers
    for card in range(numbers.types):
        if numbers.nobles[card] > 0 and table.supply[card] > 0:
            kind = numbers.eliminates[card]
            if kind == 0 or _kind_is_about(table, kind, _playing(table)):
                return True
    return False


def _kind_is_about(table: FeudaliaState, kind: i64, seats: i64) -> bool:
    """Whether one of some seats has a card of a kind (a bit), or can hire one."""
    numbers = table.numbers
    for card in range(numbers.types):
        if (kind >> numbers.kind[card]) & 1:
            if table.supply[card] > 0:
                return True
            for seat in range(numbers.seats):
                if (seats >> seat) & 1:
                    pile = seat * numbers.types + card
                    if table.hand[pile] + table.deck[pile] + table.pile[pile] > 0:
                        return True
                    if seat == table.actor and table.in_play(card) > 0:
                        return True
    return False


def _round_ends(table: FeudaliaState) -> None:
    """End a round: check the end, or begin the next round."""
    table.stalled = 0 if table.progress else table.stalled + 1
    table.progress = False
    if table.numbers.seats == 1:
        _solo_round_ends(table)
    else:
        if table.triggered or not points_left(table):
            check(table)
        if table.asked != ASK_NOTHING and table.stalled >= _STALLED_ROUNDS:
            _end_standstill(table)
    if table.asked != ASK_NOTHING:
        if table.round >= table.numbers.round_limit:  # R52
            _finish(table, "round_limit")
        else:
            table.round += 1
            table.actor = table.first
            table.asked = STEP_TURN_BEGINS
            if table.listening:
                table.tell("round_began", -1, {"round": int(table.round)})


def _solo_round_ends(table: FeudaliaState) -> None:
    """A game alone ends when a turn ends at the target (RULES.md 10)."""
    if table.triggered:
        _finish(table, "solo")


# U132
def check(table: FeudaliaState) -> None:
    """Make the end check and carry out what it decides."""
    verdict = _verdict(table, not _leaders_can_gain(table), nobles_left(table))
    if verdict.winner >= 0 or verdict.shared:
        _finish(table, verdict.reason)


# U137
def _end_standstill(table: FeudaliaState) -> None:
    """Nobody gained a point or hired a noble for ten rounds: leaders are compared by nobles, then share (R16)."""
    _verdict(table, True, False)
    _finish(table, "standstill")


def _verdict(table: FeudaliaState, no_points_left: bool, nobles_left: bool) -> Verdict:
    """Judge who wins, who shares and who is eliminated, and note it on the table."""
    numbers = table.numbers
    halves, nobles = _standings(table)
    verdict = end_check(
        halves,
        nobles,
        _playing(table),
        table.tie_break,
        no_points_left,
        nobles_left,
        numbers.lead,
        numbers.noble_lead,
    )
    table.tie_break = verdict.tie_break
    table.winner = verdict.winner
    table.shared = verdict.shared
    for seat in range(numbers.seats):
        if (verdict.eliminated >> seat) & 1:
            _eliminate(table, seat)
    return verdict


def _standings(table: FeudaliaState) -> tuple[vec[i64], vec[i64]]:
    """Return points and nobles of all seats."""
    halves = vec[i64]([int(table.halves(seat)) for seat in range(int(table.numbers.seats))])
    nobles = vec[i64]([int(table.nobles(seat)) for seat in range(int(table.numbers.seats))])
    return halves, nobles


# U136
def _eliminate(table: FeudaliaState, seat: i64) -> None:
    """Eliminate a player; the first-player card passes on if it was there (R51)."""
    table.who[seat * WHO + OUT] = 1
    if seat == table.first:
        table.first = _following(table, seat)
    if table.listening:
        table.tell("player_eliminated", seat, {})


def _finish(table: FeudaliaState, reason: str) -> None:
    """End the game."""
    table.asked = ASK_NOTHING
    if table.listening:
        table.tell("game_ended", -1, {"reason": reason, "winners": winners(table)})


def winners(table: FeudaliaState) -> list[int]:
    """Return who wins if the game ended now: most points, then most nobles, then shared."""
    if table.numbers.seats == 1:
        return (
            [0] if table.halves(0) >= table.target or (table.ends_with_cathedral and table.triggered) else []
        )
    halves, nobles = _standings(table)
    seats = _playing(table)
    if table.winner >= 0:
        return [int(table.winner)]
    if table.shared:
        return _seats_of(seats)
    best = _within(halves, seats, _highest(halves, seats))
    return _seats_of(_within(nobles, best, _highest(nobles, best)))


def _seats_of(bits: i64) -> list[int]:
    """Return a set of seats as a list."""
    return [seat for seat in range(4) if (bits >> seat) & 1]
