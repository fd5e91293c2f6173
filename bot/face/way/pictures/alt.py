"""The alt text for the picture of a fight: strip by strip, each card, each number and each result."""

from collections.abc import Iterator

from bot.face.alt import alt_text
from bot.face.game.book import Facts
from bot.face.pieces import signed
from bot.face.way.cards import (
    card_adds,
    card_name,
    climate_name,
    fighter_name,
    opponent_name,
    place_name,
    virtue_name,
    weapon_name,
)
from bot.face.way.foresight import defences_now, powers_left
from bot.face.way.pictures.cards import WITHOUT_CARDS
from bot.face.way.pictures.gauges import UNMEASURED
from bot.face.way.pictures.lost import Lost
from bot.face.way.standing import aimed_at, asked_of, between, wounds
from bot.face.way.symbols import LEVELS, plain
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way.action_cards import ACTION_CARDS
from rules.way.combos import LAST_KANJI
from rules.way.countering import power_beyond_card
from rules.way.dealing import ROUNDS
from rules.way.road import DUELS
from rules.way.state import FightState, most_ki, most_life


def fight_alt(page: MatchPage, words: Words, lost: Lost) -> str:
    """Describe the picture of a fight."""
    fight = fight_of(page)
    parts = [*_scene(words, fight)]
    parts += (_foe(words, fight, number, lost.theirs.get(number, 0)) for number in range(len(fight.foes)))
    if page.outcome:
        parts.append(_ending(page, words))
    parts += _levels(words, fight)
    parts += _own(words, fight, lost.own)
    if not page.outcome:
        parts += _cards(words, fight)
    return alt_text(parts)


def _scene(words: Words, fight: FightState) -> Iterator[str]:
    if fight.options.leg:
        number = DUELS.index(fight.options.opponent) + 1
        names = words.listed(opponent_name(words, key) for key in DUELS)
        yield words("way-picture-road", number=number, duels=names)
    facts = {"round": fight.round, "most": ROUNDS, "attack": fight.attack}
    place, climate = (
        place_name(words, fight.options.surroundings),
        climate_name(words, fight.options.climate),
    )
    round_ = words("way-picture-round", **facts) if fight.round else ""
    yield f"{round_} {words('way-picture-where', place=place, climate=climate)}"


def _foe(words: Words, fight: FightState, number: int, lost: int) -> str:
    foe = fight.foes[number]
    facts: Facts = {
        "name": fighter_name(words, foe.key),
        "life": foe.life,
        "lost": lost,
        "ki": foe.ki,
        "armour": foe.armour,
        "power": signed(power_beyond_card(fight, number)),
    }
    parts = [words("way-picture-foe" if foe.life else "way-picture-fallen", **facts)]
    if foe.life and foe.armour:
        parts.append(words("way-picture-armour", **facts))
    if foe.life and foe.side:
        parts.append(words("way-picture-side", side=foe.side))
    if aimed_at(fight, number):
        parts.append(words("way-picture-aimed"))
    if _strikes(fight, number):
        parts.append(words("way-picture-strikes"))
    return " ".join(parts)


def _strikes(fight: FightState, number: int) -> bool:
    return asked_of(fight) == "guard" and fight.agenda[0].number == number


def _ending(page: MatchPage, words: Words) -> str:
    fight, outcome = fight_of(page), page.outcome
    if outcome is None or fight.result != outcome:
        return words("way-picture-broken-off")
    return words("way-picture-won" if outcome.winners else "way-picture-lost")


def _levels(words: Words, fight: FightState) -> Iterator[str]:
    asked = asked_of(fight)
    if asked in {"", "camp"}:
        return
    levels: Facts = {name: plain(count) for name, count in zip(LEVELS, fight.levels.each, strict=True)}
    yield words("way-picture-levels", **levels)
    if asked not in UNMEASURED:
        cards = defences_now(fight)
        strength, technique = (card.strength for card in cards), (card.technique for card in cards)
        yield words(
            "way-picture-against", strength=between(words, strength), technique=between(words, technique)
        )
    if asked == "guard":
        powers = powers_left(fight, fight.agenda[0].number)
        yield words("way-picture-power", power=between(words, powers))


def _own(words: Words, fight: FightState, lost: int) -> Iterator[str]:
    """Say how the player stands, identified by their weapon and not by name."""
    facts: Facts = {"life": fight.life, "most": most_life(fight), "lost": lost, "ki": fight.ki}
    parts = [
        words("way-picture-own", weapon=weapon_name(words, fight.weapon), most_ki=most_ki(fight), **facts),
        words("way-picture-die", level=fight.die) if fight.die else "",
        words("way-picture-armour", armour=fight.armour) if fight.armour else "",
    ]
    if fight.decks.virtues:
        parts.append(words("way-picture-pawn", kanji=fight.pawn, most=LAST_KANJI))
    elif fight.virtue:
        virtue = virtue_name(words, fight.virtue)
        parts.append(words("way-picture-virtue", virtue=virtue, left=fight.credit))
    yield " ".join(filter(None, parts))
    if fight.wounds:
        yield words("way-picture-wounds", wounds=wounds(words, fight))


def _cards(words: Words, fight: FightState) -> Iterator[str]:
    """Name the cards in order, with what they add if that is drawn."""
    in_full = asked_of(fight) not in WITHOUT_CARDS
    laid = [_card(words, key, "", in_full=in_full) for key in fight.played]
    held = [_card(words, key, f"{at} ", in_full=in_full) for at, key in enumerate(fight.hand, 1)]
    for name, cards in (("laid", laid), ("held", held)):
        if cards:
            yield words(f"way-picture-{name}", cards=words("list-semicolon").join(cards))
    if fight.scored:
        combos = words.listed(words(f"way-icon-{icon}") for icon in fight.scored)
        yield words("way-picture-combos", icons=combos)


def _card(words: Words, key: str, number: str, *, in_full: bool) -> str:
    icon = words(f"way-icon-{ACTION_CARDS[key].icon}")
    named = f"{number if in_full else ''}{icon}: {card_name(words, key)}"
    return f"{named} {card_adds(words, key)}" if in_full else named
