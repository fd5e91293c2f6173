"""The log of a finished match: all that anyone needs to play it again, without the database.

Choices that stay with their player (``Game.keeps``) are left out; the log then continues from the state
they led to.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.play.match.house import sealed_text
from bot.play.match.mix import mix_of, mixed_seed, read_mix, written
from bot.store import rows
from bot.store.practice_rows import HouseSeal
from rules.codec import decode, encode
from rules.dice import NotedDice
from rules.game import Outcome, seen
from rules.games import game
from rules.replay import Entry, Played, advance

NOTHING: Final = msgspec.Raw(b"null")
Drawn: TypeAlias = tuple[str, int, int]
"""One draw of the dice: label, bound, and the number drawn."""


class LoggedPlay(msgspec.Struct, frozen=True):
    """One play: what was chosen, and what happened."""

    chapter: int
    entry: Entry | None
    """None if the choice stays with its player."""
    stand_ins: tuple[int, ...]
    events: msgspec.Raw
    drawn: tuple[Drawn, ...] = ()
    """Its draws of the dice."""
    state: msgspec.Raw = NOTHING
    """The state it led to, if the choices that led there are left out; otherwise ``null``."""
    house: str | msgspec.UnsetType = msgspec.UNSET
    """The seal of the house's choice, shown before people chose."""


class MatchLog(msgspec.Struct, frozen=True):
    """A match from its options to its end."""

    match: str
    game: str
    options: msgspec.Raw
    seats: int
    seed: str
    seal: str
    start: tuple[Drawn, ...]
    """Draws before the first play."""
    plays: tuple[LoggedPlay, ...]
    outcome: Outcome | None

    mix: str | None = None
    """What people's clicks add to the seed; None if all dice follow from the seed alone."""
    houses: int | msgspec.UnsetType = msgspec.UNSET
    """Number of seats the house plays, the last ones; absent if it plays none."""

    @property
    def ends(self) -> tuple[int, ...]:
        """The last play of each turn; 0 for the beginning comes first."""
        turns = groupby(enumerate(self.plays, start=1), key=lambda each: each[1].chapter)
        return (0, *(max(number for number, _ in plays) for _, plays in turns))

    def dice(self, play: int) -> NotedDice:
        """Return the dice of a play; play 0 is the beginning."""
        secret = bytes.fromhex(self.seed)
        return NotedDice(secret if self.mix is None else mixed_seed(secret, read_mix(self.mix), play), play)


@dataclass(frozen=True)
class Reached:
    """What a play led to."""

    state: Any
    """None if unknown, because choices before it are left out."""
    events: tuple[Any, ...]
    drawn: tuple[Drawn, ...]
    played: bool = True
    """Whether the rules led here from the moment before; otherwise only the log says so."""


def moments(log: MatchLog) -> Iterator[Reached]:
    """Yield what the beginning and then each play led to. Raise Rejection for an illegal entry."""
    rules, dice = game(log.game), log.dice(0)
    step = rules.start(log.seats, decode_raw(log.options, rules.options_type), dice)
    state = step.state
    yield Reached(state, step.events, tuple(dice.drawn))
    for number, play in enumerate(log.plays, start=1):
        dice = log.dice(number)
        if play.state != NOTHING:
            state = decode_raw(play.state, rules.state_type)
            yield Reached(state, (), (), played=False)
        elif play.entry is None or state is None:
            # From here on nothing can be replayed until the log gives a state.
            state = None
            yield Reached(state, (), (), played=False)
        else:
            step = advance(rules, state, play.entry, dice)
            state = step.state
            yield Reached(state, step.events, tuple(dice.drawn))


def log_of(
    match: rows.Match,
    turns: Sequence[rows.Turn],
    seats: Sequence[rows.Seat],
    sealed: Sequence[HouseSeal] = (),
) -> MatchLog:
    """Return the log of a stored match with all choices, and with the seals (``sealed``) of the house."""
    seals = {each.revision + 1: each.seal for each in sealed}
    plays = (
        LoggedPlay(
            turn.chapter,
            decode(turn.entry, Entry),
            decode(turn.stand_ins, tuple[int, ...]),
            msgspec.Raw(turn.events.encode()),
            house=seals.get(turn.revision, msgspec.UNSET),
        )
        for turn in turns
    )
    return MatchLog(
        match=match.id,
        game=match.game,
        options=msgspec.Raw(match.options.encode()),
        seats=len(seats) + match.houses,
        seed=match.seed,
        seal=match.seal,
        start=(),
        plays=tuple(plays),
        outcome=decode(match.outcome, Outcome) if match.outcome else None,
        mix=written(mix_of(seats)) if match.mixed else None,
        houses=match.houses or msgspec.UNSET,
    )


def unsealed(log: MatchLog) -> Iterator[tuple[int, str, str]]:
    """Yield each play that the house had sealed, its seal, and the text of what it chose.

    Plays whose choices are not in the log, or that a departure replaced, are left out.
    """
    for number, play in enumerate(log.plays, start=1):
        if play.house is not msgspec.UNSET and isinstance(play.entry, Played):
            first = log.seats - (log.houses or 0)
            chosen = {seat: choice for seat, choice in play.entry.choices.items() if seat >= first}
            yield number, play.house, sealed_text(log.seed, number, chosen)


def for_anybody(log: MatchLog) -> MatchLog:
    """Return a log with its draws, without choices that stay with their player."""
    rules, [first, *after] = game(log.game), [*moments(log)]
    kept = [rules.keeps(moment.state) for moment in (first, *after)]
    # The state before a play decides whether it is left out; once a state keeps nothing, the log continues.
    plays = (
        _without_choices(play, moment, goes_on=not kept[number]) if kept[number - 1] else play
        for number, (play, moment) in enumerate(zip(log.plays, after, strict=True), start=1)
    )
    drawn = (replace(play, drawn=moment.drawn) for play, moment in zip(plays, after, strict=True))
    return replace(log, start=first.drawn, plays=tuple(drawn))


def _without_choices(play: LoggedPlay, moment: Reached, *, goes_on: bool) -> LoggedPlay:
    """Remove a play's choices; if the log ``goes_on`` from here, give the state it reached."""
    told = msgspec.Raw(encode(seen(moment.events, None)).encode())
    state = msgspec.Raw(encode(moment.state).encode()) if goes_on else NOTHING
    return replace(play, entry=None, events=told, state=state)


def decode_raw(raw: msgspec.Raw, kind: object) -> Any:  # noqa: ANN401  of the type that is named
    """Decode part of a log as a type. Raise ``msgspec.ValidationError`` if it does not fit."""
    return msgspec.json.decode(raw, type=kind)
