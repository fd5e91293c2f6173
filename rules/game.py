"""The contract that every game meets.

A game is a set of pure functions over immutable states. It says who owes a choice and what is legal, takes
the choices, and returns the next state and the events that led there. It never reads a clock, never draws at
random except from the dice it is given, and never remembers anything outside the state.

A choice is a short text taken from the options of a request. Several requests at once mean that the choices
are simultaneous and hidden, and ``play`` takes them all together.

How the four systems fit:

*Bushido Duels.* Each turn asks both fighters for a card; ``play`` reveals, rolls and resolves. In the free
for all a choice names card and target, and the active player then orders the fights, one seat asked at a
time. Spent cards lie face up, so the only secret is a choice not yet played.

*Way of the Samurai.* One seat, many small choices in a fixed order (cards, Ki, Gisei, combos). The state
holds the shuffled decks and the view hides them, even from the public; opponents are rules, not seats.

*Pocket Samurai.* The draft asks one seat at a time, in the open, or both for their wishes; the Bushido phase
asks both for a hidden card, then, if a card says so, one seat or both for a side, a strike, a card from hand
or one to exhaust. Since the draft is open, the only secrets are the order of the deck, a list of wishes while
it is being made, and a choice not yet played.

*Kendo Duel.* All may first switch cards, hidden; then they attack and answer in turns: one request at a time,
with options from a hand that the others do not see. Sub-decks are shuffled by the dice of the step that needs
them; two to four seats.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from rules.dice import Dice
from rules.lesson import Lesson
from rules.marks import MarkRule

S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E", bound="Event")
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options, beside S, E and V
C = TypeVar("C", bound=msgspec.Struct)


class Rejection(Exception):  # noqa: N818  a refusal the player reads, not a fault
    """A choice or an option that the rules do not allow.

    ``reason`` names a sentence of the message catalogue; ``facts`` fill its gaps.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


# Defaults stay out of the log: a new field in a released event must not change its bytes.
class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True, omit_defaults=True):
    """Something that happened; every game derives its own kinds from this."""

    seen_by: tuple[int, ...] | None = None
    """The seats that may see it; None for everyone."""


def seen(events: Iterable[E], seat: int | None) -> tuple[E, ...]:
    """Return the events that a seat may see, or the public if the seat is None."""
    return tuple(event for event in events if event.seen_by is None or seat in event.seen_by)


class Request(msgspec.Struct, frozen=True):
    """A choice that a seat owes now, with all legal options."""

    seat: int
    decision: str
    """The kind of choice, in one word, such as ``card``."""
    options: tuple[str, ...]


class Topic(msgspec.Struct, frozen=True):
    """Something a seat can instruct in advance, for whenever it is asked about it."""

    name: str
    options: tuple[str, ...]
    ranked: bool = False
    """Whether it ranks several options, the preferred one first; otherwise it holds one."""
    needs: tuple[str, ...] = ()
    """Other topics without which an instruction on this one is ignored."""


Instructions: TypeAlias = Mapping[str, tuple[str, ...]]
"""A seat's instructions, by the names of the topics."""


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    winners: tuple[int, ...]
    """The seats that won; none for a draw."""
    reason: str
    """Why, in one word of the catalogue, such as ``knockout`` or ``resigned``."""


class Question(msgspec.Struct, frozen=True):
    """Something the host decides before a match begins."""

    name: str
    answers: tuple[str, ...]
    """The first is the default."""


class Setup(msgspec.Struct, frozen=True):
    """What is decided before a match begins, from which a game makes its options."""

    roles: tuple[str, ...] = ()
    """Each seat's role, in a game that has roles."""
    answers: Mapping[str, str] = {}
    """The host's answers, by the names of the questions."""
    stamina: tuple[int, ...] | None = None
    """Each seat's stamina from an earlier duel of a gathering; None if all begin fresh."""


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """The next state and the events that led there."""

    state: S
    events: tuple[E, ...]


class Campaign(ABC, Generic[C, S, O]):
    """A run of one seat through several matches of a game, with a state that outlives each of them.

    It draws nothing at random: chance only acts inside its matches. So its state follows from how they ended,
    in order.
    """

    state_type: type[C]
    questions: ClassVar[tuple[Question, ...] | None] = None
    """What its player decides before it begins; None for all of the game's questions."""

    @abstractmethod
    def begin(self, answers: Mapping[str, str]) -> C:
        """Begin with the host's answers. Raise Rejection if they do not fit."""

    @abstractmethod
    def options(self, state: C) -> O:
        """Return the options of its next match."""

    @abstractmethod
    def after(self, state: C, ended: S, outcome: Outcome) -> C:
        """Return the state after a match that ended with this outcome."""

    @abstractmethod
    def outcome(self, state: C) -> Outcome | None:
        """Return how the campaign ended, or None while it goes on."""

    def score(self, state: C) -> int:  # noqa: ARG002  for campaigns that are compared
        """Return how far the campaign has come (more is better), to compare campaigns from one seed."""
        return 0


class Game(ABC, Generic[S, E, V, O]):
    """One ruleset of one tabletop system, under an id that pins its version for good."""

    id: str
    """Name and version, such as ``bushido.duel/1``; a released version never changes its behaviour."""
    draft: bool = False
    """Whether its rules may still change: it is tested and measured, but no match begins with it."""
    seats: ClassVar[range]
    """The numbers of seats it can be played with."""
    longest: ClassVar[int]
    """An upper bound on the number of plays to the end, for any choices and rolls."""
    state_type: type[S]
    event_type: object
    """The event classes as a union, for decoding."""
    view_type: type[V]
    options_type: type[O]
    role: ClassVar[str] = ""
    """What a player may choose to be before the start, in one word, such as ``fighter``."""
    roles: tuple[str, ...] = ()
    """The roles to choose from; empty if all play the same."""
    beginners_role: ClassVar[str] = ""
    """The role that suits beginners best; empty if none stands out."""
    questions: ClassVar[tuple[Question, ...]] = ()
    """What a host decides before a match."""
    stamina: ClassVar[int] = 0
    """How much each starts with of what gatherings carry over between duels; 0 if nothing is."""

    banks_time: ClassVar[bool] = False
    """Whether unused time of a choice should count for the next, because there are many small ones."""

    campaign: ClassVar[Campaign[Any, Any, Any] | None] = None
    """Its campaign, if it has one."""

    rungs: ClassVar[tuple[Mapping[str, str], ...]] = ()
    """Setups for solo play, from easy to hard; the first one not yet won suits a player."""
    ladder: ClassVar[tuple[int, ...]] = ()
    """How many solo victories each rank takes; empty if there are no ranks."""

    shared_by_day: ClassVar[bool] = False
    """Whether everyone can play the same solo match, a new one each day."""
    lesson: ClassVar[Lesson | None] = None
    """A guided lesson in a few steps, or None."""
    marks: ClassVar[Mapping[str, MarkRule]] = {}
    """What can be earned in it by playing well, each mark with the rule that says who has earned it."""

    @abstractmethod
    def start(self, seats: int, options: O, dice: Dice) -> Step[S, E]:
        """Set the table. Raise Rejection if the options do not fit."""

    @abstractmethod
    def requests(self, state: S) -> tuple[Request, ...]:
        """Return who owes a choice now, and which choices are legal; nothing once the game is over."""

    @abstractmethod
    def play(self, state: S, choices: Mapping[int, str], dice: Dice) -> Step[S, E]:
        """Resolve the choices of all who owe one. Raise Rejection for any that is not legal."""

    @abstractmethod
    def leave(self, state: S, seat: int, reason: str, dice: Dice) -> Step[S, E]:
        """Remove a seat from the game for good, because it resigned or forfeited."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return what a seat may know, or the public if the seat is None. Nothing else is ever shown."""

    @abstractmethod
    def sensible(self, view: V, request: Request, dice: Dice) -> str:
        """Choose sensibly for the seat that is asked, from what it may know."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, dice: Dice) -> S:
        """Return a state that this seat cannot tell from the given one, with hidden facts drawn again."""

    def stand_in(self, state: S, seat: int, dice: Dice) -> str:
        """Choose for a player who is away. Raise StopIteration if nothing is asked of that seat."""
        request = next(request for request in self.requests(state) if request.seat == seat)
        # By the view: a stand-in that read the state would use what its player cannot know.
        return self.sensible(self.view(state, seat), request, dice)

    def continues(self, state: S) -> bool:  # noqa: ARG002  for games that take a turn in several plays
        """Return whether the next play is told together with the one before it."""
        return False

    def plays_on(self, state: S, seat: int) -> bool:  # noqa: ARG002  for games that go on without the fallen
        """Return whether a seat is still in the game, which may go on without it."""
        return True

    def options(self, seats: int, setup: Setup) -> O:  # noqa: ARG002  for games with a choice before the match
        """Return the options of a match. Raise Rejection for a setup that does not fit."""
        return self.options_type()

    def setup_of_day(self, dice: Dice, day: int, *, newcomer: bool = False) -> Mapping[str, str]:  # noqa: ARG002  for games shared by the day
        """Draw the setup that everyone plays alone on a day since 1970, an easier one for newcomers."""
        return {}

    def cast(self, options: O) -> tuple[str, ...]:  # noqa: ARG002  for games that have roles
        """Return each seat's role; nothing in a game without roles."""
        return ()

    def draw(self, wishes: Sequence[str | None], dice: Dice) -> tuple[str, ...]:
        """Return each seat's role: the one it wishes for, or one drawn for it.

        A role that another seat has is drawn only when no other is left. A game without roles returns none.
        """
        # All wishes first: a role that a later seat wishes for is not drawn for an earlier one.
        taken = [wish for wish in wishes if wish is not None]
        cast: list[str] = []
        for wish in wishes if self.roles else ():
            left = [role for role in self.roles if role not in taken] or self.roles
            cast.append(wish or dice.pick(left, self.role))
            taken.append(cast[-1])
        return tuple(cast)

    def rated(self, seats: int, options: O) -> bool:  # noqa: ARG002  for games that can be begun unequally
        """Return whether a match affects ratings."""
        return seats > 1

    def honored(self, seats: int, options: O) -> bool:  # noqa: ARG002  for games that can be begun unequally
        """Return whether a match earns honor."""
        return seats > 1

    def opens(self, state: S) -> bool:  # noqa: ARG002  for games in which some choices stay hidden
        """Return whether everyone sees all current choices once they are played."""
        return True

    def keeps(self, state: S) -> bool:  # noqa: ARG002  as above
        """Return whether the current choices stay with those who made them, even after the game is over."""
        return False

    def score(self, state: S) -> tuple[int, ...]:  # noqa: ARG002  for games in which a seat can be ahead
        """Return each seat's score (more is better); nothing if nobody is ever ahead.

        Gatherings use it to decide a duel whose time is over, and carry it over if the game has stamina. Solo
        players of the same seed are compared by it.
        """
        return ()

    def foresee(self, options: Sequence[str], choice: str) -> tuple[str, ...] | None:  # noqa: ARG002
        """Return a seat's next options if it now makes this choice; None if nobody can know them."""
        return None

    def in_the_open(self, state: S) -> bool:  # noqa: ARG002  for games in which not every choice is hidden
        """Return whether the only seat that owes a choice makes it in the open."""
        return False

    def begins_openly(self, answers: Mapping[str, str]) -> bool:  # noqa: ARG002  as above
        """Return whether a match with these answers of its host begins with a choice in the open."""
        return False

    def topics(self, view: V, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002  for games that ask small things
        """Return what a seat can instruct now, from what it may know; the most useful topic first."""
        return ()

    def heed(self, view: V, request: Request, instructions: Instructions) -> str | None:  # noqa: ARG002  as above
        """Return the choice that a seat's instructions make for it; None if it has to be asked.

        Whether it is asked must not reveal anything hidden: it is the same in all states that no other player
        can tell apart.
        """
        return None

    def suggested(self, view: V, seat: int) -> Instructions:  # noqa: ARG002  as above
        """Return instructions that suit anyone, for those who would rather not make their own."""
        return {}

    def raised(self, view: V, seat: int, choice: str) -> tuple[str, ...]:  # noqa: ARG002  as above
        """Return the topics on which a seat may be asked because of what it has just chosen.

        The view is that of the moment after, whether the choice is still hidden or already played.
        """
        return ()

    def owed(self, state: S, choices: Mapping[int, str]) -> None:
        """Raise Rejection unless the choices are exactly those owed and all are legal."""
        requests = self.requests(state)
        if not requests:
            raise Rejection("game-over")
        if len(choices) != len(requests):
            raise Rejection("choices-missing")
        for request in requests:
            choice = choices.get(request.seat)
            if choice is None:
                raise Rejection("choices-missing")
            if choice not in request.options:
                raise Rejection("choice-illegal", choice=choice)
