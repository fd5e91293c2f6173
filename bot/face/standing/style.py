"""A player's style: what dice, guessing and mistakes did in their last matches."""

from bot.face.pieces import GOLD, mention
from bot.face.press import Press
from bot.face.screen import Button, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.solo.reckonings import Style
from bot.store.ids import UserId
from players.reckoning import POINTS


def style_button(words: Words) -> Button:
    """Return the button that shows a player their style."""
    return Button(words("style-button"), Press("style", action="mine"), emoji="💡")


def style_awaited(words: Words) -> Screen:
    """Say that the style is being worked out."""
    return Screen((Text(words("style-awaited")),))


def style_screen(style: Style, words: Words) -> Screen:
    """Show a player their style, with a button to show it to everyone."""
    show = Button(words("shown-button"), Press("style", action="show"), emoji="📣")
    return Screen((Panel((Text(_told(style, words("style-title"), words)), Row((show,))), GOLD),))


def style_shown(style: Style, user_id: UserId, words: Words) -> Screen:
    """Show everyone a player's style."""
    title = words("style-title-of", player=mention(user_id))
    return Screen((Panel((Text(_told(style, title, words)),), GOLD),))


def _told(style: Style, title: str, words: Words) -> str:
    own, foe = style.mistakes
    return "\n".join(
        (
            title,
            words("style-over", count=len(style.matches)),
            words("style-dice", **_moved(style.dice)),
            words("style-reading", **_moved(style.reading)),
            words("style-mistakes", own=_points(own), foe=_points(foe)),
        )
    )


def _moved(share: float) -> dict[str, str]:
    points = _points(share)
    # By the shown points: what rounds to 0 favours nobody.
    side = "even" if points == "0.0" else "for" if share > 0 else "against"
    return {"side": side, "points": points}


def _points(share: float) -> str:
    return f"{abs(POINTS * share):.1f}"
