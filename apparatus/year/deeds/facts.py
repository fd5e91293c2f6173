"""What every deed names: who does it, and to what."""

from typing import TypedDict

from bot.play.guild.organisers import Standing


class OfChallenge(TypedDict):
    """A challenge."""

    challenge_id: str
    user_id: int


class OfMatch(TypedDict):
    """A match."""

    match_id: str
    user_id: int


class OfClan(TypedDict):
    """A clan."""

    clan_id: str
    user_id: int


class OfWar(TypedDict):
    """A war between clans."""

    war_id: str
    user_id: int


class OfGathering(TypedDict):
    """A gathering."""

    gathering_id: str
    user_id: int


class Asked(OfGathering):
    """What a gathering asks for."""

    asking: int


class Organised(TypedDict):
    """A gathering, in the hands of an organiser."""

    gathering_id: str
    standing: Standing


class Mended(Organised):
    """The same, with what is to be said about it."""

    reason: str
