"""How a match stands between two plays."""

from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from rules.game import Outcome
from rules.pocket.abilities import Ongoing
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.symbols import NONE, Aspect, Symbols


class PocketOptions(msgspec.Struct, frozen=True):
    """What the host has decided."""

    length: Literal["single", "best-of-three"] = "single"
    draft: Literal["open", "quick"] = "open"


# ``blank`` came with the second edition: left out, states of the first keep their bytes.
class CardInPlay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that has come out, with what it shows of its own."""

    card: str
    shows: Symbols
    blank: bool = False
    """Whether it does not show its aspect either."""


class PlayArea(msgspec.Struct, frozen=True):
    """All that one seat has: its hand, its cards in play, its exhaust pile."""

    hand: tuple[str, ...] = (STRIKE,)
    in_play: tuple[CardInPlay, ...] = ()
    exhausted: tuple[str, ...] = ()

    def lays(self, card: str) -> "PlayArea":
        """Take a card out of the hand."""
        return replace(self, hand=tuple(held for held in self.hand if held != card))

    def takes(self, card: str) -> "PlayArea":
        """Take a card into the hand, which is kept in the order of the deck."""
        held = {*self.hand, card}
        return replace(self, hand=tuple(key for key in CARDS if key in held))

    def shows(self, card: str, symbols: Symbols) -> "PlayArea":
        """Put a card into play, or turn one that is there to what it now shows."""
        others = tuple(placed for placed in self.in_play if placed.card != card)
        return replace(self, in_play=(*others, CardInPlay(card, symbols)))

    def shows_nothing(self, card: str) -> "PlayArea":
        """Leave a card in play without any symbol, its aspect among them."""
        others = tuple(placed for placed in self.in_play if placed.card != card)
        return replace(self, in_play=(*others, CardInPlay(card, NONE, blank=True)))

    def exhausts(self, card: str) -> "PlayArea":
        """Put a card on the exhaust pile, from play or on its way there."""
        others = tuple(placed for placed in self.in_play if placed.card != card)
        return replace(self, in_play=others, exhausted=(*self.exhausted, card))

    @property
    def all_cards(self) -> frozenset[str]:
        """All its cards between two turns, wherever they are."""
        return frozenset((*self.hand, *self.exhausted, *(placed.card for placed in self.in_play)))

    def takes_all_back(self) -> "PlayArea":
        """Take every card back into the hand."""
        return PlayArea(tuple(key for key in CARDS if key in self.all_cards))

    @property
    def symbols(self) -> Symbols:
        """The swords and helms of all its cards in play."""
        return sum((self.counted(placed) for placed in self.in_play), NONE)

    def counted(self, placed: CardInPlay) -> Symbols:
        """Return what one of its cards in play comes to, with what it gains by Ongoing."""
        ongoing = CARDS[placed.card].ability(Ongoing)
        if ongoing is None:
            return placed.shows
        # Its owner's alone, itself among them (ruling "own-symbols").
        enough = self.count(ongoing.aspect) >= ongoing.count
        return placed.shows + ongoing.gains if enough else placed.shows

    def count(self, aspect: Aspect) -> int:
        """Count its cards in play that show an aspect."""
        return sum(CARDS[placed.card].aspect == aspect and not placed.blank for placed in self.in_play)


BothAreas = tuple[PlayArea, PlayArea]

Aid = tuple[Symbols, Symbols]
"""What each seat has more, or less, for this turn's strikes by what was exhausted."""


class Dojo(msgspec.Struct, frozen=True):
    """A Dojo Phase under way."""

    phase: int
    """The first or the second."""
    on_offer: tuple[str, ...]
    first: int
    """The seat that picks first."""
    wishes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """In the quick draft what each seat has put on its list so far, hidden from the other."""

    @property
    def on(self) -> int:
        """Whose turn it is to pick: the first seat's while an even number is on offer."""
        return self.first if len(self.on_offer) % 2 == 0 else 1 - self.first


TurnStage = Literal["lay", "side", "strike", "hand", "late-side", "last-side", "exhaust"]
"""What is asked next in a turn: a card to lay; the side of a flipped card; whether to strike; a card from
hand; the side of one that came from hand; in ``pocket.hand/2`` the side of either; a card to exhaust."""


def decision_of(stage: TurnStage) -> str:
    """Return what a stage asks for: a side is one, whenever it is chosen."""
    return stage.rpartition("-")[2]


STAGES: tuple[TurnStage, ...] = get_args(TurnStage)
"""All of them, in the order of a turn."""


class Exchange(msgspec.Struct, frozen=True):
    """A turn of the Bushido Phase, as far as it has come."""

    turn: int = 1
    stage: TurnStage = "lay"
    flipped: tuple[str, ...] = ()
    """Each seat's card; nothing before the reveal."""
    standing: tuple[int, ...] = ()
    """The seats whose flipped card was not defeated."""
    choosing: tuple[tuple[int, str], ...] = ()
    """The cards with a side to choose that came into play in this turn, and whose they are."""
    striking: tuple[int, ...] = ()
    """The seats that have a Strike! out."""
    aid: Aid = (NONE, NONE)
    on: int = 0
    """Who is asked for a card to exhaust."""
    passed: bool = False
    """Whether the other one has just declined to exhaust any."""
    doubles: int = 0
    """How many turns in a row both have struck in vain."""


class PocketState(msgspec.Struct, frozen=True):
    """A match between two plays."""

    options: PocketOptions
    deck: tuple[str, ...]
    """What has not been laid out, in its hidden order."""
    dojo: Dojo | None
    """None once the Bushido Phase has begun."""
    lead: int
    """The seat that goes first wherever order matters in the Bushido Phase."""
    areas: BothAreas = (PlayArea(), PlayArea())
    discarded: tuple[str, ...] = ()
    """What nobody picked."""
    round: int = 1
    exchange: Exchange = Exchange()
    points: tuple[int, int] = (0, 0)
    result: Outcome | None = None
