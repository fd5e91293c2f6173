import pytest

from bot.face.form import ChoiceField, Field, Form, TextField
from bot.face.limits import UnfitError, check, components
from bot.face.press import Press
from bot.face.screen import (
    Attachment,
    Block,
    Button,
    Divider,
    Option,
    Panel,
    Picker,
    Picture,
    Row,
    Screen,
    Section,
    Select,
    Text,
)

PRESS = Press("duel", "1", 0, "hand")


def buttons(count: int, start: int = 0) -> Row:
    return Row(tuple(Button("Hand", Press("duel", action=str(start + n))) for n in range(count)))


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"card-{n}", f"Card {n}") for n in range(count))


def select(given: tuple[Option, ...] = (), placeholder: str = "", least: int = 1, most: int = 1) -> Select:
    return Select(PRESS, placeholder, given or options(3), least, most)


FIT: list[Block | Panel] = [
    Text("x" * 4000),
    Text("龍" * 2996),
    Section(("a",), Button("Hand", PRESS)),
    Section(("a", "b", "c"), Button("Hand", PRESS)),
    Section(("x" * 4000,), Button("Hand", PRESS)),
    buttons(1),
    buttons(5),
    Row((Button("x" * 80, PRESS), Button("x", url="u"))),
    Row((Button("", PRESS, emoji="🃏"), Button("Rules", url="https://example.org/" + "x" * 490))),
    select(options(1)),
    select(options(25), least=0, most=25),
    select(options(2), least=2, most=2),
    select((Option("a", "A", default=True), Option("b", "B", default=True)), most=2),
    Select(PRESS, "p" * 150, (Option("v" * 100, "l" * 100, "d" * 100),)),
    Picker(PRESS, "p" * 150, "roles", (7,)),
    Panel((Divider(), Text("a")), accent=0xFFFFFF),
    Panel((Text("a"),), accent=0),
    Picture("board.png", b"", "a" * 1024),
    Picture("p" * 100, b"", "a"),
    Attachment("a", b""),
    Attachment("a" * 100, bytes(8 * 2**20)),
]

UNFIT: list[tuple[Block | Panel, str]] = [
    (Text("x" * 4001), "4001 characters of text, not 0 to 4000"),
    (Text("龍" * 2997), "9003 bytes of text, not 0 to 9000"),
    (Text(" \n"), "an empty text"),
    (Section(("x" * 4001,), Button("Hand", PRESS)), "4001 characters of text, not 0 to 4000"),
    (Section(("a",), Button("x" * 81, PRESS)), "81 characters of button label, not 1 to 80"),
    (Section(("a",), Button("Hand")), "button 'Hand' needs either a press or a link"),
    (Section((), Button("Hand", PRESS)), "0 texts in a section, not 1 to 3"),
    (Section(("a",) * 4, Button("Hand", PRESS)), "4 texts in a section, not 1 to 3"),
    (buttons(0), "0 buttons in a row, not 1 to 5"),
    (buttons(6), "6 buttons in a row, not 1 to 5"),
    (Row((Button("Hand"),)), "button 'Hand' needs either a press or a link"),
    (Row((Button("Hand", PRESS, "https://x"),)), "button 'Hand' needs either a press or a link"),
    (Row((Button("x" * 81, PRESS),)), "81 characters of button label, not 1 to 80"),
    (Row((Button("", PRESS),)), "0 characters of button label, not 1 to 80"),
    (Row((Button("x", url="u" * 513),)), "513 characters of link, not 1 to 512"),
    (Row((Button("x", url=""),)), "0 characters of link, not 1 to 512"),
    (Row((Button("a", PRESS), Button("b", PRESS))), "custom id 'v1:duel:1:0:hand' twice"),
    (select(options(26)), "26 options, not 1 to 25"),
    (select(placeholder="p" * 151), "151 characters of placeholder, not 0 to 150"),
    (select(least=3, most=2), "cannot choose 3 to 2 of 3 options"),
    (select(most=4), "cannot choose 1 to 4 of 3 options"),
    (select((Option("a", "A"), Option("a", "B"))), "option 'a' twice"),
    (Select(PRESS, "", ()), "0 options, not 1 to 25"),
    (select(least=-1), "cannot choose -1 to 1 of 3 options"),
    (select(least=0, most=0), "cannot choose 0 to 0 of 3 options"),
    (select((Option("", "A"),)), "0 characters of option value, not 1 to 100"),
    (select((Option("v" * 101, "A"),)), "101 characters of option value, not 1 to 100"),
    (select((Option("a", "l" * 101),)), "101 characters of option label, not 1 to 100"),
    (select((Option("a", ""),)), "0 characters of option label, not 1 to 100"),
    (select((Option("a", "A", "d" * 101),)), "101 characters of option description, not 0 to 100"),
    (
        select((Option("a", "A", default=True), Option("b", "B", default=True))),
        "2 options chosen already, not 0 to 1",
    ),
    (Picker(PRESS, "p" * 151, "channels"), "151 characters of placeholder, not 0 to 150"),
    (Picker(PRESS, "", "channels", most=26), "26 things to choose, not 1 to 25"),
    (Picker(PRESS, "", "channels", (7, 8)), "2 things chosen, not 0 to 1"),
    (Panel((Picker(PRESS, "", "roles"), select())), "custom id 'v1:duel:1:0:hand' twice"),
    (Panel((Section(("a",), Button("a", PRESS)), select())), "custom id 'v1:duel:1:0:hand' twice"),
    (Panel(()), "an empty panel"),
    (Panel((Text("a"),), accent=-1), "no colour: -1"),
    (Panel((Text("a"),), accent=0x1000000), "no colour: 16777216"),
    (Attachment("", b""), "0 characters of file name, not 1 to 100"),
    (Attachment("a", bytes(8 * 2**20 + 1)), "8388609 bytes of file, not 0 to 8388608"),
    (Attachment("a" * 101, b""), "101 characters of file name, not 1 to 100"),
    (Picture("board.png", b"", ""), "0 characters of picture description, not 1 to 1024"),
    (Picture("board.png", b"", "a" * 1025), "1025 characters of picture description, not 1 to 1024"),
    (Picture("", b"", "a"), "0 characters of picture name, not 1 to 100"),
    (Picture("p" * 101, b"", "a"), "101 characters of picture name, not 1 to 100"),
]


@pytest.mark.parametrize("block", FIT)
def test_what_discord_takes_passes(block: Block | Panel) -> None:
    check(Screen((block,)))


@pytest.mark.parametrize(("block", "fault"), UNFIT)
def test_what_discord_refuses_is_named(block: Block | Panel, fault: str) -> None:
    with pytest.raises(UnfitError) as refused:
        check(Screen((block,)))
    assert fault in refused.value.faults


def test_an_empty_screen_is_refused() -> None:
    with pytest.raises(UnfitError, match="nothing to show"):
        check(Screen(()))


def test_rows_panels_and_nested_parts_all_count_as_components() -> None:
    rows = tuple(buttons(5, start=5 * n) for n in range(6))
    screen = Screen(
        (Panel((Section(("a",), Button("Hand", PRESS)),)), *rows[:5], Text("a"), Divider(), rows[5])
    )
    assert components(screen) == 42
    with pytest.raises(UnfitError, match="42 components, not 0 to 40"):
        check(screen)


def test_as_many_components_as_there_may_be_pass() -> None:
    rows = tuple(buttons(5, start=5 * n) for n in range(6))
    screen = Screen((Panel((Select(PRESS, "", options(1)),)), *rows, Picture("a.png", b"", "a")))
    assert components(screen) == 40
    check(screen)
    with pytest.raises(UnfitError, match="41 components, not 0 to 40"):
        check(Screen((*screen.blocks, Attachment("b", b""))))


def test_the_same_file_name_twice_is_refused() -> None:
    with pytest.raises(UnfitError, match=r"file 'a.png' twice"):
        check(Screen((Picture("a.png", b"", "one"), Picture("a.png", b"", "two"))))


def form(*fields: Field, title: str = "Refuse") -> Form:
    return Form(title, PRESS, fields)


@pytest.mark.parametrize(
    "fit",
    [
        form(TextField("reason", "Reason", most=300, value="r" * 300)),
        form(Text("Your hand"), ChoiceField("card", "Card", options(9))),
        form(*[Text("a")] * 5, title="t" * 45),
        form(Text("a" * 4000), title="t"),
        form(TextField("i" * 100, "l" * 45, "d" * 100, "p" * 100, most=1, value="v")),
        form(TextField("a", "A", most=4000)),
        form(ChoiceField("a", "A", options(25), "d" * 100, "p" * 150, least=0, most=25)),
    ],
)
def test_a_form_that_discord_takes_passes(fit: Form) -> None:
    check(fit)


@pytest.mark.parametrize(
    ("unfit", "fault"),
    [
        (form(), "0 form fields, not 1 to 5"),
        (form(*[Text("a")] * 6), "6 form fields, not 1 to 5"),
        (form(Text("a"), title="t" * 46), "46 characters of form title, not 1 to 45"),
        (form(Text("a"), title=""), "0 characters of form title, not 1 to 45"),
        (form(Text("")), "0 characters of form text, not 1 to 4000"),
        (form(Text("a" * 4001)), "4001 characters of form text, not 1 to 4000"),
        (form(TextField("", "A")), "0 characters of field id, not 1 to 100"),
        (form(TextField("i" * 101, "A")), "101 characters of field id, not 1 to 100"),
        (form(TextField("a", "")), "0 characters of field label, not 1 to 45"),
        (
            form(TextField("a", "A", placeholder="p" * 101)),
            "101 characters of field placeholder, not 0 to 100",
        ),
        (form(TextField("a", "A", most=0)), "0 longest answer, not 1 to 4000"),
        (
            form(ChoiceField("a", "A", options(2), placeholder="p" * 151)),
            "151 characters of field placeholder, not 0 to 150",
        ),
        (form(TextField("a", "l" * 46)), "46 characters of field label, not 1 to 45"),
        (form(TextField("a", "A", most=10, value="v" * 11)), "11 characters of field value, not 0 to 10"),
        (form(TextField("a", "A", most=4001)), "4001 longest answer, not 1 to 4000"),
        (form(TextField("a", "A"), ChoiceField("a", "B", options(2))), "field 'a' twice"),
        (form(ChoiceField("a", "A", ())), "0 options, not 1 to 25"),
        (
            form(ChoiceField("a", "A", options(2), description="d" * 101)),
            "101 characters of field description, not 0 to 100",
        ),
    ],
)
def test_a_form_that_discord_refuses_is_named(unfit: Form, fault: str) -> None:
    with pytest.raises(UnfitError) as refused:
        check(unfit)
    assert fault in refused.value.faults
