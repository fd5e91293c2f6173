"""People get what is stored about them, and nothing that others have hidden."""

import json
import threading

import msgspec
import pytest

from bot.play.privacy.export import PERSONAL, Exports
from tests.play.dump import Tables, dump
from tests.play.hall import EMI, Hall
from tests.play.life import BEN, CHIYO, ME, NAME, Life, exported, only


@pytest.fixture
async def life(hall: Hall) -> Life:
    return await Life(hall).live()


@pytest.fixture
async def before(life: Life, database_url: str) -> Tables:
    assert life
    return await dump(database_url)


async def test_an_export_is_written_while_the_bot_goes_on(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()
    encode = msgspec.json.encode

    def noting(row: object) -> bytes:
        threads.add(threading.get_ident())
        return encode(row)

    monkeypatch.setattr(msgspec.json, "encode", noting)
    await exported(life.hall)
    assert threads
    assert threading.get_ident() not in threads


@pytest.mark.parametrize("user_id", [ME, EMI, 1])
async def test_an_export_reads_as_if_it_were_written_in_one_go(life: Life, user_id: int) -> None:
    text = await Exports(life.hall.context).of(user_id)
    assert text == msgspec.json.format(text, indent=2)
    assert list(json.loads(text)["tables"]) == list(PERSONAL)


async def test_an_export_is_of_one_person(life: Life) -> None:
    given = await exported(life.hall)
    assert {row["user_id"] for row in given["people"] + given["members"] + given["honor"]} == {str(ME)}
    assert {row["user_id"] for row in given["seats"] + given["records"] + given["rated"]} == {str(ME)}
    assert only(given["members"])["name"] == NAME


async def test_an_export_hides_what_others_have_hidden(life: Life, before: Tables) -> None:
    own = await exported(life.hall)
    text = await Exports(life.hall.context).of(BEN)
    given = json.loads(text)["tables"]
    for table in ("picks", "orders", "offers"):
        assert [row["seat"] for row in own[table] if row["match_id"] == life.begun] == [1], table
        assert [row for row in given[table] if row["match_id"] == life.begun] == [], table
    seeds = {row["seed"] for row in before["matches"] if row["status"] == "ongoing"}
    seeds |= {row["seed"] for row in before["gatherings"] if row["seed"] and not row["ended_at"]}
    assert len(seeds) > 3
    assert not any(seed in text for seed in seeds)
    assert {row["seed"] for row in given["matches"] if row["status"] == "ongoing"} == {None}


async def test_an_export_tells_the_fighter_of_a_challenge_only_once_it_is_shown(life: Life) -> None:
    given = (await exported(life.hall))["challenges"]
    assert only(given, challenger_id=str(CHIYO), status="open")["wish"] is None
    assert only(given, opponent_id=str(CHIYO), status="open")["wish"] == "swift"
    assert only(given, match_id=life.begun)["wish"] == "swift"
    assert only(given, status="refused")["wish"] is None


async def test_an_export_tells_of_a_turn_only_what_one_did_oneself_even_once_it_is_over(life: Life) -> None:
    given = await exported(life.hall)
    seats = {row["match_id"]: str(row["seat"]) for row in given["seats"]}
    assert {life.begun, life.fought} <= {row["match_id"] for row in given["turns"]}
    for row in given["turns"]:
        assert set(row["entry"].get("choices", ())) <= {seats[row["match_id"]]}


async def test_an_export_tells_the_seed_of_what_is_over(life: Life) -> None:
    stored = await life.hall.match(life.fought)
    told = only((await exported(life.hall))["matches"], id=life.fought)
    assert (told["seed"], told["options"]) == (stored.seed, json.loads(stored.options))
    assert told["ended_at"].endswith("+00:00")


async def test_nobody_learns_who_has_blocked_them(life: Life) -> None:
    assert [row["blocked_id"] for row in (await exported(life.hall))["blocks"]] == [str(EMI)]


async def test_of_a_stranger_nothing_is_told(hall: Hall) -> None:
    given = await exported(hall, 1)
    assert set(given) == set(PERSONAL)
    assert not any(given.values())
