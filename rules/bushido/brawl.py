"""The free for all: three to eight fighters, and the last one standing (seed 000, "Free for all").

Each turn has a stance phase, in which everyone chooses a card and an opponent to place it before, and a brawl
phase, in which one active fighter after another meets the cards in front of it. ``skirmish`` holds the brawl
of a turn; this is the game around it.
"""

from collections.abc import Mapping
from functools import cache
from itertools import chain

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.bushido.attack_phase import Combatant
from rules.bushido.brawl_events import BrawlEvent, Placed
from rules.bushido.duel import LAST_TURN, check_fighters
from rules.bushido.events import Began, Departed, Ended, Refreshed
from rules.bushido.fighters import FIRST
from rules.bushido.fighters.edition import Edition
from rules.bushido.hands import refreshed, spent
from rules.bushido.marks import OF_BRAWL
from rules.bushido.skirmish import PlacedCard, Skirmish, lying_before
from rules.bushido.stand_in import best_card, expected_gain
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Game, Outcome, Rejection, Request, Setup, Step

MOST = 8
"""One deck for each of the eight fighters of the printed game."""


class BrawlOptions(msgspec.Struct, frozen=True):
    """Who fights, by seat."""

    fighters: tuple[str, ...]


class BrawlState(msgspec.Struct, frozen=True):
    """A free for all between two choices."""

    turn: int
    fighters: tuple[Combatant, ...]
    """A fighter at 0 health is out; a card on the table is in nobody's hand."""
    cards: tuple[PlacedCard | None, ...]
    """The card each seat has on the table: none in the stance phase, nor once it is done with the turn."""
    active: int | None = None
    """The seat that must say which card before it is met next; None in the stance phase."""
    result: Outcome | None = None


class BrawlSide(msgspec.Struct, frozen=True):
    """One fighter as everyone sees it."""

    fighter: str
    health: int
    full_health: int
    hand: tuple[str, ...]
    spent: tuple[str, ...]
    card: PlacedCard | None
    """Its card on the table."""


class BrawlView(msgspec.Struct, frozen=True):
    """The table, the same for everyone: only choices not yet played are secret."""

    turn: int
    sides: tuple[BrawlSide, ...]
    active: int | None
    result: Outcome | None


class Brawl(Game[BrawlState, BrawlEvent, BrawlView, BrawlOptions]):
    """Everyone against everyone."""

    seats = range(3, MOST + 1)
    longest = LAST_TURN * MOST
    """A turn asks once for stances, and for an order fewer times than there are cards."""
    state_type = BrawlState
    event_type = BrawlEvent
    view_type = BrawlView
    options_type = BrawlOptions
    role = "fighter"
    beginners_role = "wanderer"
    marks = OF_BRAWL

    def __init__(self, edition: Edition = FIRST) -> None:
        self.edition = edition
        self.id, self.draft = f"bushido.brawl/{edition.number}", edition.draft
        self.roles = tuple(edition.fighters)

    @override
    def options(self, seats: int, setup: Setup) -> BrawlOptions:
        return BrawlOptions(setup.roles)

    @override
    def cast(self, options: BrawlOptions) -> tuple[str, ...]:
        return options.fighters

    @override
    def score(self, state: BrawlState) -> tuple[int, ...]:
        return tuple(max(0, fighter.health) for fighter in state.fighters)

    @override
    def start(self, seats: int, options: BrawlOptions, dice: Dice) -> Step[BrawlState, BrawlEvent]:
        if seats not in self.seats or len(options.fighters) != seats:
            raise Rejection("seats-wrong", seats=seats)
        check_fighters(self.edition, options.fighters)
        fighters = tuple(Combatant(name, FULL_HEALTH, TECHNIQUES) for name in options.fighters)
        began = Began(fighters=options.fighters, healths=(FULL_HEALTH,) * seats)
        return Step(BrawlState(1, fighters, (None,) * seats), (began,))

    @override
    def requests(self, state: BrawlState) -> tuple[Request, ...]:
        if state.result:
            return ()
        if state.active is not None:
            # Only the next one: its result is known before the one after it is chosen (ruling "brawl-order").
            waiting = lying_before(state.active, state.cards)
            return (Request(state.active, "order", tuple(map(str, waiting))),)
        standing = _standing(state.fighters)
        return tuple(Request(seat, "stance", _stances(state, seat, standing)) for seat in standing)

    @override
    def play(self, state: BrawlState, choices: Mapping[int, str], dice: Dice) -> Step[BrawlState, BrawlEvent]:
        self.owed(state, choices)
        skirmish = self._skirmish(state)
        if state.active is None:
            _place(state.turn, skirmish, choices)
        else:
            skirmish.fight(state.active, int(choices[state.active]), dice)
        return _go_on(state.turn, skirmish, dice)

    @override
    def leave(self, state: BrawlState, seat: int, reason: str, dice: Dice) -> Step[BrawlState, BrawlEvent]:
        if state.result:
            raise Rejection("game-over")
        if state.fighters[seat].health < 1:
            raise Rejection("already-out")
        skirmish = self._skirmish(state)
        skirmish.events.append(Departed(seat=seat, reason=reason))
        skirmish.remove(seat)
        # No card is on the table yet: going on would end a turn in which nobody has chosen.
        if state.active is None and len(_standing(tuple(skirmish.fighters))) > 1:
            return Step(replace(state, fighters=tuple(skirmish.fighters)), tuple(skirmish.events))
        return _go_on(state.turn, skirmish, dice)

    @override
    def outcome(self, state: BrawlState) -> Outcome | None:
        return state.result

    @override
    def view(self, state: BrawlState, seat: int | None) -> BrawlView:
        sides = tuple(map(_side_view, state.fighters, state.cards))
        return BrawlView(state.turn, sides, state.active, state.result)

    @override
    def sensible(self, view: BrawlView, request: Request, dice: Dice) -> str:
        """Strike at the weakest with the best card against them; as the active fighter, meet the best first.

        A knock-out may spare it the later cards, so it keeps the worst for last.
        """
        state, seat = state_of(view), request.seat
        if state.active == seat:
            skirmish, waiting = self._skirmish(state), lying_before(seat, state.cards)
            own = skirmish.attack(seat)
            return str(max(waiting, key=lambda foe: expected_gain(self.edition, own, skirmish.attack(foe))))
        foes = [foe for foe in _standing(state.fighters) if foe != seat]
        weakest = min(state.fighters[foe].health for foe in foes)
        target = dice.pick([foe for foe in foes if state.fighters[foe].health == weakest], f"target/{seat}")
        card = best_card(self.edition, seat, state.fighters[seat], state.fighters[target], dice)
        return stance(card, target)

    @override
    def continues(self, state: BrawlState) -> bool:
        return state.active is not None

    @override
    def plays_on(self, state: BrawlState, seat: int) -> bool:
        return state.fighters[seat].health > 0

    @override
    def resample(self, state: BrawlState, seat: int | None, dice: Dice) -> BrawlState:
        return state

    def _skirmish(self, state: BrawlState) -> Skirmish:
        return Skirmish(self.edition, state.fighters, state.cards, state.active)


def state_of(view: BrawlView) -> BrawlState:
    """Return the state of a view, which shows all of it."""
    fighters = tuple(Combatant(side.fighter, side.health, side.hand) for side in view.sides)
    return BrawlState(view.turn, fighters, tuple(side.card for side in view.sides), view.active, view.result)


def stance(technique: str, target: int) -> str:
    """Return the choice of a card and of the seat to place it before."""
    return f"{technique}>{target}"


def is_stance(choice: str) -> bool:
    """Return whether a choice is a card and a target, not the next card to meet."""
    return ">" in choice


def read_stance(choice: str) -> tuple[str, int]:
    """Return the card and target of a choice that ``stance`` wrote."""
    technique, _, target = choice.partition(">")
    return technique, int(target)


def _stances(state: BrawlState, seat: int, standing: tuple[int, ...]) -> tuple[str, ...]:
    aims = _aims(seat, standing)
    return tuple(chain.from_iterable(aims[technique] for technique in state.fighters[seat].hand))


@cache
def _aims(seat: int, standing: tuple[int, ...]) -> dict[str, tuple[str, ...]]:
    """Return each card before each opponent; cached, since every turn and every check asks for them."""
    foes = [foe for foe in standing if foe != seat]
    return {technique: tuple(stance(technique, foe) for foe in foes) for technique in TECHNIQUES}


def _standing(fighters: tuple[Combatant, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, fighter in enumerate(fighters) if fighter.health > 0)


def _place(turn: int, skirmish: Skirmish, choices: Mapping[int, str]) -> None:
    """Turn over all cards, each in front of its chosen opponent."""
    seats = tuple(sorted(choices))
    techniques, targets = zip(*(read_stance(choices[seat]) for seat in seats), strict=True)
    skirmish.events.append(Placed(turn=turn, seats=seats, techniques=techniques, targets=targets))
    for seat, technique, target in zip(seats, techniques, targets, strict=True):
        skirmish.place(seat, technique, target)


def _go_on(turn: int, skirmish: Skirmish, dice: Dice) -> Step[BrawlState, BrawlEvent]:
    """Play on until a player has to choose or the turn is over."""
    skirmish.proceed(dice)
    if skirmish.active is None:
        return _between_turns(turn, skirmish)
    state = BrawlState(turn, tuple(skirmish.fighters), tuple(skirmish.cards), skirmish.active)
    return Step(state, tuple(skirmish.events))


def _between_turns(turn: int, skirmish: Skirmish) -> Step[BrawlState, BrawlEvent]:
    """End the game, or refresh hands (ruling "brawl-refresh") and begin the next turn."""
    fighters, events = tuple(skirmish.fighters), list(skirmish.events)
    none = (None,) * len(fighters)
    result = _result(turn, fighters)
    if result:
        events.append(Ended(winners=result.winners, reason=result.reason))
        return Step(BrawlState(turn, fighters, none, result=result), tuple(events))
    empty = [seat for seat in _standing(fighters) if not fighters[seat].hand]
    events += [Refreshed(seat=seat) for seat in empty]
    fighters = tuple(
        refreshed(fighter) if seat in empty else fighter for seat, fighter in enumerate(fighters)
    )
    return Step(BrawlState(turn + 1, fighters, none), tuple(events))


def _result(turn: int, fighters: tuple[Combatant, ...]) -> Outcome | None:
    standing = _standing(fighters)
    if len(standing) == 1:
        return Outcome(standing, "last-standing")
    if not standing:
        return Outcome((), "both-fallen")  # ruling "brawl-all-fallen"
    return Outcome((), "exhausted") if turn == LAST_TURN else None  # ruling "brawl-ninety-turns"


def _side_view(fighter: Combatant, card: PlacedCard | None) -> BrawlSide:
    # A card on the table is in no hand, but not spent either.
    pile = tuple(technique for technique in spent(fighter) if card is None or technique != card.technique)
    return BrawlSide(fighter.fighter, fighter.health, FULL_HEALTH, fighter.hand, pile, card)
