"""A player's hand: by DM, or privately behind the Hand button. Only its owner ever sees it."""

from bot.face.match.choice import choice_control
from bot.face.match.foot import foot_lines
from bot.face.match.hand import details_panel, hand_panel
from bot.face.match.parts import foes
from bot.face.pocket.areas import counted
from bot.face.pocket.board import standing_lines
from bot.face.pocket.cards import card_line
from bot.face.pocket.choices import choice_words, option, question
from bot.face.pocket.view import pocket_view
from bot.face.screen import Block, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.deck import CARDS
from rules.pocket.dojo import PICKS
from rules.pocket.view import PocketView


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need to choose, and the control to choose with."""
    now = (_title(page, words), *_standing(page, words))
    cards = [card_line(words, choice) for choice in page.options if choice in CARDS]
    texts = (now, (*cards, *foot_lines(page, words, choice_words)))
    return Screen((hand_panel(page, words, texts, _choice(page, words)),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show all there is to know before a choice."""
    blocks: list[Block] = [Text("\n".join((_title(page, words), *_standing(page, words))))]
    return Screen((details_panel(page, words, blocks, _choice(page, words)),))


def _title(page: MatchPage, words: Words) -> str:
    view = pocket_view(page)
    if view.dojo:
        return words("pocket-hand-dojo", phase=view.dojo.phase, opponent=foes(words, page))
    return words("hand-title", turn=view.exchange.turn, opponent=foes(words, page))


def _standing(page: MatchPage, words: Words) -> list[str]:
    view = pocket_view(page)
    if view.dojo:
        return []
    own, foe = view.symbols[page.seat], view.symbols[1 - page.seat]
    now = words(
        "pocket-hand-standing",
        own=counted(words, own),
        opponent=foes(words, page),
        theirs=counted(words, foe),
    )
    return [*standing_lines(words, view), now]


def _choice(page: MatchPage, words: Words) -> tuple[Block, ...]:
    asked = question(page, words) if page.options else ""
    return choice_control(
        page, words, _number(pocket_view(page)), lambda choice: option(page, words, choice), question=asked
    )


def _number(view: PocketView) -> int:
    """Return which turn it is, or in the draft which pick."""
    if view.dojo is None:
        return view.exchange.turn
    return PICKS * (view.dojo.phase - 1) + 1
