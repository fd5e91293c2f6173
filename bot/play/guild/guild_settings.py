"""What is set for a server: where and how fast it plays, what counts, in which language."""

from dataclasses import dataclass, field

from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import (
    Fits,
    game_name,
    game_names,
    meant_game,
    newest,
    shared_by_day,
    suiting_pace,
)
from bot.play.ground.times import PACES
from bot.store.engine import Tx
from bot.store.guild_rows import Guild
from bot.store.ids import ChannelId, GuildId, RoleId
from rules.codec import decode
from rules.games import game

FALLBACK_LOCALE = "en"
"""The language of a server that was never seen."""


@dataclass(frozen=True)
class GuildSettings:
    """The settings of one server, as they count."""

    announce_channel_id: ChannelId | None = None
    """Where gatherings and tournaments are announced; None for wherever they were called."""
    organiser_role_id: RoleId | None = None
    """Who may run gatherings besides those who manage the server."""
    pace: str | None = None
    """How long a turn takes where nobody says otherwise; None for what suits each game."""
    locale: str = FALLBACK_LOCALE
    """The language of what everyone there reads."""
    games: tuple[str, ...] = field(default_factory=game_names)
    """The names of the games that may be played."""
    honor: bool = True
    """Whether deeds are entered in the ledger."""
    threads: bool = True
    """Whether a match is told in a thread of its own, where one can be opened."""
    pictures: bool = True
    """Whether what is posted has pictures."""
    report_channel_id: ChannelId | None = None
    """Where organisers read what is reported to them; None for only when they ask."""
    zone: str = "UTC"
    """By whose clocks it is morning there."""
    morning: int = 8 * 60
    """The minute of the day at which news are told."""
    morning_news: bool = False
    """Whether the day's puzzle and fight are announced each morning."""
    week_news: bool = False
    """Whether the week is told on Mondays."""

    @property
    def game_of_the_day(self) -> str | None:
        """The id of the game whose fight of the day is played; None where none is."""
        shared = (newest(name) for name in self.games)
        return next((game_id for game_id in shared if shared_by_day(game(game_id))), None)

    def game_for(self, wanted: str | None, fits: Fits) -> str:
        """Return the id of the game a person wants, by its name, or of the usual one. Raise Refusal."""
        return meant_game(self.games, wanted, fits)

    def pace_for(self, wanted: str | None, game_id: str) -> str:
        """Return the pace a person wants, or the usual one. Raise Refusal for one there is none of."""
        if wanted is not None and wanted not in PACES:
            raise Refusal("unknown-option", text=wanted)
        return wanted or self.pace or suiting_pace(game_id)


async def settings_of(tx: Tx, guild_id: GuildId) -> GuildSettings:
    """Read the settings of a server; those nobody has touched are as they come."""
    return read_settings(await tx.one("guild_by_id", Guild, guild_id=guild_id))


def read_settings(guild: Guild | None) -> GuildSettings:
    """Return what a server's line says, or how things come where there is no line."""
    if guild is None:
        return GuildSettings()
    barred = decode(guild.barred, tuple[str, ...])
    return GuildSettings(
        announce_channel_id=guild.announce_channel_id,
        organiser_role_id=guild.organiser_role_id,
        pace=guild.chosen_pace,
        locale=guild.chosen_locale or guild.locale,
        games=tuple(name for name in game_names() if name not in barred),
        honor=guild.honor,
        threads=guild.threads,
        pictures=guild.pictures,
        report_channel_id=guild.report_channel_id,
        zone=guild.zone,
        morning=guild.morning,
        morning_news=guild.morning_news,
        week_news=guild.week_news,
    )


async def check_game(tx: Tx, guild_id: GuildId, game_id: str) -> None:
    """Raise Refusal where a game is not to be played in a server."""
    if game_name(game_id) not in (await settings_of(tx, guild_id)).games:
        raise Refusal("game-not-allowed")
