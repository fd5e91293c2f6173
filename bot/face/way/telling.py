"""What happened in a fight, event by event: what came of it, and what brought it about."""

from collections.abc import Callable
from typing import Any, NamedTuple

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
from bot.face.way.symbols import PATH, level_word, levels_in_short, plain, signed
from bot.face.words import Words
from rules.way import events as of
from rules.way.action_cards import GISEI
from rules.way.camp import REDRAW
from rules.way.clauses import DieFalls, DieLeaves, LosesByDie, LosesFight, LosesKi, LosesLife
from rules.way.dealing import ALL
from rules.way.state import FightState
from rules.way.striking import REMOVE

YOU = "you"
"""Who is named where the player reads about their own fight."""

COSTS = ("peek", "seventh", "guard", "pawn", "save", "gisei", "trade")
"""What Ki or Life is paid for: what it brings is told with it."""

ENDS = ("defeated", "fallen", "fell", "beheaded", "last-wound", "time", "resigned")
"""How a fight ends by its rules, or by whoever gives it up."""

_TOLD_BY_THEMSELVES = (LosesLife, LosesKi, LosesByDie, DieFalls, DieLeaves, LosesFight)
"""The clauses of a wound of which an event of their own tells."""


class ToldEvent(NamedTuple):
    """An event in words."""

    result: str = ""
    cause: str = ""


class WayTeller:
    """Knows who is meant by an event."""

    def __init__(self, words: Words, fight: FightState, player: str = YOU) -> None:
        self.words = words
        self.fight = fight
        self.player = player
        """The player's name, or that it is the player who reads."""

    def tell(self, event: of.WayEvent) -> ToldEvent:
        """Put an event into words."""
        return TELLS[type(event)](self, event)

    def fighter(self, number: int) -> str:
        """Name an opponent."""
        return fighter_name(self.words, self.fight.foes[number].key)


Tells = Callable[[WayTeller, Any], ToldEvent]


def _opened(teller: WayTeller, event: of.FightOpened) -> ToldEvent:
    words, opponent = teller.words, opponent_name(teller.words, event.opponent)
    cause = words("way-told-opened", opponent=opponent)
    if event.befell is None:
        return ToldEvent(cause=cause)
    befell, does = event_name(words, event.befell), event_deed(words, event.befell)
    return ToldEvent(words("way-told-befell", event=befell, deed=does), cause)


def _camped(teller: WayTeller, event: of.Camped) -> ToldEvent:
    if event.choice == REDRAW:
        return ToldEvent(teller.words("way-told-camped-redraw"))
    return ToldEvent(teller.words("way-told-camped-weapon", weapon=weapon_name(teller.words, event.choice)))


def _round_opened(teller: WayTeller, event: of.RoundOpened) -> ToldEvent:
    if teller.player == YOU:  # who sees the cards below
        return ToldEvent(cause=teller.words("way-told-round", round=event.round))
    cards = card_names(teller.words, event.cards)
    return ToldEvent(cause=teller.words("way-told-round-cards", round=event.round, cards=cards))


def _exchanged(teller: WayTeller, event: of.CardsExchanged) -> ToldEvent:
    words = teller.words
    if event.by == ALL:
        return ToldEvent(cause=words("way-told-redrawn", count=len(event.new)))
    old, new = card_names(words, event.old), card_names(words, event.new)
    return ToldEvent(cause=words("way-told-swapped", old=old, new=new))


def _card_drawn(teller: WayTeller, event: of.CardDrawn) -> ToldEvent:
    return ToldEvent(teller.words("way-told-drawn", card=card_names(teller.words, (event.card,))))


def _reshuffled(teller: WayTeller, event: of.DeckReshuffled) -> ToldEvent:
    return ToldEvent(cause=teller.words("way-told-reshuffled", deck=event.deck))


def _target_marked(teller: WayTeller, event: of.TargetMarked) -> ToldEvent:
    return ToldEvent(cause=teller.words("way-told-target", opponent=teller.fighter(event.foe)))


def _placed(teller: WayTeller, event: of.CardsPlaced) -> ToldEvent:
    words = teller.words
    cards, levels = card_names(words, event.cards), levels_in_short(words, event.levels)
    return ToldEvent(cause=words("way-told-placed", cards=cards, levels=levels))


def _credit_spent(teller: WayTeller, event: of.CreditSpent) -> ToldEvent:
    words, level = teller.words, level_word(teller.words, event.level)
    levels = levels_in_short(words, event.levels)
    return ToldEvent(cause=words("way-told-credit", points=event.points, level=level, levels=levels))


def _revealed(teller: WayTeller, event: of.DefenceRevealed) -> ToldEvent:
    words, needed = teller.words, event.needed
    return ToldEvent(
        words("way-told-defence", strength=plain(needed.strength), technique=plain(needed.technique))
    )


def _combo(teller: WayTeller, event: of.ComboMade) -> ToldEvent:
    return ToldEvent(cause=teller.words("way-told-combo", icon=teller.words(f"way-icon-{event.icon}")))


def _ki_gained(teller: WayTeller, event: of.KiGained) -> ToldEvent:
    return ToldEvent(teller.words("way-told-ki-gained", player=teller.player, count=event.count))


def _ki_paid(teller: WayTeller, event: of.KiPaid) -> ToldEvent:
    if event.by in COSTS:
        return ToldEvent(cause=teller.words("way-told-ki-paid", player=teller.player, count=event.count))
    return ToldEvent(teller.words("way-told-ki-lost", player=teller.player, count=event.count))


def _special_won(teller: WayTeller, event: of.SpecialWon) -> ToldEvent:
    return ToldEvent(teller.words("way-told-special", card=card_names(teller.words, (event.card,))))


def _pawn_moved(teller: WayTeller, event: of.PawnMoved) -> ToldEvent:
    return ToldEvent(teller.words("way-told-pawn", kanji=PATH[event.kanji - 1]))


def _virtue_won(teller: WayTeller, event: of.VirtueWon) -> ToldEvent:
    return ToldEvent(teller.words("way-told-virtue", virtue=virtue_name(teller.words, event.virtue)))


def _virtue_spent(teller: WayTeller, event: of.VirtueSpent) -> ToldEvent:
    return ToldEvent(teller.words("way-told-virtue-spent", virtue=virtue_name(teller.words, event.virtue)))


def _die_set(teller: WayTeller, event: of.DieSet) -> ToldEvent:
    if not event.level:
        return ToldEvent(teller.words("way-told-die-gone"))
    return ToldEvent(teller.words("way-told-die", level=event.level))


def _attack(teller: WayTeller, event: of.AttackResolved) -> ToldEvent:
    cause = teller.words(
        "way-told-attack",
        strength=plain(event.strength),
        technique=plain(event.technique),
        against=plain(event.needed.strength),
        other=plain(event.needed.technique),
    )
    return ToldEvent("" if event.damage else teller.words("way-told-no-hit"), cause)


def _die_activated(teller: WayTeller, event: of.DieActivated) -> ToldEvent:
    cause = teller.words("way-told-activated", level=event.level, thrown=event.thrown)
    return ToldEvent("" if event.wound else teller.words("way-told-no-wound"), cause)


def _wounded(teller: WayTeller, event: of.Wounded) -> ToldEvent:
    words, clauses = teller.words, INJURIES[event.injury].wound(event.level)
    wound = wound_name(words, event.injury, event.level)
    untold = [clause for clause in clauses if not isinstance(clause, _TOLD_BY_THEMSELVES)]
    key = "way-told-wound" if clauses and not untold else "way-told-wound-deed"
    return ToldEvent(words(key, wound=wound, deed=deeds(words, untold, event.who)))


def _life_lost(teller: WayTeller, event: of.LifeLost) -> ToldEvent:
    if event.who == "foe":
        name = teller.fighter(event.foe)
        return ToldEvent(teller.words("way-told-they-lose", opponent=name, count=event.count))
    return ToldEvent(teller.words("way-told-life-lost", player=teller.player, count=event.count, by=event.by))


def _life_gained(teller: WayTeller, event: of.LifeGained) -> ToldEvent:
    return ToldEvent(teller.words("way-told-life-gained", player=teller.player, count=event.count))


def _armour_struck(teller: WayTeller, event: of.ArmourStruck) -> ToldEvent:
    owner = teller.player if event.who == "player" else event.who
    key = "way-told-armour" if event.left else "way-told-armour-gone"
    return ToldEvent(teller.words(key, owner=owner, count=event.count, left=event.left))


def _foe_ki(teller: WayTeller, event: of.FoeKiSpent) -> ToldEvent:
    words, name = teller.words, teller.fighter(event.foe)
    if event.boost:
        boost = signed(event.boost)
        return ToldEvent(cause=words("way-told-they-pay", opponent=name, count=event.count, boost=boost))
    return ToldEvent(words("way-told-they-lose-ki", opponent=name, count=event.count))


def _foe_fell(teller: WayTeller, event: of.FoeFell) -> ToldEvent:
    return ToldEvent(teller.words("way-told-they-fall", opponent=teller.fighter(event.foe)))


def _turned(teller: WayTeller, event: of.CardTurned) -> ToldEvent:
    return ToldEvent(cause=teller.words("way-told-turned", side=event.side))


def _price(teller: WayTeller, event: of.PricePaid) -> ToldEvent:
    words, (name, _, card) = teller.words, event.price.partition(":")
    key = "card" if event.price.startswith(REMOVE) else name
    price = words(f"way-price-{key}", card=card_name(words, card) if card else "")
    return ToldEvent(cause=words("way-told-price", price=price))


def _called(teller: WayTeller, event: of.CountersCalled) -> ToldEvent:
    words, count = teller.words, len(event.foes)
    if not count:
        return ToldEvent(cause=words("way-told-called-nobody", thrown=event.thrown))
    opponents = words.listed(map(teller.fighter, event.foes))
    return ToldEvent(cause=words("way-told-called", thrown=event.thrown, opponents=opponents, count=count))


def _guard_raised(teller: WayTeller, event: of.GuardRaised) -> ToldEvent:
    words, guard = teller.words, plain(event.levels.guard)
    if event.by in GISEI:
        return ToldEvent(words("way-told-gisei", gisei=gisei_name(words, event.by), guard=guard))
    return ToldEvent(words("way-told-guard", guard=guard))


def _exploited(teller: WayTeller, event: of.PlaceExploited) -> ToldEvent:
    words, options = teller.words, teller.fight.options
    key = options.surroundings
    place, does = place_name(words, key), face_deed(words, key, event.thrown, options)
    return ToldEvent(cause=words("way-told-place", place=place, thrown=event.thrown, deed=does))


def _stopped(teller: WayTeller, event: of.CounterStopped) -> ToldEvent:
    return ToldEvent(teller.words("way-told-stopped", opponent=teller.fighter(event.foe)))


def _met(teller: WayTeller, event: of.CounterMet) -> ToldEvent:
    words, name = teller.words, teller.fighter(event.foe)
    cause = words("way-told-counter", opponent=name, power=plain(event.power), guard=plain(event.guard))
    return ToldEvent("" if event.damage else words("way-told-holds", player=teller.player), cause)


def _round_closed(teller: WayTeller, event: of.RoundClosed) -> ToldEvent:
    return ToldEvent(cause=teller.words("way-told-round-over", round=event.round))


def _over(teller: WayTeller, event: of.FightOver) -> ToldEvent:
    key = "way-told-won" if event.won else "way-told-lost"
    why = teller.words(f"way-ended-{event.reason}") if event.reason in ENDS else ""
    return ToldEvent(teller.words(key, player=teller.player), why)


TELLS: dict[type, Tells] = {
    of.FightOpened: _opened,
    of.Camped: _camped,
    of.RoundOpened: _round_opened,
    of.CardsExchanged: _exchanged,
    of.CardDrawn: _card_drawn,
    of.DeckReshuffled: _reshuffled,
    of.TargetMarked: _target_marked,
    of.CardsPlaced: _placed,
    of.CreditSpent: _credit_spent,
    of.DefenceRevealed: _revealed,
    of.ComboMade: _combo,
    of.KiGained: _ki_gained,
    of.KiPaid: _ki_paid,
    of.SpecialWon: _special_won,
    of.PawnMoved: _pawn_moved,
    of.VirtueWon: _virtue_won,
    of.VirtueSpent: _virtue_spent,
    of.DieSet: _die_set,
    of.AttackResolved: _attack,
    of.DieActivated: _die_activated,
    of.Wounded: _wounded,
    of.LifeLost: _life_lost,
    of.LifeGained: _life_gained,
    of.ArmourStruck: _armour_struck,
    of.FoeKiSpent: _foe_ki,
    of.FoeFell: _foe_fell,
    of.CardTurned: _turned,
    of.PricePaid: _price,
    of.CountersCalled: _called,
    of.GuardRaised: _guard_raised,
    of.PlaceExploited: _exploited,
    of.CounterStopped: _stopped,
    of.CounterMet: _met,
    of.RoundClosed: _round_closed,
    of.FightOver: _over,
}
