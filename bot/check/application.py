"""Checks of the application, as its owner has set it up in the developer portal."""

import re

import discord

from bot.check.finding import Broken, Limited, Said, Untried
from bot.check.line import line
from bot.check.walk import Walk
from bot.terminal import legible

SHAPE = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
"""The shape of every bot token."""

MOST_APART = 5.0
"""Seconds by which clocks may differ before the host is told."""

FEW_SESSIONS = 50
"""How few of a day's thousand logins may be left before the host is told."""


@line("GET /users/@me", "GET /oauth2/applications/@me")
async def token(walk: Walk) -> Said:
    """Log in."""
    try:
        await walk.client.login(walk.token)
    except (discord.LoginFailure, ValueError) as error:  # no header holds a line feed
        raise Broken("token-unknown" if SHAPE.fullmatch(walk.token) else "token-misshapen") from error
    name = walk.client.user.name if walk.client.user else ""
    return Said("token-known", {"name": legible(name), "id": str(walk.application.id)})


@line(after=("token",))
async def server_install(walk: Walk) -> None:
    """Check that servers can add the bot."""
    _check_told(walk.application)
    if walk.application.guild_integration_config is None:
        raise Broken("server-install-off")


@line(after=("token",))
async def user_install(walk: Walk) -> None:
    """Check that users cannot take the bot into servers that have not added it."""
    _check_told(walk.application)
    if walk.application.user_integration_config is not None:
        raise Broken("user-install-on")


def _check_told(application: discord.AppInfo) -> None:
    if application.guild_integration_config is application.user_integration_config is None:
        raise Untried("installs-untold")


@line(after=("token",))
async def invite(walk: Walk) -> None:
    """Check that inviting the bot takes a single click."""
    if walk.application.bot_require_code_grant:
        raise Broken("code-grant-on")
    if not walk.application.bot_public:
        raise Limited("bot-private")


@line(after=("token",))
async def clicks_by_gateway(walk: Walk) -> None:
    """Check that clicks are sent to the bot and not to a website."""
    if walk.application.interactions_endpoint_url:
        raise Broken("endpoint-set")


@line(after=("token",))
async def privileged_intents(walk: Walk) -> None:
    """Check that no intent is on that the bot does not need."""
    flags = walk.application.flags
    if (
        flags.gateway_presence
        or flags.gateway_presence_limited
        or flags.gateway_guild_members
        or flags.gateway_guild_members_limited
        or flags.gateway_message_content
        or flags.gateway_message_content_limited
    ):
        raise Limited("intents-spare")


@line(after=("token",))
async def clock(walk: Walk) -> Said:
    """Compare this machine's clock with Discord's."""
    if walk.client.apart is None:
        raise Untried("clock-untold")
    seconds = round(walk.client.apart)
    if abs(walk.client.apart) > MOST_APART:
        raise Broken("clock-slow" if seconds > 0 else "clock-fast", seconds=abs(seconds))
    return Said("clock-right", {"seconds": abs(seconds)})


@line("GET /gateway/bot", after=("token",))
async def logins_left(walk: Walk) -> Said:
    """Ask how often the bot may still connect today."""
    limits = await walk.client.fetch_session_start_limits()
    hours = -(-limits.reset_after // 3_600_000)
    if limits.remaining == 0:
        raise Broken("logins-spent", hours=hours)
    if limits.remaining < FEW_SESSIONS:
        raise Limited("logins-few", left=limits.remaining, hours=hours)
    return Said("logins-counted", {"left": limits.remaining, "total": limits.total})


@line("GET /gateway/bot", after=("token",))
async def gateway(walk: Walk) -> Said:
    """Connect with the intents that the bot asks for."""
    await walk.client.go_online()
    return Said("gateway-open", {"servers": len(walk.client.guilds), "shards": len(walk.client.shards)})
