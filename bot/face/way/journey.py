"""The course of the Road: how many duels were won, what is carried on, and who comes next."""

from collections.abc import Iterator
from typing import cast

import msgspec

from bot.face.way.cards import card_names, opponent_name, virtue_name, weapon_name
from bot.face.way.standing import pawn_words
from bot.face.words import Words
from bot.play.solo.campaigns import CampaignPage
from rules.way.road import DUELS, RoadState
from rules.way.score import life_in
from rules.way.state import Leg


def journey(page: CampaignPage, words: Words) -> str:
    """Say how far a player has come on the Road."""
    road = cast(RoadState, page.state)
    return "\n".join(_lines(words, road))


def progress(state: msgspec.Struct, words: Words) -> str:
    """Say in one line how many duels were won, and how much Life the player or the opponents had left."""
    road = cast(RoadState, state)
    how = "lost" if road.lost else "won" if road.won == len(DUELS) else "on"
    # There is no next opponent after the last.
    opponent = opponent_name(words, DUELS[min(road.won, len(DUELS) - 1)])
    facts = {"won": road.won, "duels": len(DUELS), "life": life_in(road.last), "opponent": opponent}
    return words(f"way-progress-{how}", **facts)


def _lines(words: Words, road: RoadState) -> Iterator[str]:
    yield " → ".join(f"{_mark(road, number)} {opponent_name(words, key)}" for number, key in enumerate(DUELS))
    if road.lost:
        yield words("way-road-lost", number=road.won + 1)
    elif road.won == len(DUELS):
        yield words("way-road-won")
    else:
        yield words("way-road-next", number=road.won + 1, opponent=opponent_name(words, DUELS[road.won]))
        if road.options.leg:
            yield from _carried(words, road, road.options.leg)


def _mark(road: RoadState, number: int) -> str:
    """Return the sign of a duel: won, lost, next, or yet to come."""
    if number < road.won:
        return "✅"
    if number > road.won:
        return "▫️"
    return "💀" if road.lost else "▶️"


def _carried(words: Words, road: RoadState, leg: Leg) -> Iterator[str]:
    """Say what is carried into the next duel."""
    parts = [
        weapon_name(words, road.options.weapon),
        words("way-life", life=leg.life),
        words("way-ki", ki=leg.ki),
    ]
    if leg.armour:
        parts.append(words("way-armour", armour=leg.armour))
    if road.options.bushido and not leg.virtue_won:
        parts.append(pawn_words(leg.pawn))
    if leg.virtue:
        parts.append(virtue_name(words, leg.virtue))
    yield words("way-road-carried", carried=" · ".join(parts))
    if leg.specials:
        yield words("way-road-specials", cards=card_names(words, leg.specials))
