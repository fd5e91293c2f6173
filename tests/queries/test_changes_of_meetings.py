"""A change of challenges, lobbies, gatherings and clans touches what it is about and nothing beside it."""

import pytest

from bot.store.engine import Value
from tests.queries.change import OWN, UNASKED, Change, by_id, by_keys, tried
from tests.queries.garden import Facts, Garden

OPEN, LAPSED = {"status": "open"}, {"status": "lapsed"}
WAITING = {"status": "waiting"}
PLACE: Facts = {"guild_id": 1, "user_id": 11, "game": "g"}
OTHER_PLACES: dict[str, Facts] = {
    "elsewhere": {"guild_id": 2},
    "another's": {"user_id": 12},
    "of h": {"game": "h"},
}
FAR, THERE = {"channel_id": 4, "message_id": 9}, {"there": {"channel_id": 5}}
CUP = {
    "title": "Cup",
    "outline": "o",
    "weekday": 4,
    "minute": 5,
    "zone": "UTC",
    "days": 2,
    "least": 2,
    "paused": 1,
    "begins_at": 9,
    "opens_at": 7,
}
ENDED = {"ended": {"ended_at": 7}}
SOWN = {"sown": {"seed": "a seed"}}
WAR_STATES = (
    "proposed",
    "agreed",
    "mustering",
    "begun",
    "over",
    "refused",
    "withdrawn",
    "lapsed",
    "void",
    "unmanned",
)


def wars(query: str, *wanted: str, **params: Value) -> Change:
    """Return a change of those wars alone that stand somewhere."""
    rows: dict[str, Facts] = {
        f"it is {status}" if status in wanted else status: {"id": status, "status": status}
        for status in WAR_STATES
    }
    return Change(
        query,
        "clan_wars",
        {"id": OWN, **params},
        {},
        {**rows, UNASKED: {"id": "x", "status": wanted[0]}},
    )


def gatherings(query: str, *wanted: str, **params: Value) -> Change:
    rows: dict[str, Facts] = {
        f"it is {status}" if status in wanted else status: {"id": status, "status": status}
        for status in ("open", "check-in", "underway", "over", "called-off")
    }
    return Change(
        query, "gatherings", {"id": OWN, **params}, {}, {**rows, UNASKED: {"id": "x", "status": wanted[0]}}
    )


CHANGES = [
    by_id(
        "challenge_close",
        "challenges",
        OPEN,
        {"closed": LAPSED},
        reason="",
        match_id=None,
        closed_at=5,
        status="x",
        opponent_id=5_000,
    ),
    by_id("challenge_move", "challenges", FAR, THERE, channel_id=5),
    by_id("challenge_place", "challenges", {}, {}, message_id=5),
    by_id("queued_look_at", "queued", WAITING, {"lapsed": LAPSED}, looks_at=5_000),
    by_id("queued_lapse", "queued", {**WAITING, "seed": "x"}, {"lapsed": LAPSED}),
    by_id("queued_remove", "queued", {}, {"it too": LAPSED}),
    Change("queued_leave", "queued", PLACE, {**PLACE, **WAITING}, {"it": {}, **OTHER_PLACES}),
    Change(
        "queued_forget_lapsed",
        "queued",
        PLACE,
        {**PLACE, **LAPSED},
        {"it": {}, **OTHER_PLACES},
    ),
    by_id("lobby_lock", "lobbies", OPEN, {"closed": LAPSED}),
    by_id("lobby_close", "lobbies", OPEN, {"closed": LAPSED}, status="started", match_id="m"),
    by_id("lobby_move", "lobbies", FAR, THERE, channel_id=5),
    by_id("lobby_place", "lobbies", {}, {}, message_id=5),
    by_id("lobby_host_set", "lobbies", {}, {}, host_id=5_000),
    by_keys("lobby_seat_remove", "lobby_seats", {"lobby_id": "l", "user_id": 1}),
    by_id("cup_lock", "cups", {}, {}),
    by_id("cup_end", "cups", {}, {}),
    by_id("cup_set", "cups", {}, {}, **CUP),
    gatherings("gathering_lock", "open", "check-in", "underway"),
    by_id("gathering_move_to", "gatherings", FAR, THERE, channel_id=5),
    by_id("gathering_seal", "gatherings", {}, SOWN, seed="new", seal="new"),
    Change(
        "bouts_resume",
        "bouts",
        {"gathering_id": "g", "span": 5},
        {"gathering_id": "g", **OPEN},
        {"it": {}, "ended": {"status": "ended"}, "elsewhere": {"gathering_id": "h"}},
    ),
    by_keys("entrant_remove", "entrants", {"gathering_id": "g", "user_id": 1}),
    by_keys("entrant_check_in", "entrants", {"gathering_id": "g", "user_id": 1}),
    by_keys("entrant_seat", "entrants", {"gathering_id": "g", "user_id": 1}, seat=5, role="swift"),
    Change(
        "entrants_missing",
        "entrants",
        {"gathering_id": "g"},
        {"gathering_id": "g"},
        {"it": {}, "there": {"checked_in": 1}, "elsewhere": {"gathering_id": "h"}},
    ),
    Change(
        "bout_ended",
        "bouts",
        {"match_id": OWN, "result": "x"},
        OPEN,
        {"it": {"match_id": "m"}, "told": {"match_id": "n", "status": "told"}, UNASKED: {"match_id": "o"}},
    ),
    by_keys("bout_status_set", "bouts", {"gathering_id": "g", "bout": 1}, status="told"),
    by_keys("bout_clock_set", "bouts", {"gathering_id": "g", "bout": 1}, clock_at=5_000),
    by_keys("summons_answered", "summonses", {"gathering_id": "g", "revision": 1}, answered=5),
    by_keys("summons_place", "summonses", {"gathering_id": "g", "revision": 1}, message_id=5),
    by_id("clan_lock", "clans", {}, {"it too": {}, **ENDED}),
    by_id("clan_end", "clans", {}, ENDED, ended_at=9),
    by_keys("clan_member_remove", "clan_members", {"clan_id": "c", "user_id": 1}),
    by_keys("clan_members_remove", "clan_members", {"clan_id": "c"}),
    by_keys("clan_member_role", "clan_members", {"clan_id": "c", "user_id": 1}, role="officer", role_since=5),
    by_keys("clan_member_seen", "clan_members", {"guild_id": 5, "user_id": 1}, look_at=5_000),
    by_id("clan_invite_close", "clan_invites", OPEN, {"closed": LAPSED}, status="accepted", closed_at=5),
    Change(
        "clan_invites_close",
        "clan_invites",
        {"clan_id": "c", "closed_at": 5},
        {"clan_id": "c", **OPEN},
        {"it": {}, "closed": LAPSED, "of another clan": {"clan_id": "d"}},
    ),
    by_id("clan_invite_move", "clan_invites", FAR, THERE, channel_id=5),
    by_id("clan_war_seal", "clan_wars", {}, SOWN, seed="new", seal="new"),
    wars("clan_war_agree", "proposed", answerer_id=5, expires_at=5_000),
    wars("clan_war_close", "proposed", "agreed", "mustering", status="x", closed_at=5),
    wars("clan_war_muster", "agreed", expires_at=5_000),
    wars("clan_war_begin", "mustering", gathering_id="g", size=5),
    by_id("clan_war_move", "clan_wars", FAR, THERE, channel_id=5),
    Change(
        "clan_wars_void",
        "clan_wars",
        {"clan_id": "c", "closed_at": 5},
        {"status": "agreed"},
        {
            "it proposed": {"clan_id": "c"},
            "it was asked": {"foe_id": "c"},
            "others": {},
            **{
                status if status in WAR_STATES[3:] else f"it is {status}": {"clan_id": "c", "status": status}
                for status in WAR_STATES
            },
        },
    ),
    Change(
        "clan_war_dismiss",
        "clan_war_fighters",
        {"war_id": "w", "clan_id": "c"},
        {"war_id": "w", "clan_id": "c", "answer": "named"},
        {
            "it is named": {},
            "it is confirmed": {"answer": "confirmed"},
            "declined": {"answer": "declined"},
            "of another war": {"war_id": "v"},
            "of another clan": {"clan_id": "d"},
        },
    ),
    Change(
        "clan_war_fighter_answer",
        "clan_war_fighters",
        {"war_id": "w", "user_id": OWN, "answer": "x", "acceptance_id": 5},
        {"war_id": "w"},
        {
            "it is named": {"user_id": 1, "answer": "named"},
            "it is confirmed": {"user_id": 2, "answer": "confirmed"},
            "declined": {"user_id": 3, "answer": "declined"},
            "of another war": {"user_id": 1, "war_id": "v", "answer": "named"},
            UNASKED: {"user_id": 4, "answer": "named"},
        },
    ),
    Change(
        "clan_war_fighters_called",
        "clan_war_fighters",
        {"war_id": "w", "call": 5},
        {"war_id": "w", "answer": "named"},
        {
            "it": {},
            "of another war": {"war_id": "v"},
            "called": {"call": 1},
            "confirmed": {"answer": "confirmed"},
        },
    ),
    by_keys("clan_war_fighter_drop", "clan_war_fighters", {"war_id": "w", "user_id": 1}),
]


@pytest.mark.parametrize("change", CHANGES, ids=[change.query for change in CHANGES])
async def test_a_change_touches_what_it_is_about(garden: Garden, change: Change) -> None:
    await tried(garden, change)
