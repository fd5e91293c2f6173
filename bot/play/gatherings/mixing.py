"""The dice of a gathering and its duels: from the secret sealed at its opening, and from the sign-ups."""

from collections.abc import Sequence

from bot.play.match.mix import ACCEPTED, Mix, mix_of_acceptances, mixed_seed
from bot.store.gathering_rows import Entrant, GatheringRow
from rules.dice import derived


def mix_of_sign_ups(entrants: Sequence[Entrant]) -> Mix:
    """Return what the sign-ups added; late entrants come last and add nothing."""
    return mix_of_acceptances(entrant.acceptance_id for entrant in entrants)


def seed_of_gathering(row: GatheringRow, entrants: Sequence[Entrant]) -> bytes:
    """Return the seed of all of a gathering's own dice."""
    return mixed_seed(row.secret, mix_of_sign_ups(entrants), ACCEPTED) if row.mixed else row.secret


def secret_of_bout(secret: bytes, bout: int) -> bytes:
    """Return the secret of a duel, derived from its gathering's secret and its number."""
    return derived(secret, f"bout/{bout}")
