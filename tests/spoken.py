"""What the bot says in English, by key: a test that asks for it here need not change with the sentence."""

import re
from functools import cache

from bot.face.words import Language, Words

WORDS = Words()


@cache
def core(key: str) -> str:
    """Return the longest piece of a sentence between its gaps, for where what fills them does not matter."""
    english = Language("en")
    bare, named = english.written(key, {}), "external: ([\\w-]+)"
    assert bare, key
    filled = english.written(key, dict.fromkeys(re.findall(named, bare[1]), "\0"))
    return max((filled or bare)[0].split("\0"), key=len).strip(" *")


def pattern(key: str, **gaps: str) -> re.Pattern[str]:
    """Return what a line that says a sentence looks like, with what may stand in each of its gaps."""
    said = re.escape(WORDS(key, **{gap: f"\0{gap}\0" for gap in gaps}))
    for gap, filled in gaps.items():
        said = said.replace(f"\0{gap}\0", filled)
    return re.compile(f"^{said}$", re.MULTILINE)
