from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.face import words as catalogue
from bot.face.words import WordingError, Words, locales, translation
from tests.face.french import forget

ENGLISH = """
greeting = Welcome, { $name }.
turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
card = Crane
    .short = Quick
"""
GERMAN = "greeting = Willkommen, { $name }.\n"
PORTUGUESE = "card = Garça\n"


@pytest.fixture(autouse=True)
def small_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for locale, text in {"en": ENGLISH, "de": GERMAN, "pt": PORTUGUESE}.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "common.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalogue, "FOLDERS", [tmp_path])
    forget()
    yield
    forget()


def test_gaps_are_filled_without_marks_of_direction() -> None:
    assert Words("en")("greeting", name="<@1>") == "Welcome, <@1>."


@pytest.mark.parametrize(
    ("locale", "found"), [("de", "Willkommen, Aya."), ("en", None), ("pt-BR", None), ("ja", None)]
)
def test_a_translation_is_what_the_language_itself_says(locale: str, found: str | None) -> None:
    assert translation(locale, "greeting", name="Aya") == found


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "README.md").touch()
    assert locales() == ("de", "en", "pt")


def test_words_are_the_same_as_any_other_in_their_language_alone() -> None:
    assert (Words("de"), hash(Words("de"))) == (Words("de"), hash(Words("de")))
    assert Words("de") != Words("en")
    assert Words("de") != "de"


def test_numbers_choose_their_plural() -> None:
    assert [Words()("turns", count=count) for count in (1, 2, 1000)] == ["one turn", "2 turns", "1,000 turns"]


def test_an_attribute_is_reached_by_a_dot() -> None:
    assert Words("en")("card.short") == "Quick"


@pytest.mark.parametrize(
    ("locale", "greeting", "card"),
    [
        ("en", "Welcome, Aya.", "Crane"),
        ("en-GB", "Welcome, Aya.", "Crane"),
        ("de", "Willkommen, Aya.", "Crane"),
        ("pt-BR", "Welcome, Aya.", "Garça"),
        ("ja", "Welcome, Aya.", "Crane"),
        ("", "Welcome, Aya.", "Crane"),
    ],
)
def test_what_a_language_lacks_is_said_in_the_closest_that_has_it(
    locale: str, greeting: str, card: str
) -> None:
    words = Words(locale)
    assert words("greeting", name="Aya") == greeting
    assert words("card") == card


@pytest.mark.parametrize("key", ["farewell", "card.long", "farewell.short"])
def test_a_missing_key_raises_where_strict(key: str) -> None:
    with pytest.raises(WordingError, match=key):
        Words("de")(key)


def test_an_unfilled_gap_raises_where_strict() -> None:
    with pytest.raises(WordingError, match="name"):
        Words("en")("greeting")


def test_faults_are_logged_and_shown_as_well_as_can_be_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    with capture_logs() as logs:
        assert Words("en")("farewell") == "farewell"
        assert "Welcome" in Words("en")("greeting")
    assert [line["key"] for line in logs] == ["farewell", "greeting"]


def test_a_sentence_has_others_in_it_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "en" / "a.ftl").write_text("both = { one } and { two.short }\none = { -house }\n", "utf-8")
    (tmp_path / "en" / "b.ftl").write_text("-house = A house\ntwo = A dojo\n    .short = a dojo\n", "utf-8")
    assert Words()("both") == "A house and a dojo"
    assert Words()("two") == "A dojo"


def test_the_first_of_two_sentences_of_one_name_is_said(tmp_path: Path) -> None:
    (tmp_path / "en" / "later.ftl").write_text("card = Wolf\n", "utf-8")
    assert Words()("card") == "Crane"


def test_a_list_is_joined_as_the_language_joins_one(tmp_path: Path) -> None:
    for locale, comma in {"en": '{", "}', "de": "、"}.items():
        (tmp_path / locale / "lists.ftl").write_text(f"list-comma = {comma}\n", "utf-8")
    assert [Words(locale).listed(["a", "b", "c"]) for locale in ("en", "de")] == ["a, b, c", "a、b、c"]


def test_the_imprint_is_another_once_any_language_says_anything_else(tmp_path: Path) -> None:
    before = catalogue.imprint()
    assert catalogue.imprint() == before
    (tmp_path / "pt" / "common.ftl").write_text(PORTUGUESE.replace("Garça", "Grou"), "utf-8")
    changed = catalogue.imprint()
    (tmp_path / "pt").rename(tmp_path / "pt-BR")
    assert len({before, changed, catalogue.imprint()}) == 3


def test_the_languages_are_the_folders() -> None:
    assert locales() == ("de", "en", "pt")
