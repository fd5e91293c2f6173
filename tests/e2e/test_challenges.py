"""Challenges: made, answered, taken back, and what is said where that is not possible."""

import pytest

from bot.play.ground.times import CHALLENGE_LIFE, TURN_TIME
from bot.play.messages.parcels import ANSWER_FIRST
from bot.play.people.voice import RESTS
from bot.sandbox.components import texts
from bot.sandbox.errors import NotPossible
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from rules.bushido.fighters import FIGHTERS
from tests.e2e.patience import unanswered
from tests.e2e.table import (
    CALLBACK,
    Clock,
    Table,
    challenged,
    let_pass,
    nothing_waits,
    pick_of,
    presses,
    said,
)
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")


async def says(local: LocalDiscord, message: Json, words: str) -> None:
    """Wait until a message says this."""
    await local.until(lambda: words in texts(local.message(message)))


async def test_a_fighter_is_offered_by_name_and_by_style(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    every = await aya.autocomplete(local.channel, "challenge", "fighter", "", opponent=ben)
    assert [choice["value"] for choice in every.choices] == ["random", *FIGHTERS]
    for typed in ("swi", "SWIFT", FIGHTERS["swift"].name[:4]):
        found = await aya.autocomplete(local.channel, "challenge", "fighter", typed, opponent=ben)
        assert [choice["value"] for choice in found.choices] == ["swift"]
    none = await aya.autocomplete(local.channel, "challenge", "fighter", "zzz", opponent=ben)
    assert none.choices == ()


def test_a_pace_is_chosen_from_a_list(local: LocalDiscord) -> None:
    [command] = [c for c in local.people["Aya"].commands(local.channel) if c["name"] == "challenge"]
    [pace] = [option for option in command["options"] if option["name"] == "pace"]
    assert [choice["value"] for choice in pace["choices"]] == list(TURN_TIME)


async def test_a_challenge_at_another_pace_says_so_and_so_does_its_board(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    answer = await aya.slash(local.channel, "challenge", opponent=ben, pace="week")
    assert WORDS("pace-week") in texts(answer.message)
    await ben.slash(local.channel, "duel accept", fighter="random")
    await Table(local, aya, ben).board_says(WORDS("pace-week"))


async def test_a_challenge_tells_of_a_chosen_fighter_only_where_one_was_chosen(local: LocalDiscord) -> None:
    aya, ben, chiyo, daigo = (local.people[name] for name in ("Aya", "Ben", "Chiyo", "Daigo"))
    chosen = await aya.slash(local.channel, "challenge", opponent=ben, fighter="swift")
    assert f"{aya.mention} has chosen a fighter" in texts(chosen.message)
    for challenger, named in ((chiyo, {}), (daigo, {"fighter": "random"})):
        left = await challenger.slash(local.channel, "challenge", opponent=ben, **named)
        assert "chosen a fighter" not in texts(left.message)
        assert f"{ben.mention}, accept or refuse" in texts(left.message)


async def test_a_challenge_says_how_both_keep_time_the_challenger_first(local: LocalDiscord) -> None:
    shown = texts(await challenged(local, "Ben", "Aya"))
    first, second = (line for line in shown.splitlines() if core("manners-new") in line)
    assert local.people["Ben"].mention in first
    assert local.people["Aya"].mention in second


async def test_what_cannot_be_challenged_is_told_in_one_sentence(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]

    async def refused(**options: object) -> str:
        return said(await aya.slash(local.channel, "challenge", **options))

    assert await refused(opponent=aya) == (WORDS("refusal-challenge-self"))
    assert WORDS("practice-unrated") in await refused(opponent=local.bot_account), "the house takes it up"
    assert await refused(opponent=ben, fighter="<@1>") == WORDS("refusal-unknown-option", text="<@1>")
    await challenged(local)
    assert WORDS("refusal-challenge-already-open") in await refused(opponent=ben)
    with pytest.raises(NotPossible):
        await aya.slash(local.channel, "challenge", opponent=local.people["Chiyo"], pace="eternity")
    with pytest.raises(NotPossible):
        await aya.slash(aya.dm, "challenge", opponent=ben)


async def test_two_people_may_challenge_each_other_at_the_same_time(local: LocalDiscord) -> None:
    assert presses(await challenged(local))
    assert presses(await challenged(local, "Ben", "Aya"))


async def test_a_block_stands_between_two_people_in_both_directions(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    assert "Aya can no longer challenge you." in said(
        await ben.slash(local.channel, "privacy block", person=aya)
    )
    assert said(await ben.slash(ben.dm, "privacy block", person=aya)) == WORDS("refusal-block-already")
    assert said(await ben.slash(ben.dm, "privacy block", person=ben)) == WORDS("refusal-block-self")
    refused = await aya.slash(local.channel, "challenge", opponent=ben)
    assert said(refused) == WORDS("refusal-challenge-blocked")
    refused = await ben.slash(local.channel, "challenge", opponent=aya)
    assert WORDS("refusal-challenge-you-blocked") in said(refused)
    assert said(await ben.slash(ben.dm, "privacy unblock", person=aya)) == WORDS("unblock-done", name="Aya")
    assert said(await ben.slash(ben.dm, "privacy unblock", person=aya)) == WORDS("refusal-block-none")
    assert presses(await challenged(local))


async def test_a_block_after_the_challenge_keeps_it_from_being_accepted(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await challenged(local)
    await aya.slash(local.channel, "privacy block", person=ben)
    refused = await ben.slash(local.channel, "duel accept", fighter="swift")
    assert said(refused) == WORDS("refusal-challenge-blocked")


@pytest.mark.parametrize("by_dm", [False, True], ids=["in the server", "by DM"])
async def test_a_challenge_is_accepted_by_a_command(local: LocalDiscord, by_dm: bool) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await challenged(local)
    where = ben.dm if by_dm else local.channel
    question = await ben.slash(where, "duel accept")
    assert WORDS("role-choose") in said(question)
    answer = await ben.choose(question.message, "wanderer")
    assert WORDS("challenge-accepted-private") in texts(answer.message)
    assert pick_of(await Table(local, aya, ben).prompt_of(ben, 1))


async def test_a_challenge_answered_before_it_is_known_where_it_stands_shows_it(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    local.faults.fail(CALLBACK, 404, 10062, handled=True)
    await local.people["Aya"].slash(local.channel, "challenge", opponent=ben)
    asked = await ben.press(chiyo.last(local.channel), "Refuse")
    await ben.submit(asked.form, {})
    clock.forward(ANSWER_FIRST)
    bot.outbox.wake()
    await nothing_waits(bot)
    [posted] = chiyo.messages(local.channel)
    assert "refused the challenge" in texts(posted)


async def test_a_question_that_only_one_person_sees_is_not_where_a_challenge_stands(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    local.faults.fail(CALLBACK, 404, 10062)
    with unanswered():
        await local.people["Aya"].slash(local.channel, "challenge", opponent=ben)
    question = await ben.slash(local.channel, "duel accept")
    [choosing] = [press for press in presses(question.message) if press.action == "fighter"]
    unknown = await ben.forge(question.message, choosing.custom_id, ("nobody",))
    assert "I do not know “nobody”." in said(unknown)
    clock.forward(ANSWER_FIRST)
    bot.outbox.wake()
    await nothing_waits(bot)
    [posted] = chiyo.messages(local.channel)
    assert presses(posted)


async def test_of_several_challenges_one_is_named_or_asked_for(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    await challenged(local)
    from_chiyo = await challenged(local, "Chiyo", "Ben")
    typed = await ben.autocomplete(local.channel, "duel accept", "challenger", "chi")
    [choice] = typed.choices
    assert choice["name"] == "Chiyo"
    asked = await ben.slash(local.channel, "duel refuse")
    assert WORDS("challenge-which") in said(asked)
    await ben.slash(local.channel, "duel refuse", challenger=choice["value"])
    await says(local, from_chiyo, "refused the challenge")
    assert said(await ben.slash(ben.dm, "duel accept", challenger="nobody")).startswith(
        "I do not know “nobody”."
    )


async def test_a_challenge_among_several_is_chosen_from_the_list(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    from_aya = await challenged(local)
    await challenged(local, "Chiyo", "Ben")
    asked = await ben.slash(local.channel, "duel accept")
    question = await ben.choose(asked.message, "From Aya, a day a turn")
    assert WORDS("role-choose") in said(question)
    await ben.choose(question.message, "swift")
    await says(local, from_aya, "accepted")


async def test_which_of_ones_own_challenges_to_withdraw_is_asked(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    to_ben = await challenged(local)
    to_chiyo = await challenged(local, "Aya", "Chiyo")
    asked = await aya.slash(local.channel, "duel withdraw")
    assert WORDS("challenge-which") in said(asked)
    assert said(await aya.choose(asked.message, "To Ben, a day a turn")) == WORDS(
        "challenge-withdrawn-private"
    )
    await says(local, to_ben, core("challenge-was-withdrawn"))
    assert presses(local.message(to_chiyo))


async def test_a_challenge_is_refused_with_a_ready_made_reason(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    posted = await challenged(local)
    offered = await ben.autocomplete(local.channel, "duel refuse", "reason", "time")
    assert [choice["value"] for choice in offered.choices] == ["busy"]
    assert said(await ben.slash(local.channel, "duel refuse", reason="busy")) == WORDS(
        "challenge-refused-private"
    )
    await says(local, posted, "“I have no time just now.”")
    assert [press.area for press in presses(local.message(posted))] == ["practice"]


async def test_a_challenge_is_refused_in_ones_own_words(local: LocalDiscord) -> None:
    posted = await challenged(local)
    await local.people["Ben"].slash(local.channel, "duel refuse", reason="My *cat* says @everyone no")
    await says(local, posted, r"My \*cat\* says")
    assert local.pinged(posted) == ["Ben"]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ({"ready": ["other-pace"]}, "“Another pace would suit me better.”"),
        ({"own": "After the harvest"}, "“After the harvest”"),
        ({"ready": ["busy"], "own": "After the harvest"}, "“After the harvest”"),
        ({}, "refused the challenge from"),
    ],
    ids=["ready-made", "own words", "both", "neither"],
)
async def test_a_challenge_is_refused_by_its_button_and_a_form(
    local: LocalDiscord, written: dict[str, str], shown: str
) -> None:
    posted, ben = await challenged(local), local.people["Ben"]
    asked = await ben.press(posted, "Refuse")
    assert asked.form.title == WORDS("challenge-refuse-title")
    assert said(await ben.submit(asked.form, written)) == WORDS("challenge-refused-private")
    await says(local, posted, shown)


async def test_a_challenge_is_withdrawn_by_its_button_or_by_the_command(
    local: LocalDiscord, clock: Clock
) -> None:
    aya = local.people["Aya"]
    first = await challenged(local)
    assert said(await aya.press(first, "Withdraw")) == WORDS("challenge-withdrawn-private")
    await says(local, first, core("challenge-was-withdrawn"))
    clock.forward(RESTS[0])
    second = await challenged(local)
    await challenged(local, "Chiyo", "Aya")
    offered = await aya.autocomplete(local.channel, "duel withdraw", "opponent", "")
    assert [choice["name"] for choice in offered.choices] == ["Ben"], "Chiyo waits for Aya, not Aya for Chiyo"
    assert said(await aya.slash(aya.dm, "duel withdraw")) == WORDS("challenge-withdrawn-private")
    await says(local, second, core("challenge-was-withdrawn"))
    late = await local.people["Ben"].press(second, "Accept")
    assert said(late) == WORDS("refusal-challenge-withdrawn")


async def test_where_there_is_nothing_to_answer_it_is_said(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    for command in ("duel accept", "duel refuse"):
        assert said(await ben.slash(local.channel, command)) == WORDS("refusal-challenge-none-for-you")
    assert said(await ben.slash(local.channel, "duel withdraw")) == WORDS("refusal-challenge-none-by-you")
    for command in ("hand", *(f"duel {each}" for each in ("resign", "patience", "draw", "pause", "resume"))):
        assert WORDS("refusal-no-duels") in said(await ben.slash(local.channel, command))
    assert WORDS("duels-none") in said(await ben.slash(local.channel, "duels"))


async def test_a_challenge_answered_already_says_how(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    posted = await challenged(local)
    asked = await ben.press(posted, "Refuse")
    question = await ben.press(posted, "Accept")
    await ben.choose(question.message, "swift")
    assert said(await ben.submit(asked.form, {})) == WORDS("refusal-challenge-accepted")
    assert said(await ben.press(posted, "Accept")) == WORDS("refusal-challenge-accepted")
    late = await ben.choose(question.message, "swift")
    assert said(late) == WORDS("refusal-challenge-accepted")


async def test_a_challenge_lapses_by_itself(local: LocalDiscord, bot: DuelBot, clock: Clock) -> None:
    posted = await challenged(local)
    await let_pass(CHALLENGE_LIFE, bot, clock)
    await says(local, posted, core("challenge-was-lapsed"))
    assert [press.area for press in presses(local.message(posted))] == ["practice"]
    late = await local.people["Ben"].press(posted, "Accept")
    assert said(late) == WORDS("refusal-challenge-lapsed")
    assert presses(await challenged(local))


async def test_a_challenge_to_anybody_is_of_the_first_who_takes_it(local: LocalDiscord) -> None:
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    posted = (await aya.slash(local.channel, "challenge", fighter="swift")).message
    assert [press.action for press in presses(posted)][:2] == ["accept", "withdraw"]
    own = await aya.press(posted, "Accept")
    assert said(own) == WORDS("refusal-challenge-self")
    questions = [await person.press(posted, "Accept") for person in (ben, chiyo)]
    await chiyo.choose(questions[1].message, "wanderer")
    await says(local, posted, WORDS("challenge-was-accepted", opponent=chiyo.mention, challenger=aya.mention))
    late = await ben.choose(questions[0].message, "wanderer")
    assert said(late) == WORDS("refusal-challenge-accepted")


async def test_who_is_kept_away_from_a_challenge_to_anybody_is_not_told_why(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await aya.slash(local.channel, "privacy block", person=ben)
    posted = (await aya.slash(local.channel, "challenge", near=True)).message
    kept = await ben.press(posted, "Accept")
    assert said(kept) == WORDS("refusal-challenge-not-open-to-you")
    listed = await aya.autocomplete(local.channel, "duel withdraw", "opponent", "")
    assert [choice["name"] for choice in listed.choices] == [WORDS("challenge-anybody")]
    await aya.press(posted, "Withdraw")
    await says(local, posted, WORDS("challenge-was-withdrawn-to-all", challenger=aya.mention))
