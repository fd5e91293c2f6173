"""One turn of a brawl, reported in one message that grows as the fights go on."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from msgspec.structs import replace

from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.cards import crest
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facts import Table, fight_facts, losses_of
from bot.face.bushido.losses import losses
from bot.face.game.facts import Fact, Phrase, ToldTurn, Value, Who, Worth, lately
from bot.face.game.parts import at_table
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido import brawl_events as of
from rules.bushido import events as fight
from rules.game import Event

CARDS_MOVED = (fight.Discarded, fight.Retrieved, fight.Refreshed)
"""Events that neither a fight's line nor a row of the picture reports."""


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Report a turn so far."""
    placed = (event.turn for event in turn.events if isinstance(event, of.Placed))
    title = words("brawl-reveal-title", turn=next(placed, brawl_view(page).turn))
    return (ToldTurn(title, [*_facts(page, turn.events, words)]),)


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say what a player lost since their last choice, then what befell others; nothing before turn 1."""
    key = "lately-last-turn" if brawl_view(page).active is None else "lately-this-turn"
    return lately(_news(page), at_table(page, words), page.seat, key, between=" · ")


def _facts(page: MatchPage, events: Sequence[Event], words: Words) -> Iterator[Fact]:
    table = Table(words, edition_of(page), [side.fighter for side in brawl_view(page).sides], _played(events))
    # The picture's rows say all that is left empty here.
    yield from (replace(fact, beside="") for fact in losses_of(events))
    for at, event in enumerate(events):
        match event:
            case of.Placed(seats=seats, targets=targets):
                for seat, target in zip(seats, targets, strict=True):
                    values = {"player": Who(seat), "target": Who(target), **table.named(seat)}
                    yield Fact(Worth.REASON, "brawl-placed", values, beside="")
            case of.RolledOff(seats=seats, faces=faces):
                rolls = (_roll(seat, face) for seat, face in zip(seats, faces, strict=True))
                yield Fact(Worth.REASON, "brawl-rolled-off", {"rolls": tuple(rolls)})
            case of.Activated(seat=seat, cards=cards):
                yield Fact(Worth.BLOW, "brawl-activated", {"player": Who(seat), "count": cards}, beside="")
            case of.Fought(active=active, attacker=attacker):
                # Everything up to the next fight is a result of this one.
                came = takewhile(lambda each: not isinstance(each, of.Fought), events[at + 1 :])
                values = _both(table, active, attacker) | {"told": tuple(_came([*came]))}
                yield Fact(Worth.BLOW, "brawl-fought", values, beside="brawl-fight")
            case of.Spared(target=target, attacker=attacker):
                yield Fact(Worth.BLOW, "brawl-spared", {"player": Who(target), "attacker": Who(attacker)})
            case _:
                for fact in fight_facts((event,), table):
                    told = isinstance(event, CARDS_MOVED) or fact.worth is Worth.RESULT
                    yield replace(fact, drawn=False, beside=None if told else "")


def _played(events: Sequence[Event]) -> dict[int, str]:
    """Return the card that each player has placed."""
    placed = (zip(each.seats, each.techniques, strict=True) for each in events if isinstance(each, of.Placed))
    return dict(next(placed, ()))


def _both(table: Table, active: int, attacker: int) -> dict[str, Value]:
    """Return the values that name two fighters who meet and their cards, in full and by crest."""
    crests = {"crest": crest(table.techniques[active]), "foe-crest": crest(table.techniques[attacker])}
    cards = {"card": _card(table, active), "foe-card": _card(table, attacker)}
    return {"player": Who(active), "attacker": Who(attacker), **crests, **cards}


def _card(table: Table, seat: int) -> Phrase:
    special = table.special(seat)
    return Phrase("brawl-card-special" if special else "brawl-card", {**table.named(seat), **special})


def _roll(seat: int, face: int) -> Phrase:
    return Phrase("brawl-roll", {"player": Who(seat), "face": face})


def _came(events: Sequence[Event]) -> Iterator[Phrase]:
    """Yield in a few words what a fight cost, and the dice rolled in it."""
    lost = losses(events)
    for seat, amount in lost.items():
        yield Phrase("brawl-fight-lost", {"player": Who(seat), "lost": amount})
    if not lost:
        yield Phrase("brawl-fight-unhurt")
    for event in events:
        if isinstance(event, fight.Rolled):
            values = {"player": Who(event.seat), "faces": " + ".join(map(str, event.faces))}
            yield Phrase("brawl-fight-rolled", values)


def _news(page: MatchPage) -> Iterator[Fact]:
    """Yield what a player has lost, who else fell or left, and, without a picture, who else lost health."""
    lost = losses(page.lately)
    others = {} if page.pictured else dict.fromkeys(lost, "lost")
    for kind, how in ((fight.Departed, "left"), (fight.KnockedOut, "fell")):
        others |= {event.seat: how for event in page.lately if isinstance(event, kind)}
    # The player has a line of their own below.
    others.pop(page.seat, None)
    if page.lately:
        own = lost[page.seat]
        key = "lost" if own else "unhurt" if lost or others else "nobody-hurt"
        values = {} if key == "nobody-hurt" else {"player": Who(page.seat), "lost": own}
        yield Fact(Worth.RESULT, "", values, lately=f"lately-{key}")
    for seat, how in sorted(others.items()):
        values = {"player": Who(seat), "lost": lost[seat]}
        yield Fact(Worth.BLOW, "", values, lately=f"brawl-lately-{how}")
