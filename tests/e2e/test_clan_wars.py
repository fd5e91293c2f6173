"""Wars between two clans over sockets, from the proposal to the clan that has won."""

from collections.abc import Awaitable, Callable

import pytest

from bot.play.ground.times import DAY, WAR_LIFE
from bot.play.messages.parcels import ANSWER_FIRST
from bot.play.people.voice import RESTS
from bot.sandbox.actors.puppets import lasting
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.brawl_table import menus
from tests.e2e.clan_table import clan, founded, public, shows
from tests.e2e.patience import unanswered
from tests.e2e.table import CALLBACK, PATIENCE, Clock, let_pass, nothing_waits, offers, presses, said
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def quiet(bot: DuelBot) -> Quiet:
    """Return what waits until all is sent."""

    async def wait() -> None:
        bot.outbox.wake()
        await nothing_waits(bot)

    return wait


@pytest.fixture
async def people(local: LocalDiscord, bot: DuelBot) -> tuple[Person, ...]:
    """Found the clan of Aya with Ben, and that of Chiyo with Daigo."""
    assert bot.is_ready()
    await founded(local, "Aya", "Ben")
    await founded(local, "Chiyo", "Daigo", name="Grey Heron")
    return tuple(local.people.values())


async def proposed(local: LocalDiscord, *, hardcore: bool = False) -> Json:
    """Propose a war of two against two as Aya, and return its message."""
    answer = await clan(
        local.people["Aya"], local, "war propose", against="grey heron", size=2, hardcore=hardcore
    )
    assert answer.message
    assert "War between Red Lotus and Grey Heron" in texts(answer.message)
    return answer.message


async def test_a_hardcore_war_is_agreed_on_lined_up_for_fought_and_won(
    local: LocalDiscord, quiet: Quiet, people: tuple[Person, ...]
) -> None:
    aya, ben, chiyo, daigo = people
    war = await proposed(local, hardcore=True)
    assert "a Clash of 2 against 2, a day a turn, **Hardcore**: wounds stay between rounds." in texts(war)
    assert local.pinged(war) == ["Chiyo"]
    assert WORDS("refusal-war-not-yours") in said(await aya.press(war, "Accept"))
    assert WORDS("refusal-clan-not-officer") in said(await daigo.press(war, "Accept"))
    assert WORDS("war-accepted-private") in said(await chiyo.press(war, "Accept"))
    await shows(local, war, "💭 **Red Lotus** has yet to choose")
    agreed = local.message(war)
    assert WORDS("refusal-clan-not-officer") in said(await ben.press(agreed, WORDS("war-line-up")))
    question = await aya.press(agreed, WORDS("war-line-up"))
    [(_, mates)] = menus(question.message)
    assert mates == [str(aya.id), str(ben.id)]
    done = await aya.choose(question.message, mates)
    assert texts(done.message).startswith(WORDS("war-lined-up-agreed"))
    await shows(local, war, "✅ **Red Lotus** has chosen")
    assert ben.mention not in texts(local.message(war)), "a line-up is a secret until both stand"
    named = await clan(chiyo, local, "war lineup", first=chiyo, second=daigo)
    assert said(named).startswith(WORDS("war-lined-up-mustering"))
    await shows(local, war, WORDS("war-named", who=ben.mention))
    await quiet()
    call = calls(local)[0]
    assert sorted(local.pinged(call)) == ["Ben", "Daigo"], "who names themselves is not asked"
    assert WORDS("war-confirmed-private") in said(await ben.press(call, WORDS("war-confirm")))
    await shows(local, war, WORDS("war-confirmed", who=ben.mention))
    assert [lasting(person, person.dm) for person in people] == [[]] * 4, "a call is no letter"
    assert WORDS("war-begins") in said(await clan(daigo, local, "war confirm"))
    await shows(local, war, f"**Red Lotus**: {aya.mention}, {ben.mention}")
    await shows(local, war, f"**Grey Heron**: {chiyo.mention}, {daigo.mention}")
    await local.until(lambda: offers(local.message(war), WORDS("war-to-clash")), PATIENCE)
    assert [press.area for press in presses(local.message(war))] == ["dice"]
    assert WORDS("dice-mix", mix="0/1/1 0/3/1") in said(await aya.press(local.message(war), "Check"))
    await quiet()
    [clash] = [message for message in public(local) if offers(message, WORDS("gathering-drop-out"))]
    for loser in (aya, ben):
        await loser.press(
            (await loser.press(local.message(clash), WORDS("gathering-drop-out"))).message,
            WORDS("gathering-drop-yes"),
        )
        await quiet()
    await shows(local, war, WORDS("war-won", clan="Grey Heron"))
    board = said(await clan(aya, local, "standing"))
    assert "**Grey Heron**" in board.splitlines()[1]
    assert "wars won 1" in board.splitlines()[1]
    assert "wars won 0" in board.splitlines()[2]


async def test_the_named_decline_are_replaced_or_left_out_and_nobody_loses_by_it(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock, people: tuple[Person, ...]
) -> None:
    aya, ben, chiyo, daigo = people
    emi = local.add_person("Emi")
    invited = await clan(aya, local, "invite", person=emi)
    await emi.press(invited.message, "Accept")
    war = await proposed(local)
    await chiyo.press(war, "Accept")
    await clan(aya, local, "war lineup", first=aya, second=ben)
    await clan(chiyo, local, "war lineup", first=chiyo, second=daigo)
    await quiet()
    assert WORDS("refusal-war-not-named") in said(await emi.press(local.message(war), WORDS("war-confirm")))
    assert WORDS("refusal-war-none") in said(await clan(emi, local, "war confirm"))
    assert WORDS("war-declined-private") in said(await ben.press(local.message(war), WORDS("war-decline")))
    await shows(local, war, "one fighter is missing")
    refused = await clan(aya, local, "war lineup", first=aya, second=ben)
    assert WORDS("refusal-war-fighter-declined") in said(refused)
    await clan(aya, local, "war lineup", first=aya, second=emi)
    await quiet()
    assert [local.pinged(call) for call in calls(local)] == [["Ben", "Daigo"], ["Emi"]]
    assert WORDS("war-declined-private") in said(await clan(daigo, local, "war decline"))
    assert WORDS("war-confirmed-private") in said(await emi.press(calls(local)[-1], WORDS("war-confirm")))
    await let_pass(DAY, bot, clock)
    await shows(local, war, WORDS("war-was-unmanned"))
    await quiet()
    assert [press.area for press in presses(local.message(war))] == ["dice"]
    assert "no longer open" in said(await emi.press(calls(local)[-1], WORDS("war-decline")))
    for person in people:
        assert WORDS("honor-none") in said(await person.slash(local.channel, "honor"))
        assert lasting(person, person.dm) == []


def calls(local: LocalDiscord) -> list[Json]:
    """Return the messages that ask people whether they will fight, the oldest first."""
    return [message for message in public(local) if core("war-call") in texts(message)]


async def test_a_war_is_refused_withdrawn_called_off_or_lapses(
    local: LocalDiscord,
    quiet: Quiet,
    bot: DuelBot,
    clock: Clock,
    people: tuple[Person, ...],
) -> None:
    aya, ben, chiyo, _ = people
    ends: list[tuple[Json, str]] = []
    war = await proposed(local)
    assert WORDS("refusal-war-already-open") in said(
        await clan(chiyo, local, "war propose", against="Red Lotus", size=2)
    )
    assert said(await chiyo.press(war, "Refuse")) == WORDS("war-refused-private")
    ends.append((war, WORDS("war-was-refused", foe="Grey Heron")))
    clock.forward(RESTS[0])
    war = await proposed(local)
    assert WORDS("refusal-war-not-proposer") in said(await chiyo.press(war, "Withdraw"))
    assert said(await clan(aya, local, "war withdraw")) == WORDS("war-withdrawn-private")
    ends.append((war, WORDS("war-was-withdrawn")))
    clock.forward(RESTS[1])
    war = await proposed(local)
    assert WORDS("war-accepted-private") in said(await clan(chiyo, local, "war accept", against="Red Lotus"))
    await shows(local, war, "has yet to choose")
    assert said(await chiyo.press(local.message(war), WORDS("war-call-off"))) == WORDS(
        "war-withdrawn-private"
    )
    ends.append((war, WORDS("war-was-withdrawn")))
    clock.forward(RESTS[2])
    war = await proposed(local)
    await quiet()
    await let_pass(WAR_LIFE, bot, clock)
    ends.append((war, "has lapsed"))
    for message, end in ends:
        await shows(local, message, end)
        assert [press.area for press in presses(local.message(message))] == ["dice"]
    assert WORDS("refusal-war-none") in said(await clan(chiyo, local, "war refuse"))
    assert WORDS("refusal-clan-not-officer") in said(
        await clan(ben, local, "war propose", against="Grey Heron", size=2)
    )


async def test_a_proposal_that_discord_did_not_take_is_posted_once_and_works(
    local: LocalDiscord, quiet: Quiet, clock: Clock, people: tuple[Person, ...]
) -> None:
    aya, _, chiyo, _ = people
    local.faults.fail(CALLBACK, 404, 10062)
    with unanswered():
        await clan(aya, local, "war propose", against="Grey Heron", size=2)
    clock.forward(ANSWER_FIRST)
    await quiet()
    [war] = [message for message in public(local) if core("war-title") in texts(message)]
    assert local.pinged(war) == ["Chiyo"]
    assert said(await chiyo.press(war, "Refuse")) == WORDS("war-refused-private")
    await shows(local, war, core("war-was-refused"))


async def test_a_war_takes_enough_members_and_another_clan(
    local: LocalDiscord, quiet: Quiet, people: tuple[Person, ...]
) -> None:
    aya, *_ = people
    for against, size, refused in (
        ("Grey Heron", 3, WORDS("refusal-war-too-few", clan="Red Lotus", size="3")),
        ("Red Lotus", 2, WORDS("refusal-war-self")),
        ("Black Pine", 2, WORDS("refusal-clan-unknown")),
    ):
        assert refused in said(await clan(aya, local, "war propose", against=against, size=size))
    offered = await aya.autocomplete(local.channel, "clan war propose", "against", "he", size=2)
    assert [choice["name"] for choice in offered.choices] == ["Grey Heron"]
    await proposed(local)
    offered = await aya.autocomplete(local.channel, "clan war withdraw", "against", "")
    assert [choice["name"] for choice in offered.choices] == ["Grey Heron"]
    await quiet()


async def test_where_a_clan_has_several_wars_it_says_which(
    local: LocalDiscord, quiet: Quiet, people: tuple[Person, ...]
) -> None:
    emi, fuji = local.add_person("Emi"), local.add_person("Fuji")
    await founded(local, emi.name, fuji.name, name="Black Pine")
    aya, *_ = people
    await proposed(local)
    await clan(emi, local, "war propose", against="Red Lotus", size=2)
    assert WORDS("war-accepted-private") in said(await clan(aya, local, "war accept"))
    assert said(await clan(aya, local, "war accept")) == WORDS("refusal-war-none")
    again = await clan(aya, local, "war lineup", against="grey heron", first=aya, second=people[1])
    assert said(again) == WORDS("refusal-war-none")
    assert WORDS("refusal-war-which") in said(await clan(aya, local, "war withdraw"))
    assert said(await clan(aya, local, "war withdraw", against="black pine")) == WORDS(
        "war-withdrawn-private"
    )
    assert said(await clan(aya, local, "war withdraw")) == WORDS("war-withdrawn-private")
    await quiet()
