"""A tournament's outline: an organiser's choices so far, as a panel's controls hold them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.play.clocks.reliability import RELIABLE
from bot.play.entry.setups import DIGITS, read_digits, unusual, write_digits, write_setup
from bot.play.gatherings.kinds import TOURNAMENT, fits_kind
from bot.play.gatherings.opening import Terms
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import AnyGame, game_names, newest
from bot.play.ground.times import DAY, HOUR, PACES
from bot.store.moment import Moment, later
from players.player import LEVELS
from players.registry import levels
from rules.games import game

STARTS = (0, 1, 2, 6, 12, 24, 48, 72, 168, 336)
"""Hours until it begins automatically; 0 if an organiser begins it."""

ROUNDS = (0, 1, 2, 3, 5, 7, 10, 14, 21)
"""Days a round may take; 0 for the pace's default."""

PLACES = (0, 2, 3, 4, 8, 16, 32, 64, 128)
"""Places; 0 for as many as possible."""

EXTRAS = HARDCORE, BY_RATING, CLOSED, NO_LEAVE, CONFIRM, RELIABLE_ONLY = (
    "hardcore",
    "rating",
    "closed",
    "no-leave",
    "confirm",
    "reliable",
)
"""Departures from the usual."""

TITLE = 60
"""Longest title, in characters."""

NONE = "-"
"""Stands for the server's usual pace, for no answers, and for no house."""

PARTS = 5
"""Number of parts in a written outline."""


@dataclass(frozen=True)
class Outline:
    """The choices so far."""

    game: str
    answers: str = ""
    """A digit for each of the game's questions; empty if all is as usual."""
    pace: str = ""
    """Empty for the server's usual one."""
    start: int = 0
    round_days: int = 0
    places: int = 0
    extras: frozenset[str] = frozenset()
    level: str = ""
    """The level of the house that plays instead of a bye; empty for byes."""

    @property
    def rules(self) -> AnyGame:
        """The game of its duels."""
        return game(newest(self.game))

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels at which the house plays the game."""
        return levels(self.rules.id)

    @property
    def settled(self) -> dict[str, str]:
        """The unusual part of its duels' setup."""
        questions = self.rules.questions
        return unusual(self.rules, read_digits(questions, self.answers)) if self.answers else {}

    def write(self) -> str:
        """Return it as a control holds it."""
        places = zip((STARTS, ROUNDS, PLACES), (self.start, self.round_days, self.places), strict=True)
        extras = sum(1 << place for place, extra in enumerate(EXTRAS) if extra in self.extras)
        digits = "".join(DIGITS[known.index(chosen)] for known, chosen in places)
        parts = (self.game, self.pace, f"{digits}{extras}", self.answers, self.level)
        return "/".join(part or NONE for part in parts)

    def terms(self, title: str, now: Moment) -> Terms:
        """Return the terms to open sign-up with. Raise Refusal for a check-in without a start."""
        if CONFIRM in self.extras and not self.start:
            raise Refusal("gathering-check-in-unbounded")
        return self.terms_from(title, now, later(now, self.start * HOUR) if self.start else None)

    def terms_from(self, title: str, now: Moment, begins_at: Moment | None, least: int = 0) -> Terms:
        """Return the terms to open sign-up with, for this start instead of the chosen one."""
        if len(title) > TITLE:
            raise Unreadable
        ahead = begins_at - now if begins_at and CONFIRM in self.extras else 0
        return Terms(
            kind=TOURNAMENT,
            title=title,
            game_name=self.game,
            setup=write_setup(self.settled) or None,
            pace=self.pace or None,
            round_time=self.round_days * DAY or None,
            hardcore=HARDCORE in self.extras,
            by_rating=BY_RATING in self.extras,
            late_entry=CLOSED not in self.extras,
            places=self.places or None,
            begins_at=begins_at,
            # At most half the time left: a check-in that opened in the past would be refused.
            check_in=max(0, min(HOUR, ahead // 2)),
            grants_leave=NO_LEAVE not in self.extras,
            least_kept=RELIABLE if RELIABLE_ONLY in self.extras else 0,
            level=self.level or None,
            least=least,
        )


def read_outline(written: str, extras: Iterable[str] | None = None) -> Outline:
    """Parse what a control holds, with ``extras`` in place of its own if given.

    Raise Unreadable for what no panel holds.
    """
    parts = written.split("/")
    if len(parts) != PARTS:
        raise Unreadable
    name, pace, numbers, answers, level = parts
    fits = fits_kind(TOURNAMENT, hardcore=False)
    if name not in game_names() or not fits(game(newest(name))) or pace not in {NONE, *PACES}:
        raise Unreadable
    if level not in {NONE, *LEVELS}:
        raise Unreadable
    if answers != NONE:
        read_digits(game(newest(name)).questions, answers)
    chosen = _numbers(numbers)
    return Outline(
        game=name,
        answers="" if answers == NONE else answers,
        pace="" if pace == NONE else pace,
        start=chosen[0],
        round_days=chosen[1],
        places=chosen[2],
        extras=_bits(numbers[3:]) if extras is None else _known(extras),
        level="" if level == NONE else level,
    )


def answered(outline: Outline, answers: dict[str, str]) -> str:
    """Return answers to the questions of an outline's game as digits."""
    return write_digits(outline.rules.questions, answers)


def _numbers(written: str) -> Sequence[int]:
    chosen: list[int] = []
    # Padded with blanks, which are not digits: so a text that is too short is refused below.
    for known, digit in zip((STARTS, ROUNDS, PLACES), written.ljust(3), strict=False):
        place = DIGITS.find(digit)
        if not 0 <= place < len(known):
            raise Unreadable
        chosen.append(known[place])
    return chosen


def _bits(written: str) -> frozenset[str]:
    # ``isdigit`` alone accepts a superscript 2, which ``int`` cannot read.
    if not written.isascii() or not written.isdigit() or int(written) >= 1 << len(EXTRAS):
        raise Unreadable
    return frozenset(extra for place, extra in enumerate(EXTRAS) if int(written) >> place & 1)


def _known(extras: Iterable[str]) -> frozenset[str]:
    chosen = frozenset(extras)
    if not chosen <= set(EXTRAS):
        raise Unreadable
    return chosen
