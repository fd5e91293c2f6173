"""The house in the place of a bye: who meets it goes on by beating it, and it goes on from nowhere."""

import msgspec
import pytest

from rules.codec import encode
from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.gatherings.events import BoutDrawn, BoutWon, Removed, Reserved
from rules.gatherings.gathering import HOUSE
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.moves import DuelDrawn, DuelWon, Enter, Leave, NoShow, Override, TimeUp, Undo
from rules.gatherings.tournament import TournamentOptions
from tests.rules.gatherings.held import Held, by_rank, pairs, tournament


def beaten(held: Held, seat: int) -> Held:
    """Record that the house has beaten a player."""
    return held.take(DuelWon(held.bout_of(seat).number, HOUSE, 4))


def test_an_even_number_meets_each_other() -> None:
    assert pairs(by_rank(6, house=True)) == [(0, 5), (1, 4), (2, 3)]


def test_nobody_has_won_where_the_last_is_beaten_by_the_house() -> None:
    held = by_rank(3, house=True).take(NoShow(1, (1, 2)))
    assert held.outcome is None
    assert beaten(held, 0).outcome == Outcome((), "nobody-left")


def test_who_is_alone_when_the_house_has_won_wins_it_all() -> None:
    assert beaten(by_rank(3, house=True), 0).win(2).outcome == Outcome((2,), "last-standing")


def test_who_does_not_come_to_meet_the_house_is_out_and_the_house_always_comes() -> None:
    held = by_rank(3, house=True)
    for nobody in ((HOUSE,), (0, HOUSE)):
        with pytest.raises(Rejection, match="result-wrong"):
            held.take(NoShow(2, nobody))
    held.take(NoShow(2, (0,)))
    assert held.of(Removed) == [Removed(seat=0, fate="absent")]
    assert held.of(BoutWon) == [BoutWon(bout=2, winner=HOUSE, health=20, how="walkover")]


def test_a_drawn_duel_with_the_house_is_fought_again_and_then_decided() -> None:
    held = by_rank(3, house=True).take(DuelDrawn(2, (0, 0)))
    assert pairs(held)[1] == (0, HOUSE)
    assert held.take(TimeUp(3, (3, 9))).of(BoutDrawn) == [BoutDrawn(bout=3, healths=(3, 9))]
    assert held.state.standing == (1, 2)


def test_in_hardcore_the_house_comes_fresh_and_who_beats_it_keeps_the_wounds() -> None:
    held = by_rank(5, house=True, hardcore=True).win(1, 9).win(2, 8).win(0, 7)
    assert [bout.healths for bout in held.bouts] == [(7, 8), (9, 20)]


def test_once_its_duel_is_decided_who_comes_late_waits() -> None:
    held = by_rank(3, house=True).win(0)
    assert held.take(Enter()).of(Reserved) == [Reserved(seat=3)]


def test_a_reserve_meets_the_house_instead_of_who_leaves() -> None:
    held = tournament(6, places=5, ratings=(6, 5, 4, 3, 2, 1), house=True).take(Leave(0))
    assert pairs(held) == [(1, 4), (2, 3), (5, HOUSE)]


def test_who_leaves_a_duel_with_the_house_is_out() -> None:
    held = by_rank(3, house=True).take(Leave(0))
    assert held.state.standing == (1, 2)
    assert held.win(1).outcome == Outcome((1,), "last-standing")


def test_who_goes_on_after_all_takes_the_place_of_the_house_where_it_plays() -> None:
    held = beaten(by_rank(7, house=True).win(1).win(2).win(3), 0)
    assert pairs(held) == [(2, 3), (1, HOUSE)]
    assert pairs(held.take(Override(4, 0, "the bot was down"))) == [(2, 3), (1, 0)]
    even = beaten(by_rank(5, house=True).win(1).win(2), 0)
    with pytest.raises(Rejection, match="no-place"):
        even.take(Override(3, 0, "the bot was down"))
    assert pairs(even.take(Undo(3, "the bot was down"))) == [(0, HOUSE)]


def test_no_organiser_names_the_house_the_winner() -> None:
    with pytest.raises(Rejection, match="not-in-bout"):
        by_rank(3, house=True).take(Override(2, HOUSE, "so"))


def test_a_tournament_without_it_keeps_nothing_of_it() -> None:
    assert "house" not in encode(by_rank(5).state)
    assert "house" not in encode(TournamentOptions(5))
    kyoto = Kyoto().start(TournamentOptions(4, house=True), Dice(bytes(32))).state
    assert kyoto.house is msgspec.UNSET
