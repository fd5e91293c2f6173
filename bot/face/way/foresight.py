"""What a choice would do now, worked out by the rules themselves from what everyone may know.

Nothing is drawn or rolled here: only what follows from known facts is foreseen.
"""

from collections import Counter

from rules.dice import Dice
from rules.way.action_cards import GISEI
from rules.way.countering import damage_through, power_beyond_card
from rules.way.dealing import needed, place
from rules.way.extras import EXTRAS
from rules.way.opponents import DefenceCard
from rules.way.state import FightState
from rules.way.striking import damage_of
from rules.way.table import WayTable

_UNUSED = bytes(32)
"""The seed of dice that are never rolled."""


def after_placing(fight: FightState, cards: str) -> FightState:
    """Return how the fight stands once some cards are activated."""
    table = WayTable(fight, Dice(_UNUSED))
    place(table, cards)
    return table.state


def after_extra(fight: FightState, choice: str) -> FightState:
    """Return how the fight stands after an extra, done besides the pending choice."""
    table = WayTable(fight, Dice(_UNUSED))
    EXTRAS[choice.partition(":")[0]].does(table, choice)
    return table.state


def damage_made(fight: FightState) -> int | None:
    """Return the attack's damage at the current levels; None until its defence is revealed."""
    return damage_of(fight.levels, needed(fight, fight.defence)) if fight.defence else None


def defences_left(fight: FightState) -> tuple[DefenceCard, ...]:
    """Return all that the defence against this attack can still be."""
    # An empty deck is reshuffled from its discards before the next card is drawn.
    left = fight.decks.defences.hidden or fight.decks.defences.discarded
    return tuple(needed(fight, card) for card in left)


def defences_now(fight: FightState) -> tuple[DefenceCard, ...]:
    """Return what this attack has to exceed: one card once it is revealed, until then all it can be."""
    return (needed(fight, fight.defence),) if fight.defence else defences_left(fight)


def powers_left(fight: FightState, number: int) -> tuple[int, ...]:
    """Return all powers that an opponent's counterattack can still have."""
    left = fight.decks.counters.hidden or fight.decks.counters.discarded
    return tuple(card + power_beyond_card(fight, number) for card in left)


def harm_left(fight: FightState, number: int, guard: int) -> Counter[int]:
    """Count the cards left for a counterattack by the damage that each would do against a Guard."""
    return Counter(damage_through(guard, power) for power in powers_left(fight, number))


def guards_by_gisei(fight: FightState) -> tuple[int, ...]:
    """Return the Guards that a sacrifice can lead to, one for each card it can bring."""
    guards: list[int] = []
    for card in fight.decks.gisei:
        table = WayTable(fight, Dice(_UNUSED))
        table.add(GISEI[card].adds)
        guards.append(table.state.levels.guard)
    return tuple(sorted(guards))
