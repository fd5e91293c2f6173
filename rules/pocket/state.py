"""A match between two plays."""

from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from rules.game import Outcome
from rules.pocket.abilities import Ongoing
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.symbols import NONE, Aspect, Symbols


class PocketOptions(msgspec.Struct, frozen=True):
    """The host's decisions."""

    length: Literal["single", "best-of-three"] = "single"
    draft: Literal["open", "quick"] = "open"


# ``blank`` came with the second edition: omitted by default, it leaves the bytes of the first's states alone.
class CardInPlay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in play, with what it shows by itself."""

    card: str
    shows: Symbols
    blank: bool = False
    """Whether it does not show its aspect either."""


class PlayArea(msgspec.Struct, frozen=True):
    """Everything of one seat: its hand, its cards in play, its exhaust pile."""

    hand: tuple[str, ...] = (STRIKE,)
    in_play: tuple[CardInPlay, ...] = ()
    exhausted: tuple[str, ...] = ()

    def lays(self, card: str) -> "PlayArea":
        """Return the area with a card taken out of the hand."""
        return replace(self, hand=tuple(held for held in self.hand if held != card))

    def takes(self, card: str) -> "PlayArea":
        """Return the area with a card in the hand, which is kept in the order of the deck."""
        held = {*self.hand, card}
        return replace(self, hand=tuple(key for key in CARDS if key in held))

    def shows(self, card: str, symbols: Symbols) -> "PlayArea":
        """Return the area with a card in play, or turned, that now shows these symbols."""
        others = tuple(placed for placed in self.in_play if placed.card != card)
        return replace(self, in_play=(*others, CardInPlay(card, symbols)))

    def shows_nothing(self, card: str) -> "PlayArea":
        """Return the area with a card in play that shows no symbol, not even its aspect."""
        others = tuple(placed for placed in self.in_play if placed.card != card)
        return replace(self, in_play=(*others, CardInPlay(card, NONE, blank=True)))

    def exhausts(self, card: str) -> "PlayArea":
        """Return the area with a card on the exhaust pile, from play or on its way there."""
        others = tuple(placed for placed in self.in_play if placed.card != card)
        return replace(self, in_play=others, exhausted=(*self.exhausted, card))

    @property
    def all_cards(self) -> frozenset[str]:
        """All its cards between two turns, wherever they are."""
        return frozenset((*self.hand, *self.exhausted, *(placed.card for placed in self.in_play)))

    def takes_all_back(self) -> "PlayArea":
        """Return the area with every card back in the hand."""
        return PlayArea(tuple(key for key in CARDS if key in self.all_cards))

    @property
    def symbols(self) -> Symbols:
        """The swords and helms of all its cards in play."""
        return sum((self.counted(placed) for placed in self.in_play), NONE)

    def counted(self, placed: CardInPlay) -> Symbols:
        """Return what one of its cards in play shows, including gains from Ongoing."""
        ongoing = CARDS[placed.card].ability(Ongoing)
        if ongoing is None:
            return placed.shows
        # Only its owner's cards count, itself included (ruling "own-symbols").
        enough = self.count(ongoing.aspect) >= ongoing.count
        return placed.shows + ongoing.gains if enough else placed.shows

    def count(self, aspect: Aspect) -> int:
        """Return how many of its cards in play show an aspect."""
        return sum(CARDS[placed.card].aspect == aspect and not placed.blank for placed in self.in_play)


BothAreas = tuple[PlayArea, PlayArea]

Aid = tuple[Symbols, Symbols]
"""What each seat gains or loses for this turn's strikes through exhausted cards."""


class Dojo(msgspec.Struct, frozen=True):
    """A Dojo Phase under way."""

    phase: int
    """The first or the second."""
    on_offer: tuple[str, ...]
    first: int
    """The seat that picks first."""
    wishes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """In the quick draft, each seat's list so far, hidden from the other."""

    @property
    def on(self) -> int:
        """The seat whose turn it is to pick: the first while an even number is on offer."""
        return self.first if len(self.on_offer) % 2 == 0 else 1 - self.first


TurnStage = Literal["lay", "side", "strike", "hand", "late-side", "last-side", "exhaust"]
"""What a turn asks next.

A card to lay; the side of a flipped card; whether to strike; a card from hand; the side of one that came from
hand; in ``pocket.hand/2`` the side of either; a card to exhaust.
"""


def decision_of(stage: TurnStage) -> str:
    """Return the decision of a stage: all three side stages ask for a side."""
    return stage.rpartition("-")[2]


STAGES: tuple[TurnStage, ...] = get_args(TurnStage)
"""All stages, in the order of a turn."""


class Exchange(msgspec.Struct, frozen=True):
    """A turn of the Bushido Phase so far."""

    turn: int = 1
    stage: TurnStage = "lay"
    flipped: tuple[str, ...] = ()
    """Each seat's card; empty before the reveal."""
    standing: tuple[int, ...] = ()
    """The seats whose flipped card was not defeated."""
    choosing: tuple[tuple[int, str], ...] = ()
    """The cards with a side to choose that came into play this turn, and their owners."""
    striking: tuple[int, ...] = ()
    """The seats that have a Strike! out."""
    aid: Aid = (NONE, NONE)
    on: int = 0
    """The seat asked for a card to exhaust."""
    passed: bool = False
    """Whether the other seat has just declined to exhaust any."""
    doubles: int = 0
    """How many turns in a row both have struck in vain."""


class PocketState(msgspec.Struct, frozen=True):
    """A match between two plays."""

    options: PocketOptions
    deck: tuple[str, ...]
    """The cards not laid out yet, in their hidden order."""
    dojo: Dojo | None
    """None once the Bushido Phase has begun."""
    lead: int
    """The seat that goes first wherever order matters in the Bushido Phase."""
    areas: BothAreas = (PlayArea(), PlayArea())
    discarded: tuple[str, ...] = ()
    """The cards that nobody picked."""
    round: int = 1
    exchange: Exchange = Exchange()
    points: tuple[int, int] = (0, 0)
    result: Outcome | None = None
