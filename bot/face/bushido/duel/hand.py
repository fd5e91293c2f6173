"""A player's hand: by DM, or privately behind the Hand button. Only its owner ever sees it.

What they have chosen and when it is due is told by ``bot/face/game/foot.py``.
"""

from bot.face.bushido.cards import crest, crests, named_crests, technique_name, wheel_line
from bot.face.bushido.cards_held import card_choice, card_lines, rule_lines, short_lines
from bot.face.bushido.duel.turns import lately_lines
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facing import Facing, facing
from bot.face.bushido.sides import side_values
from bot.face.game.choice import choice_control
from bot.face.game.foot import foot_lines
from bot.face.game.hand import details_panel, hand_panel
from bot.face.game.parts import foes
from bot.face.screen import Block, Divider, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.duel import SideView
from rules.bushido.wheel import TECHNIQUES


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need for a choice, beside what a picture shows, and the controls for it."""
    now = [_title(page, words), *lately_lines(page, words)]
    if page.pictured:
        cards = rule_lines(words, _facing(page), page.options)
    else:
        now.append(_standing(page, words))
        cards = short_lines(words, _facing(page), page.options, first=not page.revision)
    texts = (now, (*cards, *foot_lines(page, words, choice_words)))
    return Screen((hand_panel(page, words, texts, _choice(page, words)),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show everything needed for a choice: what each card is offensive against, and every rule in full."""
    own, foe = _sides(page)
    spent = named_crests(words, own.spent)
    fighters = (
        words("hand-own", **side_values(words, own)),
        words("hand-foe", opponent=foes(words, page), crests=crests(foe.hand), **side_values(words, foe)),
    )
    notes = (
        words("hand-spent", crests=spent) if own.spent else words("hand-spent-none"),
        wheel_line(words),
        *foot_lines(page, words, choice_words),
    )
    blocks: list[Block] = [Text(_title(page, words)), Text("\n".join(fighters)), Divider()]
    if own.hand:
        blocks += [Text("\n".join(card_lines(words, edition_of(page), own.fighter, own.hand))), Divider()]
    blocks.append(Text("\n".join(notes)))
    return Screen((details_panel(page, words, blocks, _choice(page, words)),))


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  other games need the page
    """Put a choice into words."""
    return words("choice-card", crest=crest(choice), name=technique_name(words, choice))


def _sides(page: MatchPage) -> tuple[SideView, SideView]:
    """Return the viewer's fighter and the opponent's."""
    sides = duel_view(page).sides
    return sides[page.seat], sides[1 - page.seat]


def _standing(page: MatchPage, words: Words) -> str:
    """Say how both stand, and which cards the opponent has left."""
    own, foe = _sides(page)
    facts: dict[str, str | int] = {
        "opponent": foes(words, page),
        "health": max(own.health, 0),
        "full": own.full_health,
        "foe_health": max(foe.health, 0),
        "foe_full": foe.full_health,
    }
    if len(foe.hand) == len(TECHNIQUES):
        return words("hand-standing-full", **facts)
    return words("hand-standing", crests=crests(foe.hand), **facts)


def _facing(page: MatchPage) -> Facing:
    own, foe = _sides(page)
    return facing(edition_of(page), own, (foe,))


def _title(page: MatchPage, words: Words) -> str:
    return words("hand-title", turn=duel_view(page).turn, opponent=foes(words, page))


def _choice(page: MatchPage, words: Words) -> tuple[Block, ...]:
    return choice_control(page, words, duel_view(page).turn, lambda technique: card_choice(words, technique))
