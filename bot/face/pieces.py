"""Small pieces that all screens share."""

from collections.abc import Collection

from bot.face.escape import plain
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.people.alias import alias_name
from bot.store.ids import ChannelId, GuildId, MessageId, UserId

ACCENT = 0x8C1C13
"""Lacquer red, the colour of a duel."""

GOLD = 0xB08D2E
"""The colour of a finished duel."""

PAIR = 2
"""Players in a duel."""

BAR = 10
"""Marks in a health bar."""


def mention(user_id: UserId) -> str:
    """Write a mention, which Discord shows as the person's name; a forgotten player has only an alias."""
    return f"<@{user_id}>" if user_id > 0 else f"*{alias_name(user_id)}*"


def called(player: Player, words: Words) -> str:
    """Name a player at a table: a person by a mention, the house by a word."""
    return words("house-name", nth=player.house) if player.house is not None else mention(player.user_id)


def listed_as(player: Player, words: Words) -> str:
    """Name a player at a table for a list, where mentions do not work."""
    return words("house-name", nth=player.house) if player.house is not None else plain(player.name)


def level_name(words: Words, level: str) -> str:
    """Name a level of the house."""
    return words(f"level-{level}")


def bar(health: int, full_health: int) -> str:
    """Draw health as a row of marks, at least one full while the fighter stands."""
    full = -(-max(health, 0) * BAR // full_health)
    return "▰" * full + "▱" * (BAR - full)


def whether(told: bool) -> str:
    """Return the word with which a message of the catalogue chooses between two sentences."""
    return "yes" if told else "no"


def message_link(guild_id: GuildId, channel_id: ChannelId, message_id: MessageId) -> str:
    """Return the address of a message in Discord."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def linked(name: str, guild_id: GuildId, channel_id: ChannelId, message_id: MessageId | None) -> str:
    """Return a name linked to a message, or the name alone if there is none."""
    return name if message_id is None else f"[{name}]({message_link(guild_id, channel_id, message_id)})"


def either(words: Words, numbers: Collection[int]) -> str:
    """List two or more numbers as alternatives."""
    *some, last = map(str, sorted(numbers))
    return words("gathering-sizes", some=words.listed(some), last=last)


def signed(count: int) -> str:
    """Write a number with its sign."""
    return f"+{count}" if count >= 0 else f"\N{MINUS SIGN}{-count}"
