"""An attack with all its answers, told in one message that grows: the result first, then card by card."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.face.kendo.cards import together
from bot.face.kendo.draws import Draws
from bot.face.kendo.laying import Laying, cards_laid
from bot.face.kendo.results import result
from bot.face.kendo.seats import marked
from bot.face.kendo.telling import TELLS, KendoTeller, changed
from bot.face.kendo.view import court_view
from bot.face.pieces import mention
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.kendo import events as of

BRIEF = {kind: tells for kind, tells in TELLS.items() if kind not in (Draws, of.Reshuffled)}
"""What a long exchange is told with: not where cards came from."""
BESIDE = {kind: TELLS[kind] for kind in (of.PassedOn, of.BonusLeft, of.Reshuffled)} | {Draws: changed}
"""What the ladder leaves out: it has the cards that are laid, and not where others came from."""
MOST_STEPS = 24
"""How many cards a very long one is told with, each in a few words: the last ones."""


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened so far; where that is too much for one message, ever more briefly."""
    teller = _teller(page, words)
    head = (_title(page, turn, words), *result(teller, turn.events))
    stood_in = _stood_in(teller, turn)
    before = _first_totals(page) if turn.chapter == 1 else []
    for tells in (TELLS, BRIEF):
        yield "\n".join((*head, *teller.lines((*before, *turn.events), tells), *stood_in))
    yield "\n".join((*head, *in_short(teller, turn.events), *stood_in))


def told_beside(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what came of an attack, and what the ladder of its cards leaves out."""
    teller = _teller(page, words)
    lines = (*result(teller, turn.events), *teller.lines(turn.events, BESIDE), *_stood_in(teller, turn))
    yield "\n".join((_title(page, turn, words), *lines))


def _teller(page: MatchPage, words: Words) -> KendoTeller:
    return KendoTeller(words, (mention(player.user_id) for player in page.players))


def _stood_in(teller: KendoTeller, turn: TurnPage) -> list[str]:
    seats = dict.fromkeys(turn.stand_ins)
    return [teller.words("reveal-stand-in", players=teller.names[seat]) for seat in seats]


def _first_totals(page: MatchPage) -> list[Event]:
    """Return the totals by which the first attacker of a Competition was found: nothing else tells them."""
    court = court_view(page)
    if court is None:
        return []
    totals = court.cards.totals
    ties = [*takewhile(lambda each: each.count(max(each)) > 1, totals)]
    return [of.Totalled(totals=each) for each in totals[: len(ties) + 1]]


def _title(page: MatchPage, turn: TurnPage, words: Words) -> str:
    """Say what it was about: time called or an attack, whichever came first, or else what happened first."""
    names = [marked(page, player.seat) for player in page.players]
    deeds = (event for event in turn.events if isinstance(event, of.Attacked | of.TimeCalled))
    first = next(deeds, None)
    if isinstance(first, of.Attacked):
        return words("kendo-told-attack", attacker=names[first.seat], target=names[first.target])
    for event in (first,) if first else turn.events:
        match event:
            case of.Switched():
                return words("kendo-told-opening")
            case of.TimeCalled(seat=seat):
                return words("kendo-told-time", player=names[seat])
            case of.ThrownAway(seat=seat):
                return words("kendo-told-unarmed", player=names[seat])
            case of.SwitchedOne(seat=seat):
                return words("kendo-told-preparing", player=names[seat])
            case _:
                pass
    return words("kendo-told-left")


def in_short(teller: KendoTeller, events: Sequence[Event]) -> list[str]:
    """Tell in one line who laid which cards, the last of them where there are too many."""
    steps = [step for event in events if (step := _step(teller, event))]
    if not steps:
        return []
    left_out = len(steps) - MOST_STEPS
    if left_out > 0:
        steps = [teller.words("kendo-told-steps-before", count=left_out), *steps[-MOST_STEPS:]]
    return [teller.words("kendo-told-in-short", steps=teller.words("list-semicolon").join(steps))]


def _step(teller: KendoTeller, event: Event) -> str:
    if isinstance(event, Laying):
        cards = together(teller.words, cards_laid(event))
        return teller.words("kendo-told-step", player=teller.names[event.seat], cards=cards)
    if isinstance(event, of.Yielded):
        return teller.words("kendo-told-step-yielded", player=teller.names[event.seat])
    return ""
