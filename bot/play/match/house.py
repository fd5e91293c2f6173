"""The house at a table: its choice is sealed before its opponent's choice is accepted.

The sealed text names each choice by seat and ends with a nonce derived from the match's seed. So the same
choices always give the same seal, even when they are made again after a crash.
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
"""Hex digits of a nonce: 128 bits cannot be guessed, and take two lines on a phone instead of four."""

PERSON = 0
"""The seat of the person who plays alone against the house."""


@dataclass(frozen=True)
class Opened:
    """What the house had sealed for a play, once everyone may know it."""

    revision: int
    seal: str
    text: str
    """The choices and the nonce, whose SHA-256 the seal is."""


@dataclass(frozen=True)
class HouseSide:
    """The house as its opponents may know it."""

    level: str
    alone: bool
    """Whether one person plays against it and nobody waits for them."""
    seal: str | None
    """The seal of its choice for this play, if people choose at the same time."""
    hurried: bool
    """Whether it thought about that choice for less time than usual."""
    opened: Opened | None
    """Its last choice, once everyone may know it."""
    first: bool
    """Whether its opponent has just beaten this level for the first time."""


def house_seats(match: rows.Match) -> range:
    """Return the seats that the house plays: those after the people's."""
    table = len(decode(match.wishes or "[]", tuple[str, ...]))
    return range(table - match.houses, table)


def house_seed(match: rows.Match, seat: int) -> str:
    """Return the seed of the dice with which the house chooses for a seat."""
    return derived(bytes.fromhex(match.seed), f"house/{seat}").hex()


def sealed_text(seed: str, play: int, choices: Mapping[int, str]) -> str:
    """Return the text of the house's choices for a play, with a nonce that only the seed reveals."""
    nonce = derived(bytes.fromhex(seed), f"house/nonce/{play}").hex()[:NONCE]
    # Sorted by seat: the same choices must give the same text, whatever their order.
    return " ".join((*(f"{seat}={choice}" for seat, choice in sorted(choices.items())), nonce))


def seal_of(text: str) -> str:
    """Return the seal of a text: its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()


async def owed_by_house(tx: Tx, match: rows.Match, requests: tuple[Request, ...]) -> list[Request]:
    """Return the requests that the house has not answered yet."""
    if not match.houses:
        return []
    picks = await tx.all("picks_of", rows.Pick, match_id=match.id, revision=match.revision)
    chosen = {pick.seat for pick in picks}
    seats = house_seats(match)
    return [request for request in requests if request.seat in seats and request.seat not in chosen]


async def check_sealed(tx: Tx, taken: TakenMatch) -> None:
    """Raise Stale while the house has yet to choose: people's choices are accepted only after that."""
    if await owed_by_house(tx, taken.match, taken.game.requests(taken.state)):
        raise Stale("turn-passed")


async def house_side(tx: Tx, match: rows.Match) -> HouseSide | None:
    """Return the house as its opponents may know it; None if it does not play."""
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
    """Return the seal of the house's choice at a revision; None if it made no hidden choice."""
    return await tx.one("house_seal_at", HouseSeal, match_id=match_id, revision=revision)


async def _first_victory(tx: Tx, match: rows.Match) -> bool:
    if not match.beaten or match.ended_at is None:
        return False
    # Only matches of one person are ever marked as beaten.
    [person] = await tx.all("seats_of", rows.Seat, match_id=match.id)
    beaten = await houses_beaten(tx, match.guild_id, person.user_id, match.ended_at)
    here = (game_name(match.game), match.level, 1)
    return here in {(each.game, each.level, each.times) for each in beaten}


async def opened(tx: Tx, match: rows.Match, sealed: HouseSeal) -> Opened | None:
    """Return what was sealed for a finished play; None while not everyone may know it."""
    turn = await turn_at(tx, match.id, sealed.revision + 1)
    entry: Entry | None = decode(turn.entry, Entry) if turn else None
    if not isinstance(entry, Played) or not (sealed.opens or match.status == "over"):
        return None
    seats = house_seats(match)
    choices = {seat: choice for seat, choice in entry.choices.items() if seat in seats}
    return Opened(sealed.revision, sealed.seal, sealed_text(match.seed, sealed.revision + 1, choices))
