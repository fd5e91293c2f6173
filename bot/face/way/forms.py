"""The form for cards that a virtue lets the player exchange."""

from collections.abc import Mapping

from bot.face.form import ChoiceField, Form
from bot.face.game.prompt import handing_in
from bot.face.way.cards import card_button
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.ground.refusals import Unreadable
from bot.play.match.reading import MatchPage
from rules.way.clauses import SwapsCards
from rules.way.dealing import SWAP
from rules.way.state import standing


def swap_form(page: MatchPage, words: Words) -> Form:
    """Return a form that asks which cards to exchange. Raise Unreadable if none can be."""
    fight = fight_of(page)
    most = max((swap.count for swap in standing(fight, SwapsCards)), default=0)
    if not most or page.decision != "redraw":
        raise Unreadable
    cards = tuple(card_button(words, card) for card in fight.hand)
    field = ChoiceField("cards", words("way-swap-cards"), cards, most=most)
    return Form(words("way-swap-title"), handing_in(page, page.revision + 1), (field,))


def read_swap(page: MatchPage, written: Mapping[str, tuple[str, ...]]) -> str:
    """Return the swap of the chosen cards."""
    chosen = written.get("cards", ())
    # In the order of the hand: in any other it would not be one of the choices offered.
    return SWAP + "+".join(card for card in fight_of(page).hand if card in chosen)
