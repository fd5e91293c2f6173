"""What the second edition promises as a whole: the known cards as they are, and ours unlike each other."""

import pytest

from rules.bushido.cards import Card
from rules.bushido.duel import Duel, DuelOptions
from rules.bushido.effects import StrengthMore
from rules.bushido.fighters import FIRST, SECOND
from rules.bushido.values import FULL_HEALTH, AnyPrinted, ByRole, BySpeed, Growing, Thrown
from rules.dice import Dice

OURS = [card for each in SECOND.fighters.values() for card in each.specials if card.origin == "house"]
MOUNTAINS = [each.specials[2] for each in SECOND.fighters.values()]
SLOW = 8
"""What a Bruiser's late card is never faster than."""


def ends(printed: AnyPrinted) -> tuple[int, int]:
    """Return the least and the most that a value can come to."""
    match printed:
        case int():
            return printed, printed
        case Thrown(dice=dice, plus=plus):
            return dice + plus, 3 * dice + plus
        case ByRole(offensive=one, defensive=other):
            return min(ends(one)[0], ends(other)[0]), max(ends(one)[1], ends(other)[1])
        case BySpeed(values=values):
            return min(ends(each)[0] for each in values), max(ends(each)[1] for each in values)
        case Growing():
            found = [printed.at(health, cards) for health in (1, FULL_HEALTH) for cards in (0, 8)]
            return min(found), max(found)


def test_the_seven_known_cards_are_the_same_in_both_editions() -> None:
    known = {card for each in FIRST.fighters.values() for card in each.specials if card.origin != "house"}
    assert len(known) == 7
    assert known == {card for each in SECOND.fighters.values() for card in each.specials} - {*OURS}


def test_the_fighters_are_the_same_people() -> None:
    people = [
        [(each.key, each.name, each.age) for each in edition.fighters.values()] for edition in (FIRST, SECOND)
    ]
    assert people[0] == people[1]
    assert Duel(SECOND).roles == Duel(FIRST).roles


def test_at_least_six_of_our_cards_have_an_otherwise() -> None:
    assert sum(any(clause.otherwise for clause in card.clauses) for card in OURS) >= 6
    assert not any(
        clause.otherwise
        for each in FIRST.fighters.values()
        for card in each.specials
        for clause in card.clauses
    )


def test_no_two_mountain_cards_ask_and_do_the_same() -> None:
    ideas = {
        tuple(
            (tuple(map(type, clause.when)), tuple(map(type, clause.then)), tuple(map(type, clause.otherwise)))
            for clause in card.clauses
        )
        for card in MOUNTAINS
    }
    assert len(ideas) == len(MOUNTAINS)


def test_fewer_than_half_of_the_mountain_cards_look_at_the_own_hand() -> None:
    def looks(card: Card) -> bool:
        return any(
            isinstance(each, Growing) and each.measure == "own-cards" for each in (card.speed, card.strength)
        )

    assert sum(map(looks, MOUNTAINS)) < len(MOUNTAINS) / 2


def test_no_card_of_ours_begins_with_less_than_no_strength() -> None:
    for fighter in SECOND.fighters.values():
        for card in fighter.specials:
            assert card.origin != "house" or ends(card.strength)[0] >= 0, card.key


def test_the_bruiser_stays_slow_after_his_first_rush() -> None:
    mountain = SECOND.card("bruiser", "mountain")
    assert ends(mountain.speed)[0] >= SLOW
    late = SECOND.card("bruiser", "butterfly").speed
    assert isinstance(late, Growing)
    assert late.at(FULL_HEALTH, 0) >= SLOW


def test_the_wanderer_never_strikes_hard() -> None:
    """Add up all that his cards can come to when they are offensive."""
    for card in SECOND.fighters["wanderer"].specials:
        strength = card.strength.offensive if isinstance(card.strength, ByRole) else card.strength
        more = sum(
            effect.value
            for clause in card.clauses
            for effect in clause.then
            if isinstance(effect, StrengthMore) and isinstance(effect.value, int)
        )
        assert ends(strength)[1] + more <= 16, card.key


@pytest.mark.parametrize("fighter", SECOND.fighters)
def test_either_version_plays_the_cards_of_its_own_edition(fighter: str) -> None:
    """Play the mountain on the offensive and on the defensive."""
    options = DuelOptions((fighter, fighter))
    told = [
        [
            played.play(
                played.start(2, options, Dice(b"one")).state, {0: "mountain", 1: against}, Dice(b"two")
            ).events
            for against in ("pine", "snow")
        ]
        for played in map(Duel, (FIRST, SECOND))
    ]
    assert told[0] != told[1]
