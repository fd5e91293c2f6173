"""A player's hand in a brawl: the cards, the opponents, and the choice."""

from bot.face.bushido.brawl.turns import lately_lines
from bot.face.bushido.brawl.view import brawl_view, place_sign
from bot.face.bushido.cards import crest, crests, technique_name, technique_word, wheel_line
from bot.face.bushido.cards_held import card_lines, rule_lines, short_lines
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facing import Facing, facing
from bot.face.bushido.losses import losses
from bot.face.bushido.sides import side_values
from bot.face.game.choice import choice_control
from bot.face.game.foot import foot_lines
from bot.face.game.hand import details_panel, hand_panel
from bot.face.pieces import called, listed_as
from bot.face.screen import Block, Divider, Option, Screen, Text
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import is_stance, read_stance


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need for a choice, beside what a picture shows, and the controls for it."""
    own = brawl_view(page).sides[page.seat]
    now = [_title(page, words), *lately_lines(page, words)]
    # Once cards meet, no card in hand can be chosen in this turn.
    held = own.hand if brawl_view(page).active is None else ()
    if page.pictured:
        now.append(_numbered(words, page))
        cards = rule_lines(words, brawl_facing(page), held)
    else:
        now.append(words("brawl-hand-own", health=max(own.health, 0), full=own.full_health))
        now += _others(words, page, "brawl-other")
        cards = short_lines(words, brawl_facing(page), held, first=not page.revision)
    texts = (now, (*cards, *foot_lines(page, words, choice_words)))
    return Screen((hand_panel(page, words, texts, _choice(page, words)),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show everything needed for a choice: all cards held, what each is offensive against, and every rule."""
    own = brawl_view(page).sides[page.seat]
    held = _others(words, page, "brawl-other-held")
    blocks: list[Block] = [
        Text(_title(page, words)),
        Text("\n".join((words("hand-own", **side_values(words, own)), *held))),
        Divider(),
    ]
    if own.hand:
        blocks += [Text("\n".join(card_lines(words, edition_of(page), own.fighter, own.hand))), Divider()]
    notes = (wheel_line(words), *foot_lines(page, words, choice_words))
    blocks.append(Text("\n".join(notes)))
    return Screen((details_panel(page, words, blocks, _choice(page, words)),))


def choice_words(page: MatchPage, words: Words, choice: str) -> str:
    """Put a choice into words: a card and the opponent it goes before, or the attacker to meet next."""
    if not is_stance(choice):
        return words("choice-order", attacker=called(page.players[int(choice)], words))
    technique, target = read_stance(choice)
    return words(
        "choice-stance",
        crest=crest(technique),
        name=technique_name(words, technique),
        target=called(page.players[target], words),
    )


def _title(page: MatchPage, words: Words) -> str:
    return words("brawl-hand-title", turn=brawl_view(page).turn)


def brawl_facing(page: MatchPage) -> Facing:
    """Return the viewer's fighter facing all others who still stand."""
    sides = brawl_view(page).sides
    foes = (side for seat, side in enumerate(sides) if seat != page.seat and side.health > 0)
    return facing(edition_of(page), sides[page.seat], foes)


def _choice(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Ask for card and target in a form that shows both at once; ask for the next attacker with buttons."""
    view = brawl_view(page)
    placing = view.active is None
    question = words("brawl-choose" if placing else "brawl-order-placeholder")
    return choice_control(
        page,
        words,
        view.turn,
        lambda seat: _attacker(words, page, int(seat)),
        question=question,
        in_parts=placing,
    )


def _numbered(words: Words, page: MatchPage) -> str:
    """Say whose the picture's rows are, and what each player has lost since the viewer's last choice."""
    sides, lost = brawl_view(page).sides, losses(page.lately)
    others = (
        _row(words, player, lost[player.seat])
        for player in page.players
        if player.seat != page.own_seat and sides[player.seat].health > 0
    )
    return words("brawl-places", others=" ".join(others))


def _row(words: Words, player: Player, lost: int) -> str:
    named = {"place": place_sign(player.seat), "player": called(player, words)}
    return words("brawl-place-lost", lost=lost, **named) if lost else words("brawl-place", **named)


def _others(words: Words, page: MatchPage, key: str) -> list[str]:
    sides = brawl_view(page).sides
    return [
        words(
            key,
            player=called(player, words),
            cards=len(sides[player.seat].hand),
            crests=crests(sides[player.seat].hand) or "—",
            **side_values(words, sides[player.seat]),
        )
        for player in page.players
        if player.seat != page.own_seat and sides[player.seat].health > 0
    ]


def _attacker(words: Words, page: MatchPage, seat: int) -> Option:
    cards = {at: side.card.technique for at, side in enumerate(brawl_view(page).sides) if side.card}
    technique = cards[seat]
    name = technique_word(words, technique)
    label = words("brawl-order-option", attacker=listed_as(page.players[seat], words), name=name)
    return Option(str(seat), label, emoji=crest(technique))
