"""A match of one seat: it stands in one message, which goes on with each choice."""

from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def lone_hand(hand: Screen, page: MatchPage, words: Words, *, by_dm: bool) -> Screen:
    """Show a hand, and below it what can be done meanwhile, or once the match is over."""
    buttons = _afterwards(page, words) if page.outcome else _meanwhile(page, words, by_dm=by_dm)
    return Screen((*hand.blocks, Row(buttons)))


def moved_to_dm(words: Words) -> Screen:
    """Say that a match goes on by DM."""
    return Screen((Text(words("solo-by-dm-done")),))


def _meanwhile(page: MatchPage, words: Words, *, by_dm: bool) -> tuple[Button, ...]:
    resign = Button(words("solo-resign-button"), press=Press("resign", page.match_id, page.revision, "ask"))
    if by_dm:
        return (resign,)
    return (Button(words("solo-by-dm-button"), press=_press(page, "dm"), emoji="✉️"), resign)


def _afterwards(page: MatchPage, words: Words) -> tuple[Button, ...]:
    on = "next" if page.campaign_id else "again"
    share = Button(words("solo-share-button"), press=_press(page, "share"), disabled=page.shared)
    go_on = Button(words(f"solo-{on}-button"), press=_press(page, on), style="success")
    look = Button(words("solo-campaign-button"), press=_press(page, "campaign"))
    return (go_on, look, share) if page.campaign_id else (go_on, share)


def _press(page: MatchPage, action: str) -> Press:
    return Press("solo", page.match_id, page.revision, action)
