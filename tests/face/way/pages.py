"""Pages of Way of the Samurai as its player and the public see them, from states of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.solo.campaigns import CampaignPage
from bot.store.campaign_rows import CampaignRow
from bot.store.ids import CampaignId, ChannelId, GuildId, MatchId, UserId
from bot.store.moment import Moment
from rules.dice import Dice
from rules.game import Outcome, Request
from rules.way.events import WayEvent
from rules.way.road import Road, RoadState
from rules.way.state import FightState, Leg, WayOptions
from rules.way.way import Way

WAY = Way()
ID = 2**63 - 1
LEG = Leg(
    life=7,
    ki=4,
    armour=2,
    pawn=2,
    virtue="jin",
    virtue_won=True,
    specials=("special-sun-1", "special-blade-2"),
    camps=True,
)
SETUPS = (
    WayOptions(),
    WayOptions("ronin", "bokken", "cliff", "snow", gisei=False),
    WayOptions("shiro", "wakizashi", "bamboo", "glare", blood=True, yoroi="mine"),
    WayOptions("three", "kusarigama", "cliff", "wind", blood=True, yoroi="theirs"),
    WayOptions("three", "yari", "bamboo", "rain", yoroi="theirs", literal=True),
    WayOptions("master", "katana", "field", "fog", leg=LEG),
    WayOptions("shiro", "wakizashi", "cliff", "clear", version=2),
    WayOptions("ronin", "wakizashi", "cliff", "rain", literal=True, version=2),
)
"""They include every opponent, weapon, place, climate, module and version."""


@dataclass(frozen=True)
class Fought:
    """A fight after some choices, with the events of the last one."""

    revision: int
    state: FightState
    events: tuple[WayEvent, ...]

    @property
    def asked(self) -> Request | None:
        """What is asked now."""
        return next(iter(WAY.requests(self.state)), None)

    def page(self, seat: int | None = 0) -> MatchPage:
        """Return its page as its player or the public sees it, with the longest possible ids."""
        return fight_page(self.state, seat, self.events, self.revision)

    @property
    def turn(self) -> TurnPage:
        """Return the events of the last choice as a transcript tells them."""
        return TurnPage(self.revision, self.revision, self.events, (), message_id=None)

    def then(self, choice: str, dice: Dice) -> "Fought":
        """Choose for the player."""
        step = WAY.play(self.state, {0: choice}, dice)
        return Fought(self.revision + 1, step.state, step.events)


def fought(options: WayOptions, seed: bytes, *, stands_in: bool = False) -> Iterator[Fought]:
    """Yield a fight from its start, with choices at random or as the stand-in makes them."""
    step = WAY.start(1, options, Dice(seed))
    at = Fought(0, step.state, step.events)
    yield at
    while at.asked:
        dice = Dice(seed, at.revision + 1)
        choice = WAY.stand_in(at.state, 0, dice) if stands_in else dice.pick(at.asked.options, "pick")
        at = at.then(choice, dice)
        yield at


def fight_page(
    state: FightState,
    seat: int | None = 0,
    events: tuple[WayEvent, ...] = (),
    revision: int = 9,
    outcome: Outcome | None = None,
) -> MatchPage:
    """Return the page of a fight; a fight that was broken off has its own outcome."""
    asked = next(iter(WAY.requests(state)), None) if seat is not None and outcome is None else None
    return MatchPage(
        match_id=MatchId("z" * 10),
        game=WAY.id,
        guild_id=GuildId(ID),
        channel_id=ChannelId(ID),
        board_id=None,
        pace="day",
        revision=revision,
        excuses=0,
        deadline_at=None,
        seal="f" * 64,
        seed=None,
        outcome=outcome or state.result,
        players=(
            Player(
                0, UserId(ID), "Aya", owes=asked is not None, ready=False, dm_open=True, honor=0, left=False
            ),
        ),
        view=WAY.view(state, seat),
        own_seat=seat,
        options=asked.options if asked else (),
        decision=asked.decision if asked else None,
        lately=events if seat is not None else (),
        pick=None,
    )


def road_page(road: RoadState) -> CampaignPage:
    """Return the page of a Road."""
    row = CampaignRow(
        id=CampaignId("r" * 10),
        guild_id=GuildId(ID),
        user_id=UserId(ID),
        game=WAY.id,
        state="{}",
        status="ongoing",
        match_id=MatchId("z" * 10),
        fought=road.won,
        began_at=Moment(0),
        ended_at=None,
        contest_id=None,
    )
    return CampaignPage(row, road, Road().outcome(road), ChannelId(ID))
