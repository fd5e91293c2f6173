"""The screens of odds and evens: points, also in a picture, and three fingers to choose from."""

import io
from collections.abc import Iterable, Iterator
from typing import cast

from PIL import Image

from bot.face.game.choice import choice_control
from bot.face.game.face import Face, Middle, Turns
from bot.face.game.facts import Fact, ToldTurn, Who, Worth, said
from bot.face.game.foot import foot_lines
from bot.face.game.parts import at_table, first_seal, foes
from bot.face.pieces import mention
from bot.face.screen import Option, Picture, Screen, Text
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage, TurnPage
from tests.toys.odds_evens import OddsEvensState, Shown

PIXELS = 16
"""The size of a point, in each direction."""


def middle(page: MatchPage, words: Words) -> Middle:
    """Show how many points each has, who is ready, and until when."""
    view = cast(OddsEvensState, page.view)
    lines: list[str] = []
    for player, points in zip(page.players, view.points, strict=True):
        line = words("toy-points", player=mention(player.user_id), points=points)
        state = words("duel-ready" if player.ready else "duel-choosing")
        lines.append(line if page.outcome else f"{line} · {state}")
    due = "" if page.deadline_at is None else words("hand-due", when=relative(page.deadline_at))
    title = game_title(words, game_name(page.game))
    return Middle(title, ("\n".join(lines),), due or words("hand-held"))


def picture(page: MatchPage, words: Words) -> Picture:
    """Draw the points of both, one above the other."""
    points = cast(OddsEvensState, page.view).points
    drawn = Image.new("1", (PIXELS * (1 + max(points)), PIXELS * 2))
    for row, count in enumerate(points):
        drawn.paste(1, (0, PIXELS * row, PIXELS * count, PIXELS * (row + 1)))
    file = io.BytesIO()
    drawn.save(file, "PNG")
    one, other = (player.name for player in page.players)
    alt = words("toy-points-drawn", one=one, points=points[0], other=other, others=points[1])
    return Picture("points.png", file.getvalue(), alt)


def hand(page: MatchPage, words: Words) -> Screen:
    """Tell what the last turn brought and which sum the player needs, and ask how many fingers to show."""
    wanted = words("toy-wants-odd" if page.own_seat else "toy-wants-even", opponent=foes(words, page))
    lines = (
        *said(_facts(page.lately), at_table(page, words)),
        wanted,
        *foot_lines(page, words, choice_words),
    )
    question = words("toy-choose-fingers")
    choice = choice_control(
        page, words, page.revision + 1, lambda each: Option(each, each), question=question
    )
    return Screen((Text("\n".join(lines)), *choice, *first_seal(page, words)))


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Tell who got the point, and what both showed."""
    del page
    return (ToldTurn("" if turn.events else words("toy-gave-up"), [*_facts(turn.events)]),)


def _facts(events: Iterable[object]) -> Iterator[Fact]:
    for event in events:
        assert isinstance(event, Shown)
        one, other = event.fingers
        showed = {"one": Who(0), "fingers": one, "other": Who(1), "others": other}
        yield Fact(Worth.RESULT, "toy-showed", {**showed, "point": Who(event.point)})


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  fingers are fingers
    """Return a choice in words."""
    return words("toy-fingers", fingers=int(choice))


ODDS_EVENS_FACE = Face(middle, hand, Turns(turns), choice_words, picture=picture)
