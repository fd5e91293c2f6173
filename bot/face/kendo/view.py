"""The rules' views of Kendo Duel, from a page of any game."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.kendo.competition_state import CompetitionView
from rules.kendo.view import KendoView


def kendo_view(page: MatchPage) -> KendoView:
    """Return the rules' view of hands and table, in a Duel or a Competition."""
    competition = court_view(page)
    return competition.cards if competition else cast(KendoView, page.view)


def court_view(page: MatchPage) -> CompetitionView | None:
    """Return the rules' view of a Competition; None in a Duel."""
    return page.view if isinstance(page.view, CompetitionView) else None
