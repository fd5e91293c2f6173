"""What a seat can settle ahead in a Duel, and on which topics each answer depends.

A list in force always answers: what it does not name comes last, or is not blocked. A request depends on
every topic that some hand might need for it; the player is asked if one of these is not settled. So whether a
seat is answered for at once follows from public facts and its instructions, never from its hand.
"""

from collections.abc import Iterator
from typing import Final

from rules.game import Instructions, Request, Topic
from rules.kendo.answers import ALL_FOUR
from rules.kendo.cards import CARDS, PARTS
from rules.kendo.following import (
    AIMS,
    ATTACKS,
    BONUSES,
    DISCARDS,
    PARRY,
    REDS,
    best_answer,
    best_attack,
    group_of,
    place_in,
    topic_of,
)
from rules.kendo.moves import YIELD
from rules.kendo.stand_in import Aim
from rules.kendo.state import Initiative, OpeningSwitch, Threat
from rules.kendo.view import KendoView

BLUE: Final = ("tai-sabaki", "kamae", "fudoshin")
GREEN: Final = ("bogyo", "tsubazeriai")
JOKER: Final = "mushin"
ASKED_AT: Final = {"ask-2": 2, "ask-3": 3}
"""The number of cards in hand at which a player wants to be asked."""
TWO = 2


def topics(view: KendoView, seat: int) -> tuple[Topic, ...]:
    """Return what a seat can instruct while it is in the game."""
    if view.result or seat not in view.seats_in:
        return ()
    aim = _aim(view)
    return (
        *answer_topics(*aim),
        *(Topic(name, AIMS) for name in aim),
        Topic("last-cards", (PARRY, "no-parry", *ASKED_AT)),
        Topic("attack", (*ATTACKS, *REDS), ranked=True, needs=("discard", *aim)),
        Topic("discard", DISCARDS, ranked=True, needs=("attack", *aim)),
        *(Topic("bonus", BONUSES, ranked=True) for _ in aim),
    )


def answer_topics(*needs: str) -> Iterator[Topic]:
    """Yield the topics on answers: a ranked list for each strike, for yellow cards and for each red one."""
    for part in PARTS:
        options = (*_counters(part), part, *GREEN, *BLUE, JOKER, YIELD)
        yield Topic(f"answer:{part}", options, ranked=True, needs=needs)
    yield Topic("answer:yellow", (*BLUE, JOKER, YIELD), ranked=True, needs=needs)
    yield Topic("red:jodan", ("seigan", "jodan", "fudoshin", YIELD), ranked=True, needs=needs)
    yield Topic("red:seme", ("mushin", "seme", "fudoshin", YIELD), ranked=True, needs=needs)


def suggested(view: KendoView, seat: int, aim: Aim) -> Instructions:
    """Return sensible answers and an aim; what to attack with is left to the player."""
    answers = suggested_answers(topics(view, seat))
    if not answers:
        return {}
    # Among four, a player who gives up a last card stays in for now; one who parries with it drops out.
    last = "no-parry" if len(view.seats_in) == ALL_FOUR else PARRY
    several = {"aim": (aim,), "bonus": BONUSES[:1]} if _aim(view) else {}
    return {**answers, "last-cards": (last,), **several}


def suggested_answers(offered: tuple[Topic, ...]) -> dict[str, tuple[str, ...]]:
    """Return every list of answers as offered: cards of little other use come first."""
    return {
        topic.name: tuple(option for option in topic.options if option != YIELD)
        for topic in offered
        if topic.name.startswith(("answer:", "red:"))
    }


def heed(view: KendoView, request: Request, instructions: Instructions) -> str | None:
    """Return the choice that a seat's instructions make for it; None if it has to be asked.

    red, answer  the first of the list for the kind of attack in hand, or not to block it
    attack       the first of the list in hand, or any other
    discard      the first of the list in hand, or any other; only together with a list of attacks, since
                 nobody else knows which of the two is asked
    bonus        the first subdeck of the list that has a card, or any other
    """
    if not _is_settled(view, request.seat, instructions):
        return None
    match request.decision, view.now:
        case "bonus", _:
            return min(request.options, key=place_in(instructions["bonus"], BONUSES))
        case "discard", _:
            place = place_in(instructions["discard"], DISCARDS)
            return min(request.options, key=lambda card: place(group_of(CARDS[card])))
        case _, Threat() as threat:
            return best_answer(view, threat, request.options, instructions)
        case _:
            return best_attack(view, request.seat, request.options, instructions)


def on_answer(view: KendoView, threat: Threat) -> tuple[str, ...]:
    """Return the topics on which an answer depends; after the red part of an attack, that part's too.

    So a player who has no list for a red card is asked about the whole attack that it reinforces.
    """
    first, *others = (CARDS[card] for card in view.table[:2])
    reds = [f"red:{card.kind}" for card in others if card.frame == "red"]
    return (topic_of(threat), *(reds if first.key == threat.card else []))


def _is_settled(view: KendoView, seat: int, instructions: Instructions) -> bool:
    """Return whether all topics of a request are settled, and enough cards are left for them."""
    match view.now:
        case OpeningSwitch():
            return False
        case Threat() as threat:
            topics = (*on_answer(view, threat), *_aim(view))
        case Initiative():
            topics = ("attack", "discard", *_aim(view))
        case _:
            return "bonus" in instructions
    return all(topic in instructions for topic in topics) and _has_enough(view, seat, instructions)


def _has_enough(view: KendoView, seat: int, instructions: Instructions) -> bool:
    """Return whether a seat has more cards than the number at which it wants to be asked."""
    (told,) = instructions.get("last-cards", ("ask-1",))
    # Without such an instruction, a player is asked with the last card: True counts as 1.
    return view.hand_sizes[seat] > ASKED_AT.get(told, told == "ask-1")


def _aim(view: KendoView) -> tuple[str, ...]:
    return ("aim",) if len(view.seats_in) > TWO else ()


def _counters(part: str) -> tuple[str, ...]:
    return tuple(card.kind for card in CARDS.values() if card.subdeck == "counter" and card.answers == part)
