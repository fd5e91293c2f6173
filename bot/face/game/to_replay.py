"""The buttons to a match's replay, within it, and to why the match went so.

The revision of a ``replay`` press is the turn it leads to; its action says which button it is and whose view
it shows: the player's own, or one in which all cards are face up.
"""

from bot.face.press import Press
from bot.face.screen import Button
from bot.face.words import Words
from bot.play.ground.repertoire import only_for_one
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId
from rules.games import game

OWN, OPEN = "own", "open"


def replay_press(match_id: MatchId, turn: int, action: str, view: str = OWN) -> Press:
    """Return the press of a replay's button."""
    return Press("replay", match_id, turn, f"{action}:{view}")


def replay_button(page: MatchPage, words: Words) -> Button:
    """Return the button that opens a match's replay at its end."""
    return Button(words("replay-button"), replay_press(page.match_id, page.revision, "end"), emoji="⏪")


def why_buttons(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the button that explains to a player why a match went so; nothing if that cannot be said."""
    if not page.reckonable or page.own_seat is None:
        return ()
    action = "alone" if only_for_one(game(page.game)) else "match"
    return (Button(words("why-button"), Press("why", page.match_id, action=action), emoji="💡"),)
