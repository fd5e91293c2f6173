import pytest

from bot.face.bushido.cards import (
    beaten_by,
    crest,
    crests,
    fighter_name,
    figures,
    is_special,
    named_crests,
    rule,
    short_rule,
    special_name,
    technique_name,
    value,
)
from bot.face.limits import OPTION_TEXT
from bot.face.words import Words, locales
from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Against, Defensive, Faster
from rules.bushido.effects import Dodge, Exposed, Slow, StrengthBecomes, StrengthMore
from rules.bushido.fighters import EDITIONS, FIGHTERS, SECOND
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import AnyPrinted, ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES, WHEEL, Mon, is_offensive

SPECIALS = {
    card.key: card
    for edition in EDITIONS
    for deck in edition.decks.values()
    for card in deck.values()
    if is_special(card)
}
words = Words("en")
LINE = 90
"""What a special text of the newest edition may have."""


def card(*clauses: Clause) -> Card:
    return Card(key="feint", technique="moon", speed=1, strength=1, clauses=clauses, origin="house")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("special", SPECIALS.values(), ids=lambda special: special.key)
def test_every_special_card_is_told_in_short_and_in_full(locale: str, special: Card) -> None:
    told = Words(locale)
    assert special_name(told, special)
    if special.clauses:  # else its values say it all
        assert 1 <= len(short_rule(told, special)) <= OPTION_TEXT
    assert "\n" not in rule(told, special)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("fighter", SECOND.fighters.values(), ids=lambda fighter: fighter.key)
def test_what_a_special_card_does_is_said_in_a_line(locale: str, fighter: Fighter) -> None:
    told = Words(locale)
    for special in fighter.specials:
        assert 1 <= len(rule(told, special)) <= LINE, rule(told, special)
        if special.clauses:
            assert short_rule(told, special) == rule(told, special)


@pytest.mark.parametrize("locale", locales())
def test_techniques_differ_in_name_and_crest(locale: str) -> None:
    told = Words(locale)
    assert len({technique_name(told, technique) for technique in TECHNIQUES}) == len(TECHNIQUES)
    assert len({crest(technique) for technique in TECHNIQUES}) == len(TECHNIQUES)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("mon", WHEEL, ids=lambda mon: mon.token)
def test_a_technique_is_called_by_its_kanji_in_every_language(locale: str, mon: Mon) -> None:
    assert technique_name(Words(locale), mon.token).split()[0] == mon.kanji


@pytest.mark.parametrize("fighter", FIGHTERS.values(), ids=lambda fighter: fighter.key)
def test_a_fighter_has_the_name_the_rules_give_it(fighter: Fighter) -> None:
    assert fighter_name(words, fighter.key) == fighter.name


def test_techniques_are_named_with_their_crests() -> None:
    assert crests(("pine", "wave")) == "🌲 🌊"
    assert named_crests(words, ("pine", "wave")) == "🌲 松 Pine, 🌊 波 Wave"


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_what_a_technique_beats_follows_it_clockwise(technique: str) -> None:
    beaten = beaten_by(technique)
    assert len(beaten) == 4
    assert all(is_offensive(technique, other) for other in beaten)
    assert TECHNIQUES[(TECHNIQUES.index(technique) + 1) % 9] == beaten[0]


@pytest.mark.parametrize(
    ("printed", "told"),
    [
        (6, "6"),
        (Thrown(2), "2d3"),
        (Thrown(2, plus=3), "2d3 + 3"),
        (ByRole(4, 9), "4 (defensive 9)"),
        (ByRole(Thrown(1), 0), "1d3 (defensive 0)"),
        (BySpeed((Thrown(4), Thrown(3), 1)), "4d3/3d3/1 at Speed 1/2/3"),
        (Growing(3, "own-wounds", every=4), "3 + 1 per 4 health lost"),
        (Growing(3, "own-cards"), "3 + 1 per card in hand"),
        (Growing(0, "own-cards", by=2), "2 per card in hand"),
        (Growing(16, "own-cards", by=-2), "16 - 2 per card in hand"),
    ],
)
def test_values_are_written_as_they_are_worked_out(printed: AnyPrinted, told: str) -> None:
    assert value(words, printed) == told


@pytest.mark.parametrize(
    "measure", ["own-health", "foe-health", "own-wounds", "foe-wounds", "own-cards", "foe-cards"]
)
def test_every_measure_has_words_for_one_and_for_many(measure: str) -> None:
    told = [value(words, Growing(0, measure, every=every)) for every in (1, 2)]  # type: ignore[arg-type]
    assert told[0] != told[1]


def test_the_numbers_of_effects_go_by_their_tags() -> None:
    told = card(
        Clause(when=(Faster(),), then=(StrengthMore(Thrown(2)), Dodge()), otherwise=(StrengthBecomes(2),))
    )
    assert figures(words, told) == {"strength-more": "2d3", "strength-becomes": 2}


def test_an_effect_met_again_is_numbered() -> None:
    told = card(Clause(then=(Slow(1),)), Clause(when=(Defensive(),), then=(Slow(2),), otherwise=(Slow(3),)))
    assert figures(words, told) == {"slow": 1, "slow-2": 2, "slow-3": 3}


def test_techniques_a_card_is_open_to_are_named() -> None:
    told = card(Clause(when=(Against(("pine", "wave")),), then=(Exposed(2),)))
    assert figures(words, told) == {"against": "🌲 Pine, 🌊 Wave", "exposed": 2}
