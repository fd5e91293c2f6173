"""The board: one public message per duel, drawn anew whenever something changes."""

from bot.face.bushido.cards import crests
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.sides import side_values
from bot.face.gathering.parts import occasion_lines
from bot.face.match.outcome import outcome_lines
from bot.face.match.parts import (
    hand_button,
    mark,
    rematch_buttons,
    report_button,
    resign_button,
    rules_button,
)
from bot.face.match.waiting import bank_words, waiting_lines
from bot.face.pieces import ACCENT, GOLD, mention
from bot.face.screen import Block, Divider, Panel, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage, Player
from rules.bushido.duel import SideView


def board(page: MatchPage, words: Words) -> Screen:
    """Draw a duel as everyone may see it."""
    one, other = page.players
    view = duel_view(page)
    title = words("duel-title", one=mention(one.user_id), other=mention(other.user_id))
    blocks: list[Block] = [
        Text("\n".join((title, *occasion_lines(words, page.occasion)))),
        *(
            Text(_side(words, player, side, over=page.outcome is not None))
            for player, side in zip(page.players, view.sides, strict=True)
        ),
        Divider(),
    ]
    if page.outcome:
        blocks += [Text("\n".join(outcome_lines(words, page, page.outcome)))]
        blocks += [mark(page, words), Row((*rematch_buttons(words, page), rules_button(words)))]
    else:
        blocks += [
            Text("\n".join((_turn(words, page, view.turn), *waiting_lines(page, words)))),
            mark(page, words),
            Row(
                (
                    hand_button(words, page),
                    rules_button(words),
                    resign_button(words, page),
                    report_button(words, page),
                )
            ),
        ]
    pings = tuple(player.user_id for player in page.players) if page.board_id is None else ()
    return Screen((Panel(tuple(blocks), GOLD if page.outcome else ACCENT),), pings=pings)


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
