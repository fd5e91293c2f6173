"""What the last turn of a duel has brought, in two lines for one of its fighters: the result first."""

from bot.face.bushido.cards import crest, crests, technique_word
from bot.face.bushido.losses import losses, own_loss
from bot.face.match.parts import foes
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.events import Discarded, Revealed


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say who was hurt, and by which cards; nothing before the first turn is played."""
    revealed = next((event for event in page.lately if isinstance(event, Revealed)), None)
    if revealed is None:
        return []
    seat, other = page.seat, 1 - page.seat
    own, foe = (_card(words, revealed.techniques[each]) for each in (seat, other))
    cards = words("duel-lately-stand-in" if page.stood_in else "duel-lately-cards", own=own, foe=foe)
    return [_result(page, words, seat, other), " ".join((cards, *_discards(page, words)))]


def _result(page: MatchPage, words: Words, seat: int, other: int) -> str:
    lost = losses(page.lately)
    if not lost:
        return words("lately-last-turn", told=words("lately-nobody-hurt"))
    own, player = own_loss(words, lost[seat]), foes(words, page)
    if lost[other]:
        foe = words("lately-they-lost", player=player, lost=lost[other])
    else:
        foe = words("lately-they-unhurt", player=player)
    return words("lately-last-turn", told=words("duel-lately", own=own, foe=foe))


def _discards(page: MatchPage, words: Words) -> list[str]:
    return [
        words("duel-lately-you-discarded", crests=crests(event.techniques))
        if event.seat == page.seat
        else words("duel-lately-they-discarded", player=foes(words, page), crests=crests(event.techniques))
        for event in page.lately
        if isinstance(event, Discarded)
    ]


def _card(words: Words, technique: str) -> str:
    return f"{crest(technique)} {technique_word(words, technique)}"
