"""What the first lesson of Kendo Duel says before each card, and about the result."""

from collections.abc import Sequence

from bot.face.game.face import LessonWords
from bot.face.game.facts import Worth, said
from bot.face.game.parts import at_table
from bot.face.kendo.board import middle
from bot.face.kendo.cards import card_names, hand_lines
from bot.face.kendo.choices import option
from bot.face.kendo.facts import exchange_facts
from bot.face.kendo.hand import hint_lines
from bot.face.kendo.view import kendo_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.kendo.cards import CARDS
from rules.kendo.duel_fight import LOST
from rules.kendo.moves import YIELD, read_move
from rules.kendo.state import Threat


def beside(page: MatchPage, words: Words) -> Sequence[str]:
    """Say how both stand and what the learner holds, if no picture does."""
    return () if page.pictured else (*middle(page, words).sides, *hand_lines(words, kendo_view(page).hand))


def hint(page: MatchPage, words: Words) -> str:
    """Say what to look at before a choice: how to attack, or what answers the attack."""
    now = kendo_view(page).now
    if not isinstance(now, Threat):
        return words(_beginning(page), reds=card_names(words, _reds(page)))
    cards = [read_move(choice).cards[-1] for choice in page.options if choice != YIELD]
    key = "red" if now.red else "answer"
    told = words(f"lesson-kendo-{key}", lost=LOST[now.attack.frame], count=len(cards))
    return "\n".join((told, *hint_lines(page, words)))


def shown(page: MatchPage, turn: TurnPage, words: Words) -> str:
    """Say what the exchange has led to so far, and how many cards both hold."""
    own, foe = (kendo_view(page).hand_sizes[seat] for seat in (page.seat, 1 - page.seat))
    came = said(exchange_facts(turn.events, words), at_table(page, words), Worth.RESULT)
    return "\n".join((*came, words("lesson-kendo-held", own=own, foe=foe)))


def _beginning(page: MatchPage) -> str:
    """Return the key of what to tell a player who begins an exchange, depending on their hand."""
    if page.decision == "discard":
        return "lesson-kendo-unarmed"
    first = kendo_view(page).attacked_by.count(None) == len(page.players)
    if not _reds(page):
        return "lesson-kendo-attack-bare"
    return "lesson-kendo-attack" if first else "lesson-kendo-attack-again"


def _reds(page: MatchPage) -> list[str]:
    """Return the learner's cards that can reinforce an attack."""
    return [card for card in kendo_view(page).hand if CARDS[card].frame == "red"]


KENDO_LESSON = LessonWords(beside, hint, shown, option)
