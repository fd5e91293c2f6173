"""Messages about what cannot be shown in its channel: to players by DM, to organisers in their channel."""

from bot.face.escape import escape
from bot.face.occasion import gathering_name
from bot.face.pieces import mention
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.play.delivery.stranding import MATCH, SERVER, OrganisersContent, StrandedContent
from bot.store.clan_rows import ClanWar
from bot.store.gathering_rows import GatheringRow
from bot.store.stranding_rows import Stranding


def stranded(content: StrandedContent | OrganisersContent, words: Words) -> Screen:
    """Say what is stuck and where, whether the player can go on, and who can fix it and how."""
    row = content.row
    why, channel = "gone" if row.gone else "forbidden", f"<#{row.channel_id}>"
    if row.kind == SERVER:
        title, told = words(f"stranded-server-{why}", channel=channel), [words(f"stranded-mend-{why}")]
    else:
        assert isinstance(content, StrandedContent)  # noqa: S101  organisers are only told about their server
        title = words(f"stranded-{row.kind}", **_facts(content, words))
        hand = [words("stranded-hand")] if row.kind == MATCH else []
        told = [words(f"stranded-{why}", channel=channel), *hand, words(f"stranded-ask-{why}")]
    return Screen((Text(title), Text("\n".join(told)), Text(stranded_mark(row))))


def stranded_mark(row: Stranding) -> str:
    """Return the small print that identifies such a message."""
    return f"-# {row.subject} · {row.channel_id}"


def _facts(content: StrandedContent, words: Words) -> dict[str, str]:
    """Return the names used for what is stuck."""
    match content.about:
        case GatheringRow() as row:
            return {"name": gathering_name(row, words)}
        case ClanWar() as war:
            return {"clan": escape(war.clan_name), "foe": escape(war.foe_name)}
        case None:
            return {"others": words.listed(map(mention, content.others))}
