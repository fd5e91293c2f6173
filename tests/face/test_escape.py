import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.escape import GAP, LONGEST, escape, plain

MENTION = re.compile(r"@everyone|@here|<@[!&]?\d+>|<#\d+>|<t:|<a?:\w+:\d+>|</[^>]+:\d+>|<id:\w+>|https?://")
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
SIGNS = set("\\*_~|`<>#[]()@:")

MENTIONS = ("@everyone", "@here", "<@1>", "<@&1>", "<#2>", "<t:1:R>", "<a:x:1>", "</duel:1>", "https://a.b")
FORMATS = ("||", "```", "**", "__", "~~", "# ", "-# ", "> ", "1. ", "[a](b)", "\\", "\n")
OTHERS = ("\u202e", "\u200b", "\u2066", "é", "龍")

tricks = st.sampled_from((*MENTIONS, *FORMATS, *OTHERS))
names = st.text(max_size=60) | st.lists(tricks, max_size=20).map("".join)


@given(names)
def test_an_escaped_name_can_neither_mention_nor_format(name: str) -> None:
    written = escape(name, longest=60)
    assert not MENTION.search(written)
    assert not SIGNS & set(ESCAPED.sub("", written))
    assert not re.match(r"\s|[-+]|\d+\.", written)


@given(names)
def test_an_escaped_name_reads_as_the_plain_one(name: str) -> None:
    assert re.sub(r"\\(.)", r"\1", escape(name)).replace(GAP, "") == plain(name)


@given(names)
def test_a_plain_name_is_one_short_line_without_unseen_signs(name: str) -> None:
    shown = plain(name)
    assert 1 <= len(shown) <= LONGEST
    assert not [char for char in shown if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
    assert shown == shown.strip()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aya", "Aya"),
        ("  two\n lines ", "two lines"),
        ("\u202egnorts", "gnorts"),
        ("a\u200bb\u2066c\ufeff", "abc"),
        ("", "?"),
        ("\u200b\u200b", "?"),
        ("x" * 40, "x" * 31 + "…"),
        ("鶴の舞", "鶴の舞"),
        ("\u3164", "?"),
        ("\u2800\uffa0\u115f", "?"),
        ("Aya\u3164Ben", "Aya Ben"),
        ("\u034f\ufe0f\U000e0100", "?"),
        ("\u2065\ufff0", "?"),
        ("A\u034f\u034fya", "Aya"),
        ("A \u0301\u0301ya", "A ya"),
        ("\u0301" * 32, "?"),
        ("A" + "\u0301" * 32 + "ya", "Á\u0301\u0301ya"),
        ("Nguyễn Văn Ổn", "Nguyễn Văn Ổn"),
        ("Cafe\u0301", "Café"),
        ("ड़ुं", "ड़ुं"),
        ("❤️", "❤️"),
    ],
)
def test_a_name_is_cleaned_and_cut(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_a_mention_is_parted_and_a_link_is_broken() -> None:
    assert escape("@everyone") == f"\\@{GAP}everyone"
    assert escape("http://x.y") == r"http\:\/\/x\.y"
