"""What a player settles ahead, and choices made face up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.face.match.answered import answered
from bot.face.match.board import board
from bot.face.match.instructing import closed_panel, instruction, instructions, undoing_question
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.ground.repertoire import AnyGame
from bot.play.match.instructions import InstructionsPage
from bot.play.match.raised import Chosen
from bot.play.match.settled import Instruction
from rules.dice import Dice
from rules.kendo.state import KendoOptions
from rules.pocket.abilities import Ability, ChooseSide, Exhaust, FromHand
from rules.pocket.deck import CARDS
from rules.pocket.state import PocketOptions, PocketState
from tests.face.kendo.pages import COMPETITION, DUEL
from tests.face.kendo.pages import match_page as kendo_page
from tests.face.pocket.pages import POCKET, match_page, played
from tests.golden.gallery.table import Gallery

Told: TypeAlias = Mapping[str, tuple[str, ...]]
DRAFT, *_, TURN = [at.state for at in played(PocketOptions(), b"gallery!")][:17]


def ahead(state: PocketState, settled: int = 0, *, in_force: bool = True) -> InstructionsPage:
    """Return everything that can be settled, with some of it settled on the first two topics."""
    page = match_page(state, 0)
    fresh = [Instruction(topic) for topic in page.topics]
    made = [
        Instruction(each.topic, each.topic.options[: settled - n], in_force) for n, each in enumerate(fresh)
    ]
    return InstructionsPage(page, (*made[: min(settled, 2)], *fresh[min(settled, 2) :]))


def topic(page: InstructionsPage, number: int, words: Words) -> Screen:
    """Show one topic."""
    return instruction(page, page.instructions[number], words)


def kendo(game: AnyGame, seats: int, told: Told | None = None, *, suggested: bool = True) -> InstructionsPage:
    """Return everything that can be settled in Kendo Duel, with suggestions and some own choices settled."""
    page = kendo_page(game, game.start(seats, KendoOptions(), Dice(b"gallery!")).state, 0)
    offer = game.suggested(page.view, 0)
    settled = {**(offer if suggested else {}), **(told or {})}
    made = (Instruction(topic, settled.get(topic.name, ()), topic.name in settled) for topic in page.topics)
    return InstructionsPage(page, tuple(made), offer)


OWN = {"attack": ("taiatari", "men", "kote", "jodan"), "last-cards": ("ask-2",)}


def waiting(page: InstructionsPage) -> Instruction:
    """Return the first instruction that waits for another."""
    return next(each for each in page.instructions if each.in_force and page.lacking(each))


def undoing(wanted: str, words: Words) -> Screen:
    """Ask whether to undo some of the player's own choices."""
    page = kendo(DUEL, 2, OWN)
    return undoing_question(page, page.undone(suggesting=wanted == "suggest"), wanted, words)


def laid(ability: type[Ability], settled: int = 0, *, played: bool = False) -> Chosen:
    """Return a card that was just laid, with this much settled on what it may ask."""
    page = match_page(TURN, 0)
    card = next(key for key in page.options if CARDS[key].ability(ability))
    names = POCKET.raised(page.view, 0, card)
    raised = tuple(
        Instruction(topic, topic.options[:settled], in_force=bool(settled))
        for topic in page.topics
        if topic.name in names
    )
    page = page if played else replace(page, pick=card)
    return Chosen(page=page, revision=page.revision, choice=card, raised=raised)


SCREENS: Gallery = {
    "first board, a choice in the open": lambda words: board(match_page(DRAFT, revision=0), words),
    "in the draft": lambda words: instructions(ahead(DRAFT), words),
    "wish list, empty": lambda words: topic(ahead(DRAFT), 0, words),
    "wish list, unfinished": lambda words: topic(ahead(DRAFT, 3, in_force=False), 0, words),
    "in a turn": lambda words: instructions(ahead(TURN, 2), words),
    "in a turn, a list": lambda words: topic(ahead(TURN, 2), 0, words),
    "in a turn, one answer": lambda words: topic(ahead(TURN, 2), 1, words),
    "a dozen topics, nothing settled": lambda words: instructions(kendo(DUEL, 4, suggested=False), words),
    "a dozen topics, as suggested": lambda words: instructions(kendo(DUEL, 4), words),
    "as suggested, in a Competition": lambda words: instructions(kendo(COMPETITION, 2), words),
    "some of one's own, which waits": lambda words: instructions(kendo(DUEL, 2, OWN), words),
    "a list that waits": lambda words: instruction(kendo(DUEL, 2, OWN), waiting(kendo(DUEL, 2, OWN)), words),
    "to take what is suggested instead of one's own": lambda words: undoing("suggest", words),
    "to clear one's own": lambda words: undoing("clear", words),
    "closed": lambda words: closed_panel(ahead(TURN, 2), words),
    "settled with a side to choose, pressed": lambda words: answered(
        laid(ChooseSide, 1), 1, words, settling=laid(ChooseSide, 1).raised[0].topic.name
    ),
    "settled with a side to choose": lambda words: answered(laid(ChooseSide), 1, words),
    "settled with a side to choose, an answer": lambda words: answered(laid(ChooseSide, 1), 1, words),
    "settled with a card that brings another": lambda words: answered(laid(FromHand, 2), 1, words),
    "settled with a card that was played": lambda words: answered(laid(Exhaust, 1, played=True), 1, words),
    "nothing to settle": lambda words: instructions(InstructionsPage(match_page(TURN, 0), ()), words),
}
