"""What seats settle ahead in Kendo Duel: topics that matter, and answers that follow from the view."""

from collections.abc import Mapping
from random import Random
from statistics import median
from typing import Any

from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Game
from rules.kendo.competition_state import Tally
from tests.conformance.kit import seeds
from tests.rules.kendo.court_table import COMPETITION, IPPON, SIX, Play, on_court
from tests.rules.kendo.table import DUEL, KENDO, SPARE, Scene, at

Told = Mapping[str, tuple[str, ...]]
COUNTERS = {
    part: tuple(f"{part}-{last}" for last in ("men", "kote", "do", "tsuki"))
    for part in ("men", "kote", "do", "tsuki")
}
BLUE, GREEN = ("kamae", "tai-sabaki", "fudoshin"), ("bogyo", "tsubazeriai")
FULL: Told = {
    **{f"answer:{part}": (*COUNTERS[part], part, *GREEN, *BLUE, "mushin", "yield") for part in COUNTERS},
    "answer:yellow": (*BLUE, "mushin", "yield"),
    "red:jodan": ("seigan", "fudoshin", "yield"),
    "red:seme": ("mushin", "fudoshin", "yield"),
    "aim": ("fewest-cards",),
    "discard": ("seigan", "bogyo", "tsubazeriai", "jodan", "seme", "counter", "mushin", *BLUE),
    "bonus": ("other",),
    "back": ("seigan", "seme", "jodan", *GREEN, "mushin", "counter", *COUNTERS, *BLUE, "taiatari"),
    "new": ("counter", "other", "basic"),
    "drawn": ("counter", "other"),
    "refill": ("counter", "other", "basic"),
}
"""Instructions on all there is."""


def heeded(scene: Scene, told: Told) -> str | None:
    (request,) = KENDO.requests(scene.state)
    return KENDO.heed(KENDO.view(scene.state, request.seat), request, told)


def heeded_on_court(play: Play, told: Told) -> str | None:
    (request,) = COMPETITION.requests(play.state)
    return COMPETITION.heed(COMPETITION.view(play.state, request.seat), request, told)


def names(scene: Scene, seat: int = 0) -> list[str]:
    return [topic.name for topic in KENDO.topics(KENDO.view(scene.state, seat), seat)]


def test_each_kind_of_attack_is_a_topic_with_all_that_answers_it() -> None:
    topics = {topic.name: topic for topic in KENDO.topics(KENDO.view(at(["men-1"], SPARE).state, 0), 0)}
    assert topics["answer:men"].ranked
    assert set(topics["answer:men"].options) == set(FULL["answer:men"])
    assert {f"answer:{kind}" for kind in (*COUNTERS, "yellow")} < set(topics)
    assert {"red:jodan", "red:seme", "discard"} < set(topics)


def test_aims_and_bonuses_are_topics_of_three_and_four() -> None:
    assert {"aim", "bonus"} < {*names(at(["men-1"], SPARE, ["do-4"]))}
    assert not {"aim", "bonus"} & {*names(at(["men-1"], SPARE))}
    assert names(at(["men-1"], [], ["do-4"], out=[1]), 1) == []


def test_the_first_answer_of_the_list_in_hand_is_played() -> None:
    scene = at(["men-1", "do-4"], ["men-6", "men-do", "kamae-1"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("men-kote", "men", "kamae")}) == "men-6>0"
    assert heeded(scene, {"answer:men": ("kamae", "men")}) == "kamae-1>0"
    assert heeded(scene, {"answer:men": ("men-kote", "yield")}) == "yield"


def test_who_has_none_of_the_list_is_asked() -> None:
    scene = at(["men-1", "do-4"], ["men-6", "bogyo-1"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("men-kote", "kamae")}) is None
    assert heeded(scene, {"answer:kote": ("men",)}) is None


def test_a_last_card_that_would_parry_is_asked_about() -> None:
    last = at(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1")
    assert heeded(last, {"answer:men": ("bogyo", "yield")}) is None
    other = at(["men-1", "do-4"], ["bogyo-1", "seme-1"]).then("men-1>1")
    assert heeded(other, {"answer:men": ("bogyo", "yield")}) == "bogyo-1"


def test_mushin_goes_with_the_first_counterattack() -> None:
    scene = at(["men-1", "do-4"], ["mushin-1", "kote-do", "do-kote"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("mushin",)}) == "mushin-1+kote-do>0"


def test_the_red_part_has_lists_of_its_own() -> None:
    scene = at(["men-1", "jodan-1"], ["seigan-1", "fudoshin-1", "do-4"]).then("men-1+jodan-1>1")
    assert heeded(scene, {"red:jodan": ("fudoshin", "seigan")}) == "fudoshin-1>0"
    assert heeded(scene, {"red:jodan": ("seigan",)}) == "seigan-1"
    assert heeded(scene, {"red:seme": ("seigan",), "answer:men": ("yield",)}) is None


def test_among_three_an_answer_is_aimed_as_instructed() -> None:
    scene = at(["men-1"], ["men-do", "seme-1"], ["do-4", "kote-2"]).then("men-1>1")
    told: Told = {"answer:men": ("men-do",)}
    assert heeded(scene, told) is None
    assert heeded(scene, {**told, "aim": ("fewest-cards",)}) == "men-do>0"
    assert heeded(scene, {**told, "aim": ("most-cards",)}) == "men-do>2"
    assert heeded(scene, {**told, "aim": ("attacker",)}) == "men-do>0"


def test_an_aim_that_is_not_legal_is_asked_about() -> None:
    scene = at(["men-1"], ["men-do", "seme-1"], ["do-4"], ["kote-2"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("men-do",), "aim": ("attacker",)}) is None


def test_discards_and_bonuses_follow_their_lists() -> None:
    scene = at(["men-do", "seigan-1", "bogyo-1"], SPARE)
    assert heeded(scene, {"discard": ("jodan", "counter", "bogyo")}) == "men-do"
    bonus = at(["men-1", "kote-2"], [], ["do-4"], hidden=["bogyo-1"]).then("men-1>1")
    assert heeded(bonus, {"bonus": ("counter", "other")}) == "other"


def test_whom_to_attack_is_never_settled_ahead() -> None:
    assert heeded(at(["men-1"], SPARE), FULL) is None


def test_in_a_competition_the_switch_keeps_the_answer() -> None:
    play = on_court(["men-1", "do-4"], ["men-do", "seme-1", "bogyo-1"]).then("men-1>1")
    told = {**FULL, "back": ("counter", "seme")}
    assert heeded_on_court(play, told) == "seme-1/counter/counter"
    assert heeded_on_court(play, {**told, "back": ("jodan",)}) is None
    assert heeded_on_court(play.then("seme-1/other/other"), {"answer:men": ("men-do",)}) == "men-do>0"


def test_a_green_card_that_is_the_first_answer_is_played_instead_of_a_switch() -> None:
    play = on_court(["men-1", "do-4"], ["men-do", "seme-1", "bogyo-1"]).then("men-1>1")
    assert heeded_on_court(play, {**FULL, "answer:men": ("bogyo", "men-do")}) == "bogyo-1"


def test_who_could_call_time_is_asked() -> None:
    leading = Tally(ippons=(IPPON, ()))
    play = on_court(["jikan-desu", "seme-1", "men-1"], SIX, switching="owed", tally=leading)
    assert heeded_on_court(play, FULL) is None
    level = Play(replace(play.state, tally=Tally()))
    assert heeded_on_court(level, FULL) == "seme-1/counter/counter"


def test_hands_are_filled_from_the_subdecks_of_the_list_in_turn() -> None:
    play = on_court(["men-1", "do-4"], ["kote-2", "seme-1"]).then("men-1>1").switched().then("yield")
    assert heeded_on_court(play, {"refill": ("other", "counter")}) == "counter+other+other"
    assert heeded_on_court(play, {"refill": ("basic",)}) == "basic+basic+basic"
    assert heeded_on_court(play, {}) is None


def waits(game: Game[Any, Any, Any, Any], seed: bytes) -> int:
    """Play with full instructions on both sides; count how often the game waits for another person."""
    rng, count, awaited, plays = Random(seed), 0, -1, 0
    state = game.start(2, DUEL, Dice(seed)).state
    while requests := game.requests(state):
        plays += 1
        choices: dict[int, str] = {}
        for request in requests:
            told = game.heed(game.view(state, request.seat), request, FULL)
            choices[request.seat] = told or rng.choice(request.options)
            if told is None and request.seat != awaited:
                count, awaited = count + 1, request.seat
        state = game.play(state, choices, Dice(seed, plays)).state
    return count


def test_full_lists_leave_few_hand_offs() -> None:
    """The opening switch is two of those of a Duel."""
    assert median(waits(KENDO, seed) for seed in seeds(60)) <= 6
    assert median(waits(COMPETITION, seed) for seed in seeds(60)) <= 6
