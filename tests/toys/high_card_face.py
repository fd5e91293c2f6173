"""The screens of the game of the highest card: as little as a game can show."""

from collections.abc import Iterable
from typing import cast

from bot.face.face import Face
from bot.face.gathering.parts import occasion_lines
from bot.face.match.choice import choice_control
from bot.face.match.foot import foot_lines
from bot.face.match.parts import first_seal, hand_button, mark, resign_button, reveal_mark
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Option, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from tests.toys.high_card import Drew, HighCardView, Laid, Took, Went


def _view(page: MatchPage) -> HighCardView:
    return cast(HighCardView, page.view)


def board(page: MatchPage, words: Words) -> Screen:
    """Show who has taken how many tricks, and whose turn it is."""
    view = _view(page)
    lines = occasion_lines(words, page.occasion)
    lines += [
        words("toy-score", player=mention(player.user_id), tricks=view.taken.count(player.seat))
        for player in page.players
    ]
    if page.outcome:
        winners = [mention(page.players[seat].user_id) for seat in page.outcome.winners]
        lines.append(words("toy-won", winner=winners[0]) if winners else words("toy-drawn"))
        return Screen((Panel((Text("\n".join(lines)), mark(page, words)), ACCENT),))
    lines.append(words("toy-on", player=mention(page.players[view.on].user_id)))
    buttons = Row((hand_button(words, page), resign_button(words, page)))
    return Screen((Panel((Text("\n".join(lines)), buttons, mark(page, words)), ACCENT),))


def hand(page: MatchPage, words: Words) -> Screen:
    """Tell what happened since the last choice, show the own hand, and ask for the next card."""
    lately = " ".join(_told(page, page.lately, words))
    held = words("toy-hand", cards=" ".join(_view(page).own))
    lines = (*([lately] if lately else []), held, *foot_lines(page, words, choice_words))
    question = words("toy-choose-card")
    choice = choice_control(
        page, words, page.revision + 1, lambda card: Option(card, card), question=question
    )
    return Screen((Text("\n".join(lines)), *choice, *first_seal(page, words)))


def reveal(page: MatchPage, turn: TurnPage, words: Words) -> Screen:
    """Tell what was played."""
    lines = _told(page, turn.events, words)
    return Screen((Text("\n".join(lines)), Text(reveal_mark(page.match_id, turn.chapter))))


def _told(page: MatchPage, events: Iterable[object], words: Words) -> list[str]:
    lines: list[str] = []
    for event in events:
        match event:
            case Drew(card=card):
                lines.append(words("toy-drew", card=card))
            case Laid(seat=seat, card=card):
                lines.append(words("toy-laid", player=mention(page.players[seat].user_id), card=card))
            case Took(seat=seat):
                lines.append(words("toy-took", player=mention(page.players[seat].user_id)))
            case Went(seat=seat):
                lines.append(words("toy-went", player=mention(page.players[seat].user_id)))
            case _:
                raise AssertionError(event)
    return lines


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  a card is a card
    """Say a choice in words."""
    return words("toy-choice", card=choice)


HIGH_CARD_FACE = Face(board, hand, reveal, choice_words)
