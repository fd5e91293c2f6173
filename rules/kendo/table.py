"""A table during a play: hands, piles, cards laid. It exists only inside one play."""

from typing import ClassVar

from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Outcome
from rules.kendo.cards import CARDS, Subdeck, in_order
from rules.kendo.events import (
    CardsLost,
    CardsTaken,
    DrewCard,
    DrewFrom,
    Finished,
    KendoEvent,
    Reshuffled,
    Switched,
    SwitchedCards,
)
from rules.kendo.state import Awaited, KendoState, Pile, place


class KendoTable:
    """Everything that can be done with cards, for any purpose."""

    switches_before_lot: ClassVar[bool] = True
    """Whether those tied to the end switch once more, so that the totals told are not those of the hands."""

    def __init__(self, state: KendoState, dice: Dice) -> None:
        self._before = state
        self._dice = dice
        self.hands = list(state.hands)
        self.seats_in = list(state.seats_in)
        self.piles = list(state.piles)
        self.laid = state.table
        self.attacked_by = list(state.attacked_by)
        self.totals = state.totals
        self.counted = list(state.counted)
        self.remembered = list(state.remembered)
        self.now: Awaited = state.now
        self.result: Outcome | None = state.result
        self.events: list[KendoEvent] = []

    @property
    def state(self) -> KendoState:
        """The current state of the Duel."""
        basic, counter, other = self.piles
        return replace(
            self._before,
            hands=tuple(self.hands),
            seats_in=tuple(self.seats_in),
            piles=(basic, counter, other),
            now=self.now,
            table=self.laid,
            attacked_by=tuple(self.attacked_by),
            totals=self.totals,
            counted=tuple(self.counted),
            remembered=tuple(self.remembered),
            result=self.result,
        )

    def lay(self, seat: int, *cards: str) -> None:
        """Put cards of a hand on the table."""
        self._drop(seat, cards)
        # Not discards yet, which a shuffle could bring back (ruling "exchange-apart").
        self.laid += cards

    def discard(self, *cards: str) -> None:
        """Put each card face up on its subdeck's discards (ruling "open-piles")."""
        for card in cards:
            at = place(CARDS[card].subdeck)
            self.piles[at] = replace(self.piles[at], discarded=(*self.piles[at].discarded, card))
        # Cards that are face up need no remembering.
        self.counted = [_without(known, cards) for known in self.counted]
        self.remembered = [_without(known, cards) for known in self.remembered]

    def clear(self) -> None:
        """Discard the cards on the table after an exchange."""
        self.discard(*self.laid)
        self.laid = ()

    def throw_away(self, seat: int, *cards: str) -> None:
        """Discard cards of a hand."""
        self._drop(seat, cards)
        self.discard(*cards)

    def give(self, seat: int, to: int, owed: int, label: str) -> None:
        """Give a seat's cards to another unseen, all of them if it has too few."""
        # A seat that owes more than it has gives all (rulings "taken-by-dice" and "give-what-there-is").
        cards = self._dice.draw(self.hands[seat], min(owed, len(self.hands[seat])), f"{label}/{seat}")
        self._drop(seat, cards)
        self._take(to, cards)
        self.events.append(CardsLost(seat=seat, to=to, count=len(cards)))
        # Everyone sees how many cards pass, but only these two see which.
        self.events.append(CardsTaken(seat=seat, to=to, cards=in_order({*cards}), seen_by=(seat, to)))

    def draw(self, seat: int, subdeck: Subdeck) -> None:
        """Draw the top card of a subdeck for a seat (ruling "reshuffle")."""
        at = place(subdeck)
        if not self.piles[at].hidden:
            self.piles[at] = Pile(self._dice.shuffle(self.piles[at].discarded, f"shuffle/{subdeck}"))
            self.events.append(Reshuffled(subdeck=subdeck))
        card, *left = self.piles[at].hidden
        self.piles[at] = replace(self.piles[at], hidden=tuple(left))
        self._take(seat, (card,))
        self.events.append(DrewFrom(seat=seat, subdeck=subdeck))
        self.events.append(DrewCard(seat=seat, card=card, seen_by=(seat,)))

    def switch(self, seat: int, old: tuple[str, ...]) -> None:
        """Draw new cards from the top of the old ones' subdecks, then put the old ones beneath."""
        new: list[str] = []
        # All new cards first: otherwise a small subdeck could give an old one straight back.
        for card in old:
            at = place(CARDS[card].subdeck)
            new.append(self.piles[at].hidden[0])
            self.piles[at] = replace(self.piles[at], hidden=self.piles[at].hidden[1:])
        for card in old:
            at = place(CARDS[card].subdeck)
            self.piles[at] = replace(self.piles[at], hidden=(*self.piles[at].hidden, card))
        self._drop(seat, old)
        self._take(seat, tuple(new))
        self.events.append(Switched(seat=seat, subdecks=tuple(CARDS[card].subdeck for card in old)))
        if old:
            self.events.append(SwitchedCards(seat=seat, old=old, new=tuple(new), seen_by=(seat,)))

    def put_beneath(self, seat: int, card: str) -> None:
        """Put a card of a hand beneath its subdeck, unseen."""
        self._drop(seat, (card,))
        at = place(CARDS[card].subdeck)
        self.piles[at] = replace(self.piles[at], hidden=(*self.piles[at].hidden, card))

    def end(self, winners: tuple[int, ...], reason: str) -> None:
        """End the game."""
        self.result = Outcome(winners, reason)
        self.events.append(Finished(winners=winners, reason=reason))

    def _drop(self, seat: int, cards: tuple[str, ...]) -> None:
        self.hands[seat] = _without(self.hands[seat], cards)

    def _take(self, seat: int, cards: tuple[str, ...]) -> None:
        self.hands[seat] = in_order({*self.hands[seat], *cards})
        self.remembered[seat] = in_order({*self.remembered[seat], *cards})


def _without(some: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in some if card not in cards)
