"""Other readings of the text, each in place of a ruling; some hold for the Duel and the Competition alike."""

from collections.abc import Callable
from functools import partial
from types import new_class
from typing import cast

from typing_extensions import override

from apparatus.insight.kendo.player import AnyGame
from rules.kendo.cards import CARDS
from rules.kendo.competition import KendoCompetition, SecondCompetition
from rules.kendo.court import Court, SecondCourt
from rules.kendo.duel import SecondKendoDuel
from rules.kendo.duel_fight import SecondDuelFight
from rules.kendo.events import StruckBack
from rules.kendo.fight import Fight
from rules.kendo.moves import Move
from rules.kendo.stand_in import parting
from rules.kendo.state import Threat


class ParriedGoesOn(Fight):
    """After a parry the attacker starts again, in place of "parrier-starts"."""

    @override
    def _after_parry(self, threat: Threat) -> None:
        self.starts(threat.attacker)


class DeflectedGoesBack(Fight):
    """A deflected attack is now the attacker's to answer, in place of "deflector-starts"."""

    @override
    def _after_deflecting(self, threat: Threat) -> None:
        self._threaten(Threat(threat.attacker, threat.seat, threat.card))


class DeflectorStarts(Fight):
    """The deflecting player starts, in place of "deflected-attacks-again"."""

    @override
    def _after_deflecting(self, threat: Threat) -> None:
        self.starts(threat.seat)


class DeflectedGoesOn(Fight):
    """The deflected attacker starts again, in place of "deflector-starts"."""

    @override
    def _after_deflecting(self, threat: Threat) -> None:
        self.starts(threat.attacker)


class RedAlone(Fight):
    """FUDOSHIN deals with the red part alone, in place of "fudoshin-both-parts"."""

    @override
    def _after_deflecting(self, threat: Threat) -> None:
        if threat.red:
            self._go_on_to_attack(threat)
        else:
            super()._after_deflecting(threat)


class BasicEnds(Fight):
    """A basic attack that answers ends the exchange, in place of "basic-on-basic"."""

    @override
    def _strike_back(self, threat: Threat, move: Move) -> None:
        card = CARDS[move.cards[-1]]
        if card.subdeck == "basic":
            self.events.append(StruckBack(seat=threat.seat, card=card.key))
            self.starts(threat.attacker)
        else:
            super()._strike_back(threat, move)


class ChosenLosses(Fight):
    """A player who loses two cards gives the least useful ones, in place of "taken-by-dice"."""

    @override
    def give(self, seat: int, to: int, owed: int, label: str) -> None:
        if owed == 1:
            super().give(seat, to, owed, label)
            return
        cards = tuple(sorted(self.hands[seat], key=parting, reverse=True)[:owed])
        self._drop(seat, cards)
        self._take(to, cards)


class NoHikiwake(Fight):
    """A last card that parries ends nothing, in place of "last-card-parries"."""

    @override
    def _settle_last_parry(self, seat: int) -> None:
        self.starts(seat)


class OneSwitch(Court):
    """The switch before the answer to a red card holds for the strike too, in place of "once-an-answer"."""

    switches_for_strike = False


class ParrierSpared(Court):
    """A parrier who has switched attacks without another switch, in place of "parrier-switches"."""

    @override
    def _after_parry(self, threat: Threat) -> None:
        self._starts(threat.seat, "owed" if self.switching == "owed" else "spared")


class GreenOrSwitch(SecondCompetition):
    """A player who has switched cannot parry, as in the first version, in place of "green-after-switch"."""

    parries_switched = False


def duel_with(reading: type[Fight]) -> SecondKendoDuel:
    """Return the Duel under another reading."""
    game = SecondKendoDuel()
    game.fight = cast("type[SecondDuelFight]", new_class(reading.__name__, (reading, SecondDuelFight)))
    return game


def competition_with(reading: type[Fight]) -> SecondCompetition:
    """Return the Competition under another reading."""
    game = SecondCompetition()
    game.court = cast("type[SecondCourt]", new_class(reading.__name__, (reading, SecondCourt)))
    return game


_EITHER: dict[str, type[Fight]] = {
    "after a parry the attacker goes on": ParriedGoesOn,
    "a deflected attack goes back": DeflectedGoesBack,
    "FUDOSHIN stops the red part alone": RedAlone,
    "a basic attack that answers ends the exchange": BasicEnds,
}
_OF_DUEL: dict[str, type[Fight]] = {
    "after deflecting the attacker goes on": DeflectedGoesOn,
    "the loser chooses which two cards": ChosenLosses,
    "no hikiwake": NoHikiwake,
}
_OF_COMPETITION: dict[str, type[Fight]] = {
    "after deflecting the other attacks": DeflectorStarts,
    "one switch for a red card and its strike": OneSwitch,
    "who has switched and parried does not switch again": ParrierSpared,
}

READINGS: dict[str, dict[str, Callable[[], AnyGame]]] = {
    "Duel": {told: partial(duel_with, reading) for told, reading in (_EITHER | _OF_DUEL).items()},
    "Competition": {
        **{told: partial(competition_with, reading) for told, reading in (_EITHER | _OF_COMPETITION).items()},
        "who has switched cannot parry": GreenOrSwitch,
        "as in the first version": KendoCompetition,
    },
}
"""The other readings, by game."""
