"""The contract that every game meets.

A game is a set of pure functions over immutable states. It is asked who owes a choice and what is legal,
is given the choices, and answers with the next state and the events that led there. It never reads a clock,
never draws at random except from the dice it is handed, and never remembers anything outside the state.

A choice is a short text taken from the options of a request. More than one request at once means that
the choices are simultaneous and hidden, and ``play`` takes them all together.

How the four systems fit:

*Bushido Duels.* Each turn asks both fighters for a card; ``play`` reveals, rolls and resolves. In the free
for all a choice names card and target, and the active player then orders the fights, one seat asked at a
time. Spent cards lie open, so the only secret is a choice not yet played.

*Way of the Samurai.* One seat, many small choices in a fixed order (cards, Ki, Gisei, combos). Decks lie
shuffled in the state and are hidden from the view, also from the public's; opponents are rules, not seats.

*Pocket Samurai.* The draft asks one seat at a time, in the open, or both for their wishes; the Bushido phase
asks both for a hidden card, then, where a card says so, one seat or both for a side, a strike, a card from
hand or one to exhaust. The draft being open, the only secrets are the order of the deck, a list of wishes
while it is made, and a choice not yet played.

*Kendo Duel.* All may switch cards at first, hidden; then attack and answer in turns: one request at a time,
options worked out from a hand the others do not see. Sub-decks are shuffled by the dice of the step that
needs them; two to four seats.
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
    """A choice or an option the rules do not allow.

    ``reason`` names a sentence of the message catalogue; ``facts`` fill its gaps.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


# Defaults stay out of the log: a field that is added to a released event must not change its bytes.
class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True, omit_defaults=True):
    """Something that happened; every game derives its own kinds from this."""

    seen_by: tuple[int, ...] | None = None
    """The seats that may see it; None for everyone."""


def seen(events: Iterable[E], seat: int | None) -> tuple[E, ...]:
    """Return the events a seat may see, or those the public may where the seat is None."""
    return tuple(event for event in events if event.seen_by is None or seat in event.seen_by)


class Request(msgspec.Struct, frozen=True):
    """A choice that a seat owes now, with all that is legal."""

    seat: int
    decision: str
    """What is asked, in one word, such as ``card``."""
    options: tuple[str, ...]


class Topic(msgspec.Struct, frozen=True):
    """Something a seat can instruct ahead, for whenever it is asked about it."""

    name: str
    options: tuple[str, ...]
    ranked: bool = False
    """Whether several options are put in order, the dearest first; otherwise one of them holds."""
    needs: tuple[str, ...] = ()
    """Other topics without which an instruction on this one is not heeded."""


Instructions: TypeAlias = Mapping[str, tuple[str, ...]]
"""What a seat has instructed, by the names of the topics."""


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
    """The first stands where the host says nothing."""


class Setup(msgspec.Struct, frozen=True):
    """What is settled before a match begins, from which a game makes its options."""

    roles: tuple[str, ...] = ()
    """Whom each seat plays, in a game that has roles."""
    answers: Mapping[str, str] = {}
    """The host's answers, by the names of the questions."""
    stamina: tuple[int, ...] | None = None
    """What each seat brings from an earlier duel of a gathering; None where all begin fresh."""


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """The state reached and the events on the way."""

    state: S
    events: tuple[E, ...]


class Campaign(ABC, Generic[C, S, O]):
    """A run of one seat through several matches of a game, with a state that outlives each of them.

    It draws nothing at random: what is left to chance happens in its matches. So its state follows from how
    they ended, one after the other.
    """

    state_type: type[C]
    questions: ClassVar[tuple[Question, ...] | None] = None
    """What its player decides before it begins; None for all that its game asks."""

    @abstractmethod
    def begin(self, answers: Mapping[str, str]) -> C:
        """Begin with the host's answers. Raise Rejection where they do not fit."""

    @abstractmethod
    def options(self, state: C) -> O:
        """Make the options of its next match."""

    @abstractmethod
    def after(self, state: C, ended: S, outcome: Outcome) -> C:
        """Return how it goes on after a match that ended so."""

    @abstractmethod
    def outcome(self, state: C) -> Outcome | None:
        """Say how the campaign ended, or None while it goes on."""

    def score(self, state: C) -> int:  # noqa: ARG002  for campaigns that are compared
        """Return how far the campaign has come, more being better, to compare those begun from one seed."""
        return 0


class Game(ABC, Generic[S, E, V, O]):
    """One ruleset of one tabletop system, under an id that pins its version for good."""

    id: str
    """Name and version, such as ``bushido.duel/1``; a released version never changes its behaviour."""
    draft: bool = False
    """Whether its rules may still change: it is tested and measured, and no match begins with it."""
    seats: ClassVar[range]
    """The numbers of seats it can be played with."""
    longest: ClassVar[int]
    """An upper bound on the number of plays to the end, whatever is chosen and rolled."""
    state_type: type[S]
    event_type: object
    """The event classes as a union, for decoding."""
    view_type: type[V]
    options_type: type[O]
    role: ClassVar[str] = ""
    """What a player may name before the start, in one word, such as ``fighter``."""
    roles: tuple[str, ...] = ()
    """What can be named; nothing where all play the same."""
    beginners_role: ClassVar[str] = ""
    """Which of them suits beginners best; nothing where none stands out."""
    questions: ClassVar[tuple[Question, ...]] = ()
    """What a host decides before a match."""
    stamina: ClassVar[int] = 0
    """How much each has at first of what gatherings hand on from duel to duel; 0 for nothing such."""

    banks_time: ClassVar[bool] = False
    """Whether time that a choice leaves over had better count for the next: there are many small ones."""

    campaign: ClassVar[Campaign[Any, Any, Any] | None] = None
    """How it is played in a campaign, where it can be."""

    rungs: ClassVar[tuple[Mapping[str, str], ...]] = ()
    """Setups for who plays alone, from easy to hard; the first that somebody has not won yet suits them."""
    ladder: ClassVar[tuple[int, ...]] = ()
    """After how many victories alone one climbs to each rank; nothing where there are none."""

    shared_by_day: ClassVar[bool] = False
    """Whether everybody can play the same match alone, each day another."""
    lesson: ClassVar[Lesson | None] = None
    """How somebody learns it in a few steps; None where nothing is guided."""
    marks: ClassVar[Mapping[str, MarkRule]] = {}
    """What can be earned in it by playing well, each with the rule of who has earned it."""

    @abstractmethod
    def start(self, seats: int, options: O, dice: Dice) -> Step[S, E]:
        """Set the table. Raise Rejection where the options do not fit."""

    @abstractmethod
    def requests(self, state: S) -> tuple[Request, ...]:
        """Say who owes a choice now, and which are legal; nothing once the game is over."""

    @abstractmethod
    def play(self, state: S, choices: Mapping[int, str], dice: Dice) -> Step[S, E]:
        """Resolve the choices of all who owe one. Raise Rejection for any that is not legal."""

    @abstractmethod
    def leave(self, state: S, seat: int, reason: str, dice: Dice) -> Step[S, E]:
        """Take a seat out of the game for good, because it resigned or forfeited."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Show what a seat may know, or the public where the seat is None. Nothing else is ever shown."""

    @abstractmethod
    def sensible(self, view: V, request: Request, dice: Dice) -> str:
        """Choose sensibly for whoever is asked, from what they may know."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, dice: Dice) -> S:
        """Return a state that this seat cannot tell from the given one, its hidden facts drawn anew."""

    def stand_in(self, state: S, seat: int, dice: Dice) -> str:
        """Choose for someone who is away. Raise StopIteration where nothing is asked of that seat."""
        request = next(request for request in self.requests(state) if request.seat == seat)
        # By the view: a stand-in that read the state would play on what its player cannot know.
        return self.sensible(self.view(state, seat), request, dice)

    def continues(self, state: S) -> bool:  # noqa: ARG002  for games that take a turn in several plays
        """Say whether the next play is told together with the one before it."""
        return False

    def plays_on(self, state: S, seat: int) -> bool:  # noqa: ARG002  for games that go on without the fallen
        """Say whether a seat is still in the game, which may go on without it."""
        return True

    def options(self, seats: int, setup: Setup) -> O:  # noqa: ARG002  for games in which something is settled before
        """Make the options of a match. Raise Rejection for a setup that does not fit."""
        return self.options_type()

    def setup_of_day(self, dice: Dice, day: int, *, newcomer: bool = False) -> Mapping[str, str]:  # noqa: ARG002  for games shared by the day
        """Draw the answers with which all play the same alone on a day since 1970, newcomers easier ones."""
        return {}

    def cast(self, options: O) -> tuple[str, ...]:  # noqa: ARG002  for games that have roles
        """Return whom each seat plays; nothing in a game without roles."""
        return ()

    def draw(self, wishes: Sequence[str | None], dice: Dice) -> tuple[str, ...]:
        """Return whom each seat plays: the role it wishes for, or one drawn for it.

        No role is drawn that somebody has, while others are left. In a game without roles nobody has any.
        """
        # All wishes first: what a later seat wishes for is not drawn for an earlier one.
        taken = [wish for wish in wishes if wish is not None]
        cast: list[str] = []
        for wish in wishes if self.roles else ():
            left = [role for role in self.roles if role not in taken] or self.roles
            cast.append(wish or dice.pick(left, self.role))
            taken.append(cast[-1])
        return tuple(cast)

    def rated(self, seats: int, options: O) -> bool:  # noqa: ARG002  for games that can be begun unequally
        """Say whether a match moves ratings."""
        return seats > 1

    def honored(self, seats: int, options: O) -> bool:  # noqa: ARG002  for games that can be begun unequally
        """Say whether a match earns honor."""
        return seats > 1

    def opens(self, state: S) -> bool:  # noqa: ARG002  for games in which some choices stay hidden
        """Say whether all that is chosen now is seen by everybody once it is played."""
        return True

    def keeps(self, state: S) -> bool:  # noqa: ARG002  as above
        """Say whether what is chosen now stays with who chose it, even once all is over."""
        return False

    def score(self, state: S) -> tuple[int, ...]:  # noqa: ARG002  for games in which somebody can be ahead
        """Return how the seats stand, more being better; nothing where nobody is ever ahead.

        A gathering decides by it a duel whose time is over, and hands it on where the game has stamina. Who
        plays alone is compared by it with others who played the same seed.
        """
        return ()

    def foresee(self, options: Sequence[str], choice: str) -> tuple[str, ...] | None:  # noqa: ARG002
        """Return what a seat chooses from next if it now makes this choice; None where nobody can know."""
        return None

    def in_the_open(self, state: S) -> bool:  # noqa: ARG002  for games in which not every choice is hidden
        """Say whether the one seat that owes a choice makes it before everybody's eyes."""
        return False

    def begins_openly(self, answers: Mapping[str, str]) -> bool:  # noqa: ARG002  as above
        """Say whether a match with these answers of its host begins with a choice in the open."""
        return False

    def topics(self, view: V, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002  for games that ask small things
        """Return what a seat can instruct now, from what it may know; the most useful first."""
        return ()

    def heed(self, view: V, request: Request, instructions: Instructions) -> str | None:  # noqa: ARG002  as above
        """Return what a seat's instructions, by topic, choose for it; None where it is to be asked.

        Whether it is asked must not tell what others cannot see: it is equal in all states that anybody else
        cannot tell apart.
        """
        return None

    def suggested(self, view: V, seat: int) -> Instructions:  # noqa: ARG002  as above
        """Return instructions that are sensible for anybody, for who would rather not make their own."""
        return {}

    def raised(self, view: V, seat: int, choice: str) -> tuple[str, ...]:  # noqa: ARG002  as above
        """Name the topics on which a seat may be asked because of what it has just chosen.

        The view is that of the moment after, whether the choice is still hidden or has been played.
        """
        return ()

    def owed(self, state: S, choices: Mapping[int, str]) -> None:
        """Check that the choices are exactly those owed and each is legal; raise Rejection where not."""
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
