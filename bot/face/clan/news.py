"""Clan news in its channel, for changes that no command's answer announces."""

from bot.face.clan.parts import shown
from bot.face.pieces import mention
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.store.clan_rows import ChronicleEntry, Clan


def news(clan: Clan, entry: ChronicleEntry, words: Words) -> Screen:
    """Announce a clan's new leader, or its end."""
    who, name = mention(entry.user_id), shown(clan.name)
    mark = Text(news_mark(entry))
    if entry.happening == "leads":
        text = words("clan-news-leads", who=who, clan=name)
        return Screen((Text(text), mark), pings=(entry.user_id,))
    if entry.actor_id is None:
        return Screen((Text(words("clan-news-ended", clan=name)), mark))
    return Screen((Text(words("clan-news-disbanded", who=who, clan=name)), mark))


def news_mark(entry: ChronicleEntry) -> str:
    """Return the small print that identifies a piece of news."""
    return f"-# {entry.clan_id} · {entry.nth}"
