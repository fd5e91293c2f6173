"""One turn of the Bushido Phase, from the hidden cards to the Strike! (seed 002, "Bushido Phase").

The stages, in order (ruling "order-of-a-turn"); each asks the players who have something to decide:

1. Both lay a card and flip it together. Defeats and Loses to are judged, all at once.
2. A player who flipped a card that allows it may bring the Strike! from hand.
3. A player who flipped a card that brings another brings one from hand.
4. A card with a side to choose is turned, unless two such cards came in this turn.
5. If a Strike! is out, cards are exhausted in turns, until two players decline in a row.
6. Each Strike! is resolved and goes back to the hand, and the next turn begins.

In ``pocket.hand/1`` a flipped card was turned before stage 2, and one from hand after it came.

Where the text is silent, see ``rulings``.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from msgspec.structs import replace
from typing_extensions import override

from rules.pocket.abilities import (
    Answers,
    ChooseSide,
    Defeats,
    Exhaust,
    FromHand,
    LosesTo,
    MayStrike,
    Mirrors,
    TurnsAgainst,
)
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.events import (
    Beaten,
    DoubleStrike,
    ExchangeEvent,
    Flipped,
    GivenUp,
    HeldBack,
    KeptAll,
    PutOut,
    Shown,
    SidesLost,
    StruckAt,
)
from rules.pocket.state import BothAreas, CardInPlay, Exchange, PlayArea, TurnStage
from rules.pocket.strikes import exhausted, totals
from rules.pocket.symbols import NONE, Symbols

SIDES: Final = ("swords", "helms")
"""The answers to which side of a card counts, in the order of its sides."""
HOLD: Final = "hold"
"""The answer that declines to strike."""
KEEP: Final = "keep"
"""The answer that declines to exhaust a card."""
UNANSWERED = 1
"""This many cards of an aspect do not yet count for a card that answers it."""
MOST_DOUBLES = 3
"""After this many turns in a row in which both strike in vain, both are defeated."""


def asked(areas: BothAreas, exchange: Exchange) -> dict[int, tuple[str, ...]]:
    """Return each seat's options at this stage, even if there is only one."""
    match exchange.stage:
        case "lay":
            return {seat: area.hand for seat, area in enumerate(areas)}
        case "side" | "late-side" | "last-side":
            return {seat: SIDES for seat, _ in unturned(areas, exchange)}
        case "strike":
            may = [seat for seat in exchange.standing if CARDS[exchange.flipped[seat]].ability(MayStrike)]
            return dict.fromkeys(may, (STRIKE, HOLD))  # ruling "own-strike"
        case "hand":
            brought = {seat: fitting(areas[seat], exchange.flipped[seat]) for seat in exchange.standing}
            # A player who can bring one has to (ruling "bring-if-you-can").
            return {seat: cards for seat, cards in brought.items() if cards}
        case "exhaust":
            # Including those that came in this very turn (ruling "exhaust-at-once").
            placed = [placed.card for placed in areas[exchange.on].in_play]
            return {exchange.on: (*(card for card in placed if CARDS[card].ability(Exhaust)), KEEP)}


def unturned(areas: BothAreas, exchange: Exchange) -> tuple[tuple[int, str], ...]:
    """Return the card of this turn that still has a side to choose; none if several came."""
    if len(exchange.choosing) > 1:
        return ()
    # Once turned it would show something; once exhausted it would not be in play.
    return tuple(
        (seat, card) for seat, card in exchange.choosing if CardInPlay(card, NONE) in areas[seat].in_play
    )


def fitting(area: PlayArea, card: str) -> tuple[str, ...]:
    """Return the cards that a card lets its owner bring; never the Strike! (ruling "no-strike-along")."""
    brings = CARDS[card].ability(FromHand)
    if brings is None:
        return ()
    others = (held for held in area.hand if held not in (card, STRIKE))
    return tuple(held for held in others if brings.aspect in (None, CARDS[held].aspect))


class Resolution:
    """A turn as it unfolds, and later ones that need no choice; it exists only inside one play."""

    next_stages: ClassVar[Mapping[TurnStage, TurnStage]] = {
        "lay": "strike",
        "strike": "hand",
        "hand": "last-side",
    }
    """The order of stages, up to exhausting."""

    def __init__(self, areas: BothAreas, exchange: Exchange, lead: int) -> None:
        self.areas: BothAreas = areas
        self.exchange = exchange
        self.lead = lead
        self.events: list[ExchangeEvent] = []
        self.struck: tuple[int, ...] | None = None
        """The seats that won the round, both in a mutual defeat; None while it goes on."""

    @property
    def asked(self) -> dict[int, tuple[str, ...]]:
        """Each seat's current options."""
        return asked(self.areas, self.exchange)

    def play(self, choices: Mapping[int, str]) -> None:
        """Take all choices owed, and go on until a player has one again or the round is over."""
        self._take(choices)
        while self.struck is None and not any(len(options) > 1 for options in self.asked.values()):
            self._take({})

    def _take(self, choices: Mapping[int, str]) -> None:
        """Take the answers of a stage; a seat with only one option need not give it (ruling "no-choice")."""
        answers = {seat: choices.get(seat, options[0]) for seat, options in self.asked.items()}
        stage = self.exchange.stage
        match stage:
            case "lay":
                self._flip((answers[0], answers[1]))
            case "side" | "late-side" | "last-side":
                self._turn(answers)
            case "strike":
                self._put_out_strikes(answers)
            case "hand":
                self._put_out_cards(answers)
            case "exhaust":
                ((seat, card),) = answers.items()
                self._exhaust(seat, card)
                return
        if stage in self.next_stages:
            self.exchange = replace(self.exchange, stage=self.next_stages[stage])
        # A defeated Strike! is not among them (ruling "nothing-to-strike").
        elif self.exchange.striking:
            self._open_exhausting()
        else:
            self._end_turn(doubles=0)

    def _becomes(self, seat: int, area: PlayArea) -> None:
        one, other = self.areas
        self.areas = (area, other) if seat == 0 else (one, area)

    def _flip(self, cards: tuple[str, str]) -> None:
        """Reveal both cards, judge which are defeated, and put the others into play."""
        self.events.append(Flipped(turn=self.exchange.turn, cards=cards))
        # Before either card is laid: both are judged by the cards there when they were flipped.
        shown = [self._shown_when_flipped(seat, cards) for seat in (0, 1)]
        for seat, card in enumerate(cards):
            self._becomes(seat, self.areas[seat].lays(card))
        beaten_by = [CARDS[cards[seat]].beaten_by(CARDS[cards[1 - seat]]) for seat in (0, 1)]
        standing = tuple(seat for seat, by in enumerate(beaten_by) if by is None)
        self.exchange = replace(self.exchange, flipped=cards, standing=standing)
        for seat, (card, by) in enumerate(zip(cards, beaten_by, strict=True)):
            if by:
                self._beat(seat, card, by)
            elif card == STRIKE:
                self._strike_out(seat)
            else:
                # A defeated card never comes, and takes no side from another (ruling "defeated-never-came").
                self._come_out(seat, card, shown[seat])
        self._lose_sides()

    def _beat(self, seat: int, card: str, by: Defeats | LosesTo) -> None:
        """Exhaust a defeated card; a Strike! goes back to the hand instead."""
        why = "defeats" if isinstance(by, Defeats) else "loses-to"
        self.events.append(Beaten(seat=seat, card=card, why=why, sign=by.sign))
        area = self.areas[seat]
        self._becomes(seat, area.takes(card) if card == STRIKE else area.exhausts(card))

    def _shown_when_flipped(self, seat: int, cards: tuple[str, str]) -> Symbols:
        """Return what a flipped card shows, given the opponent's flipped card and draft."""
        card, foe = CARDS[cards[seat]], CARDS[cards[1 - seat]]
        turns = card.ability(TurnsAgainst)
        if turns and turns.sign in foe.signs:
            return card.sides[1]
        if card.ability(Mirrors):
            # Both of its sides, for good (rulings "taken-whole" and "taken-once").
            return sum(foe.sides, NONE)
        answers = card.ability(Answers)
        if answers:
            # Played or not (ruling "answered-drafted").
            drafted = [CARDS[key].aspect for key in self.areas[1 - seat].all_cards]
            return sum([answers.gains] * (drafted.count(answers.aspect) - UNANSWERED), card.sides[0])
        return card.sides[0]

    def _come_out(self, seat: int, card: str, shows: Symbols) -> None:
        """Put a card into play; one with a side to choose shows nothing until it is chosen."""
        if CARDS[card].ability(ChooseSide):
            self._becomes(seat, self.areas[seat].shows(card, NONE))
            self.exchange = replace(self.exchange, choosing=(*self.exchange.choosing, (seat, card)))
            return
        self._becomes(seat, self.areas[seat].shows(card, shows))
        if shows != CARDS[card].sides[0]:
            self.events.append(Shown(seat=seat, card=card, shows=shows))

    def _lose_sides(self) -> None:
        """Hide the sides of cards with a side to choose, if several came in this turn."""
        cards = self.exchange.choosing
        if len(cards) > 1:
            self.events.append(SidesLost(cards=cards))
            for seat, card in cards:
                self._becomes(seat, self._without_side(self.areas[seat], card))

    def _without_side(self, area: PlayArea, card: str) -> PlayArea:
        """Leave a card that lost its sides without any symbol."""
        # Not even its aspect, for the whole round (ruling "sides-lost-for-good").
        return area.shows_nothing(card)

    def _turn(self, answers: Mapping[int, str]) -> None:
        """Turn a card to the side chosen by its owner."""
        for seat, card in unturned(self.areas, self.exchange):
            shows = CARDS[card].sides[SIDES.index(answers[seat])]
            self._becomes(seat, self.areas[seat].shows(card, shows))
            self.events.append(Shown(seat=seat, card=card, shows=shows))

    def _strike_out(self, seat: int) -> None:
        self.exchange = replace(self.exchange, striking=tuple(sorted((*self.exchange.striking, seat))))

    def _put_out_strikes(self, answers: Mapping[int, str]) -> None:
        for seat, answer in answers.items():
            if answer == STRIKE:
                self._becomes(seat, self.areas[seat].lays(STRIKE))
                self._strike_out(seat)
                self.events.append(PutOut(seat=seat, card=STRIKE, by=self.exchange.flipped[seat]))
            else:
                self.events.append(HeldBack(seat=seat))

    def _put_out_cards(self, answers: Mapping[int, str]) -> None:
        """Bring the cards chosen from hand; effects of being flipped do not apply to them."""
        for seat, card in answers.items():
            self._becomes(seat, self.areas[seat].lays(card))
            self.events.append(PutOut(seat=seat, card=card, by=self.exchange.flipped[seat]))
            # Its first side: it was not flipped against any card (ruling "from-hand-untold").
            self._come_out(seat, card, CARDS[card].sides[0])
        # A card from hand counts, too (ruling "sides-lost-late").
        if answers:
            self._lose_sides()

    def _open_exhausting(self) -> None:
        """Ask the striker to begin; if both strike, the player with the lead (ruling "lead")."""
        striking = self.exchange.striking
        on = striking[0] if len(striking) == 1 else self.lead
        self.exchange = replace(self.exchange, stage="exhaust", on=on)

    def _exhaust(self, seat: int, card: str) -> None:
        """Exhaust one card or none; after two players decline in a row, resolve the strikes."""
        before = self.exchange
        self.exchange = replace(before, on=1 - seat, passed=card == KEEP)
        if card != KEEP:
            self.areas, aid = exhausted(self.areas, before.aid, seat, card)
            self.exchange = replace(self.exchange, aid=aid)
            self.events.append(GivenUp(seat=seat, card=card))
            return
        # Only a player who could have exhausted a card has kept any.
        if len(asked(self.areas, before)[seat]) > 1:
            self.events.append(KeptAll(seat=seat))
        # Both have declined, one after the other (ruling "one-at-a-time").
        if before.passed:
            self._resolve_strikes()

    def _resolve_strikes(self) -> None:
        """Compare swords and helms for each striker, return each Strike!, and end the round or the turn."""
        both, through = totals(self.areas, self.exchange.aid), list[int]()
        for seat in self.exchange.striking:
            swords, helms = both[seat].swords, both[1 - seat].helms
            self.events.append(StruckAt(seat=seat, swords=swords, helms=helms, through=swords > helms))
            if swords > helms:
                through.append(seat)
            self._becomes(seat, self.areas[seat].takes(STRIKE))
        if through:
            self._end_round(tuple(through))
        elif len(self.exchange.striking) == 1:
            self._end_turn(doubles=0)
        else:
            doubles = self.exchange.doubles + 1  # ruling "in-a-row"
            self.events.append(DoubleStrike(in_a_row=doubles))
            if doubles == MOST_DOUBLES:
                self._end_round((0, 1))
            else:
                self._end_turn(doubles)

    def _end_turn(self, doubles: int) -> None:
        # Effects of exhausting end with the turn (ruling "exhaust-for-the-turn").
        self.exchange = Exchange(self.exchange.turn + 1, doubles=doubles)

    def _end_round(self, struck: tuple[int, ...]) -> None:
        self.exchange = replace(self.exchange, striking=())
        self.struck = struck


class FirstResolution(Resolution):
    """A turn of ``pocket.hand/1``: sides are chosen earlier, and a card that loses them keeps its aspect."""

    next_stages = {"lay": "side", "side": "strike", "strike": "hand", "hand": "late-side"}  # noqa: RUF012

    @override
    def _without_side(self, area: PlayArea, card: str) -> PlayArea:
        return area.shows(card, NONE)
