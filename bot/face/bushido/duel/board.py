"""The middle of a duel's board: both fighters."""

from bot.face.bushido.cards import crests
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.sides import side_values
from bot.face.face import Middle
from bot.face.match.waiting import bank_words
from bot.face.pieces import mention
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage, Player
from rules.bushido.duel import SideView


def middle(page: MatchPage, words: Words) -> Middle:
    """Show how both fighters of a duel stand."""
    one, other = page.players
    view = duel_view(page)
    sides = (
        _side(words, player, side, over=page.outcome is not None)
        for player, side in zip(page.players, view.sides, strict=True)
    )
    title = words("duel-title", one=mention(one.user_id), other=mention(other.user_id))
    return Middle(title, tuple(sides), _turn(words, page, view.turn))


def _turn(words: Words, page: MatchPage, turn: int) -> str:
    pace = words(f"pace-{page.pace}")
    if page.deadline_at is None:
        return words("duel-turn-held", turn=turn, pace=pace)
    return words("duel-turn-due", turn=turn, pace=pace, when=relative(page.deadline_at))


def _side(words: Words, player: Player, side: SideView, *, over: bool) -> str:
    values = side_values(words, side)
    lines = [
        words(
            "duel-side",
            fighter=values["fighter"],
            archetype=values["archetype"],
            player=mention(player.user_id),
        ),
        words("duel-health", bar=values["bar"], health=values["health"], full=values["full"]),
    ]
    if side.health < 1:
        lines.append(words("duel-fallen"))
    elif not over:
        lines.append(words("duel-cards", count=len(side.hand), crests=crests(side.hand)))
        state = words("duel-ready" if player.ready else "duel-choosing")
        bank = bank_words(player, words)
        lines.append(f"{state} · {bank}" if bank else state)
    return "\n".join(lines)
