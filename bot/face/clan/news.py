"""What becomes of a clan, told in its channel where no answer to a command tells it."""

from bot.face.clan.parts import shown
from bot.face.pieces import mention
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.store.clan_rows import ChronicleEntry, Clan


def news(clan: Clan, entry: ChronicleEntry, words: Words) -> Screen:
    """Tell who leads the clan from now on, or that it is no more."""
    who, name = mention(entry.user_id), shown(clan.name)
    mark = Text(news_mark(entry))
    if entry.happening == "leads":
        text = words("clan-news-leads", who=who, clan=name)
        return Screen((Text(text), mark), pings=(entry.user_id,))
    if entry.actor_id is None:
        return Screen((Text(words("clan-news-ended", clan=name)), mark))
    return Screen((Text(words("clan-news-disbanded", who=who, clan=name)), mark))


def news_mark(entry: ChronicleEntry) -> str:
    """Return the small print by which a piece of news is known again."""
    return f"-# {entry.clan_id} · {entry.nth}"
