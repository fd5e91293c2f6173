"""What a choice would do now, in a few words."""

from collections.abc import Callable

from bot.face.pieces import signed, whether
from bot.face.way.cards import card_adds, place_faces, virtue_deed, weapon_deed
from bot.face.way.foresight import after_extra, after_placing, damage_made, guards_by_gisei, harm_left
from bot.face.way.standing import asked_of, between, pawn_words
from bot.face.way.symbols import ICON_EMOJI, levels_in_short, plain
from bot.face.words import Words
from rules.way.action_cards import DIE_ICON, Icon
from rules.way.clauses import CombosVoid
from rules.way.combos import LAST_KANJI
from rules.way.dealing import NO_THIRD
from rules.way.features import WEAPONS
from rules.way.stand_in import placed
from rules.way.state import FightState, standing
from rules.way.striking import REMOVE, wound_by
from rules.way.table import BLUE_DIE

PART = " · "


def outlook(words: Words, fight: FightState, choice: str) -> str:
    """Say what a choice would do now, as far as known facts decide it; empty if they do not."""
    if choice.startswith("credit:"):
        return _levels(words, fight, after_extra(fight, choice))
    tells = OUTLOOKS.get(asked_of(fight))
    return tells(words, fight, choice) if tells else ""


def _placing(words: Words, fight: FightState, choice: str) -> str:
    if choice == NO_THIRD:
        return _levels(words, fight, fight)
    return _levels(words, fight, after_placing(fight, choice)) if placed(choice) else ""


def _levels(words: Words, fight: FightState, after: FightState) -> str:
    """Say what the levels would be, what damage the attack would do, and which combos would be made."""
    damage = damage_made(after)
    parts = [words("way-outlook-levels", levels=levels_in_short(words, after.levels))]
    if damage is not None:
        parts.append(words("way-outlook-damage", damage=damage))
    if not standing(fight, CombosVoid):
        # Only the combos that these cards would make.
        parts += (_combo(words, icon, after) for icon in after.scored[len(fight.scored) :])
    return PART.join(parts)


def _combo(words: Words, icon: Icon, after: FightState) -> str:
    """Name a combo; the one for the Injury die also says what the die would show."""
    if icon == DIE_ICON:
        return words("way-outlook-die-combo", icon=ICON_EMOJI[icon], level=after.die)
    return words("way-outlook-combo", icon=ICON_EMOJI[icon])


def _target(words: Words, fight: FightState, choice: str) -> str:
    if not choice.isdigit():
        return ""
    foe = fight.foes[int(choice)]
    defence = (signed(foe.defence.strength), signed(foe.defence.technique))
    return words("way-outlook-target", life=foe.life, strength=defence[0], technique=defence[1])


def _guard(words: Words, fight: FightState, choice: str) -> str:
    number = fight.agenda[0].number
    match choice:
        case "face":
            return _harm(words, fight, number, fight.levels.guard)
        case "guard":
            return _harm(words, fight, number, after_extra(fight, choice).levels.guard)
        case "gisei":
            return words("way-outlook-gisei", guards=words.listed(map(plain, guards_by_gisei(fight))))
        case "place":
            return place_faces(words, fight.options.surroundings, fight.options)
        case "hook":
            return words("way-outlook-hook")
        case _:
            return ""


def _harm(words: Words, fight: FightState, number: int, guard: int) -> str:
    """Say how many of the cards left would do how much damage against a Guard."""
    blood = whether(fight.options.blood)
    harm = sorted(harm_left(fight, number, guard).items())
    counts = (words("way-outlook-harm", damage=damage, count=count, blood=blood) for damage, count in harm)
    return words("way-outlook-guard", guard=plain(guard), counts=words.listed(counts))


def _reward(words: Words, fight: FightState, choice: str) -> str:
    match choice:
        case "ki":
            return words("way-outlook-ki", now=fight.ki, then=fight.ki + 1)
        case "special":
            return words("way-outlook-special", count=len(fight.decks.specials))
        case _:
            then = fight.pawn + 1
            key = "way-outlook-last-kanji" if then == LAST_KANJI else "way-outlook-kanji"
            return words(key, now=pawn_words(fight.pawn), then=pawn_words(then))


def _die(words: Words, fight: FightState, choice: str) -> str:
    """Say what the blue die would have to show for each wound."""
    if choice == "hold":
        return words("way-outlook-hold", level=fight.die)
    faces: dict[int, list[int]] = {}
    for thrown in BLUE_DIE:
        faces.setdefault(wound_by(fight.die, thrown), []).append(thrown)
    return PART.join(
        words("way-outlook-faces", faces=between(words, shown), level=level) for level, shown in faces.items()
    )


def _price(words: Words, fight: FightState, choice: str) -> str:
    match choice:
        case "ki":
            return words("way-outlook-ki", now=fight.ki, then=fight.ki - 1)
        case "life":
            return words("way-outlook-life", now=fight.life, then=fight.life - 1)
        case "die":
            return words("way-outlook-die", now=fight.die, then=fight.die - 1)
        case _:
            card = choice.removeprefix(REMOVE)
            places = {"hand": fight.hand, "deck": fight.decks.ahead}
            place = next((name for name, cards in places.items() if card in cards), "beside")
            return words(f"way-outlook-from-{place}", adds=card_adds(words, card))


def _virtue(words: Words, fight: FightState, choice: str) -> str:
    return virtue_deed(words, choice, fight.options)


def _camp(words: Words, fight: FightState, choice: str) -> str:
    return weapon_deed(words, choice, fight.options) if choice in WEAPONS else ""


OUTLOOKS: dict[str, Callable[[Words, FightState, str], str]] = {
    "camp": _camp,
    "target": _target,
    "pair": _placing,
    "third": _placing,
    "reward": _reward,
    "virtue": _virtue,
    "die": _die,
    "price": _price,
    "guard": _guard,
}
"""The function that describes the answers to each question."""
