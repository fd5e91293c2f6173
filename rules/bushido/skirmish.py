"""The brawl phase of one turn: cards on the table, fought one after another (seed 000, "Brawl phase").

1. The player with the most cards in front of them becomes active; dice break ties.
2. The active fighter meets each of those cards with its own, in the order it wishes. Each is a separate
   attack phase: rolls, criteria and values are worked out afresh.
3. Then the table is cleaned up. A card that lies before a player it has not met stays where it is. A card
   that has been met is taken back if others still lie before its owner, and is discarded if none do.
4. This repeats until no card is left to meet.

A card that is met, or never will be, no longer lies before anyone: that alone says what is left to do. Where
the text is silent, see the rulings that begin with "brawl".
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rules.bushido.attack_phase import Combatant
from rules.bushido.brawl_events import Activated, BrawlEvent, Cleared, Fought, RolledOff, Spared
from rules.bushido.clash import Attack
from rules.bushido.fighters.edition import Edition
from rules.bushido.hands import without
from rules.dice import Dice


class PlacedCard(msgspec.Struct, frozen=True):
    """A card on the table."""

    technique: str
    before: int | None
    """The seat it lies in front of and has yet to meet; None once that is settled."""


class Skirmish:
    """A brawl phase as it unfolds; it exists only inside one play."""

    def __init__(
        self,
        edition: Edition,
        fighters: Sequence[Combatant],
        cards: Sequence[PlacedCard | None],
        active: int | None = None,
    ) -> None:
        self.edition = edition
        self.fighters = list(fighters)
        self.cards = list(cards)
        self.active = active
        self.events: list[BrawlEvent] = []

    def place(self, seat: int, technique: str, target: int) -> None:
        """Put a card from the hand in front of an opponent."""
        self.fighters[seat] = without(self.fighters[seat], technique)
        self.cards[seat] = PlacedCard(technique, target)

    def proceed(self, dice: Dice) -> None:
        """Go on until the active fighter has a choice to make, or no card is left to meet."""
        while True:
            if self.active is not None:
                waiting = lying_before(self.active, self.cards)
                # With one card, there is no order to choose.
                if len(waiting) > 1:
                    return
                for attacker in waiting:
                    self.fight(self.active, attacker, dice)
                self._clean_up()
            self.active = self._next_active(dice)
            if self.active is None:
                return

    def fight(self, active: int, attacker: int, dice: Dice) -> None:
        """Resolve the active fighter's card against one that lies before it."""
        one, other = self.attack(active), self.attack(attacker)
        self.events.append(
            Fought(active=active, attacker=attacker, techniques=(one.card.technique, other.card.technique))
        )
        met = self.edition.clash(one, other, dice)
        self.events += met.events
        # They enter the next fight as they leave this one (ruling "brawl-as-they-stand").
        self.fighters[active], self.fighters[attacker] = met.fighters
        self._settle(active, attacker)
        if self._fallen(active) or self._fallen(attacker):  # ruling "brawl-knock-out"
            for spared in lying_before(active, self.cards):
                self._spare(active, spared)
            self._spare_the_fallen()

    def attack(self, seat: int) -> Attack:
        """Return a seat's card on the table, ready for an attack phase. Raise ValueError without one."""
        fighter, card = self.fighters[seat], self.cards[seat]
        if card is None:
            raise ValueError(f"seat {seat} has no card on the table")
        return Attack(seat, fighter, self.edition.card(fighter.fighter, card.technique))

    def remove(self, seat: int) -> None:
        """Remove a fighter who leaves, with all their remaining fights (ruling "brawl-leaver")."""
        self.fighters[seat] = replace(self.fighters[seat], health=0)
        self._spare_the_fallen()

    def _next_active(self, dice: Dice) -> int | None:
        """Return the seat with the most cards in front of it; None if no seat has any."""
        counts = [0] * len(self.cards)
        for card in self.cards:
            if card and card.before is not None:
                counts[card.before] += 1
        most = max(counts)
        if not most:
            return None
        active = self._roll_off([seat for seat, count in enumerate(counts) if count == most], dice)
        self.events.append(Activated(seat=active, cards=most))
        return active

    def _roll_off(self, seats: list[int], dice: Dice) -> int:
        """Roll among some seats until one is highest (ruling "brawl-roll-off")."""
        while len(seats) > 1:
            faces = dice.roll(len(seats), "roll-off")
            self.events.append(RolledOff(seats=tuple(seats), faces=faces))
            seats = [seat for seat, face in zip(seats, faces, strict=True) if face == max(faces)]
        return seats[0]

    def _spare_the_fallen(self) -> None:
        """Count all remaining fights of those at 0 health as ties."""
        for seat, card in enumerate(self.cards):
            if card and card.before is not None and (self._fallen(seat) or self._fallen(card.before)):
                self._spare(card.before, seat)

    def _spare(self, target: int, attacker: int) -> None:
        self.events.append(Spared(target=target, attacker=attacker))
        self._settle(target, attacker)

    def _settle(self, one: int, other: int) -> None:
        """Note that these two are done with each other, no matter who attacked (ruling "brawl-once")."""
        for seat, target in ((one, other), (other, one)):
            card = self.cards[seat]
            if card and card.before == target:
                self.cards[seat] = PlacedCard(card.technique, None)

    def _clean_up(self) -> None:
        """Discard every settled card whose owner has none left to meet."""
        targets = {card.before for card in self.cards if card}
        for seat, card in enumerate(self.cards):
            # A fighter with others to meet still needs it, tied or not (ruling "brawl-same-mon").
            if card and card.before is None and seat not in targets:
                self.cards[seat] = None
                if not self._fallen(seat):
                    self.events.append(Cleared(seat=seat, technique=card.technique))

    def _fallen(self, seat: int) -> bool:
        return self.fighters[seat].health < 1


def lying_before(target: int, cards: Sequence[PlacedCard | None]) -> list[int]:
    """Return the seats whose cards lie in front of a seat, yet to be met."""
    return [seat for seat, card in enumerate(cards) if card and card.before == target]
