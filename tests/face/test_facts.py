"""What the frame makes of facts: tellings, what stands beside a picture, alt texts, and what is news."""

import pytest

from bot.face.faces import FACES
from bot.face.facts import (
    Clause,
    Fact,
    Seat,
    Teller,
    Telling,
    Worth,
    alt_of,
    lately,
    tellings,
    tellings_beside,
)
from bot.face.match.parts import at_table
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from tests.face.languages import in_every_language
from tests.face.test_all_pictures import TOLD, seen

WORDS = Words()
TELLER = Teller(WORDS, ("Aya", "Ben"))
AYA, BEN = Seat(0), Seat(1)

CARD = Fact(Worth.BLOW, "reveal-card", {"player": AYA, "crest": "🌲", "name": "Pine"}, drawn=True)
SPEED = Fact(Worth.DETAIL, "reveal-speed-equal", {"players": (AYA, BEN), "speed": 4}, drawn=True)
TIE = Fact(Worth.REASON, "reveal-tied", {"crest": "🌲", "name": "Pine"}, drawn=True)
TURNED = Fact(Worth.BLOW, "reveal-turned", {"player": BEN})
LOSES = Fact(Worth.RESULT, "reveal-loses", {"player": BEN, "lost": 3, "left": 14}, lately="lately-lost")
TURN = Telling("Turn 1", (CARD, SPEED, TIE, TURNED, LOSES))
PLAYS, EQUAL, BOTH = "Aya plays 🌲 **Pine**.", "Aya, Ben both have Speed 4: neither is faster.", "Both show"
TURNS, LOST = "Ben turns the defence into the attack.", "💥 **Ben loses 3, 14 left.**"


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


def test_beside_a_picture_stands_what_it_does_not_draw_and_in_full_what_was_before() -> None:
    before = Telling("Turn 0", (CARD,))
    fullest, *_ = tellings_beside((before, TURN), TELLER)
    assert begins(fullest) == ["Turn 0", PLAYS, "Turn 1", LOST, TURNS]


def test_a_fact_may_be_said_in_another_way_beside_a_picture_or_not_at_all() -> None:
    shown = Fact(Worth.REASON, "reveal-tied", TIE.values, drawn=True, beside="reveal-nobody-hurt")
    unsaid = Fact(Worth.BLOW, "reveal-turned", TURNED.values, beside="")
    fullest, *_ = tellings_beside((Telling("Turn 1", (shown, unsaid)),), TELLER)
    assert fullest.splitlines() == ["Turn 1", WORDS("reveal-nobody-hurt")]


def test_an_alt_text_says_what_is_drawn_in_its_order_and_no_more() -> None:
    assert begins(alt_of(TURN.facts, TELLER)) == ["Aya plays Pine.", EQUAL, BOTH]


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
    rolls = tuple(Clause("brawl-roll", {"player": seat, "face": 6}) for seat in (AYA, BEN))
    assert TELLER.say("brawl-rolled-off", {"rolls": rolls}).endswith("Aya 6, Ben 6.")
    assert TELLER.say("brawl-fight-rolled", {"player": rolls[0], "faces": "2"}) == "🎲 Aya 6 2"


@pytest.mark.parametrize("game_id", TOLD)
@in_every_language
def test_every_fact_can_be_said_wherever_it_is(words: Words, game_id: str) -> None:
    turns = FACES[game_name(game_id)].turns
    assert turns
    for at in seen(game_id):
        page = at.page(None)
        for telling in turns.told(page, at.turn(), words):
            for fact in telling.facts:
                for key in filter(None, (fact.told, fact.beside_picture, fact.lately)):
                    assert at_table(page, words).say(key, fact.values).strip()
