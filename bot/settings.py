"""Settings from the environment and from a ``.env`` file, checked whole before anything starts."""

from typing import Literal, TypeVar

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.engine import POSTGRES, sqlite_path
from bot.wire.budget import DEFAULT_RATE
from bot.wire.endpoint import check_local

S = TypeVar("S", bound=BaseSettings)


class SettingsError(ValueError):
    """One or more settings are missing or wrong; ``faults`` has a line for each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class DatabaseSettings(BaseSettings):
    """What a command needs that reads duels and talks to nobody."""

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
    requests_per_second: int = Field(
        default=DEFAULT_RATE, ge=1, le=50, description="a whole number from 1 to 50"
    )
    health_file: str | None = Field(
        default=None, description="a path whose file is written anew while all is well"
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

    @field_validator("local_discord")
    @classmethod
    def _on_this_machine(cls, address: str | None) -> str | None:
        if address is not None:
            check_local(address)
        return address


def load_settings(**given: object) -> Settings:
    """Read the settings. Raise SettingsError with one readable line for each that needs mending."""
    return _load(Settings, given)


def load_database_url(**given: object) -> str:
    """Read where duels are kept, and nothing else. Raise SettingsError where that is wrong."""
    return _load(DatabaseSettings, given).database_url


def _load(kind: type[S], given: dict[str, object]) -> S:
    try:
        return kind(**given)  # pyright: ignore[reportArgumentType]  pydantic checks what is given
    except UnicodeDecodeError:
        raise SettingsError([".env is not written in UTF-8: save it anew as plain text"]) from None
    except ValidationError as error:
        raise SettingsError(
            [_fault(kind, str(fault["loc"][0]), fault["msg"]) for fault in error.errors()]
        ) from None


def _fault(kind: type[BaseSettings], name: str, message: str) -> str:
    meant = kind.model_fields[name].description
    said = (
        "is missing" if message == "Field required" else f"is wrong ({message.removeprefix('Value error, ')})"
    )
    return f"{name.upper()} {said}: {meant}"
