"""What a seat can settle ahead in a Competition: answers and attacks as in a Duel, the switch, the time."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rules.game import Instructions, Request, Topic
from rules.kendo.answers import answering, is_green, starting
from rules.kendo.cards import CARDS, JIKAN_DESU, PARTS
from rules.kendo.competition_state import CompetitionView
from rules.kendo.following import (
    ATTACKS,
    DISCARDS,
    REDS,
    best_answer,
    best_attack,
    group_of,
    place_in,
    topic_of,
)
from rules.kendo.instructions import answer_topics, on_answer, suggested_answers
from rules.kendo.moves import YIELD, read_move
from rules.kendo.state import Initiative, Threat
from rules.kendo.switching import DRAWN_FROM, is_switch, read_refill, read_switch, write_refill

_LEAST, _MOST = DISCARDS[: DISCARDS.index("counter")], DISCARDS[DISCARDS.index("counter") :]
BACK: Final = (*_LEAST, *PARTS, "maki-age", "taiatari", *_MOST)
"""What to put back, in our order: that of discards, with all attacks before the counterattacks.

JIKAN DESU is kept as long as there is anything else.
"""
SOURCES: Final = ("counter", "other", "basic")
SOURCES_OF: Final = {"back": BACK, "new": SOURCES, "drawn": DRAWN_FROM}
"""The topics on a switch, which needs all three: what goes back, and where two new cards come from."""
SWITCH: Final = tuple(SOURCES_OF)
TIMES: Final = ("when-ahead", "always", "never")
"""When to play JIKAN DESU."""


def competition_topics(view: CompetitionView) -> tuple[Topic, ...]:
    """Return what a seat can instruct."""
    if view.cards.result:
        return ()
    return (
        *answer_topics(),
        *(
            Topic(name, options, ranked=True, needs=tuple(each for each in SWITCH if each != name))
            for name, options in SOURCES_OF.items()
        ),
        Topic("refill", SOURCES, ranked=True),
        Topic("attack", (*ATTACKS, *REDS), ranked=True),
        Topic("time", TIMES),
    )


def suggested_in_competition(view: CompetitionView) -> Instructions:
    """Return instructions that suit anyone for answers and switches; attacks and the time are left open."""
    offered = competition_topics(view)
    switch = {topic.name: topic.options for topic in offered if topic.name in (*SWITCH, "refill")}
    return {**suggested_answers(offered), **switch}


def heed_in_competition(
    view: CompetitionView, request: Request, instructions: Instructions, *, spares_green: bool = False
) -> str | None:
    """Return the choice that a seat's instructions make for it; None if it has to be asked.

    switch       parry if that is the first answer of the list in hand; otherwise put back the first card of
                 its list that is not about to be used, with the first subdecks that are left
    red, answer  as in a Duel
    attack       as in a Duel; before it, or before its switch, call the time as instructed
    refill       from the subdecks of the list in turn

    With ``spares_green``, a player who wants to be asked about the strike is also asked before the switch for
    its red part. And a last card does not parry, which would be an ippon for the opponent: a switch may bring
    an answer.
    """
    if not all(topic in instructions for topic in _hangs_on(view, request.seat, spares_green=spares_green)):
        return None
    if JIKAN_DESU.key in request.options and _calls_time(view, request.seat, instructions["time"]):
        return JIKAN_DESU.key
    options = [option for option in request.options if option != JIKAN_DESU.key]
    match request.decision, view.cards.now:
        case "refill", _:
            return _refill(options, instructions["refill"])
        case "switch", _:
            return _switch(view, options, instructions, spares_green=spares_green)
        case _, Threat() as threat:
            return best_answer(view.cards, threat, options, instructions)
        case _:
            return best_attack(view.cards, request.seat, options, instructions)


def _hangs_on(view: CompetitionView, seat: int, *, spares_green: bool) -> tuple[str, ...]:
    """Return the topics on which a request depends.

    No switch is made for a player who wants to be asked for the answer: it could put back a green card.
    """
    if view.refill:
        return ("refill",)
    switch = SWITCH if view.switching == "owed" else ()
    if isinstance(view.cards.now, Threat):
        threat = view.cards.now
        strike = (topic_of(replace(threat, red=None)),) if switch and spares_green else ()
        return (*on_answer(view.cards, threat), *strike, *switch)
    return (*(switch or ("attack",)), *(("time",) if _could_call_time(view, seat) else ()))


def _could_call_time(view: CompetitionView, seat: int) -> bool:
    """Return whether a player holding JIKAN DESU could play it: nobody else knows who holds it."""
    tally = view.tally
    before_acting = tally.points[seat] == 1 and view.switching != "made"
    return before_acting and tally.time_called_by is None and not tally.retired


def _calls_time(view: CompetitionView, seat: int, told: Sequence[str]) -> bool:
    ahead = view.tally.points[seat] > view.tally.points[1 - seat]
    return "always" in told or ("when-ahead" in told and ahead)


def _switch(view: CompetitionView, options: Sequence[str], told: Instructions, *, spares_green: bool) -> str:
    planned = _planned(view, told)
    last = spares_green and len(view.cards.hand) == 1
    parry = next((move for move in planned if is_green(move) and move in options and not last), None)
    if parry is not None:
        return parry
    kept = {JIKAN_DESU.key, *(card for move in planned if move != YIELD for card in read_move(move).cards)}
    back, new, drawn = (place_in(told[name], rest) for name, rest in SOURCES_OF.items())

    def order(option: str) -> tuple[bool, int, int, int]:
        switch = read_switch(option)
        least = back(group_of(CARDS[switch.card]))
        return switch.card in kept, least, new(switch.new), drawn(switch.drawn)

    return min(filter(is_switch, options), key=order)


def _planned(view: CompetitionView, told: Instructions) -> list[str]:
    """Return a seat's moves with its current hand, first to the red part of an attack."""
    cards, now = view.cards, view.cards.now
    if isinstance(now, Initiative):
        options = starting(cards.hand, now, cards.seats_in)
        attack = best_attack(cards, now.seat, options, told) if "attack" in told else None
        return [attack] if attack else []
    if not isinstance(now, Threat):
        return []
    threats = [now, replace(now, red=None)] if now.red else [now]
    return [
        best_answer(cards, threat, answering(cards.hand, threat, cards.seats_in), told)
        for threat in threats
        if topic_of(threat) in told
    ]


def _refill(ways: Sequence[str], told: Sequence[str]) -> str:
    """Return the way that takes from each subdeck of the list in turn, then from the others."""
    left, drawn = [Counter(read_refill(way)) for way in ways], list[str]()
    turns = [*told, *(each for each in SOURCES if each not in told)]
    while len(drawn) < left[0].total():
        # Only subdecks that lead to one of the ways offered.
        fitting = [each for each in turns if any(Counter([*drawn, each]) <= way for way in left)]
        named = [each for each in fitting if each in told] or fitting
        drawn.append(min(named, key=drawn.count))
    return write_refill(drawn)
