"""`katzentisch play`: people at one keyboard, bots in the other seats, lines from a pipe."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from katzentisch.core.record import read
from tests import toy
from tests.cli.conftest import Answer, Katzentisch


@pytest.fixture
def play(katzentisch: Katzentisch) -> Callable[..., Answer]:
    """Return a function that types these lines at a game of Whiskers with seed 7."""

    def typed(*lines: str, seats: str = "Ana=human,Bo=greedy", options: tuple[str, ...] = ()) -> Answer:
        words = ("play", "whiskers", "--seed", "7", "--seats", seats, *options)
        return katzentisch(*words, typed="\n".join(lines) + "\n")

    return typed


def test_a_whole_game_is_played_to_its_scores(play):
    answer = play("1", "1", "1", "1")
    assert answer.code == 0
    assert answer.err == ""
    assert "Whiskers, Usual. Seed 7." in answer.out
    assert "Ana: Lay a card." in answer.out
    assert "   1  Lay the" in answer.out
    assert "The cards are" in answer.out
    assert "Total" in answer.out
    assert "Winner" in answer.out


def test_the_same_seed_gives_the_same_game(play):
    assert play("1", "1", "1", "1").out == play("1", "1", "1", "1").out


def test_when_nobody_types_any_more_the_table_is_left(play):
    answer = play("1")
    assert answer.code == 0
    assert "You have left the table." in answer.out


def test_a_question_mark_explains_the_rule_of_the_question(play):
    assert "Laying (laying)\nLay a card you hold." in play("?", "quit").out


def test_a_section_of_the_rules_can_be_asked_for(play):
    assert "All lay a card at once." in play("? turns", "quit").out
    assert "There is no rule section 'tea'; there are: " in play("? tea", "quit").out


def test_why_explains_a_refused_choice_by_number_and_by_words(play):
    listed = play("why", "quit").out
    refused = next(line.split()[0] for line in reversed(listed.splitlines()) if "Lay the" in line)
    assert "You do not hold a" in play(f"why {refused}", "quit").out
    assert "[rule: laying]" in play("why lay", "quit").out
    assert "this is allowed." in play("why 1", "quit").out
    assert "matches 'tea'" in play("why tea", "quit").out


def test_choosing_what_is_refused_says_why_and_asks_again(play):
    out = play("9", "quit").out
    assert "You do not hold a" in out
    assert "Rule: laying" in out


def test_typing_nonsense_is_answered_and_harmless(play):
    out = play("tea", "99", "-1", "", "1", "quit").out
    assert "'tea' is neither a number nor a command" in out
    assert "There is no choice 99" in out


def test_undo_takes_back_even_what_bots_have_answered(play, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    out = play("1", "undo", f"save {path}", "quit").out
    assert "Taken back." in out
    record = read(path.read_text(encoding="utf-8"), toy.BOX.open(seats=2))
    assert [seat for seat, _ in record.choices] in ([], [1])


def test_with_other_people_undo_asks_whether_all_agree(play):
    lines = ("1", "1", "as Ana", "undo")
    three = "Ana=human,Bo=human,Cy=human"
    agreed = play(*lines, "y", "quit", seats=three).out
    assert "Somebody else has acted since.\nDo all agree (Bo and Cy)? y or n\nTaken back." in agreed
    assert "Taken back." not in play(*lines, "n", "quit", seats=three).out


def test_nothing_to_undo_or_redo_is_said(play):
    out = play("undo", "redo", "quit").out
    assert "You have done nothing yet that could be taken back." in out
    assert "There is nothing to redo: you have not just taken anything back." in out


def test_redo_makes_the_choice_again(play):
    out = play("1", "as Ana", "undo", "redo", "quit", seats="Ana=human,Bo=human").out
    assert "Ana: Lay a card." in out.partition("Taken back.")[2]
    assert "Bo: Lay a card." in out.partition("Taken back.")[2]


def test_another_person_may_interrupt(play):
    out = play("1", "as Ana", "1", "quit", seats="Ana=human,Bo=human").out
    assert "Take the card back" in out
    assert "Ana takes the card back." in out
    assert "'Zoe' is not at this keyboard; here are: Ana." in play("as Zoe", "quit").out


def test_no_player_is_told_the_secret_of_another(play):
    out = play("1", "quit", seats="Ana=human,Bo=human").out
    assert "Ana lays a card." in out
    assert "Ana lays the" not in out


def test_find_list_board_log_and_score(play):
    out = play("find 5", "list", "board", "log", "score", "help", "quit").out
    assert "Rounds won" in out
    assert "katzentisch play --resume FILE" in out


def test_before_the_end_only_ones_own_score_is_shown(play):
    table = play("score", "quit").out.partition("Lay the")[2]
    assert "Ana" in table
    assert "Bo" not in table


def test_a_hint_comes_from_a_bot_with_its_reason(play):
    out = play("hint greedy", "hint tea", "quit").out
    assert "At a glance would choose:" in out
    assert "It looked best of" in out
    assert "There is no bot 'tea'" in out


@pytest.mark.parametrize(
    ("seats", "first", "second"),
    [
        ("human,random,random", "Chance lays a card.", "Chance 2 lays a card."),
        ("3", "You lay the", "Minka 2 lays a card."),
    ],
    ids=["nobody shares a name", "a number of seats is one person and bots"],
)
def test_players_without_a_name_get_one(play, seats, first, second):
    out = play("1", "quit", seats=seats).out
    assert first in out
    assert second in out


def test_a_saved_game_goes_on(play, katzentisch: Katzentisch, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    assert f"Saved as {path}." in play("1", f"save {path}", "quit").out.replace("\n", "")
    answer = katzentisch("play", "--resume", str(path), "--json", typed="1\n1\n1\n")
    result = json.loads(answer.out)
    assert result["over"] is True
    assert result["seed"] == 7


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(play, tmp_path: Path):
    out = play(f"save {tmp_path}", "save \0", "save", "1", "1", "1", "1").out
    assert out.count("cannot be used") == 2
    assert "Where to? save FILE." in out
    assert "Winner" in out


def test_the_record_is_written_at_the_end(play, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    play("1", "1", "1", "1", options=("--record", str(path)))
    game = toy.BOX.open(seats=2)
    assert read(path.read_text(encoding="utf-8"), game).replay(game).is_over


def test_bots_alone_play_to_the_end(play):
    out = play(seats="Mo=random,Bo=greedy,Li=random").out
    assert "Mo lays a card." in out
    assert "Winner" in out


def test_json_is_the_result_and_nothing_else(play):
    answer = play("1", "1", "1", "1", options=("--json",))
    result = json.loads(answer.out)
    assert result["scores"][0]["name"] == "Ana"
    assert result["scores"][0]["lines"][0]["key"] == "rounds"
    assert "Lay a card." in answer.err


def test_the_terminal_speaks_german(play):
    out = play("help", "quit", options=("--lang", "de")).out
    assert "Startzahl 7" in out
    assert "Du hast den Tisch verlassen." in out


def test_without_a_game_it_asks_which(katzentisch: Katzentisch):
    answer = katzentisch("play", typed="1\nquit\n")
    assert "Which game?" in answer.out
    assert "Lay a card." in answer.out
    assert katzentisch("play").err == "No game was chosen; there are: whiskers.\n"
    assert katzentisch("play", typed="Tea\n").err == "There is no game 'tea'; there are: whiskers.\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("play tea", "There is no game 'tea'; there are: whiskers."),
        ("play whiskers --variant tea", "whiskers has no variant 'tea'; it has: usual."),
        ("play whiskers --seats human", "whiskers (usual) is for 2, 3 or 4 seats, not 1."),
        ("play whiskers --seats human,tea", "There is no bot 'tea'; there are: random, greedy"),
        ("play whiskers --seats human,", "'human,' leaves a seat empty"),
        ("play whiskers --set open", "--set takes name=value, not 'open'."),
        ("play whiskers --set open=tea", "open cannot be 'tea'; it can be false or true."),
        ("play whiskers --set tea=1", "whiskers (usual) has no setting 'tea'; it has: open."),
        ("play whiskers --seed tea", "katzentisch play: argument --seed: invalid int value: 'tea'"),
        ("play whiskers --material nowhere", "The material cannot be used: nowhere is not a folder"),
        (
            "play whiskers --record nowhere/game.jsonl",
            "nowhere/game.jsonl cannot be used: there is no such file",
        ),
        ("play whiskers --seats 9", "whiskers (usual) is for 2, 3 or 4 seats, not 9."),
        ("play --resume nowhere.jsonl", "nowhere.jsonl cannot be used: there is no such file or folder"),
    ],
)
def test_bad_options_get_one_sentence(katzentisch: Katzentisch, words: str, complaint: str):
    answer = katzentisch(*words.split())
    assert answer.code == 2
    assert answer.err.startswith(complaint)
    assert answer.err.count("\n") == 1


def test_feudalia_counts_in_halves_and_tells_points(command: Katzentisch):
    told = json.loads(command("play", "feudalia", "--seed", "3", "--seats", "greedy,greedy", "--json").out)
    totals = [score["total"] for score in told["scores"]]
    assert 10 <= max(totals) <= 14
    assert totals == [sum(line["points"] for line in score["lines"]) for score in told["scores"]]
