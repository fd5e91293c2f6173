"""What Discord shows of the commands, in every language of the catalogue."""

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes as Context
from typing_extensions import override

from bot.face.words import Words, has_language, translation


def localised(key: str, **values: str | int) -> app_commands.locale_str:
    """Return a sentence in English that knows by which key the other languages say it."""
    return app_commands.locale_str(Words()(key, **values), key=key, values=values)


class Translator(app_commands.Translator):
    """Looks things up in the catalogue: names by where they stand, the rest by the key it carries."""

    @override
    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: Context
    ) -> str | None:
        """Return what to show in a language; None where English is shown, or the very same."""
        if not has_language(locale.value):  # most of those Discord asks for, each for thousands of sentences
            return None
        said = next(
            (
                found
                for key in _keys(string, context)
                if (found := translation(locale.value, key, **string.extras.get("values", {}))) is not None
            ),
            None,
        )
        return None if said == string.message else said


def _keys(string: app_commands.locale_str, context: Context) -> tuple[str, ...]:
    """Return the keys to try, the closest first."""
    match context.location:
        case Location.command_name | Location.group_name:
            return (name_key(context.data.qualified_name),)
        case Location.parameter_name:
            return option_keys(context.data.command.qualified_name, string.message)
        case _:
            return (string.extras["key"],) if "key" in string.extras else ()


def name_key(command: str) -> str:
    """Return by which key a command or group is named, such as ``clan war propose``."""
    return f"name-{command.replace(' ', '-')}"


def option_keys(command: str, option: str) -> tuple[str, str]:
    """Return by which keys an option is named: as it is in this command alone, and as it is everywhere."""
    option = option.replace("_", "-")
    return f"{name_key(command)}.{option}", f"name-option-{option}"
