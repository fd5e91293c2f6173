"""Which cards start an attack, and which answer one (seed 003, Duel 5 to 7 and 11)."""

from collections.abc import Iterator, Sequence

from rules.kendo.cards import CARDS, KendoCard, one_of_each
from rules.kendo.moves import YIELD, read_move, write_move
from rules.kendo.state import Initiative, Threat

ALL_FOUR = 4
"""With this many players in the game, a player who is attacked cannot strike back at will."""


def attacks(hand: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the cards that start an attack: a basic attack, alone or reinforced, or a yellow card."""
    held = [CARDS[key] for key in one_of_each(hand)]
    reds = [card.key for card in held if card.frame == "red"]
    for card in held:
        if card.subdeck == "basic" or card.frame == "yellow":
            yield (card.key,)
        if card.subdeck == "basic":
            yield from ((card.key, red) for red in reds)


def starting(hand: tuple[str, ...], initiative: Initiative, seats_in: Sequence[int]) -> tuple[str, ...]:
    """Return all attacks that a seat can start, with each possible target."""
    aims = [seat for seat in seats_in if seat not in (initiative.seat, initiative.spared)]
    return tuple(write_move(*cards, target=aim) for cards in attacks(hand) for aim in aims)


def answering(hand: tuple[str, ...], threat: Threat, seats_in: Sequence[int]) -> tuple[str, ...]:
    """Return all answers of a seat, first to the red part; it may always yield (ruling "may-yield")."""
    moves = _to_red(hand, threat.red) if threat.red else _to_attack(hand, threat, seats_in)
    return (*moves, YIELD)


def meets(card: KendoCard, attack: KendoCard) -> bool:
    """Return whether a basic attack or counterattack answers an attack by itself."""
    return card.answers is not None and card.answers == attack.strikes


def ends_exchange(card: KendoCard, attack: KendoCard) -> bool:
    """Return whether a card answers and threatens nobody, as a basic attack does against a counterattack."""
    return card.subdeck == "basic" and attack.subdeck == "counter"  # ruling "basic-on-counter"


def is_green(option: str) -> bool:
    """Return whether an answer is a parry."""
    return option != YIELD and CARDS[read_move(option).cards[-1]].frame == "green"


def _to_red(hand: tuple[str, ...], red: str) -> Iterator[str]:
    for key in one_of_each(hand):
        # Including MUSHIN, which then does nothing else (ruling "joker-one-use").
        if CARDS[red].kind in CARDS[key].stops:
            yield write_move(key)


def _to_attack(hand: tuple[str, ...], threat: Threat, seats_in: Sequence[int]) -> Iterator[str]:
    held = [CARDS[key] for key in one_of_each(hand)]
    jokers = [card.key for card in held if card.kind == "mushin"]
    for card in held:
        if meets(card, threat.attack):
            if ends_exchange(card, threat.attack):
                yield write_move(card.key)
            else:
                # Basic attacks too: against another, one is itself an attack (ruling "basic-on-basic").
                yield from _aimed((card.key,), threat, seats_in)
        # Not if the counterattack answers by itself (ruling "joker-in-need").
        elif card.subdeck == "counter":
            # Against any attack, even a yellow one (ruling "joker-on-any").
            for joker in jokers:
                yield from _aimed((joker, card.key), threat, seats_in)
        # Also against a reinforced attack, once its red part is dealt with (ruling "green-after-red").
        elif card.frame == "blue" or (card.frame == "green" and threat.attack.subdeck == "basic"):
            yield write_move(card.key)


def _aimed(cards: tuple[str, ...], threat: Threat, seats_in: Sequence[int]) -> Iterator[str]:
    """Yield some cards with each seat they can threaten."""
    for seat in seats_in:
        if seat == threat.seat:
            continue
        if seat == threat.attacker and len(seats_in) == ALL_FOUR and not _turns_back(cards[-1], threat):
            continue
        yield write_move(*cards, target=seat)


def _turns_back(key: str, threat: Threat) -> bool:
    """Return whether a card gives back the very strike it met: only that may hit the attacker among four."""
    # Among four, no other answer may (ruling "given-back").
    return CARDS[key].subdeck == "counter" and CARDS[key].strikes == threat.attack.strikes
