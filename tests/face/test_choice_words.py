"""Every game can say each choice that is ever legal: in a text, and in a list."""

import pytest

from bot.face.match.choice_label import choice_label
from bot.face.registry.faces import face_of
from bot.face.words import Words, locales
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from tests.conformance.kit import Moment, Table, playout, seeds
from tests.conformance.tables import TABLES, TOY_TABLES

pytestmark = pytest.mark.usefixtures("toys")

LONGEST = 100
"""Characters of a name in a list."""
FIRST_USER = 1_000


def page_of(table: Table, moment: Moment, seat: int, options: tuple[str, ...]) -> MatchPage:
    """Return a match as a player who is to choose sees it."""
    return MatchPage(
        match_id="m" * 10,
        game=table.game.id,
        guild_id=1,
        channel_id=2,
        board_id=3,
        pace="day",
        revision=len(moment.entries),
        excuses=0,
        deadline_at=None,
        seal="f" * 64,
        seed=None,
        outcome=None,
        players=tuple(
            Player(
                n,
                FIRST_USER + n,
                f"Person {n}",
                owes=n == seat,
                ready=False,
                dm_open=True,
                honor=0,
                left=False,
            )
            for n in range(table.seats)
        ),
        view=table.game.view(moment.state, seat),
        own_seat=seat,
        options=options,
        pick=None,
        ratings=(),
    )


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", TABLES | TOY_TABLES)
def test_each_legal_choice_can_be_said_and_told_from_the_others(game_id: str, locale: str) -> None:
    words, tables = Words(locale), list((TABLES | TOY_TABLES)[game_id]())
    for table, seed in zip(tables[:4], seeds(4), strict=False):
        for moment in playout(table, seed):
            for request in table.game.requests(moment.state):
                page = page_of(table, moment, request.seat, request.options)
                labels = [choice_label(page, words, choice) for choice in request.options]
                assert len(set(labels)) == len(labels), labels
                for choice, label in zip(request.options, labels, strict=True):
                    assert face_of(page).choice_words(page, words, choice)
                    assert 0 < len(label) <= LONGEST
                    assert "**" not in label
                    assert "<@" not in label
