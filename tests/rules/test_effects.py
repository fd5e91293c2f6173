"""Every effect, criterion and value of the mechanism, on cards made for the test."""

import pytest

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import (
    Against,
    Criterion,
    Defensive,
    Faster,
    FewerCards,
    LessHealth,
    MoreCards,
    MoreHealth,
    Offensive,
    Slower,
)
from rules.bushido.effects import (
    Cuts,
    Dodge,
    Effect,
    Exposed,
    ForceDiscard,
    NoBlock,
    Reflect,
    Retrieve,
    Slow,
    SpeedBecomes,
    SpeedMore,
    StrengthBecomes,
    StrengthMore,
    TakeOffence,
    Unblockable,
    Weaken,
)
from rules.bushido.events import (
    Compared,
    Discarded,
    Dodged,
    Judged,
    KnockedOut,
    Reflected,
    Retrieved,
    Rolled,
    Struck,
    Turned,
)
from rules.bushido.values import ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode, encode
from tests.rules.table import AHEAD, BEHIND, card, fight

SLOWEST = card(BEHIND, 9, 3)
QUICKEST = card(BEHIND, 1, 3)


def always(*effects: Effect) -> Clause:
    return Clause(then=effects)


def attack(*effects: Effect) -> Card:
    return card(AHEAD, 5, 6, always(*effects))


def defence(*effects: Effect) -> Card:
    return card(BEHIND, 4, 2, always(*effects))


# Values


def test_dice_can_carry_a_number_on_top() -> None:
    assert fight(card(AHEAD, 5, Thrown(2, plus=3)), SLOWEST, (1, 3)).damage == (0, 7)


def test_a_value_can_depend_on_the_role() -> None:
    value = ByRole(offensive=2, defensive=Thrown(1))
    assert fight(card(AHEAD, 5, value), SLOWEST).damage == (0, 2)
    assert fight(card(AHEAD, 5, 6), card(BEHIND, 1, value), (3,)).damage == (0, 3)


@pytest.mark.parametrize(("rolled", "strength"), [(1, 9), (2, 8), (3, 7)])
def test_a_value_can_depend_on_the_speed_rolled(rolled: int, strength: int) -> None:
    fought = fight(card(AHEAD, Thrown(1), BySpeed((9, 8, 7))), SLOWEST, (rolled,))
    assert fought.damage == (0, strength)


def test_speeds_beyond_the_list_use_its_last_value() -> None:
    assert fight(card(AHEAD, 6, BySpeed((9, 8))), SLOWEST).damage == (0, 8)


@pytest.mark.parametrize(
    ("measure", "strength"),
    [
        ("own-health", 2 + 13 // 3),
        ("foe-health", 2 + 18 // 3),
        ("own-wounds", 2 + 7 // 3),
        ("foe-wounds", 2 + 2 // 3),
        ("own-cards", 2 + 4 // 3),
        ("foe-cards", 2 + 6 // 3),
    ],
)
def test_a_value_can_grow_with_health_wounds_or_cards(measure: str, strength: int) -> None:
    hands = (("fan", "snow", "moon", "arrow"), ("fan", "snow", "moon", "arrow", "pine", "turtle"))
    grown = card(AHEAD, 5, Growing(2, measure, every=3))
    fought = fight(grown, SLOWEST, healths=(13, 18), hands=hands)
    assert fought.of(Struck)[0].strength == strength


def test_a_value_can_grow_by_more_than_one() -> None:
    grown = card(AHEAD, 5, Growing(1, "own-cards", every=2, by=3))
    assert fight(grown, SLOWEST, hands=(TECHNIQUES[:5], TECHNIQUES[:1])).of(Struck)[0].strength == 7


# Criteria: met, tied, not met


@pytest.mark.parametrize(
    ("criterion", "met", "tied", "unmet"),
    [
        (MoreHealth(), (12, 11), (12, 12), (12, 13)),
        (LessHealth(), (11, 12), (12, 12), (13, 12)),
    ],
)
def test_health_criteria_are_strict(
    criterion: Criterion, met: tuple[int, int], tied: tuple[int, int], unmet: tuple[int, int]
) -> None:
    asking = card(AHEAD, 5, 6, Clause(when=(criterion,), then=(), otherwise=()))
    judged = [fight(asking, SLOWEST, healths=healths).of(Judged)[0].met for healths in (met, tied, unmet)]
    assert judged == [True, False, False]


@pytest.mark.parametrize(("criterion", "expected"), [(MoreCards(), (2, 1)), (FewerCards(), (1, 2))])
def test_card_criteria_are_strict(criterion: Criterion, expected: tuple[int, int]) -> None:
    asking = card(AHEAD, 5, 6, Clause(when=(criterion,), then=()))
    for own in (1, 2):
        for foe in (1, 2):
            fought = fight(asking, SLOWEST, hands=(TECHNIQUES[:own], TECHNIQUES[:foe]))
            assert fought.of(Judged)[0].met is ((own, foe) == expected)


@pytest.mark.parametrize(
    ("criterion", "met"), [(Faster(), [True, False, False]), (Slower(), [False, False, True])]
)
def test_speed_criteria_are_strict(criterion: Criterion, met: list[bool]) -> None:
    for role, other in ((AHEAD, BEHIND), (BEHIND, AHEAD)):
        judged = [
            fight(card(role, speed, 6, Clause(when=(criterion,), then=())), card(other, 5, 3))
            .of(Judged)[0]
            .met
            for speed in (4, 5, 6)
        ]
        assert judged == met


def test_role_criteria_follow_the_wheel() -> None:
    for role, other in ((AHEAD, BEHIND), (BEHIND, AHEAD)):
        asking = card(role, 5, 6, Clause(when=(Offensive(),), then=()), Clause(when=(Defensive(),), then=()))
        judged = fight(asking, card(other, 9, 3)).of(Judged)
        assert [(event.clause, event.met) for event in judged] == [(0, role == AHEAD), (1, role == BEHIND)]


def test_a_criterion_can_name_techniques_it_is_strong_or_weak_against() -> None:
    wary = card(AHEAD, 5, 6, Clause(when=(Against((BEHIND,)),), then=(StrengthMore(1),)))
    assert fight(wary, SLOWEST).damage == (0, 7)
    assert fight(wary, card("butterfly", 9, 3)).damage == (0, 6)


def test_all_criteria_of_a_clause_must_hold() -> None:
    clause = Clause(when=(Offensive(), Faster()), then=(StrengthBecomes(9),), otherwise=(StrengthBecomes(1),))
    assert fight(card(AHEAD, 5, 6, clause), SLOWEST).damage == (0, 9)
    assert fight(card(AHEAD, 9, 6, clause), SLOWEST).damage == (0, 1)


def test_clauses_are_judged_apart() -> None:
    first = Clause(when=(MoreHealth(),), then=(StrengthMore(1),))
    second = Clause(when=(Faster(),), then=(StrengthMore(2),))
    assert fight(card(AHEAD, 5, 4, first, second), SLOWEST, healths=(20, 19)).healths == (20, 12)
    assert fight(card(AHEAD, 5, 4, first, second), SLOWEST, healths=(19, 20)).healths == (19, 14)


def test_a_change_of_speed_cannot_wait_for_the_speeds() -> None:
    for effect in (SpeedBecomes(1), SpeedMore(1), Slow(1)):
        with pytest.raises(ValueError, match="who is faster"):
            Clause(when=(Faster(),), then=(effect,))
        with pytest.raises(ValueError, match="who is faster"):
            Clause(when=(Slower(),), then=(), otherwise=(effect,))


# Effects


def test_speed_can_be_replaced_and_added_to() -> None:
    replaced = card(BEHIND, 9, 2, always(SpeedBecomes(Thrown(1)), SpeedMore(1)))
    fought = fight(attack(), replaced, (2,))
    assert fought.of(Compared)[0].speeds == (5, 3)
    assert fought.damage == (0, 4)


def test_strength_can_be_replaced_and_added_to() -> None:
    fought = fight(attack(StrengthBecomes(3), StrengthMore(Thrown(2))), SLOWEST, (2, 3))
    assert fought.damage == (0, 8)


def test_an_opponent_can_be_made_to_roll_onto_its_speed() -> None:
    fought = fight(attack(), defence(Slow(2)), (1, 2))
    assert fought.of(Rolled) == [Rolled(seat=0, amount="speed", faces=(1, 2), cause=1)]
    assert fought.of(Compared)[0].speeds == (8, 4)


def test_an_opponents_strength_can_be_lowered_in_attack_and_in_block() -> None:
    assert fight(attack(), card(BEHIND, 9, 2, always(Weaken(2)))).damage == (0, 4)
    assert fight(attack(Weaken(Thrown(1))), card(BEHIND, 4, 3), (2,)).damage == (0, 5)


def test_a_card_that_cannot_block_takes_everything() -> None:
    fought = fight(attack(), defence(NoBlock()))
    assert fought.damage == (0, 6)
    assert fought.of(Struck)[0].block is None


def test_an_unblockable_blow_is_not_blocked() -> None:
    assert fight(attack(Unblockable()), defence()).damage == (0, 6)
    assert fight(attack(), defence()).damage == (0, 4)


def test_a_dodge_takes_nothing() -> None:
    fought = fight(attack(), defence(Dodge()))
    assert fought.damage == (0, 0)
    assert fought.of(Dodged) == [Dodged(seat=1)]
    assert fought.of(Struck) == []


def test_a_dodge_is_worth_nothing_to_the_attacker() -> None:
    assert fight(attack(Dodge()), defence()).damage == (0, 4)


def test_an_exposed_defender_takes_more() -> None:
    fought = fight(attack(), defence(Exposed(3)))
    assert fought.damage == (0, 7)
    assert fought.of(Struck) == [
        Struck(seat=1, by=0, strength=6, block=2, extra=3, damage=7, before=20, after=13)
    ]


def test_two_cuts_are_two_blows() -> None:
    fought = fight(card(AHEAD, 5, Thrown(1), always(Cuts(2))), SLOWEST, (3,), (1,))
    assert [blow.damage for blow in fought.of(Struck)] == [3, 1]
    assert fought.damage == (0, 4)


def test_a_defensive_card_can_become_the_offensive_one() -> None:
    fought = fight(card(AHEAD, 5, 6), card(BEHIND, 4, 3, always(TakeOffence())))
    assert fought.of(Turned) == [Turned(seat=1)]
    assert fought.damage == (3, 0)


def test_an_attacker_turned_defender_blocks_if_it_is_faster() -> None:
    assert fight(card(AHEAD, 3, 2), card(BEHIND, 4, 3, always(TakeOffence()))).damage == (1, 0)


def test_damage_can_be_reflected() -> None:
    fought = fight(attack(), defence(Reflect()))
    assert fought.damage == (4, 4)
    assert fought.of(Reflected) == [Reflected(seat=0, damage=4, before=20, after=16)]


def test_no_damage_is_not_reflected() -> None:
    assert fight(attack(), card(BEHIND, 4, 9, always(Reflect()))).of(Reflected) == []


def test_an_attacker_that_reflects_has_nothing_to_reflect() -> None:
    assert fight(attack(Reflect()), defence()).of(Reflected) == []


def test_both_cards_can_force_discards() -> None:
    fought = fight(
        attack(ForceDiscard(2)),
        defence(ForceDiscard(1)),
        draws=[("mountain", "pine"), ("fan",)],
        hands=(("fan", "snow"), ("pine", "moon", "mountain")),
    )
    assert fought.hands == (("snow",), ("moon",))
    assert fought.of(Discarded) == [
        Discarded(seat=1, techniques=("pine", "mountain")),
        Discarded(seat=0, techniques=("fan",)),
    ]


def test_cards_come_back_from_the_discard_pile() -> None:
    fought = fight(attack(Retrieve(2)), SLOWEST, draws=[("mountain", "wave")], hands=(("fan",), ("fan",)))
    assert fought.hands[0] == ("wave", "fan", "mountain")
    assert fought.of(Retrieved) == [Retrieved(seat=0, techniques=("wave", "mountain"))]


def test_nothing_comes_back_from_an_empty_discard_pile() -> None:
    assert fight(attack(Retrieve(1)), SLOWEST).of(Retrieved) == []


def test_reflection_can_knock_both_out() -> None:
    fought = fight(attack(), card(BEHIND, 9, 2, always(Reflect())), healths=(6, 6))
    assert fought.healths == (0, 0)
    assert {event.seat for event in fought.of(KnockedOut)} == {0, 1}


def test_reflection_can_knock_out_the_attacker_alone() -> None:
    fought = fight(attack(), defence(Reflect()), healths=(4, 6))
    assert fought.healths == (0, 2)
    assert fought.of(KnockedOut) == [KnockedOut(seat=0)]


def test_a_fighter_at_health_one_still_stands() -> None:
    hands = (("fan",), ("fan",))
    fought = fight(attack(ForceDiscard(1)), defence(), healths=(1, 5), hands=hands, draws=[("fan",)])
    assert fought.healths == (1, 1)
    assert fought.of(Discarded) == [Discarded(seat=1, techniques=("fan",))]
    assert fight(attack(), SLOWEST, healths=(1, 6)).of(KnockedOut) == [KnockedOut(seat=1)]


def test_a_card_is_data_that_survives_json() -> None:
    full = card(
        AHEAD,
        BySpeed((1, Thrown(2), ByRole(3, Growing(1, "own-wounds", 4)))),
        Thrown(2, plus=1),
        Clause(when=(Against(("fan",)), MoreCards()), then=(Cuts(2), Unblockable()), otherwise=(Exposed(2),)),
    )
    assert decode(encode(full), Card) == full
