"""Names of clans: what is one, and which two are taken for the same."""

# ruff: noqa: RUF001  letters that look alike are what these tests are about

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.escape import escape
from bot.play.clans.names import LONGEST, SHORTEST, clan_name, letters_of, shapes_of
from bot.play.ground.refusals import Refusal

GOOD = [
    "Red Lotus",
    "O'Hara-kai",
    "47 Ronin",
    "さくら組",
    "白鷺",
    "Кошки",
    "Νίκη",
    "한국어",
    "हिन्दी",
    "Ăn Chơi",
    "Số Mệnh Thế",  # two marks on one letter
]


@pytest.mark.parametrize("name", GOOD)
def test_a_name_of_letters_in_any_script_is_taken_as_it_is(name: str) -> None:
    assert clan_name(name).text == name


def test_blanks_around_and_within_are_tidied() -> None:
    assert clan_name("  Red \t\n Lotus ").text == "Red Lotus"


@pytest.mark.parametrize("name", ["", " ", "A", "x" * (LONGEST + 1), "  a  "])
def test_a_name_that_is_too_short_or_too_long_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="clan-name-length"):
        clan_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@1234567>",
        "<t:0:R>",
        "**Lotus**",
        "Red_Lotus",
        "`Lotus`",
        "~~Lotus~~",
        "||Lotus||",
        "# Lotus",
        "> Lotus",
        "[Lotus](x)",
        "a.example",
        "https://a",
        "Lo\u202etus",  # turns the direction of what follows
        "Lo\u200btus",  # is not seen at all
        "Lotus 🔥",
        "L\u0335\u0336\u0337otus",  # climbs out of its line
        "-Lotus",
        "Lotus'",
        "&&",
        "A-",
        "- -",
        "\u3164\u3164",
        "Red\uffa0Lotus",
        *(f"Red{unseen}Lotus" for unseen in "\u034f\u17b4\u180b\u180f\ufe00\ufe0f\U000e0100\U000e01ef"),
    ],
)
def test_a_name_with_other_signs_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="clan-name-signs"):
        clan_name(name)


@pytest.mark.parametrize("name", ["Rеd Lotus", "Rοnin", "АBC", "𝐑еd"])
def test_alphabets_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(Refusal, match="clan-name-mixed"):
        clan_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Red Lotus", "RED lotus"),
        ("Red Lotus", "red-lotus"),
        ("Red Lotus", "Redlotus"),
        ("Red Lotus", "Réd Lötus"),
        ("Red Lotus", "Ｒｅｄ Lotus"),
        ("Red Lotus", "𝕽𝖊𝖉 Lotus"),
        ("Red Lotus", "Red L0tus"),
        ("Iron Moon", "lron Moon"),
        ("Iron Moon", "1ron M00n"),
        ("Iron Moon", "Iron Rnoon"),
        ("iron moon", "lron moon"),
        ("COBA", "СОВА"),  # the second one is Cyrillic
        ("Νίκη", "ΝΙΚΗ"),
        ("Straße", "STRASSE"),
        ("カラス", "力ラス"),  # the second one begins with the character for strength
    ],
)
def test_two_names_that_differ_by_case_or_look_alike_are_the_same(one: str, other: str) -> None:
    first, second = clan_name(one), clan_name(other)
    assert first.letters == second.letters or first.shapes == second.shapes


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Van", "Nan"),
        ("Red Lotus", "Red Locust"),
        ("カラス", "ガラス"),
        ("さくら組", "さら組"),
        ("Кошки", "Мошки"),
    ],
)
def test_two_names_that_look_different_are_two(one: str, other: str) -> None:
    first, second = clan_name(one), clan_name(other)
    assert first.letters != second.letters
    assert first.shapes != second.shapes


@given(st.text(max_size=2 * LONGEST))
def test_whatever_is_typed_is_a_harmless_name_or_refused(typed: str) -> None:
    try:
        name = clan_name(typed)
    except Refusal:
        return
    assert SHORTEST <= len(name.text) <= LONGEST
    assert clan_name(name.text) == name, "a name that is shown can be typed again"
    assert not set(name.text) & set("\\*_~|`<>#[]()@:./\n\u200b")
    assert escape(name.text, LONGEST).replace("\\", "") == name.text, "it is shown as it is"


@given(st.text(st.characters(categories=["L", "Nd"]), max_size=LONGEST))
def test_case_makes_no_other_name(typed: str) -> None:
    assert letters_of(typed) == letters_of(typed.casefold())


@given(st.from_regex(r"[A-Za-z0-9 ]{2,24}", fullmatch=True))
def test_the_case_of_latin_letters_makes_no_other_shape(typed: str) -> None:
    assert shapes_of(typed) == shapes_of(typed.lower()) == shapes_of(typed.upper())
