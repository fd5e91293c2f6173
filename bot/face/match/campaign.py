"""A campaign as its player sees it, and the confirmation before giving it up."""

from bot.face.press import Press
from bot.face.screen import Button, Drawing, Row, Screen, Text
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.solo.campaigns import CampaignPage


def campaign(page: CampaignPage, told: str, words: Words, drawn: Drawing | None = None) -> Screen:
    """Show how a campaign stands, with the words and, if any, the drawing of its game."""
    row = page.row
    head = words("campaign-title", game=game_title(words, game_name(row.game)), fought=row.fought)
    parts = (Text(head), *((drawn,) if drawn else ()), *((Text(told),) if told else ()))
    if row.status != "ongoing":
        return Screen((*parts, Text(words(f"campaign-was-{row.status}"))))
    buttons = (
        Button(words("campaign-go-on-button"), press=_press(page, "go-on"), style="success"),
        Button(words("campaign-give-up-button"), press=_press(page, "give-up"), style="danger"),
    )
    return Screen((*parts, Row(buttons)))


def give_up_question(page: CampaignPage, words: Words) -> Screen:
    """Ask a player to confirm giving a campaign up."""
    yes = Button(words("campaign-give-up-yes"), press=_press(page, "yes"), style="danger")
    no = Button(words("campaign-give-up-no"), press=_press(page, "look"))
    asked = words("campaign-give-up-ask", game=game_title(words, game_name(page.row.game)))
    return Screen((Text(asked), Row((yes, no))))


def _press(page: CampaignPage, action: str) -> Press:
    return Press("campaign", page.row.id, action=action)
