"""The commands' names and descriptions, in every language of the catalogue."""

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes as Context
from typing_extensions import override

from bot.face.words import Words, has_language, translation


def localised(key: str, **values: str | int) -> app_commands.locale_str:
    """Return an English sentence that carries its key for the other languages."""
    return app_commands.locale_str(Words()(key, **values), key=key, values=values)


class Translator(app_commands.Translator):
    """Looks things up in the catalogue: names by where they occur, all else by the key it carries."""

    @override
    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: Context
    ) -> str | None:
        """Return the text in a language; None if English is shown, or the text is the same."""
        if not has_language(locale.value):  # most that Discord asks for, each for thousands of sentences
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
    """Return the key for the name of a command or group, such as ``clan war propose``."""
    return f"name-{command.replace(' ', '-')}"


def option_keys(command: str, option: str) -> tuple[str, str]:
    """Return the keys for the name of an option: in this command alone, and everywhere."""
    option = option.replace("_", "-")
    return f"{name_key(command)}.{option}", f"name-option-{option}"
