"""Playing a duel: the hand, and the list of a player's duels."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.face.entry.queue import ended_waits
from bot.face.game.ended import ended, is_over
from bot.face.game.prompt import passed
from bot.face.game.sure import sure_question
from bot.face.game.to_board import way_to_board
from bot.face.letters.hands import details_of, hand_of
from bot.face.match.answered import answered
from bot.face.match.lists import duels, which_duel
from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.face.screen import Screen
from bot.play.ground.given import number
from bot.play.ground.reach import OWN_MATCH, WORD
from bot.play.ground.refusals import NotYours, Refusal, Stale
from bot.play.match.matches import Picked
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId, MessageId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.match.own_matches import meant, ongoing


class Duels(commands.Cog):
    """The commands and buttons with which players choose."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("hand", OWN_MATCH, self.hand_pressed)
        bot.on_press("way", OWN_MATCH, self.way_pressed)
        bot.on_press("duels", WORD, self.list_own)

    @app_commands.command(name="duels", description=localised("command-duels"))
    @attended()
    async def duels(self, visit: Visit) -> None:
        """List the player's duels and open challenges."""
        await self.list_own(visit)

    async def list_own(self, visit: Visit) -> None:
        """List the player's duels and open challenges, privately."""
        lines = await self.play.reading.duels(visit.user_id)
        waiting = await self.play.challenges.open_for(visit.user_id)
        roads = await self.play.roads.own(visit.user_id)
        vain = await self.play.queue.ended(visit.guild_id, visit.user_id) if visit.guild_id else []
        told = ended_waits(vain, visit.words)
        await visit.answer.private(duels(lines, waiting, visit.user_id, visit.words, roads, ended=told))
        if vain:
            # Only after it was shown: if the answer fails, the next list tells it.
            await self.play.queue.heard(vain)

    @app_commands.command(name="hand", description=localised("command-hand"))
    @attended()
    async def hand(self, visit: Visit) -> None:
        """Show the player's hand, privately."""
        match_id = await meant(
            visit, self.play, lambda lines: which_duel(lines, "hand", "duels-which", visit.words)
        )
        if match_id:
            await self._show_hand(visit, match_id)

    async def hand_pressed(self, visit: Visit) -> None:
        """Show a hand, or play from it."""
        match visit.press.parts[0]:
            case "pick":
                _, choice = _turn_and_choice(visit.press)
                await self._pick(visit, choice or visit.given.choice)
            case "form":
                await self._ask(visit)
            case "stance":
                await self._hand_in(visit)
            case "sure":
                await self._warn(visit)
            case "change":
                await self._change(visit)
            case "details" | "summary" as extent:
                await self._show_extent(visit, extent)
            case _:
                await self._show_hand(visit, MatchId(visit.named))

    async def _show_extent(self, visit: Visit, extent: str) -> None:
        """Show a prompt with all its details, or its summary again."""
        page = await self._page(visit)
        details = details_of(page, visit.words, by_dm=visit.guild_id is None)
        if details is None or not page.options or page.revision != visit.press.revision:
            await self._answer_stale(visit)
        elif extent == "details":
            await visit.answer.update(details)
        else:
            await visit.answer.update(_hand(visit, page))

    async def way_pressed(self, visit: Visit) -> None:
        """Link to the newest board of a match; this works for spectators too."""
        try:
            page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        except NotYours:
            page = await self.play.reading.match(MatchId(visit.named))
            # A solo match has no board.
            if page.alone:
                raise
        place = await self.play.reading.newest_board(page.match_id)
        await visit.answer.private(way_to_board(page, place, visit.words))

    async def _ask(self, visit: Visit) -> None:
        """Open the form for a choice of several parts; on an old prompt, show the present state instead."""
        page = await self._page(visit)
        choice = face_of(page).in_parts
        if choice is None or not page.options or page.revision != visit.press.revision:
            await self._answer_stale(visit)
        else:
            await visit.answer.ask(choice.form(page, visit.words))

    async def _hand_in(self, visit: Visit) -> None:
        """Play the choice made in a form; for an old turn, show the present state instead."""
        page = await self._page(visit)
        choice = face_of(page).in_parts if page.revision == visit.press.revision else None
        await self._pick(visit, choice.read(page, visit.given.fields) if choice else "")

    async def _warn(self, visit: Visit) -> None:
        """Warn and ask again before a risky choice."""
        page = await self._page(visit)
        turn, choice = _turn_and_choice(visit.press)
        warning = face_of(page).warning
        if warning is None or choice not in page.options or page.revision != visit.press.revision:
            await self._answer_stale(visit)
        else:
            told = warning(page, visit.words, choice)
            await visit.answer.update(sure_question(page, visit.words, turn, choice, told))

    async def _pick(self, visit: Visit, choice: str) -> None:
        press = visit.press
        try:
            picked = await self.play.matches.pick(
                match_id=MatchId(visit.named),
                revision=press.revision,
                user_id=visit.user_id,
                choice=choice,
                interaction_id=visit.id,
                prompt_id=visit.prompt_id,
                in_channel=visit.guild_id is not None,
            )
        except (Stale, NotYours):  # if another player has the seat by now, reading the match says so
            await self._answer_stale(visit)
            return
        if picked.page.alone:
            await self._go_on_alone(visit, await self.play.house_turns.ready(picked.page, visit.user_id))
        elif visit.prompt_id is not None:
            await self._answer_prompt(visit, visit.prompt_id, picked)
        elif picked.revealed and not is_over(picked.page):  # the panel continues with the next choice
            await visit.answer.update(
                _hand(visit, await self.play.house_turns.ready(picked.page, visit.user_id))
            )
        else:
            await visit.answer.update(_answered(visit, picked))

    async def _change(self, visit: Visit) -> None:
        """Reopen an answered prompt in its place, as long as nothing is revealed."""
        page = await self._page(visit)
        if is_over(page):
            await visit.answer.private(Screen(ended(page, visit.words)))
            return
        if not page.options or page.revision != visit.press.revision:
            await self._show_played(visit)
            raise Refusal("turn-played")
        if visit.prompt_id is not None:  # noted before it opens: an unnoted prompt would stay open for ever
            await self.play.deliveries.prompt_stays(
                page.match_id, page.seat, page.revision, visit.prompt_id, visit.user_id
            )
        await visit.answer.update(_hand(visit, page))

    async def _show_played(self, visit: Visit) -> None:
        """Show the answered turn's line with a link to the board in place of the hand."""
        made = await self.play.instructions.chosen(
            match_id=MatchId(visit.named), user_id=visit.user_id, revision=visit.press.revision
        )
        turn, _ = _turn_and_choice(visit.press)
        await visit.answer.update(answered(replace(made, raised=()), turn, visit.words))

    async def _go_on_alone(self, visit: Visit, page: MatchPage) -> None:
        """Replace the choice with its result and the next choice."""
        shown = await visit.answer.update(_hand(visit, page))
        if visit.prompt_id is not None and not page.outcome:
            # The play the message shows: an answer that came too late has not changed it.
            revision = page.revision if shown else visit.press.revision
            await self.play.deliveries.prompt_stays(
                page.match_id, page.seat, revision, visit.prompt_id, visit.user_id
            )

    async def _answer_prompt(self, visit: Visit, prompt_id: MessageId, picked: Picked) -> None:
        """Collapse a prompt to what was chosen, and send the next one if this click began the next turn."""
        page, brought = picked.page, picked.next_prompt
        collapsed = await visit.answer.update(_answered(visit, picked))
        if not collapsed:
            # The answer came too late and the controls are still there, so the outbox removes them.
            await self.play.deliveries.prompt_stays(
                page.match_id, page.seat, visit.press.revision, prompt_id, visit.user_id
            )
        if brought is None:
            return
        if is_over(page):  # the collapsed line says so, now or once the outbox has drawn it
            await self.play.deliveries.delivered(brought, prompt_id, None)
        else:
            # A click too late for one answer is too late for another.
            message_id = await visit.answer.say(_hand(visit, page)) if collapsed else None
            await self.play.deliveries.brought(brought, message_id, visit.channel_id, visit.user_id)

    async def _answer_stale(self, visit: Visit) -> None:
        """Replace an old hand with the present state."""
        page = await self._page(visit)
        if visit.prompt_id is None or page.alone:
            await visit.answer.update(_hand(visit, page))
        else:
            await visit.answer.update(passed(page, visit.words))
            await visit.tell("refusal-turn-passed")

    async def _page(self, visit: Visit) -> MatchPage:
        """Read the match of a press, after letting the house choose if it plays."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        return await self.play.house_turns.ready(page, visit.user_id)

    async def _show_hand(self, visit: Visit, match_id: MatchId) -> None:
        page = await ongoing(visit, self.play, match_id)
        await visit.answer.private(_hand(visit, page))


def _hand(visit: Visit, page: MatchPage) -> Screen:
    return hand_of(page, visit.words, by_dm=visit.guild_id is None)


def _turn_and_choice(press: Press) -> tuple[int, str]:
    """Return the turn of a press and the choice it carries; older buttons have neither."""
    turn, _, choice = press.parts[1].partition(":")
    return number(turn) if turn else press.revision + 1, choice


def _answered(visit: Visit, picked: Picked) -> Screen:
    turn, _ = _turn_and_choice(visit.press)
    return answered(picked, turn, visit.words)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Duels(bot))
