"""Marks of Way of the Samurai."""

from collections.abc import Iterable, Mapping

from rules.marks import MarkRule, PublicLog
from rules.way.events import ComboMade, LifeLost, RoundClosed, RoundOpened, Wounded
from rules.way.state import FightState

ICONS = 2
"""Combos of this many icons take all six cards of a round."""
PLAYER = (0,)
"""The solo player."""
LAST = 1


def _untouched(log: PublicLog) -> Iterable[int]:
    """Win without losing Life or being injured."""
    hurt = any(event.who == "player" for kind in (LifeLost, Wounded) for event in log.all(kind))
    return () if hurt else log.winners


def _last_life(log: PublicLog) -> Iterable[int]:
    """Win with 1 Life left."""
    return log.winners if _fight(log).life == LAST else ()


def _against_three(log: PublicLog) -> Iterable[int]:
    """Win against three opponents at once."""
    return log.winners if _fight(log).options.opponent == "three" else ()


def _shiro(log: PublicLog) -> Iterable[int]:
    """Win against Shiro with the Blood module."""
    options = _fight(log).options
    return log.winners if options.opponent == "shiro" and options.blood else ()


def _one_round(log: PublicLog) -> Iterable[int]:
    """Win in the first round."""
    return log.winners if _fight(log).round == 1 else ()


def _two_combos(log: PublicLog) -> Iterable[int]:
    """Make combos of two icons within one round."""
    made = set[str]()
    for event in log.told:
        if isinstance(event, RoundOpened | RoundClosed):
            made.clear()
        elif isinstance(event, ComboMade):
            made.add(event.icon)
            if len(made) == ICONS:
                return PLAYER
    return ()


def _fight(log: PublicLog) -> FightState:
    return log.view


OF_WAY: Mapping[str, MarkRule] = {
    "way-untouched": _untouched,
    "way-last-life": _last_life,
    "way-against-three": _against_three,
    "way-shiro": _shiro,
    "way-one-round": _one_round,
    "way-two-combos": _two_combos,
}
