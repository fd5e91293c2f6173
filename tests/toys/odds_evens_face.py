"""The screens of odds and evens: who has how many points, and three fingers to choose from."""

from typing import cast

from bot.face.face import Face
from bot.face.match.parts import first_seal, foes, hand_button, mark, resign_button, reveal_mark
from bot.face.match.prompt import choosing
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Option, Panel, Row, Screen, Select, Text
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
    """Ask how many fingers to show, and say which sum one wants."""
    if not page.options:
        return Screen((Text(words("hand-nothing-owed")),))
    wanted = words("toy-wants-odd" if page.own_seat else "toy-wants-even", opponent=foes(words, page))
    options = tuple(Option(each, each, default=each == page.pick) for each in page.options)
    press = choosing(page, page.revision + 1)
    choice = Select(press, words("toy-choose-fingers"), options)
    return Screen((Text(wanted), choice, *first_seal(page, words)))


def reveal(page: MatchPage, turn: TurnPage, words: Words) -> Screen:
    """Tell what both showed, and whose point it is."""
    people = [mention(player.user_id) for player in page.players]
    lines: list[str] = []
    for event in turn.events:
        assert isinstance(event, Shown)
        one, other = event.fingers
        facts: dict[str, str | int] = {"one": people[0], "other": people[1], "point": people[event.point]}
        lines.append(words("toy-showed", fingers=one, others=other, **facts))
    mark_of = Text(reveal_mark(page.match_id, turn.chapter))
    return Screen((Text("\n".join(lines) or words("toy-gave-up")), mark_of))


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  fingers are fingers
    """Say a choice in words."""
    return words("toy-fingers", fingers=int(choice))


ODDS_EVENS_FACE = Face(board, hand, reveal, choice_words)
