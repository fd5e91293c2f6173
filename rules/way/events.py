"""What can happen in a fight: facts enough to tell it in words, but no words."""

from typing import Literal

from rules.game import Event
from rules.way.action_cards import Icon
from rules.way.levels import LevelName, Levels
from rules.way.opponents import DefenceCard

Hurt = Literal["player", "foe"]
DeckName = Literal["actions", "defences", "counters"]


class FightOpened(Event, frozen=True, tag="fight-opened"):
    """A fight began."""

    opponent: str
    befell: str | None = None
    """The event on the Road."""


class Camped(Event, frozen=True, tag="camped"):
    """Between two duels the player chose another weapon, or one more redraw per duel."""

    choice: str


class RoundOpened(Event, frozen=True, tag="round-opened"):
    """A round began with new cards."""

    round: int
    cards: tuple[str, ...]


class CardsExchanged(Event, frozen=True, tag="cards-exchanged"):
    """Cards in hand were exchanged for new ones."""

    by: str
    old: tuple[str, ...]
    new: tuple[str, ...]


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """One more card came into the hand, for Ki or in place of a Special one."""

    card: str


class DeckReshuffled(Event, frozen=True, tag="deck-reshuffled"):
    """A deck that had run out was reshuffled from its discards."""

    deck: DeckName


class TargetMarked(Event, frozen=True, tag="target-marked"):
    """One of three opponents was chosen to be attacked."""

    foe: int


class CardsPlaced(Event, frozen=True, tag="cards-placed"):
    """Action cards were activated."""

    cards: tuple[str, ...]
    levels: Levels
    """The levels after that."""


class CreditSpent(Event, frozen=True, tag="credit-spent"):
    """Points of a virtue were spent."""

    level: LevelName
    points: int
    levels: Levels


class DefenceRevealed(Event, frozen=True, tag="defence-revealed"):
    """The defence against this attack was turned over."""

    attack: int
    card: DefenceCard
    needed: DefenceCard
    """With everything added to it."""
    peeked: bool = False


class ComboMade(Event, frozen=True, tag="combo-made"):
    """Three cards of an icon lay beside the board."""

    icon: Icon


class KiGained(Event, frozen=True, tag="ki-gained"):
    """The player gained Ki."""

    count: int
    by: str


class KiPaid(Event, frozen=True, tag="ki-paid"):
    """The player paid Ki, or lost it."""

    count: int
    by: str


class SpecialWon(Event, frozen=True, tag="special-won"):
    """A Special Action card was put on top of the Action deck."""

    card: str


class PawnMoved(Event, frozen=True, tag="pawn-moved"):
    """The pawn moved to another kanji."""

    kanji: int


class VirtueWon(Event, frozen=True, tag="virtue-won"):
    """A Bushido card was won."""

    virtue: str


class VirtueSpent(Event, frozen=True, tag="virtue-spent"):
    """A Bushido card was used up."""

    virtue: str


class DieSet(Event, frozen=True, tag="die-set"):
    """The Injury die shows another level, or 0: then it has left the game."""

    level: int


class AttackResolved(Event, frozen=True, tag="attack-resolved"):
    """An attack was resolved."""

    foe: int
    strength: int
    technique: int
    needed: DefenceCard
    damage: int


class DieActivated(Event, frozen=True, tag="die-activated"):
    """The Injury die was activated and the blue die thrown, which injures if it shows no more."""

    level: int
    thrown: int
    wound: int
    """The level of the injury, or 0."""


class Wounded(Event, frozen=True, tag="wounded"):
    """The player or an opponent was injured."""

    who: Hurt
    injury: str
    level: int


class LifeLost(Event, frozen=True, tag="life-lost"):
    """The player or an opponent lost Life."""

    who: Hurt
    foe: int
    count: int
    by: str


class LifeGained(Event, frozen=True, tag="life-gained"):
    """The player gained Life."""

    count: int
    by: str


class ArmourStruck(Event, frozen=True, tag="armour-struck"):
    """The armour took damage; unless nothing was left of it, the blue die was thrown."""

    who: Hurt
    count: int
    left: int
    thrown: int | None = None


class FoeKiSpent(Event, frozen=True, tag="foe-ki-spent"):
    """An opponent paid Ki to strengthen his next counterattack, or lost it."""

    foe: int
    count: int
    boost: int = 0


class FoeFell(Event, frozen=True, tag="foe-fell"):
    """An opponent has no Life left."""

    foe: int


class CardTurned(Event, frozen=True, tag="card-turned"):
    """Shiro's card was turned over."""

    side: Literal["A", "B"]


class PricePaid(Event, frozen=True, tag="price-paid"):
    """The player chose one of Shiro's four prices."""

    price: str


class CountersCalled(Event, frozen=True, tag="counters-called"):
    """The blue die decided which of three opponents counterattack."""

    thrown: int
    foes: tuple[int, ...]


class GuardRaised(Event, frozen=True, tag="guard-raised"):
    """The Guard was changed before a counterattack: by Ki, by a Gisei card, or by the place."""

    by: str
    levels: Levels


class PlaceExploited(Event, frozen=True, tag="place-exploited"):
    """The player exploited the surroundings."""

    thrown: int


class CounterStopped(Event, frozen=True, tag="counter-stopped"):
    """A counterattack was stopped before it was shown."""

    foe: int
    by: str


class CounterMet(Event, frozen=True, tag="counter-met"):
    """A counterattack was shown and compared with the Guard."""

    foe: int
    card: int
    power: int
    """With everything added to it."""
    guard: int
    damage: int


class RoundClosed(Event, frozen=True, tag="round-closed"):
    """A round ended."""

    round: int


class FightOver(Event, frozen=True, tag="fight-over"):
    """The fight ended."""

    won: bool
    reason: str


WayEvent = (
    FightOpened
    | Camped
    | RoundOpened
    | CardsExchanged
    | CardDrawn
    | DeckReshuffled
    | TargetMarked
    | CardsPlaced
    | CreditSpent
    | DefenceRevealed
    | ComboMade
    | KiGained
    | KiPaid
    | SpecialWon
    | PawnMoved
    | VirtueWon
    | VirtueSpent
    | DieSet
    | AttackResolved
    | DieActivated
    | Wounded
    | LifeLost
    | LifeGained
    | ArmourStruck
    | FoeKiSpent
    | FoeFell
    | CardTurned
    | PricePaid
    | CountersCalled
    | GuardRaised
    | PlaceExploited
    | CounterStopped
    | CounterMet
    | RoundClosed
    | FightOver
)
