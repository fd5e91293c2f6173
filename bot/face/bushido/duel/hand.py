"""A player's hand: by DM, or privately behind the Hand button. Only its owner ever sees it."""

from bot.face.bushido.cards import crest, crests, named_crests, technique_name
from bot.face.bushido.cards_held import card_lines, card_option
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.foot import foot_lines
from bot.face.bushido.sides import side_values
from bot.face.match.parts import first_seal, foes
from bot.face.match.prompt import choosing
from bot.face.match.way import board_button
from bot.face.pieces import ACCENT
from bot.face.screen import Block, Divider, Panel, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.duel import SideView


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player all they need to choose, and the control to choose with."""
    view, seat = duel_view(page), page.seat
    own, foe = view.sides[seat], view.sides[1 - seat]
    blocks: list[Block] = [
        Text(words("hand-title", turn=view.turn, opponent=foes(words, page))),
        Text(
            words("hand-own", **side_values(words, own))
            + "\n"
            + words(
                "hand-foe", opponent=foes(words, page), crests=crests(foe.hand), **side_values(words, foe)
            )
        ),
        Divider(),
    ]
    if own.hand:  # the last blow may fall with the last card
        blocks += [Text("\n".join(card_lines(words, own.fighter, own.hand))), Divider()]
    blocks.append(Text("\n".join(_notes(words, page, own))))
    if page.options:
        blocks.append(_choice(words, page, own))
    blocks += [Row((board_button(words, page.match_id),)), *first_seal(page, words)]
    return Screen((Panel(tuple(blocks), ACCENT),))


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  other games look at the page
    """Say in words what was chosen."""
    return words("choice-card", crest=crest(choice), name=technique_name(words, choice))


def _notes(words: Words, page: MatchPage, own: SideView) -> list[str]:
    spent = (
        words("hand-spent", crests=named_crests(words, own.spent)) if own.spent else words("hand-spent-none")
    )
    picked = choice_words(page, words, page.pick) if page.pick else None
    return [spent, *foot_lines(page, words, picked)]


def _choice(words: Words, page: MatchPage, own: SideView) -> Select:
    return Select(
        choosing(page, duel_view(page).turn),
        words("hand-placeholder"),
        tuple(card_option(words, own.fighter, technique, page.pick) for technique in page.options),
    )
