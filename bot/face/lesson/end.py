"""The end of a lesson: how it went, what was learnt, the first honor, and where to go from there."""

from bot.face.lesson.turn import turn_seen
from bot.face.pieces import GOLD
from bot.face.press import Press
from bot.face.registry.first_steps import how_buttons, practice_buttons
from bot.face.roles import role_options
from bot.face.screen import Button, Panel, Picker, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.ground.repertoire import AnyGame, game_name
from bot.play.match.draws import RANDOM
from bot.play.solo.lessons import DEED, LEARNER, LessonPage, first_course
from bot.play.standing.honor import DEEDS
from rules.games import game


def lesson_end(page: LessonPage, words: Words, *, honored: bool) -> Screen:
    """Show the last turn, the result and what was learnt; ``honored`` if that has just earned honor."""
    name = game_name(page.course.game)
    lines = [words(f"lesson-{_result(page)}"), words(f"lesson-learnt-{name.replace('.', '-')}")]
    if honored:
        lines.append(words("lesson-honored", honor=DEEDS[DEED]))
    title = Text(words("lesson-over", seats=len(page.match.players)))
    blocks = (title, *turn_seen(page, words), Text("\n".join(lines)))
    return Screen((Panel((*blocks, Row(_ways_on(words, name))), GOLD),))


def lesson_roles(words: Words, game_id: str) -> Screen:
    """Ask which fighter a player wants in a lesson."""
    options = tuple(option for option in role_options(words, game_id) if option.value != RANDOM)
    press = Press("lesson", action=f"begin:{game_name(game_id)}")
    return Screen((Text(words("lesson-roles")), Select(press, words("role-placeholder"), options)))


def opponents(name: str, words: Words) -> Screen:
    """Ask whom the player challenges to a real match of the game they have learnt."""
    people = Picker(Press("opponent", action=name), words("lesson-challenge-placeholder"), "people")
    return Screen((Text(words("lesson-challenge-ask")), people))


def how_to_play(name: str) -> str:
    """Return the key of the sentence that says, in a DM, how to begin a real match of a game."""
    return "lesson-challenge-how" if min(_rules(name).seats) > 1 else "lesson-alone-how"


def _result(page: LessonPage) -> str:
    """Return the result of a lesson in a word; a lesson may end before its match does."""
    outcome = page.match.outcome
    if outcome is None:
        return "undecided"
    if not outcome.winners:
        return "drawn"
    return "won" if LEARNER in outcome.winners else "lost"


def _ways_on(words: Words, name: str) -> tuple[Button, ...]:
    rules = _rules(name)
    real = "lesson-challenge-button" if min(rules.seats) > 1 else "lesson-alone-button"
    wanted, again = ("roles", "lesson-again-button") if rules.roles else ("open", "lesson-once-more-button")
    return (
        Button(words(real), Press("lesson", action=f"challenge:{name}"), style="success"),
        Button(words(again), Press("lesson", action=f"{wanted}:{name}")),
        *practice_buttons(words, name, "practice-lesson-button"),
        *how_buttons(words, name),
    )


def _rules(name: str) -> AnyGame:
    return game(first_course(name).game)
