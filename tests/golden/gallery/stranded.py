"""What a DM says about what cannot be posted where it belongs."""

from bot.face.screen import Screen
from bot.face.server.stranded import stranded
from bot.face.words import Words
from bot.play.delivery.stranding import MATCH, SERVER, OrganisersContent, StrandedContent
from bot.play.messages.parcels import CHALLENGE, CLAN_WAR, GATHERING, LOBBY
from bot.play.people.people import unseen_person
from bot.store.stranding_rows import Stranding
from tests.face.gathering_pages import gathering_row
from tests.face.test_clan_screens import WAR
from tests.golden.gallery.table import Gallery


def dm(words: Words, kind: str, others: tuple[int, ...] = (), about: object = None, *, gone: bool) -> Screen:
    row = Stranding(subject="m1", channel_id=2, kind=kind, guild_id=1, gone=gone)
    return stranded(StrandedContent("en-US", unseen_person(5, "en-US"), row, others, about), words)


SERVERS = Stranding(subject="1", channel_id=2, kind=SERVER, guild_id=1, gone=True)
CUP = gathering_row(title="Spring *Cup*")

SCREENS: Gallery = {
    "a match, its channel gone": lambda words: dm(words, MATCH, (7,), gone=True),
    "a match, its channel closed": lambda words: dm(words, MATCH, (7, 8), gone=False),
    "a challenge": lambda words: dm(words, CHALLENGE.name, (7,), gone=True),
    "a lobby": lambda words: dm(words, LOBBY.name, gone=False),
    "a tournament": lambda words: dm(words, GATHERING.name, about=CUP, gone=True),
    "a gathering": lambda words: dm(words, GATHERING.name, about=gathering_row(title=""), gone=False),
    "a war": lambda words: dm(words, CLAN_WAR.name, about=WAR, gone=False),
    "to the owner of the server": lambda words: dm(words, SERVER, gone=False),
    "to organisers": lambda words: stranded(OrganisersContent("en-US", SERVERS, 3), words),
}
