"""The house at a table: what it has chosen is sealed before the choice of its opponent is taken.

The text that is sealed names each choice by its seat, and ends with a nonce that follows from the seed of the
match. So whoever chooses the same again, after whatever has happened, seals the same.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from bot.play.ground.refusals import Stale
from bot.play.ground.repertoire import game_name
from bot.play.match.taken import TakenMatch
from bot.play.standing.victories import houses_beaten
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId
from bot.store.practice_rows import HouseSeal
from bot.store.turn_log import turn_at
from rules.codec import decode
from rules.dice import derived
from rules.game import Request
from rules.replay import Entry, Played

NONCE = 32
"""Digits of a nonce: 128 bits cannot be tried out, and on a phone it takes two lines instead of four."""

PERSON = 0
"""The seat of the one who plays alone against the house."""


@dataclass(frozen=True)
class Opened:
    """What the house had sealed for a play, once everybody may know it."""

    revision: int
    seal: str
    text: str
    """The choices and the nonce, whose SHA-256 the seal is."""


@dataclass(frozen=True)
class HouseSide:
    """The house as those it plays with may know it."""

    level: str
    alone: bool
    """Whether one person plays against it, and nobody waits for them."""
    seal: str | None
    """That of what it has chosen for this play, where people choose at the same time."""
    hurried: bool
    """Whether it thought less about that than it usually does."""
    opened: Opened | None
    """What it chose last, once that is known to all."""
    first: bool
    """Whether its opponent has just beaten this level of it for the first time."""


def house_seats(match: rows.Match) -> range:
    """Return the seats that the house plays: those after the last of people."""
    table = len(decode(match.wishes or "[]", tuple[str, ...]))
    return range(table - match.houses, table)


def house_seed(match: rows.Match, seat: int) -> str:
    """Return the seed of the dice with which the house chooses for a seat; the step is that of the play."""
    return derived(bytes.fromhex(match.seed), f"house/{seat}").hex()


def sealed_text(seed: str, play: int, choices: Mapping[int, str]) -> str:
    """Write what the house chose for a play, with a nonce that only the seed tells."""
    nonce = derived(bytes.fromhex(seed), f"house/nonce/{play}").hex()[:NONCE]
    # By seat: the same choices must be the same text, in whatever order they were made.
    return " ".join((*(f"{seat}={choice}" for seat, choice in sorted(choices.items())), nonce))


def seal_of(text: str) -> str:
    """Return the seal of such a text."""
    return hashlib.sha256(text.encode()).hexdigest()


async def owed_by_house(tx: Tx, match: rows.Match, requests: tuple[Request, ...]) -> list[Request]:
    """Return what the house is asked and has not chosen yet."""
    if not match.houses:
        return []
    picks = await tx.all("picks_of", rows.Pick, match_id=match.id, revision=match.revision)
    chosen = {pick.seat for pick in picks}
    seats = house_seats(match)
    return [request for request in requests if request.seat in seats and request.seat not in chosen]


async def check_sealed(tx: Tx, taken: TakenMatch) -> None:
    """Raise Stale while the house has yet to choose: what people choose is taken after that alone."""
    if await owed_by_house(tx, taken.match, taken.game.requests(taken.state)):
        raise Stale("turn-passed")


async def house_side(tx: Tx, match: rows.Match) -> HouseSide | None:
    """Read the house as those it plays with may know it; None where it does not play."""
    if match.level is None:
        return None
    now = await seal_at(tx, match.id, match.revision)
    last = await seal_at(tx, match.id, match.revision - 1)
    return HouseSide(
        level=match.level,
        alone=match.alone,
        seal=now.seal if now else None,
        hurried=bool(now and now.hurried),
        opened=await opened(tx, match, last) if last else None,
        first=await _first_victory(tx, match),
    )


async def seal_at(tx: Tx, match_id: MatchId, revision: int) -> HouseSeal | None:
    """Return the seal of what the house chose at a revision; None where it did not choose hidden."""
    return await tx.one("house_seal_at", HouseSeal, match_id=match_id, revision=revision)


async def _first_victory(tx: Tx, match: rows.Match) -> bool:
    if not match.beaten or match.ended_at is None:
        return False
    # Only a match alone is ever noted as beaten, and it has one person.
    [person] = await tx.all("seats_of", rows.Seat, match_id=match.id)
    beaten = await houses_beaten(tx, match.guild_id, person.user_id, match.ended_at)
    here = (game_name(match.game), match.level, 1)
    return here in {(each.game, each.level, each.times) for each in beaten}


async def opened(tx: Tx, match: rows.Match, sealed: HouseSeal) -> Opened | None:
    """Return what was sealed for a play that is over; None while it is not for everybody to know."""
    turn = await turn_at(tx, match.id, sealed.revision + 1)
    entry: Entry | None = decode(turn.entry, Entry) if turn else None
    if not isinstance(entry, Played) or not (sealed.opens or match.status == "over"):
        return None
    seats = house_seats(match)
    choices = {seat: choice for seat, choice in entry.choices.items() if seat in seats}
    return Opened(sealed.revision, sealed.seal, sealed_text(match.seed, sealed.revision + 1, choices))
