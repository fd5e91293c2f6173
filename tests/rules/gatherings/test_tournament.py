"""The tournament over its rounds: sizes, draws, places, and the organiser's repairs."""

from collections import Counter

import pytest

from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.gatherings.bracket import Repair, rounds_left
from rules.gatherings.events import BoutVoided, Overridden, Paused, Resumed, Undone
from rules.gatherings.every import GATHERINGS
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.moves import (
    DuelDrawn,
    DuelWon,
    Enter,
    Leave,
    Move,
    NoShow,
    Override,
    Pause,
    Resume,
    Silence,
    Undo,
)
from rules.gatherings.tournament import MOST, Tournament, TournamentOptions
from tests.rules.gatherings.held import Held


def by_rank(people: int, **options: object) -> Held:
    """Return a tournament in which seat 0 is rated best, seat 1 second, and so on."""
    ratings = tuple(range(people, 0, -1))
    return Held(Tournament(), TournamentOptions(people, ratings=ratings, **options))  # type: ignore[arg-type]


def pairs(held: Held) -> list[tuple[int, int]]:
    return [bout.seats for bout in held.bouts]


@pytest.mark.parametrize("people", [2, 3, 5, 24, 33, MOST])
def test_all_but_one_are_beaten_once_in_as_few_rounds_as_can_be(people: int) -> None:
    held = Held(Tournament(), TournamentOptions(people))
    rounds = rounds_left(held.state)
    assert rounds == (people - 1).bit_length()
    fought = 0
    while held.bouts:
        held.win(held.bouts[-1].seats[1])
        fought += 1
    assert fought == people - 1
    assert len(held.state.rounds) == rounds
    assert rounds_left(held.state) == 0
    assert held.outcome


def test_the_best_by_rating_meet_as_late_as_can_be() -> None:
    held = by_rank(16)
    while held.bouts:
        held.win(min(held.bouts[0].seats))
    assert [set(round_.people) for round_ in held.state.rounds] == [
        set(range(size)) for size in (16, 8, 4, 2)
    ]


def test_equal_ratings_are_drawn() -> None:
    first = Counter(
        Tournament().start(TournamentOptions(4, ratings=(7, 7, 7, 7)), Dice(bytes(32), step)).state.rounds[0]
        for step in range(200)
    )
    assert len({frozenset(map(frozenset, (p.bout.seats for p in r.pairings))) for r in first}) == 3


def test_everybody_is_as_likely_to_rest() -> None:
    rested = Counter(
        Tournament().start(TournamentOptions(3), Dice(bytes(32), step)).state.rounds[0].byes[0]
        for step in range(600)
    )
    assert all(160 < rested[seat] < 240 for seat in range(3))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (TournamentOptions(1), "people-wrong"),
        (TournamentOptions(9, places=1), "people-wrong"),
        (TournamentOptions(300, places=300), "people-wrong"),
        (TournamentOptions(4, ratings=(1, 2, 3)), "ratings-wrong"),
    ],
)
def test_options_that_do_not_fit_are_rejected(options: TournamentOptions, reason: str) -> None:
    with pytest.raises(Rejection, match=reason):
        Held(Tournament(), options)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (DuelWon(3, 0, 5), "bout-unknown"),
        (DuelWon(1, 1, 5), "result-wrong"),
        (Leave(4), "not-in-play"),
        (Resume(), "not-paused"),
        (Pause("  "), "reason-missing"),
        (Override(1, 0, ""), "reason-missing"),
        (Override(1, 1, "wrong bout"), "not-in-bout"),
        (Override(7, 1, "no such bout"), "bout-unknown"),
        (Undo(1, "too early"), "nothing-to-undo"),
        (Silence(0), "move-unfit"),
    ],
)
def test_what_does_not_fit_is_rejected(move: Move, reason: str) -> None:
    held = by_rank(4)
    before = held.state
    with pytest.raises(Rejection, match=reason):
        held.take(move)
    assert held.state == before


def test_who_has_lost_or_left_can_leave_no_more() -> None:
    held = by_rank(8).win(0).take(Leave(1))
    for gone in (7, 1):
        with pytest.raises(Rejection, match="not-in-play"):
            held.take(Leave(gone))


def test_who_leaves_after_a_win_leaves_a_gap_that_somebody_rests_for() -> None:
    held = by_rank(8).win(0).take(Leave(0)).win(1).win(2).win(3)
    assert held.state.current.byes == (1,)
    assert pairs(held) == [(2, 3)]


def test_who_rests_and_leaves_makes_one_fewer() -> None:
    held = by_rank(3).take(Leave(0))
    assert held.state.current.byes == ()
    assert held.win(1).outcome == Outcome((1,), "last-standing")


def test_a_reserve_who_leaves_takes_nobodys_place() -> None:
    held = by_rank(4, places=2).take(Leave(2), Leave(0))
    assert pairs(held) == [(3, 1)]


def test_nobody_has_won_if_nobody_comes() -> None:
    held = by_rank(4).take(NoShow(1, (0, 3)), NoShow(2, (1, 2)))
    assert held.outcome == Outcome((), "nobody-left")


def test_nobody_enters_the_grand_tournament_late_and_it_is_never_rated() -> None:
    held = Held(Kyoto(), TournamentOptions(4, ratings=(4, 3, 2, 1)))
    assert not held.state.rated
    with pytest.raises(Rejection, match="entry-closed"):
        held.take(Enter())


def test_a_pause_is_told_with_its_reason() -> None:
    held = by_rank(4).take(Pause("an earthquake"))
    assert held.events == (Paused(reason="an earthquake"),)
    with pytest.raises(Rejection, match="paused"):
        held.take(Pause("another"))
    assert held.take(Resume()).events == (Resumed(),)
    assert held.state.repairs == (Repair("pause", "an earthquake"),)


def test_an_override_of_an_open_bout_ends_it() -> None:
    held = by_rank(4).take(Override(1, 3, "0 gave up by word of mouth"))
    assert held.events[0] == Overridden(bout=1, winner=3, reason="0 gave up by word of mouth")
    assert pairs(held) == [(1, 2)]
    with pytest.raises(Rejection, match="bout-unknown"):
        held.take(DuelWon(1, 0, 5))


def test_undoing_an_override_brings_back_what_was_told() -> None:
    held = by_rank(4, hardcore=True).win(0, 7).take(Override(1, 3, "a mistake"), Undo(1, "no mistake"))
    assert held.events[0] == Undone(bout=1, reason="no mistake")
    assert held.win(1, 5).bouts[0].healths == (7, 5)


def test_an_override_for_the_same_winner_keeps_the_health_they_have_left() -> None:
    held = by_rank(4, hardcore=True).win(0, 7).take(Override(1, 0, "to be sure")).win(1, 5)
    assert held.bouts[0].healths == (7, 5)


def test_a_winner_by_override_goes_on_with_the_health_they_began_with() -> None:
    held = by_rank(8, hardcore=True).win(0, 7).win(1, 6).win(2, 5).win(3, 4)
    held.win(0, 2).take(Override(5, 3, "0 was helped")).win(1, 5)
    assert dict(zip(held.bouts[0].seats, held.bouts[0].healths, strict=True)) == {1: 5, 3: 4}


def test_undoing_an_override_that_drew_the_next_round_takes_that_round_back() -> None:
    held = by_rank(4).win(0).take(Override(2, 2, "no answer from 1"))
    assert pairs(held) == [(0, 2)]
    held.take(Undo(2, "1 has written"))
    assert held.of(BoutVoided) == [BoutVoided(bout=3)]
    assert pairs(held) == [(1, 2)]
    assert held.win(1).win(1).outcome == Outcome((1,), "last-standing")


def test_no_round_older_than_the_last_but_one_can_be_repaired() -> None:
    held = by_rank(8)
    for winner in (0, 1, 2, 3, 0, 1):
        held.win(winner)
    for repair in (Override(1, 7, "long ago"), Undo(1, "long ago")):
        with pytest.raises(Rejection, match="bout-unknown"):
            held.take(repair)


def test_who_had_not_come_can_be_let_in_where_somebody_rests() -> None:
    held = by_rank(8).take(NoShow(1, (0, 7))).win(1).win(2).win(3)
    assert held.state.current.byes == (1,)
    held.take(Override(1, 0, "0 was ill"))
    assert held.state.current.byes == ()
    assert pairs(held) == [(2, 3), (1, 0)]


def test_the_place_of_a_winner_who_left_can_be_given_to_the_loser() -> None:
    held = by_rank(8).win(0).take(Leave(0)).win(1).win(2).win(3)
    held.take(Override(1, 7, "0 has gone, and 7 would like to stay"))
    assert pairs(held) == [(2, 3), (1, 7)]


def test_who_had_not_come_stays_out_where_nobody_rests() -> None:
    held = by_rank(8).take(NoShow(1, (0, 7)), NoShow(2, (1, 6))).win(2).win(3)
    with pytest.raises(Rejection, match="no-place"):
        held.take(Override(1, 0, "0 was ill"))


def test_nobody_who_left_is_called_back() -> None:
    held = by_rank(8).take(Leave(0))
    with pytest.raises(Rejection, match="not-in-play"):
        held.take(Override(1, 0, "come back"))
    with pytest.raises(Rejection, match="not-in-play"):
        held.take(Undo(1, "come back"))


def test_a_bout_replayed_can_be_overridden_under_its_new_number() -> None:
    held = by_rank(4).take(DuelDrawn(1, (0, 0)))
    with pytest.raises(Rejection, match="bout-unknown"):
        held.take(Override(1, 0, "the old number"))
    assert pairs(held.take(Override(3, 0, "enough of it"))) == [(1, 2)]


def test_every_gathering_is_known_by_its_id() -> None:
    assert set(GATHERINGS) == {
        "gathering.duels/1",
        "gathering.clash/1",
        "gathering.kyoto/1",
        "gathering.tournament/1",
    }
    assert all(held.id == known for known, held in GATHERINGS.items())
