"""What a choice would do now. The rules themselves work it out, on what everybody may know.

Nothing here is drawn or thrown: only what follows from open facts is foreseen.
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
"""The seed of dice that are never thrown."""


def after_placing(fight: FightState, cards: str) -> FightState:
    """Return how the fight stands once some cards are activated."""
    table = WayTable(fight, Dice(_UNUSED))
    place(table, cards)
    return table.state


def after_extra(fight: FightState, choice: str) -> FightState:
    """Return how the fight stands once something was done beside the choice that is due."""
    table = WayTable(fight, Dice(_UNUSED))
    EXTRAS[choice.partition(":")[0]].does(table, choice)
    return table.state


def damage_made(fight: FightState) -> int | None:
    """Return what the attack would do as the levels stand; None while its defence is not revealed."""
    return damage_of(fight.levels, needed(fight, fight.defence)) if fight.defence else None


def defences_left(fight: FightState) -> tuple[DefenceCard, ...]:
    """Return what the defence of this attack can still come to."""
    # An empty deck is made anew of its discards before the next card is drawn.
    left = fight.decks.defences.hidden or fight.decks.defences.discarded
    return tuple(needed(fight, card) for card in left)


def defences_now(fight: FightState) -> tuple[DefenceCard, ...]:
    """Return what has to be exceeded in this attack: one card once it is revealed, else all it can be."""
    return (needed(fight, fight.defence),) if fight.defence else defences_left(fight)


def powers_left(fight: FightState, number: int) -> tuple[int, ...]:
    """Return what a counterattack of an opponent can still come to."""
    left = fight.decks.counters.hidden or fight.decks.counters.discarded
    return tuple(card + power_beyond_card(fight, number) for card in left)


def harm_left(fight: FightState, number: int, guard: int) -> Counter[int]:
    """Count the cards left for a counterattack by the damage that each would do to such a Guard."""
    return Counter(damage_through(guard, power) for power in powers_left(fight, number))


def guards_by_gisei(fight: FightState) -> tuple[int, ...]:
    """Return what the Guard can come to by a sacrifice, by the cards it can bring."""
    guards: list[int] = []
    for card in fight.decks.gisei:
        table = WayTable(fight, Dice(_UNUSED))
        table.add(GISEI[card].adds)
        guards.append(table.state.levels.guard)
    return tuple(sorted(guards))
