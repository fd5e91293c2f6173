"""What the bot says in English, by key: a test that asks for it here need not change with the sentence."""

import re
from functools import cache

from bot.face.words import Language, Words

WORDS = Words()


@cache
def core(key: str) -> str:
    """Return the longest piece of a sentence between its gaps, without marks, where what fills them does not matter."""
    english = Language("en")
    bare, named = english.written(key, {}), "external: ([\\w-]+)"
    assert bare, key
    filled = english.written(key, dict.fromkeys(re.findall(named, bare[1]), "\0"))
    return max((filled or bare)[0].split("\0"), key=len).strip(" *")
