"""What must hold after every step of a simulated year, and at its end."""

from bot.play.pace import MISSES_TO_FORFEIT
from bot.store.engine import Store
from bot.store.rows import Row
from bot.year.house import TICK, House

ALWAYS = ("torn_matches", "stale_picks", "crooked_reversals", "doubled_fighters", "overfull_gatherings")

NEVER_LATE = ("stuck_matches", "stuck_gatherings", "stuck_challenges", "stuck_lobbies", "stuck_parcels")

GRACE = 3 * TICK
"""How late a look at the deadlines may come."""


class Violation(Exception):  # noqa: N818  a finding of the simulation
    """Something that must never be."""


class Subject(Row, frozen=True):
    """What is wrong."""

    subject: str


async def check_safety(audit: Store, now: int) -> None:
    """Raise Violation for whatever is lost, doubled or stuck."""
    for query in ALWAYS:
        await _none(audit, query)
    await _none(audit, "hasty_forfeits", least=MISSES_TO_FORFEIT)
    for query in NEVER_LATE:
        await _none(audit, query, before=now - GRACE)


async def check_finished(audit: Store) -> None:
    """Raise Violation where anything still goes on."""
    await _none(audit, "unfinished")


async def check_secrets(house: House, match_id: str) -> None:
    """Raise Violation where a match shows anybody what is hidden from them."""
    public = await house.reading.match(match_id)
    if public.pick is not None or public.options or (public.seed and public.outcome is None):
        raise Violation(f"{match_id} shows everybody what is hidden")
    for player in public.players:
        page = await house.reading.match(match_id, player.user_id)
        if page.own_seat != player.seat or (page.seed and page.outcome is None):
            raise Violation(f"{match_id} shows {player.user_id} what is hidden")


async def check_return(house: House, audit: Store, before: dict[str, int]) -> None:
    """Raise Violation where anybody lost a turn while the bot was down."""
    for match_id, revision in before.items():
        page = await house.reading.match(match_id)
        if page.revision != revision:
            raise Violation(f"{match_id} went on while the bot was down")
        if page.deadline_at is not None and page.deadline_at <= house.clock():
            raise Violation(f"{match_id} fell due while the bot was down")
    await check_safety(audit, house.clock())


async def _none(audit: Store, query: str, **facts: int) -> None:
    found = await audit.read(lambda tx: tx.all(query, Subject, **facts))
    if found:
        subjects = ", ".join(row.subject for row in found[:5])
        raise Violation(f"{query.replace('_', ' ')}: {subjects} ({len(found)} in all)")
