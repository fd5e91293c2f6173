"""Recognises people: notes names and languages that are new, and finds the language each person reads."""

from bot.face.adapter import Interaction
from bot.face.words import Words
from bot.play.people.people import People, Sighting
from bot.store.ids import GuildId, UserId
from bot.store.rows import PersonRow

FAMILIAR = 10_000
"""How many people's names and languages to remember, to save a write for each click."""


class Greeter:
    """Recognises people."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._familiar: dict[tuple[int, int | None], tuple[str, str]] = {}

    async def greet(self, interaction: Interaction, person: PersonRow | None) -> Words:
        """Note who a person is, given what is stored about them, and return the language they read.

        A person about whom nothing is stored is noted again even if seen before: their data may have been
        deleted.
        """
        user, locale = interaction.user, str(interaction.locale)
        # With the server: a person may have another name in each.
        key, seen = (user.id, interaction.guild_id), (user.display_name, locale)
        if person is None or self._familiar.get(key) != seen:
            await self._note(interaction)
            if len(self._familiar) >= FAMILIAR:
                # All at once: this costs each of them one more write.
                self._familiar.clear()
            self._familiar[key] = seen
        return _read_by(person, locale)

    async def words(self, interaction: Interaction) -> Words:
        """Return the language that a person reads, without noting anything."""
        return _read_by(await self._people.person(UserId(interaction.user.id)), str(interaction.locale))

    async def _note(self, interaction: Interaction) -> None:
        user = interaction.user
        await self._people.see(
            (Sighting(UserId(user.id), user.display_name, str(interaction.locale)),),
            guild_id=GuildId(interaction.guild_id) if interaction.guild_id else None,
            guild_locale=str(interaction.guild_locale) if interaction.guild_locale else None,
        )


def _read_by(person: PersonRow | None, locale: str) -> Words:
    """Return the language that a person has chosen, or their client's."""
    return Words(person.chosen_locale if person and person.chosen_locale else locale)
