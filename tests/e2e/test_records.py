"""Leaderboards, profiles and seasons as people meet them."""

import pytest

from bot.face.adapter import layout
from bot.face.standing.season import close_question, season_mark
from bot.face.words import Words
from bot.play.ground.chance import SystemChance
from bot.play.people.voice import AT_ONCE
from bot.play.standing.boards import PLACES
from bot.play.standing.honor import DEEDS, Source, enter
from bot.play.standing.seasons import present_season
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.clan_table import founded
from tests.e2e.table import FOR_A_VICTORY, PATIENCE, Clock, nothing_waits, presses, said, seated
from tests.spoken import WORDS

pytestmark = pytest.mark.usefixtures("bot")


async def gave_time(store: Store, guild_id: int, people: dict[int, int], at: int) -> None:
    """Do a small good deed for each of many people, as often as given."""
    for user_id, times in people.items():
        for number in range(times):
            await store.transact(
                lambda tx, user_id=user_id, number=number: enter(
                    SystemChance(),
                    tx,
                    guild_id=guild_id,
                    user_id=user_id,
                    deed="gave-time",
                    source=Source("match", f"{user_id} {number}"),
                    at=at,
                )
            )


def told_of(local: LocalDiscord, person: Person, nth: int) -> list[Json]:
    """Return the messages that tell everyone of the end of a season."""
    return [m for m in person.messages(local.channel) if season_mark(nth) in presses(m)]


async def test_a_leaderboard_is_turned_page_by_page_and_leads_to_the_others(
    local: LocalDiscord, store: Store, clock: Clock
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    more = dict.fromkeys(range(9_001, 9_002 + PLACES), 1)
    await gave_time(store, local.guild.id, {aya.id: 2, **more}, clock())
    await ben.slash(local.channel, "honor")  # which shows the bot who Ben is
    first = await aya.slash(local.channel, "leaderboard")
    assert "1\\. Aya · **2** · Stranger" in said(first)
    assert "2\\. unknown player · **1**" in said(first)
    assert WORDS("tournament-page", page="1", pages="2") in said(first)
    last = await aya.press(first.message, "Lower")
    assert last.kind == "update"
    assert WORDS("tournament-page", page="2", pages="2") in texts(last.message)
    assert "**You:** 1\\. Aya · **2**" in texts(last.message)
    back = await aya.press(last.message, "Higher")
    assert texts(back.message) == said(first)
    other = await aya.choose(back.message, "bushido.duel")
    assert WORDS("board-empty-rating") in texts(other.message)
    asked = await ben.slash(local.channel, "leaderboard", board="season")
    assert WORDS("board-season", season="1") in said(asked)


async def test_a_profile_tells_of_a_duel_that_was_fought(local: LocalDiscord) -> None:
    table = await seated(local)
    assert WORDS("profile-none") in said(await table.aya.slash(local.channel, "profile"))
    await table.play_to_the_end()
    own = said(await table.aya.slash(local.channel, "profile"))
    assert "**Bushido Duels** · 1 fought: 1 won, 0 lost, 0 drawn" in own
    assert "1 fought, 100 % won" in own
    assert "**1754**, provisional for about 6 more matches · no place yet" in own
    assert WORDS("duels-which-line", opponent="you") not in own
    seen = said(await table.aya.slash(local.channel, "profile", person=table.ben))
    assert seen.startswith("## Ben")
    assert WORDS("profile-versus", fought="1", won="0", lost="1", drawn="0") in seen
    board = said(await table.ben.slash(local.channel, "leaderboard", board="bushido.duel"))
    assert board.index("Aya · **1754**, provisional") < board.index("Ben · **1246**, provisional")


async def test_an_organiser_closes_a_season_once_asked_and_everybody_sees_its_hall_of_fame(
    local: LocalDiscord, bot: DuelBot
) -> None:
    table = await seated(local)
    await table.play_to_the_end()
    await nobody_else_can_close(local, bot, table.ben)
    asked = await table.aya.slash(local.channel, "organise season close")
    assert "Close season 1?" in said(asked)
    kept = await table.aya.press(asked.message, WORDS("season-close-no"))
    assert texts(kept.message) == WORDS("season-close-kept")
    assert not told_of(local, table.ben, 1)

    asked = await table.aya.slash(local.channel, "organise season close")
    again = await table.aya.slash(local.channel, "organise season close")
    done = await table.aya.press(asked.message, WORDS("season-close-yes", season="1"))
    assert texts(done.message) == WORDS("season-close-done", season="1", next="2")
    assert said(await table.aya.press(again.message, WORDS("season-close-yes", season="1"))) == WORDS(
        "refusal-season-closed"
    )

    [news] = await local.until(lambda: told_of(local, table.ben, 1), PATIENCE)
    assert f"### Honor gained\n1\\. Aya · **{FOR_A_VICTORY}**\n2\\. Ben · **{DEEDS['fought']}**" in texts(
        news
    )
    look = await table.ben.press(news, WORDS("season-look-button"))
    assert "Season 1" in said(look)
    later = await table.ben.press(look.message, WORDS("season-later"))
    assert "Season 2" in texts(later.message)
    assert len(told_of(local, table.ben, 1)) == 1
    assert "It began" in said(await table.ben.slash(local.channel, "season show"))


async def nobody_else_can_close(local: LocalDiscord, bot: DuelBot, member: Person) -> None:
    """Check that a member is refused, by the command and by a button they should never have seen."""
    no = WORDS("refusal-not-organiser")
    local.show_commands(local.add_role("Shown", member))
    assert said(await member.slash(local.channel, "organise season close")) == no
    await nothing_waits(bot)  # else what is told of the match may follow the stray message
    season = await bot.play.seasons.context.store.read(lambda tx: present_season(tx, local.guild.id))
    await bot.get_channel(local.channel.id).send(view=layout(close_question(season, Words())))
    stray = member.last(local.channel)
    assert said(await member.press(stray, WORDS("season-close-yes", season="1"))) == no
    assert "Season 1" in said(await member.slash(local.channel, "season show"))


async def test_a_standing_is_shown_to_the_channel_by_whoever_looks_at_it(
    local: LocalDiscord, bot: DuelBot
) -> None:
    table = await seated(local)
    aya, daigo = table.aya, local.people["Daigo"]
    await table.play_to_the_end()
    await nothing_waits(bot)  # else what the duel came to may be told last
    by = WORDS("shown-by", player=aya.mention)
    for command, title in (
        ("leaderboard", WORDS("board-title", board=WORDS("board-honor"))),
        ("profile", WORDS("profile-title", name="Aya")),
        ("honor", WORDS("deed-won")),
    ):
        looked = await aya.slash(local.channel, command)
        await aya.press(looked.message, WORDS("shown-button"))
        posted = daigo.last(local.channel)
        assert title in texts(posted)
        assert by in texts(posted)
        assert len(posted["attachments"]) == 1
        assert presses(posted) == []
        assert local.pinged(posted) == []


async def test_who_shows_too_much_is_asked_to_wait(local: LocalDiscord, bot: DuelBot) -> None:
    table = await seated(local)
    await nothing_waits(bot)  # else the board may be posted last
    looked = await table.ben.slash(local.channel, "honor")
    for _ in range(AT_ONCE):
        await table.ben.press(looked.message, WORDS("shown-button"))
    before = local.people["Daigo"].last(local.channel)["id"]
    refused = await table.ben.press(looked.message, WORDS("shown-button"))
    assert said(refused)
    assert local.people["Daigo"].last(local.channel)["id"] == before


async def test_a_clan_is_shown_to_the_channel(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    await founded(local)
    looked = await aya.slash(local.channel, "clan roster")
    await aya.press(looked.message, WORDS("shown-button"))
    posted = local.people["Daigo"].last(local.channel)
    assert WORDS("shown-by", player=aya.mention) in texts(posted)
    assert len(posted["attachments"]) == 1
    assert local.pinged(posted) == []
