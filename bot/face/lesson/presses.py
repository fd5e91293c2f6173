"""What the controls of a lesson stand for.

A press of area ``lesson`` has the learner's role as its id, and as its action what is wanted, of which
game, and the choices so far: ``hand:toy.odds/1:30`` asks for the third one, ``told:toy.odds/1:30`` makes the
second. ``chosen:toy.odds/1:30`` makes the third, which comes along from a list.
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
    """Return the press of a list, with which the next choice comes along."""
    return _press(course, "chosen")


def read_course(role: str, rest: str) -> Course:
    """Read a course out of a press."""
    game_id, _, made = rest.partition(":")
    return Course(game_id, role, made)


def _press(course: Course, wanted: str) -> Press:
    return Press("lesson", course.role, len(course.made), f"{wanted}:{course.game}:{course.made}")
