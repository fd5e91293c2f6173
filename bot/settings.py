"""Settings from the environment and a ``.env`` file, all checked before anything starts."""

import re
from datetime import timedelta
from pathlib import Path
from typing import Literal, Self, TypeVar

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.engine import POSTGRES, sqlite_path
from bot.store.share import WHOLE, Share
from bot.wire.budget import DEFAULT_RATE
from bot.wire.endpoint import check_local

SPAN = re.compile(r"([1-9]\d{0,4})([mhd])", re.ASCII)
SPANS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}

S = TypeVar("S", bound=BaseSettings)

API = re.compile(r"https?://[^/\s]+(?:/[^\s]*)?/api/v10/?")

SHARD_IDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")


class SettingsError(ValueError):
    """One or more settings are missing or wrong; ``faults`` has a line for each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class DatabaseSettings(BaseSettings):
    """The settings of commands that read duels without a connection to Discord."""

    # Not strict: the same file holds settings for the running bot only.
    model_config = SettingsConfigDict(env_file=".env", extra="ignore", frozen=True)

    database_url: str = Field(
        default="sqlite:///data/bushido.db",
        description="sqlite:///path/to/file.db or postgresql://user@host/name",
    )

    @field_validator("database_url")
    @classmethod
    def _known_kind(cls, url: str) -> str:
        if sqlite_path(url) is None and not url.startswith(POSTGRES):
            raise ValueError("it names no kind of database there is")
        return url


class Settings(DatabaseSettings):
    """All that a host can set; ``.env.example`` says what each is for."""

    discord_token: SecretStr = Field(description="the bot's token, from the Discord developer portal")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    log_format: Literal["console", "json"] = Field(default="console", description="console or json")
    shard_count: int | None = Field(
        default=None, ge=1, le=32767, description="how many shards all processes have together, such as 16"
    )
    shard_ids: str | None = Field(
        default=None, description="those of this process, such as 0-3; with SHARD_COUNT and PostgreSQL alone"
    )
    requests_per_second: int = Field(
        default=DEFAULT_RATE, ge=1, le=50, description="a whole number from 1 to 50"
    )
    health_file: str | None = Field(
        default=None, description="a path whose file is written anew while all is well"
    )
    metrics_port: int | None = Field(
        default=None, ge=0, le=65535, description="the port at which Prometheus reads metrics, such as 9464"
    )
    metrics_host: str = Field(
        default="127.0.0.1", description="the address of this machine at which that port is opened"
    )
    backup_every: timedelta | None = Field(
        default=None, description="how often the bot backs its database up, such as 1d, 12h or 30m"
    )
    backup_keep: int = Field(
        default=7, ge=1, description="how many of these backups are kept, a whole number from 1 on"
    )
    backup_folder: str | None = Field(
        default=None, description="where they are kept; without it, in the folder backups beside the database"
    )
    discord_api: str | None = Field(
        default=None, description="https://HOST/api/v10 of a proxy of your own that asks Discord for you"
    )
    local_discord: str | None = Field(
        default=None, description="http://127.0.0.1:PORT of a Discord on this machine"
    )

    @field_validator("discord_token")
    @classmethod
    def _filled_in(cls, token: SecretStr) -> SecretStr:
        bare = token.get_secret_value().strip()
        if not bare:
            raise ValueError("it is empty")
        return SecretStr(bare)

    @field_validator("backup_every", mode="before")
    @classmethod
    def _often(cls, text: object) -> object:
        if not isinstance(text, str):
            return text
        match = SPAN.fullmatch(text)
        if match is None:
            raise ValueError("it is no time span")
        return int(match[1]) * SPANS[match[2]]

    @field_validator("shard_ids")
    @classmethod
    def _a_range(cls, ids: str | None, info: ValidationInfo) -> str | None:
        # Validated before this field, in field order; absent if it was wrong itself.
        count = info.data.get("shard_count")
        if ids is None or count is None:
            return ids
        found = SHARD_IDS.fullmatch(ids)
        if found is None or not int(found[1]) <= int(found[2] or found[1]) < count:
            raise ValueError(f"it is no range below SHARD_COUNT, which is {count}")
        return ids

    @model_validator(mode="after")
    def _shards_go_together(self) -> Self:
        if (self.shard_count is None) is not (self.shard_ids is None):
            raise ValueError("SHARD_COUNT and SHARD_IDS go together: set both or none")
        if self.shard_ids is not None and not self.share.is_whole and sqlite_path(self.database_url):
            raise ValueError("SHARD_IDS needs PostgreSQL: a SQLite file is for one process")
        return self

    @property
    def share(self) -> Share:
        """The shards of this process; all of them if nothing is set."""
        if self.shard_count is None or self.shard_ids is None:
            return WHOLE
        first, _, last = self.shard_ids.partition("-")
        return Share(self.shard_count, int(first), int(last or first))

    @field_validator("discord_api")
    @classmethod
    def _an_address(cls, address: str | None) -> str | None:
        if address is not None and not API.fullmatch(address):
            raise ValueError("it must be an address that ends in /api/v10")
        return address

    @field_validator("local_discord")
    @classmethod
    def _on_this_machine(cls, address: str | None) -> str | None:
        if address is not None:
            check_local(address)
        return address


def backup_folder(settings: Settings) -> Path:
    """Return where the running bot keeps its backups."""
    if settings.backup_folder is not None:
        return Path(settings.backup_folder)
    path = sqlite_path(settings.database_url)
    return (path.parent if path else Path("data")) / "backups"


def load_settings(**given: object) -> Settings:
    """Read the settings. Raise SettingsError with a readable line for each wrong one."""
    return _load(Settings, given)


def load_database_url(**given: object) -> str:
    """Read only the database URL. Raise SettingsError if it is wrong."""
    return _load(DatabaseSettings, given).database_url


def _load(kind: type[S], given: dict[str, object]) -> S:
    try:
        return kind(**given)  # pyright: ignore[reportArgumentType]  pydantic checks what is given
    except UnicodeDecodeError:
        raise SettingsError([".env is not written in UTF-8: save it anew as plain text"]) from None
    except ValidationError as error:
        raise SettingsError([_fault(kind, fault["loc"], fault["msg"]) for fault in error.errors()]) from None


def _fault(kind: type[BaseSettings], place: tuple[int | str, ...], message: str) -> str:
    message = message.removeprefix("Value error, ")
    if not place:  # several settings contradict one another
        return message
    name = str(place[0])
    said = "is missing" if message == "Field required" else f"is wrong ({message})"
    return f"{name.upper()} {said}: {kind.model_fields[name].description}"
