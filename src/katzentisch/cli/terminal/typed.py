"""What can be typed at a match in the terminal: numbers choose, words command."""

from collections.abc import Callable
from pathlib import Path

from katzentisch import bots
from katzentisch.bots.luck import bot_chance
from katzentisch.cli.terminal import keyboard
from katzentisch.cli.terminal.menu import SHOWN
from katzentisch.cli.terminal.sitting import Left, Sitting
from katzentisch.cli.terminal.trouble import sentence
from katzentisch.core.options import BadOption
from katzentisch.core.refusals import Refusal
from katzentisch.core.sight import Sight
from katzentisch.play.undo import back_to, can_redo, undoing

ADVISER = "murr"


def obey(sitting: Sitting, line: str) -> None:
    """Do what was typed: a number chooses, a word commands."""
    word, _, rest = line.partition(" ")
    if line.isdecimal():
        choose(sitting, int(line))
    elif word.casefold() in COMMANDS:
        COMMANDS[word.casefold()](sitting, rest.strip())
    elif line:
        sitting.shell.say("play.not_understood", {"line": line}, "yellow")


def choose(sitting: Sitting, number: int) -> None:
    """Make a choice, or say why it is refused."""
    action = sitting.menu.actions.get(number)
    if action is None:
        sitting.shell.say("play.no_number", {"number": number, "last": len(sitting.menu.possible)}, "yellow")
        return
    refusal = sitting.match.act(sitting.seat, action)
    if refusal is not None:
        refuse(sitting, refusal)


def refuse(sitting: Sitting, refusal: Refusal) -> None:
    """Print why not, and which rule says so."""
    sitting.shell.plain(sitting.words.refusal(refusal.code, refusal.facts, sitting.names), "yellow")
    sitting.shell.say("play.see_rule", {"rule": refusal.rule}, "dim")


def explain(sitting: Sitting, section: str) -> None:
    """Explain the rule of the question, or a section by name."""
    rule = section or sitting.menu.rule()
    if not sitting.words.has(f"rule.{rule}.text"):
        sitting.shell.say("play.no_rule", {"rule": rule, "right": sitting.menu.sections()}, "yellow")
        return
    sitting.shell.plain(f"{sitting.words.say(f'rule.{rule}.title')} ({rule})", "bold")
    sitting.shell.plain(sitting.words.say(f"rule.{rule}.text"))
    others = [section for section in sitting.menu.sections() if section != rule]
    sitting.shell.say("play.other_rules", {"right": others}, "dim")


def why(sitting: Sitting, what: str) -> None:
    """Explain refused choices: by number, by their words, or list them."""
    if not what:
        sitting.print_choices(sitting.menu.refused)
        return
    if what.isdecimal():
        action = sitting.menu.actions.get(int(what))
        found = [] if action is None else [action]
    else:
        found = sitting.menu.containing(what, sitting.menu.refused + sitting.menu.closed)
    if not found:
        sitting.shell.say("play.no_such_choice", {"what": what}, "yellow")
    for action in found[:SHOWN]:
        explain_choice(sitting, action)
    if len(found) > SHOWN:
        sitting.shell.say("play.more_refused", {"more": len(found) - SHOWN})


def explain_choice(sitting: Sitting, action: int) -> None:
    """Say why one choice is refused, or that it is not."""
    reason, rule = sitting.menu.why_not(action)
    text = f"{sitting.menu.numbers[action]:>4}  {sitting.menu.text(action)}: "
    if rule:
        sitting.shell.plain(text + reason + sitting.shell.words.say("play.rule_in_brackets", {"rule": rule}))
    else:
        sitting.shell.plain(text + sitting.shell.words.say("play.allowed"))


def list_all(sitting: Sitting, _: str) -> None:
    """List every choice."""
    for line in sitting.menu.lines(sitting.menu.possible):
        sitting.shell.plain(line)


def find(sitting: Sitting, wanted: str) -> None:
    """List the choices that contain these words."""
    sitting.print_choices(sitting.menu.containing(wanted, sitting.menu.possible))


def board(sitting: Sitting, _: str) -> None:
    """Draw the table again."""
    sitting.draw()


def log(sitting: Sitting, _: str) -> None:
    """Print everything this seat has heard."""
    for told in sitting.match.told:
        for event in told:
            sitting.shell.plain(
                f"· {sitting.words.event(event.heard_by(sitting.seat), sitting.names)}", "dim"
            )


def score(sitting: Sitting, _: str) -> None:
    """Show the points as if the game ended now."""
    sitting.show_scores()


def hint(sitting: Sitting, who: str) -> None:
    """Ask a bot what it would do in this seat, and why; it sees no more than the seat does."""
    bot = who or ADVISER
    try:
        adviser = bots.make(bot)
    except BadOption as error:
        sitting.shell.plain(sentence(error, sitting.shell.words), "yellow")
        return
    match = sitting.match
    with sitting.shell.waiting("play.thinking", {"name": sitting.words.name("bot", bot)}):
        chance = bot_chance(match.seed, sitting.seat, match.step)
        decision = adviser.decide(Sight(match.table, sitting.seat), chance)
    facts: dict[str, object] = {"name": sitting.words.name("bot", bot)}
    sitting.shell.say("play.hint", facts, "green")
    sitting.print_choices([decision.action])
    for reason in decision.reasons:
        sitting.shell.plain(f"      {bots.say(reason, sitting.words, sitting.names)}", "dim")


def undo(sitting: Sitting, _: str) -> None:
    """Take the last own choice back; ask the others where it is not free."""
    others = [seat for seat in sitting.people if seat != sitting.seat]
    would = undoing(sitting.match, sitting.seat, "free", others)
    if would.how == "off":
        refuse(sitting, Refusal(f"undo_{would.code}", "match_undo", {}))
        return
    if would.how == "ask":
        sitting.shell.plain(sitting.words.say(f"undo.{would.code}"), "yellow")
        question = sitting.shell.words.say(
            "play.all_agree", {"names": [sitting.names[seat] for seat in others]}
        )
        sitting.shell.plain(question)
        if keyboard.read_line("> ").casefold()[:1] not in ("y", "j"):
            return
    sitting.match.accept(back_to(sitting.match, sitting.seat, would.to))
    sitting.heard = [min(heard, sitting.match.step) for heard in sitting.heard]
    sitting.drawn = -1
    sitting.shell.say("play.undone", style="green")


def redo(sitting: Sitting, _: str) -> None:
    """Play again what was just taken back."""
    if can_redo(sitting.match, sitting.seat):
        sitting.match.act(*sitting.match.undone[-1])
    else:
        refuse(sitting, Refusal("redo_nothing", "match_undo", {}))


def sit_as(sitting: Sitting, who: str) -> None:
    """Let another person at the keyboard look, and interrupt where the rules allow it."""
    known = {sitting.names[seat].casefold(): seat for seat in sitting.people}
    known |= {str(seat + 1): seat for seat in sitting.people}
    if who.casefold() not in known:
        sitting.shell.say(
            "play.no_person",
            {"who": who, "right": [sitting.names[seat] for seat in sitting.people]},
            "yellow",
        )
        return
    sitting.drawn = -1
    sitting.turn_to(known[who.casefold()])


def save(sitting: Sitting, path: str) -> None:
    """Write the record so far."""
    if not path:
        sitting.shell.say("play.save_where", style="yellow")
        return
    try:
        sitting.write(Path(path))
    except (OSError, ValueError) as error:  # ValueError: no file can be called like that
        reason = error.strerror if isinstance(error, OSError) else str(error)
        sitting.shell.say("trouble.file", {"file": path, "reason": reason}, "yellow")
    else:
        sitting.shell.say("play.saved", {"file": path}, "green")


def show_help(sitting: Sitting, _: str) -> None:
    """Say what can be typed."""
    sitting.shell.say("play.help")


def leave(sitting: Sitting, _: str) -> None:
    """Leave the table."""
    raise Left


COMMANDS: dict[str, Callable[[Sitting, str], None]] = {
    "?": explain,
    "h": show_help,
    "help": show_help,
    "why": why,
    "list": list_all,
    "find": find,
    "board": board,
    "log": log,
    "score": score,
    "hint": hint,
    "undo": undo,
    "redo": redo,
    "as": sit_as,
    "save": save,
    "quit": leave,
}
