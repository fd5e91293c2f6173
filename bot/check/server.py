"""Checks of the server and the channel: which they are, and what the bot may do there."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import discord

from bot.check.finding import Broken, Limited, Said
from bot.check.line import line
from bot.check.walk import Walk
from bot.terminal import legible
from bot.wire.permits import is_shown

PERMISSIONS: dict[str, type[Broken | Limited]] = {
    "view_channel": Broken,
    "send_messages": Broken,
    "attach_files": Limited,
    "read_message_history": Limited,
    "create_public_threads": Limited,
    "send_messages_in_threads": Limited,
    "create_events": Limited,
}
"""The permissions that the invite asks for, and how bad it is if one is missing."""

IN_THE_SERVER = {"create_events"}
"""Permissions of the server, not of a channel."""

MOST_NAMED = 20
"""Most servers or channels to list in a sentence."""

INVITE = (
    "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={value}"
)


class Listed(Protocol):
    """A server or a channel."""

    @property
    def id(self) -> int:
        """Its id."""
        ...

    @property
    def name(self) -> str:
        """Its name."""
        ...


Place = TypeVar("Place", bound=Listed)


def invite_address(application_id: int) -> str:
    """Return the address that invites the bot with all permissions it can use."""
    value = discord.Permissions(**dict.fromkeys(PERMISSIONS, True)).value
    return INVITE.format(id=application_id, value=value)


@line(after=("gateway",), by_hand=True)
async def server(walk: Walk) -> Said:
    """Find the server that the host has chosen."""
    guilds = [guild for guild in walk.client.guilds if is_shown(guild)]
    if not walk.client.guilds:
        raise Broken("server-none", link=invite_address(walk.application.id))
    if not guilds:
        raise Broken("server-away")
    walk.guild = await _chosen(walk, "server", guilds, walk.wishes.server)
    return Said("server-chosen", {"name": legible(walk.guild.name)})


@line(after=("server",), by_hand=True)
async def channel(walk: Walk) -> Said:
    """Find the channel that the host has chosen."""
    if not walk.guild.text_channels:
        raise Broken("channel-none")
    walk.channel = await _chosen(walk, "channel", walk.guild.text_channels, walk.wishes.channel)
    walk.visited.append(walk.channel)
    return Said("channel-chosen", {"name": legible(walk.channel.name)})


async def _chosen(walk: Walk, kind: str, places: Sequence[Place], wish: str | None) -> Place:
    """Return the place wished for by id or name, the only one, or the one the host chooses."""
    names = [legible(place.name) for place in places]
    named = walk.words.listed(names[:MOST_NAMED] + ["…"] * (len(names) > MOST_NAMED))
    if wish is not None:
        # Discord shows a channel with a #, so a host may write it that way.
        wanted = wish.removeprefix("#").casefold()
        found = [place for place in places if wanted in (str(place.id), place.name.casefold())]
        if len(found) == 1:
            return found[0]
        raise Broken(f"{kind}-{'doubtful' if found else 'unknown'}", names=named)
    if len(places) == 1:
        return places[0]
    if not walk.host.there:
        raise Broken(f"{kind}-unsaid", names=named)
    return places[await walk.host.choose(walk.words(f"check-ask-{kind}"), names)]


@line(after=("server",))
async def administrator(walk: Walk) -> None:
    """Check that the bot has no more power than it needs."""
    if walk.guild.me.guild_permissions.administrator:
        raise Limited("administrator")


def _permission(name: str, kind: type[Broken | Limited]) -> Callable[[Walk], Awaitable[None]]:
    """Return a function that checks one permission."""

    async def look(walk: Walk) -> None:
        me = walk.guild.me
        permitted = me.guild_permissions if name in IN_THE_SERVER else walk.channel.permissions_for(me)
        if not getattr(permitted, name):
            raise kind(
                f"lacks-{name.replace('_', '-')}",
                channel=legible(walk.channel.name),
                bot=legible(me.display_name),
            )

    return look


for _name, _kind in PERMISSIONS.items():
    line(name=f"may_{_name}", after=("channel",))(_permission(_name, _kind))


@line("GET /guilds/{id}/members/{id}", after=("server",))
async def member(walk: Walk) -> None:
    """Look up one member, as the bot does for members of clans."""
    await walk.guild.fetch_member(walk.host_id)
