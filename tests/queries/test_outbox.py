"""What waits to be sent is claimed in its order, once, and only what nobody needs any longer is dropped."""

from tests.queries.garden import Facts, Garden

NOW, UNTIL = 1_000, 1_500
SPAN = {"now": NOW, "until": UNTIL, "run": "this run"}
NONE_FULL = ",,"


async def claim(garden: Garden, *, most: int = 9, full: str = NONE_FULL) -> list[object]:
    return sorted(await garden.ask("outbox_claim", "lane", **SPAN, full=full, most=most))


def parcel(lane: str, **facts: int | str) -> Facts:
    return {"lane": lane, "rank": 1, "urgent": 0, "due_at": NOW - 9, **facts}


async def test_what_is_due_and_in_nobodys_hands_is_taken(garden: Garden) -> None:
    await garden.plant(
        "outbox",
        parcel("due now", due_at=NOW),
        parcel("due later", due_at=NOW + 1),
        parcel("free now", claimed_until=NOW),
        parcel("held", claimed_until=NOW + 1),
        parcel("in order"),
        parcel("in order", rank=2),
        parcel("of a later rank", rank=5),
        parcel("held up", due_at=NOW + 1),
        parcel("held up", rank=2),
    )
    assert await claim(garden) == ["due now", "free now", "in order", "of a later rank"]
    assert await claim(garden) == []
    claims = await garden.grown("outbox", "lane", "rank", "claims", "claimed_until", "run")
    assert ("due now", 1, 1, UNTIL, "this run") in claims
    assert ("in order", 2, 0, 0, "") in claims


async def test_what_is_urgent_is_taken_first_then_what_waited_longest(garden: Garden) -> None:
    await garden.plant(
        "outbox",
        parcel("late", due_at=NOW - 1),
        parcel("early", due_at=NOW - 3),
        parcel("urgent", urgent=1, due_at=NOW, channel_id=8),
        parcel("between", due_at=NOW - 2),
        parcel("urgent and early", urgent=1, due_at=NOW - 1, channel_id=9),
    )
    order = [await claim(garden, most=1) for _ in range(5)]
    assert order == [["urgent and early"], ["urgent"], ["early"], ["between"], ["late"]]


async def test_of_what_waits_for_a_channel_one_is_taken_at_a_time(garden: Garden) -> None:
    await garden.plant(
        "outbox",
        parcel("early", channel_id=5, due_at=NOW - 30),
        parcel("urgent", channel_id=5, urgent=1, due_at=NOW - 1),
        parcel("urgent and early", channel_id=5, urgent=1, due_at=NOW - 3),
        parcel("elsewhere", channel_id=6),
        parcel("full", channel_id=77),
        parcel("anywhere"),
        parcel("anywhere too"),
    )
    assert await claim(garden, full=",77,") == ["anywhere", "anywhere too", "elsewhere", "urgent and early"]


async def test_who_took_a_parcel_first_stays_written_on_it(garden: Garden) -> None:
    await garden.plant("outbox", parcel("a", run="an older run"))
    await claim(garden)
    assert await garden.grown("outbox", "run") == ["an older run"]


async def test_what_is_asked_again_is_due_as_early_and_as_urgent_as_it_ever_was(garden: Garden) -> None:
    wanted: Facts = {"kind": "board", "subject": "m", "seat": None, "claims": 0, "rank": 1, "channel_id": 0}
    wanted |= {"generation": 0, "belongs": "match", "home": None}
    for lane, urgent, due_at in (("a", 0, 50), ("a", 1, 60), ("b", 1, 50), ("b", 0, 40), ("c", 0, 50)):
        await garden.change("outbox_put", **wanted, lane=lane, urgent=urgent, due_at=due_at)
    found = await garden.grown("outbox", "lane", "urgent", "due_at", "generation")
    assert found == [("a", 1, 50, 1), ("b", 1, 40, 1), ("c", 0, 50, 0)]


async def test_before_a_reveal_only_what_is_patient_is_dropped(garden: Garden) -> None:
    await garden.plant(
        "outbox",
        parcel("reveal", rank=1),
        parcel("reveal", rank=2, urgent=2),
        parcel("reveal", rank=3),
        parcel("another", rank=1),
    )
    assert await garden.change("outbox_drop_older", lane="reveal", rank=3, urgent=0, first="board") == 1
    assert await garden.grown("outbox", "lane", "rank") == [("another", 1), ("reveal", 2), ("reveal", 3)]


async def test_a_first_board_is_dropped_only_where_one_was_posted(garden: Garden) -> None:
    await garden.plant("matches", {"id": "posted", "board_id": 5}, {"id": "unposted", "board_id": None})
    await garden.plant("outbox", *(parcel(name, subject=name) for name in ("posted", "unposted")))
    reveal = {"lane": "reveal", "rank": 3, "urgent": 0}
    dropped = [
        await garden.change("outbox_drop_older", **reveal, first=name) for name in ("posted", "unposted")
    ]
    assert dropped == [1, 0]


async def test_a_failure_leaves_a_parcel_in_doubt_only_where_it_was(garden: Garden) -> None:
    for claims in (0, 1, 2, 3):
        await garden.plant(
            "outbox", *(parcel(f"{failed} {claims}", claims=claims, claimed_until=5) for failed in (0, 1))
        )
        for failed in (0, 1):
            await garden.change(
                "outbox_again",
                lane=f"{failed} {claims}",
                rank=1,
                claimed_until=5,
                failed=failed,
                due_at=5_000,
            )
    found = await garden.grown("outbox", "lane", "claims", "tries", "due_at", "claimed_until")
    assert found == [
        *((f"0 {claims}", 0, 0, NOW - 9, 0) for claims in (0, 1, 2, 3)),
        *((f"1 {claims}", int(claims > 1), 1, 5_000, 0) for claims in (0, 1, 2, 3)),
    ]


async def test_the_next_is_the_first_of_a_lane_whose_channel_has_room(garden: Garden) -> None:
    assert await garden.ask("outbox_next", full=NONE_FULL) == [0]
    await garden.plant(
        "outbox",
        parcel("a", due_at=50, claimed_until=70),
        parcel("a", rank=2, due_at=10),
        parcel("b", rank=2, due_at=60, claimed_until=30),
        parcel("c", channel_id=77, due_at=20),
    )
    assert await garden.ask("outbox_next", full=",77,") == [60]
    assert await garden.ask("outbox_next", full=NONE_FULL) == [20]


async def test_whoever_wants_no_messages_gets_none_that_wait(garden: Garden) -> None:
    await garden.plant(
        "outbox",
        parcel("own hand", kind="hand", home=11),
        parcel("other hand", kind="hand", home=12),
        parcel("own prompt that loses its controls", kind="dim", home=11),
        parcel("own reminder", kind="reminder", home=11),
        parcel("other reminder", kind="reminder", home=12),
    )
    assert await garden.change("outbox_hush", user_id=11) == 2
    left = ["other hand", "other reminder", "own prompt that loses its controls"]
    assert await garden.grown("outbox", "lane") == left
    assert await garden.change("forget_outbox", user_id=12) == 2
    assert await garden.grown("outbox", "lane") == left[2:]


async def test_each_claim_is_counted_once(garden: Garden) -> None:
    await garden.plant("outbox", parcel("a", claims=1))
    assert await garden.ask("outbox_claim_one", "claims", lane="a", rank=1, **SPAN) == [2]
