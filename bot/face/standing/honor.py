"""A player's own honor, deed by deed, and what deeds are worth."""

from bot.face.pieces import GOLD
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.shown import show_button
from bot.face.standing.boards import board_press
from bot.face.standing.profile_card import honor_card, standing_words
from bot.face.timestamps import relative
from bot.face.titles import named
from bot.face.words import Words
from bot.play.standing.boards import HONOR
from bot.play.standing.honor import DEEDS
from bot.play.standing.ledger import HonorPage
from bot.play.standing.ranks import RANKS, SHAMED, next_rank, rank_of
from bot.store.record_rows import HonorEntry


def honor(page: HonorPage, words: Words) -> Screen:
    """Show a reader's honor, rank and a page of their deeds."""
    blocks: list[Block] = [Text("\n".join(_head(page, words))), Divider(), Text(_deeds(page, words))]
    if page.slice.pages > 1:
        blocks += [
            Text(words("honor-page", page=page.slice.page + 1, pages=page.slice.pages)),
            Row((_turn(page, -1, "newer", words), _turn(page, 1, "older", words))),
        ]
    if not page.kept:
        blocks.append(Text(words("honor-off")))
    worth = Button(words("honor-worth-button"), press=Press("honor", action="worth"))
    board = Button(words("honor-board-button"), press=board_press(HONOR))
    show = show_button(words, "honor", page=page.slice.page)
    return Screen((Panel(tuple(blocks), GOLD), Row((worth, board, show))))


def honor_of(page: HonorPage, name: str, words: Words) -> Screen:
    """Show everyone a player's honor and a page of their deeds."""
    title = words("profile-title", name=named(words, name, kensei=page.kensei))
    head = Text("\n".join((title, standing_words(page.own, words))))
    card = honor_card(page.own, words, kensei=page.kensei)
    return Screen((Panel((head, card, Text(_deeds(page, words))), GOLD),))


def worth(words: Words) -> Screen:
    """Show what each deed is worth, and how much honor each rank takes."""
    deeds = (
        words("worth-line", amount=f"{amount:+d}", deed=words(f"deed-{deed}"))
        for deed, amount in DEEDS.items()
    )
    ranks = (words("worth-rank-line", rank=words(f"rank-{rank.name}"), least=rank.least) for rank in RANKS)
    shamed = words("worth-rank-shamed", rank=words(f"rank-{SHAMED}"))
    blocks = (
        Text("\n".join((words("worth-title"), *deeds, words("worth-note")))),
        Text("\n".join((words("worth-ranks"), shamed, *ranks))),
    )
    own = Button(words("honor-own-button"), press=_press(0, "own"))
    return Screen((Panel(blocks, GOLD), Row((own,))))


def _deeds(page: HonorPage, words: Words) -> str:
    return "\n".join(_entry(entry, words) for entry in page.deeds) or words("honor-none")


def _head(page: HonorPage, words: Words) -> list[str]:
    key = "honor-rank-kensei" if page.kensei else "honor-rank"
    lines = [
        words("honor-title", amount=page.own),
        words(key, rank=words(f"rank-{rank_of(page.own)}")),
    ]
    if following := next_rank(page.own):
        missing, rank = following.least - page.own, words(f"rank-{following.name}")
        lines.append(words("honor-next", missing=missing, rank=rank))
    return lines


def _entry(entry: HonorEntry, words: Words) -> str:
    key = "honor-entry-reversed" if entry.reverses else "honor-entry"
    deed, when = words(f"deed-{entry.deed}"), relative(entry.at)
    source = words(f"honor-source-{entry.source_kind}", id=entry.source_id.partition(":")[0])
    return words(key, amount=f"{entry.amount:+d}", deed=deed, when=when, source=source)


def _turn(page: HonorPage, by: int, way: str, words: Words) -> Button:
    target = page.slice.page + by
    return Button(
        words(f"honor-{way}"),
        press=_press(max(target, 0), way),
        disabled=not 0 <= target < page.slice.pages,
    )


def _press(page: int, action: str) -> Press:
    """Return the press that opens a page; the page takes the place of the revision."""
    return Press("honor", revision=page, action=action)
