"""What it costs a threatened player not to block, as far as anyone can know in advance."""

from typing import Literal

from rules.kendo.answers import ALL_FOUR
from rules.kendo.competition_state import Tally
from rules.kendo.court import PENALTIES, POINTS
from rules.kendo.duel_fight import LOST, TWO
from rules.kendo.fight import PULLED
from rules.kendo.state import Threat
from rules.kendo.view import KendoView

Cost = Literal["cards", "last-cards", "out", "hansoku", "second-hansoku", "ippon", "match"]
"""Some cards, or all of one's cards; a place in the match; a penalty or a point; the match itself."""


def cost_in_duel(view: KendoView, threat: Threat) -> tuple[Cost, int]:
    """Return what a threatened player would lose in a Duel, and how many cards."""
    held = view.hand_sizes[threat.seat]
    lost = PULLED if threat.red else LOST[threat.attack.frame]
    if held > lost:
        return "cards", lost
    if len(view.seats_in) == TWO:
        return "match", held
    stays = len(view.seats_in) == ALL_FOUR and not threat.red  # the attacker goes on with another player
    return "last-cards" if stays else "out", held


def cost_in_competition(view: KendoView, tally: Tally, threat: Threat) -> tuple[Cost, int]:
    """Return what a threatened player would lose in a Competition, and how many cards."""
    if threat.red and view.hand_sizes[threat.seat] > PULLED:
        return "cards", PULLED
    yellow = threat.attack.frame == "yellow" and not threat.red
    if yellow and tally.hansoku[threat.seat] + 1 < PENALTIES:
        return "hansoku", 0
    if tally.points[threat.attacker] + 1 == POINTS:
        return "match", 0
    return "second-hansoku" if yellow else "ippon", 0
