"""A fight during a play: Life, Ki, levels and decks. It exists only inside one play."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Outcome
from rules.way.clauses import CombosRaiseDie, DieRises
from rules.way.events import (
    ArmourStruck,
    DeckName,
    DeckReshuffled,
    DieSet,
    FightOver,
    FoeFell,
    Hurt,
    KiGained,
    KiPaid,
    LifeGained,
    LifeLost,
    WayEvent,
)
from rules.way.levels import Levels
from rules.way.opponents import DefenceCard, Foe
from rules.way.state import (
    Beat,
    DrawPile,
    FightState,
    Scope,
    can_gain_ki,
    caps,
    living,
    most_ki,
    most_life,
    standing,
)

T = TypeVar("T")

BLUE_DIE = (1, 2, 3, 4, 5, 6)
HIGHEST = 6
"""The highest value of the Injury die."""


class WayTable:
    """Everything that can be done to a fight, for any purpose."""

    def __init__(self, state: FightState, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[WayEvent] = []
        self.beat = state.agenda[0]
        """The current beat."""

    def next(self) -> None:
        """Go on to the next beat of the agenda."""
        self.beat, *rest = self.state.agenda
        self.change(agenda=tuple(rest))

    @property
    def over(self) -> bool:
        """Whether the fight has ended."""
        return self.state.result is not None

    def change(self, **changes: object) -> None:
        """Change values of the state."""
        self.state = replace(self.state, **changes)

    def deck(self, **changes: object) -> None:
        """Change the cards of some decks."""
        self.change(decks=replace(self.state.decks, **changes))

    def tell(self, event: WayEvent) -> None:
        """Record an event."""
        self.events.append(event)

    def first(self, *beats: Beat) -> None:
        """Put beats before all that come next."""
        self.change(agenda=(*beats, *self.state.agenda))

    def throw(self) -> int:
        """Throw the blue die."""
        return self.dice.roll(1, "blue", BLUE_DIE)[0]

    def use(self, scope: Scope, name: str) -> None:
        """Record the use of something that is limited in number."""
        used = self.state.used
        self.change(used=replace(used, **{scope: (*getattr(used, scope), name)}))

    def end(self, reason: str, *, won: bool = False) -> None:
        """End the fight, unless it has already ended (ruling "in-order")."""
        if not self.over:
            self.change(result=Outcome((0,) if won else (), reason), agenda=())
            self.tell(FightOver(won=won, reason=reason))

    # The player

    def gain_ki(self, count: int, by: str) -> None:
        """Give the player Ki, up to the maximum."""
        gained = min(count, most_ki(self.state) - self.state.ki) if can_gain_ki(self.state) else 0
        if gained > 0:
            self.change(ki=self.state.ki + gained)
            self.tell(KiGained(count=gained, by=by))

    def pay_ki(self, count: int, by: str) -> None:
        """Take Ki from the player, as far as there is any."""
        paid = min(count, self.state.ki)
        if paid:
            self.change(ki=self.state.ki - paid)
            self.tell(KiPaid(count=paid, by=by))

    def gain_life(self, count: int, by: str) -> None:
        """Give the player Life, up to the maximum."""
        gained = min(count, most_life(self.state) - self.state.life)
        if gained > 0:
            self.change(life=self.state.life + gained)
            self.tell(LifeGained(count=gained, by=by))

    def lose_life(self, count: int, by: str) -> None:
        """Take Life from the player, past any armour."""
        self.change(life=max(0, self.state.life - count))
        self.tell(LifeLost(who="player", foe=0, count=count, by=by))
        if not self.state.life:
            self.end("fallen")

    def hurt(self, count: int, by: str) -> None:
        """Damage the player: armour takes it first, and the rest costs Life."""
        # From hits, injuries and places; a price goes past it (ruling "what-armour-takes").
        left, rest = self._strike_armour("player", self.state.armour, count)
        self.change(armour=left)
        if rest:
            self.lose_life(rest, by)

    def add(self, levels: Levels) -> None:
        """Add to the levels; what exceeds a cap is lost."""
        self.change(levels=(self.state.levels + levels).under(caps(self.state)))

    def set_die(self, level: int) -> None:
        """Set the Injury die, if it is still in the game."""
        level = min(level, HIGHEST)
        if self.state.die and level != self.state.die:
            self.change(die=level)
            self.tell(DieSet(level=level))

    def raise_die(self, *, by_combo: bool = False) -> None:
        """Raise the Injury die by 1, or by more with a virtue that says so."""
        more = [clause.count for clause in standing(self.state, DieRises)]
        for clause in standing(self.state, CombosRaiseDie):
            if not self.state.options.literal:
                more.append(clause.adapted)
            # By the letter, only for combos (ruling "combos-alone-by-the-letter").
            elif by_combo:
                more.append(clause.count)
        self.set_die(self.state.die + max([1, *more]))

    # The opponents

    def set_foe(self, number: int, **changes: object) -> Foe:
        """Change an opponent's state, and return him."""
        foes = list(self.state.foes)
        foes[number] = replace(foes[number], **changes)
        self.change(foes=tuple(foes))
        return foes[number]

    def hurt_foe(self, number: int, count: int, by: str) -> None:
        """Damage an opponent, whose armour takes it first."""
        foe = self.state.foes[number]
        left, rest = self._strike_armour("foe", foe.armour, count)
        self.set_foe(number, armour=left, life=max(0, foe.life - rest))
        # Damage fully taken by his armour does not turn Shiro's card (ruling "absorbed").
        if not rest:
            return
        self.change(shaken=True)
        self.tell(LifeLost(who="foe", foe=number, count=rest, by=by))
        if rest >= foe.life:
            self.tell(FoeFell(foe=number))
            if not living(self.state):
                self.end("defeated", won=True)

    def _strike_armour(self, who: Hurt, armour: int, count: int) -> tuple[int, int]:
        """Return what is left of the armour and of the damage."""
        if not armour or not count:
            return armour, count
        left, rest = max(0, armour - count), max(0, count - armour)
        thrown = self.throw() if left else None  # ruling "no-throw-at-none"
        if thrown == BLUE_DIE[-1]:
            left = 0
        self.tell(ArmourStruck(who=who, count=count - rest, left=left, thrown=thrown))
        return left, rest

    # The decks

    def draw_actions(self, count: int) -> tuple[str, ...]:
        """Draw Action cards, as many as there are, the known ones on top first."""
        # Special cards that were won are on top (ruling "special-ahead").
        ahead = self.state.decks.ahead
        self.deck(ahead=ahead[count:])
        drawn = list(ahead[:count])
        while len(drawn) < count:
            pile = self.state.decks.actions
            if not pile.hidden and not pile.discarded:
                break
            card, pile = self._drawn(pile, "actions")
            self.deck(actions=pile)
            drawn.append(card)
        return tuple(drawn)

    def discard_actions(self, cards: Sequence[str]) -> None:
        """Put Action cards on their discards."""
        pile = self.state.decks.actions
        self.deck(actions=replace(pile, discarded=(*pile.discarded, *cards)))

    def draw_defence(self) -> DefenceCard:
        """Turn over the next card of the Defence deck."""
        card, pile = self._drawn(self.state.decks.defences, "defences")
        self.deck(defences=replace(pile, discarded=(*pile.discarded, card)))
        return card

    def draw_counter(self) -> int:
        """Turn over the next card of the Counterattack deck."""
        card, pile = self._drawn(self.state.decks.counters, "counters")
        self.deck(counters=replace(pile, discarded=(*pile.discarded, card)))
        return card

    def _drawn(self, pile: DrawPile[T], deck: DeckName) -> tuple[T, DrawPile[T]]:
        """Take the top card of a pile, which is reshuffled from its discards if it has run out."""
        if not pile.hidden:
            # Reshuffled only when a card is needed from it (ruling "decks-anew").
            pile = DrawPile(self.dice.shuffle(pile.discarded, deck))
            self.tell(DeckReshuffled(deck=deck))
        return pile.hidden[0], replace(pile, hidden=pile.hidden[1:])
