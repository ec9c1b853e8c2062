"""Commands of a match in the terminal: a number chooses an action, a word is a command."""

from collections.abc import Callable
from pathlib import Path

from katzentisch import bots
from katzentisch.bots.luck import bot_chance
from katzentisch.cli.terminal import keyboard
from katzentisch.cli.terminal.menu import SHOWN
from katzentisch.cli.terminal.placing import place
from katzentisch.cli.terminal.session import Quit, Session
from katzentisch.cli.terminal.trouble import os_reason, sentence
from katzentisch.core.options import BadOption
from katzentisch.core.refusals import Refusal
from katzentisch.core.sight import Sight
from katzentisch.play.undo import back_to, can_redo, undoing

_ADVISER = "murr"


def obey(session: Session, line: str) -> None:
    """Carry out one typed line."""
    word, _, rest = line.partition(" ")
    if line.isdecimal():
        _choose(session, int(line))
    elif word.casefold() in COMMANDS:
        COMMANDS[word.casefold()](session, rest.strip())
    elif line:
        session.shell.say("play.not_understood", {"line": line}, "yellow")


def _choose(session: Session, number: int) -> None:
    """Make a choice, or say why it is refused."""
    action = session.menu.actions.get(number)
    if action is None:
        session.shell.say("play.no_number", {"number": number, "last": len(session.menu.possible)}, "yellow")
        return
    refusal = session.match.act(session.seat, action)
    if refusal is not None:
        _refuse(session, refusal)


def _refuse(session: Session, refusal: Refusal) -> None:
    """Print why not, and which rule says so."""
    session.shell.plain(session.words.refusal(refusal.code, refusal.facts, session.names), "yellow")
    session.shell.say("play.see_rule", {"rule": refusal.rule}, "dim")


def _explain(session: Session, section: str) -> None:
    """Explain the rule of the question, or a section by name."""
    rule = section or session.menu.rule()
    if not session.words.has(f"rule.{rule}.text"):
        session.shell.say("play.no_rule", {"rule": rule, "right": session.menu.sections()}, "yellow")
        return
    session.shell.plain(f"{session.words.say(f'rule.{rule}.title')} ({rule})", "bold")
    session.shell.plain(session.words.say(f"rule.{rule}.text"))
    others = [section for section in session.menu.sections() if section != rule]
    session.shell.say("play.other_rules", {"right": others}, "dim")


def _why(session: Session, what: str) -> None:
    """Explain refused choices: by number, by their words, or list them."""
    if not what:
        session.print_choices(session.menu.refused)
        return
    if what.isdecimal():
        action = session.menu.actions.get(int(what))
        actions = [] if action is None else [action]
    else:
        actions = session.menu.containing(what, session.menu.refused + session.menu.closed)
    if not actions:
        session.shell.say("play.no_such_choice", {"what": what}, "yellow")
    for action in actions[:SHOWN]:
        _explain_choice(session, action)
    if len(actions) > SHOWN:
        session.shell.say("play.more_refused", {"more": len(actions) - SHOWN})


def _explain_choice(session: Session, action: int) -> None:
    """Say why one choice is refused, or that it is not."""
    reason, rule = session.menu.why_not(action)
    text = f"{session.menu.numbers[action]:>4}  {session.menu.text(action)}: "
    if rule:
        session.shell.plain(text + reason + session.shell.words.say("play.rule_in_brackets", {"rule": rule}))
    else:
        session.shell.plain(text + session.shell.words.say("play.allowed"))


def _list_all(session: Session, _: str) -> None:
    """List every choice."""
    for line in session.menu.lines(session.menu.possible):
        session.shell.plain(line)


def _find(session: Session, wanted: str) -> None:
    """List the choices that contain these words."""
    session.print_choices(session.menu.containing(wanted, session.menu.possible))


def _board(session: Session, _: str) -> None:
    """Draw the table again."""
    session.draw()


def _log(session: Session, _: str) -> None:
    """Print everything this seat has heard."""
    for told in session.match.told:
        for event in told:
            session.shell.plain(
                f"· {session.words.event(event.heard_by(session.seat), session.names)}", "dim"
            )


def _score(session: Session, _: str) -> None:
    """Show the points as if the game ended now."""
    session.show_scores()


def _hint(session: Session, who: str) -> None:
    """Ask a bot what it would do in this seat, and why; it sees no more than the seat does."""
    bot = who or _ADVISER
    try:
        adviser = bots.make(bot)
    except BadOption as error:
        session.shell.plain(sentence(error, session.shell.words), "yellow")
        return
    match = session.match
    with session.shell.waiting("play.thinking", {"name": session.words.name("bot", bot)}):
        chance = bot_chance(match.seed, session.seat, match.step)
        decision = adviser.decide(Sight(match.table, session.seat), chance)
    facts: dict[str, object] = {"name": session.words.name("bot", bot)}
    session.shell.say("play.hint", facts, "green")
    session.print_choices([decision.action])
    for reason in decision.reasons:
        session.shell.plain(f"      {bots.say(reason, session.words, session.names, session.seat)}", "dim")


def _undo(session: Session, _: str) -> None:
    """Take the last own choice back; ask the others where it is not free."""
    others = [seat for seat in session.people if seat != session.seat]
    would = undoing(session.match, session.seat, "free", others)
    if would.how == "off":
        _refuse(session, Refusal(f"undo_{would.code}", "match_undo", {}))
        return
    if would.how == "ask":
        session.shell.plain(session.words.say(f"undo.{would.code}"), "yellow")
        question = session.shell.words.say(
            "play.all_agree", {"names": [session.names[seat] for seat in others]}
        )
        session.shell.plain(question)
        if keyboard.read_line("> ").casefold()[:1] not in ("y", "j"):
            return
    session.match.accept(back_to(session.match, session.seat, would.to))
    session.heard = [min(heard, session.match.step) for heard in session.heard]
    session.drawn = -1
    session.shell.say("play.undone", style="green")


def _redo(session: Session, _: str) -> None:
    """Redo the choice that was just undone."""
    if can_redo(session.match, session.seat):
        session.match.act(*session.match.undone[-1])
    else:
        _refuse(session, Refusal("redo_nothing", "match_undo", {}))


def _sit_as(session: Session, who: str) -> None:
    """Let another person at the keyboard look, and interrupt where the rules allow it."""
    known = {session.names[seat].casefold(): seat for seat in session.people}
    known |= {str(seat + 1): seat for seat in session.people}
    if who.casefold() not in known:
        session.shell.say(
            "play.no_person",
            {"who": who, "right": [session.names[seat] for seat in session.people]},
            "yellow",
        )
        return
    session.drawn = -1
    session.turn_to(known[who.casefold()])


def _save(session: Session, path: str) -> None:
    """Write the record so far."""
    if not path:
        session.shell.say("play.save_where", style="yellow")
        return
    try:
        session.write(Path(path))
    except (OSError, ValueError) as error:  # ValueError: no file can be called like that
        reason = os_reason(error, session.shell.words) if isinstance(error, OSError) else str(error)
        session.shell.say("trouble.file", {"file": path, "reason": reason}, "yellow")
    else:
        session.shell.say("play.saved", {"file": path}, "green")


def _show_help(session: Session, _: str) -> None:
    """Say what can be typed; `place` only where there are tiles to place."""
    for line in session.shell.words.say("play.help").split("\n"):
        if not line.startswith("place ") or "shapes" in session.match.game.printed():
            session.shell.plain(line)


def _leave(session: Session, _: str) -> None:
    """Quit."""
    raise Quit


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "?": _explain,
    "h": _show_help,
    "help": _show_help,
    "why": _why,
    "list": _list_all,
    "find": _find,
    "board": _board,
    "place": place,
    "log": _log,
    "score": _score,
    "hint": _hint,
    "undo": _undo,
    "redo": _redo,
    "as": _sit_as,
    "save": _save,
    "quit": _leave,
}
