"""The middle of a duel's board: both fighters."""

from bot.face.bushido.cards import crests, fighter_name
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.sides import side_values
from bot.face.game.face import Middle
from bot.face.game.waiting import state_words
from bot.face.pieces import called
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.bushido.duel import SideView


def middle(page: MatchPage, words: Words) -> Middle:
    """Show how both fighters of a duel stand."""
    one, other = page.players
    view = duel_view(page)
    both = [*zip(page.players, view.sides, strict=True)]
    return Middle(
        words("duel-title", one=called(one, words), other=called(other, words)),
        tuple(_side(words, page, player, side) for player, side in both),
        _turn(words, page, view.turn),
        beside_board=("\n".join(_who(words, page, player, side) for player, side in both),),
        beside_turn=("\n".join(_who_with_hand(words, page, player, side) for player, side in both),),
    )


def _turn(words: Words, page: MatchPage, turn: int) -> str:
    if page.deadline_at is None:
        return words("duel-turn-held", turn=turn)
    return words("duel-turn-due", turn=turn, when=relative(page.deadline_at))


def _who(words: Words, page: MatchPage, player: Player, side: SideView) -> str:
    """Say who plays which fighter and who is ready, for use beside a picture."""
    name = words("duel-side-drawn", fighter=fighter_name(words, side.fighter), player=called(player, words))
    return " · ".join((name, *state_words(page, player, words)))


def _who_with_hand(words: Words, page: MatchPage, player: Player, side: SideView) -> str:
    """Say the same, and below it the cards a player holds, which the picture of a turn leaves out."""
    who = _who(words, page, player, side)
    return who if page.outcome else "\n".join((who, words("duel-held", crests=crests(side.hand))))


def _side(words: Words, page: MatchPage, player: Player, side: SideView) -> str:
    values = side_values(words, side)
    lines = [
        words(
            "duel-side",
            fighter=values["fighter"],
            archetype=values["archetype"],
            player=called(player, words),
        ),
        words("duel-health", bar=values["bar"], health=values["health"], full=values["full"]),
    ]
    if side.health < 1:
        lines.append(words("duel-fallen"))
    elif not page.outcome:
        lines.append(words("duel-cards", count=len(side.hand), crests=crests(side.hand)))
        lines.append(" · ".join(state_words(page, player, words)))
    return "\n".join(lines)
