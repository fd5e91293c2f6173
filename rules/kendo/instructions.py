"""What a seat can settle ahead, and how its instructions then answer for it; all of it from its view.

Whom to attack, with what, and when time is called is never settled ahead. Where an instruction does not fit,
or would end one's own game with a last green card, the person is asked.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rules.game import Instructions, Request, Topic
from rules.kendo.answers import is_green
from rules.kendo.cards import CARDS, PARTS, SUBDECKS, KendoCard
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.state import Threat
from rules.kendo.view import KendoView

BLUE: Final = ("tai-sabaki", "kamae", "fudoshin")
GREEN: Final = ("tsubazeriai", "bogyo")
JOKER: Final = "mushin"
AIMS: Final = ("fewest-cards", "most-cards", "attacker")
"""At whom to aim an answer, among three and four; of equals the next seat."""
DISCARDS: Final = ("counter", "jodan", "seme", "mushin", "seigan", *BLUE, *GREEN)
"""What somebody can hold who has nothing to attack with; all counterattacks count as one."""


def topics(view: KendoView, seat: int) -> tuple[Topic, ...]:
    """Return what a seat can instruct while it is in the game."""
    if view.result or seat not in view.seats_in:
        return ()
    several = len(view.seats_in) > 2  # noqa: PLR2004  between two there is one aim, and no bonus
    return (
        *answer_topics(),
        *([Topic("aim", AIMS)] if several else []),
        Topic("discard", DISCARDS, ranked=True),
        *([Topic("bonus", (*SUBDECKS, KEEP), ranked=True)] if several else []),
    )


def answer_topics() -> tuple[Topic, ...]:
    """Return the topics on answers: a ranked list for each strike, for yellow cards and for each red one."""
    strikes = (
        Topic(f"answer:{part}", (*_kinds_against(part), part, *GREEN, *BLUE, JOKER, YIELD), ranked=True)
        for part in PARTS
    )
    return (
        *strikes,
        Topic("answer:yellow", (*BLUE, JOKER, YIELD), ranked=True),
        Topic("red:jodan", ("seigan", "fudoshin", YIELD), ranked=True),
        Topic("red:seme", ("mushin", "fudoshin", YIELD), ranked=True),
    )


def heed(view: KendoView, request: Request, instructions: Instructions) -> str | None:
    """Return what a seat's instructions choose for it; None where they say nothing that fits.

    red      the first of the list in hand, or to yield where the list says so
    answer   the same, for the kind of attack; a last card that would parry is asked about
    discard  the first of the list in hand
    bonus    the first subdeck of the list that has a card
    """
    match request.decision:
        case "red" | "answer":
            return answer(view, request, request.options, instructions)
        case "discard":
            told = instructions.get("discard", ())
            return first_of(told, request.options)
        case "bonus":
            return next((told for told in instructions.get("bonus", ()) if told in request.options), None)
        case _:
            return None


def answer(
    view: KendoView, request: Request, options: Sequence[str], instructions: Instructions
) -> str | None:
    """Return the first answer of the list for a threat that is among the options."""
    if not isinstance(view.now, Threat):
        return None
    for told in instructions.get(_topic(view.now), ()):
        fitting = [option for option in options if _name(option) == told]
        if fitting and is_green(fitting[0]) and len(view.hand) == 1:
            return None
        if fitting:
            return _aimed(view, request.seat, fitting, instructions.get("aim", ()))
    return None


def first_of(told: Iterable[str], cards: Iterable[str]) -> str | None:
    """Return the first card of the groups named, in their order."""
    held = list(cards)
    return next((card for group in told for card in held if group_of(CARDS[card]) == group), None)


def group_of(card: KendoCard) -> str:
    """Return under which name a card is parted with: all counterattacks are one."""
    return card.subdeck if card.subdeck == "counter" else card.kind


def _kinds_against(part: str) -> tuple[str, ...]:
    return tuple(card.kind for card in CARDS.values() if card.subdeck == "counter" and card.answers == part)


def _topic(threat: Threat) -> str:
    if threat.red:
        return f"red:{CARDS[threat.red].kind}"
    return f"answer:{threat.attack.strikes or 'yellow'}"


def _name(option: str) -> str:
    """Return under which name an answer stands in a list."""
    cards = read_move(option).cards
    return YIELD if cards == (YIELD,) else CARDS[cards[0]].kind


def _aimed(view: KendoView, seat: int, options: Sequence[str], aim: Sequence[str]) -> str | None:
    """Return the option with the aim that is instructed; where there is but one, it needs no instruction."""
    targets = {option: read_move(option).target for option in options}
    aims = sorted(
        {target for target in targets.values() if target is not None}, key=lambda at: (at < seat, at)
    )
    if len(aims) > 1:
        aims = _instructed_aims(view, aims, aim)
        if not aims:
            return None
    return next(option for option, target in targets.items() if not aims or target == aims[0])


def _instructed_aims(view: KendoView, aims: Sequence[int], told: Sequence[str]) -> list[int]:
    """Return the seats to aim at, the dearest first; none where nothing legal is instructed."""
    match tuple(told):
        case ("fewest-cards",):
            return sorted(aims, key=lambda at: view.hand_sizes[at])
        case ("most-cards",):
            return sorted(aims, key=lambda at: -view.hand_sizes[at])
        case ("attacker",):
            return [at for at in aims if isinstance(view.now, Threat) and at == view.now.attacker]
        case _:
            return []
