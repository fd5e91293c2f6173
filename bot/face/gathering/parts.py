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
"""People named in one sentence; of more than these the rest are counted."""

CLAN_LENGTH = 32
"""The longest name of a clan that is shown whole."""

BY_HEALTH = ("duel", "health")
"""How a duel was decided where the health that the winner has left is told."""


def headline(words: Words, row: GatheringRow) -> Text:
    """Return what stands above a gathering: its own title, where it has one, and what it is."""
    if row.title:
        return Text(
            words("gathering-title-own", title=escape(row.title, TITLE_LENGTH), kind=kind_words(words, row))
        )
    return Text(words("gathering-title", kind=kind_words(words, row)))


def called(words: Words, row: GatheringRow) -> str:
    """Say who calls a gathering, to which game, and how fast it is."""
    game, pace = game_title(words, game_name(row.game)), words(f"pace-{row.pace}")
    if row.cup_id is not None:
        return words("gathering-called-weekly", game=game, pace=pace)
    return words("gathering-called", host=mention(row.host_id), game=game, pace=pace)


def gathering_press(gathering_id: GatheringId, action: str) -> Press:
    """Return the press of one of a gathering's controls."""
    return Press("gathering", gathering_id, action=action)


def rules_of_gatherings(words: Words) -> Button:
    """Return the button that opens the rules at the page of the gatherings."""
    return Button(words("duel-rules-button"), press=Press("rules", action="gatherings"), emoji="📖")


def gathering_mark(gathering_id: GatheringId) -> str:
    """Return the small print by which a gathering's message is known again, whatever the language."""
    return f"-# 🏯 {gathering_id}"


def small_print(words: Words, row: GatheringRow) -> Text | Section:
    """Return the small print: the id and, from the sign-up on, the seal of its dice."""
    mark = gathering_mark(row.id)
    if row.seal is None:
        return Text(mark)
    told = words("gathering-mark", mark=mark, seal=short(row.seal))
    return sealed_print(words, told, seal_press("gathering", row.id, row.seal))


def named(page: GatheringPage, seat: int, words: Words) -> str:
    """Name who plays a seat: a player, or the house in the place of a bye."""
    if seat == HOUSE:
        return words("house-name", nth=0)
    return mention(page.entrants[seat].user_id)


def in_health(page: GatheringPage, key: str) -> str:
    """Return the key of a sentence that tells of health; without stamina, of the one that does not."""
    return key if page.full_health else f"{key}-without-health"


def list_names(words: Words, names: Sequence[str], most: int = NAMED) -> str:
    """List some names; of too many, the rest are counted."""
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
