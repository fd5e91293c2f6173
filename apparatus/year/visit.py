"""A visit: a person looks in, does what others wait for, and then what their habit suggests."""

from collections.abc import Awaitable, Callable, Mapping

from apparatus.year.acts.alone import play_alone
from apparatus.year.acts.cards import play_cards, second_thoughts
from apparatus.year.acts.clans import clan_life
from apparatus.year.acts.courtesies import agree, courtesies, follow
from apparatus.year.acts.duels import (
    answer_challenges,
    challenge,
    gather_a_brawl,
    start_own_lobby,
    take_open_challenge,
    wait_in_queue,
)
from apparatus.year.acts.gatherings import join_or_open, serve, waver
from apparatus.year.acts.mischief import mischief
from apparatus.year.acts.moderating import moderate, reports
from apparatus.year.acts.organising import close_season, keep_noticeboard, organise, set_server
from apparatus.year.acts.own import blocks, leave, own_settings
from apparatus.year.acts.privacy import export, forget
from apparatus.year.acts.puzzles import solve_puzzle
from apparatus.year.acts.reserves import seek_reserves
from apparatus.year.acts.settling import settle_ahead
from apparatus.year.acts.weekly import weekly
from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.store.ids import GuildId

Act = Callable[[Person, Town], Awaitable[None]]

ENOUGH_DUELS = 4
"""Duels that a person likes to have at once."""

AGREEING = 0.02
"""How likely a person accepts what others may have offered."""

ELSEWHERE = 0.15
"""How likely a person seeks a reserve for their tournament duels."""

ACTS: Mapping[str, Act] = {
    act.__name__: act
    for act in (
        second_thoughts,
        settle_ahead,
        play_alone,
        solve_puzzle,
        courtesies,
        follow,
        clan_life,
        organise,
        moderate,
        reports,
        mischief,
        waver,
        set_server,
        keep_noticeboard,
        close_season,
        weekly,
        blocks,
        export,
        own_settings,
        leave,
        forget,
    )
}
"""Everything people do besides playing, in the order they do it."""


async def look_in(person: Person, town: Town, after_each: Callable[[], Awaitable[None]]) -> bool:
    """Make a visit, calling ``after_each`` between steps; return whether they are in matches with others."""
    # First, because a reserve can come only before the first choice.
    if person.luck.likely(ELSEWHERE):
        await seek_reserves(person, town)
    lines = await play_cards(person, town)
    await after_each()
    await answer_challenges(person, town)
    await serve(person, town)
    await after_each()
    guild_id = town.somewhere(person)
    if guild_id is not None:
        await start_own_lobby(person, town, guild_id)
        await take_open_challenge(person, town)
        if len(lines) < ENOUGH_DUELS and person.luck.likely(town.eagerness):
            await _begin(person, town, guild_id)
        await after_each()
    if person.luck.likely(AGREEING):
        await agree(person, town)
    for name, act in ACTS.items():
        if person.luck.likely(person.habit.inclination(name)):
            await act(person, town)
            await after_each()
    return bool(lines)


async def _begin(person: Person, town: Town, guild_id: GuildId) -> None:
    """Challenge a player, gather a brawl, join a gathering, or wait in the queue."""
    ways = (challenge, gather_a_brawl, join_or_open, wait_in_queue)
    begin = person.luck.choices(ways, (40, 25, 20, 15))
    await begin[0](person, town, guild_id)
