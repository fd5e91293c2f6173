"""What the frame makes of facts: tellings, what stands beside a picture, alt texts, and what is news."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.face.game.facts import (
    Fact,
    Phrase,
    Several,
    Teller,
    ToldTurn,
    Who,
    Worth,
    alt_of,
    lately,
    said,
    tellings,
)
from bot.face.game.parts import at_table
from bot.face.registry.faces import FACES
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from rules.game import Event
from tests.conformance.tables import TABLES
from tests.face.languages import in_every_language
from tests.face.test_all_pictures import seen

WORDS = Words()
TELLER = Teller(WORDS, ("Aya", "Ben"))
AYA, BEN = Who(0), Who(1)

CARD = Fact(Worth.BLOW, "reveal-card", {"player": AYA, "crest": "🌲", "name": "Pine"}, drawn=True)
SPEED = Fact(Worth.DETAIL, "reveal-speed-equal", {"players": (AYA, BEN), "speed": 4}, drawn=True)
TIE = Fact(Worth.REASON, "reveal-tied", {"crest": "🌲", "name": "Pine"}, drawn=True)
TURNED = Fact(Worth.BLOW, "reveal-turned", {"player": BEN})
LOSES = Fact(Worth.RESULT, "reveal-loses", {"player": BEN, "lost": 3, "left": 14}, lately="lately-lost")
TURN = ToldTurn("Turn 1", (CARD, SPEED, TIE, TURNED, LOSES))
PLAYS, EQUAL, BOTH = "Aya plays 🌲 **Pine**.", "Aya, Ben both have Speed 4: neither is faster.", "Both show"
TURNS, LOST = "Ben turns the defence into the attack.", "💥 **Ben loses 3, 14 left.**"


def told_in(tell: Callable[[Sequence[Event]], Iterable[Fact]], events: Sequence[Event]) -> set[type[Event]]:
    """Return the kinds of events that are told: those without which facts would be others, or none at all."""
    facts, told = [*tell(events)], set[type[Event]]()
    for at, event in enumerate(events):
        with suppress(LookupError):
            if [*tell([*events[:at], *events[at + 1 :]])] == facts:
                continue
        told.add(type(event))
    return told


def begins(telling: str) -> list[str]:
    """Return the lines of a telling, that of a tie by its beginning."""
    return [BOTH if line.startswith(BOTH) else line for line in telling.splitlines()]


def test_a_turn_is_told_with_its_result_first_and_then_ever_more_briefly() -> None:
    assert [begins(told) for told in tellings((TURN,), TELLER)] == [
        ["Turn 1", LOST, PLAYS, EQUAL, BOTH, TURNS],
        ["Turn 1", LOST, PLAYS, BOTH, TURNS],
        ["Turn 1", LOST, PLAYS, TURNS],
        ["Turn 1", LOST],
    ]


def test_beside_a_picture_stand_results_and_what_it_does_not_draw_and_in_short_what_was_before() -> None:
    before = ToldTurn("Turn 0", (replace(CARD, short="reveal-turned"),))
    home = replace(LOSES, drawn=True)
    fullest, *_ = tellings((before, TURN._replace(facts=(*TURN.facts[:-1], home))), TELLER, beside=True)
    assert begins(fullest) == ["Turn 0", WORDS("reveal-turned", player="Aya"), "Turn 1", LOST, TURNS]


def test_a_fact_may_be_said_in_another_way_beside_a_picture_or_not_at_all() -> None:
    shown = replace(TIE, beside="reveal-nobody-hurt")
    unsaid = replace(TURNED, beside="")
    fullest, *_ = tellings((ToldTurn("Turn 1", (shown, unsaid)),), TELLER, beside=True)
    assert fullest.splitlines() == ["Turn 1", WORDS("reveal-nobody-hurt")]


def test_before_anything_is_left_out_it_is_said_in_short() -> None:
    turn = ToldTurn("Turn 1", (replace(CARD, short="reveal-turned"), SPEED))
    short = WORDS("reveal-turned", player="Aya")
    assert [begins(told) for told in tellings((turn,), TELLER)] == [
        ["Turn 1", PLAYS, EQUAL],
        ["Turn 1", short, EQUAL],
        ["Turn 1", short],
        ["Turn 1"],
    ]


def test_an_alt_text_says_what_is_drawn_in_its_order_and_no_more_and_then_how_all_stand() -> None:
    assert begins(alt_of(TURN, ("Ben: 14",), TELLER)) == ["Aya plays Pine.", EQUAL, BOTH, "Ben: 14"]


def test_where_an_alt_text_has_no_room_the_least_dear_is_left_out_and_nothing_cut() -> None:
    many = ToldTurn("", (CARD, *[replace(SPEED, values=SPEED.values | {"speed": n}) for n in range(30)]))
    assert alt_of(many, ("Ben: 14",), TELLER).splitlines() == ["Aya plays Pine.", "Ben: 14"]


def test_where_there_is_room_for_results_alone_a_turn_is_said_in_one_sentence_with_them() -> None:
    in_short = replace(TURNED, drawn=True)
    turn = TURN._replace(in_short=in_short)
    assert [begins(told)[1:] for told in tellings((turn,), TELLER)][-1] == [LOST, TURNS]
    *_, briefest = tellings((turn,), TELLER, beside=True)
    assert begins(briefest)[1:] == [LOST]
    crowded = turn._replace(facts=[CARD] * 90)
    assert alt_of(crowded, ("Ben: 14",), TELLER).splitlines() == [TURNS, "Ben: 14"]


def test_facts_may_be_said_line_by_line_down_to_a_worth() -> None:
    assert said(TURN.facts, TELLER, Worth.RESULT) == [LOST]
    assert len(said(TURN.facts, TELLER)) == len(TURN.facts)


def test_news_are_results_with_the_readers_own_first_and_then_blows() -> None:
    own = Fact(Worth.RESULT, "", {"player": AYA}, lately="lately-unhurt")
    cards = Fact(Worth.BLOW, "", {"player": AYA, "cards": "🌲 Pine"}, lately="lately-discarded")
    assert lately((LOSES, TURNED, cards, own), TELLER, 0) == [
        "Last turn: you are unhurt; Ben loses **3**.",
        "-# You had to discard 🌲 Pine.",
    ]
    assert lately((LOSES, own), TELLER, 1) == ["Last turn: you lose **3**; Aya is unhurt."]
    assert lately((TURNED,), TELLER, 0) == []


def test_a_gap_may_hold_a_clause_or_several() -> None:
    names = Several((AYA, "Cho", BEN), "list-semicolon")
    assert TELLER.say("reveal-turned", {"player": names}).startswith("Aya; Cho; Ben turns")
    rolls = tuple(Phrase("brawl-roll", {"player": seat, "face": 6}) for seat in (AYA, BEN))
    assert TELLER.say("brawl-rolled-off", {"rolls": rolls}).endswith("Aya 6, Ben 6.")
    assert TELLER.say("brawl-fight-rolled", {"player": rolls[0], "faces": "2"}) == "🎲 Aya 6 2"


@pytest.mark.parametrize("game_id", TABLES)
@in_every_language
def test_every_fact_can_be_said_wherever_it_is(words: Words, game_id: str) -> None:
    turns = FACES[game_name(game_id)].turns
    for at in seen(game_id):
        page = at.page(None)
        for telling in turns.told(page, at.turn(), words):
            for fact in telling.facts:
                yours = [f"{fact.lately}.you"] if fact.lately and fact.values.get("player") else []
                for key in filter(None, (fact.told, fact.short, fact.beside, fact.lately, *yours)):
                    assert at_table(page, words).say(key, fact.values).strip()
