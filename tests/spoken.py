"""The bot's English sentences by key, so that a test need not change with a sentence."""

import re
from functools import cache

from bot.face.words import Language, Words

WORDS = Words()


@cache
def core(key: str) -> str:
    """Return the longest part of a sentence between its gaps, for tests that do not care what fills them."""
    english = Language("en")
    bare, named = english.written(key, {}), "external: ([\\w-]+)"
    assert bare, key
    filled = english.written(key, dict.fromkeys(re.findall(named, bare[1]), "\0"))
    return max((filled or bare)[0].split("\0"), key=len).strip(" *")


def pattern(key: str, **gaps: str) -> re.Pattern[str]:
    """Return a pattern for a line with a sentence, in which each gap matches what ``gaps`` says."""
    said = re.escape(WORDS(key, **{gap: f"\0{gap}\0" for gap in gaps}))
    for gap, filled in gaps.items():
        said = said.replace(f"\0{gap}\0", filled)
    return re.compile(f"^{said}$", re.MULTILINE)
