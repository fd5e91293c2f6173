"""Who is not on the server is not named for anything: one check for all that leads to others."""

import pytest

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.brawl_table import menus
from tests.e2e.clan_table import clan, founded, public
from tests.e2e.gathering_table import begun, quiet_by
from tests.e2e.table import Clock, offers, panels, said, seated
from tests.spoken import WORDS, core

TOLD = WORDS("refusal-person-not-here")


@pytest.mark.usefixtures("bot")
async def test_who_has_left_is_not_challenged_nor_asked_into_a_clan(local: LocalDiscord) -> None:
    aya, daigo = local.people["Aya"], local.people["Daigo"]
    await founded(local)
    before = public(local)
    gone = local.people["Chiyo"]
    local.remove_person("Chiyo")
    assert said(await aya.slash(local.channel, "challenge", opponent=gone)) == TOLD
    assert said(await clan(aya, local, "invite", person=gone)) == TOLD
    assert [each["id"] for each in daigo.messages(local.channel)] == [each["id"] for each in before]


@pytest.mark.usefixtures("bot")
async def test_who_has_left_is_offered_no_rematch(local: LocalDiscord) -> None:
    table = await seated(local)
    asked = await table.ben.press(table.board, "Resign")
    await table.ben.press(asked.message, WORDS("resign-yes"))
    await local.until(lambda: any(offers(message, "Rematch") for message in table.public))
    over = next(message for message in table.public if offers(message, "Rematch"))
    letter = await table.result_of(table.aya)
    local.remove_person("Ben")
    for message in (over, letter):
        assert said(await table.aya.press(message, "Rematch")) == TOLD


@pytest.mark.usefixtures("bot")
async def test_who_has_left_is_not_named_for_a_war_by_command_or_list(local: LocalDiscord) -> None:
    aya, ben, chiyo, _ = local.people.values()
    await founded(local, "Aya", "Ben")
    await founded(local, "Chiyo", "Daigo", name="Grey Heron")
    war = (await clan(aya, local, "war propose", against="Grey Heron", size=2)).message
    await chiyo.press(war, "Accept")
    await local.until(lambda: offers(local.message(war), WORDS("war-line-up")))
    question = await aya.press(local.message(war), WORDS("war-line-up"))
    local.remove_person("Ben")
    await aya.choose(question.message, [str(aya.id), str(ben.id)])
    assert TOLD in texts(panels(aya, local.channel)[-1])
    assert said(await clan(aya, local, "war lineup", first=aya, second=ben)) == TOLD


async def test_who_has_left_is_not_challenged_in_a_gathering_by_command_or_list(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store
) -> None:
    table = await begun(local, quiet_by(bot, clock, store), "duels", 4)
    challenger, call = table.called, table.call
    [(_, options)] = menus(call)
    gone = next(person for person in table.people if str(person.id) == options[0])
    local.remove_person(gone.name)
    assert said(await challenger.choose(call, options[0])) == TOLD
    assert said(await challenger.slash(local.channel, "gathering challenge", opponent=gone)) == TOLD
    assert core("summons-challenged") in said(await challenger.choose(call, options[1]))
