"""People who press, in channels and by DM, and a check that all outcomes were reported in order."""

import asyncio
import itertools
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import asyncpg

from apparatus.benchmarks.click import Click, Json
from apparatus.benchmarks.clicks import interaction
from apparatus.benchmarks.figures import figures
from apparatus.benchmarks.lean_discord import LeanDiscord
from apparatus.benchmarks.ongoing import CHANNEL, Duel, Pick, dm_of, guild_of
from bot.face.press import Press
from bot.face.words import Words
from bot.sandbox.components import texts, walk
from bot.store.share import Share

PATIENCE = 10.0
"""Seconds after which a person without an answer presses again."""

AGAIN_AFTER = 1.0
"""Seconds after which a person who was asked to try later presses again."""

APOLOGY = Words("en")("error-storage")

REVEAL = re.compile(re.escape(Words("en")("reveal-title", turn=0)).replace("0", r"(\d+)"))

REVEALS_LEFT = "SELECT count(*) FROM outbox WHERE kind = 'reveal' AND urgent > 0"
"""Reveals that are yet to be sent; after an outage there are also edits of all boards."""

PLAYED = "SELECT match_id, count(*) FROM turns WHERE match_id = ANY($1) GROUP BY match_id"


@dataclass(frozen=True)
class Answered:
    """One press that was answered."""

    at: float
    """When the press was made, in seconds since the load began."""
    heard_in: int
    """The server whose process heard it; 0 for a press by DM."""
    waited: float


@dataclass
class Load:
    """People who press again as soon as they are answered or after a pause, and the answers they got."""

    discord: LeanDiscord
    components: list[Json]
    pause: float = 0.0
    began: float = field(default_factory=time.perf_counter)
    over: bool = False
    answers: list[Answered] = field(default_factory=list[Answered])
    apologies: int = 0
    """How often a person was asked to try again later."""
    silences: int = 0
    """How often a person had no answer."""
    settled: dict[str, int] = field(default_factory=dict[str, int])
    """How many turns of each match were settled by presses that were answered."""
    by_dm: list[tuple[float, int]] = field(default_factory=list[tuple[float, int]])
    """When a press by DM settled a turn, and in which server."""
    _playing: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])

    @property
    def now(self) -> float:
        """Seconds since the load began."""
        return time.perf_counter() - self.began

    def start(self, players: Iterable[tuple[Sequence[Duel], bool]]) -> None:
        """Start the players, each with some duels, in channels or by DM."""
        self._playing = [asyncio.create_task(self._play(duels, by_dm=by_dm)) for duels, by_dm in players]

    async def stop(self) -> None:
        """Wait until everyone has finished their press."""
        self.over = True
        await asyncio.gather(*self._playing)

    async def _play(self, duels: Iterable[Duel], *, by_dm: bool) -> None:
        """Play one duel after another until time is up, in channels or by DM."""
        for duel in duels:
            for move in duel.picks():
                if self.over or not await self._done(move, duel.server, by_dm=by_dm):
                    return
                if move.seat:
                    self.settled[move.match_id] = move.revision + 1
                    if by_dm:
                        self.by_dm.append((self.now, duel.server))
                await asyncio.sleep(self.pause)

    async def _done(self, move: Pick, server: int, *, by_dm: bool) -> bool:
        """Press until the move is made; return False if time is up first."""
        pressed = interaction(move, self.components, private=not by_dm, server=server)
        while not self.over:
            click = await self.discord.click(pressed)
            try:
                async with asyncio.timeout(PATIENCE):
                    await click.finished()
            except TimeoutError:
                self.silences += 1
                continue
            heard_in = 0 if by_dm else guild_of(server)
            self.answers.append(
                Answered(click.sent_at - self.began, heard_in, click.answered_at - click.sent_at)
            )
            if not _apologises(click):
                return True
            self.apologies += 1
            await asyncio.sleep(AGAIN_AFTER)
        return False

    def p99_ms(self, since: float, until: float, without: Share) -> float:
        """Return the p99 of presses in a span of time, heard by the processes of other shards."""
        heard = [each for each in self.answers if not without.holds(each.heard_in)]
        waits = [each.waited for each in heard if since <= each.at < until]
        return figures(waits, 1.0).p99_ms if len(waits) > 1 else float("nan")


def _apologises(click: Click) -> bool:
    return any(APOLOGY in part.get("content", "") for body in click.bodies for part in _parts(body))


def _parts(body: Json) -> Iterator[Json]:
    return walk((body.get("data") or body).get("components") or [])


@dataclass(frozen=True)
class Faults:
    """What went wrong in reporting duels; all of it should be 0."""

    lost: int
    """Turns that an answered press has settled, but that are not stored."""
    untold: int
    """Turns that are stored, but whose reveal was not posted."""
    doubled: int
    """Reveals of a turn that already had one, and DMs that ask for a turn again."""
    astray: int
    """Reveals after that of a later turn, and DMs that ask for a turn after one for a later turn."""

    @property
    def line(self) -> tuple[int, int, int, int]:
        """All of them, for a table."""
        return self.lost, self.untold, self.doubled, self.astray


async def faults(url: str, load: Load, played: Iterable[Duel]) -> Faults:
    """Wait until all reveals are sent, and compare what Discord was sent with what is stored."""
    duels = {CHANNEL + duel.server: duel.match_id for duel in played}
    connection = await asyncpg.connect(url)
    try:
        while await connection.fetchval(REVEALS_LEFT):  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.2)
        rows = await connection.fetch(PLAYED, list(duels.values()))
    finally:
        await connection.close()
    stored: Mapping[str, int] = {row[0]: row[1] for row in rows}
    posted = load.discord.posted
    # Other duels are under way in the same channel.
    told = {
        match_id: _turns(each for each in posted.get(channel, ()) if _is_of(each, match_id))
        for channel, match_id in duels.items()
    }
    asked = [_asked_for(messages) for channel, messages in posted.items() if channel >= dm_of(0)]
    lanes = [*told.values(), *asked]
    return Faults(
        sum(turns > stored.get(match_id, 0) for match_id, turns in load.settled.items()),
        sum(len({*range(1, turns + 1)} - set(told[match_id])) for match_id, turns in stored.items()),
        sum(len(turns) - len(set(turns)) for turns in lanes),
        sum(b < a for turns in lanes for a, b in itertools.pairwise(turns)),
    )


def _turns(messages: Iterable[Json]) -> list[int]:
    """Return the turns that messages reveal."""
    found = [REVEAL.search(texts({"content": "", **message})) for message in messages]
    return [int(each[1]) for each in found if each]


def _presses(message: Json) -> list[Press]:
    """Return what the controls of a message press."""
    found = (Press.parse(part.get("custom_id", "")) for part in walk(message["components"]))
    return [press for press in found if press]


def _is_of(message: Json, match_id: str) -> bool:
    """Return whether a message has controls of a match."""
    return any(press.id == match_id for press in _presses(message))


def _asked_for(messages: Iterable[Json]) -> list[int]:
    """Return the revisions at which DMs ask a player of a single match for a card."""
    asking = [
        [each for each in _presses(message) if each.area == "hand" and each.parts[0] == "pick"]
        for message in messages
    ]
    return [some[0].revision for some in asking if some]
