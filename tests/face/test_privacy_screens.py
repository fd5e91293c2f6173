"""Handing over an export, and the questions before a person's data is deleted."""

import gzip
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.adapter import modal
from bot.face.limits import FILE_BYTES, check
from bot.face.me.privacy import FILE, export_screen, forget_form, forget_question, is_sure
from bot.face.screen import Attachment
from bot.face.transcript import as_text
from bot.face.words import Words, locales
from bot.play.privacy.forget import Entanglements
from tests.face.languages import every_words

ID = 2**63 - 1
WORDS = Words()

counts = st.integers(0, 2**31)
losses = st.builds(Entanglements, counts, counts, counts, counts, counts)


@given(losses, every_words)
def test_the_questions_can_be_asked_whatever_would_be_left(left: Entanglements, words: Words) -> None:
    check(forget_question(ID, left, words))
    assert modal(forget_form(ID, words)).to_dict()


def test_only_what_one_is_in_is_named() -> None:
    told = as_text(forget_question(ID, Entanglements(2, 0, 0, 0, 1), WORDS))
    assert "You resign 2 matches" in told
    assert "You leave your clan" in told
    assert "lobb" not in told
    assert "🚪" not in as_text(forget_question(ID, Entanglements(0, 0, 0, 0, 0), WORDS))


@pytest.mark.parametrize("locale", locales())
def test_one_is_sure_who_writes_what_was_asked_for(locale: str) -> None:
    words = Words(locale)
    phrase = words("forget-phrase")
    assert phrase in as_text_of_form(words)
    assert is_sure(f"  {phrase.upper()} ", words)
    assert not is_sure(f"{phrase}!", words)
    assert not is_sure("", words)


def as_text_of_form(words: Words) -> str:
    return str(forget_form(ID, words))


def test_an_export_is_a_file_of_its_own() -> None:
    screen = export_screen('{"tables": {}}', WORDS)
    check(screen)
    [file] = [block for block in screen.flat() if isinstance(block, Attachment)]
    assert (file.name, file.data) == (FILE, b'{"tables": {}}')


def test_a_large_export_is_packed() -> None:
    large = "x" * (FILE_BYTES + 1)
    screen = export_screen(large, WORDS)
    check(screen)
    [file] = [block for block in screen.flat() if isinstance(block, Attachment)]
    assert file.name == f"{FILE}.gz"
    assert gzip.decompress(file.data).decode() == large


def test_an_export_that_no_message_can_carry_is_said_to_be_that() -> None:
    noise = random.Random(1).randbytes(FILE_BYTES).hex() + "0" * FILE_BYTES
    screen = export_screen(noise, WORDS)
    check(screen)
    assert not [block for block in screen.flat() if isinstance(block, Attachment)]
