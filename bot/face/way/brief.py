"""What happened in a fight, told beside a picture: without what is drawn there."""

from typing_extensions import override

from bot.face.way.standing import asked_of
from bot.face.way.symbols import plain
from bot.face.way.telling import COSTS, ToldEvent, WayTeller
from rules.way import events as of

STILL_MEASURED = ("die", "price", "guard")
"""The questions at which an attack has been resolved, and its levels stand beside what they had to exceed."""


def drawn(event: of.WayEvent) -> bool:
    """Say whether a picture shows all there is to an event."""
    return isinstance(event, of.DieSet) or (isinstance(event, of.FoeKiSpent) and event.boost > 0)


class BriefTeller(WayTeller):
    """Leaves out what a picture beside it shows."""

    @override
    def tell(self, event: of.WayEvent) -> ToldEvent:
        told = super().tell(event)
        match event:
            case of.KiPaid(by=by) if by in COSTS:
                return ToldEvent()
            case of.AttackResolved() if asked_of(self.fight) in STILL_MEASURED:
                return ToldEvent(told.result)
            case of.CountersCalled(foes=(_,), thrown=thrown) if asked_of(self.fight) == "guard":
                return ToldEvent(cause=self.words("way-told-thrown", thrown=thrown))  # the question says who
            case of.CounterMet():
                power, guard = plain(event.power), plain(event.guard)
                return ToldEvent(told.result, self.words("way-told-counter-brief", power=power, guard=guard))
            case _:
                return told
