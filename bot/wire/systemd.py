"""Tells systemd that the bot is ready, alive or stopping.

Each is a datagram, as ``sd_notify`` sends them; without ``NOTIFY_SOCKET`` nobody listens.
"""

import os
import socket

import structlog

log = structlog.get_logger()

READY = "READY=1"
ALIVE = "WATCHDOG=1"
STOPPING = "STOPPING=1"


def notify(fact: str) -> None:
    """Tell systemd a fact, without waiting for it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    if address.startswith("@"):  # an abstract name, not a file
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            way.sendto(fact.encode(), address)
    except OSError as error:
        log.warning("systemd was not told", fact=fact, error=str(error))
