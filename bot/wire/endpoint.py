"""Which Discord the client talks to: the real one, directly or through a proxy, or one on this machine."""

from ipaddress import ip_address

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class EndpointError(ValueError):
    """The address of a local Discord is not on this machine."""


def check_local(address: str) -> yarl.URL:
    """Return the address of a Discord on this machine. Raise EndpointError for any other."""
    url = yarl.URL(address)
    try:
        local = url.scheme == "http" and ip_address(url.host or "").is_loopback
    except ValueError:
        local = False
    if not local:
        raise EndpointError("it must be an address on this machine, such as http://127.0.0.1:8080")
    return url


def use_discord(*, proxy: str | None, local: str | None) -> None:
    """Point discord.py at a proxy or a local Discord; with neither, at Discord itself.

    A proxy applies Discord's limits across several processes. It gets the token with each request, so it must
    be the host's own.
    """
    if proxy is not None:
        Route.BASE = proxy.rstrip("/")
    if local is not None:
        use_local_discord(local)


def use_local_discord(address: str) -> None:
    """Point discord.py at a Discord on this machine. Raise EndpointError for any other address.

    Class attributes are all that the library offers for this. A token must never travel to a foreign host.
    """
    url = check_local(address)
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"
