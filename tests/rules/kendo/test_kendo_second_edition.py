"""What the second versions of the Duel and the Competition do otherwise than the first."""

from collections.abc import Mapping

import pytest

from rules.dice import Dice
from rules.kendo import opening as openings
from rules.kendo.competition import KendoCompetition, SecondCompetition
from rules.kendo.duel import KendoDuel, SecondKendoDuel
from rules.kendo.events import FirstAttacker, Totalled
from tests.rules.kendo.court_table import Play, on_court
from tests.rules.kendo.table import SEED, at, opening

FIRST, SECOND = KendoDuel(), SecondKendoDuel()
FIRST_COURT, SECOND_COURT = KendoCompetition(), SecondCompetition()
Told = Mapping[str, tuple[str, ...]]
SWITCH: Told = {"back": ("seme",), "new": ("counter",), "drawn": ("counter",)}


@pytest.mark.parametrize(
    ("game", "aimed"), [(FIRST, "men-1>2"), (SECOND, "men-1>3")], ids=["first", "second"]
)
def test_among_three_and_four_the_stand_in_and_the_suggestion_aim_at_the_most_cards_now(
    game: KendoDuel, aimed: str
) -> None:
    state = at(["men-1"], ["do-4", "do-5"], ["kote-2"], ["tsuki-3", "seme-1", "seme-2"]).state
    assert game.stand_in(state, 0, Dice(SEED)) == aimed
    view, (request,) = game.view(state, 0), game.requests(state)
    told = {**game.suggested(view, 0), "attack": ("men",), "discard": (), "last-cards": ("parry",)}
    assert game.heed(view, request, told) == aimed


@pytest.mark.parametrize(("game", "as_told"), [(FIRST, False), (SECOND, True)], ids=["first", "second"])
def test_after_the_last_tie_the_totals_told_are_those_of_the_hands_now(
    game: KendoDuel, monkeypatch: pytest.MonkeyPatch, *, as_told: bool
) -> None:
    monkeypatch.setattr(openings, "MOST_TIES", 1)
    state = opening(["men-1", "kote-7"], ["do-5", "tsuki-3"], hidden=["men-12", "men-6"]).state
    step = game.play(state, {0: "keep", 1: "keep"}, Dice(SEED))
    told = [event.totals for event in step.events if isinstance(event, Totalled)]
    assert told == [(8, 8)]
    assert any(isinstance(event, FirstAttacker) and event.by_lot for event in step.events)
    assert (step.state.hands == state.hands) is as_told


def heeded(game: KendoCompetition, play: Play, told: Told) -> str | None:
    (request,) = game.requests(play.state)
    return game.heed(game.view(play.state, request.seat), request, told)


def test_a_list_for_a_red_card_alone_no_longer_puts_back_what_would_parry_the_strike() -> None:
    hand = ["seigan-1", "bogyo-1", "seme-1", "kote-2", "do-4"]
    play = on_court(["men-1", "jodan-1", "do-5"], hand).then("men-1+jodan-1>1")
    told: Told = {"red:jodan": ("seigan",), **SWITCH, "back": ("bogyo",)}
    assert heeded(FIRST_COURT, play, told) == "bogyo-1/counter/counter"
    assert heeded(SECOND_COURT, play, told) is None
    assert heeded(SECOND_COURT, play, {**told, "answer:men": ("bogyo",)}) == "seme-1/counter/counter"


def test_a_list_no_longer_parries_with_a_last_card_which_is_an_ippon() -> None:
    play = on_court(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1")
    told: Told = {"answer:men": ("bogyo",), **SWITCH}
    assert heeded(FIRST_COURT, play, told) == "bogyo-1"
    assert heeded(SECOND_COURT, play, told) == "bogyo-1/counter/counter"


@pytest.mark.parametrize(
    ("game", "parries"), [(FIRST_COURT, False), (SECOND_COURT, True)], ids=["first", "second"]
)
def test_who_has_switched_can_parry_now(game: KendoCompetition, *, parries: bool) -> None:
    attacked = on_court(["men-1", "do-4"], ["kote-2", "bogyo-1"]).then("men-1>1").state
    switched = game.play(attacked, {1: "kote-2/other/other"}, Dice(SEED)).state
    (request,) = game.requests(switched)
    assert ("bogyo-1" in request.options) is parries


@pytest.mark.parametrize(
    ("game", "asked"), [(FIRST_COURT, "answer"), (SECOND_COURT, "switch")], ids=["first", "second"]
)
def test_the_answer_to_a_strike_after_its_red_card_has_a_switch_of_its_own_now(
    game: KendoCompetition, asked: str
) -> None:
    hand = ["seigan-1", "men-do", "kote-2"]
    state = on_court(["men-1", "jodan-1"], hand).then("men-1+jodan-1>1", "kote-2/other/other").state
    (request,) = game.requests(game.play(state, {1: "seigan-1"}, Dice(SEED)).state)
    assert request.decision == asked


def test_the_stand_in_keeps_what_parries_now_and_looks_for_an_answer_among_the_other_cards() -> None:
    parries = on_court(["men-1", "do-4"], ["bogyo-1", "seme-1", "kote-2"]).then("men-1>1").state
    assert FIRST_COURT.stand_in(parries, 1, Dice(SEED)) == "bogyo-1/counter/counter"
    assert SECOND_COURT.stand_in(parries, 1, Dice(SEED)) == "seme-1/counter/counter"
    helpless = on_court(["men-1", "do-4"], ["seme-1", "kote-2"]).then("men-1>1").state
    assert FIRST_COURT.stand_in(helpless, 1, Dice(SEED)) == "seme-1/counter/counter"
    assert SECOND_COURT.stand_in(helpless, 1, Dice(SEED)) == "seme-1/other/other"
