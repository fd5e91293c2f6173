"""What a game shows of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.face.form import Form
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.solo.campaigns import CampaignPage


@dataclass(frozen=True)
class Face:
    """The screens of one game."""

    board: Callable[[MatchPage, Words], Screen]
    hand: Callable[[MatchPage, Words], Screen]
    reveal: Callable[[MatchPage, TurnPage, Words], Screen]
    choice_words: Callable[[MatchPage, Words, str], str]
    """Says a choice in words."""
    form: Callable[[MatchPage, Words], Form] | None = None
    """Asks for a choice that has several parts; None where a list in the hand is enough."""
    read_form: Callable[[dict[str, str]], str] | None = None
    """Reads the choice out of such a form."""
    campaign: Callable[[CampaignPage, Words], str] | None = None
    """Tells how a campaign stands; None where the game has none."""
    details: Callable[[MatchPage, Words], Screen] | None = None
    """The hand with all there is to know; None where the hand says it."""
