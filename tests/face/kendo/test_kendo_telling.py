"""An attack of Kendo Duel is told with its result first, then card by card, and nothing hidden in it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

import pytest

from bot.face.kendo.draws import Draws, drawn_together
from bot.face.kendo.facts import exchange_facts
from bot.face.kendo.threats import last_threat
from bot.face.kendo.turns import MOST_STEPS
from bot.face.limits import fits
from bot.face.match.reveal import reveal
from bot.face.match.turn import turn_told
from bot.face.words import Words
from bot.play.match.reading import TurnPage
from rules.dice import Dice
from rules.game import Event, seen
from rules.kendo import events as of
from rules.kendo.competition_state import Tally
from rules.kendo.state import KendoOptions, Threat
from tests.face.kendo.pages import COMPETITION, DUEL, ID, chapter_page, match_page, matches
from tests.face.languages import in_every_language
from tests.face.test_facts import told_in
from tests.rules.kendo.court_table import IPPON, SIX, Play, on_court
from tests.rules.kendo.table import Scene, at, opening, switched

AYA, BEN, CHO = (f"<@{ID - seat}>" for seat in range(3))
WORDS = Words()
RARE = (
    of.PassedOn(seat=0),
    of.BonusLeft(seat=0),
    of.Withdrawn(seat=0, reason="resigned"),
    of.Finished(winners=(), reason="time"),
)
PRIVATE = {of.HandDealt, of.SwitchedCards, of.CardsTaken, of.DrewCard}

SPARE = ("do-tsuki", "tsuki-do", "seme-2", "jodan-2")
DUEL_TABLE = at(("men-1", "seme-1", "kote-2", *SPARE[:2]), ("men-kote", "bogyo-1", "kote-7", *SPARE[2:]))


def telling(scene_events: Sequence[Event], seats: int = 2, stand_ins: tuple[int, ...] = ()) -> list[str]:
    """Return all ways to tell some events, the fullest first."""
    state = at(*((f"bogyo-{seat + 1}",) for seat in range(seats))).state
    public = tuple(event for event in scene_events if event.seen_by is None)
    page = match_page(DUEL, state, revision=5)
    return [*turn_told(page, TurnPage(5, 5, public, stand_ins, message_id=None), WORDS)]


def lines(scene: Scene, seats: int = 2) -> list[str]:
    return telling(scene.events, seats)[0].replace("\u2019", "'").splitlines()


def test_every_event_is_told_but_those_that_not_all_may_see() -> None:
    tell = partial(exchange_facts, words=WORDS)
    told = told_in(tell, RARE)
    for played in matches():
        told |= told_in(tell, seen(played.chapter, None))
    assert told == set(get_args(of.KendoEvent)) - PRIVATE


def test_the_opening_tells_how_many_cards_were_switched_from_where_and_who_attacks_first() -> None:
    table = opening(
        ("men-1", "kote-2", "bogyo-1", "men-do"),
        ("men-12", "kote-7", "bogyo-2", "do-men"),
        hidden=("kamae-1", "kamae-2", "kote-men"),
    )
    assert lines(switched(table, {0: "men-do+bogyo-1", 1: "keep"})) == [
        "## 🥋 The opening",
        f"🥋 **{BEN} attacks first.**",
        f"{AYA} switches 2 cards: Counterattacks, Other cards.",
        WORDS("kendo-told-switched-none", player=BEN),
        f"The basic attacks add up to: {AYA} **3**, {BEN} **19**.",
    ]


def test_a_reinforced_attack_is_told_part_by_part_with_what_was_lost_in_all() -> None:
    scene = DUEL_TABLE.then("men-1+seme-1>1", "yield", "men-kote>0", "kote-2")
    assert lines(scene) == [
        f"## ⚔️ 🔴 {AYA} attacks 🟦 {BEN}",
        f"💥 **{BEN} loses a card to {AYA}.**",
        f"🛡️ **{AYA} ends the exchange.**",
        f"{AYA} attacks with 🪵 **MEN** + 🔥 **SEME**.",
        WORDS("kendo-told-yielded", player=BEN, attack="SEME"),
        f"{BEN} answers with 🪵 **MEN → KOTE**: KOTE threatens {AYA}.",
        f"{AYA} answers with 🪵 **KOTE**: the exchange is over.",
    ]


@pytest.mark.parametrize(
    ("choices", "result"),
    [
        (("men-1+seme-1>1",), f"⚔️ **{BEN} has to answer SEME, then MEN.**"),
        (("men-1>1",), f"⚔️ **{BEN} has to answer MEN.**"),
        (("men-1>1", "men-kote>0"), f"⚔️ **{AYA} has to answer MEN → KOTE.**"),
        (("men-1>1", "bogyo-1"), f"🛡️ **{BEN} parries.**"),
        (("men-1>1", "yield"), f"💥 **{BEN} loses 2 cards to {AYA}.**"),
        (("men-1>1", "men-kote>0", "yield"), f"💥 **{AYA} loses 2 cards to {BEN}.**"),
    ],
)
def test_the_result_comes_first_and_while_it_goes_on_who_has_to_answer(
    choices: tuple[str, ...], result: str
) -> None:
    _, first, *_ = lines(DUEL_TABLE.then(*choices))
    assert first == result


def test_a_red_card_that_reflects_its_like_is_told_and_the_strike_is_still_to_be_answered() -> None:
    scene = at(("men-1", "seme-1", "kote-2"), ("seme-2", "bogyo-1", "do-4")).then("men-1+seme-1>1", "seme-2")
    assert lines(scene)[1:] == [
        f"💥 **{AYA} loses a card to {BEN}.**",
        f"⚔️ **{BEN} has to answer MEN.**",
        f"{AYA} attacks with 🪵 **MEN** + 🔥 **SEME**.",
        f"{BEN} reflects SEME with 🔥 **SEME**.",
    ]


def test_a_deflected_attack_is_named() -> None:
    scene = at(("men-1", "kote-men", *SPARE), ("kote-2", "kamae-1", "do-men")).then("men-1>1", "kamae-1")
    assert lines(scene)[1:] == [
        f"🛡️ **{BEN} deflects MEN.**",
        f"{AYA} attacks with 🪵 **MEN**.",
        f"{BEN} deflects MEN with 🌊 **KAMAE**.",
    ]


def test_a_yellow_card_is_told_as_stopped() -> None:
    scene = at(("taiatari-1", "men-1"), ("kamae-1", "do-men")).then("taiatari-1>1", "kamae-1")
    assert lines(scene)[1:] == [
        f"🛡️ **{BEN} stops TAIATARI.**",
        f"{AYA} attacks with ⚡ **TAIATARI**.",
        f"{BEN} stops TAIATARI with 🌊 **KAMAE**.",
    ]


def test_a_joker_is_told_with_the_counterattack_it_goes_with() -> None:
    scene = at(("men-1", "kote-2"), ("mushin-1", "do-kote", "do-4")).then("men-1>1", "mushin-1+do-kote>0")
    assert lines(scene)[-1] == f"{BEN} answers with 🔮 **MUSHIN** + 🪵 **DO → KOTE**: KOTE threatens {AYA}."


def test_who_drops_out_is_told_after_what_was_lost_and_the_bonus_without_its_card() -> None:
    scene = at(("men-1", *SPARE), ("seme-1",), ("kote-2", "bogyo-1")).then("men-1>1", "yield", "other")
    _, loss, result, *_, bonus = lines(scene, 3)
    assert loss == f"💥 **{BEN} loses a card to {AYA}.**"
    assert result == f"❌ **{BEN} has no card left and is out.**"
    assert bonus == WORDS("kendo-told-drew-bonus", player=AYA, subdecks="Other cards")


def test_a_basic_attack_drawn_for_a_discard_is_told() -> None:
    scene = at(("bogyo-1", "men-kote"), ("men-1", "kote-2")).then("bogyo-1")
    assert lines(scene) == [
        f"## 🎴 🔴 {AYA} draws an attack",
        WORDS("kendo-result-unarmed", player=AYA),
        f"{AYA} discards 🌿 **BOGYO**.",
        f"-# {AYA} draws from Basic attacks.",
    ]


def test_who_leaves_is_told_first() -> None:
    scene = DUEL_TABLE.then("men-1>1").leave(1)
    assert lines(scene)[1] == f"🏳️ {BEN} resigns."
    assert "has to answer" not in "\n".join(lines(scene))


def court_lines(events: Sequence[Event]) -> list[str]:
    return telling(events)[0].replace("\u2019", "'").splitlines()


def test_a_switch_is_told_in_one_small_line_without_its_cards() -> None:
    play = on_court(("men-1", "kote-2", *SIX[:2]), SIX, switching="owed")
    play = play.then("do-tsuki/basic/other", "men-1>1")
    assert court_lines(play.events) == [
        f"## ⚔️ 🔴 {AYA} attacks 🟦 {BEN}",
        f"⚔️ **{BEN} has to answer MEN.**",
        f"{AYA} attacks with 🪵 **MEN**.",
        f"-# {AYA} switches (Counterattacks → Basic attacks) and draws (Other cards).",
    ]


def test_a_switch_alone_says_who_is_about_to_attack() -> None:
    play = on_court(("men-1", "kote-2", *SIX[:2]), SIX, switching="owed").then("do-tsuki/basic/other")
    assert court_lines(play.events)[0] == f"## 🎴 🔴 {AYA} prepares an attack"


def test_an_ippon_is_told_with_the_score_and_a_hansoku_with_its_reason() -> None:
    play = on_court(("men-1", "kote-2"), SIX).then("men-1>1").switched().then("yield").filled()
    assert court_lines(play.events)[1] == f"🏆 **Ippon for {AYA}!** {AYA} 1 : 0 {BEN}"
    for card, how in (("taiatari-1", "leaves the court"), ("maki-age-1", "loses the sword")):
        fouled = on_court((card, "kote-2"), SIX).then(f"{card}>1").switched().then("yield")
        assert court_lines(fouled.events)[1] == f"⚠️ **Hansoku for {BEN}, who {how}.**"


def test_a_second_hansoku_is_an_ippon_marked_so() -> None:
    tally = Tally(hansoku=(0, 1))
    play = on_court(("taiatari-1", "kote-2"), SIX, tally=tally).then("taiatari-1>1").switched().then("yield")
    score = f"{AYA} 1 : 0 {BEN}"
    ippon = WORDS("kendo-result-ippon-hansoku", player=AYA, score=score).replace("\u2019", "'")
    assert ippon in court_lines(play.events)[1:3]


def test_the_last_attack_and_overtime_are_told() -> None:
    ahead, even = Tally(ippons=(IPPON, ())), Tally(ippons=(IPPON, IPPON))
    hand = ("jikan-desu", "men-1", "bogyo-1", *SIX[:2])
    called = on_court(hand, ("men-6", *SIX), switching="owed", tally=ahead).then("jikan-desu")
    assert court_lines(called.events) == [
        f"## ⏳ 🔴 {AYA} calls time",
        f"⏳ **{BEN} has one last attack.**",
    ]
    over = called.then("do-tsuki/counter/counter", "men-6>0")
    over = Play(over.state).then("bogyo-1")
    assert court_lines(over.events)[1:3] == [
        f"🛡️ **{AYA} parries.**",
        WORDS("kendo-result-time"),
    ], "in the order of events"
    overtime = on_court(hand, SIX, switching="owed", tally=even).then("jikan-desu").filled()
    assert court_lines(overtime.events)[1] == "⏳ **Overtime: the next ippon wins.**"


def test_the_first_attack_of_a_competition_is_told_with_the_totals_that_decided_who_made_it() -> None:
    begun = COMPETITION.start(2, KendoOptions(), Dice(b"a seed!"))
    first, *_ = COMPETITION.requests(begun.state)
    prepared = COMPETITION.play(begun.state, {first.seat: first.options[0]}, Dice(b"a seed!", 1))
    turn = TurnPage(1, 1, seen(prepared.events, None), (), message_id=None)
    total = WORDS("kendo-told-totals", totals="").strip(".")
    assert total in next(turn_told(match_page(COMPETITION, prepared.state), turn, WORDS))
    later = replace(turn, chapter=2)
    assert total not in next(turn_told(match_page(COMPETITION, prepared.state), later, WORDS))


def test_all_that_a_seat_switches_and_draws_in_an_exchange_is_one_line() -> None:
    attack, answer = of.PassedOn(seat=0), of.PassedOn(seat=1)
    events = (
        of.DrewFrom(seat=0, subdeck="basic"),
        of.Reshuffled(subdeck="other"),
        of.DrewFrom(seat=0, subdeck="other"),
        of.SwitchedOne(seat=0, back="counter"),
        attack,
        of.DrewFrom(seat=1, subdeck="basic"),
        answer,
        of.DrewFrom(seat=0, subdeck="counter"),
        of.DrewFrom(seat=0, subdeck="other"),
        of.SwitchedOne(seat=0, back="basic"),
        of.DroppedOut(seat=2, why="no-cards"),
        of.DrewFrom(seat=1, subdeck="counter"),
    )
    assert [*drawn_together(events)] == [
        of.Reshuffled(subdeck="other"),
        attack,
        answer,
        of.DroppedOut(seat=2, why="no-cards"),
        Draws(0, switched=[("counter", "basic"), ("basic", "counter")], drawn=["other", "other"]),
        Draws(1, drawn=["basic"]),
        Draws(1, bonus=True, drawn=["counter"]),
    ]


def test_what_is_told_to_be_answered_is_what_the_rules_ask_for() -> None:
    """In random matches of every kind, whatever is told so far ends with the threat that the rules have."""
    for played in matches():
        cards = played.state.cards if played.game is COMPETITION else played.state
        asked = cards.now if isinstance(cards.now, Threat) and played.game.requests(played.state) else None
        assert last_threat(played.chapter) == (asked if played.chapter else None), played.chapter


@in_every_language
def test_every_telling_can_be_sent_and_names_who_was_stood_in_for(words: Words) -> None:
    for played in matches():
        if played.revision:
            page, turn = played.page(), chapter_page(played, stand_ins=(0, 0, 1))
            fullest, *briefer = turn_told(page, turn, words)
            assert all(len(each) <= len(fullest) for each in briefer)
            assert fullest.count(words("reveal-stand-in", players=words.listed((AYA, BEN)))) == 1
            if played.revision % 7 == 0:
                assert fits(reveal(page, turn, words))


def test_where_there_is_less_room_it_is_told_by_the_last_cards_alone() -> None:
    back_and_forth = (
        of.StruckBack(seat=1, card="men-kote", target=0),
        of.StruckBack(seat=0, card="kote-men", target=1),
    )
    events = (of.Attacked(seat=0, target=1, card="men-1"), *back_and_forth * 100)
    full, *_, short = telling(events, stand_ins=(1,))
    assert full.count("MEN → KOTE") == 100
    assert WORDS("kendo-told-steps-before", count=len(events) - MOST_STEPS) + "; " in short
    assert short.count("→") == MOST_STEPS + 1, "and the one that has to be answered"
    assert "The stand-in chose" in short
