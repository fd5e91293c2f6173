"""Reserves at a tournament: players and organisers ask for one, who may never answer."""

from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.reading import GatheringPage
from bot.play.messages.standing_request import open_request
from bot.store.ids import UserId
from rules.gatherings.bracket import TournamentState

CONSENT = 0.8


async def seek_reserves(person: Person, town: Town) -> None:
    """Ask for a reserve in duels where one has not chosen yet."""
    for row in await town.house.play.gatherings.entered_by(person.user_id):
        if row.kind == TOURNAMENT and row.status == "underway" and row.guild_id not in town.without_us:
            await _seek(person, town, await town.house.play.gatherings.page(row.id))


async def _seek(person: Person, town: Town, page: GatheringPage) -> None:
    play, luck, guild_id = town.house.play, person.luck, page.row.guild_id
    untouched = [bout.match_id for bout in await play.reserves.untouched(page.row.id)]
    own = {line.match_id for line in await play.reading.duels(person.user_id)}
    organisers = [each for each in town.others(guild_id) if each.organises]
    if not own.intersection(untouched) or not organisers:
        return
    match_id = luck.choice([match_id for match_id in untouched if match_id in own])
    organiser = luck.choice(organisers).standing_in(guild_id)
    newcomer_id, by_organiser = _newcomer(person, town, page), luck.likely(0.5)
    asking = play.reserves.ask(
        match_id=match_id,
        standing=organiser if by_organiser else person.standing_in(guild_id),
        leaver_id=person.user_id,
        newcomer_id=newcomer_id,
        reason="as agreed" if by_organiser else "",
    )
    if not await town.tried("reserve asked", asking):
        return
    asked = await town.house.store.read(lambda tx: open_request(tx, match_id))
    if asked is None or not luck.likely(CONSENT):
        return
    if not by_organiser:
        agreeing = play.reserves.agree(match_id=match_id, number=asked.number, standing=organiser)
        await town.tried("reserve agreed to", agreeing)
    accepting = play.reserves.accept(match_id=match_id, number=asked.number, user_id=newcomer_id)
    await town.tried("reserve accepted", accepting)


def _newcomer(person: Person, town: Town, page: GatheringPage) -> UserId:
    """Return a player of the reserve list, or anyone."""
    state = page.state
    if isinstance(state, TournamentState) and state.reserves and person.luck.likely(0.5):
        return page.entrants[person.luck.choice(tuple(state.reserves))].user_id
    return person.luck.choice(town.others(page.row.guild_id)).user_id
