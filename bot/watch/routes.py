"""The kind of a request to Discord, without any id or token."""

import re

PREFIX = "/api/v10/"

WORD = re.compile(
    "applications|bot|callback|channels|commands|gateway|guilds|interactions|members|messages|oauth2"
    "|scheduled-events|threads|users|webhooks|@me|@original"
)
"""Fixed words in paths. Anything else in one is an id or a token."""

ELSEWHERE = "other"
"""Anything but a request to the API, such as a connection to the gateway."""

LONGEST = 6
"""How many parts the longest path has that the bot requests."""


def kind_of(method: str, path: str) -> str:
    """Return the kind of a request, such as ``POST /channels/{id}/messages``."""
    _, found, asked = path.partition(PREFIX)
    parts = asked.strip("/").split("/")
    if not found or len(parts) > LONGEST:
        return ELSEWHERE
    return f"{method} /{'/'.join(map(_named, parts))}"


def _named(part: str) -> str:
    if WORD.fullmatch(part):
        return part
    return "{id}" if part.isdecimal() else "{token}"
