"""A noticeboard as everyone in its channel sees it: a line with a link for each entry."""

from collections.abc import Sequence

from bot.face.contest.presses import daily_press
from bot.face.occasion import gathering_link
from bot.face.pieces import ACCENT, called, linked, mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import Player
from bot.play.noticeboards.page import MatchNotice, NoticeboardPage
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import NoticeboardId
from bot.store.rows import ChallengeRow

NAMED = 2
"""Players named in a line; the others are counted."""


def noticeboard(page: NoticeboardPage, words: Words) -> Screen:
    """Show what goes on in a server."""
    blocks: list[Block] = [Text(words("noticeboard-title")), Text("\n".join(_matches(page, words)))]
    if page.offers:
        blocks.append(Text("\n".join(_offers(page, words))))
    if page.tournament is not None:
        blocks.append(Text(_tournament(page.tournament, words)))
    return Screen((Panel((*blocks, Row(_ways(page, words))), ACCENT),))


def taken_down(words: Words) -> Screen:
    """Say that a noticeboard was taken down."""
    return Screen((Text(words("noticeboard-taken-down")),))


def noticeboard_mark(noticeboard_id: NoticeboardId) -> str:
    """Return the custom id that identifies a noticeboard's message."""
    return _own(noticeboard_id).custom_id


def _matches(page: NoticeboardPage, words: Words) -> list[str]:
    if not page.under_way:
        return [words("noticeboard-matches-none")]
    lines = [_match(each, page, words) for each in page.matches]
    return [words("noticeboard-matches", count=page.under_way), *lines, *_more(page.under_way, lines, words)]


def _match(each: MatchNotice, page: NoticeboardPage, words: Words) -> str:
    """Say whom a match waits for, with a link to its newest board."""
    game, board = game_title(words, game_name(each.page.game)), each.board
    link = linked(game, page.guild_id, board.channel_id, board.message_id) if board else game
    if each.paused:
        return words("noticeboard-paused", match=link, people=_named(each.page.people, page, words))
    if not each.awaited:
        return words("noticeboard-house", match=link)
    people = _named(each.awaited, page, words)
    return words("noticeboard-waits", match=link, people=people, when=relative(each.since))


def _offers(page: NoticeboardPage, words: Words) -> list[str]:
    lines: list[str] = []
    for offer in page.offers:
        challenging = isinstance(offer, ChallengeRow)
        who = offer.challenger_id if challenging else offer.host_id
        game = game_title(words, game_name(offer.game))
        link = linked(game, offer.guild_id, offer.channel_id, offer.message_id)
        key = "noticeboard-challenge" if challenging else "noticeboard-lobby"
        named = words("noticeboard-somebody") if who in page.unnamed else mention(who)
        lines.append(words(key, match=link, who=named))
    return [words("noticeboard-offers"), *lines, *_more(page.offered, lines, words)]


def _tournament(row: GatheringRow, words: Words) -> str:
    cup = gathering_link(row, words)
    if row.begins_at is None:
        return words("noticeboard-cup-open", cup=cup)
    return words("noticeboard-cup", cup=cup, when=relative(row.begins_at))


def _ways(page: NoticeboardPage, words: Words) -> tuple[Button, ...]:
    """Return the buttons to private panels: own matches, the fight and the puzzle of the day."""
    fight = [] if page.daily is None else [daily_press("daily", "show", page.daily)]
    return (
        Button(words("noticeboard-own"), _own(page.id)),
        *(Button(words("noticeboard-daily"), press) for press in fight),
        Button(words("noticeboard-puzzle"), Press("puzzle", action="open")),
    )


def _own(noticeboard_id: NoticeboardId) -> Press:
    return Press("duels", noticeboard_id, action="show")


def _more(all_there_are: int, shown: Sequence[str], words: Words) -> list[str]:
    left = all_there_are - len(shown)
    return [words("noticeboard-more", count=left)] if left > 0 else []


def _named(players: Sequence[Player], page: NoticeboardPage, words: Words) -> str:
    """Name a few players, except those who asked not to be named, and count the rest."""
    names = words.listed(
        words("noticeboard-somebody") if player.user_id in page.unnamed else called(player, words)
        for player in players[:NAMED]
    )
    rest = len(players) - NAMED
    return words("duels-foes-more", names=names, count=rest) if rest > 0 else names
