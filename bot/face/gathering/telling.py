"""Events of a gathering or tournament, each in one sentence that anyone can follow."""

from collections.abc import Iterator
from itertools import chain

from bot.face.escape import escape
from bot.face.game.book import Facts
from bot.face.game.facts import Phrase, Teller
from bot.face.gathering.parts import BY_HEALTH, clan_name, duel_words, in_health, list_names, named
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from rules.game import Event
from rules.gatherings import events as of
from rules.gatherings.clash import ClashState
from rules.gatherings.gathering import HOUSE

REASON_LENGTH = 200
"""The longest reason of an organiser that is shown whole."""


def tell(event: Event, page: GatheringPage, words: Words) -> str:
    """Tell one event of any kind."""
    told = chain.from_iterable(
        tells(event, page, words) for tells in (_people, _challenge, _bout, _repair, _end)
    )
    sentence = next(told)
    return Teller(words, ()).say(f"gathering-told-{sentence.key}", sentence.values)


def _names(page: GatheringPage, seats: tuple[int, ...], words: Words) -> str:
    """Name some players, and count the rest if there are many."""
    return list_names(words, [named(page, seat, words) for seat in seats])


def _roll(player: str, faces: tuple[int, ...], words: Words) -> str:
    return words("gathering-roll", player=player, sum=sum(faces), faces=" + ".join(map(str, faces)))


def _people(event: Event, page: GatheringPage, words: Words) -> Iterator[Phrase]:
    """Tell of rolls, clans, players who come and go, and restored health."""
    match event:
        case of.PeopleRolled(purpose=purpose, seats=seats, faces=faces):
            rolls = (
                _roll(named(page, seat, words), each, words) for seat, each in zip(seats, faces, strict=True)
            )
            yield Phrase(f"rolled-{purpose}", {"rolls": " · ".join(rolls)})
        case of.ClansFormed(clans=clans):
            east, west = (tuple(seat for seat, clan in enumerate(clans) if clan == side) for side in (0, 1))
            people: Facts = {"easterners": _names(page, east, words), "westerners": _names(page, west, words)}
            sides = (clan_name(words, page.row, side) for side in (0, 1))
            yield Phrase("clans", people | dict(zip(("east", "west"), sides, strict=True)))
        # Organisers give a reason; players who drop out need none.
        case of.Removed(seat=seat, reason=reason) if reason:
            values: Facts = {"player": named(page, seat, words), "reason": escape(reason, REASON_LENGTH)}
            yield Phrase("removed-left-because", values)
        case of.Removed(seat=seat, fate=fate):
            yield Phrase(f"removed-{fate}", {"player": named(page, seat, words)})
        case of.Waited(seat=seat) | of.Entered(seat=seat) | of.Reserved(seat=seat):
            yield Phrase(str(event.__struct_config__.tag), {"player": named(page, seat, words)})
        case of.Substituted(seat=seat, instead_of=gone, reason=reason):
            values = {"player": named(page, seat, words), "gone": named(page, gone, words)}
            because: Facts = {"reason": escape(reason, REASON_LENGTH)} if reason else {}
            yield Phrase("substituted-because" if reason else "substituted", values | because)
        case of.Restored(seats=seats):
            yield Phrase("restored", {"health": page.full_health, "names": _names(page, seats, words)})
        case _:
            pass


def _challenge(event: Event, page: GatheringPage, words: Words) -> Iterator[Phrase]:
    """Tell of rounds and challenges."""
    match event:
        case of.RoundBegan(number=number, byes=()):
            yield Phrase("round", {"number": number})
        case of.RoundBegan(number=number, byes=byes):
            yield Phrase("round-resting", {"number": number, "names": _names(page, byes, words)})
        case of.Challenged(challenger=one, challenged=other, drawn=drawn):
            values: Facts = {"challenger": named(page, one, words), "challenged": named(page, other, words)}
            yield Phrase("challenged-drawn" if drawn else "challenged", values)
        case of.Accepted(seat=seat, silent=silent):
            yield Phrase("accepted-silent" if silent else "accepted", {"player": named(page, seat, words)})
        case of.Refused(seat=seat, health=health):
            yield Phrase("refused", {"player": named(page, seat, words), "health": health})
        case _:
            pass


def _bout(event: Event, page: GatheringPage, words: Words) -> Iterator[Phrase]:
    """Tell which duels are fought, and how they ended."""
    match event:
        case of.BoutAsked(bout=bout, seats=(one, other), healths=(health, others)):
            values: Facts = {
                "one": named(page, one, words),
                "health": health,
                "other": named(page, other, words),
            }
            values |= {"duel": duel_words(words, page, bout), "foe-health": others}
            yield Phrase(in_health(page, "asked"), values)
        case of.BoutVoided(bout=bout):
            yield Phrase("voided", {"duel": duel_words(words, page, bout)})
        case of.BoutForsaken(bout=bout):
            yield Phrase("forsaken", {"duel": duel_words(words, page, bout)})
        case of.BoutWon(bout=bout, winner=winner) if winner == HOUSE:
            yield Phrase("won-by-house", {"duel": duel_words(words, page, bout)})
        case of.BoutWon(bout=bout, winner=winner, health=health, how=how):
            key = in_health(page, f"won-{how}") if how in BY_HEALTH else f"won-{how}"
            duel = duel_words(words, page, bout)
            yield Phrase(key, {"player": named(page, winner, words), "duel": duel, "health": health})
        case of.BoutDrawn(bout=bout, healths=(health, others)):
            values = {"duel": duel_words(words, page, bout), "health": health, "foe-health": others}
            yield Phrase(in_health(page, "drawn"), values)
        case _:
            pass


def _repair(event: Event, page: GatheringPage, words: Words) -> Iterator[Phrase]:
    """Tell of an organiser's pauses and repairs."""
    match event:
        case of.Paused(reason=reason):
            yield Phrase("paused", {"reason": escape(reason, REASON_LENGTH)})
        case of.Resumed():
            yield Phrase("resumed")
        case of.Overridden(bout=bout, winner=winner, reason=reason):
            values: Facts = {"duel": duel_words(words, page, bout), "reason": escape(reason, REASON_LENGTH)}
            yield Phrase("overridden", {"player": named(page, winner, words), **values})
        case of.Undone(bout=bout, reason=reason):
            values = {"duel": duel_words(words, page, bout), "reason": escape(reason, REASON_LENGTH)}
            yield Phrase("undone", values)
        case of.RoundWithdrawn(number=number):
            yield Phrase("withdrawn", {"number": number})
        case _:
            pass


def _end(event: Event, page: GatheringPage, words: Words) -> Iterator[Phrase]:
    """Tell how it ended, and who has won."""
    if isinstance(event, of.Concluded):
        values: Facts = {"names": _names(page, event.winners, words)} if event.winners else {}
        if isinstance(page.state, ClashState) and event.winners:
            values["clan"] = clan_name(words, page.row, page.state.round.sides[event.winners[0]])
        yield Phrase(f"end-{event.reason}", values)
