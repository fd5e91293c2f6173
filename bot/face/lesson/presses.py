"""The presses of a lesson's controls.

A press of area ``lesson`` has the learner's role as its id. Its action says what is wanted, then the game and
the choices so far: ``hand:toy.odds/1:30`` asks for the third choice, ``told:toy.odds/1:30`` makes the second,
and ``chosen:toy.odds/1:30`` makes the third, which is the value of a list.
"""

from bot.face.press import Press
from bot.play.solo.lessons import Course


def hand_press(course: Course) -> Press:
    """Return the press that asks for the next choice."""
    return _press(course, "hand")


def told_press(course: Course) -> Press:
    """Return the press that makes the last choice of a course."""
    return _press(course, "told")


def chosen_press(course: Course) -> Press:
    """Return the press of a list whose value is the next choice."""
    return _press(course, "chosen")


def read_course(role: str, rest: str) -> Course:
    """Read a course from a press."""
    game_id, _, made = rest.partition(":")
    return Course(game_id, role, made)


def _press(course: Course, wanted: str) -> Press:
    return Press("lesson", course.role, len(course.made), f"{wanted}:{course.game}:{course.made}")
