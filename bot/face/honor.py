"""The honor board of a server."""

from bot.face.escape import escape
from bot.face.match.parts import GOLD
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.ledger import HonorPage


def honor(page: HonorPage, words: Words) -> Screen:
    """Show a page of the board, with the reader's own tally and last deeds below."""
    blocks: list[Block] = [Text(words("honor-title")), Text(_places(page, words)), Divider()]
    blocks.append(Text("\n".join([words("honor-own-title", amount=page.own), *_deeds(page, words)])))
    if page.pages > 1:
        blocks += [
            Text(words("honor-page", page=page.page + 1, pages=page.pages)),
            Row((_turn(page, -1, "honor-previous", words), _turn(page, 1, "honor-next", words))),
        ]
    return Screen((Panel(tuple(blocks), GOLD),))


def _places(page: HonorPage, words: Words) -> str:
    if not page.places:
        return words("honor-none")
    return "\n".join(
        words("honor-line", place=str(place), name=escape(row.name), amount=row.amount)
        for place, row in enumerate(page.places, start=page.first_place)
    )


def _deeds(page: HonorPage, words: Words) -> list[str]:
    if not page.deeds:
        return [words("honor-own-none")]
    return [
        words(
            "honor-entry",
            amount=f"{entry.amount:+d}",
            deed=words(f"deed-{entry.deed}"),
            when=relative(entry.at),
        )
        for entry in page.deeds
    ]


def _turn(page: HonorPage, by: int, key: str, words: Words) -> Button:
    target = page.page + by
    return Button(
        words(key),
        press=Press("honor", action=str(target) if target >= 0 else "first"),
        disabled=not 0 <= target < page.pages,
    )
