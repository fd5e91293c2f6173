"""Cards of Way of the Samurai in words: as a name, on a button, and in a line."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.face.pieces import signed
from bot.face.screen import Option
from bot.face.way.effects import deeds
from bot.face.way.symbols import ICON_EMOJI, added_in_short
from bot.face.words import Words
from rules.way.action_cards import ACTION_CARDS, GISEI
from rules.way.clauses import Feature
from rules.way.features import CLIMATES, EVENTS
from rules.way.injuries import BASE_INJURIES, BLOOD_INJURIES, Injury
from rules.way.levels import Levels
from rules.way.opponents import OpponentKey
from rules.way.state import SECOND_VERSION, WayOptions
from rules.way.surroundings import Clauses

AS_BEGUN = WayOptions(version=SECOND_VERSION)
"""The version with which fights begin today; texts outside of fights describe it."""

INJURIES: dict[str, Injury] = BASE_INJURIES | BLOOD_INJURIES


def card_name(words: Words, key: str) -> str:
    """Name an Action card."""
    return words(f"way-card-{key}")


def card_names(words: Words, keys: Iterable[str]) -> str:
    """Name several Action cards, each with its icon."""
    return words.listed(card_with_icon(words, key) for key in keys)


def card_adds(words: Words, key: str) -> str:
    """Write in short what an Action card adds."""
    return added_in_short(words, ACTION_CARDS[key].adds)


def card_icon(key: str) -> str:
    """Return the sign of an Action card's icon."""
    return ICON_EMOJI[ACTION_CARDS[key].icon]


def card_with_icon(words: Words, key: str) -> str:
    """Name an Action card with its icon, within a sentence."""
    return words("way-card-with-icon", icon=card_icon(key), name=card_name(words, key))


def card_in_full(words: Words, key: str) -> str:
    """Name an Action card, with its icon and what it adds, in a line."""
    return words(
        "way-card-in-full", icon=card_icon(key), name=card_name(words, key), adds=card_adds(words, key)
    )


def card_label(words: Words, key: str) -> str:
    """Name an Action card with what it adds, for use beside its icon."""
    return words("way-card-label", name=card_name(words, key), adds=card_adds(words, key))


def card_button(words: Words, key: str) -> Option:
    """Name an Action card on a button or in a list."""
    return Option(key, card_label(words, key), emoji=card_icon(key))


def gisei_name(words: Words, key: str) -> str:
    """Name a Gisei card by what it adds."""
    return words("way-gisei", adds=added_in_short(words, GISEI[key].adds))


def opponent_name(words: Words, key: str) -> str:
    """Name an opponent to choose: one fighter, or three at once."""
    return words(f"way-opponent-{key}")


def fighter_name(words: Words, key: str) -> str:
    """Name one opposing fighter."""
    return words(f"way-fighter-{key}")


def weapon_name(words: Words, key: str) -> str:
    """Name a weapon."""
    return words(f"way-weapon-{key}")


def place_name(words: Words, key: str) -> str:
    """Name the surroundings."""
    return words(f"way-place-{key}")


def climate_name(words: Words, key: str) -> str:
    """Name a climate."""
    return words(f"way-climate-{key}")


def event_name(words: Words, key: str) -> str:
    """Name an event of the Road."""
    return words(f"way-event-{key}")


def virtue_name(words: Words, key: str) -> str:
    """Name a virtue, with its kanji."""
    return words(f"way-virtue-{key}")


def wound_name(words: Words, key: str, level: int) -> str:
    """Name the wound of a level on an injury card."""
    return words(f"way-wound-{key}-{level}")


def wound_deed(words: Words, key: str, level: int, who: str = "player") -> str:
    """Say in short what a wound does to the player or to an opponent."""
    return deeds(words, INJURIES[key].wound(level), who)


def weapon_deed(words: Words, key: str, options: WayOptions = AS_BEGUN) -> str:
    """Say in short what a weapon does, and what it costs."""
    return _deed(words, options.edition.weapons[key])


def climate_deed(words: Words, key: str) -> str:
    """Say in short what a climate does."""
    return _deed(words, CLIMATES[key])


def event_deed(words: Words, key: str) -> str:
    """Say in short what an event of the Road does."""
    return _deed(words, EVENTS[key])


def virtue_deed(words: Words, key: str, options: WayOptions = AS_BEGUN) -> str:
    """Say in short what a virtue does."""
    return _deed(words, options.edition.virtues[key])


def place_deed(words: Words, key: str, options: WayOptions = AS_BEGUN) -> str:
    """Say in short when the surroundings can be exploited, and what each face of the blue die then does."""
    place = options.edition.surroundings[key]
    if not place.faces:
        return words("way-does-nothing")
    faces = place_faces(words, key, options)
    return words("way-place-deed", once=place.once, before=place.before, faces=faces)


def place_faces(words: Words, key: str, options: WayOptions = AS_BEGUN) -> str:
    """Say in short what each face of the blue die does in some surroundings."""
    return words("list-semicolon").join(_faces(words, _does(key, options)))


def face_deed(words: Words, key: str, face: int, options: WayOptions = AS_BEGUN) -> str:
    """Say in short what one face of the blue die does in some surroundings."""
    return deeds(words, _does(key, options)[face - 1])


def opponent_deed(words: Words, key: OpponentKey, options: WayOptions = AS_BEGUN) -> str:
    """Say in short how strong an opponent is, or how much Life each of three has."""
    # By edition, since the numbers of an opponent may differ between editions.
    one, *others = options.edition.opponents[key].foes
    if others:
        lives = words.listed(str(foe.life) for foe in (one, *others))
        return words("way-opponents-deed", lives=lives)
    defence = added_in_short(words, Levels(one.defence.strength, one.defence.technique))
    return words("way-opponent-deed", life=one.life, ki=one.ki, defence=defence, power=signed(one.power))


def _does(key: str, options: WayOptions) -> tuple[Clauses, ...]:
    return options.edition.surroundings[key].does(literal=options.literal)


def _faces(words: Words, faces: Iterable[Clauses]) -> Iterator[str]:
    """Say what each face of the blue die does; neighbouring faces that do the same share a line."""
    for clauses, alike in groupby(enumerate(faces, 1), lambda face: face[1]):
        (least, _), *others = alike
        told = deeds(words, clauses)
        if others:
            yield words("way-place-faces", least=least, most=others[-1][0], deed=told)
        else:
            yield words("way-place-face", face=least, deed=told)


def _deed(words: Words, feature: Feature) -> str:
    return deeds(words, feature.clauses)
