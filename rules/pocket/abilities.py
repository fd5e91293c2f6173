"""The abilities a card is made of, as data; ``resolution`` says when each of them counts.

What a card does at once, it does only upon being flipped: Defeats and LosesTo first, then TurnsAgainst and
Mirrors, MayStrike, FromHand. ChooseSide, Ongoing and Exhaust count however the card came into play.
"""

import msgspec

from rules.pocket.symbols import NONE, Aspect, Sign, Symbols


class Ability(msgspec.Struct, frozen=True, tag_field="ability"):
    """Something a card can do."""


class Defeats(Ability, frozen=True, tag="defeats"):
    """A card with this sign, flipped by the opponent in the same turn, is exhausted."""

    sign: Sign


class LosesTo(Ability, frozen=True, tag="loses-to"):
    """It is exhausted itself where the opponent flips a card with this sign in the same turn."""

    sign: Sign


class ChooseSide(Ability, frozen=True, tag="choose-side"):
    """Its owner chooses which of its two sides counts."""


class TurnsAgainst(Ability, frozen=True, tag="turns-against"):
    """Its second side counts instead of the first where the opponent flips a card with this sign."""

    sign: Sign


class Answers(Ability, frozen=True, tag="answers"):
    """It shows more for each card of an aspect, after the first, that the opponent has drafted."""

    aspect: Aspect
    gains: Symbols


class Mirrors(Ability, frozen=True, tag="mirrors"):
    """It takes for its own all that is printed on the card the opponent has flipped."""


class MayStrike(Ability, frozen=True, tag="may-strike"):
    """Its owner may put out the Strike! from hand."""


class FromHand(Ability, frozen=True, tag="from-hand"):
    """Its owner puts another card from hand into play."""

    aspect: Aspect | None = None
    """Of this aspect; None for any."""


class Ongoing(Ability, frozen=True, tag="ongoing"):
    """It shows more while its owner has enough of an aspect in play."""

    aspect: Aspect
    count: int
    gains: Symbols


class Exhaust(Ability, frozen=True, tag="exhaust"):
    """Given up for a turn's strikes, it adds to its owner's symbols or takes from the opponent's."""

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
