from bot.face.press import Press
from bot.face.registry.first_steps import FIRST_PAGE, how_button, how_buttons, try_button, try_buttons
from bot.face.words import Words

WORDS = Words("en")


def test_whoever_names_no_game_begins_with_the_first() -> None:
    assert try_button(WORDS).press == Press("lesson", action="open")
    assert how_button(WORDS).press == Press("rules", action=FIRST_PAGE)


def test_each_game_is_explained_by_the_book_of_its_system() -> None:
    for game, page in (("bushido.brawl", "duel"), ("kendo.competition", "kendo"), ("way.fight", "way")):
        assert [button.press for button in how_buttons(WORDS, game)] == [Press("rules", action=page)]
    assert how_buttons(WORDS, "toy.odds") == ()


def test_a_try_is_offered_where_there_is_a_lesson() -> None:
    assert [button.press for button in try_buttons(WORDS, "bushido")] == [
        Press("lesson", action="open:bushido.duel")
    ]
    assert [button.press for button in try_buttons(WORDS, "kendo")] == [
        Press("lesson", action="open:kendo.duel")
    ]
    assert try_buttons(WORDS, "toy") == ()
