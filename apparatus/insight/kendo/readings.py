"""The Duel under other readings of its text, each in place of a ruling."""

from typing_extensions import override

from rules.kendo.duel import KendoDuel
from rules.kendo.duel_fight import DuelFight
from rules.kendo.state import Threat


class ParriedGoesOn(DuelFight):
    """After a parry the attacker starts again, in place of "parrier-starts"."""

    @override
    def _after_parry(self, threat: Threat) -> None:
        self.starts(threat.attacker)


class DeflectorStarts(DuelFight):
    """A deflected attack is over, and who deflected it starts, in place of "deflected-moves"."""

    @override
    def _deflect(self, threat: Threat, card: str, target: int) -> None:
        self.starts(threat.seat)


class DeflectedGoesOn(DuelFight):
    """A deflected attack is over, and the attacker starts again, in place of "deflected-moves"."""

    @override
    def _deflect(self, threat: Threat, card: str, target: int) -> None:
        self.starts(threat.attacker)


class ParriedDuel(KendoDuel):
    """The Duel with ``ParriedGoesOn``."""

    fight = ParriedGoesOn


class DeflectorsDuel(KendoDuel):
    """The Duel with ``DeflectorStarts``."""

    fight = DeflectorStarts


class DeflectedDuel(KendoDuel):
    """The Duel with ``DeflectedGoesOn``."""

    fight = DeflectedGoesOn


READINGS: dict[str, KendoDuel] = {
    "as ruled": KendoDuel(),
    "after a parry the attacker goes on": ParriedDuel(),
    "who deflects starts": DeflectorsDuel(),
    "after deflecting the attacker goes on": DeflectedDuel(),
}
