"""What can happen at a gathering. All of it is public."""

from rules.game import Event


class PeopleRolled(Event, frozen=True, tag="rolled"):
    """Some people rolled three dice each."""

    purpose: str
    """What for: ``clans``, ``initiative`` or ``decision``."""
    seats: tuple[int, ...]
    faces: tuple[tuple[int, ...], ...]


class ClansFormed(Event, frozen=True, tag="clans-formed"):
    """Everyone belongs to one of two clans; by seat."""

    clans: tuple[int, ...]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began, with some players who rest in it."""

    number: int
    byes: tuple[int, ...] = ()


class Challenged(Event, frozen=True, tag="challenged"):
    """A player named an opponent; ``drawn`` if dice did it for them."""

    challenger: int
    challenged: int
    drawn: bool = False


class Accepted(Event, frozen=True, tag="accepted"):
    """The challenged player accepted; ``silent`` if by not answering."""

    seat: int
    silent: bool = False


class Refused(Event, frozen=True, tag="refused"):
    """The challenged player declined, with this health left."""

    seat: int
    health: int


class Removed(Event, frozen=True, tag="removed"):
    """A player is out: ``knocked-out``, ``dishonored``, ``left`` or ``absent``."""

    seat: int
    fate: str
    reason: str = ""
    """Why an organiser removed them; empty if they left by themselves."""


class Waited(Event, frozen=True, tag="waited"):
    """A player found no opponent this round."""

    seat: int


class BoutAsked(Event, frozen=True, tag="bout-asked"):
    """A duel is due, starting at these healths."""

    bout: int
    seats: tuple[int, int]
    healths: tuple[int, int]


class BoutVoided(Event, frozen=True, tag="bout-voided"):
    """A duel asked for earlier is cancelled, however it ends."""

    bout: int


class BoutWon(Event, frozen=True, tag="bout-won"):
    """A bout is decided: by ``duel``, ``walkover``, ``health``, ``dice`` or ``override``."""

    bout: int
    winner: int
    health: int
    how: str


class BoutDrawn(Event, frozen=True, tag="bout-drawn"):
    """A bout ended without a winner, at these healths."""

    bout: int
    healths: tuple[int, int]


class BoutForsaken(Event, frozen=True, tag="bout-forsaken"):
    """Neither player came to fight a bout."""

    bout: int


class Restored(Event, frozen=True, tag="restored"):
    """All who go on are back at full health."""

    seats: tuple[int, ...]


class Entered(Event, frozen=True, tag="entered"):
    """A player came late and plays at once."""

    seat: int


class Reserved(Event, frozen=True, tag="reserved"):
    """A player is on the reserve list."""

    seat: int


class Substituted(Event, frozen=True, tag="substituted"):
    """A player takes another's place."""

    seat: int
    instead_of: int
    reason: str = ""
    """Why an organiser wanted it; empty if the other player left or asked for it."""


class Paused(Event, frozen=True, tag="paused"):
    """The clocks stand still."""

    reason: str


class Resumed(Event, frozen=True, tag="resumed"):
    """The clocks go on."""


class Overridden(Event, frozen=True, tag="overridden"):
    """The organiser named a bout's winner."""

    bout: int
    winner: int
    reason: str


class Undone(Event, frozen=True, tag="undone"):
    """The organiser took back the last decision on a bout."""

    bout: int
    reason: str


class RoundWithdrawn(Event, frozen=True, tag="round-withdrawn"):
    """A drawn round is withdrawn, to be drawn again."""

    number: int


class Concluded(Event, frozen=True, tag="concluded"):
    """The gathering is over."""

    winners: tuple[int, ...]
    reason: str


GatheringEvent = (
    PeopleRolled
    | ClansFormed
    | RoundBegan
    | Challenged
    | Accepted
    | Refused
    | Removed
    | Waited
    | BoutAsked
    | BoutVoided
    | BoutWon
    | BoutDrawn
    | BoutForsaken
    | Restored
    | Entered
    | Reserved
    | Substituted
    | Paused
    | Resumed
    | Overridden
    | Undone
    | RoundWithdrawn
    | Concluded
)
