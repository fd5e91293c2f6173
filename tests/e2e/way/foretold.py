"""Fights computed by the rules alone: a test knows every card before anyone sees it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rules.codec import encode
from rules.dice import SEED_BYTES, Dice
from rules.game import Setup
from rules.replay import Played
from rules.way.course import ASKED
from rules.way.dealing import ALL, SWAP
from rules.way.extras import EXTRAS
from rules.way.road import SecondRoad
from rules.way.state import FightState, WayOptions
from rules.way.way import SecondWay

WAY, ROAD = SecondWay(), SecondRoad()

ANOTHER_CARD = (ALL, "swap")
"""What a player can do about the six cards of a round, besides keeping them."""

KINDS = {*ASKED, *EXTRAS, *ANOTHER_CARD} - {"camp"}
"""Everything that a player can be asked, or can do, in a single fight."""

TRIED = 4_000
"""The most fights to compute until one has everything wanted."""


def kind_of(decision: str, choice: str) -> str:
    """Return what a choice is about."""
    name = SWAP.rstrip(":") if choice.startswith(SWAP) else choice.partition(":")[0]
    return name if name in {*EXTRAS, *ANOTHER_CARD} else decision


@dataclass
class Foretold:
    """A fight as the rules foretell it, from its seed."""

    seed: bytes
    options: WayOptions = field(default_factory=WayOptions)
    revision: int = 0
    met: set[str] = field(default_factory=set[str])
    """Every kind of choice that was made."""
    log: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Each choice and its events, as they are kept."""

    def __post_init__(self) -> None:
        self.state: FightState = WAY.start(1, self.options, Dice(self.seed)).state

    @classmethod
    def of(cls, answers: Mapping[str, str], seed: bytes) -> "Foretold":
        """Return the fight with this setup."""
        return cls(seed, WAY.options(1, Setup(answers=answers)))

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.state.result is not None

    @property
    def decision(self) -> str:
        """What is asked now."""
        return WAY.requests(self.state)[0].decision

    @property
    def choices(self) -> tuple[str, ...]:
        """Return everything that can be chosen now."""
        return WAY.requests(self.state)[0].options

    @property
    def curious(self) -> str:
        """Return a kind of choice that was never made before, if there is one, or else the stand-in's."""
        new = [choice for choice in self.choices if kind_of(self.decision, choice) not in self.met]
        beside = [choice for choice in new if choice.partition(":")[0] in EXTRAS or choice.startswith(SWAP)]
        if self.decision == "reward" and "pawn" in self.choices:
            return "pawn"
        return (*beside, *(choice for choice in new if choice == ALL), self.sensible)[0]

    @property
    def sensible(self) -> str:
        """Return what the stand-in would choose."""
        return WAY.stand_in(self.state, 0, Dice(b"stand-in", self.revision))

    def take(self, choice: str) -> None:
        """Go on with a choice."""
        self.met.add(kind_of(self.decision, choice))
        self.revision += 1
        step = WAY.play(self.state, {0: choice}, Dice(self.seed, self.revision))
        self.log.append((encode(Played({0: choice})), encode(step.events)))
        self.state = step.state


def seed_for(answers: Mapping[str, str], wanted: Collection[str]) -> bytes:
    """Return the first seed with which a curious player meets all of this in one fight."""
    for number in range(1, TRIED):
        fight = Foretold.of(answers, number.to_bytes(SEED_BYTES))
        while not fight.over:
            fight.take(fight.curious)
        if set(wanted) <= fight.met:
            return fight.seed
    raise AssertionError(f"no fight of {TRIED} has all of {sorted(wanted)}")


def seed_of_a_victory() -> bytes:
    """Return the first seed with which the stand-in wins against the Student."""
    for number in range(1, TRIED):
        fight = Foretold(number.to_bytes(SEED_BYTES))
        while not fight.over:
            fight.take(fight.sensible)
        if fight.state.result and fight.state.result.winners:
            return fight.seed
    raise AssertionError(f"nobody has won one of {TRIED} fights")


def seed_of_the_road() -> bytes:
    """Return the first seed with which the stand-in wins a whole Road whose duels all have that seed."""
    for number in range(1, TRIED):
        seed = number.to_bytes(SEED_BYTES)
        walked = Walked(seed)
        while not walked.over:
            walked.duel.take(walked.duel.sensible)
            walked.go_on()
        if walked.won:
            return seed
    raise AssertionError(f"nobody has won one of {TRIED} Roads")


@dataclass
class Walked:
    """A Road as the rules foretell it, whose duels all have the same seed."""

    seed: bytes

    def __post_init__(self) -> None:
        self.state = ROAD.begin({})
        self.duel = Foretold(self.seed, ROAD.options(self.state))

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return ROAD.outcome(self.state) is not None

    @property
    def won(self) -> bool:
        """Whether it was won."""
        outcome = ROAD.outcome(self.state)
        return outcome is not None and bool(outcome.winners)

    def go_on(self) -> None:
        """Go on to the next duel, if this one is over."""
        if self.duel.state.result:
            self.state = ROAD.after(self.state, self.duel.state, self.duel.state.result)
            if not self.over:
                self.duel = Foretold(self.seed, ROAD.options(self.state))
