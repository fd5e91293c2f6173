"""Requests to Discord by fight of Kendo Duel, counted over whole seeded matches.

    python -m apparatus.benchmarks.kendo_requests

As in ``requests``, answers to interactions do not count. A fight is an attack with its whole ladder of
answers. Two people choose by DM as the suggested lists would: unhurried, where everything is shown before the
next choice; hurried, where each chooses as soon as they are asked; and with the suggested answers settled
ahead, so that only attacks are chosen by hand.
"""

import asyncio
import tempfile
from collections.abc import Iterable
from dataclasses import astuple, dataclass

from apparatus.benchmarks.figures import table
from apparatus.benchmarks.requests import PATIENCE, Clock, all_shown
from bot.logs import configure_logs
from bot.play.ground.chance import SeededChance
from bot.play.match.reading import MatchPage
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.actors.alone import choose_by_hand
from bot.sandbox.actors.demo import begin_game
from bot.sandbox.actors.puppets import Message, prompt_press, prompts
from bot.sandbox.people.person import Person
from bot.sandbox.stage import Stage, stage
from bot.store.ids import MatchId, UserId
from rules.dice import Dice
from rules.game import Request
from rules.games import game
from rules.kendo.moves import KEEP

SEEDS = (1, 2, 3)
PAIR = ("Aya", "Ben")
GAMES = ("kendo.duel", "kendo.competition")
MOST_WITH_LISTS = 4
"""How many of the bot's own requests a fight may cost if answers are settled ahead."""


@dataclass(frozen=True)
class FencingManner:
    """A way to play."""

    name: str
    hurried: bool = False
    settled: bool = False


BY_HAND, SETTLED = FencingManner("unhurried"), FencingManner("answers settled ahead", settled=True)
MANNERS = (BY_HAND, FencingManner("hurried", hurried=True), SETTLED)


@dataclass(frozen=True)
class MatchCount:
    """What a match took."""

    fights: int
    clicks: int
    """Choices made by hand."""
    requests: int
    """The bot's own."""

    @property
    def by_fight(self) -> float:
        """The requests that a fight took."""
        return self.requests / self.fights


@dataclass
class Fencers:
    """Two people who fight a match to its end."""

    stage: Stage
    clock: Clock
    manner: FencingManner
    dice: Dice
    clicks: int = 0
    fights: int = 0

    async def play(self, game_name: str) -> MatchCount:
        """Challenge, accept, and fight to the end."""
        await begin_game(self.stage, game_name)
        await self._shown()
        [line] = await self.stage.bot.play.reading.duels(self.stage.local.people["Aya"].id)
        begun = self._so_far()
        if self.manner.settled:
            for user_id in self._people:
                await self.stage.bot.play.instructions.suggest(match_id=line.match_id, user_id=user_id)
        while (page := await self._page(line.match_id)).outcome is None:
            await self._choose(page)
        await self._shown()
        return MatchCount(self.fights, self.clicks, self._so_far() - begun)

    async def _choose(self, page: MatchPage) -> None:
        """Choose by DM for everyone who is asked."""
        for player in page.players:
            if player.owes:
                own = await self._page(page.match_id, player.user_id)
                await self._answer(self._people[player.user_id], own)
                self.clicks += 1
                self.fights += own.decision == "attack"
        if not self.manner.hurried:
            await self._shown()

    async def _answer(self, person: Person, own: MatchPage) -> None:
        prompt = await self.stage.local.until(lambda: _asking(person, own), PATIENCE)
        answer = await choose_by_hand(person, prompt, own, _choice(own), self.dice)
        assert not answer.failed

    async def _shown(self) -> None:
        """Wait until everything is shown."""
        self.clock.forward(READY_PAUSE)
        await all_shown(self.stage.bot)

    @property
    def _people(self) -> dict[int, Person]:
        return {person.id: person for person in self.stage.local.people.values()}

    async def _page(self, match_id: MatchId, user_id: UserId | None = None) -> MatchPage:
        return await self.stage.bot.play.reading.match(match_id, user_id)

    def _so_far(self) -> int:
        return sum(request.kind == "bot" for request in self.stage.local.requests)


def _asking(person: Person, own: MatchPage) -> Message | None:
    """Return the DM that asks a person for a pending choice."""
    asked = ((message, prompt_press(message)) for message in prompts(person))
    return next((message for message, press in asked if press and press.revision == own.revision), None)


def _choice(own: MatchPage) -> str:
    """Return what the suggested lists choose; attacks are reinforced, and time is called when ahead."""
    rules = game(own.game)
    told = {topic.name: topic.options if topic.ranked else topic.options[:1] for topic in own.topics}
    told |= rules.suggested(own.view, own.seat)
    request = Request(own.seat, own.decision or "", own.options)
    return rules.heed(own.view, request, told) or KEEP


async def count(game_name: str, manner: FencingManner, seed: int = SEEDS[0]) -> MatchCount:
    """Play a match in one manner."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with stage(url, people=PAIR, chance=SeededChance(seed), now=clock) as opened:
            return await Fencers(opened, clock, manner, Dice(b"forms")).play(game_name)


def sum_of(counts: Iterable[MatchCount]) -> MatchCount:
    """Add up what several matches took."""
    return MatchCount(*map(sum, zip(*map(astuple, counts), strict=True)))


def main() -> None:
    """Play both games in each manner, and print what it took."""
    configure_logs("error", "console")
    lines: list[tuple[str | float, ...]] = []
    for game_name in GAMES:
        counts = [sum_of(asyncio.run(count(game_name, manner, seed)) for seed in SEEDS) for manner in MANNERS]
        lines += [
            (f"{game_name}: a fight", *(each.by_fight for each in counts)),
            ("fights", *(each.fights for each in counts)),
            ("clicks", *(each.clicks for each in counts)),
            ("requests", *(each.requests for each in counts)),
        ]
    table("Requests of the bot's own in Kendo Duel, by DM", ("", *(each.name for each in MANNERS)), lines)


if __name__ == "__main__":
    main()
