"""Decisions on questions that the text of a game leaves open."""

import msgspec


class Ruling(msgspec.Struct, frozen=True):
    """One decided question."""

    number: int
    name: str
    meaning: str
