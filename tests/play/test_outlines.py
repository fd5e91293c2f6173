"""A tournament in outline is what its controls hold, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.tournament.outline import outline_press
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.outlines import EXTRAS, PLACES, ROUNDS, STARTS, TITLE, Outline, read_outline
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import for_two, game_names, newest
from bot.play.ground.times import DAY, HOUR, PACES
from players.player import LEVELS
from rules.games import game

GAMES = [name for name in game_names() if for_two(game(newest(name)))]
NOW = 1_800_000_000_000


@st.composite
def outlines(draw: st.DrawFn) -> Outline:
    name = draw(st.sampled_from(GAMES))
    asked = game(newest(name)).questions
    digits = "".join(str(draw(st.integers(0, len(question.answers) - 1))) for question in asked)
    return Outline(
        game=name,
        answers=draw(st.sampled_from(["", digits])),
        pace=draw(st.sampled_from(["", *PACES])),
        start=draw(st.sampled_from(STARTS)),
        round_days=draw(st.sampled_from(ROUNDS)),
        places=draw(st.sampled_from(PLACES)),
        extras=draw(st.frozensets(st.sampled_from(EXTRAS))),
        level=draw(st.sampled_from(["", *LEVELS])),
    )


@given(outline=outlines())
def test_what_a_control_holds_is_read_as_it_was_written(outline: Outline) -> None:
    held = outline_press("extras", outline).parts[1]
    assert read_outline(held) == outline
    assert read_outline(held, ["closed"]).extras == {"closed"}


@pytest.mark.parametrize(
    "held",
    [
        "",
        "bushido.duel/-/0000",
        "bushido.duel/-/0000/-",
        "way.fight/-/0000/-/-",
        "joust/-/0000/-/-",
        "bushido.duel/joust/0000/-/-",
        "bushido.duel/-/z000/-/-",
        "bushido.duel/-/000/-/-",
        "bushido.duel/-/00064/-/-",
        "bushido.duel/-/000x/-/-",
        "bushido.duel/-/0000/-/joust",
        "kendo.duel/-/0000/zzzzzz/-",
    ],
)
def test_what_no_panel_holds_is_not_read(held: str) -> None:
    with pytest.raises(Unreadable):
        read_outline(held)


def test_what_is_chosen_is_what_sign_up_is_opened_with() -> None:
    everything = frozenset(EXTRAS)
    outline = Outline(
        "bushido.duel", "", "week", start=1, round_days=2, places=8, extras=everything, level="student"
    )
    assert outline.terms("Cup", NOW) == Terms(
        kind=TOURNAMENT,
        game_name="bushido.duel",
        pace="week",
        round_time=2 * DAY,
        title="Cup",
        hardcore=True,
        by_rating=True,
        late_entry=False,
        places=8,
        begins_at=NOW + HOUR,
        check_in=HOUR // 2,
        least_kept=75,
        grants_leave=False,
        level="student",
    )
    assert Outline("bushido.duel").terms("", NOW) == Terms(kind=TOURNAMENT, game_name="bushido.duel")


def test_nobody_can_confirm_before_a_start_that_is_not_set() -> None:
    with pytest.raises(Refusal, match="gathering-check-in-unbounded"):
        Outline("bushido.duel", extras=frozenset({"confirm"})).terms("Cup", NOW)
    with pytest.raises(Unreadable):
        Outline("bushido.duel").terms("C" * (TITLE + 1), NOW)
