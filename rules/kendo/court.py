"""How exchanges end in a Competition: ippon, hansoku, time (seed 003, Competition)."""

from typing import ClassVar, Final

from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.kendo.answers import attacks
from rules.kendo.cards import CARDS, JIKAN_DESU, SUBDECKS, Subdeck, in_order
from rules.kendo.competition_state import CompetitionState, PointMark, Refill, Switching
from rules.kendo.events import (
    HansokuGiven,
    IpponGiven,
    OvertimeBegan,
    PassedOn,
    SwitchedOne,
    TimeCalled,
)
from rules.kendo.fight import Fight
from rules.kendo.opening import first_attacker
from rules.kendo.state import Initiative, Pile, Threat, place
from rules.kendo.switching import Switch, count_of, switches

POINTS = 2
"""How many ippons win."""
PENALTIES = 2
"""How many hansoku make an ippon for the opponent."""
FILLED: Final = 6
"""The number of cards that hands are filled up to after an ippon."""
FILLED_IN_OVERTIME: Final = 5


class Court(Fight):
    """A fight between two players, for points."""

    switches_for_strike: ClassVar[bool] = False
    """Whether the answer to a reinforced strike has its own switch, after that for its red part."""

    def __init__(self, state: CompetitionState, dice: Dice) -> None:
        super().__init__(state.cards, dice)
        self.tally = state.tally
        self.switching: Switching = state.switching
        self.refill = state.refill

    @property
    def competition(self) -> CompetitionState:
        """The current state of the Competition."""
        return CompetitionState(self.state, self.tally, self.switching, self.refill)

    @override
    def starts(self, seat: int) -> None:
        # After a parry as well (ruling "parrier-switches").
        self._starts(seat, "owed")

    def switch_and_draw(self, seat: int, choice: Switch) -> None:
        """Draw a card from any subdeck, put another beneath its own unseen, and draw one more."""
        self.draw(seat, choice.new)
        self.put_beneath(seat, choice.card)
        self.events.append(SwitchedOne(seat=seat, back=CARDS[choice.card].subdeck))
        self.draw(seat, choice.drawn)
        # The next request comes only now, so both cards are seen before acting (ruling "switch-draw-act").
        self.switching = "made"
        if isinstance(self.now, Initiative):
            self._arm(seat)

    def call_time(self, seat: int) -> None:
        """Play JIKAN DESU: the opponent attacks once more if the caller leads; at 1:1 overtime begins."""
        self.hands[seat] = tuple(card for card in self.hands[seat] if card != JIKAN_DESU.key)
        self.tally = replace(self.tally, retired=(JIKAN_DESU.key,))
        self.events.append(TimeCalled(seat=seat, points=self.tally.points))
        if self.tally.points == (1, 1):
            self._begin_overtime(seat)
        else:
            self.tally = replace(self.tally, time_called_by=seat)
            # Not by ``starts``, which would see that time is called and end the match.
            self._open(1 - seat, "owed")

    def fill(self, seat: int, subdecks: tuple[Subdeck, ...]) -> None:
        """Draw from the subdecks named."""
        for subdeck in subdecks:
            self.draw(seat, subdeck)
        if self.refill:
            self._go_on_filling(replace(self.refill, seats=self.refill.seats[1:]))

    def count_play(self, most: int) -> None:
        """Count a choice, and end the match if it was the last allowed."""
        self.tally = replace(self.tally, plays=self.tally.plays + 1)
        if self.tally.plays >= most and self.result is None:
            one, other = self.tally.points
            self.clear()
            self.end(() if one == other else (int(other > one),), "most-plays")

    def _starts(self, seat: int, switching: Switching) -> None:
        """Ask a seat to start an attack, or end the match if the last attack is over."""
        self.clear()
        # However the last attack ended, except by an ippon (ruling "time-one-attack").
        if self.tally.time_called_by is not None:
            self.end((self.tally.time_called_by,), "time")
        else:
            self._open(seat, switching)

    def _open(self, seat: int, switching: Switching) -> None:
        """Ask for an attack, unless there is no card to start one with."""
        if not self.hands[seat]:
            self._settle_empty_hand(seat)
            return
        self.now = Initiative(seat)
        # Without a card to draw, there is no switch (ruling "run-out").
        self.switching = switching if switches(self.hands[seat], self.piles) else "spared"
        # A player who still switches may draw an attack, so arming comes after that.
        if self.switching == "spared":
            self._arm(seat)

    def _arm(self, seat: int) -> None:
        """Draw a basic attack for a player without one, or pass the turn to attack on."""
        if any(attacks(self.hands[seat])):
            return
        if self.piles[place("basic")].gives:
            # At once, even after a hansoku (ruling "drawn-for-attack").
            self.draw(seat, "basic")
        else:
            self.events.append(PassedOn(seat=seat))
            self.starts(1 - seat)

    @override
    def _threaten(self, threat: Threat) -> None:
        # First: with an empty hand this is an ippon, which sets the switch of the next attack.
        self.switching = "owed" if switches(self.hands[threat.seat], self.piles) else "spared"
        super()._threaten(threat)

    @override
    def _go_on_to_attack(self, threat: Threat) -> None:
        super()._go_on_to_attack(threat)
        if not self.switches_for_strike:
            self.switching = "spared"

    @override
    def _after_deflecting(self, threat: Threat) -> None:
        """Ask the attacker to start again (ruling "deflected-attacks-again")."""
        self.starts(threat.attacker)

    @override
    def _settle_unanswered(self, threat: Threat) -> None:
        if threat.attack.frame == "yellow":
            self._give_hansoku(threat.seat)
        else:
            self._give_ippon(threat.attacker, "ippon")

    @override
    def _settle_empty_hand(self, seat: int) -> None:
        # Only once a card is needed (ruling "no-card-to-act").
        self._give_ippon(1 - seat, "ippon")

    @override
    def _settle_last_parry(self, seat: int) -> None:
        # No draw (ruling "no-hikiwake"): with nothing to start with, it is an ippon for the opponent.
        self.starts(seat)

    def _give_hansoku(self, seat: int) -> None:
        """Punish a player who left the court or lost the sword; a second time, it is the opponent's point."""
        one, other = self.tally.hansoku
        counts = (one + (seat == 0), other + (seat == 1))
        self.events.append(HansokuGiven(seat=seat, count=counts[seat]))
        if counts[seat] < PENALTIES:
            self.tally = replace(self.tally, hansoku=counts)
            # No switch (ruling "unlucky-plays-from-hand").
            self._starts(seat, "spared")
        else:
            # Both are removed with it (ruling "penalties-clear").
            cleared = (0, counts[1]) if seat == 0 else (counts[0], 0)
            self.tally = replace(self.tally, hansoku=cleared)
            self._give_ippon(1 - seat, "hansoku")

    def _give_ippon(self, seat: int, mark: PointMark) -> None:
        """Give a point, and end the match or fill up the hands."""
        self.clear()
        one, other = self.tally.ippons
        ippons = (((*one, mark), other), (one, (*other, mark)))[seat]
        # An ippon in the last attack cancels the call of time, and the match goes on.
        self.tally = replace(self.tally, ippons=ippons, time_called_by=None)
        self.events.append(IpponGiven(seat=seat, mark=mark, points=self.tally.points))
        if self.tally.overtime or self.tally.points[seat] == POINTS:
            self.end((seat,), "ippon")
        else:
            # The player who was hit draws first (ruling "fill-in-turn").
            self._go_on_filling(Refill((1 - seat, seat), FILLED, 1 - seat))

    def _begin_overtime(self, seat: int) -> None:
        """Shuffle all cards, and ask both players to draw a new hand."""
        self.clear()
        for at, subdeck in enumerate(SUBDECKS):
            held = (card for hand in self.hands for card in hand if CARDS[card].subdeck == subdeck)
            # In one order first, so that the shuffle depends only on the dice.
            cards = in_order({*self.piles[at].hidden, *self.piles[at].discarded, *held})
            self.piles[at] = Pile(self._dice.shuffle(cards, f"overtime/{subdeck}"))
        self.hands = [(), ()]
        self.remembered = [(), ()]
        self.tally = replace(self.tally, overtime=True)  # hansoku stay (ruling "penalties-stay")
        self.events.append(OvertimeBegan())
        # The caller draws first; the totals of the new hands decide who starts (ruling "overtime-hands").
        self._go_on_filling(Refill((seat, 1 - seat), FILLED_IN_OVERTIME, None))

    def _go_on_filling(self, refill: Refill) -> None:
        """Ask the next seat with too few cards, or start the next attack."""
        left = sum(map(count_of, self.piles))
        owing = tuple(seat for seat in refill.seats if left and len(self.hands[seat]) < refill.size)
        self.refill = replace(refill, seats=owing) if owing else None
        if owing:
            return
        if refill.starter is None:
            self._starts(first_attacker(self, self._dice), "owed")
        else:
            self._starts(refill.starter, "spared")


class SecondCourt(Court):
    """A fight between two players in the second edition."""

    switches_before_lot = False
    switches_for_strike = True
