"""A server's settings: channels, pace, language, what counts."""

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
    """One server's effective settings."""

    announce_channel_id: ChannelId | None = None
    """Where gatherings and tournaments are announced; None for the channel where they were opened."""
    organiser_role_id: RoleId | None = None
    """The role that may run gatherings, besides the server's managers."""
    pace: str | None = None
    """The default pace; None for the one that suits each game."""
    locale: str = FALLBACK_LOCALE
    """The language of its public messages."""
    games: tuple[str, ...] = field(default_factory=game_names)
    """Names of the games that may be played."""
    honor: bool = True
    """Whether honor is kept."""
    threads: bool = True
    """Whether each match gets a thread, if one can be opened."""
    pictures: bool = True
    """Whether public messages have pictures."""
    report_channel_id: ChannelId | None = None
    """Where reports to organisers are posted; None if they see them only on request."""
    zone: str = "UTC"
    """The time zone of its mornings."""
    morning: int = 8 * 60
    """The minute of the day at which news is posted."""
    morning_news: bool = False
    """Whether the day's puzzle and fight are announced each morning."""
    week_news: bool = False
    """Whether the week's recap is posted on Mondays."""

    @property
    def game_of_the_day(self) -> str | None:
        """The id of the game with the fight of the day; None if there is none."""
        shared = (newest(name) for name in self.games)
        return next((game_id for game_id in shared if shared_by_day(game(game_id))), None)

    def game_for(self, wanted: str | None, fits: Fits) -> str:
        """Return the id of the wanted game, by name, or of the usual one. Raise Refusal."""
        return meant_game(self.games, wanted, fits)

    def pace_for(self, wanted: str | None, game_id: str) -> str:
        """Return the wanted pace, or the usual one. Raise Refusal for an unknown one."""
        if wanted is not None and wanted not in PACES:
            raise Refusal("unknown-option", text=wanted)
        return wanted or self.pace or suiting_pace(game_id)


async def settings_of(tx: Tx, guild_id: GuildId) -> GuildSettings:
    """Return a server's settings, with defaults for those that were never set."""
    return read_settings(await tx.one("guild_by_id", Guild, guild_id=guild_id))


def read_settings(guild: Guild | None) -> GuildSettings:
    """Return the settings in a server's row, or the defaults if there is no row."""
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
    """Raise Refusal if a server has barred a game."""
    if game_name(game_id) not in (await settings_of(tx, guild_id)).games:
        raise Refusal("game-not-allowed")
