"""The few steps by which a seat changes hands in a hall."""

from bot.play.entry.substitutes import Substitutes
from bot.play.ground.times import DAY
from bot.store.substitution_rows import Substitution
from tests.play.hall import AYA, BEN, CHIYO, Hall


async def asked(hall: Hall, match_id: str) -> Substitution:
    """Return the newest request of a match."""
    rows = await hall.store.read(lambda tx: tx.all("substitutions_of", Substitution, match_id=match_id))
    return rows[-1]


async def ask(
    substitutes: Substitutes, match_id: str, user_id: int = AYA, *, seat: int = 0, newcomer: int = CHIYO
) -> int:
    """Ask for a substitute and return the number of the request."""
    await substitutes.ask(match_id=match_id, user_id=user_id, seat=seat, newcomer_id=newcomer)
    rows = await substitutes.context.store.read(
        lambda tx: tx.all("substitutions_of", Substitution, match_id=match_id)
    )
    return rows[-1].number


async def replaced(
    substitutes: Substitutes, match_id: str, leaver: int = AYA, newcomer: int = CHIYO, *others: int
) -> None:
    """Replace a player in a match by another, with everyone's consent."""
    number = await ask(substitutes, match_id, leaver, newcomer=newcomer)
    for other in others or (BEN,):
        assert not await substitutes.agree(match_id=match_id, number=number, user_id=other)
    assert await substitutes.accept(match_id=match_id, number=number, user_id=newcomer)


async def miss(hall: Hall, match_id: str, *choosing: int) -> None:
    """Pass a deadline that all but some people miss."""
    for user_id in choosing:
        await hall.pick(match_id, user_id, (await hall.page(match_id, user_id)).options[0])
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()
