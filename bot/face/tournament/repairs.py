"""The organiser's desk: the repairs, the lists to choose from, and the forms that ask why."""

from collections.abc import Collection, Sequence

from bot.face.escape import plain
from bot.face.form import ChoiceField, Form, TextField
from bot.face.limits import OPTIONS
from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.screen import Block, Button, Option, Panel, Picker, Row, Screen, Select, Text
from bot.face.tournament.parts import NAME, button, numbered, tournament_press, turning
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from bot.store.ids import UserId
from rules.gatherings.bracket import Pairing, TournamentState

REASON = 200
"""The longest reason, in characters."""

REPLACE = "replace"

SURE = "sure."
"""The prefix of the actions of forms and confirmations."""


def desk(page: GatheringPage, words: Words, *, organises: bool = True) -> Screen:
    """Offer the repairs; only an organiser, not a mere host, may seat a reserve."""
    pause = "resume" if page.row.paused_at is not None else "pause"
    actions = ("override", "undo", "remove", *((REPLACE,) if organises else ()), pause)
    about = "\n".join(words(f"tournament-{action}.about") for action in actions)
    buttons = tuple(button(words, page.row.id, action) for action in actions)
    return Screen((Panel((Text(words("tournament-desk")), Text(about), Row(buttons)), ACCENT),))


def duels_to_mend(page: GatheringPage, action: str, shown: int, words: Words) -> Screen:
    """Ask which duel of the last two rounds to repair: for ``override`` any, for ``undo`` a decided one."""
    found = mendable(page.state, action)
    options = [
        Option(
            str(pairing.bout.number),
            versus(page, pairing, words),
            _state(page, number, pairing, words),
        )
        for number, pairing in found
    ]
    return _choice(page, action, options, shown, words)


def people_to_remove(page: GatheringPage, shown: int, words: Words) -> Screen:
    """Ask which player to remove."""
    state: TournamentState = page.state
    seats = sorted((*state.standing, *state.reserves))
    return _choice(page, "remove", _people(page, seats, words), shown, words)


def people_to_replace(page: GatheringPage, untouched: Collection[int], shown: int, words: Words) -> Screen:
    """Ask which player a reserve replaces, among those in whose duel nobody has chosen."""
    state: TournamentState = page.state
    seats = [seat for bout in state.current.open if bout.number in untouched for seat in bout.people]
    options = [
        Option(str(page.entrants[seat].user_id), numbered(page, seat, words)) for seat in sorted(seats)
    ]
    return _choice(page, REPLACE, options, shown, words)


def who_instead(page: GatheringPage, seat: int, words: Words) -> Screen:
    """Ask who replaces a player: one of the reserve list, or any member of the server."""
    state: TournamentState = page.state
    options = tuple(_people(page, state.reserves[:OPTIONS], words))
    # Two, since Discord refuses a message in which two controls share a custom id.
    presses = [tournament_press(page.row.id, f"instead.{page.entrants[seat].user_id}", nth) for nth in (0, 1)]
    blocks: list[Block] = [Text(words("tournament-replace.instead", player=numbered(page, seat, words)))]
    if options:
        blocks.append(Select(presses[0], words("tournament-replace.listed"), options))
    blocks.append(Picker(presses[1], words("tournament-replace.anybody"), "people"))
    return Screen(tuple(blocks))


def replace_form(page: GatheringPage, seat: int, newcomer_id: UserId, name: str, words: Words) -> Form:
    """Ask why a reserve, given by id and name, replaces a player."""
    names = {"player": numbered(page, seat, words), "newcomer": plain(name, NAME)}
    about = words("tournament-replace.ask", **names)
    press = _sure(page, f"{REPLACE}.{page.entrants[seat].user_id}:{newcomer_id}")
    return Form(words("tournament-replace.title"), press, (Text(about), _why(words, "")))


def mendable(state: TournamentState, action: str) -> list[tuple[int, Pairing]]:
    """Return the duels that can still be repaired, newest round first, each with its round's number."""
    recent = list(enumerate(state.rounds, 1))[-2:]
    return [
        (number, pairing)
        for number, round_ in reversed(recent)
        for pairing in round_.pairings
        if action == "override" or pairing.decision
    ]


def override_form(page: GatheringPage, pairing: Pairing, words: Words, reason: str = "") -> Form:
    """Ask whom to name winner of a duel, and why. Submitting the form is the confirmation."""
    winners = tuple(_people(page, pairing.bout.people, words))
    about = words("tournament-override.ask", duel=versus(page, pairing, words))
    press = _sure(page, f"override.{pairing.bout.number}", len(pairing.decisions))
    choice = ChoiceField("winner", words("tournament-winner"), winners)
    return Form(words("tournament-override.title"), press, (Text(about), choice, _why(words, reason)))


def undo_form(page: GatheringPage, pairing: Pairing, words: Words, reason: str = "") -> Form:
    """Ask why the last decision on a duel is undone."""
    about = words("tournament-undo.ask", duel=versus(page, pairing, words))
    press = _sure(page, f"undo.{pairing.bout.number}", len(pairing.decisions))
    return Form(words("tournament-undo.title"), press, (Text(about), _why(words, reason)))


def remove_form(page: GatheringPage, seat: int, words: Words, reason: str = "") -> Form:
    """Ask why a player is removed."""
    about = words("tournament-remove.ask", player=numbered(page, seat, words))
    press = _sure(page, f"remove.{page.entrants[seat].user_id}")
    return Form(words("tournament-remove.title"), press, (Text(about), _why(words, reason)))


def pause_form(page: GatheringPage, words: Words, reason: str = "") -> Form:
    """Ask why the clocks are stopped."""
    about = words("tournament-pause.ask")
    return Form(words("tournament-pause.title"), _sure(page, "pause"), (Text(about), _why(words, reason)))


def resume_question(page: GatheringPage, words: Words) -> Screen:
    """Ask whether to restart the clocks."""
    yes = Button(words("tournament-resume-yes"), _sure(page, "resume"), style="success")
    no = Button(words("tournament-resume-no"), tournament_press(page.row.id, "keep"))
    return Screen((Text(words("tournament-resume.ask")), Row((yes, no))))


def _people(page: GatheringPage, seats: Sequence[int], words: Words) -> list[Option]:
    return [Option(str(page.entrants[seat].user_id), numbered(page, seat, words)) for seat in seats]


def _choice(page: GatheringPage, action: str, options: Sequence[Option], shown: int, words: Words) -> Screen:
    """Offer a page of a list, or say that it is empty."""
    if not options:
        return Screen((Text(words(f"tournament-{action}.none")),))
    pages = -(-len(options) // OPTIONS)
    shown = min(shown, pages - 1)
    listed = tuple(options[shown * OPTIONS : (shown + 1) * OPTIONS])
    press = tournament_press(page.row.id, f"choose.{action}")
    blocks: list[Block] = [
        Text(words(f"tournament-{action}.which")),
        Select(press, words("tournament-page", page=shown + 1, pages=pages), listed),
    ]
    if pages > 1:
        blocks.append(turning(words, page.row.id, f"{action}.list", shown, pages))
    return Screen(tuple(blocks))


def _sure(page: GatheringPage, action: str, seen: int = 0) -> Press:
    """Return the press of a form; ``seen`` is the number of decisions on the duel when it was opened."""
    # So a form is refused if another organiser decided the duel while it was open.
    return tournament_press(page.row.id, f"{SURE}{action}", seen)


def _why(words: Words, reason: str) -> TextField:
    return TextField("reason", words("tournament-why"), value=reason[:REASON], long=True, most=REASON)


def versus(page: GatheringPage, pairing: Pairing, words: Words) -> str:
    """Name a duel by its number and its players."""
    one, other = (numbered(page, seat, words) for seat in pairing.bout.seats)
    return words("tournament-versus", number=pairing.bout.number, one=one, other=other)


def _state(page: GatheringPage, number: int, pairing: Pairing, words: Words) -> str:
    decision = pairing.decision
    if decision is None:
        return words("tournament-mend-open", number=number)
    if decision.winner is None:
        return words("tournament-mend-forsaken", number=number)
    return words("tournament-mend-won", number=number, winner=numbered(page, decision.winner, words))
