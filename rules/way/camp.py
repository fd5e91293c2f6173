"""The choice on the Road after a won duel, before the next one begins."""

from msgspec.structs import replace

from rules.way.events import Camped
from rules.way.features import WEAPONS
from rules.way.state import FightState, most_ki, most_life
from rules.way.table import WayTable

REDRAW = "redraw"


def camps(state: FightState) -> tuple[str, ...]:
    """Return the choices: another redraw in each duel, or each weapon not in hand."""
    return (REDRAW, *(weapon for weapon in WEAPONS if weapon != state.weapon))


def pitch_camp(table: WayTable, choice: str) -> None:
    """Take one more redraw in each duel, or another weapon."""
    options = table.state.options
    if choice != REDRAW:
        table.change(weapon=choice)
        # Some weapons allow less: the excess is lost with the change.
        life, ki = most_life(table.state), most_ki(table.state)
        table.change(life=min(table.state.life, life), ki=min(table.state.ki, ki))
    elif options.leg:
        leg = replace(options.leg, redraws=options.leg.redraws + 1)
        table.change(options=replace(options, leg=leg))
    table.tell(Camped(choice=choice))
