"""The attack phase as the text tells it, with standard cards and the text's own examples."""

from rules.bushido.attack_phase import Combatant
from rules.bushido.clash import Attack
from rules.bushido.events import Compared, Faced, KnockedOut, Rolled, Struck, Tied
from rules.bushido.fighters import FIRST, SECOND
from rules.bushido.standards import STANDARDS
from rules.bushido.values import Thrown
from rules.bushido.wheel import is_offensive
from tests.rules.table import AHEAD, BEHIND, Loaded, card, fight

SIX_SEVEN = card(AHEAD, 6, 7)


def test_a_slower_defender_takes_the_full_strength() -> None:
    # Seed 000, "The attack phase", first example: 6/7 against a Speed of 7.
    fought = fight(SIX_SEVEN, card(BEHIND, 7, 8))
    assert fought.damage == (0, 7)
    assert fought.of(Compared) == [Compared(offensive=0, defensive=1, speeds=(6, 7), faster=0)]


def test_a_faster_defender_takes_its_own_strength_off_the_blow() -> None:
    # The second example: 6/7 against 4/5 leaves 2.
    fought = fight(SIX_SEVEN, card(BEHIND, 4, 5))
    assert fought.damage == (0, 2)
    assert fought.of(Struck) == [
        Struck(seat=1, by=0, strength=7, block=5, extra=0, damage=2, before=20, after=18)
    ]


def test_equal_speeds_block_nothing() -> None:
    fought = fight(SIX_SEVEN, card(BEHIND, 6, 9))
    assert fought.damage == (0, 7)
    assert fought.of(Compared)[0].faster is None
    assert fought.of(Struck)[0].block is None


def test_a_block_stronger_than_the_blow_leaves_no_damage_and_heals_nothing() -> None:
    fought = fight(SIX_SEVEN, card(BEHIND, 5, 9), healths=(20, 11))
    assert fought.healths == (20, 11)
    assert fought.of(Struck)[0].damage == 0


def test_the_defender_does_no_damage_however_fast() -> None:
    assert fight(SIX_SEVEN, card(BEHIND, 1, 9)).healths[0] == 20


def test_either_seat_can_be_the_offensive_one() -> None:
    fought = fight(card(BEHIND, 4, 5), SIX_SEVEN)
    assert fought.damage == (2, 0)
    assert fought.of(Faced) == [Faced(offensive=1, defensive=0, steps=1)]


def test_the_same_technique_is_a_tie_without_damage() -> None:
    fought = fight(SIX_SEVEN, card(AHEAD, 1, 9))
    assert fought.damage == (0, 0)
    assert fought.events == (Tied(seats=(0, 1)),)


def test_dice_are_added_up() -> None:
    # Seed 000, "Using Speed and Strength Dice": 1, 2, 2 make Speed 5; 2, 3, 3, 1 make Strength 9.
    fought = fight(card(AHEAD, Thrown(3), Thrown(4)), card(BEHIND, 8, 1), (1, 2, 2), (2, 3, 3, 1))
    assert fought.of(Compared)[0].speeds == (5, 8)
    assert fought.damage == (0, 9)
    assert fought.of(Rolled) == [
        Rolled(seat=0, amount="speed", faces=(1, 2, 2), cause=0),
        Rolled(seat=0, amount="strength", faces=(2, 3, 3, 1), cause=0),
    ]


def test_health_below_one_is_a_knock_out() -> None:
    assert fight(SIX_SEVEN, card(BEHIND, 7, 8), healths=(20, 8)).of(KnockedOut) == []
    fought = fight(SIX_SEVEN, card(BEHIND, 7, 8), healths=(20, 7))
    assert fought.healths == (20, 0)
    assert fought.of(KnockedOut) == [KnockedOut(seat=1)]


def test_fighters_keep_the_seats_they_were_given() -> None:
    # The free for all brings any two of eight seats to a fight.
    fresh = Combatant("test", 20, ())
    met = FIRST.clash(Attack(5, fresh, SIX_SEVEN), Attack(2, fresh, card(BEHIND, 7, 8)), Loaded())
    assert [event.seat for event in met.events if isinstance(event, Struck)] == [2]
    assert [fighter.health for fighter in met.fighters] == [20, 13]


def test_every_pair_of_standards_follows_the_wheel_and_the_speeds() -> None:
    for one in STANDARDS:
        for other in STANDARDS:
            if not is_offensive(one.technique, other.technique):
                continue
            blocked = other.strength if other.speed < one.speed else 0
            assert fight(one, other).damage == (0, max(one.strength - blocked, 0))


def test_standards_are_the_same_for_everyone_and_slower_is_stronger() -> None:
    values = sorted((standard.speed, standard.strength) for standard in STANDARDS)
    assert values == [(3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)]
    for deck in (*FIRST.decks.values(), *SECOND.decks.values()):
        assert [deck[standard.technique] for standard in STANDARDS] == list(STANDARDS)


def test_values_do_not_rise_around_the_wheel() -> None:
    speeds = [standard.speed for standard in STANDARDS]
    assert speeds not in (sorted(speeds), sorted(speeds, reverse=True))
