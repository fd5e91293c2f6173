"""The fights of a turn in a line each: who met whom, what it cost them, and which dice were thrown."""

from collections.abc import Sequence
from itertools import takewhile

from bot.face.bushido.cards import crest
from bot.face.bushido.losses import losses
from bot.face.bushido.telling import TurnTeller
from rules.bushido.brawl_events import Fought
from rules.bushido.events import Rolled
from rules.game import Event


def fight_line(events: Sequence[Event], teller: TurnTeller, fought: Fought) -> list[str]:
    """Tell one of a turn's fights: what came of it stands behind it among the events, before the next."""
    after = events[events.index(fought) + 1 :]
    came = [*takewhile(lambda each: not isinstance(each, Fought), after)]
    own, foe = fought.techniques
    return [
        teller.words(
            "brawl-fight",
            told=" · ".join((*_hurt(teller, came), *_rolled(teller, came))),
            player=teller.name(fought.active),
            attacker=teller.name(fought.attacker),
            **{"crest": crest(own), "foe-crest": crest(foe)},
        )
    ]


def _hurt(teller: TurnTeller, came: Sequence[Event]) -> list[str]:
    lost = losses(came)
    told = [
        teller.words("brawl-fight-lost", player=teller.name(seat), lost=amount)
        for seat, amount in lost.items()
    ]
    return told or [teller.words("brawl-fight-unhurt")]


def _rolled(teller: TurnTeller, came: Sequence[Event]) -> list[str]:
    return [
        teller.words(
            "brawl-fight-rolled", player=teller.name(each.seat), faces=" + ".join(map(str, each.faces))
        )
        for each in came
        if isinstance(each, Rolled)
    ]
