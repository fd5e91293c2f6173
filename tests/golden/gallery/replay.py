"""Replays of every game, in every language: the beginning, a turn, the end, as one player and face up."""

from collections.abc import Callable
from dataclasses import replace

from bot.face.match.file.write import kept_screen
from bot.face.match.replay import moments_asked, moments_screen, replay_screen
from bot.face.screen import Screen
from bot.face.words import Words, locales
from tests.golden.gallery.table import Gallery
from tests.replays import FIRST, replayed

LAST = -1


def at(name: str, turn: int, view: str = "own", *, pictured: bool = True) -> Callable[[Words], Screen]:
    """Return how a turn is shown; a negative turn counts from the end."""

    def draw(words: Words) -> Screen:
        replay = replayed(name, 0)
        page = replace(replay.page, pictured=pictured)
        return replay_screen(replace(replay, page=page), turn % (replay.turns + 1), view, words)

    return draw


def in_language(locale: str, draw: Callable[[Words], Screen]) -> Callable[[Words], Screen]:
    return lambda _: draw(Words(locale))


def shared(name: str) -> Callable[[Words], Screen]:
    return lambda words: moments_screen(replayed(name, 0), FIRST, words)


SCREENS: Gallery = {
    "a duel, the beginning": at("bushido_duel_2_highborn_bruiser", 0),
    **{
        f"a duel, a turn, {locale}": in_language(locale, at("bushido_duel_2_highborn_bruiser", 2))
        for locale in locales()
    },
    "a duel, the end": at("bushido_duel_2_highborn_bruiser", LAST),
    "a duel, a turn in words": at("bushido_duel_2_highborn_bruiser", 2, pictured=False),
    "a duel, its moments": shared("bushido_duel_2_highborn_bruiser"),
    "a brawl": at("bushido_brawl_2_four", 2),
    "kendo with one's own eyes": at("kendo_duel_2_three", 3),
    **{
        f"kendo with all cards open, {locale}": in_language(locale, at("kendo_duel_2_three", 3, "open"))
        for locale in locales()
    },
    "a replay kept as a file": lambda words: kept_screen(b"<!doctype html>", words),
    "a fight alone, before its moments are shared": lambda words: moments_asked(
        replayed("way_2_shiro_at_the_cliff", 0), 3, words
    ),
    "kendo, its moments": shared("kendo_duel_2_three"),
    "pocket, the draft": at("pocket_quick_draft", 1),
    "pocket, a turn": at("pocket_2_single", 2),
    "way of the samurai": at("way_2_shiro_at_the_cliff", 5),
    "way of the samurai, the end": at("way_2_shiro_at_the_cliff", LAST),
}
