"""Every language of the catalogue, for the tests that a screen is right in each."""

import pytest
from hypothesis import strategies as st

from bot.face.words import Words, locales

every_words = st.sampled_from(locales()).map(Words)

in_every_language = pytest.mark.parametrize("words", [Words(locale) for locale in locales()], ids=locales())
