"""Rows of matches against the house, as queries return them."""

from bot.store.rows import StoredRow


class HouseSeal(StoredRow, frozen=True):
    """The seal of what the house chose at a revision."""

    revision: int
    seal: str
    opens: bool
    hurried: bool


class HouseBeaten(StoredRow, frozen=True):
    """How often a player has beaten a level of the house under one version of the rules."""

    game: str
    level: str
    times: int
