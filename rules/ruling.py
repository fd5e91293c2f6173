"""A question that the text of a game leaves open, decided once."""

import msgspec


class Ruling(msgspec.Struct, frozen=True):
    """One question, decided."""

    number: int
    name: str
    meaning: str
