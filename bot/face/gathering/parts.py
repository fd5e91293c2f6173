"""Small pieces that the screens of a gathering share."""

from collections.abc import Sequence

from bot.face.escape import escape
from bot.face.occasion import TITLE_LENGTH, kind_words
from bot.face.pieces import mention, message_link
from bot.face.press import Press
from bot.face.screen import Button, Section, Text
from bot.face.seal import seal_press, sealed_print, short
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.repertoire import game_name
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import GatheringId
from rules.codec import decode
from rules.gatherings.gathering import HOUSE

NAMED = 8
"""The most players named in one sentence; the rest are counted."""

CLAN_LENGTH = 32
"""The longest name of a clan that is shown whole."""

BY_HEALTH = ("duel", "health")
"""Ways to win a duel after which the winner's remaining health is told."""


def headline(words: Words, row: GatheringRow) -> Text:
    """Return a gathering's heading: its kind and, if it has one, its own title."""
    if row.title:
        return Text(
            words("gathering-title-own", title=escape(row.title, TITLE_LENGTH), kind=kind_words(words, row))
        )
    return Text(words("gathering-title", kind=kind_words(words, row)))


def called(words: Words, row: GatheringRow) -> str:
    """Say who called a gathering, its game and its pace."""
    game, pace = game_title(words, game_name(row.game)), words(f"pace-{row.pace}")
    if row.cup_id is not None:
        return words("gathering-called-weekly", game=game, pace=pace)
    return words("gathering-called", host=mention(row.host_id), game=game, pace=pace)


def gathering_press(gathering_id: GatheringId, action: str) -> Press:
    """Return the press of one of a gathering's controls."""
    return Press("gathering", gathering_id, action=action)


def rules_of_gatherings(words: Words) -> Button:
    """Return the button that opens the rules page on gatherings."""
    return Button(words("duel-rules-button"), press=Press("rules", action="gatherings"), emoji="📖")


def gathering_mark(gathering_id: GatheringId) -> str:
    """Return the small print that identifies a gathering's message in any language."""
    return f"-# 🏯 {gathering_id}"


def small_print(words: Words, row: GatheringRow) -> Text | Section:
    """Return the small print: the id and, if there is one, the seal of the dice."""
    mark = gathering_mark(row.id)
    if row.seal is None:
        return Text(mark)
    told = words("gathering-mark", mark=mark, seal=short(row.seal))
    return sealed_print(words, told, seal_press("gathering", row.id, row.seal))


def named(page: GatheringPage, seat: int, words: Words) -> str:
    """Name who plays a seat: a player, or the house in place of a bye."""
    if seat == HOUSE:
        return words("house-name", nth=0)
    return mention(page.entrants[seat].user_id)


def in_health(page: GatheringPage, key: str) -> str:
    """Return the key of a sentence about health, or of its variant for a game without health."""
    return key if page.full_health else f"{key}-without-health"


def list_names(words: Words, names: Sequence[str], most: int = NAMED) -> str:
    """List the first names, and count the rest."""
    told = words.listed(names[:most])
    return told if len(names) <= most else words("gathering-others", names=told, count=len(names) - most)


def clan_name(words: Words, row: GatheringRow, side: int) -> str:
    """Return the name of one of the two sides of a clash."""
    if row.sides:
        return escape(decode(row.sides, tuple[str, str])[side], CLAN_LENGTH)
    return words("gathering-clan-west") if side else words("gathering-clan-east")


def duel_words(words: Words, page: GatheringPage, number: int) -> str:
    """Name a duel by its number, as a link to its board where it has one."""
    told = words("gathering-duel", number=number)
    for bout in page.bouts:
        if bout.bout == number and bout.board_id is not None:
            return f"[{told}]({message_link(page.row.guild_id, bout.channel_id, bout.board_id)})"
    return told
