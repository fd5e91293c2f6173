"""The screen of a tournament's one living message."""

from bot.face.gathering.lobby import lobby
from bot.face.screen import Screen
from bot.face.tournament.people import mine
from bot.face.tournament.round import round_board
from bot.face.tournament.sign_up import sign_up
from bot.face.words import Words
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.reading import GatheringPage
from bot.store.ids import UserId


def tournament_board(page: GatheringPage, words: Words) -> Screen:
    """Draw a tournament as it stands: sign-up, under way, over, or called off."""
    if page.state is not None:
        return round_board(page, words)
    waits = page.row.kind == TOURNAMENT and page.row.status != "called-off"
    return sign_up(page, words) if waits else lobby(page, words)


def standing(page: GatheringPage, user_id: UserId, words: Words) -> Screen:
    """Show a player where they stand in a tournament, then how it stands."""
    own = mine(page, user_id, words).blocks
    return Screen((*own, *tournament_board(page, words).blocks))
