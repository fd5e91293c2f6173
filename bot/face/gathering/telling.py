"""What happens at a gathering or a tournament, each event in one sentence that anyone can follow."""

from collections.abc import Callable
from typing import Any

from bot.face.escape import escape
from bot.face.gathering.parts import BY_HEALTH, clan_name, duel_words, in_health, list_names, named
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from rules.game import Event
from rules.gatherings import events as told
from rules.gatherings.clash import ClashState

REASON_LENGTH = 200
"""The longest reason of an organiser that is shown whole."""


class Teller:
    """Knows the people, duels and words of one gathering."""

    def __init__(self, page: GatheringPage, words: Words) -> None:
        self.page = page
        self.words = words

    def name(self, seat: int) -> str:
        """Name whoever has a seat."""
        return named(self.page, seat)

    def names(self, seats: tuple[int, ...]) -> str:
        """Name some people, the first of them where they are many."""
        return list_names(self.words, [self.name(seat) for seat in seats])

    def duel(self, number: int) -> str:
        """Name a duel."""
        return duel_words(self.words, self.page, number)

    def clan(self, side: int) -> str:
        """Name a side of a clash."""
        return clan_name(self.words, self.page.row, side)

    def because(self, reason: str) -> str:
        """Return an organiser's reason, made harmless."""
        return escape(reason, REASON_LENGTH)


Tells = Callable[[Teller, Any], str]


def tell(event: Event, page: GatheringPage, words: Words) -> str:
    """Tell one event, whatever it is."""
    return TELLS[type(event)](Teller(page, words), event)


def _rolled(teller: Teller, event: told.PeopleRolled) -> str:
    rolls = [
        teller.words(
            "gathering-roll", player=teller.name(seat), sum=sum(faces), faces=" + ".join(map(str, faces))
        )
        for seat, faces in zip(event.seats, event.faces, strict=True)
    ]
    return teller.words(f"gathering-told-rolled-{event.purpose}", rolls=" · ".join(rolls))


def _clans_formed(teller: Teller, event: told.ClansFormed) -> str:
    east, west = (tuple(seat for seat, clan in enumerate(event.clans) if clan == side) for side in range(2))
    return teller.words(
        "gathering-told-clans",
        east=teller.clan(0),
        easterners=teller.names(east),
        west=teller.clan(1),
        westerners=teller.names(west),
    )


def _round_began(teller: Teller, event: told.RoundBegan) -> str:
    if event.byes:
        names = teller.names(event.byes)
        return teller.words("gathering-told-round-resting", number=event.number, names=names)
    return teller.words("gathering-told-round", number=event.number)


def _challenged(teller: Teller, event: told.Challenged) -> str:
    key = "gathering-told-challenged-drawn" if event.drawn else "gathering-told-challenged"
    return teller.words(
        key, challenger=teller.name(event.challenger), challenged=teller.name(event.challenged)
    )


def _accepted(teller: Teller, event: told.Accepted) -> str:
    key = "gathering-told-accepted-silent" if event.silent else "gathering-told-accepted"
    return teller.words(key, player=teller.name(event.seat))


def _refused(teller: Teller, event: told.Refused) -> str:
    return teller.words("gathering-told-refused", player=teller.name(event.seat), health=event.health)


def _removed(teller: Teller, event: told.Removed) -> str:
    player = teller.name(event.seat)
    if event.reason:
        reason = teller.because(event.reason)
        return teller.words("gathering-told-removed-left-because", player=player, reason=reason)
    return teller.words(f"gathering-told-removed-{event.fate}", player=player)


def _waited(teller: Teller, event: told.Waited) -> str:
    return teller.words("gathering-told-waited", player=teller.name(event.seat))


def _bout_asked(teller: Teller, event: told.BoutAsked) -> str:
    (one, other), (health, foe_health) = event.seats, event.healths
    return teller.words(
        in_health(teller.page, "gathering-told-asked"),
        duel=teller.duel(event.bout),
        one=teller.name(one),
        health=health,
        other=teller.name(other),
        **{"foe-health": foe_health},
    )


def _bout_voided(teller: Teller, event: told.BoutVoided) -> str:
    return teller.words("gathering-told-voided", duel=teller.duel(event.bout))


def _bout_won(teller: Teller, event: told.BoutWon) -> str:
    key = f"gathering-told-won-{event.how}"
    return teller.words(
        in_health(teller.page, key) if event.how in BY_HEALTH else key,
        player=teller.name(event.winner),
        duel=teller.duel(event.bout),
        health=event.health,
    )


def _bout_drawn(teller: Teller, event: told.BoutDrawn) -> str:
    health, foe_health = event.healths
    return teller.words(
        in_health(teller.page, "gathering-told-drawn"),
        duel=teller.duel(event.bout),
        health=health,
        **{"foe-health": foe_health},
    )


def _bout_forsaken(teller: Teller, event: told.BoutForsaken) -> str:
    return teller.words("gathering-told-forsaken", duel=teller.duel(event.bout))


def _restored(teller: Teller, event: told.Restored) -> str:
    return teller.words(
        "gathering-told-restored", health=teller.page.full_health, names=teller.names(event.seats)
    )


def _entered(teller: Teller, event: told.Entered) -> str:
    return teller.words("gathering-told-entered", player=teller.name(event.seat))


def _reserved(teller: Teller, event: told.Reserved) -> str:
    return teller.words("gathering-told-reserved", player=teller.name(event.seat))


def _substituted(teller: Teller, event: told.Substituted) -> str:
    return teller.words(
        "gathering-told-substituted", player=teller.name(event.seat), gone=teller.name(event.instead_of)
    )


def _paused(teller: Teller, event: told.Paused) -> str:
    return teller.words("gathering-told-paused", reason=teller.because(event.reason))


def _resumed(teller: Teller, _: told.Resumed) -> str:
    return teller.words("gathering-told-resumed")


def _overridden(teller: Teller, event: told.Overridden) -> str:
    return teller.words(
        "gathering-told-overridden",
        player=teller.name(event.winner),
        duel=teller.duel(event.bout),
        reason=teller.because(event.reason),
    )


def _undone(teller: Teller, event: told.Undone) -> str:
    reason = teller.because(event.reason)
    return teller.words("gathering-told-undone", duel=teller.duel(event.bout), reason=reason)


def _round_withdrawn(teller: Teller, event: told.RoundWithdrawn) -> str:
    return teller.words("gathering-told-withdrawn", number=event.number)


def _concluded(teller: Teller, event: told.Concluded) -> str:
    if not event.winners:
        return teller.words(f"gathering-told-end-{event.reason}")
    names, state = teller.names(event.winners), teller.page.state
    if isinstance(state, ClashState):
        clan = teller.clan(state.round.sides[event.winners[0]])
        return teller.words(f"gathering-told-end-{event.reason}", clan=clan, names=names)
    return teller.words(f"gathering-told-end-{event.reason}", names=names)


TELLS: dict[type[Event], Tells] = {
    told.PeopleRolled: _rolled,
    told.ClansFormed: _clans_formed,
    told.RoundBegan: _round_began,
    told.Challenged: _challenged,
    told.Accepted: _accepted,
    told.Refused: _refused,
    told.Removed: _removed,
    told.Waited: _waited,
    told.BoutAsked: _bout_asked,
    told.BoutVoided: _bout_voided,
    told.BoutWon: _bout_won,
    told.BoutDrawn: _bout_drawn,
    told.BoutForsaken: _bout_forsaken,
    told.Restored: _restored,
    told.Entered: _entered,
    told.Reserved: _reserved,
    told.Substituted: _substituted,
    told.Paused: _paused,
    told.Resumed: _resumed,
    told.Overridden: _overridden,
    told.Undone: _undone,
    told.RoundWithdrawn: _round_withdrawn,
    told.Concluded: _concluded,
}
"""How to tell everything that can happen."""
