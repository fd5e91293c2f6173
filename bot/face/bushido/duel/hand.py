"""A player's hand: by DM, or privately behind the Hand button. Only its owner ever sees it."""

from bot.face.bushido.cards import crest, crests, named_crests, technique_name
from bot.face.bushido.cards_held import card_lines, card_option, short_card
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.foot import foot_lines, wheel_line
from bot.face.bushido.sides import side_values
from bot.face.match.parts import first_seal, foes
from bot.face.match.prompt import choosing, details_button, summary_button
from bot.face.match.way import board_button
from bot.face.pieces import ACCENT
from bot.face.screen import Block, Divider, Panel, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.duel import SideView


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need to choose, and the control to choose with."""
    own, foe = _sides(page)
    standing = words(
        "hand-standing",
        opponent=foes(words, page),
        health=max(own.health, 0),
        full=own.full_health,
        foe_health=max(foe.health, 0),
        foe_full=foe.full_health,
        crests=crests(foe.hand),
    )
    cards = "\n".join(short_card(words, own.fighter, technique) for technique in own.hand)
    blocks: list[Block] = [Text(_title(page, words)), Text(standing)]
    if cards:  # the last blow may fall with the last card
        blocks.append(Text(f"{words('hand-legend')}\n{cards}"))
    blocks += [Text("\n".join(foot_lines(page, words, _picked(page, words)))), *_choice(page, words)]
    more = (details_button(page, words),) if page.options else ()
    buttons = (*more, board_button(words, page.match_id))
    return Screen((Panel((*blocks, Row(buttons), *first_seal(page, words)), ACCENT),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show all there is to know before a choice: whom each card meets well, and each rule in full."""
    own, foe = _sides(page)
    spent = named_crests(words, own.spent)
    fighters = (
        words("hand-own", **side_values(words, own)),
        words("hand-foe", opponent=foes(words, page), crests=crests(foe.hand), **side_values(words, foe)),
    )
    notes = (
        words("hand-spent", crests=spent) if own.spent else words("hand-spent-none"),
        wheel_line(words),
        *foot_lines(page, words, _picked(page, words)),
    )
    blocks: list[Block] = [Text(_title(page, words)), Text("\n".join(fighters)), Divider()]
    if own.hand:
        blocks += [Text("\n".join(card_lines(words, own.fighter, own.hand))), Divider()]
    blocks += [Text("\n".join(notes)), *_choice(page, words)]
    buttons = (summary_button(page, words), board_button(words, page.match_id))
    return Screen((Panel((*blocks, Row(buttons), *first_seal(page, words)), ACCENT),))


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  other games look at the page
    """Say in words what was chosen."""
    return words("choice-card", crest=crest(choice), name=technique_name(words, choice))


def _sides(page: MatchPage) -> tuple[SideView, SideView]:
    """Return the own fighter and the other."""
    sides = duel_view(page).sides
    return sides[page.seat], sides[1 - page.seat]


def _title(page: MatchPage, words: Words) -> str:
    return words("hand-title", turn=duel_view(page).turn, opponent=foes(words, page))


def _picked(page: MatchPage, words: Words) -> str | None:
    return choice_words(page, words, page.pick) if page.pick else None


def _choice(page: MatchPage, words: Words) -> tuple[Select, ...]:
    if not page.options:
        return ()
    own, _ = _sides(page)
    return (
        Select(
            choosing(page, duel_view(page).turn),
            words("hand-placeholder"),
            tuple(card_option(words, own.fighter, technique, page.pick) for technique in page.options),
        ),
    )
