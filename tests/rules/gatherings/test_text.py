"""What the text of seed 000 says and shows under "Play Modes", line by line."""

import pytest

from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.gatherings.clash import Clash, ClashOptions
from rules.gatherings.duels import Duels, DuelsOptions
from rules.gatherings.events import ClansFormed, PeopleRolled, Refused, Removed, Restored
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.moves import Accept, Challenge, Refuse
from rules.gatherings.tournament import TournamentOptions
from tests.rules.gatherings.held import Held, totals
from tests.rules.table import Loaded

ADAM, LISA, CARL, STEVE, LUCY, JILL = range(6)


def test_the_highest_roll_challenges_first_and_the_rest_in_their_order() -> None:
    held = Held(Duels(), DuelsOptions(6), totals(5, 9, 3, 7, 8, 4))
    assert held.requests[0].seat == 1
    assert held.asked == (0, 2, 3, 4, 5)
    held.pair(1, 4)
    assert (held.requests[0].seat, held.asked) == (3, (0, 2, 5))
    held.pair(3, 2)
    assert (held.requests[0].seat, held.asked) == (0, (5,))
    held.pair(0, 5)
    assert held.requests == ()
    assert [bout.seats for bout in held.bouts] == [(1, 4), (3, 2), (0, 5)]


def test_adam_refuses_twice_and_begins_at_16() -> None:
    held = Held(Duels(), DuelsOptions(4), totals(3, 9, 8, 7))
    held.take(Challenge(1, ADAM), Refuse(ADAM)).pair(1, 2)
    held.take(Challenge(3, ADAM), Refuse(ADAM), Challenge(3, ADAM), Accept(ADAM))
    assert held.bout_of(ADAM).seats == (3, ADAM)
    assert held.bout_of(ADAM).healths == (20, 16)


def test_who_refuses_down_to_nothing_is_dishonored_and_removed() -> None:
    held = Held(Duels(), DuelsOptions(2), totals(9, 3))
    for left in range(18, -1, -2):
        held.take(Challenge(0, 1), Refuse(1))
        assert held.of(Refused) == [Refused(seat=1, health=left)]
    assert held.of(Removed) == [Removed(seat=1, fate="dishonored")]
    assert held.outcome == Outcome((0,), "left-standing")


def test_all_left_standing_have_won() -> None:
    held = Held(Duels(), DuelsOptions(4), totals(9, 8, 7, 6)).pair(0, 3).pair(1, 2)
    assert held.win(3, 5).outcome is None
    assert held.win(1, 20).outcome == Outcome((1, 3), "left-standing")


def test_six_divide_into_clans_and_only_the_two_level_on_the_last_place_roll_again() -> None:
    dice = Loaded(
        *((3, 3, 2), (1, 3, 2), (1, 1, 3), (2, 1, 2), (1, 1, 2), (1, 1, 1)),
        *((2, 1, 3), (3, 1, 3)),
        *((1, 1, 1), (3, 3, 3), (1, 1, 2), (1, 2, 2), (2, 2, 2), (2, 2, 3)),
    )
    held = Held(Clash(), ClashOptions(6), dice)
    clans = [rolled for rolled in held.of(PeopleRolled) if rolled.purpose == "clans"]
    assert [rolled.seats for rolled in clans] == [(0, 1, 2, 3, 4, 5), (CARL, STEVE)]
    (formed,) = held.of(ClansFormed)
    assert formed.clans[ADAM] == formed.clans[LISA] == formed.clans[STEVE]
    assert formed.clans[CARL] == formed.clans[LUCY] == formed.clans[JILL] != formed.clans[ADAM]
    assert (held.requests[0].seat, held.asked) == (LISA, (CARL, LUCY, JILL))


def test_equals_within_one_clan_do_not_roll_again_for_it() -> None:
    initiative = (9, 8, 7, 6)
    held = Held(Clash(), ClashOptions(4), totals(9, 9, 4, 4, *initiative))
    assert [rolled.purpose for rolled in held.of(PeopleRolled)] == ["clans", "initiative"]
    assert held.state.round.sides == (0, 0, 1, 1)


def three_left_of_six(*, hardcore: bool) -> Held:
    """Adam and Lisa of one clan have won their duels, Lucy of the other hers."""
    options = ClashOptions(6, clans=(0, 0, 1, 0, 1, 1), hardcore=hardcore)
    held = Held(Clash(), options, totals(9, 8, 3, 7, 4, 5))
    held.pair(ADAM, CARL).take(Challenge(LISA, LUCY), Refuse(LUCY)).pair(LISA, JILL).pair(STEVE, LUCY)
    held.win(ADAM, 11).win(LISA, 4)
    next_round = Loaded((1, 1, 2), (2, 2, 1), (2, 1, 1))
    return held.win(LUCY, 9, next_round)


def test_three_are_left_lisa_challenges_lucy_and_adam_waits() -> None:
    held = three_left_of_six(hardcore=False)
    assert held.of(Restored) == [Restored(seats=(ADAM, LISA, LUCY))]
    assert (held.requests[0].seat, held.asked) == (LISA, (LUCY,))
    held.pair(LISA, LUCY)
    assert [(bout.seats, bout.healths) for bout in held.bouts] == [((LISA, LUCY), (20, 20))]
    assert held.requests == ()
    held.win(LISA)
    assert held.outcome == Outcome((ADAM, LISA, STEVE), "last-clan")


def test_adam_has_to_face_lucy_if_she_wins() -> None:
    held = three_left_of_six(hardcore=False).pair(LISA, LUCY)
    held.win(LUCY, 2, totals(4, 9))
    assert held.outcome is None
    assert (held.requests[0].seat, held.asked) == (LUCY, (ADAM,))


def test_in_a_hardcore_clash_nobody_is_restored_and_refusals_add_up() -> None:
    held = three_left_of_six(hardcore=True)
    assert held.of(Restored) == []
    held.take(Challenge(LISA, LUCY), Refuse(LUCY)).pair(LISA, LUCY)
    assert held.bout_of(LUCY).healths == (4, 7)


@pytest.mark.parametrize("people", [4, 8])
def test_the_last_of_a_grand_tournament_wins_it_each_duel_begun_restored(people: int) -> None:
    held = Held(Kyoto(), TournamentOptions(people))
    fought = 0
    while held.bouts:
        bout = held.bouts[0]
        assert bout.healths == (20, 20)
        held.win(bout.seats[0], 3)
        fought += 1
    assert fought == people - 1
    assert held.outcome == Outcome((bout.seats[0],), "last-standing")


def test_in_a_hardcore_tournament_the_winners_go_on_with_what_they_have_left() -> None:
    held = Held(Kyoto(), TournamentOptions(4, hardcore=True))
    left = {bout.seats[0]: 5 + bout.number for bout in held.bouts}
    for winner, health in left.items():
        held.win(winner, health)
    (final,) = held.bouts
    assert dict(zip(final.seats, final.healths, strict=True)) == left


def test_pairs_are_drawn_anew_each_round() -> None:
    finals = set()
    for attempt in range(64):
        held = Held(Kyoto(), TournamentOptions(8))
        while len(held.bouts) > 1:
            held.win(held.bouts[0].seats[0])
        held.win(held.bouts[0].seats[0], dice=Dice(bytes(32), 1000 + attempt))
        finals.add(frozenset(frozenset(bout.seats) for bout in held.bouts))
    assert len(finals) == 3


@pytest.mark.parametrize(
    ("gathering", "options"),
    [
        *((Duels(), DuelsOptions(people)) for people in (0, 1, 3, 5, 7, 9)),
        *((Clash(), ClashOptions(people)) for people in (2, 5, 10)),
        *((Kyoto(), TournamentOptions(people)) for people in (2, 6, 16)),
    ],
)
def test_each_is_for_the_numbers_the_text_gives(gathering: object, options: object) -> None:
    with pytest.raises(Rejection, match="people-wrong"):
        Held(gathering, options)  # type: ignore[arg-type]
