"""The board of a free for all: who still stands, and who has yet to choose."""

from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.sides import side_values
from bot.face.match.outcome import outcome_lines
from bot.face.match.parts import hand_button, mark, report_button, resign_button, rules_button
from bot.face.match.waiting import bank_words, waiting_lines
from bot.face.pieces import ACCENT, GOLD, mention
from bot.face.screen import Block, Divider, Panel, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage, Player
from rules.bushido.brawl import BrawlSide


def board(page: MatchPage, words: Words) -> Screen:
    """Draw a brawl as everyone may see it."""
    view = brawl_view(page)
    lines = [_side(words, page, player, side) for player, side in zip(page.players, view.sides, strict=True)]
    blocks: list[Block] = [Text(words("brawl-title", count=len(page.players))), Text("\n".join(lines))]
    if page.outcome:
        blocks += [
            Divider(),
            Text("\n".join(outcome_lines(words, page, page.outcome))),
            mark(page, words),
            Row((rules_button(words, "brawl"),)),
        ]
    else:
        blocks += [
            Divider(),
            Text("\n".join((_due(words, page), *waiting_lines(page, words)))),
            mark(page, words),
            Row(
                (
                    hand_button(words, page),
                    rules_button(words, "brawl"),
                    resign_button(words, page),
                    report_button(words, page),
                )
            ),
        ]
    pings = tuple(player.user_id for player in page.players) if page.board_id is None else ()
    return Screen((Panel(tuple(blocks), GOLD if page.outcome else ACCENT),), pings=pings)


def _due(words: Words, page: MatchPage) -> str:
    view = brawl_view(page)
    facts: dict[str, str | int] = {
        "turn": view.turn,
        "pace": words(f"pace-{page.pace}"),
    }
    until = "held"
    if page.deadline_at is not None:
        until, facts["when"] = "due", relative(page.deadline_at)
    if view.active is None:
        return words(f"duel-turn-{until}", **facts)
    return words(f"brawl-order-{until}", active=mention(page.players[view.active].user_id), **facts)


def _side(words: Words, page: MatchPage, player: Player, side: BrawlSide) -> str:
    facts = {"player": mention(player.user_id), **side_values(words, side)}
    if player.left:
        return words("brawl-side-left", **facts)
    if side.health < 1:
        return words("brawl-side-fallen", **facts)
    return words("brawl-side", cards=len(side.hand), state=_state(words, page, player), **facts)


def _state(words: Words, page: MatchPage, player: Player) -> str:
    if page.outcome or not player.owes:
        return ""
    state = words("duel-ready" if player.ready else "duel-choosing")
    bank = bank_words(player, words)
    return f"{state} · {bank}" if bank else state
