"""What fighters have lost."""

from collections import Counter
from collections.abc import Iterable

from rules.bushido.events import Reflected, Struck
from rules.game import Event


def losses(events: Iterable[Event]) -> Counter[int]:
    """Return how much health each seat has lost; a seat that is not in it is unhurt."""
    lost: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Struck | Reflected) and event.before > event.after:
            lost[event.seat] += event.before - event.after
    return lost
