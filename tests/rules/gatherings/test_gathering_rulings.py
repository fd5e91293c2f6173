"""Each ruling on gatherings has one test of its number, in the order of ``rules/gatherings/rulings.py``."""

import inspect
import sys

import pytest

from rules.bushido.duel import Duel, DuelOptions
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.gatherings.clash import Clash, ClashOptions
from rules.gatherings.events import (
    Accepted,
    BoutAsked,
    BoutForsaken,
    BoutWon,
    Challenged,
    PeopleRolled,
    Removed,
    Restored,
    Waited,
)
from rules.gatherings.moves import (
    Accept,
    Challenge,
    DuelDrawn,
    Leave,
    NoShow,
    Refuse,
    Silence,
    TimeUp,
)
from rules.gatherings.rulings import GATHERING_RULINGS
from tests.rules.gatherings import test_tournament_rulings
from tests.rules.gatherings.held import CLANS, Held, by_rank, clash, duels, pairs, totals
from tests.rules.table import Loaded


def test_every_ruling_has_its_test() -> None:
    modules = (sys.modules[__name__], test_tournament_rulings)
    tests = [name for module in modules for name, _ in inspect.getmembers(module, inspect.isfunction)]
    for ruling in GATHERING_RULINGS:
        expected = f"test_{ruling.number:02}_{ruling.name.replace('-', '_')}"
        assert expected in tests, f"{expected} is missing: {ruling.meaning}"


def test_01_ties_when_due() -> None:
    held = duels(9, 5, 5, 5, 4, 3)
    assert len(held.of(PeopleRolled)) == 1
    held.take(Challenge(0, 2)).take(Accept(2), dice=totals(4, 8))
    assert [rolled.seats for rolled in held.of(PeopleRolled)] == [(1, 3)]
    assert held.requests[0].seat == 3
    level = duels(9, 5, 5, 3).take(Challenge(0, 1)).take(Accept(1), dice=Loaded())
    assert level.requests[0].seat == 2


def test_02_asked_again() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Refuse(1))
    assert held.asked == (2, 3)
    with pytest.raises(Rejection, match="cannot-challenge"):
        held.take(Challenge(0, 1))
    held.take(Challenge(0, 2), Refuse(2))
    assert held.asked == (3,)
    held.take(Challenge(0, 3), Refuse(3))
    assert held.asked == (1, 2, 3)
    held.take(Challenge(0, 1), Refuse(1)).pair(0, 3)
    assert (held.requests[0].seat, held.asked) == (1, (2,))


def test_03_everyone_refused() -> None:
    held = duels(9, 8, 7, 6)
    for _ in range(10):
        for other in (1, 2, 3):
            held.take(Challenge(0, other), Refuse(other))
    assert held.outcome == Outcome((0,), "left-standing")
    assert [fighter.fate for fighter in held.state.round.fighters] == [None, *["dishonored"] * 3]


def test_04_unopposed() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 3))
    held.take(Leave(3)).pair(0, 1)
    assert held.of(Waited) == [Waited(seat=2)]
    assert held.requests == ()
    assert held.win(0).outcome == Outcome((0, 2), "left-standing")


def test_05_begins_at_once() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Accept(1))
    assert held.of(BoutAsked) == [BoutAsked(bout=1, seats=(0, 1), healths=(20, 20))]
    held.win(1, 4).pair(2, 3)
    assert pairs(held) == [(2, 3)]


def test_06_silence() -> None:
    held = duels(9, 8, 7, 6).take(Silence(0))
    (challenged,) = held.of(Challenged)
    assert challenged.challenger == 0
    assert challenged.drawn
    held.take(Silence(challenged.challenged))
    assert held.of(Accepted) == [Accepted(seat=challenged.challenged, silent=True)]
    assert held.bouts[0].healths == (20, 20)
    with pytest.raises(Rejection, match="not-your-turn"):
        held.take(Silence(challenged.challenged))


def test_07_leaver() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Refuse(1), Challenge(0, 2), Refuse(2)).pair(0, 3)
    held.pair(1, 2).take(Leave(1))
    assert held.of(BoutWon) == [BoutWon(bout=2, winner=2, health=18, how="walkover")]
    assert held.win(0).outcome == Outcome((0, 2), "left-standing")
    with pytest.raises(Rejection, match="gathering-over"):
        held.take(Leave(0))


def test_08_no_show() -> None:
    held = duels(9, 8, 7, 6).pair(0, 1).pair(2, 3)
    held.take(NoShow(1, (1,)))
    assert held.of(Removed) == [Removed(seat=1, fate="absent")]
    held.take(NoShow(2, (2, 3)))
    assert held.of(BoutForsaken) == [BoutForsaken(bout=2)]
    assert held.outcome == Outcome((0,), "left-standing")
    cup = by_rank(4).take(NoShow(1, (3, 0)))
    assert cup.win(2, 7).outcome == Outcome((2,), "last-standing")


def test_09_drawn_duels() -> None:
    held = duels(9, 8, 7, 6).pair(0, 1).pair(2, 3)
    held.take(DuelDrawn(1, (0, 0)), DuelDrawn(2, (3, 8)))
    assert held.outcome == Outcome((2, 3), "left-standing")


def test_10_waiting_restored() -> None:
    held = clash(9, 8, 7, 6).take(Challenge(0, 2), Refuse(2), Challenge(0, 3), Refuse(3))
    held.take(Challenge(0, 2), Leave(1), Accept(2))
    assert held.of(Waited) == [Waited(seat=3)]
    assert held.state.round.fighters[3].health == 18
    held.win(0, 6)
    assert held.of(Restored) == [Restored(seats=(0, 3))]
    assert [held.state.round.fighters[seat].health for seat in (0, 3)] == [20, 20]


def test_11_shared_victory() -> None:
    held = clash(9, 8, 7, 6).pair(0, 2).pair(1, 3).win(2)
    held.win(1).pair(*_turn(held)).win(1)
    assert held.outcome == Outcome((0, 1), "last-clan")
    deserted = clash(9, 8, 7, 6).take(Leave(0)).pair(1, 2).win(1)
    deserted.pair(*_turn(deserted)).win(1)
    assert deserted.outcome == Outcome((1,), "last-clan")


def _turn(held: Held) -> tuple[int, int]:
    return held.requests[0].seat, held.asked[0]


def test_12_nobody_left() -> None:
    held = clash(9, 8, 7, 6).pair(0, 2).pair(1, 3).take(DuelDrawn(1, (0, 0)), DuelDrawn(2, (0, 0)))
    assert held.outcome == Outcome((), "nobody-left")
    lonely = duels(9, 8).pair(0, 1).take(NoShow(1, (0, 1)))
    assert lonely.outcome == Outcome((), "nobody-left")


def quiet_rounds(held: Held, healths: tuple[int, int], dice: Loaded | None = None) -> Held:
    """Play three rounds in which nobody goes out, after which the dice given are all that is thrown."""
    while not held.outcome:
        while held.requests:
            held.pair(*_turn(held))
        last = held.state.number == 3 and len(held.bouts) == 1
        bout = held.bouts[0]
        ours = dict(zip((0, 1), healths, strict=True))
        told = tuple(ours[CLANS[seat]] for seat in bout.seats)
        held.take(TimeUp(bout.number, (told[0], told[1])), dice=dice if last else None)
    return held


def test_13_stalemate() -> None:
    assert quiet_rounds(clash(9, 8, 7, 6), (5, 9), Loaded()).outcome == Outcome((2, 3), "stalemate")
    assert quiet_rounds(clash(9, 8, 7, 6), (9, 5), Loaded()).outcome == Outcome((0, 1), "stalemate")
    more = clash(9, 8, 7, 6, hardcore=True).take(Leave(3)).pair(0, 2)
    for bout, next_challenger in ((1, 1), (2, 0), (3, 0)):
        initiative = totals(*(9 if seat == next_challenger else 3 + seat for seat in (0, 1, 2)))
        more.take(TimeUp(bout, (2, 20)), dice=initiative).pair(next_challenger, 2)
    more.take(TimeUp(4, (2, 20)), dice=Loaded())
    assert more.outcome == Outcome((0, 1), "stalemate")
    diced = quiet_rounds(clash(9, 8, 7, 6), (5, 5), totals(4, 4, 3, 8))
    assert diced.outcome == Outcome((2, 3), "stalemate")
    assert [rolled.seats for rolled in diced.of(PeopleRolled)] == [(0, 2), (0, 2)]


def test_26_nine_cards() -> None:
    held = clash(9, 8, 7, 6, hardcore=True).pair(0, 2).pair(1, 3).win(0, 5).win(3, 2)
    held.pair(*_turn(held))
    (bout,) = held.bouts
    duel = Duel().start(2, DuelOptions(("swift", "wanderer"), bout.healths), Dice(bytes(32))).state
    brought = {seat: (side.health, side.hand) for seat, side in zip(bout.seats, duel.fighters, strict=True)}
    assert brought == {0: (5, TECHNIQUES), 3: (2, TECHNIQUES)}


def test_27_tied_again() -> None:
    divided = totals(9, 9, 5, 5, 5, 3, *(7, 7, 4), *(3, 6), *(9, 8, 7, 6, 5, 4))
    held = Held(Clash(), ClashOptions(6), divided)
    assert not divided.throws
    rolls = [rolled.seats for rolled in held.of(PeopleRolled) if rolled.purpose == "clans"]
    assert rolls == [(0, 1, 2, 3, 4, 5), (2, 3, 4), (2, 3)]
    assert held.state.round.sides == (0, 0, 1, 0, 1, 1)
    two_places = totals(9, 5, 5, 5, 4, 3, *(8, 4, 4), *(3, 6), *(9, 8, 7, 6, 5, 4))
    held = Held(Clash(), ClashOptions(6), two_places)
    rolls = [rolled.seats for rolled in held.of(PeopleRolled) if rolled.purpose == "clans"]
    assert rolls == [(0, 1, 2, 3, 4, 5), (1, 2, 3), (2, 3)]
    assert held.state.round.sides == (0, 0, 1, 0, 1, 1)


def test_28_tied_only() -> None:
    held = duels(9, 6, 6, 5, 5, 3).take(Challenge(0, 5)).take(Accept(5), dice=totals(3, 4))
    assert [rolled.seats for rolled in held.of(PeopleRolled)] == [(1, 2)]
    assert held.requests[0].seat == 2
    held.take(Challenge(2, 4)).take(Accept(4), dice=Loaded())
    assert (held.requests[0].seat, held.asked) == (1, (3,))
