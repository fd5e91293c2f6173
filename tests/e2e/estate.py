"""A server with one of each thing that has an id, and controls that no Discord client would show."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.face.press import Press
from bot.play.gatherings.cups import CupTerms
from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.outlines import Outline
from bot.play.gatherings.rhythm import Rhythm
from bot.play.ground.reach import (
    CAMPAIGN,
    CHALLENGE,
    CLAN,
    CLAN_INVITE,
    CLAN_WAR,
    CONTEST,
    CUP,
    GATHERING,
    LOBBY,
    MATCH,
    NOTICEBOARD,
    REPORT,
)
from bot.play.guild.organisers import Standing
from bot.play.people.people import Sighting
from bot.play.solo.contests import Entrance
from bot.sandbox.components import BUTTON, ROLE_SELECT, STRING_SELECT
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.wire.client import DuelBot

NOWHERE = "Zz0Zz0Zz0Zz0"
"""An id of the right shape that nothing has."""

ACTIONS = {
    "challenge": "accept fighter fighter:swift refuse refused withdraw",
    "rematch": "ask",
    "opponent": "bushido.duel",
    "follow": "press",
    "hand": "open pick form stance choose open-1",
    "resign": "ask yes no choose",
    "open": "choose choose:rush",
    "instruct": "show topic add:wishes/rush add:wishes finish:wishes forget:wishes answer answer:1:lay/rush",
    "plan": "off choose",
    "way": "find",
    "dice": "match house gathering war contest challenge lobby queue",
    "practice": "open open:bushido.duel role:bushido.duel game:random begin:bushido.duel:random told",
    "courtesy": "time draw pause resume",
    "queue": "leave:bushido.duel",
    "substitute": "whom which:11 offer:0:11 agree accept decline",
    "reserve": "offer:11 accept fighter fighter:swift agree agree-yes decline keep",
    "lobby": "join fighter leave start",
    "gathering": (
        "join fighter check-in leave begin cancel cancel-yes status bracket owed drop drop-yes keep"
    ),
    "summons": "challenge accept refuse refuse-yes keep",
    "tournament": (
        "bracket round round.1 mine people changes organise override undo remove replace pause resume keep"
        " override.list choose.override choose.undo choose.remove choose.replace instead.11"
        " sure.override.1 sure.undo.1 sure.remove.11 sure.replace.11:12 sure.pause sure.resume"
    ),
    "clan": (
        "roster roster:0 member promote:11 demote:11 remove:11 hand-over:11 leave disband no"
        " sure-leave sure-disband sure-remove:11 sure-hand-over:11"
    ),
    "clans": "0 page:0 open",
    "clan-invite": "accept refuse withdraw",
    "clan-war": "accept refuse withdraw confirm decline line-up line-up:0 named",
    "replay": "first back forward last see end share agree keep",
    "why": "match alone",
    "shown": "board:honor profile honor clan puzzle puzzle-week",
    "style": "mine show",
    "report": "ask send settle settled",
    "moderate": "newer reports void",
    "settings": "open ask set panel panel:duels",
    "season": "look show ask close keep",
    "honor": "worth older",
    "board": "list honor bushido.duel",
    "rules": "list gatherings",
    "help": "begin play",
    "lesson": (
        "open open:bushido.duel begin:bushido.duel roles:bushido.duel challenge:bushido.duel"
        " hand:bushido.duel/1: told:bushido.duel/1:0 chosen:way.fight/1:"
    ),
    "sheet": "swift:challenge:bushido.duel/1",
    "fighters": "all swift",
    "me": (
        "panel panel:time panel:people zone-ask zone hours-ask hours hours-off"
        " leave-ask leave leave-take.1 leave-end"
        " set-language set-challengers set-dms set-pictures set-reminders set-news set-days"
        " set-block set-unblock"
    ),
    "privacy": "ask forget keep",
    "reminders": "off",
    "solo": "dm share again next campaign",
    "outset": (
        "open:toy.buried/1 show:toy.buried/1:00 ask-season:toy.buried/1:00 advised:toy.buried/1:00"
        " begin:toy.buried/1:00"
    ),
    "outline": (
        "ask:game extras:toy.high-card/-/0000/-/- name:toy.high-card/-/0000/-/- "
        "call:toy.high-card/-/00016/-/- weekly:toy.high-card/-/0000/-/- hold:toy.high-card/-/0000/-/- list"
    ),
    "cup": "show skip unskip pause resume change end end-yes",
    "contest": "fight",
    "road": "mine again",
    "puzzle": "open today position question week card card:pine divide divided",
    "noticeboard": "open put tell down",
    "duels": "show",
    "daily": "show.toy.buried fight.toy.buried",
    "campaign": "look go-on give-up yes",
}
"""Every area with its actions, as controls and forms name them."""

Ids = dict[str, list[str]]


@dataclass(frozen=True)
class Deed:
    """An action in an area."""

    area: str
    action: str

    def press(self, thing_id: str = "", revision: int = 0) -> Press:
        """Return the press of this action on a thing."""
        return Press(self.area, thing_id, revision, self.action)


def every_deed() -> list[Deed]:
    """Return every action of every area."""
    return [Deed(area, action) for area, actions in ACTIONS.items() for action in actions.split()]


async def furnish(
    bot: DuelBot, guild_id: int, channel: Channel, people: Sequence[Person], guest: Person
) -> Ids:
    """Begin one of each thing in a server, for people whose first manages it; return all ids by kind.

    It takes four people, who are in clans, and a guest, who is invited to one. The toy games must be
    registered.
    """
    host, foe, third, fourth = (person.id for person in people)
    here = {"guild_id": guild_id, "channel_id": channel.id}
    boss = Standing(guild_id, host, frozenset(), manages=True)
    named = [Sighting(person.id, person.name, "en-US") for person in (*people, guest)]
    await bot.play.people.see(named, guild_id=guild_id, guild_locale="en-US")

    async def challenge(challenger_id: int, opponent_id: int) -> str:
        issuing = bot.play.challenges.issue(
            **here, challenger_id=challenger_id, opponent_id=opponent_id, wish="swift"
        )
        return (await issuing).id

    fought = await challenge(host, foe)
    accepted = await bot.play.challenges.accept(challenge_id=fought, user_id=foe, wish="wanderer")
    drafted = await bot.play.challenges.issue(
        **here, challenger_id=host, opponent_id=fourth, wish="", game_name="pocket.hand", setup="draft=quick"
    )
    drafting = await bot.play.challenges.accept(challenge_id=drafted.id, user_id=fourth, wish="")
    lobby = await bot.play.lobbies.open(**here, host_id=host, wish="swift")
    sign_up = await bot.play.sign_up.open(**here, host=boss, terms=Terms(kind=DUELS, pace="day"))
    cup = await bot.play.sign_up.open(
        **here, host=boss, terms=Terms(kind=TOURNAMENT, title="Cup", pace="day")
    )
    for user_id in (host, foe, third, fourth):
        await bot.play.sign_up.join(gathering_id=cup, user_id=user_id, wish="swift")
    await bot.play.sign_up.begin(gathering_id=cup, standing=boss)
    weekly = CupTerms(Outline("toy.high-card"), "Cup", Rhythm(4, 20 * 60, "Europe/Berlin", 2), 2)
    held = await bot.play.cups.add(channel_id=channel.id, host=boss, terms=weekly, barred=None)
    clans = [
        await _found(bot, here, "Red Lotus", host, foe),
        await _found(bot, here, "Grey Heron", third, fourth),
    ]
    asked = await bot.play.clan_invites.invite(**here, user_id=host, invited_id=guest.id)
    war = await bot.play.clan_wars.propose(**here, user_id=host, foe_id=clans[1], size=2, hardcore=False)
    await bot.play.reports.report(
        guild_id=guild_id, reporter_id=foe, words="too loud", user_id=third, match_id=None
    )
    [report] = await bot.play.reports.open_in(guild_id, boss)
    await bot.play.solo.play(**here, user_id=host, wish="random", wanted="toy.buried")
    run = await bot.play.campaigns.go_on(**here, user_id=host, wanted="toy.buried")
    campaign = await bot.play.campaigns.under_way(guild_id=guild_id, user_id=host, wanted="toy.buried")
    daily = await bot.play.contests.today("daily", guild_id=guild_id, user_id=host, wanted="toy.buried")
    await bot.play.contests.join(daily.contest_id, Entrance(**here, user_id=host))
    proposed = await bot.play.challenges.issue(
        **here, challenger_id=third, opponent_id=host, wish="", game_name="toy.buried"
    )
    road = await bot.play.roads.accept(challenge_id=proposed.id, user_id=host)
    noticeboard = await bot.play.noticeboards.put_up(guild_id, channel.id, boss)
    bot.outbox.wake()
    return {
        CONTEST.name: [daily.contest_id, road.contest_id],
        CAMPAIGN.name: [campaign.row.id],
        MATCH.name: [run, drafting.match_id, accepted.match_id],
        CHALLENGE.name: [await challenge(host, third), await challenge(fourth, host)],
        LOBBY.name: [lobby.lobby.id],
        GATHERING.name: [sign_up, cup],
        CUP.name: [held.cup.id],
        CLAN.name: clans,
        CLAN_INVITE.name: [asked.id],
        CLAN_WAR.name: [war.war.id],
        REPORT.name: [report.id],
        NOTICEBOARD.name: [noticeboard.id],
    }


async def _found(bot: DuelBot, here: dict[str, int], name: str, leader_id: int, *others: int) -> str:
    clan = await bot.play.clans.create(**here, user_id=leader_id, name=name)
    for user_id in others:
        asked = await bot.play.clan_invites.invite(**here, user_id=leader_id, invited_id=user_id)
        await bot.play.clan_invites.accept(invite_id=asked.id, user_id=user_id)
    return clan.id


def carrying(message: Json, custom_id: str, kind: int = BUTTON, *, private: bool = True) -> Json:
    """Return a message as it would be with only one control of this kind and custom id."""
    control: Json = {"type": kind, "id": 2, "custom_id": custom_id}
    if kind == BUTTON:
        control |= {"style": 2, "label": "?"}
    elif kind == STRING_SELECT:
        control |= {"options": [{"label": "?", "value": "?"}], "min_values": 1, "max_values": 1}
    elif kind == ROLE_SELECT:
        control |= {"min_values": 1, "max_values": 1}
    flags = message["flags"] | (1 << 6) if private else message["flags"]
    return {**message, "flags": flags, "components": [{"type": 1, "id": 1, "components": [control]}]}


def field(name: str, **value: object) -> Json:
    """Return a field of a submitted form, with a ``value``, ``values``, or neither."""
    kind = STRING_SELECT if "values" in value else 4
    return {"type": 18, "id": 1, "component": {"type": kind, "id": 2, "custom_id": name, **value}}
