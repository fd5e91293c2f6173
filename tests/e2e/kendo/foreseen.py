"""A match of Kendo Duel played beside the bot's by the same rules and dice, so that a test knows it all."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.play.ground.times import MISSES_TO_FORFEIT
from rules.dice import SEED_BYTES, Dice
from rules.game import Game, Request, Step
from rules.games import game
from rules.kendo.events import KendoEvent

DUEL, COMPETITION = "kendo.duel/2", "kendo.competition/2"

PAIR = 2

MOST_TRIED = 2_000
"""The most seeds to try for a course; there are thousands of each kind that is wanted here."""


class Foreseen:
    """The course of the bot's match, including hidden cards."""

    def __init__(self, game_id: str, seats: int, seed: bytes) -> None:
        self.game: Game[Any, KendoEvent, Any, Any] = game(game_id)
        self.seats, self.seed, self.revision = seats, seed, 0
        step = self.game.start(seats, self.game.options_type(), Dice(seed, 0))
        self.state = step.state
        self.events = list(step.events)
        """Everything that has happened."""
        self.told: list[dict[str, tuple[str, ...]]] = [{} for _ in range(seats)]
        """What each player has settled ahead, by topic."""
        self.misses = [0] * seats
        """How often in a row each player has missed their time."""
        self.chapters = list[int]()
        """What each message reports, by the revision with which it begins."""
        self._chapter = 0

    @property
    def requests(self) -> tuple[Request, ...]:
        """Who is asked now, and what they can choose."""
        return self.game.requests(self.state)

    @property
    def request(self) -> Request:
        """The one choice that is due."""
        [request] = self.requests
        return request

    def happened(self, kind: type[KendoEvent]) -> list[Any]:
        """Return all events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def play(self, choices: Mapping[int, str]) -> None:
        """Play as the bot does, and go on with what is settled ahead."""
        self._note(self.game.play(self.state, choices, self.dice), choices)
        self.misses = [0 if seat in choices else missed for seat, missed in enumerate(self.misses)]
        self.heed()

    def heed(self) -> None:
        """Play what is settled ahead, until a player must be asked."""
        heeded = {request.seat: self._heeded(request) for request in self.requests}
        choices = {seat: choice for seat, choice in heeded.items() if choice is not None}
        if heeded and len(choices) == len(heeded):
            self.play(choices)

    def _heeded(self, request: Request) -> str | None:
        told = self.told[request.seat]
        return self.game.heed(self.game.view(self.state, request.seat), request, told) if told else None

    def miss(self, seat: int) -> None:
        """Miss a player's deadline: the stand-in chooses, or they forfeit."""
        missed = self.misses[seat] + 1
        if missed == MISSES_TO_FORFEIT:
            self._note(self.game.leave(self.state, seat, "forfeited", self.dice))
        else:
            choice = self.game.stand_in(self.state, seat, self.dice)
            self._note(self.game.play(self.state, {seat: choice}, self.dice))
        self.misses[seat] = missed
        self.heed()

    @property
    def dice(self) -> Dice:
        """The dice of the next play."""
        return Dice(self.seed, self.revision + 1)

    def _note(self, step: Step[Any, KendoEvent], choices: Iterable[int] = ()) -> None:
        goes_on = self.revision and self.game.continues(self.state)
        self.revision += 1
        self._chapter = self._chapter if goes_on else self.revision
        self.state = step.state
        self.events += step.events
        goes_on = self.game.continues(self.state)
        sits_on = goes_on and self.seats == PAIR and [r.seat for r in self.requests] == [*choices]
        if not sits_on and self._chapter not in self.chapters:
            self.chapters.append(self._chapter)


Manner = Callable[[Foreseen, Request], str]
"""How a player chooses."""

Course = Callable[[Foreseen], bool]
"""Whether a match has reached what a test wants."""


def course(
    game_id: str, seats: int, manner: Manner, wanted: Course, *, most: int, away: int | None = None
) -> Foreseen:
    """Return the beginning of a match that reaches what is wanted in ``most`` plays, if all keep to a manner.

    The player who is ``away`` chooses nothing.
    """
    for number in range(MOST_TRIED):
        seed = number.to_bytes(SEED_BYTES)
        foreseen = Foreseen(game_id, seats, seed)
        while foreseen.requests and foreseen.revision < most:
            go_on(foreseen, manner, away)
            if wanted(foreseen):
                return Foreseen(game_id, seats, seed)
    raise AssertionError("no such course")


def go_on(foreseen: Foreseen, manner: Manner, away: int | None = None) -> None:
    """Choose for everyone who is asked."""
    seats = [request.seat for request in foreseen.requests]
    if seats == [away]:
        foreseen.miss(away)
    else:
        foreseen.play({request.seat: manner(foreseen, request) for request in foreseen.requests})


def sensibly(foreseen: Foreseen, request: Request) -> str:
    """Choose as the stand-in does."""
    return foreseen.game.stand_in(foreseen.state, request.seat, foreseen.dice)


def asks(decision: str) -> Course:
    """Return a course that is reached when only one player is asked, for this decision."""
    return lambda foreseen: [request.decision for request in foreseen.requests] == [decision]


def over(foreseen: Foreseen) -> bool:
    """Return whether a match has ended."""
    return not foreseen.requests
