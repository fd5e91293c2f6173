"""How a fight stands, in a few lines: the opponents, the player, the levels and what they must exceed."""

from collections.abc import Iterable, Iterator

from bot.face.game.facts import YOU
from bot.face.pieces import signed
from bot.face.way.cards import (
    INJURIES,
    card_icon,
    card_in_full,
    fighter_name,
    virtue_name,
)
from bot.face.way.effects import deeds
from bot.face.way.foresight import defences_now
from bot.face.way.symbols import ICON_EMOJI, PATH, levels_in_short, plain
from bot.face.words import Words
from rules.way.clauses import Bleeds, CapsLevel, CombosVoid, KiBlocked, WayClause
from rules.way.countering import power_beyond_card
from rules.way.injuries import BLOOD_INJURIES
from rules.way.state import FightState

AHEAD = "○"
"""A kanji that the pawn has not reached yet."""

_IN_FULL = ("redraw", "target", "pair")
"""The questions that show each card in hand in a line; others show icons, or name cards as answers."""
IN_SHORT = ("reward", "die", "guard")
LASTING = (CapsLevel, CombosVoid, Bleeds, KiBlocked)
"""What a wound does for the rest of a fight, except the loss of the Injury die, which is shown anyway."""
_AIMED = ("pair", "third", "reward", "keep", "virtue", "die", "price")
"""The questions that show which of three opponents is the target."""


def standing_lines(words: Words, fight: FightState, player: str = YOU) -> list[str]:
    """Say how everyone stands, and the levels; the player is named if others read it."""
    foes = (_foe(words, fight, number) for number in range(len(fight.foes)))
    return [*foes, *_own(words, fight, player), *_levels(words, fight)]


def between(words: Words, counts: Iterable[int]) -> str:
    """Write the range of some numbers, or the number if they are all equal."""
    ordered = sorted(counts)
    least, most = plain(ordered[0]), plain(ordered[-1])
    return least if least == most else words("value-between", least=least, most=most)


def asked_of(fight: FightState) -> str:
    """Return the current question, in a word; empty once the fight is over."""
    return fight.agenda[0].name if fight.agenda else ""


def aimed_at(fight: FightState, number: int) -> bool:
    """Return whether an opponent is the one of several that the attack is against."""
    return len(fight.foes) > 1 and number == fight.target and asked_of(fight) in _AIMED


def lasting(fight: FightState) -> list[WayClause]:
    """Return what the player's wounds do for the rest of the fight."""
    clauses = (clause for each in fight.wounds for clause in INJURIES[each.injury].wound(each.level))
    return [clause for clause in clauses if isinstance(clause, LASTING)]


def wounds(words: Words, fight: FightState) -> str:
    """Count the wounds, the last of which loses the fight, and describe the effects that last."""
    facts = {"count": len(fight.wounds), "most": len(BLOOD_INJURIES)}
    clauses = lasting(fight)
    if not clauses:
        return words("way-wounds", **facts)
    return words("way-wounds-lasting", deeds=deeds(words, clauses), **facts)


def card_lines(words: Words, fight: FightState) -> list[str]:
    """Name the cards in hand, unless the choice does, and the icons of those beside the board."""
    if asked_of(fight) in _IN_FULL:
        held = [card_in_full(words, card) for card in fight.hand]
        return [*_icons(words, fight, ()), *held]
    return _icons(words, fight, fight.hand if asked_of(fight) in IN_SHORT else ())


def _icons(words: Words, fight: FightState, hand: Iterable[str]) -> list[str]:
    """Say in a line which icons lie beside the board, which combos they make, and which are in hand."""
    shown = {"laid": _signs(fight.played), "combos": "".join(ICON_EMOJI[icon] for icon in fight.scored)}
    shown["held"] = _signs(hand)
    told = [words(f"way-icons-{name}", icons=icons) for name, icons in shown.items() if icons]
    return [" · ".join(told)] if told else []


def _signs(cards: Iterable[str]) -> str:
    return "".join(map(card_icon, cards))


def pawn_words(pawn: int) -> str:
    """Show the kanji that the pawn has reached, and how many lie ahead."""
    return "".join(PATH[:pawn]) + AHEAD * (len(PATH) - pawn)


def _foe(words: Words, fight: FightState, number: int) -> str:
    foe = fight.foes[number]
    name = fighter_name(words, foe.key)
    if not foe.life:
        return words("way-foe-fallen", name=name)
    key = "way-foe-aimed" if aimed_at(fight, number) else "way-foe"
    parts = [words(key, name=name), words("way-life", life=foe.life)]
    parts.append(words("way-ki", ki=foe.ki))
    if foe.armour:
        parts.append(words("way-armour", armour=foe.armour))
    if foe.side:
        parts.append(words("way-side", side=foe.side))
    parts.append(words("way-foe-power", power=signed(power_beyond_card(fight, number))))
    return _joined(parts)


def _own(words: Words, fight: FightState, player: str) -> Iterator[str]:
    """Say how the player stands, and below it their virtue and wounds."""
    yield _joined(_own_numbers(words, fight, player))
    if fight.virtue:
        key = "way-own-virtue-left" if fight.credit else "way-own-virtue"
        yield words(key, virtue=virtue_name(words, fight.virtue), left=fight.credit)
    if fight.wounds:
        yield words("way-own-wounds", wounds=wounds(words, fight))


def _own_numbers(words: Words, fight: FightState, player: str) -> Iterator[str]:
    yield words("way-own", player=player)
    yield words("way-life", life=fight.life)
    yield words("way-ki", ki=fight.ki)
    yield words("way-die", level=fight.die) if fight.die else words("way-die-gone")
    if fight.armour:
        yield words("way-armour", armour=fight.armour)
    if fight.decks.virtues:
        yield pawn_words(fight.pawn)


def _levels(words: Words, fight: FightState) -> Iterator[str]:
    """Say how the levels stand, and what two of them have to exceed in this attack."""
    asked, levels = asked_of(fight), levels_in_short(words, fight.levels)
    if asked in {"pair", "third"}:
        cards = defences_now(fight)
        strength = between(words, (card.strength for card in cards))
        technique = between(words, (card.technique for card in cards))
        yield words("way-levels-against", levels=levels, strength=strength, technique=technique)
    elif asked not in {"", "camp", "redraw"}:
        yield words("way-levels", levels=levels)


def _joined(parts: Iterable[str]) -> str:
    return " ".join(parts)
