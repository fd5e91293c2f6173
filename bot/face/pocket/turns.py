"""What is told together, turn by turn: where both hold but the Strike!, the next follows by itself."""

from collections.abc import Sequence

from rules.game import Event
from rules.pocket.events import Flipped


def turns_of(events: Sequence[Event]) -> list[list[Event]]:
    """Part events by turns; there is always one, be it empty."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, Flipped) and turns[-1]:
            turns.append([])
        turns[-1].append(event)
    return turns
