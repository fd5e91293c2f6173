"""A turn of a duel: its result, then both cards and how they met."""

from collections.abc import Iterator, Sequence

from bot.face.bushido.cards import crest, technique_word
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facts import Table, fight_facts, losses_of
from bot.face.bushido.losses import losses
from bot.face.game.facts import Fact, ToldTurn, Who, Worth, lately
from bot.face.game.parts import at_table
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido.events import Revealed
from rules.game import Event


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Report a turn."""
    return (ToldTurn(words("reveal-title", turn=turn.revision), [*_facts(page, turn.events, words)]),)


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say who was hurt in the last turn, and by which cards; nothing before the first turn is played."""
    facts = (*_news(page, words), *_facts(page, page.lately, words))
    return lately(facts, at_table(page, words), page.seat)


def _facts(page: MatchPage, events: Sequence[Event], words: Words) -> Iterator[Fact]:
    fighters = [side.fighter for side in duel_view(page).sides]
    table = Table(words, edition_of(page), fighters, _techniques(events))
    yield from losses_of(events)
    for seat in table.techniques:
        special = table.special(seat)
        values = {"player": Who(seat), **table.named(seat), **special}
        yield Fact(Worth.BLOW, "reveal-card-special" if special else "reveal-card", values, drawn=True)
    yield from fight_facts(events, table)


def _news(page: MatchPage, words: Words) -> Iterator[Fact]:
    """Yield facts for the hand alone: who was not hurt, and which cards met."""
    lost = losses(page.lately)
    cards = [f"{crest(card)} {technique_word(words, card)}" for card in _techniques(page.lately).values()]
    for seat, card in enumerate(cards):
        # If nobody was hurt, one sentence says so for both.
        if lost and not lost[seat]:
            yield Fact(Worth.RESULT, "", {"player": Who(seat)}, lately="lately-unhurt")
        if seat == page.seat:
            key = "duel-lately-stand-in" if page.stood_in else "duel-lately-cards"
            yield Fact(Worth.BLOW, "", {"own": card, "foe": cards[1 - seat]}, lately=key)


def _techniques(events: Sequence[Event]) -> dict[int, str]:
    """Return the card that each player played."""
    revealed = (event.techniques for event in events if isinstance(event, Revealed))
    return dict(enumerate(next(revealed, ())))
