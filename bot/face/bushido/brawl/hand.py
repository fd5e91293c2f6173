"""A player's hand in a free for all: the cards, the others, and what is to be chosen."""

from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.cards import crest, technique_name
from bot.face.bushido.cards_held import card_lines
from bot.face.bushido.foot import foot_lines
from bot.face.bushido.sides import side_values
from bot.face.escape import plain
from bot.face.match.parts import first_seal
from bot.face.match.prompt import asking, choosing
from bot.face.match.way import board_button
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Block, Button, Divider, Option, Panel, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import is_stance, read_stance


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player all they need to choose, and the control to choose with."""
    view, seat = brawl_view(page), page.seat
    picked = choice_words(page, words, page.pick) if page.pick else None
    own = view.sides[seat]
    blocks: list[Block] = [
        Text(words("brawl-hand-title", turn=view.turn)),
        Text("\n".join([words("hand-own", **side_values(words, own)), *_others(words, page)])),
        Divider(),
    ]
    if own.hand:
        blocks += [Text("\n".join(card_lines(words, own.fighter, own.hand))), Divider()]
    blocks.append(Text("\n".join(foot_lines(page, words, picked))))
    if page.options:
        blocks.append(_order(words, page) if view.active == page.own_seat else _choose_button(words, page))
    blocks += [Row((board_button(words, page.match_id),)), *first_seal(page, words)]
    return Screen((Panel(tuple(blocks), ACCENT),))


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
