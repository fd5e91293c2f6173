"""What seats settle ahead in Kendo Duel: topics that matter, and answers that follow from the view."""

from collections.abc import Mapping
from random import Random
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
ATTACKS = ("men", "kote", "do", "tsuki", "taiatari", "maki-age", "jodan", "seme")


def full(game: Game[Any, Any, Any, Any], state: object, seat: int) -> dict[str, tuple[str, ...]]:
    """Return instructions on all there is, suggested or ours."""
    view = game.view(state, seat)
    suggestion = game.suggested(view, seat)
    return {
        topic.name: suggestion.get(topic.name) or topic.options[: None if topic.ranked else 1]
        for topic in game.topics(view, seat)
    }


FULL: Told = full(KENDO, at(["men-1"], SPARE, ["do-4"]).state, 0)
FULL_IN_COMPETITION: Told = full(COMPETITION, on_court(["men-1"], SIX).state, 0)
LISTS: Told = {"attack": ATTACKS, "discard": ("seigan",), "last-cards": ("parry",)}


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
    blue, green = {"kamae", "tai-sabaki", "fudoshin"}, {"bogyo", "tsubazeriai"}
    assert {*topics["answer:men"].options} == {*COUNTERS["men"], "men", *blue, *green, "mushin", "yield"}
    assert {f"answer:{kind}" for kind in (*COUNTERS, "yellow")} < set(topics)
    assert {"red:jodan", "red:seme", "attack", "discard", "last-cards"} < set(topics)


def test_aims_and_bonuses_are_topics_of_three_and_four() -> None:
    assert {"aim", "bonus"} < {*names(at(["men-1"], SPARE, ["do-4"]))}
    assert not {"aim", "bonus"} & {*names(at(["men-1"], SPARE))}
    assert names(at(["men-1"], [], ["do-4"], out=[1]), 1) == []


def test_the_first_answer_of_the_list_in_hand_is_played() -> None:
    scene = at(["men-1", "do-4"], ["men-6", "men-do", "kamae-1"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("men-kote", "men", "kamae")}) == "men-6>0"
    assert heeded(scene, {"answer:men": ("kamae", "men")}) == "kamae-1"
    assert heeded(scene, {"answer:men": ("men-kote", "yield", "men")}) == "yield"


def test_what_a_list_does_not_name_is_let_pass() -> None:
    scene = at(["men-1", "do-4"], ["men-6", "bogyo-1"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("men-kote", "kamae")}) == "yield"


def test_who_has_no_list_for_an_attack_is_asked() -> None:
    scene = at(["men-1", "do-4"], ["men-6", "bogyo-1"]).then("men-1>1")
    assert heeded(scene, {"answer:kote": ("men",)}) is None


def test_with_the_last_card_one_is_asked_unless_that_is_settled() -> None:
    last = at(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1")
    told: Told = {"answer:men": ("bogyo",)}
    assert heeded(last, told) is None
    assert heeded(last, {**told, "last-cards": ("no-parry",)}) == "yield"
    assert heeded(last, {**told, "last-cards": ("parry",)}) == "bogyo-1"
    other = at(["men-1", "do-4"], ["bogyo-1", "seme-1"]).then("men-1>1")
    assert heeded(other, {**told, "last-cards": ("no-parry",)}) == "bogyo-1"


def test_who_wants_to_be_asked_with_few_cards_left_is() -> None:
    two, three = (at(["men-1", "do-4"], hand).then("men-1>1") for hand in (SPARE[:2], SPARE))
    told: Told = {"answer:men": ("men",), "last-cards": ("ask-2",)}
    assert [heeded(scene, told) for scene in (two, three)] == [None, "yield"]
    assert heeded(three, {**told, "last-cards": ("ask-3",)}) is None
    assert heeded(at(SPARE[:2], ["men-1"]), {**LISTS, "last-cards": ("ask-2",)}) is None


def test_mushin_goes_with_the_first_counterattack() -> None:
    scene = at(["men-1", "do-4"], ["mushin-1", "kote-do", "do-kote"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("mushin",)}) == "mushin-1+kote-do>0"


def test_the_red_part_has_lists_of_its_own() -> None:
    scene = at(["men-1", "jodan-1"], ["seigan-1", "fudoshin-1", "do-4"]).then("men-1+jodan-1>1")
    assert heeded(scene, {"red:jodan": ("fudoshin", "seigan")}) == "fudoshin-1"
    assert heeded(scene, {"red:jodan": ("seigan",)}) == "seigan-1"
    assert heeded(scene, {"red:seme": ("seigan",), "answer:men": ("yield",)}) is None


def test_who_has_no_list_for_a_red_card_is_asked_about_the_whole_attack() -> None:
    scene = at(["men-1", "jodan-1"], ["seigan-1", "men-6", "do-4"]).then("men-1+jodan-1>1", "seigan-1")
    assert heeded(scene, {"answer:men": ("men",)}) is None
    assert heeded(scene, {"answer:men": ("men",), "red:jodan": ("yield",)}) == "men-6>0"


def test_among_three_an_answer_is_aimed_as_instructed() -> None:
    scene = at(["men-1"], ["men-do", "seme-1"], ["do-4", "kote-2"]).then("men-1>1")
    told: Told = {"answer:men": ("men-do",)}
    assert heeded(scene, told) is None
    assert heeded(scene, {**told, "aim": ("fewest-cards",)}) == "men-do>0"
    assert heeded(scene, {**told, "aim": ("most-cards",)}) == "men-do>2"
    assert heeded(scene, {**told, "aim": ("attacker",)}) == "men-do>0"


def test_an_aim_that_nobody_fits_goes_to_the_next_seat() -> None:
    scene = at(["men-1"], ["men-do", "seme-1"], ["do-4"], ["kote-2"]).then("men-1>1")
    assert heeded(scene, {"answer:men": ("men-do",), "aim": ("attacker",)}) == "men-do>2"
    start = at(["men-1", "do-5"], SPARE, ["do-4"], ["kote-2"], starts=1)
    with_attack = Scene(replace(start.state, hands=(*start.hands[:1], ("kote-7",), *start.hands[2:])))
    assert heeded(with_attack, {**LISTS, "aim": ("attacker",)}) == "kote-7>2"
    struck = Scene(replace(with_attack.state, attacked_by=(None, 0, None, None)))
    assert heeded(struck, {**LISTS, "aim": ("attacker",)}) == "kote-7>0"


def test_an_attack_is_the_first_of_the_list_in_hand_or_any_other() -> None:
    scene = at(["men-1", "do-4", "taiatari-1"], SPARE)
    assert heeded(scene, {**LISTS, "attack": ("tsuki", "do", "men")}) == "do-4>1"
    assert heeded(scene, {**LISTS, "attack": ("tsuki",)}) == "taiatari-1>1"


def test_an_attack_is_reinforced_where_the_list_names_a_red_card() -> None:
    scene = at(["men-1", "jodan-1", "seme-1"], SPARE)
    assert heeded(scene, {**LISTS, "attack": ("men",)}) == "men-1>1"
    assert heeded(scene, {**LISTS, "attack": ("men", "seme")}) == "men-1+seme-1>1"
    assert heeded(scene, {**LISTS, "attack": ("seme", "men", "jodan")}) == "men-1+seme-1>1"


def test_a_stopped_attack_is_followed_by_the_next_of_the_list() -> None:
    scene = at(["men-1", "do-4", "kote-2"], ["bogyo-1", "men-do", *SPARE[:1]], SPARE[1:])
    told: Told = {**LISTS, "attack": ("men", "do"), "aim": ("fewest-cards",)}
    stopped = Scene(replace(scene.state, hands=(scene.hands[0][1:], *scene.hands[1:])))
    assert [heeded(each, told) for each in (scene, stopped)] == ["men-1>2", "do-4>2"]


def test_attacks_and_discards_are_settled_together() -> None:
    """Nobody else knows which of the two a player is asked for."""
    attacking, bare = at(["men-do", "men-1"], SPARE), at(["men-do", "seigan-1", "bogyo-1"], SPARE)
    told: Told = {"discard": ("jodan", "counter", "bogyo")}
    for scene, choice in ((attacking, "men-1>1"), (bare, "men-do")):
        assert heeded(scene, told) is None
        assert heeded(scene, {"attack": ATTACKS}) is None
        assert heeded(scene, {**told, "attack": ATTACKS}) == choice
    assert heeded(bare, {"discard": ("jodan",), "attack": ATTACKS}) == "seigan-1"


def test_bonuses_follow_their_list() -> None:
    bonus = at(["men-1", "kote-2"], [], ["do-4"], hidden=["bogyo-1"]).then("men-1>1")
    assert heeded(bonus, {"bonus": ("counter", "other")}) == "other"
    assert heeded(bonus, {"bonus": ("counter",)}) == "other"
    assert heeded(bonus, {"bonus": ("keep",)}) == "keep"
    assert heeded(bonus, LISTS) is None


def test_the_opening_switch_is_never_settled_ahead() -> None:
    state = KENDO.start(2, DUEL, Dice(bytes(32))).state
    (request, _) = KENDO.requests(state)
    assert KENDO.heed(KENDO.view(state, 0), request, FULL) is None


def test_what_is_suggested_is_all_but_attacks_and_time() -> None:
    for others in ([SPARE], [SPARE, ["do-4"]], [SPARE, ["do-4"], ["do-5"]]):
        table = at(["men-1"], *others)
        left = {*names(table)} - {*KENDO.suggested(KENDO.view(table.state, 0), 0)}
        assert left == {"attack", "discard"}
    view = COMPETITION.view(on_court(["men-1"], SIX).state, 0)
    left = {topic.name for topic in COMPETITION.topics(view, 0)} - {*COMPETITION.suggested(view, 0)}
    assert left == {"attack", "time"}


def test_in_a_competition_the_switch_keeps_the_answer() -> None:
    play = on_court(["men-1", "do-4"], ["men-do", "seme-1", "bogyo-1"]).then("men-1>1")
    told = {**FULL_IN_COMPETITION, "answer:men": ("men-do",), "back": ("counter", "seme")}
    assert heeded_on_court(play, told) == "seme-1/counter/counter"
    assert heeded_on_court(play, {**told, "back": ("jodan",)}) == "bogyo-1/counter/counter"
    assert heeded_on_court(play.then("seme-1/other/other"), {"answer:men": ("men-do",)}) == "men-do>0"


def test_the_answer_is_kept_even_where_nothing_else_can_go_back() -> None:
    play = on_court(["men-1", "do-4"], ["men-do"]).then("men-1>1")
    assert heeded_on_court(play, FULL_IN_COMPETITION) == "men-do/counter/counter"


def test_both_answers_to_a_reinforced_attack_are_kept() -> None:
    play = on_court(["men-1", "jodan-1", "do-4"], ["seigan-1", "men-do", "seme-1"]).then("men-1+jodan-1>1")
    told = {**FULL_IN_COMPETITION, "back": ("seigan", "counter", "seme")}
    assert heeded_on_court(play, told) == "seme-1/counter/counter"


def test_the_attack_to_come_is_not_switched_away() -> None:
    play = on_court(["men-1", "do-4", "seme-1"], SIX, switching="owed")
    told = {**FULL_IN_COMPETITION, "back": ("do", "men"), "attack": ("do",)}
    assert heeded_on_court(play, told) == "men-1/counter/counter"
    assert heeded_on_court(play, {name: told[name] for name in ("back", "new", "drawn")}).startswith("do-4/")


def test_a_switch_is_settled_whole_and_with_the_answer_it_is_for() -> None:
    play = on_court(["men-1", "do-4"], ["men-do", "seme-1", "bogyo-1"]).then("men-1>1")
    for missing in ("back", "new", "drawn", "answer:men"):
        told = {name: FULL_IN_COMPETITION[name] for name in FULL_IN_COMPETITION if name != missing}
        assert heeded_on_court(play, told) is None


def test_a_green_card_that_is_the_first_answer_is_played_instead_of_a_switch() -> None:
    play = on_court(["men-1", "do-4"], ["men-do", "seme-1", "bogyo-1"]).then("men-1>1")
    assert heeded_on_court(play, {**FULL_IN_COMPETITION, "answer:men": ("bogyo", "men-do")}) == "bogyo-1"


def test_who_could_call_time_is_asked_whether_the_card_is_held_or_not() -> None:
    leading, even = Tally(ippons=(IPPON, ())), Tally(ippons=(IPPON, IPPON))
    untold = {name: FULL_IN_COMPETITION[name] for name in FULL_IN_COMPETITION if name != "time"}
    for hand in (["jikan-desu", "seme-1", "men-1"], ["seme-1", "men-1"]):
        for tally in (leading, even):
            assert heeded_on_court(on_court(hand, SIX, switching="owed", tally=tally), untold) is None
        level = on_court(hand, SIX, switching="owed", tally=Tally())
        assert heeded_on_court(level, untold) == "seme-1/counter/counter"
    played = on_court(
        ["seme-1", "men-1"], SIX, switching="owed", tally=replace(even, retired=("jikan-desu",))
    )
    assert heeded_on_court(played, untold) is not None


def test_the_time_is_called_as_instructed() -> None:
    leading, even = Tally(ippons=(IPPON, ())), Tally(ippons=(IPPON, IPPON))
    hand, switch = ["jikan-desu", "seme-1", "men-1"], "seme-1/counter/counter"
    for time, tally, choice in (
        ("when-ahead", leading, "jikan-desu"),
        ("when-ahead", even, switch),
        ("always", even, "jikan-desu"),
        ("never", leading, switch),
    ):
        play = on_court(hand, SIX, switching="owed", tally=tally)
        assert heeded_on_court(play, {**FULL_IN_COMPETITION, "time": (time,)}) == choice


def test_hands_are_filled_from_the_subdecks_of_the_list_in_turn() -> None:
    play = on_court(["men-1", "do-4"], ["kote-2", "seme-1"]).then("men-1>1").switched().then("yield")
    assert heeded_on_court(play, {"refill": ("other", "counter")}) == "counter+other+other"
    assert heeded_on_court(play, {"refill": ("basic",)}) == "basic+basic+basic"
    assert heeded_on_court(play, {}) is None


def test_hands_are_filled_from_what_is_left() -> None:
    few = ["men-12", "kote-7", "men-men", "bogyo-1", "seme-2", "kamae-1"]
    play = on_court(["men-1", "do-4"], ["kote-2", "seme-1"], hidden=few).then("men-1>1")
    play = play.then("kote-2/other/other", "yield")
    told = heeded_on_court(play, {"refill": ("counter",)})
    assert told is not None
    assert told.split("+").count("counter") == 1
    assert told in play.options


def waits(game: Game[Any, Any, Any, Any], seed: bytes) -> int:
    """Count how often two wait for one another, if each settles all there is when first asked."""
    rng, count, awaited, plays = Random(seed), 0, -1, 0
    state, told = game.start(2, DUEL, Dice(seed)).state, dict[int, Told]()
    while requests := game.requests(state):
        plays += 1
        choices: dict[int, str] = {}
        for request in requests:
            choice = game.heed(game.view(state, request.seat), request, told.get(request.seat, {}))
            if choice is None:
                count, awaited = count + (request.seat != awaited), request.seat
                told[request.seat] = full(game, state, request.seat)
            choices[request.seat] = choice or rng.choice(request.options)
        state = game.play(state, choices, Dice(seed, plays)).state
    return count


def test_full_lists_leave_few_hand_offs() -> None:
    assert max(waits(KENDO, seed) for seed in seeds(40)) <= 4
    assert max(waits(COMPETITION, seed) for seed in seeds(40)) <= 6
