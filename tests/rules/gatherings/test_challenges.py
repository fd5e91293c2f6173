"""Challenges and their duels: whose turn it is, who may be named, and what happens when people go."""

import pytest

from rules.game import Outcome, Rejection
from rules.gatherings.clash import Clash, ClashOptions
from rules.gatherings.duels import Duels, DuelsOptions
from rules.gatherings.events import BoutDrawn, BoutForsaken, BoutWon, Concluded, Removed, RoundBegan, Waited
from rules.gatherings.gathering import MoveRequest
from rules.gatherings.moves import (
    Accept,
    Challenge,
    DuelDrawn,
    DuelWon,
    Leave,
    Move,
    NoShow,
    Pause,
    Refuse,
    TimeUp,
    Undo,
)
from tests.rules.gatherings.held import Held, totals


def duels(*sums: int) -> Held:
    return Held(Duels(), DuelsOptions(len(sums)), totals(*sums))


def test_one_is_asked_for_a_challenge_and_then_another_for_an_answer() -> None:
    held = duels(9, 8, 7, 6)
    assert held.requests == (MoveRequest(0, (Challenge(0, 1), Challenge(0, 2), Challenge(0, 3))),)
    held.take(Challenge(0, 2))
    assert held.requests == (MoveRequest(2, (Accept(2), Refuse(2))),)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Challenge(1, 2), "not-your-turn"),
        (Accept(1), "not-your-turn"),
        (Refuse(0), "cannot-challenge"),
        (Challenge(0, 0), "cannot-challenge"),
        (Challenge(0, 4), "cannot-challenge"),
        (Leave(9), "not-in-play"),
        (DuelWon(1, 0, 20), "bout-unknown"),
        (Pause("rain"), "move-unfit"),
        (Undo(1, "no"), "move-unfit"),
    ],
)
def test_what_nobody_may_do_is_rejected(move: Move, reason: str) -> None:
    with pytest.raises(Rejection, match=reason):
        duels(9, 8, 7, 6).take(move)


@pytest.mark.parametrize(
    "result",
    [
        DuelWon(1, 0, 0),
        DuelWon(1, 0, 21),
        DuelWon(1, 1, 19),
        DuelWon(1, 2, 5),
        DuelDrawn(1, (0, 5)),
        DuelDrawn(1, (20, 19)),
        DuelDrawn(1, (-1, -1)),
        TimeUp(1, (5, 0)),
        NoShow(1, ()),
        NoShow(1, (0, 3)),
    ],
)
def test_an_end_that_cannot_be_true_is_rejected(result: Move) -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Refuse(1), Challenge(0, 2), Refuse(2)).pair(0, 3)
    assert held.bouts[0].healths == (20, 20)
    other = duels(9, 8).take(Challenge(0, 1), Refuse(1)).pair(0, 1)
    assert other.bouts[0].healths == (20, 18)
    with pytest.raises(Rejection, match="result-wrong"):
        other.take(result)


def test_a_challenger_who_leaves_hands_the_turn_on() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Leave(0))
    assert held.requests[0] == MoveRequest(1, (Challenge(1, 2), Challenge(1, 3)))


def test_the_challenger_names_another_if_the_challenged_leaves() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Leave(1))
    assert (held.requests[0].seat, held.asked) == (0, (2, 3))


def test_an_answer_is_still_owed_when_a_bystander_leaves() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Leave(2))
    assert held.requests == (MoveRequest(1, (Accept(1), Refuse(1))),)


def test_those_who_refused_may_be_named_again_once_the_last_who_had_not_leaves() -> None:
    held = duels(9, 8, 7, 6).take(Challenge(0, 1), Refuse(1), Challenge(0, 2), Refuse(2), Leave(3))
    assert held.asked == (1, 2)


def test_a_challenger_left_alone_has_won_unopposed() -> None:
    held = duels(9, 8).take(Leave(1))
    assert held.events == (
        Removed(seat=1, fate="left"),
        Waited(seat=0),
        Concluded(winners=(0,), reason="left-standing"),
    )


def test_a_winner_who_leaves_before_the_others_are_done_is_not_left_standing() -> None:
    held = duels(9, 8, 7, 6).pair(0, 1).pair(2, 3).win(0).take(Leave(0)).win(2)
    assert held.outcome == Outcome((2,), "left-standing")


def test_a_duel_stopped_by_the_clock_leaves_both_standing() -> None:
    held = duels(9, 8).pair(0, 1).take(TimeUp(1, (3, 2)))
    assert held.of(BoutDrawn) == [BoutDrawn(bout=1, healths=(3, 2))]
    assert held.outcome == Outcome((0, 1), "left-standing")


def test_where_neither_comes_no_winner_is_told() -> None:
    held = duels(9, 8).pair(0, 1).take(NoShow(1, (1, 0)))
    assert held.of(BoutForsaken) == [BoutForsaken(bout=1)]
    assert held.of(BoutWon) == []


@pytest.mark.parametrize("clans", [(0, 0, 0, 1), (0, 0, 1), (0, 0, 2, 2), (0, 0, 1, 1, 1, 1)])
def test_standing_clans_must_bring_as_many_fighters(clans: tuple[int, ...]) -> None:
    with pytest.raises(Rejection, match="clans-uneven"):
        Held(Clash(), ClashOptions(4, clans))


def test_a_clan_dishonored_to_the_last_has_lost() -> None:
    held = Held(Clash(), ClashOptions(4, (0, 1, 0, 1)), totals(9, 8, 7, 6))
    for _ in range(10):
        held.take(Challenge(0, 1), Refuse(1), Challenge(0, 3), Refuse(3))
    assert held.outcome == Outcome((0, 2), "last-clan")


def test_a_clan_that_all_leave_has_lost() -> None:
    held = Held(Clash(), ClashOptions(4, (0, 1, 0, 1)), totals(9, 8, 7, 6)).pair(0, 1)
    held.take(Leave(1), Leave(3))
    assert held.outcome == Outcome((0, 2), "last-clan")


def test_bouts_are_numbered_on_through_the_rounds() -> None:
    held = Held(Clash(), ClashOptions(4, (0, 0, 1, 1)), totals(9, 8, 7, 6))
    held.pair(0, 2).pair(1, 3).win(0).win(3)
    assert held.of(RoundBegan) == [RoundBegan(number=2)]
    held.pair(held.requests[0].seat, held.asked[0])
    assert [bout.number for bout in held.bouts] == [3]
