"""One attack phase between two cards, from the wheel to the last effect.

It depends only on two fighters, two cards and the dice, so the duel and the free for all share it, and an
exact solver can go through all its rolls (``rules.chances``). Each edition names the class whose stages
resolve it (``Edition.phase``). In order:

1. The wheel. The same technique on both sides is a tie, and nothing else happens.
2. Clauses that can be judged before the Speeds: role, healths, cards, the technique opposite.
3. Speeds: each card's own Speed, what its clauses add, then the dice an opponent's card demands.
4. The Speeds are compared; clauses that ask who is faster are judged.
5. A defensive card may become the offensive one.
6. Blows: Strength against nothing, or against the defender's Strength if the defender is strictly
   faster and may block. Only rolls that can matter are made.
7. Damage is reflected; then knock-outs are checked.
8. If both still stand: forced discards, then cards taken back.

Sources: seed 000, "The attack phase" and "Special Attack Cards"; where they are silent, ``rulings``.
"""

import msgspec

from rules.bushido.attack_phase import AttackPhase, Combatant, Side, settle
from rules.bushido.cards import Card, Clause
from rules.bushido.events import (
    ClashEvent,
    Compared,
    Discarded,
    Dodged,
    Faced,
    Judged,
    KnockedOut,
    Reflected,
    Retrieved,
    Struck,
    Tied,
    Turned,
)
from rules.bushido.wheel import TECHNIQUES, in_order, is_offensive, steps

FASTEST = 1
"""No Speed falls below it (ruling "floors")."""


class Attack(msgspec.Struct, frozen=True):
    """A fighter and the card it plays; the card has left the hand."""

    seat: int
    fighter: Combatant
    card: Card


class ClashResult(msgspec.Struct, frozen=True):
    """Both fighters after an attack phase, in the order they were given, and what happened."""

    fighters: tuple[Combatant, Combatant]
    events: tuple[ClashEvent, ...]


class Clash(AttackPhase):
    """One attack phase as it unfolds. Its methods are the stages: another edition may override one."""

    def resolve(self, one: Attack, other: Attack) -> ClashResult:
        """Resolve one attack phase."""
        # Before any clause is read or die thrown (ruling "tie-is-silent").
        if one.card.technique == other.card.technique:
            return ClashResult((one.fighter, other.fighter), (Tied(seats=(one.seat, other.seat)),))
        if is_offensive(one.card.technique, other.card.technique):
            offence, defence = self._attack_phase(one, other)
            return ClashResult((_after(one, offence), _after(other, defence)), tuple(self.events))
        offence, defence = self._attack_phase(other, one)
        return ClashResult((_after(one, defence), _after(other, offence)), tuple(self.events))

    def _attack_phase(self, attacker: Attack, defender: Attack) -> tuple[Side, Side]:
        """Go through all stages in order and return the final sides, still in the wheel's roles."""
        attacking, defending = _side(attacker, offensive=True), _side(defender, offensive=False)
        self.events.append(
            Faced(
                offensive=attacker.seat,
                defensive=defender.seat,
                steps=steps(attacker.card.technique, defender.card.technique),
            )
        )
        # The attacker's clauses come first in the log of every version: replays compare events byte for byte.
        both = ((attacking, defending, attacker.card.clauses), (defending, attacking, defender.card.clauses))
        for own, foe, clauses in both:
            if clauses:
                self._judge(own, foe, clauses, after_speed=False)
        # Dice that slow are part of the compared Speeds (ruling "slowed-before-compared").
        self._draw(attacking, defending)
        self._draw(defending, attacking)
        self._compare(attacking, defending)
        for own, foe, clauses in both:
            if clauses:
                self._judge(own, foe, clauses, after_speed=True)

        offence, defence = self._settle_roles(attacking, defending)
        self._strike(offence, defence)
        # After a knock-out no rule moves any card (ruling "knock-out-first").
        if not self._knocked_out(offence, defence):
            # Both discards first: a card just lost can be among those taken back.
            self._discard(offence, defence)
            self._discard(defence, offence)
            self._retrieve(offence)
            self._retrieve(defence)
        return attacking, defending

    def _judge(self, own: Side, foe: Side, clauses: tuple[Clause, ...], *, after_speed: bool) -> None:
        """Judge the clauses whose time has come, and note their effects."""
        for index, clause in enumerate(clauses):
            if clause.after_speed is not after_speed:
                continue
            met = all(criterion.holds(own, foe) for criterion in clause.when)
            # What always applies was not judged, so there is nothing to report.
            if clause.when:
                self.events.append(Judged(seat=own.seat, clause=index, met=met))
            for effect in clause.then if met else clause.otherwise:
                effect.note(own)

    def _draw(self, own: Side, foe: Side) -> None:
        """Work out a side's Speed, with the dice the opponent's card adds to it."""
        own.own_speed = settle(own.speed_as, own, foe, self, "speed")
        speed = own.own_speed
        for more in own.speed_more:
            speed += settle(more, own, foe, self, "speed")
        if foe.slows:
            speed += self.throw(own.seat, foe.slows, "speed", cause=foe.seat)
        own.speed = max(speed, FASTEST)

    def _compare(self, offence: Side, defence: Side) -> None:
        faster = None
        if offence.speed != defence.speed:
            faster = offence.seat if offence.speed < defence.speed else defence.seat
        self.events.append(
            Compared(
                offensive=offence.seat,
                defensive=defence.seat,
                speeds=(offence.speed, defence.speed),
                faster=faster,
            )
        )

    def _settle_roles(self, offence: Side, defence: Side) -> tuple[Side, Side]:
        """Make a defensive card the offensive one, unless both claim that: then the wheel stands."""
        # If both claim it, the wheel decides (ruling "both-claim-offence").
        if not defence.claims_offence or offence.claims_offence:
            return offence, defence
        offence.offensive, defence.offensive = False, True
        self.events.append(Turned(seat=defence.seat))
        return defence, offence

    def _strike(self, offence: Side, defence: Side) -> None:
        """Deal every cut, and reflect damage if a card says so."""
        # Before any Strength: a dodged blow is not rolled for, and cannot be unblockable.
        if defence.dodges:
            self.events.append(Dodged(seat=defence.seat))
            return
        block = None
        # A roll that cannot matter is not made: each would split an exact solution into all its faces.
        if defence.speed < offence.speed and defence.can_block and not offence.unblockable:
            block = self._strength(defence, offence)
        taken = 0
        # The block is rolled once and stands against every cut (ruling "cuts-apart").
        for _ in range(offence.cuts):
            taken += self._cut(offence, defence, block)
        if defence.reflects and taken:
            before, offence.health = offence.health, max(offence.health - taken, 0)
            self.events.append(
                Reflected(seat=offence.seat, damage=taken, before=before, after=offence.health)
            )

    def _cut(self, offence: Side, defence: Side, block: int | None) -> int:
        """Deal one blow and return its damage."""
        strength = self._strength(offence, defence)
        through = max(strength - (block or 0), 0)
        # An exposed defender loses more only to a blow that gets through.
        extra = defence.exposed if through else 0
        before, defence.health = defence.health, max(defence.health - through - extra, 0)
        self.events.append(
            Struck(
                seat=defence.seat,
                by=offence.seat,
                strength=strength,
                block=block,
                extra=extra,
                damage=through + extra,
                before=before,
                after=defence.health,
            )
        )
        # Not only the health lost: damage beyond 0 is reflected too (ruling "reflect-in-full").
        return through + extra

    def _strength(self, own: Side, foe: Side) -> int:
        """Work out a side's Strength, with what is added to it and what the opponent's card takes off."""
        strength = settle(own.strength_as, own, foe, self, "strength")
        for more in own.strength_more:
            strength += settle(more, own, foe, self, "strength")
        for less in foe.weakens:
            # With the sides swapped: what is taken off is worked out from the side of its own card.
            strength -= settle(less, foe, own, self, "strength")
        # No Strength falls below 0 (ruling "floors").
        return max(strength, 0)

    def _knocked_out(self, offence: Side, defence: Side) -> bool:
        """Record which seats have health below 1, and return whether any has."""
        if offence.health > 0 and defence.health > 0:
            return False
        self.events += [KnockedOut(seat=side.seat) for side in (offence, defence) if side.health < 1]
        return True

    def _discard(self, own: Side, foe: Side) -> None:
        """Make the opponent discard as many cards as its hand still has."""
        if own.forces_discard and foe.hand:
            # Never more cards than there are: the dice draw without putting back.
            count = min(own.forces_discard, len(foe.hand))
            lost = in_order(self.dice.draw(foe.hand, count, f"discard/{foe.seat}"))
            foe.hand = tuple(technique for technique in foe.hand if technique not in lost)
            self.events.append(Discarded(seat=foe.seat, techniques=lost))

    def _retrieve(self, own: Side) -> None:
        """Take back cards from its own discard pile, but never the one just played."""
        if not own.retrieves:
            return
        # The card just played is still on the table (ruling "retrieve-at-random").
        pile = tuple(card for card in TECHNIQUES if card not in own.hand and card != own.technique)
        if pile:
            back = in_order(self.dice.draw(pile, min(own.retrieves, len(pile)), f"retrieve/{own.seat}"))
            own.hand = in_order(own.hand + back)
            self.events.append(Retrieved(seat=own.seat, techniques=back))


def _side(attack: Attack, *, offensive: bool) -> Side:
    fighter, card = attack.fighter, attack.card
    return Side(
        attack.seat, card.technique, fighter.health, fighter.hand, card.speed, card.strength, offensive
    )


def _after(attack: Attack, side: Side) -> Combatant:
    return Combatant(attack.fighter.fighter, side.health, side.hand)
