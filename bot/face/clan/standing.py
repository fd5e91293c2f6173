"""The standing of a server's clans."""

from bot.face.clan.parts import page_steps, shown
from bot.face.escape import plain
from bot.face.pieces import GOLD
from bot.face.press import Press
from bot.face.screen import Block, Option, Panel, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.clans.names import LONGEST
from bot.play.clans.pages import ClanBoard


def standing(page: ClanBoard, words: Words) -> Screen:
    """Show a page of a server's clans, with a list that opens one of them."""
    blocks: list[Block] = [Text(words("clans-title")), Text(_places(page, words))]
    if page.pages > 1:
        blocks.append(Row(page_steps(page.page, page.pages, words, Press("clans", action="page"))))
    if page.places:
        options = tuple(Option(place.id, plain(place.name, LONGEST)) for place in page.places)
        blocks.append(Select(Press("clans", action="open"), words("clans-open-placeholder"), options))
    return Screen((Panel(tuple(blocks), GOLD),))


def _places(page: ClanBoard, words: Words) -> str:
    if not page.places:
        return words("clans-none")
    return "\n".join(
        words(
            "clans-line-own" if row.id == page.own_id else "clans-line",
            place=str(place),
            clan=shown(row.name),
            people=row.people,
            honor=row.honor,
            wars=row.wars_won,
        )
        for place, row in enumerate(page.places, start=page.first_place)
    )
