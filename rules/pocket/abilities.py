"""The abilities of cards, as data; ``resolution`` decides when each of them counts.

Immediate abilities work only when the card is flipped: Defeats and LosesTo first, then TurnsAgainst and
Mirrors, MayStrike, FromHand. ChooseSide, Ongoing and Exhaust count however the card came into play.
"""

import msgspec

from rules.pocket.symbols import NONE, Aspect, Sign, Symbols


class Ability(msgspec.Struct, frozen=True, tag_field="ability"):
    """Something a card can do."""


class Defeats(Ability, frozen=True, tag="defeats"):
    """Exhausts a card with this sign that the opponent flips in the same turn."""

    sign: Sign


class LosesTo(Ability, frozen=True, tag="loses-to"):
    """Is exhausted if the opponent flips a card with this sign in the same turn."""

    sign: Sign


class ChooseSide(Ability, frozen=True, tag="choose-side"):
    """Lets its owner choose which of its two sides counts."""


class TurnsAgainst(Ability, frozen=True, tag="turns-against"):
    """Shows its second side instead of the first if the opponent flips a card with this sign."""

    sign: Sign


class Answers(Ability, frozen=True, tag="answers"):
    """Shows more for each card of an aspect, after the first, that the opponent has drafted."""

    aspect: Aspect
    gains: Symbols


class Mirrors(Ability, frozen=True, tag="mirrors"):
    """Shows everything printed on the card that the opponent has flipped."""


class MayStrike(Ability, frozen=True, tag="may-strike"):
    """Lets its owner bring the Strike! from hand."""


class FromHand(Ability, frozen=True, tag="from-hand"):
    """Makes its owner bring another card from hand into play."""

    aspect: Aspect | None = None
    """The aspect of that card; None for any."""


class Ongoing(Ability, frozen=True, tag="ongoing"):
    """Shows more while its owner has enough of an aspect in play."""

    aspect: Aspect
    count: int
    gains: Symbols


class Exhaust(Ability, frozen=True, tag="exhaust"):
    """Exhausted for a turn's strikes, it adds to its owner's symbols or takes from the opponent's."""

    gains: Symbols = NONE
    takes: Symbols = NONE


AnyAbility = (
    Defeats
    | LosesTo
    | ChooseSide
    | TurnsAgainst
    | Answers
    | Mirrors
    | MayStrike
    | FromHand
    | Ongoing
    | Exhaust
)
