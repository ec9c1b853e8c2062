"""What every game promises (docs/ARCHITECTURE.md, section 4), on every game, variant and seat count."""

import copy
import json
import os
from array import array
from collections import Counter
from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from katzentisch.core import record as records
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game, Table, playout
from katzentisch.core.record import Record
from katzentisch.core.words import LANGUAGES, load, read
from katzentisch.core.words_check import check_folder
from katzentisch.play import WORDS
from tests.promises.cases import Case, every_game, halfway, walk

Test = Callable[..., None]
seeds = st.integers(min_value=0, max_value=2**48)
# Uncompiled play is slow, and the same games are played compiled: one seed each is enough there.
few = settings(
    max_examples=1 if os.environ.get("KATZENTISCH_PURE") else 3,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
once = settings(parent=few, max_examples=1)


def random_games(how: settings) -> Callable[[Test], Test]:
    """Run a test on every game, with as many random seeds as these settings say."""
    return lambda test: every_game(how(given(seed=seeds)(test)))


def everything(table: Table, seat: int) -> tuple[object, ...]:
    """Ask all a seat may ask."""
    return (
        table.view(seat),
        table.observe(seat),
        table.information_key(seat),
        table.legal(seat),
        table.to_act,
        table.question(seat) if seat >= 0 else {},
    )


@random_games(few)
def test_random_play_always_ends_and_scores_every_seat(game: Game, seed: int) -> None:
    for table, seat, _ in walk(game, seed):
        for other in table.to_act:
            actions = table.legal(other)
            assert actions, f"seat {other} owes a decision and has no legal action"
            assert actions == sorted(set(actions))
        if seat < 0:
            assert [score.seat for score in table.scores()] == list(range(game.seats))
            assert len(table.returns()) == game.seats
            assert table.legal(0) == []


@random_games(few)
def test_the_same_seed_and_choices_give_the_same_game(game: Game, seed: int) -> None:
    first, second = game.deal(seed), game.deal(seed)
    assert first.truth() == second.truth()
    assert playout(first, seed) == playout(second, seed)
    assert first.truth() == second.truth()


@random_games(once)
def test_asking_changes_nothing(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        before = table.truth()
        for seat in range(-1, game.seats):
            everything(table, seat)
        for seat in range(game.seats):
            for action in range(0, game.number_of_actions, 7):
                table.why_not(seat, action)
            table.guess(seat, 5)
            for action in table.legal(seat):
                table.prior(seat, action)
            table.features_vec(seat)
        for seat in table.to_act:
            table.greedy_action(seat, table.legal_vec(seat), from_seed(seed))
            table.rollout_action(seat, from_seed(seed))
        table.scores()
        table.winners()
        table.census()
        assert table.truth() == before


@random_games(few)
def test_playing_on_a_copy_does_not_touch_the_original(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        before = table.truth()
        for twin in (table.copy(), copy.copy(table), copy.deepcopy(table)):
            assert twin.truth() == before
            playout(twin, seed)
            assert table.truth() == before


@random_games(few)
def test_a_guess_looks_like_the_table_it_came_from(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        for seat in range(game.seats):
            guess = table.guess(seat, seed)
            assert everything(guess, seat) == everything(table, seat)
            assert guess.census() == table.census()


@random_games(few)
def test_hidden_things_change_neither_guess_nor_view(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        for seat in range(game.seats):
            other = table.guess(seat, seed + 1)
            assert everything(other, seat) == everything(table, seat)
            assert other.guess(seat, seed + 2).truth() == table.guess(seat, seed + 2).truth()
            actions = table.legal(seat)
            assert [other.prior(seat, a) for a in actions] == [table.prior(seat, a) for a in actions]
            assert list(other.features_vec(seat)) == list(table.features_vec(seat))


@random_games(few)
def test_greedy_and_rollout_action_are_legal_and_chosen_from_what_the_seat_knows(
    game: Game, seed: int
) -> None:
    for table in halfway(game, seed):
        for seat in table.to_act:
            actions = table.legal(seat)
            greedy = table.greedy_action(seat, table.legal_vec(seat), from_seed(seed))
            assert table.prior(seat, greedy) == max(table.prior(seat, action) for action in actions)
            rollout = table.rollout_action(seat, from_seed(seed))
            assert {greedy, rollout} <= set(actions)
            other = table.guess(seat, seed + 1)
            assert other.greedy_action(seat, other.legal_vec(seat), from_seed(seed)) == greedy
            assert other.rollout_action(seat, from_seed(seed)) == rollout


@random_games(few)
def test_any_action_is_each_of_the_list_as_likely(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        for seat in table.to_act:
            actions = table.legal(seat)
            drawn = Counter(table.any_action(seat, from_seed(draw)) for draw in range(5))
            assert set(drawn) <= set(actions)
            if len(actions) <= 12:
                chance = from_seed(seed)
                drawn = Counter(table.any_action(seat, chance) for _ in range(100 * len(actions)))
                assert set(drawn) <= set(actions)
                # the sum of squared errors as a chi-squared test counts it; chance exceeds this once in ten million lists
                assert sum((drawn[action] - 100) ** 2 for action in actions) / 100 < 25 + 3 * len(actions)


@random_games(few)
def test_a_guess_can_be_played_to_its_end(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        for seat in range(game.seats):
            guess = table.guess(seat, seed)
            playout(guess, seed)
            assert guess.is_over
            assert guess.census() == table.census()


@random_games(few)
def test_what_is_legal_on_a_guess_is_legal_at_the_table(game: Game, seed: int) -> None:
    for table in halfway(game, seed):
        for seat in table.to_act:
            twin = table.guess(seat, seed)
            action = twin.legal(seat)[0]
            assert table.why_not(seat, action) is None
            twin.play(seat, action)
            assert twin.guess(seat, 3).census() == table.census()


@random_games(once)
def test_why_not_is_none_exactly_for_the_legal_actions(game: Game, case: Case, seed: int) -> None:
    languages = [load(language, case[0].folder / "words") for language in LANGUAGES]
    for table in halfway(game, seed, parts=8):
        for seat in range(game.seats):
            legal = set(table.legal(seat))
            for action in range(-1, game.number_of_actions + 1):
                refusal = table.why_not(seat, action)
                assert (refusal is None) == (action in legal), (seat, action, refusal)
                if refusal is not None:
                    for words in languages:
                        said = words.refusal(refusal.code, refusal.facts, ["Ada"] * 4)
                        assert said != f"refusal.{refusal.code}" and "{" not in said, said
                        assert words.has(f"rule.{refusal.rule}.text"), refusal


@random_games(once)
def test_a_finished_game_refuses_everything(game: Game, seed: int) -> None:
    over = game.deal(seed)
    playout(over, seed)
    refusal = over.why_not(0, 0)
    assert refusal is not None and refusal.code == "game_over"


@random_games(few)
def test_nothing_is_lost(game: Game, seed: int) -> None:
    counted = game.deal(seed).census()
    assert counted
    for number, (table, seat, _) in enumerate(walk(game, seed)):
        if number % 5 == 0 or seat < 0:
            assert table.census() == counted


@random_games(few)
def test_save_load_and_replay_give_an_equal_table(game: Game, seed: int) -> None:
    record = Record.of(game, seed)
    steps = walk(game, seed)
    table, seat, action = next(steps)
    while seat >= 0:
        record.choices.append((seat, action))
        table, seat, action = next(steps)
    again = records.read(record.to_text(game), game)
    assert again.choices == record.choices
    assert again.replay(game).truth() == table.truth()


@every_game
def test_every_action_survives_being_named(game: Game) -> None:
    for action in range(game.number_of_actions):
        named = json.loads(json.dumps(game.choice(action)))
        assert game.action(named) == action


@random_games(few)
def test_events_views_and_questions_are_plain_data_with_words(game: Game, case: Case, seed: int) -> None:
    """Everything told has a sentence in every language, and a view is JSON."""
    languages = [load(language, case[0].folder / "words") for language in LANGUAGES]
    players = ["Ada", "Ben", "Cleo", "Dora"]
    json.dumps(game.printed())
    for table, seat, action in walk(game, seed):
        if not table.listening:
            table.listen()
        for event in table.events:
            for hearer in range(-1, game.seats):
                heard = json.loads(json.dumps(event.heard_by(hearer)))
                for words in languages:
                    said = words.event(heard, players)
                    assert not said.startswith("event.") and "{" not in said, (said, heard)
        table.events.clear()
        if seat >= 0:
            question = json.loads(json.dumps(table.question(seat)))
            for words in languages:
                if question:
                    asked = words.say(f"question.{question['kind']}", question, players)
                    assert not asked.startswith("question.") and "{" not in asked, asked
                facts = {**question, **game.choice(action)}
                chosen = words.say(f"choice.{facts['kind']}", facts, players)
                assert not chosen.startswith("choice.") and "{" not in chosen, chosen
    for onlooker in range(-1, game.seats):
        json.dumps(table.view(onlooker))


@random_games(once)
def test_observations_have_a_fixed_length_and_a_name_for_each_number(game: Game, seed: int) -> None:
    assert len(set(game.observation_names)) == len(game.observation_names)
    for table in halfway(game, seed):
        for seat in range(game.seats):
            numbers = table.observe(seat)
            assert len(numbers) == len(game.observation_names)
            assert all(-1.5 <= number <= 1.5 for number in numbers)
            assert len(table.features_vec(seat)) == len(game.feature_names)


@random_games(once)
def test_a_kept_observation_is_the_one_written_anew(game: Game, seed: int) -> None:
    """Sheets of each seat and of a spectator, and one that all share, through games and back: numbers that stayed must not be stale."""
    lookers = range(-1, game.seats)
    own = {looker: game.sheet() for looker in lookers}
    shared = game.sheet()
    shown: list[Table] = []

    def look(table: Table, looker: int) -> None:
        anew = array("f", table.observe(looker)).tolist()
        for sheet in (own[looker], shared):
            table.observe_on(looker, sheet)
            assert list(sheet.as_floats()) == anew

    for number, (table, seat, _) in enumerate(walk(game, seed)):
        for looker in lookers:
            if number % 10 == 0 or looker == seat or seat < 0:
                look(table, looker)
        if number % 41 == 0 and game.seats > 1:
            shown.append(table.guess(number % game.seats, number))
        if number % 43 == 0 or seat < 0:
            shown.append(table.copy())
    for table in [*shown[::-1], game.deal(seed + 1), *shown[::3]]:
        for looker in lookers:
            look(table, looker)


@random_games(once)
def test_progress_goes_from_0_to_1_and_rounds_never_go_back(game: Game, seed: int) -> None:
    assert -1 <= game.progress_feature < len(game.feature_names)
    last_round = game.deal(seed).round_number()
    for table, seat, _ in walk(game, seed):
        assert last_round <= table.round_number() <= last_round + 1
        last_round = table.round_number()
        if seat >= 0 and game.progress_feature >= 0:
            assert 0 <= table.features_vec(seat)[game.progress_feature] <= 1


@every_game
def test_every_language_says_the_same_things(case: Case) -> None:
    assert list(check_folder(case[0].folder / "words", case[0].name, others=[read("en", WORDS)])) == []


def fingerprint(game: Game) -> str:
    """Return a digest of a few random games, for comparing compiled and uncompiled rules."""
    import hashlib

    digest = hashlib.sha256()
    for seed in (1, 2, 3):
        for number, (table, seat, _) in enumerate(walk(game, seed)):
            if number % 16 == 0:
                digest.update(table.truth())
                if seat >= 0:
                    digest.update(table.guess(seat, seed).truth())
        digest.update(repr([(score.total, score.lines) for score in table.scores()]).encode())
    return digest.hexdigest()


@every_game
def test_compiled_and_uncompiled_rules_play_the_same_games(
    game: Game, case: Case, uncompiled_fingerprints: dict[str, str]
) -> None:
    name = str((case[0].name, *case[1:]))
    assert fingerprint(game) == uncompiled_fingerprints[name]
