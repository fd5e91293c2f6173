"""Every screen of weekly tournaments fits, whatever their names and time zones."""

from msgspec.structs import replace

from bot.face.limits import check, texts
from bot.face.tournament.cups import cup_desk, cup_form, cup_list, end_question
from bot.face.tournament.outline import outline_panel
from bot.face.words import Words
from bot.play.clocks.habits import ZONES
from bot.play.gatherings.cups import LEASTS, MOST_CUPS, CupPage
from bot.play.gatherings.outlines import EXTRAS, PLACES, TITLE, Outline
from bot.play.ground.repertoire import game_names
from bot.store.cup_rows import Cup
from bot.store.ids import CupId
from tests.face.gathering_pages import ID, LATER, gathering_row
from tests.face.languages import in_every_language

OUTLINE = Outline("pocket.hand", "11", "three-days", 0, 21, 128, frozenset(EXTRAS), "first-steps")
CUP = Cup(
    id=CupId("z" * 12),
    guild_id=ID,
    channel_id=ID,
    host_id=ID,
    title="*" * TITLE,
    outline=OUTLINE.write(),
    weekday=2,
    minute=23 * 60 + 59,
    zone=max(ZONES, key=len),
    days=6,
    least=max(LEASTS),
    paused=False,
    begins_at=LATER,
    opens_at=LATER,
    created_at=0,
)


@in_every_language
def test_weekly_tournaments_fit_whatever_their_names(words: Words) -> None:
    cups = [replace(CUP, id=CupId(f"{number}")) for number in range(MOST_CUPS)]
    check(cup_list([CupPage(cup, None) for cup in cups], words))
    check(outline_panel(OUTLINE, game_names(), words, CUP.id))
    for cup in (CUP, replace(CUP, paused=True)):
        for row in (None, gathering_row(begins_at=LATER), gathering_row(message_id=None)):
            page = CupPage(cup, row)
            check(cup_desk(page, words))
            check(end_question(page, words))
            check(cup_form(OUTLINE, page, "UTC", words))


def test_a_form_offers_as_few_players_as_there_are_places() -> None:
    for places in PLACES:
        form = cup_form(Outline("bushido.duel", places=places), None, "UTC", Words())
        offered = [
            int(option.value) for field in form.fields if field.id == "least" for option in field.options
        ]
        assert offered == [least for least in LEASTS if not places or least <= places]


def test_what_is_paused_says_so_in_the_list_and_on_its_own() -> None:
    paused, words = CupPage(replace(CUP, paused=True), None), Words()
    for screen in (cup_list([paused], words), cup_desk(paused, words)):
        assert "⏸️" in "".join(texts(screen))
