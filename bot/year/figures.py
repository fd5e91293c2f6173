"""What happened in a simulated year, in figures."""

from collections import Counter
from collections.abc import Iterator

from bot.store.engine import AUDITS, open_store
from bot.store.rows import Amount, Row
from bot.year.calendar import Year
from rules.codec import decode
from rules.game import Outcome


class Ended(Row, frozen=True):
    """How many matches of a game ended in one way."""

    game: str
    outcome: str
    amount: int


class Held(Row, frozen=True):
    """How many gatherings of a kind came to one end."""

    kind: str
    status: str
    amount: int


async def figures(year: Year) -> list[str]:
    """Return the figures of a year, a line each."""
    async with open_store(year.url, queries=AUDITS) as audit:
        ended = await audit.read(lambda tx: tx.all("endings", Ended))
        held = await audit.read(lambda tx: tx.all("gathering_ends", Held))
        counts = {
            query: await audit.read(lambda tx, query=query: tx.one(query, Amount))
            for query in ("all_turns", "stand_in_turns", "honor_total")
        }
    amounts = {query: found.amount if found else 0 for query, found in counts.items()}
    return [
        f"{year.people} people, {year.days} days: {year.restarts} restarts, {year.outages} outages",
        f"{year.postman.sent} messages sent, {year.postman.failed} failed",
        f"{amounts['all_turns']} turns, {amounts['stand_in_turns']} of them with a stand-in",
        f"honor {amounts['honor_total']:+}",
        *_matches(ended),
        *(f"{row.kind} {row.status}: {row.amount}" for row in held),
    ]


def _matches(ended: list[Ended]) -> Iterator[str]:
    ways: dict[str, Counter[str]] = {}
    for row in ended:
        ways.setdefault(row.game, Counter())[decode(row.outcome, Outcome).reason] += row.amount
    for game, reasons in ways.items():
        told = ", ".join(f"{amount} {reason}" for reason, amount in reasons.most_common())
        yield f"{game}: {reasons.total()} ({told})"
