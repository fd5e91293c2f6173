"""Small pieces that several screens share."""

from bot.face.game.facts import Teller
from bot.face.pieces import PAIR, called
from bot.face.press import Press
from bot.face.screen import Button, Section
from bot.face.seal import seal_press, sealed_print, short
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId


def foes(words: Words, page: MatchPage) -> str:
    """Name everyone a page's viewer plays against."""
    return words.listed(called(player, words) for player in page.players if player.seat != page.own_seat)


def at_table(page: MatchPage, words: Words) -> Teller:
    """Return who tells facts to those at the table, by their names."""
    return Teller(words, [called(player, words) for player in page.players])


def hand_button(words: Words, page: MatchPage) -> Button:
    """Return the button that opens one's hand; it is always there while the duel goes on."""
    press = Press("hand", page.match_id, page.revision, "open")
    return Button(words("duel-hand-button"), press=press, style="primary", emoji="🎴")


def instruct_button(page: MatchPage, words: Words) -> Button:
    """Return the button that opens what one settles ahead."""
    return Button(words("instruct-button"), press=instruct_press(page), emoji="📜")


def instruct_press(page: MatchPage, topic: str = "") -> Press:
    """Return the press that opens what one settles ahead, all of it or one topic."""
    return Press("instruct", page.match_id, action=f"topic:{topic}" if topic else "show")


def rematch_buttons(words: Words, page: MatchPage) -> tuple[Button, ...]:
    """Return the button that challenges the same opponent again; a duel of a gathering has none."""
    if page.occasion is not None or len(page.players) != PAIR:
        return ()
    press = Press("rematch", page.match_id, page.revision, "ask")
    return (Button(words("duel-rematch-button"), press=press, style="success", emoji="⚔️"),)


def reveal_mark(match_id: MatchId, chapter: int) -> str:
    """Return the small print by which a reveal is known again, whatever the language."""
    return f"-# {match_id} · {chapter}"


def reveal_print(page: MatchPage, chapter: int, words: Words) -> Section:
    """Return the small print of a reveal: its mark and the seal of the dice, with a way to check them."""
    small_print = words("reveal-mark", mark=reveal_mark(page.match_id, chapter), seal=short(page.seal))
    return sealed_print(words, small_print, seal_press("match", page.match_id, page.seal, chapter))


def board_mark(page: MatchPage) -> str:
    """Return the button by which the first board is known again, and told from the reveals."""
    return seal_press("match", page.match_id, page.seal).custom_id


def mark(page: MatchPage, words: Words) -> Section:
    """Return the small print of a match: its id and the seal of its dice, with a way to check them."""
    small_print = words("duel-mark", id=page.match_id, seal=short(page.seal))
    return sealed_print(words, small_print, seal_press("match", page.match_id, page.seal))


def first_seal(page: MatchPage, words: Words) -> tuple[Section, ...]:
    """Return the seal of the dice where the first choice is asked for, and nothing later.

    Nobody need choose before they have it, though the board may not be posted at all.
    """
    if page.revision:
        return ()
    small_print = words("prompt-seal", seal=short(page.seal))
    return (sealed_print(words, small_print, seal_press("match", page.match_id, page.seal)),)


def house_print(page: MatchPage, words: Words) -> tuple[Section, ...]:
    """Return the seals of the house, where it plays: what it has chosen now, and what it opened last.

    The button carries the whole of the newer one, so that the message itself keeps it, and tells of both.
    """
    house, lines, press = page.house, list[str](), None
    if house and house.seal:
        key = "house-sealed-hurried" if house.hurried else "house-sealed"
        lines.append(words(key, seal=short(house.seal)))
        press = _house_press(page, page.revision, house.seal)
    if house and house.opened:
        last = house.opened
        lines.append(words("house-opened", turn=last.revision + 1, seal=short(last.seal)))
        press = press or _house_press(page, last.revision, last.seal)
    return (sealed_print(words, "\n".join(lines), press),) if press else ()


def house_button(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the seal of what the house has chosen as a button that tells of it and of the one before."""
    house = page.house
    if house and house.seal:
        play, seal = page.revision, house.seal
    elif house and house.opened:
        play, seal = house.opened.revision, house.opened.seal
    else:
        return ()
    return (Button(words("house-seal-button", seal=short(seal)), press=_house_press(page, play, seal)),)


def _house_press(page: MatchPage, play: int, seal: str) -> Press:
    return seal_press("house", page.match_id, seal, play)


def rules_button(words: Words, game: str = "duel") -> Button:
    """Return the button that opens the rules at the page of a game."""
    return Button(words("duel-rules-button"), press=Press("rules", action=game), emoji="📖")


def resign_button(words: Words, page: MatchPage) -> Button:
    """Return the button that asks whether to resign."""
    return Button(
        words("duel-resign-button"),
        press=Press("resign", page.match_id, page.revision, "ask"),
        style="danger",
        emoji="🏳️",
    )


def follow_button(words: Words, page: MatchPage) -> Button:
    """Return the button by which a person who looks on has the end of a match told to them, or no longer."""
    return Button(words("follow-button"), press=Press("follow", page.match_id, action="press"))


def report_button(words: Words, page: MatchPage) -> Button:
    """Return the button that tells the organisers of the server what is the matter."""
    press = Press("report", page.match_id, page.revision, "ask")
    return Button(words("duel-report-button"), press=press, emoji="🚩")
