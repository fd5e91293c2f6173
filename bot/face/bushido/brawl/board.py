"""The middle of a brawl's board: who still stands, what they hold, and who has yet to choose."""

from bot.face.bushido.brawl.view import brawl_view, place_sign
from bot.face.bushido.cards import crests
from bot.face.bushido.sides import side_values
from bot.face.game.face import Middle
from bot.face.game.waiting import state_words
from bot.face.pieces import called
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import BrawlSide


def middle(page: MatchPage, words: Words) -> Middle:
    """Show how everyone in a brawl stands."""
    sides = zip(page.players, brawl_view(page).sides, strict=True)
    lines = (_side(words, page, player, side) for player, side in sides)
    rows = (words("brawl-places", others=" · ".join(_row(words, page, player) for player in page.players)),)
    return Middle(
        words("brawl-title", count=len(page.players)),
        ("\n".join(lines),),
        _turn(words, page),
        beside_board=rows,
        beside_turn=rows,
    )


def _turn(words: Words, page: MatchPage) -> str:
    view = brawl_view(page)
    facts: dict[str, str | int] = {"turn": view.turn}
    until = "held"
    if page.deadline_at is not None:
        until, facts["when"] = "due", relative(page.deadline_at)
    if view.active is None:
        return words(f"duel-turn-{until}", **facts)
    return words(f"brawl-order-{until}", active=called(page.players[view.active], words), **facts)


def _side(words: Words, page: MatchPage, player: Player, side: BrawlSide) -> str:
    facts = {"player": called(player, words), **side_values(words, side)}
    if player.left:
        return words("brawl-side-left", **facts)
    if side.health < 1:
        return words("brawl-side-fallen", **facts)
    state = "".join(f" · {told}" for told in state_words(page, player, words))
    return words("brawl-side", cards=crests(side.hand) or "—", state=state, **facts)


def _row(words: Words, page: MatchPage, player: Player) -> str:
    """Say whose row of the picture this is, and whether they are ready."""
    place = words("brawl-place", place=place_sign(player.seat), player=called(player, words))
    return " ".join((place, *(() if player.left else state_words(page, player, words))))
