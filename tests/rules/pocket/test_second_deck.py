"""The second edition: what is known stays, no card is dominated or like another, what each new one does."""

import pytest

from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS, FIRST_DECK, SECOND_DECK
from rules.pocket.events import Beaten, StruckAt
from rules.pocket.symbols import Symbols
from tests.rules.pocket.comparing import as_good, pattern
from tests.rules.pocket.table import SECOND, area, facing, flip, meet

NEW = [key for key in SECOND_DECK if key not in FIRST_DECK]


def pairs(deck: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(one, other) for one in deck for other in deck if one != other]


def dominated(deck: tuple[str, ...]) -> set[tuple[str, str]]:
    return {(one, other) for one, other in pairs(deck) if as_good(CARDS[one], CARDS[other])}


def alike(deck: tuple[str, ...]) -> set[tuple[str, str]]:
    return {
        (one, other)
        for one, other in pairs(deck)
        if one < other and pattern(CARDS[one]) == pattern(CARDS[other])
    }


def test_no_card_of_the_second_edition_is_dominated_and_the_first_had_some() -> None:
    assert dominated(SECOND_DECK) == set()
    assert {("intimidating-shout", "glare-of-the-sun"), ("measured-blows", "tiger-stance")} <= dominated(
        FIRST_DECK
    )


def test_no_two_cards_of_the_second_edition_are_alike_but_for_aspect_and_twelve_of_the_first_were() -> None:
    assert alike(SECOND_DECK) == set()
    assert len({card for pair in alike(FIRST_DECK) for card in pair}) == 12


def test_nine_cards_are_known_in_both_editions_by_the_same_names_aspects_and_abilities() -> None:
    known = [
        {
            (CARDS[key].name, CARDS[key].aspect, CARDS[key].abilities, CARDS[key].source)
            for key in deck
            if CARDS[key].origin == "completed"
        }
        for deck in (FIRST_DECK, SECOND_DECK)
    ]
    assert len(known[0]) == 9
    assert known[0] == known[1]
    changed = {CARDS[key].name for key in NEW if CARDS[key].origin == "completed"}
    assert changed == {"glare-of-the-sun", "counter-blow"}


@pytest.mark.parametrize("key", [key for key in NEW if CARDS[key].origin == "house"])
def test_a_new_card_of_ours_defeats_what_its_aspect_hunts_and_loses_to_what_hunts_it(key: str) -> None:
    hunts = {"aggression": "agility", "agility": "wisdom", "wisdom": "aggression"}
    own = CARDS[key]
    foes = {"aggression": "glare-of-the-sun-2", "wisdom": "balanced-style", "agility": "rush"}
    for aspect, foe in foes.items():
        fallen = {event.card for event in meet(key, foe, game=SECOND).of(Beaten)}
        kinds = {type(ability).__name__ for ability in own.abilities}
        sign_of_strike = key == "sidestep"
        assert (foe in fallen) == (
            "Defeats" in kinds and not sign_of_strike and hunts[own.aspect or ""] == aspect
        )
        assert (key in fallen) == ("LosesTo" in kinds and hunts[aspect] == own.aspect)


@pytest.mark.parametrize(
    ("key", "answered"),
    [
        ("patient-hunter", "agility"),
        ("broken-calm", "agility"),
        ("spiders-thread", "aggression"),
        ("still-mountain", "aggression"),
        ("passing-geese", "wisdom"),
        ("falling-blossom", "wisdom"),
        ("sidestep", "aggression"),
    ],
)
def test_an_answering_card_shows_a_sword_and_a_helm_for_each_card_after_the_first(
    key: str, answered: str
) -> None:
    base = CARDS[key].sides[0]
    cards = [each for each in SECOND_DECK if CARDS[each].aspect == answered and each != key]
    others = [each for each in ("rush", "last-wall", "school-of-fire") if CARDS[each].aspect != answered]
    for count in range(4):
        state = facing(area([key, "feint"]), area(others, cards[:count]))
        turn = flip(state, key, STRIKE, game=SECOND)
        (shown,) = (placed.shows for placed in turn.state.areas[0].in_play if placed.card == key)
        more = max(0, count - 1)
        assert shown == Symbols(base.swords + more, base.helms + more)


def test_sidestep_and_counter_blow_defeat_a_flipped_strike() -> None:
    for key in ("sidestep", "counter-blow-2"):
        (beaten,) = meet(key, STRIKE, game=SECOND).of(Beaten)
        assert (beaten.seat, beaten.card, beaten.sign) == (1, STRIKE, "strike")


def test_supple_willow_turns_to_its_helms_against_a_strike_for_the_rest_of_the_round() -> None:
    turn = flip(facing(["supple-willow", "rush"], ["feint"]), "supple-willow", STRIKE, game=SECOND)
    assert turn.symbols(0) == Symbols(helms=3)
    assert meet("supple-willow", "feint", game=SECOND).symbols(0) == Symbols(swords=2)


def test_cornered_tiger_turns_to_three_swords_or_three_helms() -> None:
    turn = meet("cornered-tiger", "feint", game=SECOND)
    assert [turn.then({0: side}).symbols(0) for side in ("swords", "helms")] == [Symbols(3), Symbols(0, 3)]


@pytest.mark.parametrize("key", ["glare-of-the-sun-2", "falling-blossom"])
def test_glare_of_the_sun_and_falling_blossom_may_strike(key: str) -> None:
    turn = meet(key, "on-its-heels", game=SECOND)
    assert turn.asked == {0: (STRIKE, "hold")}
    assert [event.seat for event in turn.then({0: STRIKE}).of(StruckAt)] == [0]
