"""What tests of records share: duels with a certain winner, and the records they leave."""

import msgspec

from bot.play.standing.honor import Source, enter, reverse
from bot.play.standing.strength import Rating
from tests.play.hall import AYA, BEN, GUILD, Hall

SCRIPT = (("moon", "snow"), ("pine", "moon"), ("fan", "pine"))
"""Three turns in which the Swift fells the Wanderer whatever the dice say."""

DUEL, BRAWL = "bushido.duel", "bushido.brawl"


class Record(msgspec.Struct, frozen=True):
    """How a match ended for one person."""

    match_id: str
    user_id: int
    game: str
    role: str
    result: str


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a rating."""

    guild_id: int
    game: str
    nth: int
    user_id: int
    match_id: str
    place: int
    level_before: int
    spread_before: int
    level: int
    spread: int

    @property
    def before(self) -> Rating:
        return Rating(self.level_before, self.spread_before)

    @property
    def after(self) -> Rating:
        return Rating(self.level, self.spread)


class Kept(msgspec.Struct, frozen=True):
    """A current rating."""

    guild_id: int
    game: str
    user_id: int
    level: int
    spread: int
    floor: int
    matches: int


async def begun(hall: Hall, winner_id: int = AYA, loser_id: int = BEN) -> str:
    """Begin a duel that is two blows from its end, and return its id."""
    match_id = await hall.duel(winner_id, loser_id)
    for cards in SCRIPT[:-1]:
        await hall.play(match_id, *cards)
    return match_id


async def felled(hall: Hall, winner_id: int = AYA, loser_id: int = BEN) -> str:
    """Fight a duel in which the winner fells the loser, and return its id."""
    match_id = await begun(hall, winner_id, loser_id)
    await hall.play(match_id, *SCRIPT[-1])
    assert (await hall.match(match_id)).status == "over"
    return match_id


async def records(hall: Hall) -> list[Record]:
    """Return every record, oldest match first."""
    return await hall.books.read(lambda tx: tx.all("records_all", Record))


async def rated(hall: Hall) -> list[Rated]:
    """Return every change of a rating, in the order of the ladders."""
    return await hall.books.read(lambda tx: tx.all("rated_all", Rated))


async def ratings(hall: Hall) -> list[Kept]:
    """Return every current rating."""
    return await hall.books.read(lambda tx: tx.all("ratings_all", Kept))


async def told(hall: Hall, user_id: int, deed: str, source: Source, *, guild_id: int = GUILD) -> None:
    """Enter a deed."""
    await hall.store.transact(
        lambda tx: enter(
            hall.context.chance,
            tx,
            guild_id=guild_id,
            user_id=user_id,
            deed=deed,
            source=source,
            at=hall.clock(),
        )
    )


async def taken_back(
    hall: Hall, undone: Source, by: Source, *, guild_id: int = GUILD, deed: str | None = None
) -> int:
    """Reverse what a source entered, and return how many entries were reversed."""
    return await hall.store.transact(
        lambda tx: reverse(
            hall.context.chance, tx, guild_id=guild_id, undone=undone, source=by, at=hall.clock(), deed=deed
        )
    )
