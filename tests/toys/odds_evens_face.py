"""The screens of odds and evens: who has how many points, and three fingers to choose from."""

from collections.abc import Iterable
from typing import cast

from bot.face.face import Face
from bot.face.match.choice import choice_control
from bot.face.match.foot import foot_lines
from bot.face.match.parts import first_seal, foes, hand_button, mark, resign_button, reveal_mark
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Option, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from tests.toys.odds_evens import OddsEvensState, Shown


def board(page: MatchPage, words: Words) -> Screen:
    """Show who has how many points, and who has won."""
    view = cast(OddsEvensState, page.view)
    people = [mention(player.user_id) for player in page.players]
    lines = [words("toy-points", player=people[seat], points=view.points[seat]) for seat in (0, 1)]
    if page.outcome:
        winners = [people[seat] for seat in page.outcome.winners]
        lines.append(words("toy-ended-won", winner=winners[0]) if winners else words("toy-ended-drawn"))
        return Screen((Panel((Text("\n".join(lines)), mark(page, words)), ACCENT),))
    buttons = Row((hand_button(words, page), resign_button(words, page)))
    return Screen((Panel((Text("\n".join(lines)), buttons, mark(page, words)), ACCENT),))


def hand(page: MatchPage, words: Words) -> Screen:
    """Tell what the last turn brought, say which sum one wants, and ask how many fingers to show."""
    wanted = words("toy-wants-odd" if page.own_seat else "toy-wants-even", opponent=foes(words, page))
    lines = (*_told(page, page.lately, words), wanted, *foot_lines(page, words, choice_words))
    question = words("toy-choose-fingers")
    choice = choice_control(
        page, words, page.revision + 1, lambda each: Option(each, each), question=question
    )
    return Screen((Text("\n".join(lines)), *choice, *first_seal(page, words)))


def reveal(page: MatchPage, turn: TurnPage, words: Words) -> Screen:
    """Tell what both showed, and whose point it is."""
    lines = _told(page, turn.events, words)
    mark_of = Text(reveal_mark(page.match_id, turn.chapter))
    return Screen((Text("\n".join(lines) or words("toy-gave-up")), mark_of))


def _told(page: MatchPage, events: Iterable[object], words: Words) -> list[str]:
    people = [mention(player.user_id) for player in page.players]
    lines: list[str] = []
    for event in events:
        assert isinstance(event, Shown)
        one, other = event.fingers
        facts: dict[str, str | int] = {"one": people[0], "other": people[1], "point": people[event.point]}
        lines.append(words("toy-showed", fingers=one, others=other, **facts))
    return lines


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  fingers are fingers
    """Say a choice in words."""
    return words("toy-fingers", fingers=int(choice))


ODDS_EVENS_FACE = Face(board, hand, reveal, choice_words)
