"""What happened in a fight, event by event, as facts: the results, and what led to them."""

from collections.abc import Iterator

from bot.face.game.facts import Fact, Value, Who, Worth
from bot.face.pieces import signed
from bot.face.way.cards import (
    INJURIES,
    card_name,
    card_names,
    event_deed,
    event_name,
    face_deed,
    fighter_name,
    gisei_name,
    opponent_name,
    place_name,
    virtue_name,
    weapon_name,
    wound_name,
)
from bot.face.way.effects import deeds
from bot.face.way.standing import asked_of
from bot.face.way.symbols import PATH, level_word, levels_in_short, plain
from bot.face.words import Words
from rules.way import events as of
from rules.way.action_cards import GISEI
from rules.way.camp import REDRAW
from rules.way.clauses import DieFalls, DieLeaves, LosesByDie, LosesFight, LosesKi, LosesLife
from rules.way.dealing import ALL
from rules.way.state import FightState
from rules.way.striking import REMOVE

PLAYER = Who(0)
"""The player whose fight it is: ``you`` when they read about it themselves."""

COSTS = ("peek", "seventh", "guard", "pawn", "save", "gisei", "trade")
"""What Ki or Life can be paid for; its effect is reported with the payment."""

STILL_MEASURED = ("die", "price", "guard")
"""The questions asked after an attack is resolved, while its levels still stand beside its defence."""

ENDS = ("defeated", "fallen", "fell", "beheaded", "last-wound", "time", "resigned")
"""The ways in which a fight ends by its rules, or by resigning."""

_TOLD_BY_THEMSELVES = (LosesLife, LosesKi, LosesByDie, DieFalls, DieLeaves, LosesFight)
"""The clauses of a wound that have their own events."""


def event_facts(event: of.WayEvent, fight: FightState, words: Words) -> Iterator[Fact]:
    """Yield all facts of an event; the picture of a fight that goes on draws some of them."""
    yield from _round(event, words)
    yield from _cards(event, words)
    yield from _means(event, words)
    yield from _attack(event, fight, words)
    yield from _harm(event, fight, words)
    yield from _counter(event, fight, words)


def _came(key: str, /, **values: Value) -> Fact:
    """Return a fact about a result."""
    return Fact(Worth.RESULT, f"way-told-{key}", values)


def _why(key: str, /, *, drawn: bool = False, beside: str | None = None, **values: Value) -> Fact:
    """Return a fact about what led to a result."""
    return Fact(Worth.REASON, f"way-told-{key}", values, drawn, beside=beside)


def _round(event: of.WayEvent, words: Words) -> Iterator[Fact]:
    """Yield how a fight and its rounds begin and end."""
    match event:
        case of.FightOpened(opponent=opponent, befell=befell):
            if befell:
                yield _came("befell", event=event_name(words, befell), deed=event_deed(words, befell))
            yield _why("opened", opponent=opponent_name(words, opponent))
        case of.Camped(choice=choice):
            weapon = "" if choice == REDRAW else weapon_name(words, choice)
            yield _came("camped-weapon" if weapon else "camped-redraw", weapon=weapon)
        case of.RoundOpened(round=number, cards=cards):
            yield _why("round", player=PLAYER, round=number, cards=card_names(words, cards))
        case of.RoundClosed(round=number):
            yield _why("round-over", round=number)
        case of.FightOver(won=won, reason=reason):
            yield _came("won" if won else "lost", player=PLAYER)
            if reason in ENDS:
                yield Fact(Worth.REASON, f"way-ended-{reason}")
        case _:
            pass


def _cards(event: of.WayEvent, words: Words) -> Iterator[Fact]:
    """Yield which cards were drawn, exchanged and placed, and what they add."""
    match event:
        case of.CardsExchanged(by=by, new=new) if by == ALL:
            yield _why("redrawn", count=len(new))
        case of.CardsExchanged(old=old, new=new):
            yield _why("swapped", old=card_names(words, old), new=card_names(words, new))
        case of.CardDrawn(card=card):
            yield _came("drawn", card=card_names(words, (card,)))
        case of.DeckReshuffled(deck=deck):
            yield _why("reshuffled", deck=deck)
        case of.CardsPlaced(cards=cards, levels=levels):
            yield _why("placed", cards=card_names(words, cards), levels=levels_in_short(words, levels))
        case of.CreditSpent(points=points, level=level, levels=levels):
            now = levels_in_short(words, levels)
            yield _why("credit", points=points, level=level_word(words, level), levels=now)
        case of.ComboMade(icon=icon):
            yield _why("combo", icon=words(f"way-icon-{icon}"))
        case of.SpecialWon(card=card):
            yield _came("special", card=card_names(words, (card,)))
        case _:
            pass


def _means(event: of.WayEvent, words: Words) -> Iterator[Fact]:
    """Yield what the player won, spent and recovered."""
    match event:
        case of.KiGained(count=count):
            yield _came("ki-gained", player=PLAYER, count=count)
        case of.KiPaid(count=count, by=by) if by in COSTS:
            yield _why("ki-paid", drawn=True, player=PLAYER, count=count)
        case of.KiPaid(count=count):
            yield _came("ki-lost", player=PLAYER, count=count)
        case of.PawnMoved(kanji=kanji):
            yield _came("pawn", kanji=PATH[kanji - 1])
        case of.VirtueWon(virtue=virtue):
            yield _came("virtue", virtue=virtue_name(words, virtue))
        case of.VirtueSpent(virtue=virtue):
            yield _came("virtue-spent", virtue=virtue_name(words, virtue))
        case of.LifeGained(count=count):
            yield _came("life-gained", player=PLAYER, count=count)
        case of.PricePaid(price=price):
            name, _, card = price.partition(":")
            key, named = "card" if price.startswith(REMOVE) else name, card_name(words, card) if card else ""
            yield _why("price", price=words(f"way-price-{key}", card=named))
        case _:
            pass


def _attack(event: of.WayEvent, fight: FightState, words: Words) -> Iterator[Fact]:
    """Yield the target of an attack, what it had to exceed, and whether it did."""
    match event:
        case of.TargetMarked(foe=foe):
            yield _why("target", opponent=_named(fight, foe, words))
        case of.DefenceRevealed(needed=needed):
            yield _came("defence", strength=plain(needed.strength), technique=plain(needed.technique))
        case of.AttackResolved(strength=strength, technique=technique, needed=needed, damage=damage):
            if not damage:
                yield _came("no-hit")
            levels = {"strength": plain(strength), "technique": plain(technique)}
            levels |= {"against": plain(needed.strength), "other": plain(needed.technique)}
            yield _why("attack", drawn=asked_of(fight) in STILL_MEASURED, **levels)
        case of.DieActivated(level=level, thrown=thrown, wound=wound):
            if not wound:
                yield _came("no-wound")
            yield _why("activated", level=level, thrown=thrown)
        case of.DieSet(level=level):
            key = "way-told-die" if level else "way-told-die-gone"
            yield Fact(Worth.RESULT, key, {"level": level}, drawn=True, beside="")
        case of.CardTurned(side=side):
            yield _why("turned", side=side)
        case _:
            pass


def _harm(event: of.WayEvent, fight: FightState, words: Words) -> Iterator[Fact]:
    """Yield who was wounded, and what it cost them."""
    match event:
        case of.Wounded(who=who, injury=injury, level=level):
            clauses = INJURIES[injury].wound(level)
            untold = [clause for clause in clauses if not isinstance(clause, _TOLD_BY_THEMSELVES)]
            wound, deed = wound_name(words, injury, level), deeds(words, untold, who)
            yield _came("wound" if clauses and not untold else "wound-deed", wound=wound, deed=deed)
        case of.LifeLost(who="foe", foe=foe, count=count):
            yield _came("they-lose", opponent=_named(fight, foe, words), count=count)
        case of.LifeLost(count=count, by=by):
            yield _came("life-lost", player=PLAYER, count=count, by=by)
        case of.ArmourStruck(who=who, count=count, left=left):
            owner = PLAYER if who == "player" else who
            yield _came("armour" if left else "armour-gone", owner=owner, count=count, left=left)
        case of.FoeFell(foe=foe):
            yield _came("they-fall", opponent=_named(fight, foe, words))
        case of.FoeKiSpent(foe=foe, count=count, boost=boost) if boost:
            opponent = _named(fight, foe, words)
            yield _why("they-pay", drawn=True, opponent=opponent, count=count, boost=signed(boost))
        case of.FoeKiSpent(foe=foe, count=count):
            yield _came("they-lose-ki", opponent=_named(fight, foe, words), count=count)
        case _:
            pass


def _counter(event: of.WayEvent, fight: FightState, words: Words) -> Iterator[Fact]:
    """Yield who strikes back, and how the player's Guard compares."""
    match event:
        case of.CountersCalled(thrown=thrown, foes=()):
            yield _why("called-nobody", thrown=thrown)
        case of.CountersCalled(thrown=thrown, foes=foes):
            opponents = words.listed(_named(fight, foe, words) for foe in foes)
            asked = len(foes) == 1 and asked_of(fight) == "guard"  # the question says who
            beside = "way-told-thrown" if asked else None
            yield _why("called", beside=beside, thrown=thrown, opponents=opponents, count=len(foes))
        case of.GuardRaised(by=by, levels=levels):
            gisei = gisei_name(words, by) if by in GISEI else ""
            yield _came("gisei" if gisei else "guard", gisei=gisei, guard=plain(levels.guard))
        case of.PlaceExploited(thrown=thrown):
            key, options = fight.options.surroundings, fight.options
            place, deed = place_name(words, key), face_deed(words, key, thrown, options)
            yield _why("place", place=place, thrown=thrown, deed=deed)
        case of.CounterStopped(foe=foe):
            yield _came("stopped", opponent=_named(fight, foe, words))
        case of.CounterMet(foe=foe, power=power, guard=guard, damage=damage):
            if not damage:
                yield _came("holds", player=PLAYER)
            values = {"opponent": _named(fight, foe, words), "power": plain(power), "guard": plain(guard)}
            yield Fact(Worth.REASON, "way-told-counter", values, beside="way-told-counter-brief")
        case _:
            pass


def _named(fight: FightState, number: int, words: Words) -> str:
    return fighter_name(words, fight.foes[number].key)
