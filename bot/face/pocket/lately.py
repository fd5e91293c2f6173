"""What happened since a player's last choice, in two lines: the result first."""

from collections.abc import Iterable

from bot.face.match.parts import foes
from bot.face.pocket.cards import card_name, card_names, card_with_sign
from bot.face.pocket.turns import turns_of
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.cards import STRIKE
from rules.pocket.events import Beaten, Drafted, Flipped, GivenUp, PutOut, RoundWon, StruckAt


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say what came of the last turn, or of this one so far; in the draft, who took what."""
    view = pocket_view(page)
    drafted = [event for event in page.lately if isinstance(event, Drafted)]
    if drafted:  # in the quick draft all that was taken stands below
        return _taken(page, words, drafted) if view.dojo and view.options.draft == "open" else []
    if not page.lately:
        return []
    over = _is_over(page)
    result = words("lately-last-turn" if over else "lately-this-turn", told=_result(page, words))
    flipped = [event for event in turns_of(page.lately)[-1] if isinstance(event, Flipped)]
    return [result, *(_cards(page, words, event) for event in flipped)]


def _taken(page: MatchPage, words: Words, drafted: Iterable[Drafted]) -> list[str]:
    """Say what the opponent took, and what the stand-in took for the reader: all stands below as well."""
    cards: tuple[list[str], list[str]] = ([], [])
    for event in drafted:
        cards[event.seat].append(event.card)
    own, theirs = (card_names(words, cards[seat]) for seat in (page.seat, 1 - page.seat))
    lines: list[str] = []
    if own and page.stood_in:
        lines.append(words("pocket-lately-stand-in", cards=own))
    if theirs:
        lines.append(words("pocket-lately-they-took", player=foes(words, page), cards=theirs))
    return lines


def _is_over(page: MatchPage) -> bool:
    """Say whether the turn is over of which something is told."""
    return pocket_view(page).exchange.stage == "lay" or page.outcome is not None


def _result(page: MatchPage, words: Words) -> str:
    """Say in a few words each what came of it; of a turn that goes on, all that has happened."""
    over, events = _is_over(page), turns_of(page.lately)[-1]
    kinds = (StruckAt, Beaten, RoundWon) if over else (Beaten, PutOut, GivenUp)
    told = [_deed(page, words, event) for event in events if isinstance(event, kinds)]
    if not any(isinstance(event, StruckAt | Beaten) for event in events):
        told.insert(0, words("pocket-lately-nobody" if over else "pocket-lately-nothing"))
    return words("list-semicolon").join(deed for deed in told if deed)


def _deed(page: MatchPage, words: Words, event: StruckAt | Beaten | GivenUp | PutOut | RoundWon) -> str:
    if isinstance(event, RoundWon):
        return words("pocket-lately-mutual") if len(event.seats) > 1 else ""
    key, facts = _told(words, event)
    if event.seat == page.seat:
        return words(f"pocket-lately-you-{key}", **facts)
    return words(f"pocket-lately-they-{key}", player=foes(words, page), **facts)


def _told(words: Words, event: StruckAt | Beaten | GivenUp | PutOut) -> tuple[str, dict[str, str | int]]:
    """Return by which word the catalogue knows what happened, and what its sentence tells."""
    match event:
        case StruckAt(swords=swords, helms=helms, through=through):
            return "home" if through else "in-vain", {"swords": swords, "helms": helms}
        case Beaten(card=card):
            return "beaten", {"card": card_name(words, card)}
        case GivenUp(card=card):
            return "gave-up", {"card": card_name(words, card)}
        case PutOut(card=card, by=by) if card == STRIKE:
            return "struck-out", {"card": card_name(words, by)}
        case PutOut(card=card):
            return "put-out", {"card": card_name(words, card)}


def _cards(page: MatchPage, words: Words, event: Flipped) -> str:
    own, foe = (card_with_sign(words, event.cards[seat]) for seat in (page.seat, 1 - page.seat))
    return words("pocket-lately-cards-stand-in" if page.stood_in else "pocket-lately-cards", own=own, foe=foe)
