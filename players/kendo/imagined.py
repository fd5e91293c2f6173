"""A possible table of Kendo Duel, made from what a seat sees of it."""

from collections.abc import Sequence

from rules.dice import Dice
from rules.kendo.cards import CARDS, COMPETITION_DECK, DUEL_DECK, SUBDECKS, in_order
from rules.kendo.competition_state import CompetitionState, CompetitionView
from rules.kendo.state import KendoState, Pile
from rules.kendo.view import KendoView


def imagined(view: KendoView | CompetitionView, seat: int, dice: Dice) -> KendoState | CompetitionState:
    """Deal the unseen cards to the others and into the piles."""
    if isinstance(view, KendoView):
        return _dealt(view, seat, DUEL_DECK, dice)
    left = [card for card in COMPETITION_DECK if card not in view.tally.retired]
    return CompetitionState(_dealt(view.cards, seat, left, dice), view.tally, view.switching, view.refill)


def _dealt(view: KendoView, seat: int, deck: Sequence[str], dice: Dice) -> KendoState:
    seen = {*view.hand, *view.table, *(card for pile in view.discarded for card in pile)}
    hidden: list[tuple[str, ...]] = []
    held: list[str] = []
    for subdeck, left in zip(SUBDECKS, view.left, strict=True):
        unseen = [card for card in deck if card not in seen and CARDS[card].subdeck == subdeck]
        unseen = dice.shuffle(unseen, subdeck)
        hidden.append(unseen[:left])
        held += unseen[left:]
    cards = list(dice.shuffle(held, "held"))
    hands = tuple(
        view.hand if of == seat else in_order({cards.pop() for _ in range(size)})
        for of, size in enumerate(view.hand_sizes)
    )
    basic, counter, other = map(Pile, hidden, view.discarded)
    return KendoState(
        hands=hands,
        seats_in=view.seats_in,
        piles=(basic, counter, other),
        now=view.now,
        table=view.table,
        attacked_by=view.attacked_by,
        totals=view.totals,
        remembered=hands,
        result=view.result,
    )
