import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.press import Press

areas = st.from_regex(r"[a-z][a-z-]{0,15}", fullmatch=True)
ids = st.from_regex(r"[A-Za-z0-9_-]{0,24}", fullmatch=True)
revisions = st.integers(0, 10**9)
actions = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=40)
presses = st.builds(Press, areas, ids, revisions, actions)


@given(presses)
def test_a_press_survives_its_custom_id(press: Press) -> None:
    assert Press.parse(press.custom_id) == press
    assert len(press.custom_id) <= 100


@given(st.text(max_size=120) | st.from_regex(r"v1:[a-z:0-9]*", fullmatch=True))
def test_what_is_parsed_at_all_is_written_back_the_same(text: str) -> None:
    press = Press.parse(text)
    assert press is None or press.custom_id == text


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "v1",
        "v1:duel:1:2",
        "v2:duel:1:2:card",
        "v1:duel:1:-2:card",
        "v1:duel:1:02:card",
        "v1:duel:1:²:card",
        "v1:duel:1:2:two words",
        "v1:DUEL:1:2:card",
        "v1::1:2:card",
        "v1:duel:1:2:card\n",
        "v1:duel:1:2:" + "x" * 100,
    ],
)
def test_junk_is_no_press(junk: str) -> None:
    assert Press.parse(junk) is None


def test_the_action_may_hold_colons() -> None:
    assert Press.parse("v1:duel:7:3:card:crane") == Press("duel", "7", 3, "card:crane")


@pytest.mark.parametrize(
    ("area", "thing", "revision", "action"),
    [("du el", "1", 0, "x"), ("duel", "1:2", 0, "x"), ("duel", "1", -1, "x"), ("duel", "1", 0, "x" * 99)],
)
def test_a_press_that_no_custom_id_can_hold_is_not_made(
    area: str, thing: str, revision: int, action: str
) -> None:
    with pytest.raises(ValueError, match="not fit for a custom id"):
        Press(area, thing, revision, action)


def test_a_custom_id_may_be_as_long_as_discord_takes() -> None:
    longest = "x" * (Press.longest - len("v1:duel:1:0:"))
    assert len(Press("duel", "1", 0, longest).custom_id) == Press.longest
    assert Press.parse(f"v1:duel:1:0:{longest}") == Press("duel", "1", 0, longest)
    assert Press.parse(f"v1:duel:1:0:{longest}x") is None
    with pytest.raises(ValueError, match="not fit for a custom id"):
        Press("duel", "1", 0, f"{longest}x")


@pytest.mark.parametrize(
    ("action", "parts"),
    [
        ("", ("", "")),
        ("undo", ("undo", "")),
        ("sure.undo.3", ("sure", "undo.3")),
        ("page:-1", ("page", "-1")),
    ],
)
def test_an_action_may_have_parts(action: str, parts: tuple[str, str]) -> None:
    assert Press("duel", action=action).parts == parts
