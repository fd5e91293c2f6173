"""A DM that says what cannot be shown where it belongs, and what to do about it."""

from bot.face.escape import escape
from bot.face.gathering.parts import TITLE_LENGTH, kind_words
from bot.face.pieces import mention
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.play.delivery.contents import StrandedContent
from bot.play.delivery.stranding import MATCH, SERVER
from bot.store.clan_rows import ClanWar
from bot.store.gathering_rows import GatheringRow
from bot.store.stranding_rows import Stranding


def stranded(content: StrandedContent, words: Words) -> Screen:
    """Tell somebody where something hangs, whether they can go on, and whom to ask for what."""
    row = content.row
    channel = f"<#{row.channel_id}>"
    title = words(f"stranded-{row.kind}", channel=channel, **_facts(content, words))
    told = [] if row.kind == SERVER else [words(f"stranded-{_why(row)}", channel=channel)]
    if row.kind == MATCH:
        told.append(words("stranded-hand"))
    told.append(words(f"stranded-ask-{_why(row)}", asked="organiser" if row.kind == SERVER else "player"))
    return Screen((Text(title), Text("\n".join(told)), Text(stranded_mark(row))))


def stranded_mark(row: Stranding) -> str:
    """Return the small print by which such a message is known again."""
    return f"-# {row.subject} · {row.channel_id}"


def _facts(content: StrandedContent, words: Words) -> dict[str, str]:
    """Return what something is called by."""
    match content.about:
        case GatheringRow() as row:
            return {"name": escape(row.title, TITLE_LENGTH) if row.title else kind_words(words, row)}
        case ClanWar() as war:
            return {"clan": escape(war.clan_name), "foe": escape(war.foe_name)}
        case None:
            return {"others": words.listed(map(mention, content.others))}


def _why(row: Stranding) -> str:
    return "gone" if row.gone else "forbidden"
