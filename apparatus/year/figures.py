"""What happened in a simulated year, in figures."""

from collections import Counter
from collections.abc import Iterator, Mapping

from apparatus.year.calendar import Year
from apparatus.year.played import every_turn
from bot.play.match.breaking_off import UNFOUGHT
from bot.store.engine import AUDITS, read_store
from bot.store.ids import MatchId
from bot.store.rows import Amount, StoredRow
from rules.codec import decode
from rules.game import Outcome


class Ended(StoredRow, frozen=True):
    """How many matches of a game ended in one way."""

    game: str
    outcome: str
    amount: int


class Held(StoredRow, frozen=True):
    """How many gatherings of a kind, or entries to such contests, ended with one status."""

    kind: str
    status: str
    amount: int


class DuelEnded(StoredRow, frozen=True):
    """A duel that nobody left."""

    id: MatchId
    game: str
    revision: int
    outcome: str

    @property
    def fought(self) -> bool:
        """Whether it ended by its rules."""
        return decode(self.outcome, Outcome) not in UNFOUGHT


async def figures(year: Year) -> list[str]:
    """Return a year's figures, one per line."""
    async with read_store(year.url, queries=AUDITS) as audit:
        ended = await audit.read(lambda tx: tx.all("endings", Ended))
        entered = await audit.read(lambda tx: tx.all("entry_ends", Held))
        held = await audit.read(lambda tx: tx.all("gathering_ends", Held))
        duels = await audit.read(lambda tx: tx.all("duels_ended", DuelEnded))
        honor = await audit.read(lambda tx: tx.one("honor_total", Amount))
        turns = await audit.read(every_turn)
    stood_in = sum(turn.stand_ins != "[]" for turn in turns)
    return [
        f"{year.people} people, {year.days} days, seed {year.seed}",
        *_matches(ended),
        *(f"{row.kind} {row.status}: {row.amount}" for row in held),
        *(f"contests, {row.kind}, {row.status}: {row.amount}" for row in entered),
        f"turns: {len(turns)}, {stood_in} of them with a stand-in",
        f"missed: {_listed(year.watch.misses)}",
        f"honor in all: {honor.amount if honor else 0:+}",
        f"tournaments over when they should be: {year.auditor.promises.kept}",
        *_sittings(year, [duel for duel in duels if duel.fought]),
        f"sent: {_listed(year.postman.sent)}",
        f"faults: {_listed(year.postman.faults)}",
        f"the bot: {_listed(year.mishaps)}",
        f"people: {_listed(year.town.done)}",
        f"looked at: {year.watch.looked} matches and gatherings, each right after it was in hand",
    ]


def _matches(ended: list[Ended]) -> Iterator[str]:
    ways: dict[str, Counter[str]] = {}
    for row in ended:
        ways.setdefault(row.game, Counter())[decode(row.outcome, Outcome).reason] += row.amount
    for game, reasons in ways.items():
        yield f"{game}: {reasons.total()} ({_listed(reasons)})"


def _sittings(year: Year, fought: list[DuelEnded]) -> Iterator[str]:
    """Yield how often people sat down per duel of each game, with and without plans."""
    kinds: dict[tuple[str, bool], list[DuelEnded]] = {}
    for duel in fought:
        kinds.setdefault((duel.game, duel.id in year.town.planned), []).append(duel)
    for (game, planned), duels in sorted(kinds.items()):
        chosen = sum(year.town.sittings[duel.id] for duel in duels)
        plays = sum(duel.revision for duel in duels)
        yield (
            f"decisions {'with' if planned else 'without'} plans, {game}: {chosen / len(duels):.1f} a duel,"
            f" {chosen / plays:.2f} a play ({len(duels)} duels)"
        )


def _listed(counts: Mapping[str, int]) -> str:
    """Return counts in words, the largest first."""
    most = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{amount} {name}" for name, amount in most) or "none"
