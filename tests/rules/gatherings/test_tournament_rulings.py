"""The rulings on tournaments and on what organisers mend, each with the test of its number."""

import pytest

from rules.game import Outcome, Rejection
from rules.gatherings.bracket import rounds_left
from rules.gatherings.events import (
    BoutAsked,
    BoutDrawn,
    BoutVoided,
    BoutWon,
    Entered,
    PeopleRolled,
    Removed,
    Reserved,
    RoundBegan,
    RoundWithdrawn,
    Substituted,
)
from rules.gatherings.gathering import HOUSE
from rules.gatherings.moves import (
    DuelDrawn,
    DuelWon,
    Enter,
    Leave,
    NoShow,
    Override,
    Pause,
    Resume,
    SeatReserve,
    TimeUp,
    Undo,
)
from tests.rules.gatherings.held import by_rank, duels, pairs, totals, tournament


def test_14_by_rating() -> None:
    held = by_rank(8)
    assert pairs(held) == [(0, 7), (1, 6), (2, 5), (3, 4)]
    for winner in (0, 6, 2, 4):
        held.win(winner)
    assert pairs(held) == [(0, 6), (2, 4)]


def test_15_byes() -> None:
    held = by_rank(11)
    assert held.of(RoundBegan) == [RoundBegan(number=1, byes=(0, 1, 2, 3, 4))]
    assert pairs(held) == [(5, 10), (6, 9), (7, 8)]
    held.win(5).win(6)
    held.take(NoShow(3, (7, 8)))
    assert held.of(RoundBegan) == [RoundBegan(number=2, byes=(5,))]


def test_16_late_entry() -> None:
    held = by_rank(3).take(Enter(rating=9))
    assert held.of(Entered) == [Entered(seat=3)]
    assert held.of(BoutAsked) == [BoutAsked(bout=2, seats=(0, 3), healths=(20, 20))]
    assert held.of(BoutAsked)[0].seats in pairs(held)
    assert held.take(Enter()).of(Reserved) == [Reserved(seat=4)]
    held.win(0).win(1)
    with pytest.raises(Rejection, match="entry-closed"):
        held.take(Enter())
    assert tournament(5, places=5).take(Enter()).of(Reserved) == [Reserved(seat=5)]


def test_17_reserves() -> None:
    held = by_rank(6, places=4)
    assert pairs(held) == [(0, 3), (1, 2)]
    held.take(Leave(3))
    assert held.of(Substituted) == [Substituted(seat=4, instead_of=3)]
    assert held.of(BoutVoided) == [BoutVoided(bout=1)]
    assert pairs(held) == [(0, 4), (1, 2)]
    held.win(1).take(Leave(1))
    assert held.of(Substituted) == []
    assert held.take(Leave(0)).of(Substituted) == [Substituted(seat=5, instead_of=0)]
    assert held.win(5).outcome == Outcome((5,), "last-standing")
    late = by_rank(5, places=4).win(0).win(1).take(Leave(0))
    assert late.outcome == Outcome((1,), "last-standing")
    resting = by_rank(4, places=3).take(Leave(0))
    assert resting.state.current.byes == (3,)


def test_18_replay_once() -> None:
    held = by_rank(4, hardcore=True).win(0, 6).win(1, 5)
    assert [bout.healths for bout in held.bouts] == [(6, 5)]
    held.take(DuelDrawn(3, (0, 0)))
    assert held.of(BoutDrawn) == [BoutDrawn(bout=3, healths=(0, 0))]
    assert [(bout.number, bout.healths) for bout in held.bouts] == [(4, (6, 5))]
    with pytest.raises(Rejection, match="bout-unknown"):
        held.take(DuelDrawn(3, (0, 0)))


def test_19_drawn_twice() -> None:
    by_health = by_rank(2).take(DuelDrawn(1, (0, 0)), DuelDrawn(2, (4, 3)))
    assert by_health.of(BoutWon) == [BoutWon(bout=2, winner=0, health=4, how="health")]
    by_dice = by_rank(4).take(DuelDrawn(1, (7, 7)))
    by_dice.take(DuelDrawn(3, (0, 0)), dice=totals(5, 5, 6, 8))
    assert [rolled.seats for rolled in by_dice.of(PeopleRolled)] == [(0, 3), (0, 3)]
    assert by_dice.of(BoutWon) == [BoutWon(bout=3, winner=3, health=1, how="dice")]


def test_20_time_up() -> None:
    held = by_rank(2).take(TimeUp(1, (2, 13)))
    assert held.of(BoutWon) == [BoutWon(bout=1, winner=1, health=13, how="health")]


def test_21_paused() -> None:
    held = by_rank(4).take(Pause("storm"))
    for late in (NoShow(1, (0,)), TimeUp(1, (3, 2))):
        with pytest.raises(Rejection, match="paused"):
            held.take(late)
    held.win(0).win(1)
    assert held.bouts == ()
    assert held.outcome is None
    assert held.take(Resume()).of(RoundBegan) == [RoundBegan(number=2)]


def test_22_override() -> None:
    held = by_rank(8).win(0).win(1).win(2).win(3)
    assert pairs(held) == [(0, 3), (1, 2)]
    held.take(Override(1, 7, "0 played for somebody else"))
    assert held.of(BoutVoided) == [BoutVoided(bout=5)]
    assert pairs(held) == [(7, 3), (1, 2)]
    held.win(1)
    with pytest.raises(Rejection, match="later-decided"):
        held.take(Override(2, 6, "too late"))
    assert [repair.reason for repair in held.state.repairs] == ["0 played for somebody else"]


def test_23_undo() -> None:
    held = by_rank(4).take(Override(1, 3, "a mistake"), Undo(1, "mended"))
    assert pairs(held) == [(0, 3), (1, 2)]
    assert held.bouts[0].number == 3
    held.win(0).win(1).take(Undo(2, "they ask to fight again"))
    assert held.of(RoundWithdrawn) == [RoundWithdrawn(number=2)]
    assert pairs(held) == [(1, 2)]
    held = by_rank(8).win(0).win(1).win(2).win(3).win(0)
    with pytest.raises(Rejection, match="later-decided"):
        held.take(Undo(4, "the next round has begun"))


def test_24_latest_end() -> None:
    held = by_rank(12)
    assert rounds_left(held.state) == 4
    for _ in range(6):
        held.take(Enter())
    assert (len(held.state.reserves), rounds_left(held.state)) == (2, 4)
    for bout in held.bouts:
        held.take(TimeUp(bout.number, (9, 9)))
    assert rounds_left(held.state) == 3


def test_25_taken_out() -> None:
    out = Removed(seat=1, fate="left", reason="plays for two")
    held = by_rank(4).take(Leave(1, "plays for two"))
    assert held.of(Removed) == [out]
    assert pairs(held) == [(0, 3)]
    assert [(repair.kind, repair.seat, repair.reason) for repair in held.state.repairs] == [
        ("removal", 1, "plays for two")
    ]
    assert duels(9, 8, 7, 6).take(Leave(1, "plays for two")).of(Removed) == [out]
    assert by_rank(4).take(Leave(1)).state.repairs == ()


def test_29_house_stands_in() -> None:
    held = by_rank(5, house=True)
    assert pairs(held) == [(1, 4), (2, 3), (0, HOUSE)]
    assert held.of(RoundBegan) == [RoundBegan(number=1)]
    assert rounds_left(held.state) == 3
    held.win(1).win(2).win(0)
    assert pairs(held) == [(0, 2), (1, HOUSE)], "first who has met it least"
    held.take(DuelWon(held.bout_of(1).number, HOUSE, 5))
    assert held.of(BoutWon) == [BoutWon(bout=5, winner=HOUSE, health=5, how="duel")]
    assert held.state.standing == (0, 2)
    assert held.win(2).outcome == Outcome((2,), "last-standing")
    late = by_rank(5, house=True).take(Enter())
    assert late.of(Entered) == [Entered(seat=5)]
    assert late.of(BoutVoided) == [BoutVoided(bout=3)]
    assert pairs(late) == [(1, 4), (2, 3), (0, 5)]
    assert late.take(Enter()).of(Reserved) == [Reserved(seat=6)]


def test_30_reserve_seated() -> None:
    held = by_rank(5, hardcore=True, places=4).win(0, 6).win(1, 5)
    held.take(SeatReserve(4, instead_of=1, reason="has gone"))
    assert held.of(Substituted) == [Substituted(seat=4, instead_of=1, reason="has gone")]
    assert held.of(BoutVoided) == [BoutVoided(bout=3)]
    assert [(bout.number, bout.seats, bout.healths) for bout in held.bouts] == [(4, (0, 4), (6, 20))]
    assert [(repair.seat, repair.reserve) for repair in held.state.repairs] == [(1, 4)]
    held.take(SeatReserve(5, instead_of=0, rating=7))
    assert (held.state.ratings[5], len(held.state.repairs)) == (7, 1), "0 has asked for it"
    assert pairs(held) == [(5, 4)]
    assert held.win(4).outcome == Outcome((4,), "last-standing")


@pytest.mark.parametrize(
    ("seat", "gone", "why"),
    [(4, 3, "not-in-play"), (0, 1, "not-a-reserve"), (6, 1, "not-a-reserve"), (4, HOUSE, "not-in-play")],
)
def test_30_only_a_reserve_and_only_for_who_is_in(seat: int, gone: int, why: str) -> None:
    with pytest.raises(Rejection, match=why):
        by_rank(5, places=4).win(0).take(SeatReserve(seat, gone))


def test_30_not_once_the_duel_is_decided() -> None:
    with pytest.raises(Rejection, match="later-decided"):
        by_rank(5, places=4).win(0).take(SeatReserve(4, 0))


def test_30_a_reserve_waits_where_its_round_is_taken_back() -> None:
    held = by_rank(5, places=4).win(0).win(1).take(SeatReserve(4, 1))
    held.take(Undo(1, "they ask to fight again"))
    assert held.state.current.byes == (4,)
    assert pairs(held.win(3)) == [(3, 4)]
    with pytest.raises(Rejection, match="not-in-play"):
        held.take(Undo(2, "they do, too"))
