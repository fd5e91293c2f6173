"""The replay of a finished match: one turn at a time, with buttons to the others."""

from bot.face.game.to_replay import OPEN, OWN, replay_press, why_buttons
from bot.face.limits import first_fitting
from bot.face.match.key_moments import key_moments
from bot.face.match.replay_turn import ReplayTurn, Seen, replay_turn
from bot.face.pieces import GOLD, mention
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.play.match.replays import Replay
from bot.store.ids import UserId


def replay_screen(replay: Replay, turn: int, view: str, words: Words) -> Screen:
    """Show a turn as its viewer saw it, or with all cards open."""
    seen, eyes = replay.as_seen(turn) if view == OWN else (replay, None)
    shown = replay_turn(seen, turn, eyes, words)
    head = (title(replay.page, words), place(replay, turn, view, words))
    below = (*_standing(shown), _steps(replay, turn, view, words), *_ways(replay, turn, view, words))

    def screen(told: str) -> Screen:
        before, after = _parted(shown)
        return Screen((Panel((Text("\n".join(head)), *before, Text(told), *after, *below), GOLD),))

    return first_fitting(map(screen, shown.tellings))


def moments_screen(replay: Replay, user_id: UserId, words: Words) -> Screen:
    """Show everyone the turns that mattered most, and a picture of the last one."""
    told = [replay_turn(replay, turn, None, words) for turn in key_moments(replay, words)]
    lines = [each.tellings[-1] for each in told]
    seen = [each.drawing for each in told[-1].pictures if not each.caption]
    shared = words("replay-shared", player=mention(user_id))
    return Screen(
        (Panel((Text(title(replay.page, words)), *seen, Text("\n\n".join(lines)), Text(shared)), GOLD),)
    )


def moments_asked(replay: Replay, turn: int, words: Words) -> Screen:
    """Ask whether to show others moments of a match that only its player can see so far."""
    press = replay_press(replay.page.match_id, turn, "agree", OPEN)
    share = Button(words("replay-share-button"), press, style="primary", emoji="📣")
    return Screen((Text(words("replay-ask")), Row((share,))))


def title(page: MatchPage, words: Words) -> str:
    """Say who played what."""
    return face_of(page).middle(page, words).title


def place(replay: Replay, turn: int, view: str, words: Words) -> str:
    """Say which turn is shown and, where it makes a difference, from whose point of view."""
    seen, _ = replay.as_seen(turn)
    key = "replay-place" if seen.closed or not replay.veiled else f"replay-place-{view}"
    return words(key, turn=turn, turns=replay.turns)


def _parted(shown: ReplayTurn) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """Return the pictures above the words of a turn, and the hands below them."""
    above = tuple(each.drawing for each in shown.pictures if not each.caption)
    hands = [block for each in shown.pictures if each.caption for block in _captioned(each)]
    return above, tuple(hands)


def _captioned(seen: Seen) -> tuple[Block, ...]:
    return Text(seen.caption), seen.drawing


def _standing(shown: ReplayTurn) -> tuple[Block, ...]:
    return (Divider(), Text(shown.standing)) if shown.standing else ()


def _steps(replay: Replay, turn: int, view: str, words: Words) -> Row:
    """Return the buttons that lead to other turns."""
    last = replay.turns
    ways = (("first", 0, "⏮️"), ("back", turn - 1, "◀️"), ("forward", turn + 1, "▶️"), ("last", last, "⏭️"))
    return Row(
        tuple(
            Button(
                words(f"replay-{action}-button"),
                # A disabled button keeps a unique id too, by its action.
                replay_press(replay.page.match_id, min(max(to, 0), last), action, view),
                emoji=sign,
                disabled=turn == (0 if action in {"first", "back"} else last),
            )
            for action, to, sign in ways
        )
    )


def _ways(replay: Replay, turn: int, view: str, words: Words) -> tuple[Row, ...]:
    """Return the other buttons of a replay."""
    # All of them would show the hand of a seat that was given up.
    if replay.gave_up:
        return ()
    other = OPEN if view == OWN else OWN

    def button(key: str, action: str, seen: str, emoji: str) -> Button:
        press = replay_press(replay.page.match_id, turn, action, seen)
        return Button(words(f"replay-{key}-button"), press, emoji=emoji)

    eyes = (button(other, "see", other, "👁️"),) if replay.veiled else ()
    below = (button("share", "share", view, "📣"), button("keep", "keep", view, "📄"))
    return (Row((*eyes, *why_buttons(replay.page, words), *below)),)
