"""Whom the bot has met: names and languages are noted where they are news, and everyone is read their own."""

from bot.face.adapter import Interaction
from bot.face.words import Words
from bot.play.people.people import People, Sighting
from bot.store.ids import GuildId, UserId
from bot.store.rows import PersonRow

FAMILIAR = 10_000
"""People whose name and language are remembered, to spare a write for each click."""


class Greeter:
    """Recognises people."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._familiar: dict[tuple[int, int | None], tuple[str, str]] = {}

    async def greet(self, interaction: Interaction, person: PersonRow | None) -> Words:
        """Note who a person is, given what is stored of them, and return the language they read.

        A person of whom nothing is stored is news however often they were seen: they may have been forgotten.
        """
        user, locale = interaction.user, str(interaction.locale)
        # With the server: a person may be called otherwise in each.
        key, seen = (user.id, interaction.guild_id), (user.display_name, locale)
        if person is None or self._familiar.get(key) != seen:
            await self._note(interaction)
            if len(self._familiar) >= FAMILIAR:
                # All at once: it costs each of them one write more.
                self._familiar.clear()
            self._familiar[key] = seen
        return _read_by(person, locale)

    async def words(self, interaction: Interaction) -> Words:
        """Return the language a person reads, and note nothing."""
        return _read_by(await self._people.person(UserId(interaction.user.id)), str(interaction.locale))

    async def _note(self, interaction: Interaction) -> None:
        user = interaction.user
        await self._people.see(
            (Sighting(UserId(user.id), user.display_name, str(interaction.locale)),),
            guild_id=GuildId(interaction.guild_id) if interaction.guild_id else None,
            guild_locale=str(interaction.guild_locale) if interaction.guild_locale else None,
        )


def _read_by(person: PersonRow | None, locale: str) -> Words:
    """Return the language a person has chosen, or their client's."""
    return Words(person.chosen_locale if person and person.chosen_locale else locale)
