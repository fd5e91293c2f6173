"""What goes out to Discord in a simulated year, and how Discord fails."""

from bot.face.letters import Letter
from bot.play.gatherings.calendar import CALENDAR
from bot.store import rows
from bot.year.checks import Violation
from bot.year.house import House
from bot.year.luck import Luck

AT_ONCE = 200

FAILS, FORGETS, CLOSED = 0.03, 0.01, 0.01
"""How likely a send fails, is made without our learning of it, or meets closed DMs."""


class Postman:
    """Delivers parcels; some get lost on the way, as they do."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._messages = 5_000_000
        self.sent = self.failed = 0

    async def round(self, house: House) -> None:
        """Deliver everything that is due now."""
        while parcels := await house.deliveries.claim(AT_ONCE):
            for parcel in parcels:
                await self._carry(house, parcel)

    async def _carry(self, house: House, parcel: rows.Parcel) -> None:
        letter = None if parcel.kind == CALENDAR else await house.letters.write(parcel)
        if letter is None:
            await house.deliveries.dropped(parcel)
            return
        await _check_reader(house, parcel, letter)
        fate = self._luck.random()
        if fate < FAILS:
            self.failed += 1
            await house.deliveries.put_off(parcel)
        elif fate < FAILS + FORGETS:
            return  # the claim lapses, and the parcel is in doubt
        elif fate < FAILS + FORGETS + CLOSED and letter.user_id is not None:
            await house.deliveries.no_dm(parcel, letter.user_id)
        else:
            self.sent += 1
            self._messages += 1
            dm = None if letter.user_id is None else 10_000_000 + letter.user_id
            await house.deliveries.delivered(parcel, letter.message_id or self._messages, dm)


async def _check_reader(house: House, parcel: rows.Parcel, letter: Letter) -> None:
    """Raise Violation where a hand goes to anybody but its owner."""
    if parcel.kind in {"hand", "dim"}:
        page = await house.reading.match(parcel.subject)
        if letter.user_id != page.players[parcel.seat or 0].user_id:
            raise Violation(f"the hand of seat {parcel.seat} of {parcel.subject} goes to {letter.user_id}")
