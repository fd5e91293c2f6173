"""A player's hand in a free for all: the cards, the others, and what is to be chosen."""

from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.cards import crest, technique_name
from bot.face.bushido.cards_held import card_lines, short_card
from bot.face.bushido.foot import foot_lines, wheel_line
from bot.face.bushido.sides import side_values
from bot.face.escape import plain
from bot.face.match.parts import first_seal
from bot.face.match.prompt import asking, choosing, details_button, summary_button
from bot.face.match.way import board_button
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Block, Button, Divider, Option, Panel, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import is_stance, read_stance


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need to choose, and the control to choose with."""
    own = brawl_view(page).sides[page.seat]
    standing = words("brawl-hand-own", health=max(own.health, 0), full=own.full_health)
    cards = "\n".join(short_card(words, own.fighter, technique) for technique in own.hand)
    blocks: list[Block] = [Text(_title(page, words)), Text("\n".join((standing, *_others(words, page))))]
    if cards:
        blocks.append(Text(f"{words('hand-legend')}\n{cards}"))
    blocks += [Text("\n".join(foot_lines(page, words, _picked(page, words)))), *_choice(page, words)]
    more = (details_button(page, words),) if page.options else ()
    buttons = (*more, board_button(words, page.match_id))
    return Screen((Panel((*blocks, Row(buttons), *first_seal(page, words)), ACCENT),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show all there is to know before a choice: whom each card meets well, and each rule in full."""
    own = brawl_view(page).sides[page.seat]
    blocks: list[Block] = [
        Text(_title(page, words)),
        Text("\n".join([words("hand-own", **side_values(words, own)), *_others(words, page)])),
        Divider(),
    ]
    if own.hand:
        blocks += [Text("\n".join(card_lines(words, own.fighter, own.hand))), Divider()]
    notes = (wheel_line(words), *foot_lines(page, words, _picked(page, words)))
    blocks += [Text("\n".join(notes)), *_choice(page, words)]
    buttons = (summary_button(page, words), board_button(words, page.match_id))
    return Screen((Panel((*blocks, Row(buttons), *first_seal(page, words)), ACCENT),))


def choice_words(page: MatchPage, words: Words, choice: str) -> str:
    """Say in words what was chosen: a card and whom it goes before, or whose card is met next."""
    if not is_stance(choice):
        return words("choice-order", attacker=mention(page.players[int(choice)].user_id))
    technique, target = read_stance(choice)
    return words(
        "choice-stance",
        crest=crest(technique),
        name=technique_name(words, technique),
        target=mention(page.players[target].user_id),
    )


def _title(page: MatchPage, words: Words) -> str:
    return words("brawl-hand-title", turn=brawl_view(page).turn)


def _picked(page: MatchPage, words: Words) -> str | None:
    return choice_words(page, words, page.pick) if page.pick else None


def _choice(page: MatchPage, words: Words) -> tuple[Select | Row, ...]:
    if not page.options:
        return ()
    return (_order(words, page) if brawl_view(page).active == page.own_seat else _choose_button(words, page),)


def _others(words: Words, page: MatchPage) -> list[str]:
    sides = brawl_view(page).sides
    return [
        words(
            "brawl-other",
            player=mention(player.user_id),
            cards=len(sides[player.seat].hand),
            **side_values(words, sides[player.seat]),
        )
        for player in page.players
        if player.seat != page.own_seat and sides[player.seat].health > 0
    ]


def _choose_button(words: Words, page: MatchPage) -> Row:
    press = asking(page, brawl_view(page).turn)
    return Row((Button(words("brawl-choose"), press=press, style="primary", emoji="⚔️"),))


def _order(words: Words, page: MatchPage) -> Select:
    sides = brawl_view(page).sides
    return Select(
        choosing(page, brawl_view(page).turn),
        words("brawl-order-placeholder"),
        tuple(_attacker(words, page, int(option), sides[int(option)].card) for option in page.options),
    )


def _attacker(words: Words, page: MatchPage, seat: int, card: object) -> Option:
    technique = str(getattr(card, "technique", ""))
    label = words(
        "brawl-order-option", attacker=plain(page.players[seat].name), name=technique_name(words, technique)
    )
    return Option(str(seat), label, emoji=crest(technique), default=page.pick == str(seat))
