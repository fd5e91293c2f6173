"""The two-player duel (seed 000, "Rules")."""

from collections.abc import Mapping, Sequence

import msgspec
from typing_extensions import override

from rules.bushido.attack_phase import Combatant
from rules.bushido.events import Began, Departed, DuelEvent, Ended, Refreshed, Revealed
from rules.bushido.fighters import FIRST
from rules.bushido.fighters.edition import Edition
from rules.bushido.hands import refreshed, spent
from rules.bushido.lesson import FIRST_LESSON
from rules.bushido.marks import OF_DUEL
from rules.bushido.stand_in import best_card
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Game, Outcome, Rejection, Request, Setup, Step

LAST_TURN = 90
"""After ten times nine cards, a game without a winner is a draw (ruling "ninety-turns")."""


class DuelOptions(msgspec.Struct, frozen=True):
    """Who fights, by seat, and each one's health at the start."""

    fighters: tuple[str, ...]
    healths: tuple[int, ...] = (FULL_HEALTH, FULL_HEALTH)


class DuelState(msgspec.Struct, frozen=True):
    """A duel between two turns."""

    turn: int
    """The turn to be played next, from 1."""
    fighters: tuple[Combatant, Combatant]
    result: Outcome | None = None


class SideView(msgspec.Struct, frozen=True):
    """One fighter as everyone sees it: spent cards are face up, so the hand is known too."""

    fighter: str
    health: int
    full_health: int
    hand: tuple[str, ...]
    spent: tuple[str, ...]  # face up, unlike in the text (ruling "open-discards")


class DuelView(msgspec.Struct, frozen=True):
    """The table, the same for both fighters and the public."""

    turn: int
    sides: tuple[SideView, ...]
    result: Outcome | None


class Duel(Game[DuelState, DuelEvent, DuelView, DuelOptions]):
    """Two fighters, nine cards each, until one is knocked out."""

    seats = range(2, 3)
    longest = LAST_TURN
    state_type = DuelState
    event_type = DuelEvent
    view_type = DuelView
    options_type = DuelOptions
    role = "fighter"
    beginners_role = "wanderer"
    stamina = FULL_HEALTH
    lesson = FIRST_LESSON
    marks = OF_DUEL

    def __init__(self, edition: Edition = FIRST) -> None:
        self.edition = edition
        self.id, self.draft = f"bushido.duel/{edition.number}", edition.draft
        self.roles = tuple(edition.fighters)

    @override
    def options(self, seats: int, setup: Setup) -> DuelOptions:
        return DuelOptions(setup.roles, setup.stamina or (FULL_HEALTH,) * seats)

    @override
    def cast(self, options: DuelOptions) -> tuple[str, ...]:
        return options.fighters

    @override
    def rated(self, seats: int, options: DuelOptions) -> bool:
        return len(set(options.healths)) == 1

    @override
    def score(self, state: DuelState) -> tuple[int, ...]:
        return tuple(max(0, fighter.health) for fighter in state.fighters)

    @override
    def foresee(self, options: Sequence[str], choice: str) -> tuple[str, ...] | None:
        """Return the hand after a card is played; an empty one is taken up again."""
        return tuple(card for card in options if card != choice) or TECHNIQUES

    @override
    def start(self, seats: int, options: DuelOptions, dice: Dice) -> Step[DuelState, DuelEvent]:
        _check(self.edition, seats, options)
        one, other = (
            Combatant(fighter, health, TECHNIQUES)
            for fighter, health in zip(options.fighters, options.healths, strict=True)
        )
        return Step(DuelState(1, (one, other)), (Began(fighters=options.fighters, healths=options.healths),))

    @override
    def requests(self, state: DuelState) -> tuple[Request, ...]:
        if state.result:
            return ()
        one, other = state.fighters
        return (Request(0, "card", one.hand), Request(1, "card", other.hand))

    @override
    def play(self, state: DuelState, choices: Mapping[int, str], dice: Dice) -> Step[DuelState, DuelEvent]:
        self.owed(state, choices)
        one, other = (
            self.edition.lay(seat, fighter, choices[seat]) for seat, fighter in enumerate(state.fighters)
        )
        met = self.edition.clash(one, other, dice)
        events: list[DuelEvent] = [
            Revealed(turn=state.turn, techniques=(choices[0], choices[1])),
            *met.events,
        ]
        # Before hands are refreshed: after a knock-out nobody takes up cards.
        result = _result(state.turn, met.fighters)
        if result:
            events.append(Ended(winners=result.winners, reason=result.reason))
            return Step(DuelState(state.turn, met.fighters, result), tuple(events))
        # Last, because a forced discard can have emptied a hand (ruling "refresh-last").
        return Step(DuelState(state.turn + 1, _refresh(met.fighters, events)), tuple(events))

    @override
    def leave(
        self,
        state: DuelState,
        seat: int,
        reason: str,
        dice: Dice,
    ) -> Step[DuelState, DuelEvent]:
        if state.result:
            raise Rejection("game-over")
        result = Outcome((1 - seat,), reason)  # ruling "leaver-loses"
        return Step(
            DuelState(state.turn, state.fighters, result),
            (Departed(seat=seat, reason=reason), Ended(winners=result.winners, reason=reason)),
        )

    @override
    def outcome(self, state: DuelState) -> Outcome | None:
        return state.result

    @override
    def view(self, state: DuelState, seat: int | None) -> DuelView:
        return DuelView(state.turn, tuple(_side_view(fighter) for fighter in state.fighters), state.result)

    @override
    def sensible(self, view: DuelView, request: Request, dice: Dice) -> str:
        fighters = state_of(view).fighters
        return best_card(self.edition, request.seat, fighters[request.seat], fighters[1 - request.seat], dice)

    @override
    def resample(self, state: DuelState, seat: int | None, dice: Dice) -> DuelState:
        # There is nothing to draw again: a choice not yet played is never in a state.
        return state


def state_of(view: DuelView) -> DuelState:
    """Return the state of a view, which shows all of it."""
    one, other = (Combatant(side.fighter, side.health, side.hand) for side in view.sides)
    return DuelState(view.turn, (one, other), view.result)


def check_fighters(edition: Edition, fighters: tuple[str, ...]) -> None:
    """Raise Rejection for an unknown fighter."""
    # The same fighter twice is allowed (ruling "same-fighter").
    for fighter in fighters:
        if fighter not in edition.decks:
            raise Rejection("fighter-unknown", fighter=fighter)


def _check(edition: Edition, seats: int, options: DuelOptions) -> None:
    if not seats == len(options.fighters) == len(options.healths) == 2:  # noqa: PLR2004  a duel
        raise Rejection("seats-wrong", seats=seats)
    check_fighters(edition, options.fighters)
    for health in options.healths:
        if not 1 <= health <= FULL_HEALTH:
            raise Rejection("health-wrong", health=health, most=FULL_HEALTH)


def _result(turn: int, fighters: tuple[Combatant, Combatant]) -> Outcome | None:
    one, other = (fighter.health > 0 for fighter in fighters)
    if one and other:
        return Outcome((), "exhausted") if turn == LAST_TURN else None
    if one or other:
        return Outcome((0 if one else 1,), "knockout")
    return Outcome((), "both-fallen")


def _refresh(fighters: tuple[Combatant, Combatant], events: list[DuelEvent]) -> tuple[Combatant, Combatant]:
    """Return the fighters, those without cards with their discard piles taken up."""
    one, other = fighters
    if not one.hand:
        one = refreshed(one)
        events.append(Refreshed(seat=0))
    if not other.hand:
        other = refreshed(other)
        events.append(Refreshed(seat=1))
    return one, other


def _side_view(fighter: Combatant) -> SideView:
    return SideView(fighter.fighter, fighter.health, FULL_HEALTH, fighter.hand, spent(fighter))
