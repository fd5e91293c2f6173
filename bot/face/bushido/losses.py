"""What fighters have lost of late, as one of them reads it before the next choice."""

from collections import Counter
from collections.abc import Iterable

from bot.face.words import Words
from rules.bushido.events import Reflected, Struck
from rules.game import Event


def losses(events: Iterable[Event]) -> Counter[int]:
    """Return how much health each seat has lost; a seat that is not in it is unhurt."""
    lost: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Struck | Reflected) and event.before > event.after:
            lost[event.seat] += event.before - event.after
    return lost


def own_loss(words: Words, lost: int) -> str:
    """Tell a reader what they have lost; what they have left stands below."""
    return words("lately-you-lost", lost=lost) if lost else words("lately-you-unhurt")
