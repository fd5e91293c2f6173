"""What nobody may know of a fight: only the order of face-down cards."""

from msgspec.structs import replace

from rules.dice import Dice
from rules.way.opponents import DefenceCard
from rules.way.state import Beat, FightState, living


def viewed(state: FightState) -> FightState:
    """Return a state with every hidden order removed; anyone can count the cards left in a deck."""
    decks = state.decks
    return replace(
        _before_attacks(state),
        decks=replace(
            decks,
            # In our order: which cards these are is public, when they come is not (ruling "open-to-all").
            actions=replace(decks.actions, hidden=tuple(sorted(decks.actions.hidden))),
            specials=tuple(sorted(decks.specials)),
            defences=replace(decks.defences, hidden=tuple(sorted(decks.defences.hidden, key=_by_numbers))),
            counters=replace(decks.counters, hidden=tuple(sorted(decks.counters.hidden))),
            gisei=tuple(sorted(decks.gisei)),
            injuries=tuple(sorted(decks.injuries)),
            blood=tuple(sorted(decks.blood)),
            virtues=tuple(sorted(decks.virtues)),
        ),
    )


def _before_attacks(state: FightState) -> FightState:
    """Show the first attack while the cards of a new round may still be exchanged.

    Until then the state holds the last attack of the previous round, and released matches must keep that
    state.
    """
    if Beat("attack", 1) not in state.agenda:
        return state
    return replace(state, attack=1, defence=None, target=living(state)[0])


def _by_numbers(card: DefenceCard) -> tuple[int, int]:
    return card.strength, card.technique


def redrawn(state: FightState, dice: Dice) -> FightState:
    """Return a state that nobody can tell from this one, with every hidden order drawn again."""
    decks = state.decks
    return replace(
        state,
        decks=replace(
            decks,
            actions=replace(decks.actions, hidden=dice.shuffle(decks.actions.hidden, "actions")),
            specials=dice.shuffle(decks.specials, "specials"),
            defences=replace(decks.defences, hidden=dice.shuffle(decks.defences.hidden, "defences")),
            counters=replace(decks.counters, hidden=dice.shuffle(decks.counters.hidden, "counters")),
            gisei=dice.shuffle(decks.gisei, "gisei"),
            injuries=dice.shuffle(decks.injuries, "injuries"),
            blood=dice.shuffle(decks.blood, "blood"),
            virtues=dice.shuffle(decks.virtues, "virtues"),
        ),
    )
