"""The health that fighters have lost."""

from collections import Counter
from collections.abc import Iterable

from rules.bushido.events import Reflected, Struck
from rules.game import Event


def losses(events: Iterable[Event]) -> Counter[int]:
    """Return how much health each seat has lost; seats that are missing are unhurt."""
    lost: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Struck | Reflected) and event.before > event.after:
            lost[event.seat] += event.before - event.after
    return lost
