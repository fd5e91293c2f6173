"""What the first lesson of the duel says before each choice, and about each turn played.

The hints follow the turns, from the wheel to the end of the duel, and name cards now in hand.
"""

from collections.abc import Sequence

from bot.face.bushido.cards import crest, technique_word
from bot.face.bushido.cards_held import card_choice, rule_lines, short_lines
from bot.face.bushido.duel.board import middle
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facing import Facing, facing
from bot.face.bushido.losses import losses
from bot.face.game.face import LessonWords
from bot.face.pieces import whether
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido.events import Compared, Reflected, Revealed, Struck, Turned
from rules.bushido.standards import STANDARDS
from rules.bushido.wheel import OFFENSIVE_REACH
from rules.game import Event

SPEEDS = {card.technique: card.speed for card in STANDARDS if isinstance(card.speed, int)}
STRENGTHS = {card.technique: card.strength for card in STANDARDS if isinstance(card.strength, int)}
"""The values of the standard cards, which all fighters share; the other cards are special."""


def beside(page: MatchPage, words: Words) -> Sequence[str]:
    """Say how both stand and what the learner's cards are worth, if no picture does."""
    if page.pictured:
        return ()
    own = duel_view(page).sides[page.seat]
    return (
        *middle(page, words).sides,
        *short_lines(words, _facing(page), own.hand, first=True),
    )


def hint(page: MatchPage, words: Words) -> str:
    """Say what to look at before a choice: something new each turn."""
    own, foe = duel_view(page).sides
    match page.revision:
        case 0:
            return words("lesson-duel-wheel", reach=OFFENSIVE_REACH, pictured=whether(page.pictured))
        case 1:
            return _speed(words, own.hand)
        case 2:
            rules = rule_lines(words, _facing(page), own.hand) if page.pictured else ()
            return "\n".join((_specials(page, words, own.hand), *rules))
        case 3:
            return words("lesson-duel-spent", left=len(foe.hand), pictured=whether(page.pictured))
        case _:
            lead = "ahead" if own.health > foe.health else "behind"
            return words(f"lesson-duel-last-{lead}", own=own.health, foe=foe.health)


def shown(page: MatchPage, turn: TurnPage, words: Words) -> str:
    """Explain a turn and its result."""
    revealed = next(event for event in turn.events if isinstance(event, Revealed))
    own, foe = (_card(words, revealed.techniques[seat]) for seat in (page.seat, 1 - page.seat))
    key, facts = _met(page.seat, turn.events)
    return words(f"lesson-duel-{key}", own=own, foe=foe, pictured=whether(page.pictured), **facts)


def _speed(words: Words, hand: Sequence[str]) -> str:
    """Name the fastest and the strongest of the standard cards."""
    fast = min(filter(SPEEDS.get, hand), key=SPEEDS.__getitem__)
    strong = max(filter(STRENGTHS.get, hand), key=STRENGTHS.__getitem__)
    return words("lesson-duel-speed", fast=_card(words, fast), strong=_card(words, strong))


def _specials(page: MatchPage, words: Words, hand: Sequence[str]) -> str:
    held = words.listed(_card(words, each) for each in hand if each not in SPEEDS)
    return words("lesson-duel-specials", cards=held, pictured=whether(page.pictured))


def _facing(page: MatchPage) -> Facing:
    own, foe = duel_view(page).sides
    return facing(edition_of(page), own, (foe,))


def _met(seat: int, events: Sequence[Event]) -> tuple[str, dict[str, int]]:
    """Return how two cards met, as the end of a catalogue key, and the numbers for it."""
    blows = [event for event in events if isinstance(event, Struck)]
    compared = next((event for event in events if isinstance(event, Compared)), None)
    if compared is None:
        return "tied", {}
    if not blows or any(isinstance(event, Turned | Reflected) for event in events):
        return _by_rule(seat, events)
    blow, damage = blows[0], sum(each.damage for each in blows)
    if blow.block is None and compared.faster == blow.seat:  # faster, but it could not block
        return _by_rule(seat, events)
    yours, theirs = compared.speeds if compared.offensive == seat else compared.speeds[::-1]
    who = "you" if blow.by == seat else "house"
    numbers = {"yours": yours, "theirs": theirs, "strength": blow.strength, "damage": damage}
    if blow.block is None:
        return f"{who}-struck", numbers
    return f"{who}-blocked", numbers | {"block": min(blow.block, blow.strength)}


def _by_rule(seat: int, events: Sequence[Event]) -> tuple[str, dict[str, int]]:
    lost = losses(events)
    return "by-rule", {"lost": lost[seat], "dealt": lost[1 - seat]}


def _card(words: Words, technique: str) -> str:
    return f"{crest(technique)} {technique_word(words, technique)}"


DUEL_LESSON = LessonWords(beside, hint, shown, lambda _, words, card: card_choice(words, card))
