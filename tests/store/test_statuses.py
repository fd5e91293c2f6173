"""How things stand: what a migration says of a column is what the code takes it to be."""

import re
from typing import Any, get_args

import pytest

from bot.store import statuses
from bot.store.engine import MIGRATIONS

LATER = {"clan_wars.status": {"mustering", "unmanned"}}
"""What came with a later migration than its column."""

COLUMNS = {
    "challenges.status": statuses.ChallengeStatus,
    "queued.status": statuses.QueuedStatus,
    "clan_invites.status": statuses.InviteStatus,
    "lobbies.status": statuses.LobbyStatus,
    "matches.status": statuses.MatchStatus,
    "contests.kind": statuses.ContestKind,
    "contests.status": statuses.ContestStatus,
    "contest_entries.status": statuses.EntryStatus,
    "campaigns.status": statuses.CampaignStatus,
    "gatherings.status": statuses.GatheringStatus,
    "bouts.status": statuses.BoutStatus,
    "clan_wars.status": statuses.WarStatus,
    "clan_war_fighters.answer": statuses.WarAnswer,
    "reports.status": statuses.ReportStatus,
    "noticeboards.status": statuses.NoticeboardStatus,
    "records.result": statuses.Result,
    "clan_members.role": statuses.ClanRole,
}


def explained(table: str, column: str) -> set[str]:
    """Return the words that the comment behind a column lists; what stands in brackets explains one."""
    sql = "\n".join(path.read_text() for path in sorted(MIGRATIONS.glob("*.sql")))
    told = re.findall(
        rf"TABLE {table} (?:\((?:(?!^\);).)*?\n    |ADD COLUMN ){column} [^\n]*?-- ([^\n]*)",
        sql,
        re.DOTALL | re.MULTILINE,
    )
    assert len(told) == 1, (table, column, told)
    return {word.strip() for word in re.sub(r"\([^)]*\)", "", told[0]).split(",")}


@pytest.mark.parametrize("place", COLUMNS)
def test_a_column_holds_what_its_migration_says(place: str) -> None:
    table, column = place.split(".")
    known: Any = COLUMNS[place]
    assert set(get_args(known)) == explained(table, column) | LATER.get(place, set())
