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
    """Name everyone the page's viewer plays against."""
    return words.listed(called(player, words) for player in page.players if player.seat != page.own_seat)


def at_table(page: MatchPage, words: Words) -> Teller:
    """Return a teller of facts for those at the table, by their names."""
    return Teller(words, [called(player, words) for player in page.players])


def hand_button(words: Words, page: MatchPage) -> Button:
    """Return the button that opens a player's hand; boards have it as long as the duel goes on."""
    press = Press("hand", page.match_id, page.revision, "open")
    return Button(words("duel-hand-button"), press=press, style="primary", emoji="🎴")


def instruct_button(page: MatchPage, words: Words) -> Button:
    """Return the button for settling things ahead."""
    return Button(words("instruct-button"), press=instruct_press(page), emoji="📜")


def instruct_press(page: MatchPage, topic: str = "") -> Press:
    """Return the press for settling things ahead: the list of topics, or one topic."""
    return Press("instruct", page.match_id, action=f"topic:{topic}" if topic else "show")


def rematch_buttons(words: Words, page: MatchPage) -> tuple[Button, ...]:
    """Return the button that challenges the same opponent again; nothing for a duel of a gathering."""
    if page.occasion is not None or len(page.players) != PAIR:
        return ()
    press = Press("rematch", page.match_id, page.revision, "ask")
    return (Button(words("duel-rematch-button"), press=press, style="success", emoji="⚔️"),)


def reveal_mark(match_id: MatchId, chapter: int) -> str:
    """Return the small print that identifies a reveal in any language."""
    return f"-# {match_id} · {chapter}"


def reveal_print(page: MatchPage, chapter: int, words: Words) -> Section:
    """Return the small print of a reveal: its mark and the seal of the dice, with a button to check them."""
    small_print = words("reveal-mark", mark=reveal_mark(page.match_id, chapter), seal=short(page.seal))
    return sealed_print(words, small_print, seal_press("match", page.match_id, page.seal, chapter))


def board_mark(page: MatchPage) -> str:
    """Return the custom id of the button that tells the first board from the reveals."""
    return seal_press("match", page.match_id, page.seal).custom_id


def mark(page: MatchPage, words: Words) -> Section:
    """Return the small print of a match: its id and the seal of its dice, with a button to check them."""
    small_print = words("duel-mark", id=page.match_id, seal=short(page.seal))
    return sealed_print(words, small_print, seal_press("match", page.match_id, page.seal))


def first_seal(page: MatchPage, words: Words) -> tuple[Section, ...]:
    """Return the seal of the dice with the first choice, and nothing later.

    Every player has the seal before choosing, even if the board cannot be posted.
    """
    if page.revision:
        return ()
    small_print = words("prompt-seal", seal=short(page.seal))
    return (sealed_print(words, small_print, seal_press("match", page.match_id, page.seal)),)


def house_print(page: MatchPage, words: Words) -> tuple[Section, ...]:
    """Return the seals of the house, if it plays: of its current choice, and of the last one it opened.

    The button explains both, and carries the newer seal in full, so that the message itself keeps it.
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
    """Return a button with the seal of the house's choice, which explains that seal and the one before."""
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
    """Return the button that opens a game's page of the rules."""
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
    """Return the button by which a spectator asks for a DM when the match ends, or no longer wants one."""
    return Button(words("follow-button"), press=Press("follow", page.match_id, action="press"))


def report_button(words: Words, page: MatchPage) -> Button:
    """Return the button that reports a problem to the server's organisers."""
    press = Press("report", page.match_id, page.revision, "ask")
    return Button(words("duel-report-button"), press=press, emoji="🚩")
