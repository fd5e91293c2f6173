"""The Duel of Kendo Duel: two to four players, and the last one with a card in hand wins (seed 003)."""

from collections.abc import Mapping

from typing_extensions import override

from rules.dice import Dice
from rules.game import Game, Instructions, Outcome, Rejection, Request, Step, Topic
from rules.kendo.answers import answering, starting
from rules.kendo.cards import DUEL_DECK, SUBDECKS, one_of_each
from rules.kendo.duel_fight import DuelFight, SecondDuelFight
from rules.kendo.events import KendoEvent
from rules.kendo.instructions import heed, suggested, topics
from rules.kendo.lesson import FIRST_DUEL
from rules.kendo.marks import OF_DUEL
from rules.kendo.moves import KEEP
from rules.kendo.opening import DUEL_DEAL, deal, first_attacker, opening_requests, switch_all
from rules.kendo.stand_in import Aim, sensible
from rules.kendo.state import BonusOffer, Initiative, KendoOptions, KendoState, OpeningSwitch, Threat
from rules.kendo.unseen import redrawn
from rules.kendo.view import KendoView, viewed

MOST_SEATS = 4
_MOST_BONUSES = MOST_SEATS - 2
_MOST_CARDS = MOST_SEATS * sum(DUEL_DEAL.values()) + _MOST_BONUSES
"""All cards that come into hands, except those drawn for a discard before an attack."""


class KendoDuel(Game[KendoState, KendoEvent, KendoView, KendoOptions]):
    """Attack and answer from hidden hands; a player who is hit loses cards, and one without cards is out."""

    id = "kendo.duel/1"
    seats = range(2, MOST_SEATS + 1)
    longest = 1 + 4 * _MOST_CARDS + _MOST_BONUSES
    """An upper bound: every card laid leaves the hands for good, and brings at most three more plays.

    They are a discard before it, a yield to its red part, and one to the rest. The switch is asked once, and
    so is each bonus.
    """
    fight: type[DuelFight] = DuelFight
    """How an exchange is settled; replace it to measure other readings of the text."""
    aim: Aim = "fewest-cards"
    """Whom the stand-in and the suggested list aim at among three and four."""
    banks_time = True
    lesson = FIRST_DUEL
    marks = OF_DUEL
    state_type = KendoState
    event_type = KendoEvent
    view_type = KendoView
    options_type = KendoOptions

    @override
    def opens(self, state: KendoState) -> bool:
        return False  # cards put back are never shown to anyone else

    @override
    def score(self, state: KendoState) -> tuple[int, ...]:
        """Return the number of cards in each hand (ruling "ahead-by-cards")."""
        return tuple(map(len, state.hands))

    @override
    def start(self, seats: int, options: KendoOptions, dice: Dice) -> Step[KendoState, KendoEvent]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        return Step(*deal(seats, DUEL_DECK, DUEL_DEAL, dice))

    @override
    def requests(self, state: KendoState) -> tuple[Request, ...]:
        if state.result:
            return ()
        match state.now:
            case OpeningSwitch():
                return opening_requests(state)
            case Initiative(seat=seat):
                hand = state.hands[seat]
                if options := starting(hand, state.now, state.seats_in):
                    return (Request(seat, "attack", options),)
                return (Request(seat, "discard", one_of_each(hand)),)
            case Threat(seat=seat, red=red):
                options = answering(state.hands[seat], state.now, state.seats_in)
                return (Request(seat, "red" if red else "answer", options),)
            case BonusOffer(seat=seat):
                return _bonus(seat, state)

    @override
    def play(self, state: KendoState, choices: Mapping[int, str], dice: Dice) -> Step[KendoState, KendoEvent]:
        self.owed(state, choices)
        fight = self.fight(state, dice)
        match state.now:
            case OpeningSwitch():
                switch_all(fight, choices)
                fight.starts(first_attacker(fight, dice))
            # A card alone is a discard; an attack also names its target.
            case Initiative(seat=seat) if choices[seat] in state.hands[seat]:
                fight.throw_for_attack(seat, choices[seat])
            case Initiative(seat=seat):
                fight.attack(seat, choices[seat])
            case Threat(seat=seat):
                fight.answer(state.now, choices[seat])
            case BonusOffer(seat=seat):
                fight.take_bonus(state.now, choices[seat])
        return Step(fight.state, tuple(fight.events))

    @override
    def leave(self, state: KendoState, seat: int, reason: str, dice: Dice) -> Step[KendoState, KendoEvent]:
        if state.result:
            raise Rejection("game-over")
        if not self.plays_on(state, seat):
            raise Rejection("already-out")
        fight = self.fight(state, dice)
        fight.withdraw(seat, reason)
        return Step(fight.state, tuple(fight.events))

    @override
    def outcome(self, state: KendoState) -> Outcome | None:
        return state.result

    @override
    def plays_on(self, state: KendoState, seat: int) -> bool:
        return seat in state.seats_in

    @override
    def continues(self, state: KendoState) -> bool:
        """Tell an attack with all its answers as one fight."""
        return state.result is None and isinstance(state.now, Threat | BonusOffer)

    @override
    def topics(self, view: KendoView, seat: int) -> tuple[Topic, ...]:
        return topics(view, seat)

    @override
    def heed(self, view: KendoView, request: Request, instructions: Instructions) -> str | None:
        return heed(view, request, instructions)

    @override
    def suggested(self, view: KendoView, seat: int) -> Instructions:
        return suggested(view, seat, self.aim)

    @override
    def view(self, state: KendoState, seat: int | None) -> KendoView:
        return viewed(state, seat)

    @override
    def sensible(self, view: KendoView, request: Request, dice: Dice) -> str:
        return sensible(view, request.seat, request.options, dice, self.aim)

    @override
    def resample(self, state: KendoState, seat: int | None, dice: Dice) -> KendoState:
        return redrawn(state, seat, dice)


class SecondKendoDuel(KendoDuel):
    """The same, but the aim gives the first attacker a fair chance, and the totals told match the hands."""

    id = "kendo.duel/2"
    fight = SecondDuelFight
    aim = "most-cards"


def _bonus(seat: int, state: KendoState) -> tuple[Request, ...]:
    drawable = (subdeck for subdeck, pile in zip(SUBDECKS, state.piles, strict=True) if pile.gives)
    return (Request(seat, "bonus", (KEEP, *drawable)),)
