"""What a seat can settle ahead in a Competition: answers as in a Duel, the switch, and filling up."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Final

from rules.game import Instructions, Request, Topic
from rules.kendo.answers import answering, is_green
from rules.kendo.cards import JIKAN_DESU, PARTS, SUBDECKS, one_of_each
from rules.kendo.competition_state import CompetitionView
from rules.kendo.instructions import DISCARDS, answer, answer_topics, first_of
from rules.kendo.moves import YIELD, read_move
from rules.kendo.state import Threat
from rules.kendo.switching import DRAWN_FROM, write_refill, write_switch

BACK: Final = (*PARTS, *DISCARDS, "taiatari", "maki-age")
"""What can be put back; JIKAN DESU never is by an instruction."""


def competition_topics(view: CompetitionView) -> tuple[Topic, ...]:
    """Return what a seat can instruct."""
    if view.cards.result:
        return ()
    return (
        *answer_topics(),
        Topic("back", BACK, ranked=True),
        Topic("new", SUBDECKS, ranked=True),
        Topic("drawn", DRAWN_FROM, ranked=True),
        Topic("refill", SUBDECKS, ranked=True),
    )


def heed_in_competition(view: CompetitionView, request: Request, instructions: Instructions) -> str | None:
    """Return what a seat's instructions choose for it; None where they say nothing that fits.

    switch       to parry where that is the first answer of the list in hand; otherwise to put back the first
                 card of its list that is not that answer, with the first subdecks of theirs that are left
    red, answer  as in a Duel
    refill       from the subdecks of the list in turn
    """
    match request.decision:
        case "switch":
            return _switch(view, request, instructions)
        case "red" | "answer":
            return answer(view.cards, request, request.options, instructions)
        case "refill":
            return _refill(request, instructions.get("refill", ()))
        case _:
            return None


def _switch(view: CompetitionView, request: Request, instructions: Instructions) -> str | None:
    if JIKAN_DESU.key in request.options:
        return None
    kept: set[str] = set()
    if isinstance(view.cards.now, Threat):
        held = answering(view.cards.hand, view.cards.now, view.cards.seats_in)
        chosen = answer(view.cards, request, held, instructions)
        if chosen and is_green(chosen) and chosen in request.options:
            return chosen
        kept = {*read_move(chosen).cards} if chosen and chosen != YIELD else set()
    back = first_of(
        instructions.get("back", ()), (card for card in one_of_each(view.cards.hand) if card not in kept)
    )
    if back is None:
        return None
    ways = (
        write_switch(back, new, drawn)
        for new in instructions.get("new", ())
        for drawn in instructions.get("drawn", ())
    )
    return next((way for way in ways if way in request.options), None)


def _refill(request: Request, told: Sequence[str]) -> str | None:
    if not told:
        return None
    count = request.options[0].count("+") + 1
    choice = write_refill(islice(cycle(told), count))
    return choice if choice in request.options else None
